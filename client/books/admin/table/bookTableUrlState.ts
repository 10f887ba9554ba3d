import type { TableSort } from "../../../admin/table/TableColumn";

export const bookTableSorts = ["relevance", "newest", "title", "year", "updated", "callNumber"] as const;
export type BookTableSort = (typeof bookTableSorts)[number];

/** What a record may lack; each is a filter of its own. */
export const missingFieldFilters = ["category", "cover", "copies", "isbn"] as const;
export type MissingField = (typeof missingFieldFilters)[number];

/** By which record of each list the table is narrowed. */
export const recordFilters = ["category", "location", "source", "classification", "author", "publisher"] as const;
export type RecordFilter = (typeof recordFilters)[number];

/** What the address bar of the administrators' books holds; every part may be missing. */
export interface BookTableUrlState extends Record<RecordFilter, string | null> {
  search: string;
  language: string | null;
  isAvailable: boolean | null;
  missingFields: readonly MissingField[];
  /** Number of the import that brought them. */
  importId: number | null;
  sort: (TableSort & { by: BookTableSort }) | null;
  /** Null: the usual ones. */
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
    language: params.get("language") || null,
    isAvailable: available === "1" ? true : available === "0" ? false : null,
    missingFields: missingFieldFilters.filter((lack) => parseList(params.get("lacking")).includes(lack)),
    importId: Number.isInteger(importId) && importId > 0 ? importId : null,
    sort: parseSort(params.get("sort")),
    columns: params.has("columns") ? parseList(params.get("columns")) : null,
  };
}

function parseList(value: string | null): string[] {
  return (value ?? "").split(",").filter(Boolean);
}

/** `-title` is the title from behind. */
function parseSort(value: string | null): BookTableUrlState["sort"] {
  const isReversed = value?.startsWith("-") ?? false;
  const by = bookTableSorts.find((known) => known === value?.slice(isReversed ? 1 : 0));
  return by ? { by, isReversed } : null;
}

/** The path and query of the table; what is not asked for leaves no trace. */
export function bookTableHref(urlState: BookTableUrlState): string {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== "") params.set(name, String(value));
  };
  put("search", urlState.search.trim());
  for (const name of recordFilters) put(name, urlState[name]);
  put("language", urlState.language);
  put("available", urlState.isAvailable === null ? null : Number(urlState.isAvailable));
  put("lacking", urlState.missingFields.join(","));
  put("import", urlState.importId);
  put("sort", urlState.sort && `${urlState.sort.isReversed ? "-" : ""}${urlState.sort.by}`);
  if (urlState.columns !== null) params.set("columns", urlState.columns.join(","));
  const query = params.toString();
  return query ? `/admin/books?${query}` : "/admin/books";
}

const emptyUrlState = parseBookTableUrl(new URLSearchParams());

/** The same table without what narrows it; search, order and columns stay. */
export function withoutFilters({ search, sort, columns }: BookTableUrlState): BookTableUrlState {
  return { ...emptyUrlState, search, sort, columns };
}

export function countFilters(urlState: BookTableUrlState): number {
  const { language, isAvailable, importId, missingFields: lacking } = urlState;
  return (
    [...recordFilters.map((name) => urlState[name]), language, isAvailable, importId].filter((value) => value !== null)
      .length + lacking.length
  );
}

/** Best match first needs something to match; else the newest come first. */
export function effectiveSort({ sort, search }: BookTableUrlState): TableSort & { by: BookTableSort } {
  const hasSearch = search.trim() !== "";
  if (sort && (sort.by !== "relevance" || hasSearch)) return sort;
  return { by: hasSearch ? "relevance" : "newest", isReversed: false };
}
