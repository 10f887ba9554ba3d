import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type CatalogueUrlState, catalogueHref, parseCatalogueUrl, WHOLE_CATALOGUE } from "./catalogueUrlState";

/** Reads and changes the catalogue's state, which lives only in the URL. */
export function useCatalogueUrlState(scope = WHOLE_CATALOGUE) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const urlState = useMemo(() => parseCatalogueUrl(new URLSearchParams(search), scope), [search, scope]);
  return {
    urlState: urlState,
    /** A change goes back to the first page; `replace` keeps typed letters out of the history. */
    change: (changes: Partial<CatalogueUrlState>, { replace = false } = {}) => {
      const href = catalogueHref({ ...urlState, after: null, ...changes });
      if (href !== catalogueHref(urlState)) void navigate(href, { replace });
    },
  };
}

export type ChangeCatalogueUrlState = ReturnType<typeof useCatalogueUrlState>["change"];
