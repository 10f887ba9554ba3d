import type { Page } from "playwright-core";

import { waitForHydration } from "./waitForHydration.js";

/** Moves as a link of the application does: without a new document, once the page has come alive. */
export async function pushPath(page: Page, path: string): Promise<void> {
  await waitForHydration(page);
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}
