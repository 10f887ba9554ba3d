/** The blog list's state in the URL; every part is optional. */
export interface BlogUrlState {
  search: string;
  after: string | null;
}

const MAX_SEARCH_LENGTH = 200;
export const POSTS_PER_PAGE = 13;

export function parseBlogUrl(params: URLSearchParams): BlogUrlState {
  return {
    search: (params.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    after: params.get("after") || null,
  };
}

/** The path and query of a blog list; parts with their default are left out. */
export function blogHref({ search, after }: Partial<BlogUrlState>): string {
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(after ? { after } : {}) }).toString();
  return query ? `/blogs?${query}` : "/blogs";
}

export function postHref(slug: string): string {
  return `/blogs/${encodeURIComponent(slug)}`;
}
