import { findRoute } from "../routes";

/** Preloads a screen's code when its link is hovered, touched or focused. */
export function preloadOnIntent(): void {
  const preload = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== window.location.origin || link.target) return;
    // A failure is ignored: navigation will retry and report it.
    findRoute(link.pathname)
      .preload()
      .catch(() => undefined);
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, preload, { passive: true });
  }
}
