import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

const MAX_AUTO_LOADS = 2;

/** Loads when the element nears the screen while the list is ready for more, twice for each list: after that the reader decides, so that the footer can be reached. */
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
    // Anew for each length: an observer is silent about an element that is still in view after the list has grown.
  }, [element, list, length, isReady]);
}
