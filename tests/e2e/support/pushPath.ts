import type { Page } from "playwright-core";

import { waitForHydration } from "./waitForHydration.js";

/** Navigates like a link of the application, without a new document, once the page is hydrated. */
export async function pushPath(page: Page, path: string): Promise<void> {
  await waitForHydration(page);
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}
