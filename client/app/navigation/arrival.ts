import { makeVar } from "@apollo/client";

const shownKey = makeVar("");

/** Told by whoever shows the screens, with the key of the place that is on screen now. */
export function announceArrival(key: string): void {
  shownKey(key);
}

/** Fulfilled when the next place is on screen, its code being there. */
export function nextArrival(): Promise<void> {
  return new Promise((arrived) => {
    shownKey.onNextChange(() => arrived());
  });
}
