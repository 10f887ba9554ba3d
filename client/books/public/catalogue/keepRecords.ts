import type { CatalogueUrlState } from "./catalogueUrlState";

/** The same search without the records that are not to be kept, each told by its id and its type. */
export function keepRecords(
  urlState: CatalogueUrlState,
  isKept: (id: string, typename: string) => boolean,
): CatalogueUrlState {
  const { categories, authors, publishers, subjects, classification } = urlState;
  const kept = (ids: readonly string[], typename: string) => ids.filter((id) => isKept(id, typename));
  return {
    ...urlState,
    categories: kept(categories, "Category"),
    authors: kept(authors, "Author"),
    publishers: kept(publishers, "Publisher"),
    subjects: kept(subjects, "Subject"),
    classification: classification !== null && isKept(classification, "Classification") ? classification : null,
  };
}
