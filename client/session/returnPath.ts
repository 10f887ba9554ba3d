/** Pages that somebody who is logged in has no use for. */
const VISITOR_ONLY_PATHS = ["/login", "/activate"];

/** Where a login leads: the page of ours that one came from, as the router's state has it, or the home page. */
export function returnPath(state: unknown): string {
  const from: unknown = (state as { from?: unknown } | null)?.from;
  if (typeof from !== "string" || !from.startsWith("/")) return "/";
  // Only where it stands tells what an address means: `//` and `/\` lead to other sites.
  const base = "http://localhost";
  const { origin, pathname, search, hash } = URL.canParse(from, base) ? new URL(from, base) : new URL(base);
  return origin === base && !VISITOR_ONLY_PATHS.includes(pathname) ? pathname + search + hash : "/";
}
