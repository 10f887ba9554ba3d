import { showMessage } from "../messages/flashMessage";

/**
 * Reloads the page, because browsers remember modules that failed to load. Not while offline, when the browser would
 * show its own error page.
 */
export function reloadPage(): void {
  if (navigator.onLine) window.location.reload();
  else showMessage("Masih tidak ada internet. Coba lagi setelah tersambung.");
}
