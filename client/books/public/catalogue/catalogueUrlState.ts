import { isMaterialKind } from "../../../../common/materialKinds";
import type { BookFilter } from "../../../gql/graphql";

const catalogueSorts = ["relevance", "newest", "title", "year"] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

const catalogueViews = ["grid", "list"] as const;
type CatalogueView = (typeof catalogueViews)[number];

/** The books among which one looks: all of them, or those of an author or a subject on a page of their own. */
export interface CatalogueScope {
  path: string;
  /** What holds of all of them. */
  filter: BookFilter;
}

export const WHOLE_CATALOGUE: CatalogueScope = { path: "/books", filter: {} };

/** The catalogue's state in the URL; every part is optional. */
export interface CatalogueUrlState {
  scope: CatalogueScope;
  search: string;
  /** Whether only what has all words as they are typed is a result. */
  isExact: boolean;
  categories: string[];
  /** Headings and classes of DDC and 2X: `8`, `81`, `612.3`, `2X4`. */
  classes: string[];
  authors: string[];
  publishers: string[];
  subjects: string[];
  classification: string | null;
  /** As addresses have them: `serial`. */
  materials: string[];
  languages: string[];
  yearFrom: number | null;
  yearTo: number | null;
  isAvailable: boolean;
  hasDigitalFile: boolean;
  sort: CatalogueSort | null;
  /** A list on phones and a grid elsewhere, unless chosen. */
  view: CatalogueView | null;
  after: string | null;
}

/** The filters of which several values may be chosen, each by its name in the URL. */
export const LIST_PARAMS = {
  categories: "category",
  classes: "class",
  authors: "author",
  publishers: "publisher",
  subjects: "subject",
  materials: "material",
  languages: "language",
} as const;
export type CatalogueList = keyof typeof LIST_PARAMS;

const MAX_SEARCH_LENGTH = 200;

export function parseCatalogueUrl(params: URLSearchParams, scope = WHOLE_CATALOGUE): CatalogueUrlState {
  const sort = params.get("sort");
  const view = params.get("view");
  return {
    scope,
    search: (params.get("search") ?? "").slice(0, MAX_SEARCH_LENGTH),
    isExact: params.get("exact") === "1",
    categories: parseList(params, "category"),
    classes: parseList(params, "class"),
    authors: parseList(params, "author"),
    publishers: parseList(params, "publisher"),
    subjects: parseList(params, "subject"),
    classification: params.get("classification") || null,
    materials: parseList(params, "material").filter(isMaterialKind),
    languages: parseList(params, "language"),
    yearFrom: parseYear(params.get("year_from")),
    yearTo: parseYear(params.get("year_to")),
    isAvailable: params.get("available") === "1",
    hasDigitalFile: params.get("digital") === "1",
    sort: catalogueSorts.find((known) => known === sort) ?? null,
    view: catalogueViews.find((known) => known === view) ?? null,
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
  for (const [list, name] of Object.entries(LIST_PARAMS)) {
    for (const value of urlState[list as CatalogueList]) append(name, value);
  }
  append("classification", urlState.classification);
  append("year_from", urlState.yearFrom);
  append("year_to", urlState.yearTo);
  append("available", urlState.isAvailable ? 1 : null);
  append("digital", urlState.hasDigitalFile ? 1 : null);
  append("sort", urlState.sort);
  append("view", urlState.view);
  append("after", urlState.after);
  const query = params.toString();
  const { path } = urlState.scope;
  return query ? `${path}?${query}` : path;
}

/** The same search without filters; how it is shown is kept. */
export function withoutFilters({ scope, search, isExact, sort, view }: CatalogueUrlState): CatalogueUrlState {
  return { ...parseCatalogueUrl(new URLSearchParams(), scope), search, isExact, sort, view };
}

/** Accepts repeated parameters (`category=a&category=b`) and commas. */
function parseList(params: URLSearchParams, name: string): string[] {
  const values = params.getAll(name).flatMap((value) => value.split(","));
  return [...new Set(values.filter((value) => value !== ""))];
}

function parseYear(text: string | null): number | null {
  return text !== null && /^-?\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}
