import type { BookFilter, BookOrder, BooksPageQueryVariables } from "../../../gql/graphql";
import type { CatalogueAddress, CatalogueSort } from "./catalogueAddress";

export const BOOKS_PER_PAGE = 24;

const ORDERS: Record<CatalogueSort, BookOrder> = {
  relevance: { field: "RELEVANCE" },
  newest: { field: "NEWEST" },
  title: { field: "TITLE", direction: "ASC" },
  year: { field: "YEAR", direction: "DESC" },
};

export function catalogueVariables(address: CatalogueAddress): BooksPageQueryVariables {
  return {
    first: BOOKS_PER_PAGE,
    after: address.after,
    search: address.search.trim() || null,
    filter: bookFilter(address),
    orderBy: ORDERS[effectiveSort(address)],
    named: namedIds(address),
  };
}

/** Best match first needs something to match: without a search the newest come first. */
export function effectiveSort({ sort, search }: CatalogueAddress): CatalogueSort {
  const hasSearch = search.trim() !== "";
  if (sort && (sort !== "relevance" || hasSearch)) return sort;
  return hasSearch ? "relevance" : "newest";
}

/** Only what is asked for is in it, so that the same question is always the same entry in the cache. */
function bookFilter(address: CatalogueAddress): BookFilter | null {
  const filter: BookFilter = {
    ...(address.categories.length > 0 && { categoryIds: address.categories }),
    ...(address.author && { authorId: address.author }),
    ...(address.publisher && { publisherId: address.publisher }),
    ...(address.classification && { classificationId: address.classification }),
    ...(address.languages.length > 0 && { languages: address.languages }),
    ...(address.yearFrom !== null && { yearFrom: address.yearFrom }),
    ...(address.yearTo !== null && { yearTo: address.yearTo }),
    ...(address.isAvailable && { available: true }),
    ...(address.hasDigitalFile && { hasDigitalFile: true }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

/** Things that the address knows by id only, and whose names the chips need. */
function namedIds({ categories, author, publisher, classification }: CatalogueAddress): string[] {
  return [...categories, author, publisher, classification].filter((id) => id !== null);
}
