/** Pages that make no sense when logged in. */
const VISITOR_ONLY_PATHS = ["/login", "/activate"];

/** Where to go after login: the page the user came from, according to the router's state, or the home page. */
export function returnPath(state: unknown): string {
  const from: unknown = (state as { from?: unknown } | null)?.from;
  if (typeof from !== "string" || !from.startsWith("/")) return "/";
  // Resolved against a base, because `//` and `/\` would lead to other sites.
  const base = "http://localhost";
  const { origin, pathname, search, hash } = URL.canParse(from, base) ? new URL(from, base) : new URL(base);
  return origin === base && !VISITOR_ONLY_PATHS.includes(pathname) ? pathname + search + hash : "/";
}
