export const catalogueSorts = ["relevance", "newest", "title", "year"] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

/** What the address bar of the catalogue holds; every part may be missing. */
export interface CatalogueAddress {
  search: string;
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

const LONGEST_SEARCH = 200;

export function readCatalogueAddress(params: URLSearchParams): CatalogueAddress {
  const sort = params.get("sort");
  return {
    search: (params.get("search") ?? "").slice(0, LONGEST_SEARCH),
    categories: readList(params, "category"),
    author: params.get("author") || null,
    publisher: params.get("publisher") || null,
    classification: params.get("classification") || null,
    languages: readList(params, "language"),
    yearFrom: readYear(params.get("year_from")),
    yearTo: readYear(params.get("year_to")),
    isAvailable: params.get("available") === "1",
    hasDigitalFile: params.get("digital") === "1",
    sort: catalogueSorts.find((known) => known === sort) ?? null,
    after: params.get("after") || null,
  };
}

/** The path and query of a catalogue page; what is not asked for leaves no trace. */
export function catalogueHref(address: CatalogueAddress): string {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== "") params.append(name, String(value));
  };
  put("search", address.search.trim());
  for (const category of address.categories) put("category", category);
  put("author", address.author);
  put("publisher", address.publisher);
  put("classification", address.classification);
  for (const language of address.languages) put("language", language);
  put("year_from", address.yearFrom);
  put("year_to", address.yearTo);
  put("available", address.isAvailable ? 1 : null);
  put("digital", address.hasDigitalFile ? 1 : null);
  put("sort", address.sort);
  put("after", address.after);
  const query = params.toString();
  return query ? `/books?${query}` : "/books";
}

/** The same search without its filters; the order stays, as it narrows nothing. */
export function withoutFilters({ search, sort }: CatalogueAddress): CatalogueAddress {
  return { ...readCatalogueAddress(new URLSearchParams()), search, sort };
}

/** Repeated (`category=a&category=b`) or with commas. */
function readList(params: URLSearchParams, name: string): string[] {
  const values = params.getAll(name).flatMap((value) => value.split(","));
  return [...new Set(values.filter((value) => value !== ""))];
}

function readYear(text: string | null): number | null {
  return text !== null && /^-?\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}
