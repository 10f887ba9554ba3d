import { csrfToken } from "./csrfToken";

/**
 * A page that comes back as it was, by the back button or from behind another tab, may show what belongs to somebody who has
 * logged out meanwhile: then it is loaded anew, for whoever looks at it now.
 */
export function watchSession(reload = () => window.location.reload()): void {
  let left = csrfToken();
  const leave = () => {
    left = csrfToken();
  };
  const comeBack = () => {
    if (csrfToken() === left) return;
    document.body.hidden = true;
    reload();
  };
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) comeBack();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave();
    else comeBack();
  });
}
