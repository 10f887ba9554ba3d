import type { TableSort } from "../../../admin/table/TableColumn";

export const bookTableSorts = ["relevance", "newest", "title", "year", "updated", "callNumber"] as const;
export type BookTableSort = (typeof bookTableSorts)[number];

/** What a record may lack; each is a filter of its own. */
export const lacks = ["category", "cover", "copies", "isbn"] as const;
export type Lack = (typeof lacks)[number];

/** By which record of each list the table is narrowed. */
export const recordFilters = ["category", "location", "source", "classification", "author", "publisher"] as const;
export type RecordFilter = (typeof recordFilters)[number];

/** What the address bar of the administrators' books holds; every part may be missing. */
export interface BookTableAddress extends Record<RecordFilter, string | null> {
  search: string;
  language: string | null;
  isAvailable: boolean | null;
  lacking: readonly Lack[];
  /** Number of the import that brought them. */
  importId: number | null;
  sort: (TableSort & { by: BookTableSort }) | null;
  /** Null: the usual ones. */
  columns: readonly string[] | null;
}

const LONGEST_SEARCH = 200;

export function readBookTableAddress(params: URLSearchParams): BookTableAddress {
  const available = params.get("available");
  const importId = Number(params.get("import"));
  const records = Object.fromEntries(recordFilters.map((name) => [name, params.get(name) || null])) as Record<
    RecordFilter,
    string | null
  >;
  return {
    ...records,
    search: (params.get("search") ?? "").slice(0, LONGEST_SEARCH),
    language: params.get("language") || null,
    isAvailable: available === "1" ? true : available === "0" ? false : null,
    lacking: lacks.filter((lack) => list(params.get("lacking")).includes(lack)),
    importId: Number.isInteger(importId) && importId > 0 ? importId : null,
    sort: readSort(params.get("sort")),
    columns: params.has("columns") ? list(params.get("columns")) : null,
  };
}

function list(value: string | null): string[] {
  return (value ?? "").split(",").filter(Boolean);
}

/** `-title` is the title from behind. */
function readSort(value: string | null): BookTableAddress["sort"] {
  const isReversed = value?.startsWith("-") ?? false;
  const by = bookTableSorts.find((known) => known === value?.slice(isReversed ? 1 : 0));
  return by ? { by, isReversed } : null;
}

/** The path and query of the table; what is not asked for leaves no trace. */
export function bookTableHref(address: BookTableAddress): string {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== "") params.set(name, String(value));
  };
  put("search", address.search.trim());
  for (const name of recordFilters) put(name, address[name]);
  put("language", address.language);
  put("available", address.isAvailable === null ? null : Number(address.isAvailable));
  put("lacking", address.lacking.join(","));
  put("import", address.importId);
  put("sort", address.sort && `${address.sort.isReversed ? "-" : ""}${address.sort.by}`);
  if (address.columns !== null) params.set("columns", address.columns.join(","));
  const query = params.toString();
  return query ? `/admin/books?${query}` : "/admin/books";
}

const nothing = readBookTableAddress(new URLSearchParams());

/** The same table without what narrows it; search, order and columns stay. */
export function withoutFilters({ search, sort, columns }: BookTableAddress): BookTableAddress {
  return { ...nothing, search, sort, columns };
}

export function countFilters(address: BookTableAddress): number {
  const { language, isAvailable, importId, lacking } = address;
  return (
    [...recordFilters.map((name) => address[name]), language, isAvailable, importId].filter((value) => value !== null)
      .length + lacking.length
  );
}

/** Best match first needs something to match; else the newest come first. */
export function effectiveSort({ sort, search }: BookTableAddress): TableSort & { by: BookTableSort } {
  const hasSearch = search.trim() !== "";
  if (sort && (sort.by !== "relevance" || hasSearch)) return sort;
  return { by: hasSearch ? "relevance" : "newest", isReversed: false };
}
