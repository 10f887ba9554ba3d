import type { BlogListing, BlogPostOrder } from "../../../gql/graphql";
import { hrefWith } from "../../../lists/days/filterUrl";

/** What `/admin/blogs` shows, with the names and values that REST has; empty where it is not narrowed. */
export interface PostsUrlState {
  search: string;
  status: string;
  sort: string;
  /** Keys of the visible columns, separated by commas; empty for the usual ones. */
  columns: string;
}

const STATUSES: Readonly<Record<string, BlogListing>> = {
  draft: "DRAFT",
  scheduled: "SCHEDULED",
  published: "PUBLISHED",
};
const SORTS: Readonly<Record<string, BlogPostOrder>> = {
  newest: "NEWEST",
  updated: "UPDATED",
  published: "PUBLISHED",
};

export function parsePostsUrl(params: URLSearchParams): PostsUrlState {
  const text = (name: string, maxLength: number) => (params.get(name) ?? "").trim().slice(0, maxLength);
  const choice = (name: string, choices: object) => (Object.hasOwn(choices, text(name, 20)) ? text(name, 20) : "");
  const sort = choice("sort", SORTS);
  return {
    search: text("search", 200),
    status: choice("status", STATUSES),
    sort: sort === "published" ? "" : sort,
    columns: text("columns", 200),
  };
}

export function postsHref(urlState: PostsUrlState): string {
  return hrefWith("/admin/blogs", { ...urlState });
}

/** The same list with every post; order and columns stay. */
export function withoutFilters({ sort, columns }: PostsUrlState): PostsUrlState {
  return { search: "", status: "", sort, columns };
}

export function isNarrowed({ search, status }: PostsUrlState): boolean {
  return search !== "" || status !== "";
}

/** What is shown, as arguments of the GraphQL query. */
export function toPostArgs({ search, status, sort }: PostsUrlState) {
  return {
    search: search || null,
    status: STATUSES[status] ?? ("ALL" as const),
    orderBy: SORTS[sort] ?? ("PUBLISHED" as const),
  };
}
