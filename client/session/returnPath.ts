import { isLibrarian, type Viewer } from "./useViewer";

/** Where whoever has a temporary password chooses another; nothing else opens before. */
export const OWN_PASSWORD_PATH = "/password";

/** Pages that make no sense when logged in. */
const VISITOR_ONLY_PATHS = ["/login", "/activate", "/forgot-password", "/register"];

/**
 * Where to go after login: the page the user came from, according to the router's state; from nowhere or the home page,
 * a librarian goes to work, others home. Whoever has a password that somebody else has seen changes it first.
 */
export function returnPath(state: unknown, viewer: Viewer): string {
  if (viewer.passwordExpiresAt !== null) return OWN_PASSWORD_PATH;
  const home = isLibrarian(viewer) ? "/admin" : "/";
  const from: unknown = (state as { from?: unknown } | null)?.from;
  if (typeof from !== "string" || !from.startsWith("/") || from === "/") return home;
  // Resolved against a base, because `//` and `/\` would lead to other sites.
  const base = "http://localhost";
  const { origin, pathname, search, hash } = URL.canParse(from, base) ? new URL(from, base) : new URL(base);
  return origin === base && !VISITOR_ONLY_PATHS.includes(pathname) ? pathname + search + hash : home;
}
