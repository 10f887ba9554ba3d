import type { CatalogueUrlState } from "../catalogue/catalogueUrlState";

export function countFilters(urlState: CatalogueUrlState): number {
  const single = [urlState.author, urlState.publisher, urlState.classification, urlState.yearFrom, urlState.yearTo];
  const flags = [urlState.isAvailable, urlState.hasDigitalFile];
  return (
    urlState.categories.length +
    urlState.languages.length +
    single.filter((value) => value !== null).length +
    flags.filter(Boolean).length
  );
}
