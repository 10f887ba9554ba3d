import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type BookTableUrlState, bookTableHref, parseBookTableUrl } from "./bookTableUrlState";

/** The address bar is the only place where search, filters, columns and order are kept. */
export function useBookTableUrlState() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const urlState = useMemo(() => parseBookTableUrl(new URLSearchParams(search)), [search]);
  return {
    urlState: urlState,
    /** `replace` keeps each typed letter out of the history. */
    change: (changes: Partial<BookTableUrlState>, { replace = false } = {}) => {
      const href = bookTableHref({ ...urlState, ...changes });
      if (href !== bookTableHref(urlState)) void navigate(href, { replace });
    },
  };
}

export type ChangeBookTableUrlState = ReturnType<typeof useBookTableUrlState>["change"];
