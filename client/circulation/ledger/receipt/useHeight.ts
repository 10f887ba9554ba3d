import { type RefObject, useEffect, useState } from "react";

const MILLIMETRES_PER_PIXEL = 25.4 / 96;

/** How many millimetres high an element is, as it is now. */
export function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setHeight(Math.ceil(current.offsetHeight * MILLIMETRES_PER_PIXEL)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
