import { csrfToken } from "./csrfToken";

/**
 * A page that comes back as it was, by the back button or from behind another tab, may show what belongs to somebody who has
 * logged out meanwhile: then it is loaded anew, for whoever looks at it now.
 */
export function reloadOnSessionChange(reload = () => window.location.reload()): void {
  let tokenWhenLeft = csrfToken();
  const rememberToken = () => {
    tokenWhenLeft = csrfToken();
  };
  const reloadIfChanged = () => {
    if (csrfToken() === tokenWhenLeft) return;
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
