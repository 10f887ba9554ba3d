import type { Page } from "playwright-core";

/** Waits until no sheet is open, neither in the DOM nor in React's state. */
export const waitForSheetsClosed = (page: Page) =>
  page.locator("dialog[open], dialog h2").first().waitFor({ state: "detached" });
