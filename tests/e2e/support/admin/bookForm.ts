import type { Page } from "playwright-core";

/** Finds a field by its exact label. */
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
/** Waits for a text. */
export const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
