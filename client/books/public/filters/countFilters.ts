import { type CatalogueList, type CatalogueUrlState, LIST_PARAMS } from "../catalogue/catalogueUrlState";

export function countFilters(urlState: CatalogueUrlState): number {
  const lists = (Object.keys(LIST_PARAMS) as CatalogueList[]).map((list) => urlState[list].length);
  const single = [urlState.classification, urlState.yearFrom, urlState.yearTo];
  const flags = [urlState.isAvailable, urlState.hasDigitalFile];
  return (
    lists.reduce((sum, count) => sum + count, 0) +
    single.filter((value) => value !== null).length +
    flags.filter(Boolean).length
  );
}
