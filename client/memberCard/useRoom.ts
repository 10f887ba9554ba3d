import { type RefObject, useLayoutEffect, useState } from "react";

/** An element's inner size in device pixels. */
export interface Room {
  width: number;
  height: number;
}

/** Null on the server and until the element is measured. */
export function useRoom(element: RefObject<Element | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null);

  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      const { width, height } = target.getBoundingClientRect();
      if (width > 0) setRoom({ width: width * devicePixelRatio, height: height * devicePixelRatio });
    };
    measure();
    if (!("ResizeObserver" in window)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return room;
}
