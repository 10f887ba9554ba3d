import type { Locator, Page } from "playwright-core";

/** The desk's menu beside its screens. */
export function deskMenu(page: Page): Locator {
  return page.getByRole("complementary").getByRole("navigation", { name: "Menu petugas" });
}

/** Chooses a screen in the desk's menu, whose group is unfolded first. */
export async function openScreen(page: Page, group: string, name: string): Promise<void> {
  const heading = deskMenu(page).getByRole("button", { name: group });
  if ((await heading.getAttribute("aria-expanded")) === "false") await heading.click();
  await deskMenu(page).getByRole("link", { name, exact: true }).click();
}
