const LEAST_WAY = 48;

/**
 * A finger across brings the page at the right of the screen (1) or at its left (-1); one that scrolls, zooms or
 * selects does not.
 */
export function listenToSwipes(
  target: Document | HTMLElement,
  onSwipe: (side: 1 | -1) => void,
  signal: AbortSignal,
): void {
  let start: Touch | null = null;
  target.addEventListener(
    "touchstart",
    (event) => {
      const { touches } = event as TouchEvent;
      start = touches.length === 1 ? (touches[0] ?? null) : null;
    },
    { passive: true, signal },
  );
  target.addEventListener(
    "touchend",
    (event) => {
      const end = (event as TouchEvent).changedTouches[0];
      const from = start;
      start = null;
      if (!from || !end) return;
      const across = end.clientX - from.clientX;
      const down = end.clientY - from.clientY;
      if (Math.abs(across) >= LEAST_WAY && Math.abs(across) > 2 * Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
    { passive: true, signal },
  );
}
