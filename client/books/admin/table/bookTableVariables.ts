import type { BookFilter, BookOrder, BookTableQueryVariables } from "../../../gql/graphql";
import { type BookTableAddress, type BookTableSort, effectiveSort } from "./bookTableAddress";

export const ROWS_PER_PAGE = 50;

interface Order {
  field: BookOrder["field"];
  /** The way it runs unless it is reversed, as the server has it. */
  own: "ASC" | "DESC";
  /** As REST has it, for the export. */
  rest: string;
}

const ORDERS: Record<BookTableSort, Order> = {
  relevance: { field: "RELEVANCE", own: "DESC", rest: "relevance" },
  newest: { field: "NEWEST", own: "DESC", rest: "newest" },
  title: { field: "TITLE", own: "ASC", rest: "title" },
  year: { field: "YEAR", own: "DESC", rest: "year" },
  updated: { field: "UPDATED", own: "DESC", rest: "updated" },
  callNumber: { field: "CALL_NUMBER", own: "ASC", rest: "call_number" },
};

function directionOf({ own }: Order, isReversed: boolean): "ASC" | "DESC" {
  return isReversed === (own === "ASC") ? "DESC" : "ASC";
}

export type BookQuestion = Omit<BookTableQueryVariables, "after" | "named">;

/** Only what is asked for is in it, so that the same question is always the same entry in the cache. */
export function bookQuestion(address: BookTableAddress): BookQuestion {
  const search = address.search.trim();
  const { by, isReversed } = effectiveSort(address);
  return {
    first: ROWS_PER_PAGE,
    search: search || null,
    withItemCodes: search !== "" ? true : null,
    filter: bookFilter(address),
    orderBy: { field: ORDERS[by].field, direction: directionOf(ORDERS[by], isReversed) },
  };
}

function bookFilter(address: BookTableAddress): BookFilter | null {
  const { lacking } = address;
  const filter: BookFilter = {
    ...(address.category && { categoryIds: [address.category] }),
    ...(address.author && { authorId: address.author }),
    ...(address.publisher && { publisherId: address.publisher }),
    ...(address.classification && { classificationId: address.classification }),
    ...(address.location && { locationId: address.location }),
    ...(address.source && { sourceId: address.source }),
    ...(address.language && { languages: [address.language] }),
    ...(address.isAvailable !== null && { available: address.isAvailable }),
    ...(address.importId !== null && { importId: address.importId }),
    ...(lacking.includes("category") && { hasCategory: false }),
    ...(lacking.includes("cover") && { hasCover: false }),
    ...(lacking.includes("copies") && { hasCopies: false }),
    ...(lacking.includes("isbn") && { isbnIsWrong: true }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

export type ExportFormat = "aksara" | "slims";

/** What of the address the export has to know; `numberOf` gives the number by which REST knows a record. */
export function exportHref(
  address: BookTableAddress,
  format: ExportFormat,
  numberOf: (id: string) => number | null,
): string {
  const search = address.search.trim();
  const { by, isReversed } = effectiveSort(address);
  const params = new URLSearchParams({ format });
  const put = (name: string, value: string | number | boolean | null) => {
    if (value !== null && value !== "") params.set(name, String(value));
  };
  put("search", search);
  put("item_codes", search === "" ? null : true);
  for (const name of ["category", "author", "publisher", "classification", "location", "source"] as const) {
    put(`${name}_id`, address[name] && numberOf(address[name]));
  }
  put("language", address.language);
  put("available", address.isAvailable);
  put("import_id", address.importId);
  const { lacking } = address;
  for (const lack of lacking) put(lack === "isbn" ? "isbn_is_wrong" : `has_${lack}`, lack === "isbn");
  put("sort", ORDERS[by].rest);
  put("order", directionOf(ORDERS[by], isReversed).toLowerCase());
  return `/api/books/export?${params.toString()}`;
}

/** Of chosen books, in the order in which the table is sorted. */
export function chosenExportHref(bookIds: readonly number[], format: ExportFormat): string {
  return `/api/books/export?${new URLSearchParams({ format, book_ids: bookIds.join(",") }).toString()}`;
}
