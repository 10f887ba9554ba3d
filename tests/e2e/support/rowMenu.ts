import type { Page } from "playwright-core";

/** Chooses from the menu of a row, by keyboard or pointer alike. */
export async function chooseInRowMenu(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Tindakan untuk ${name}`, exact: true }).press("Enter");
  await page
    .getByRole("list", { name: `Tindakan untuk ${name}`, exact: true })
    .getByRole("button", { name: action })
    .press("Enter");
}
