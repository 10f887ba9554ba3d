import { isLibrarian, type Viewer } from "./useViewer";

/**
 * Where whoever has a temporary password chooses another, and then a librarian sets up the second factor that the
 * library asks of all; nothing else opens before. Null where nothing is due.
 */
export function firstDuty({ passwordExpiresAt, secondFactorDue }: Viewer): string | null {
  if (passwordExpiresAt !== null) return "/password";
  return secondFactorDue ? "/second-factor" : null;
}

/** Pages that make no sense when logged in. */
const VISITOR_ONLY_PATHS = ["/login", "/activate", "/forgot-password", "/register"];

/**
 * Where to go after login: the page the user came from, according to the router's state; from nowhere or the home page,
 * a librarian goes to work, others home. What is due comes first.
 */
export function returnPath(state: unknown, viewer: Viewer): string {
  const duty = firstDuty(viewer);
  if (duty !== null) return duty;
  const home = isLibrarian(viewer) ? "/admin" : "/";
  const from: unknown = (state as { from?: unknown } | null)?.from;
  if (typeof from !== "string" || !from.startsWith("/") || from === "/") return home;
  // Resolved against a base, because `//` and `/\` would lead to other sites.
  const base = "http://localhost";
  const { origin, pathname, search, hash } = URL.canParse(from, base) ? new URL(from, base) : new URL(base);
  return origin === base && !VISITOR_ONLY_PATHS.includes(pathname) ? pathname + search + hash : home;
}
