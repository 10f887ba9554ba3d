import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

const MAX_AUTO_LOADS = 2;

/**
 * Loads more when the element approaches the viewport, at most twice per list: after that the reader decides, so that
 * the footer stays reachable.
 */
export function useLoadInView(
  element: RefObject<Element | null>,
  list: string,
  length: number,
  isReady: boolean,
  load: () => Promise<void>,
): void {
  const done = useRef({ list, times: 0 });
  const loadNow = useEffectEvent(load);

  useEffect(() => {
    const target = element.current;
    if (!target || !isReady || !("IntersectionObserver" in window)) return;
    if (done.current.list !== list) done.current = { list, times: 0 };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting) || done.current.times >= MAX_AUTO_LOADS) return;
        done.current.times += 1;
        void loadNow();
      },
      { rootMargin: "300px" },
    );
    observer.observe(target);
    return () => observer.disconnect();
    // Observed again for each length: an observer does not report an element that is still in view.
  }, [element, list, length, isReady]);
}
