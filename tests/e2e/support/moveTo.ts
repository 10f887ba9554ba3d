import type { Page } from "playwright-core";

/** Moves as a link of the application does: without a new document, once the page has come alive. */
export async function moveTo(page: Page, path: string): Promise<void> {
  // React leaves its marks on what it has taken over.
  await page.waitForFunction(() => Object.keys(document.getElementById("isi") ?? {}).some((key) => key.startsWith("__reactFiber")));
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}
