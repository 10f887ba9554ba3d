import type { Locator, Page } from "playwright-core";

/** Opens the menu of a row. Scrolling closes a menu, so what brings the row into view has to be over. */
export async function openRowMenu(opener: Locator): Promise<void> {
  await opener.focus();
  // Browsers tell of a scroll just before they draw.
  await opener.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  await opener.press("Enter");
}

/** Chooses from the menu of a row, by keyboard or pointer alike. */
export async function chooseInRowMenu(page: Page, name: string, action: string): Promise<void> {
  await openRowMenu(page.getByRole("button", { name: `Tindakan untuk ${name}`, exact: true }));
  await page
    .getByRole("list", { name: `Tindakan untuk ${name}`, exact: true })
    .getByRole("button", { name: action })
    .press("Enter");
}
