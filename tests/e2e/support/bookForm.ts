import type { Page } from "playwright-core";

/** By its whole label. */
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
/** Once the page says so. */
export const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
