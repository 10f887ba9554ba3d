import type { Page } from "playwright-core";

/** Finds a field by its exact label. */
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
/** Waits for a text. */
export const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Opens the fields of a book that few books need. */
export async function showAllFields(page: Page): Promise<void> {
  const fold = page.locator("details", { hasText: "Data lainnya" });
  const isOpen = await fold.evaluate((details) => details instanceof HTMLDetailsElement && details.open);
  if (!isOpen) await fold.locator("summary").click();
}
