import { firstDuty } from "./firstDuty";
import { isLibrarian, type Viewer } from "./useViewer";

/** Pages that make no sense when logged in. */
const VISITOR_ONLY = /^\/(?:login|activate|forgot-password|register)$/;

/**
 * Where to go after login: the page the user came from, according to the router's state; from nowhere or the home page,
 * a librarian goes to work, others home. What is due comes first.
 */
export function returnPath(state: unknown, viewer: Viewer): string {
  const duty = firstDuty(viewer);
  if (duty) return duty;
  const home = isLibrarian(viewer) ? "/admin" : "/";
  const from: unknown = (state as { from?: unknown } | null)?.from;
  if (typeof from !== "string" || !from.startsWith("/") || from === "/") return home;
  // Resolved against a base, because `//` and `/\` would lead to other sites.
  const base = "http://localhost";
  const url = URL.canParse(from, base) ? new URL(from, base) : null;
  return url?.origin === base && !VISITOR_ONLY.test(url.pathname) ? url.href.slice(base.length) : home;
}
