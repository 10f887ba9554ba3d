import { findRoute } from "../routes";

/** Fetches a screen's code when a finger or pointer comes near its link, before it is pressed. */
export function preloadOnIntent(): void {
  const preload = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== window.location.origin || link.target) return;
    // Here a failure costs nothing: the move itself will try again and report it.
    findRoute(link.pathname)
      .preload()
      .catch(() => undefined);
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, preload, { passive: true });
  }
}
