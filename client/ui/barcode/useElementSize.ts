import { type RefObject, useLayoutEffect, useState } from "react";

/** An element's inner size in device pixels. */
export interface ElementSize {
  width: number;
  height: number;
}

/** Null on the server and until measured. */
export function useElementSize(element: RefObject<Element | null>): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);

  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      const { width, height } = target.getBoundingClientRect();
      if (width > 0) setSize({ width: width * devicePixelRatio, height: height * devicePixelRatio });
    };
    measure();
    if (!("ResizeObserver" in window)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return size;
}
