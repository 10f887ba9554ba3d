import type { BookFilter, BookOrder, BooksPageQueryVariables, MaterialKind } from "../../../gql/graphql";
import type { CatalogueUrlState, CatalogueSort } from "./catalogueUrlState";

export const BOOKS_PER_PAGE = 24;

const ORDERS: Record<CatalogueSort, BookOrder> = {
  relevance: { field: "RELEVANCE" },
  newest: { field: "NEWEST" },
  title: { field: "TITLE", direction: "ASC" },
  year: { field: "YEAR", direction: "DESC" },
};

export function catalogueVariables(urlState: CatalogueUrlState): BooksPageQueryVariables {
  return {
    first: BOOKS_PER_PAGE,
    after: urlState.after,
    search: urlState.search.trim() || null,
    exact: urlState.isExact ? true : null,
    filter: toBookFilter(urlState),
    orderBy: ORDERS[effectiveSort(urlState)],
    named: namedIds(urlState),
  };
}

/** Sorting by relevance needs a search; otherwise the newest come first. */
export function effectiveSort({ sort, search }: CatalogueUrlState): CatalogueSort {
  const hasSearch = search.trim() !== "";
  if (sort && (sort !== "relevance" || hasSearch)) return sort;
  return hasSearch ? "relevance" : "newest";
}

/** Leaves out unset filters, so that equal queries share one cache entry. */
export function toBookFilter(urlState: CatalogueUrlState): BookFilter | null {
  const filter: BookFilter = {
    ...urlState.scope.filter,
    ...(urlState.categories.length > 0 && { categoryIds: urlState.categories }),
    ...(urlState.classes.length > 0 && { classes: urlState.classes }),
    ...(urlState.authors.length > 0 && { authorIds: urlState.authors }),
    ...(urlState.publishers.length > 0 && { publisherIds: urlState.publishers }),
    ...(urlState.subjects.length > 0 && { subjectIds: urlState.subjects }),
    ...(urlState.classification && { classificationId: urlState.classification }),
    ...(urlState.materials.length > 0 && {
      materialKinds: urlState.materials.map((kind) => kind.toUpperCase() as MaterialKind),
    }),
    ...(urlState.languages.length > 0 && { languages: urlState.languages }),
    ...(urlState.yearFrom !== null && { yearFrom: urlState.yearFrom }),
    ...(urlState.yearTo !== null && { yearTo: urlState.yearTo }),
    ...(urlState.isAvailable && { available: true }),
    ...(urlState.hasDigitalFile && { hasDigitalFile: true }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

/** Records that the URL knows by id only, whose names the chips need. */
export function namedIds({ categories, authors, publishers, subjects, classification }: CatalogueUrlState): string[] {
  return [...categories, ...authors, ...publishers, ...subjects, classification].filter((id) => id !== null);
}
