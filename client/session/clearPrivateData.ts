import { CARD_CACHE } from "../offline/cardCache";
import { clearDrafts } from "./drafts/drafts";
import { clearFileDrafts } from "./drafts/fileDrafts";

/** Set by the server with each logout, as in cookies.ts; removed here once nothing private is left. */
const LOGGED_OUT = "logged_out=";

/**
 * Clears what the browser keeps of a session that was logged out. What belongs to the device stays: its settings, and
 * the desk's scans that have not reached the server.
 */
export async function clearPrivateData(): Promise<void> {
  clearDrafts();
  const card = "caches" in window ? caches.delete(CARD_CACHE).catch(() => false) : false;
  await Promise.all([clearFileDrafts(), card]);
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${LOGGED_OUT}; path=/; max-age=0; samesite=lax${secure}`;
}

/** A page that was closed after its logout had no time to clear up: the next one does. */
export function finishLogout(): void {
  if (document.cookie.includes(LOGGED_OUT)) void clearPrivateData();
}
