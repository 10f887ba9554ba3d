import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type CatalogueAddress, catalogueHref, readCatalogueAddress } from "./catalogueAddress";

/** The address bar is the only place where the state of the catalogue is kept. */
export function useCatalogueAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readCatalogueAddress(new URLSearchParams(search)), [search]);
  return {
    address,
    /** A changed question starts from its first page; `replace` keeps each typed letter out of the history. */
    change: (changes: Partial<CatalogueAddress>, { replace = false } = {}) => {
      const href = catalogueHref({ ...address, after: null, ...changes });
      if (href !== catalogueHref(address)) void navigate(href, { replace });
    },
  };
}

export type ChangeAddress = ReturnType<typeof useCatalogueAddress>["change"];
