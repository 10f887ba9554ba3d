import { csrfToken } from "../apollo/browser/csrfToken";

/** Reloads a page that is restored by Back or shown again in another tab, if the session has changed meanwhile. */
export function reloadOnSessionChange(reload = () => window.location.reload()): void {
  let lastToken = csrfToken();
  const rememberToken = () => {
    lastToken = csrfToken();
  };
  const reloadIfChanged = () => {
    if (csrfToken() === lastToken) return;
    document.body.hidden = true;
    reload();
  };
  window.addEventListener("pagehide", rememberToken);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reloadIfChanged();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") rememberToken();
    else reloadIfChanged();
  });
}
