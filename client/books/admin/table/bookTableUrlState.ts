import { isMaterialKind } from "../../../../common/materialKinds";
import type { TableSort } from "../../../admin/table/TableColumn";

export const bookTableSorts = ["relevance", "newest", "title", "year", "updated", "callNumber"] as const;
export type BookTableSort = (typeof bookTableSorts)[number];

/** Data that a book may lack; each is a filter. */
export const missingFieldFilters = ["category", "cover", "copies", "isbn", "group", "acquisition_day"] as const;
export type MissingField = (typeof missingFieldFilters)[number];

/** Filters by a record of one of the lists. */
export const recordFilters = ["category", "location", "source", "classification", "author", "publisher"] as const;
export type RecordFilter = (typeof recordFilters)[number];

/** The book table's state in the URL; every part is optional. */
export interface BookTableUrlState extends Record<RecordFilter, string | null> {
  search: string;
  /** As addresses have it: `serial`. */
  material: string | null;
  language: string | null;
  isAvailable: boolean | null;
  /** Only titles that are hidden from the catalogue. */
  isHidden: boolean;
  /** Only titles that reports count. */
  isCounted: boolean;
  missingFields: readonly MissingField[];
  /** Database id of the import that created the books. */
  importId: number | null;
  sort: (TableSort & { by: BookTableSort }) | null;
  /** Null: the default columns. */
  columns: readonly string[] | null;
}

const MAX_SEARCH_LENGTH = 200;

export function parseBookTableUrl(params: URLSearchParams): BookTableUrlState {
  const available = params.get("available");
  const importId = Number(params.get("import"));
  const records = Object.fromEntries(recordFilters.map((name) => [name, params.get(name) || null])) as Record<
    RecordFilter,
    string | null
  >;
  return {
    ...records,
    search: (params.get("search") ?? "").slice(0, MAX_SEARCH_LENGTH),
    material: [params.get("material") ?? ""].find(isMaterialKind) ?? null,
    language: params.get("language") || null,
    isAvailable: available === "1" ? true : available === "0" ? false : null,
    isHidden: params.get("hidden") === "1",
    isCounted: params.get("counted") === "1",
    missingFields: missingFieldFilters.filter((field) => parseList(params.get("lacking")).includes(field)),
    importId: Number.isInteger(importId) && importId > 0 ? importId : null,
    sort: parseSort(params.get("sort")),
    columns: params.has("columns") ? parseList(params.get("columns")) : null,
  };
}

function parseList(value: string | null): string[] {
  return (value ?? "").split(",").filter(Boolean);
}

/** `-title` means descending title. */
function parseSort(value: string | null): BookTableUrlState["sort"] {
  const isReversed = value?.startsWith("-") ?? false;
  const by = bookTableSorts.find((known) => known === value?.slice(isReversed ? 1 : 0));
  return by ? { by, isReversed } : null;
}

/** The path and query of the table; parts with their default are left out. */
export function bookTableHref(urlState: BookTableUrlState): string {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== "") params.set(name, String(value));
  };
  put("search", urlState.search.trim());
  for (const name of recordFilters) put(name, urlState[name]);
  put("material", urlState.material);
  put("language", urlState.language);
  put("available", urlState.isAvailable === null ? null : Number(urlState.isAvailable));
  put("hidden", urlState.isHidden ? 1 : null);
  put("counted", urlState.isCounted ? 1 : null);
  put("lacking", urlState.missingFields.join(","));
  put("import", urlState.importId);
  put("sort", urlState.sort && `${urlState.sort.isReversed ? "-" : ""}${urlState.sort.by}`);
  if (urlState.columns !== null) params.set("columns", urlState.columns.join(","));
  const query = params.toString();
  return query ? `/admin/books?${query}` : "/admin/books";
}

const emptyUrlState = parseBookTableUrl(new URLSearchParams());

const RECORD_TYPES: Readonly<Record<RecordFilter, string>> = {
  category: "Category",
  location: "Location",
  source: "Source",
  classification: "Classification",
  author: "Author",
  publisher: "Publisher",
};

/** The same table without filters by records that are not to be kept, each told by its id and its type. */
export function keepRecords(
  urlState: BookTableUrlState,
  isKept: (id: string, typename: string) => boolean,
): BookTableUrlState {
  const kept = { ...urlState };
  for (const name of recordFilters) {
    const id = urlState[name];
    if (id !== null && !isKept(id, RECORD_TYPES[name])) kept[name] = null;
  }
  return kept;
}

/** The same table without filters; search, sort order and columns are kept. */
export function withoutFilters({ search, sort, columns }: BookTableUrlState): BookTableUrlState {
  return { ...emptyUrlState, search, sort, columns };
}

export function countFilters(urlState: BookTableUrlState): number {
  const { material, language, isAvailable, isHidden, isCounted, importId, missingFields } = urlState;
  return (
    [...recordFilters.map((name) => urlState[name]), material, language, isAvailable, importId].filter(
      (value) => value !== null,
    ).length +
    missingFields.length +
    Number(isHidden) +
    Number(isCounted)
  );
}

/** Sorting by relevance needs a search; otherwise the newest come first. */
export function effectiveSort({ sort, search }: BookTableUrlState): TableSort & { by: BookTableSort } {
  const hasSearch = search.trim() !== "";
  if (sort && (sort.by !== "relevance" || hasSearch)) return sort;
  return { by: hasSearch ? "relevance" : "newest", isReversed: false };
}
