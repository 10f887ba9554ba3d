import type { BookFilter, BookOrder, BookTableQueryVariables, MaterialKind } from "../../../gql/graphql";
import { type BookTableUrlState, type BookTableSort, effectiveSort } from "./bookTableUrlState";

const ROWS_PER_PAGE = 50;

interface Order {
  field: BookOrder["field"];
  /** The server's default direction of this field. */
  defaultDirection: "ASC" | "DESC";
  /** Name of the field in REST, for the export. */
  restName: string;
}

const ORDERS: Record<BookTableSort, Order> = {
  relevance: { field: "RELEVANCE", defaultDirection: "DESC", restName: "relevance" },
  newest: { field: "NEWEST", defaultDirection: "DESC", restName: "newest" },
  title: { field: "TITLE", defaultDirection: "ASC", restName: "title" },
  year: { field: "YEAR", defaultDirection: "DESC", restName: "year" },
  updated: { field: "UPDATED", defaultDirection: "DESC", restName: "updated" },
  callNumber: { field: "CALL_NUMBER", defaultDirection: "ASC", restName: "call_number" },
};

function directionOf({ defaultDirection }: Order, isReversed: boolean): "ASC" | "DESC" {
  return isReversed === (defaultDirection === "ASC") ? "DESC" : "ASC";
}

export type BookListVariables = Omit<BookTableQueryVariables, "after" | "named">;

/** Leaves out unset filters, so that equal queries share one cache entry. */
export function bookListVariables(urlState: BookTableUrlState): BookListVariables {
  const search = urlState.search.trim();
  const { by, isReversed } = effectiveSort(urlState);
  return {
    first: ROWS_PER_PAGE,
    search: search || null,
    withItemCodes: search !== "" ? true : null,
    filter: toBookFilter(urlState),
    orderBy: { field: ORDERS[by].field, direction: directionOf(ORDERS[by], isReversed) },
  };
}

function toBookFilter(urlState: BookTableUrlState): BookFilter | null {
  const { missingFields } = urlState;
  const filter: BookFilter = {
    ...(urlState.category && { categoryIds: [urlState.category] }),
    ...(urlState.author && { authorId: urlState.author }),
    ...(urlState.publisher && { publisherId: urlState.publisher }),
    ...(urlState.classification && { classificationId: urlState.classification }),
    ...(urlState.location && { locationId: urlState.location }),
    ...(urlState.source && { sourceId: urlState.source }),
    ...(urlState.material && { materialKinds: [urlState.material.toUpperCase() as MaterialKind] }),
    ...(urlState.language && { languages: [urlState.language] }),
    ...(urlState.isAvailable !== null && { available: urlState.isAvailable }),
    ...(urlState.isHidden && { isHidden: true }),
    ...(urlState.importId !== null && { importId: urlState.importId }),
    ...(missingFields.includes("category") && { hasCategory: false }),
    ...(missingFields.includes("cover") && { hasCover: false }),
    ...(missingFields.includes("copies") && { hasCopies: false }),
    ...(missingFields.includes("isbn") && { isbnIsWrong: true }),
    ...(missingFields.includes("group") && { hasGroup: false }),
    ...(missingFields.includes("acquisition_day") && { hasAcquisitionDay: false }),
    ...(urlState.isCounted && { inCollection: true }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

export type ExportFormat = "aksara" | "slims" | "slims_items" | "marc";

/** The URL of the export of the current result; `databaseIdOf` maps ids to the numbers that REST uses. */
export function exportHref(
  urlState: BookTableUrlState,
  format: ExportFormat,
  databaseIdOf: (id: string) => number | null,
): string {
  const search = urlState.search.trim();
  const { by, isReversed } = effectiveSort(urlState);
  const params = new URLSearchParams({ format });
  const put = (name: string, value: string | number | boolean | null) => {
    if (value !== null && value !== "") params.set(name, String(value));
  };
  put("search", search);
  put("item_codes", search === "" ? null : true);
  for (const name of ["category", "author", "publisher", "classification", "location", "source"] as const) {
    put(`${name}_id`, urlState[name] && databaseIdOf(urlState[name]));
  }
  put("material_kind", urlState.material);
  put("language", urlState.language);
  put("available", urlState.isAvailable);
  put("is_hidden", urlState.isHidden || null);
  put("import_id", urlState.importId);
  put("in_collection", urlState.isCounted || null);
  const { missingFields } = urlState;
  for (const field of missingFields) put(field === "isbn" ? "isbn_is_wrong" : `has_${field}`, field === "isbn");
  put("sort", ORDERS[by].restName);
  put("order", directionOf(ORDERS[by], isReversed).toLowerCase());
  return `/api/books/export?${params.toString()}`;
}

/** The export of the selected books, in the table's order. */
export function selectionExportHref(bookIds: readonly number[], format: ExportFormat): string {
  return `/api/books/export?${new URLSearchParams({ format, book_ids: bookIds.join(",") }).toString()}`;
}
