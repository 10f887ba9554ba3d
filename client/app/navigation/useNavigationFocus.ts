import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useNavigationType } from "react-router-dom";

const scrollPositions = new Map<string, number>();

/** After a move: the top of the page and its heading, or the place one had left when going back. */
export function useNavigationFocus(location: Location): void {
  const navigation = useNavigationType();
  const previous = useRef(location);

  useEffect(() => {
    // The browser tells of scrolling a frame late: what a shorter screen does belongs to it, not to the one it replaced.
    const remember = () => scrollPositions.set(previous.current.key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, []);

  useEffect(() => {
    // Only our own moves are ours to restore: a reload and the way back from another site are the browser's.
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

/** What is read first on the screen that is shown. */
export function focusHeading(): void {
  // The heading of a screen that still loads takes no focus: it would be lost with it.
  const heading = document.querySelector<HTMLElement>("main h1[tabindex]") ?? document.getElementById("isi");
  heading?.focus({ preventScroll: true });
}
