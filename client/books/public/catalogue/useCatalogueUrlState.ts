import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type CatalogueUrlState, catalogueHref, parseCatalogueUrl } from "./catalogueUrlState";

/** The address bar is the only place where the state of the catalogue is kept. */
export function useCatalogueUrlState() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const urlState = useMemo(() => parseCatalogueUrl(new URLSearchParams(search)), [search]);
  return {
    urlState: urlState,
    /** A changed question starts from its first page; `replace` keeps each typed letter out of the history. */
    change: (changes: Partial<CatalogueUrlState>, { replace = false } = {}) => {
      const href = catalogueHref({ ...urlState, after: null, ...changes });
      if (href !== catalogueHref(urlState)) void navigate(href, { replace });
    },
  };
}

export type ChangeCatalogueUrlState = ReturnType<typeof useCatalogueUrlState>["change"];
