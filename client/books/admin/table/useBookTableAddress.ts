import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type BookTableAddress, bookTableHref, readBookTableAddress } from "./bookTableAddress";

/** The address bar is the only place where search, filters, columns and order are kept. */
export function useBookTableAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readBookTableAddress(new URLSearchParams(search)), [search]);
  return {
    address,
    /** `replace` keeps each typed letter out of the history. */
    change: (changes: Partial<BookTableAddress>, { replace = false } = {}) => {
      const href = bookTableHref({ ...address, ...changes });
      if (href !== bookTableHref(address)) void navigate(href, { replace });
    },
  };
}

export type ChangeTable = ReturnType<typeof useBookTableAddress>["change"];
