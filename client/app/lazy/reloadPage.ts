import { showMessage } from "../messages/flashMessage";

/** The page from the server again: browsers keep in mind what code they failed to fetch. Offline it would give way to the browser's own page. */
export function reloadPage(): void {
  if (navigator.onLine) window.location.reload();
  else showMessage("Anda masih luring. Coba lagi begitu sambungan kembali.");
}
