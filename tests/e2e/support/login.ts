import type { Page } from "playwright-core";

import { PASSWORD } from "../../support/people.js";

/** Fills in the form of `/login` and sends it. */
export async function fillInLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("Nama Pengguna").fill(username);
  await page.getByLabel("Kata Sandi", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

/** Logs in with the request that the form makes; the form has tests of its own. The page shows nothing yet. */
export async function login(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto("/robots.txt");
  const status = await page.evaluate(
    async (body) =>
      (await fetch("/api/auth/login", { method: "POST", headers: { "content-type": "application/json" }, body }))
        .status,
    JSON.stringify({ username, password }),
  );
  if (status !== 200) {
    throw new Error(`${username} could not log in: ${status}`);
  }
}
