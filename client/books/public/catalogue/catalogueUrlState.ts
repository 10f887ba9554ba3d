export const catalogueSorts = ["relevance", "newest", "title", "year"] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

/** The catalogue's state in the URL; every part is optional. */
export interface CatalogueUrlState {
  search: string;
  /** Whether only what has all words as they are typed is a result. */
  isExact: boolean;
  categories: string[];
  author: string | null;
  publisher: string | null;
  classification: string | null;
  languages: string[];
  yearFrom: number | null;
  yearTo: number | null;
  isAvailable: boolean;
  hasDigitalFile: boolean;
  sort: CatalogueSort | null;
  after: string | null;
}

const MAX_SEARCH_LENGTH = 200;

export function parseCatalogueUrl(params: URLSearchParams): CatalogueUrlState {
  const sort = params.get("sort");
  return {
    search: (params.get("search") ?? "").slice(0, MAX_SEARCH_LENGTH),
    isExact: params.get("exact") === "1",
    categories: parseList(params, "category"),
    author: params.get("author") || null,
    publisher: params.get("publisher") || null,
    classification: params.get("classification") || null,
    languages: parseList(params, "language"),
    yearFrom: parseYear(params.get("year_from")),
    yearTo: parseYear(params.get("year_to")),
    isAvailable: params.get("available") === "1",
    hasDigitalFile: params.get("digital") === "1",
    sort: catalogueSorts.find((known) => known === sort) ?? null,
    after: params.get("after") || null,
  };
}

/** The path and query of a catalogue page; parts with their default are left out. */
export function catalogueHref(urlState: CatalogueUrlState): string {
  const params = new URLSearchParams();
  const append = (name: string, value: string | number | null) => {
    if (value !== null && value !== "") params.append(name, String(value));
  };
  append("search", urlState.search.trim());
  append("exact", urlState.isExact && urlState.search.trim() !== "" ? 1 : null);
  for (const category of urlState.categories) append("category", category);
  append("author", urlState.author);
  append("publisher", urlState.publisher);
  append("classification", urlState.classification);
  for (const language of urlState.languages) append("language", language);
  append("year_from", urlState.yearFrom);
  append("year_to", urlState.yearTo);
  append("available", urlState.isAvailable ? 1 : null);
  append("digital", urlState.hasDigitalFile ? 1 : null);
  append("sort", urlState.sort);
  append("after", urlState.after);
  const query = params.toString();
  return query ? `/books?${query}` : "/books";
}

/** The same search without filters; the sort order is kept. */
export function withoutFilters({ search, isExact, sort }: CatalogueUrlState): CatalogueUrlState {
  return { ...parseCatalogueUrl(new URLSearchParams()), search, isExact, sort };
}

/** Accepts repeated parameters (`category=a&category=b`) and commas. */
function parseList(params: URLSearchParams, name: string): string[] {
  const values = params.getAll(name).flatMap((value) => value.split(","));
  return [...new Set(values.filter((value) => value !== ""))];
}

function parseYear(text: string | null): number | null {
  return text !== null && /^-?\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}
