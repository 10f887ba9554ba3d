import type { Page } from "playwright-core";

import { PASSWORD } from "../../support/people.js";

/** Fills in the form of `/login` and sends it. */
export async function fillInLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("Nama Pengguna").fill(username);
  await page.getByLabel("Kata Sandi", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

/** Logs in as people do, and waits until the page knows it, on a wide screen or a small one. */
export async function login(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await fillInLogin(page, username, password);
  await page.getByRole("banner").getByText("Logout").first().waitFor({ state: "attached" });
}
