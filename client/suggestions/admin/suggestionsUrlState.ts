import type { SuggestionList, SuggestionSort } from "../../gql/graphql";
import { hrefWith } from "../../lists/days/filterUrl";
import { suggestionStates } from "../suggestionStates";

/** What `/admin/suggestions` shows; empty where it is as usual. */
export interface SuggestionsUrlState {
  search: string;
  /** `all`, or a state as REST names it; empty for what nobody has finished. */
  state: string;
  sort: string;
  /** Keys of the visible columns, separated by commas; empty for the usual ones. */
  columns: string;
}

const ALL = "all";
const STATES = Object.entries(suggestionStates).map(([of, { label }]) => ({
  value: of.toLowerCase(),
  of: of as SuggestionList,
  label,
}));

export const STATE_CHOICES: readonly (readonly [string, string])[] = [
  ["", "Belum selesai"],
  ...STATES.map(({ value, label }) => [value, label] as const),
  [ALL, "Semua status"],
];
export const SORT_CHOICES: readonly (readonly [string, string])[] = [
  ["", "Paling banyak didukung"],
  ["newest", "Terbaru diusulkan"],
];

export function parseSuggestionsUrl(params: URLSearchParams): SuggestionsUrlState {
  const text = (name: string, maxLength: number) => (params.get(name) ?? "").trim().slice(0, maxLength);
  const choice = (name: string, choices: readonly (readonly [string, string])[]) =>
    choices.some(([value]) => value === text(name, 20)) ? text(name, 20) : "";
  return {
    search: text("search", 200),
    state: choice("state", STATE_CHOICES),
    sort: choice("sort", SORT_CHOICES),
    columns: text("columns", 200),
  };
}

export function suggestionsHref(urlState: SuggestionsUrlState): string {
  return hrefWith("/admin/suggestions", { ...urlState });
}

/** The list as CSV. */
export function suggestionsFileHref({ search, state, sort }: SuggestionsUrlState): string {
  return hrefWith("/api/suggestions/export", { search, state: state === ALL ? "" : state || "open", sort });
}

/** The same list as usual; order and columns stay. */
export function withoutFilters({ sort, columns }: SuggestionsUrlState): SuggestionsUrlState {
  return { search: "", state: "", sort, columns };
}

export function isNarrowed({ search, state }: SuggestionsUrlState): boolean {
  return search !== "" || state !== "";
}

/** What is shown, as arguments of the GraphQL query. */
export function toSuggestionArgs({ search, state, sort }: SuggestionsUrlState) {
  const orderBy: SuggestionSort = sort === "newest" ? "NEWEST" : "VOTES";
  const of = state === ALL ? null : (STATES.find(({ value }) => value === state)?.of ?? "OPEN");
  return { filter: { search: search || null, state: of }, orderBy };
}
