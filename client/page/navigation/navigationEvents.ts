import { makeVar } from "@apollo/client";

const shownLocationKey = makeVar("");

/** Called with the location key of the screen that is now shown. */
export function notifyNavigated(key: string): void {
  shownLocationKey(key);
}

/** Resolves when the next screen is shown. */
export function waitForNavigation(): Promise<void> {
  return new Promise((arrived) => {
    shownLocationKey.onNextChange(() => arrived());
  });
}
