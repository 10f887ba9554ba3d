import type { Page } from "playwright-core";

/** Moves as a link of the application does: without a new document. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}
