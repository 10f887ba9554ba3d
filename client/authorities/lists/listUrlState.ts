const listViews = ["tree", "list", "duplicates"] as const;
export type ListView = (typeof listViews)[number];

/** The list's state in the URL. */
export interface ListUrlState {
  search: string;
  sort: "name" | "books";
  /** Null: the list's first view. */
  view: ListView | null;
  after: string | null;
}

const MAX_SEARCH_LENGTH = 200;

export function parseListUrl(params: URLSearchParams): ListUrlState {
  const view = params.get("view");
  return {
    search: (params.get("search") ?? "").slice(0, MAX_SEARCH_LENGTH),
    sort: params.get("sort") === "books" ? "books" : "name",
    view: listViews.find((known) => known === view) ?? null,
    after: params.get("after") || null,
  };
}

export function listHref(path: string, { search, sort, view, after }: ListUrlState): string {
  const params = new URLSearchParams();
  if (view !== null) params.set("view", view);
  if (search.trim() !== "") params.set("search", search.trim());
  if (sort === "books") params.set("sort", sort);
  if (after !== null) params.set("after", after);
  const query = params.toString();
  return query === "" ? path : `${path}?${query}`;
}
