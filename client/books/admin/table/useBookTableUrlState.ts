import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isIdOf } from "../../../apollo/isIdOf";
import { type BookTableUrlState, bookTableHref, keepRecords, parseBookTableUrl } from "./bookTableUrlState";

/** Reads and changes the table's search, filters, columns and order, which live only in the URL. */
export function useBookTableUrlState() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const urlState = useMemo(
    () => keepRecords(parseBookTableUrl(new URLSearchParams(search)), (id, typename) => isIdOf(typename, id)),
    [search],
  );
  return {
    urlState,
    /** `replace` keeps typed letters out of the history. */
    change: (changes: Partial<BookTableUrlState>, { replace = false } = {}) => {
      const href = bookTableHref({ ...urlState, ...changes });
      if (href !== bookTableHref(urlState)) void navigate(href, { replace });
    },
  };
}

export type ChangeBookTableUrlState = ReturnType<typeof useBookTableUrlState>["change"];
