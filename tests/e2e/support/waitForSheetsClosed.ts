import type { Page } from "playwright-core";

/** Once no sheet is open, for the browser and for React: one of them knows it later than the other. */
export const waitForSheetsClosed = (page: Page) =>
  page.locator("dialog[open], dialog h2").first().waitFor({ state: "detached" });
