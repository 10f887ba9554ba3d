import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useNavigationType } from "react-router-dom";

const scrollPositions = new Map<string, number>();

/**
 * Restores scroll position and focus after navigation: the top and the heading of a new page, or the previous
 * position on Back.
 */
export function useNavigationFocus(location: Location): void {
  const navigation = useNavigationType();
  const previous = useRef(location);

  useEffect(() => {
    // Browsers report scrolling a frame late; a ref makes sure it is stored for the screen that scrolled.
    const remember = () => scrollPositions.set(previous.current.key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, []);

  useEffect(() => {
    // Only in-app navigation is restored here; reloads and returns from other sites are left to the browser.
    const restoreBrowserScrolling = () => (history.scrollRestoration = "auto");
    history.scrollRestoration = "manual";
    window.addEventListener("pagehide", restoreBrowserScrolling);
    return () => window.removeEventListener("pagehide", restoreBrowserScrolling);
  }, []);

  useLayoutEffect(() => {
    const previousLocation = previous.current;
    previous.current = location;
    if (previousLocation.key === location.key) return;
    const remembered = navigation === "POP" ? scrollPositions.get(location.key) : undefined;
    if (previousLocation.pathname === location.pathname) {
      if (remembered !== undefined) window.scrollTo(0, remembered);
      return;
    }
    focusHeading();
    window.scrollTo(0, remembered ?? 0);
  }, [location, navigation]);
}

/** Focuses the heading of the current screen. */
export function focusHeading(): void {
  // A screen that is still loading has no focusable heading; its skeleton would lose the focus.
  const heading = document.querySelector<HTMLElement>("main h1[tabindex]") ?? document.getElementById("isi");
  heading?.focus({ preventScroll: true });
}
