/** Pages that somebody who is logged in has no use for. */
const FOR_STRANGERS = ["/login", "/activate"];

/** Where a login leads: the page of ours that one came from, as the router's state has it, or the home page. */
export function placeToReturnTo(state: unknown): string {
  const from: unknown = (state as { from?: unknown } | null)?.from;
  if (typeof from !== "string" || !from.startsWith("/")) return "/";
  // Only where it stands tells what an address means: `//` and `/\` lead to other sites.
  const here = "http://localhost";
  const { origin, pathname, search, hash } = URL.canParse(from, here) ? new URL(from, here) : new URL(here);
  return origin === here && !FOR_STRANGERS.includes(pathname) ? pathname + search + hash : "/";
}
