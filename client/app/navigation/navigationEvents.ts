import { makeVar } from "@apollo/client";

const shownLocationKey = makeVar("");

/** Told by whoever shows the screens, with the key of the place that is on screen now. */
export function notifyNavigated(key: string): void {
  shownLocationKey(key);
}

/** Fulfilled when the next place is on screen, its code being there. */
export function waitForNavigation(): Promise<void> {
  return new Promise((arrived) => {
    shownLocationKey.onNextChange(() => arrived());
  });
}
