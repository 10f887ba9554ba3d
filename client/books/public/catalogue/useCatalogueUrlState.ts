import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isIdOf } from "../../../apollo/isIdOf";
import { type CatalogueUrlState, catalogueHref, parseCatalogueUrl, WHOLE_CATALOGUE } from "./catalogueUrlState";
import { keepRecords } from "./keepRecords";

/** Reads and changes the catalogue's state, which lives only in the URL. */
export function useCatalogueUrlState(scope = WHOLE_CATALOGUE) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const urlState = useMemo(
    () => keepRecords(parseCatalogueUrl(new URLSearchParams(search), scope), (id, typename) => isIdOf(typename, id)),
    [search, scope],
  );
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
