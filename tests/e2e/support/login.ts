import type { Page } from "playwright-core";

import { PASSWORD } from "../../support/people.js";

/** Fills in the form of `/login` and sends it. */
export async function fillInLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("Nama pengguna").fill(username);
  await page.getByLabel("Kata sandi", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

/**
 * Logs the page's context in with the request that the form makes, which has tests of its own; the page stays as it is.
 */
export async function login(page: Page, username: string, password = PASSWORD): Promise<void> {
  const response = await page.request.post("/api/auth/login", { data: { username, password } });
  if (response.status() !== 200) {
    throw new Error(`${username} could not log in: ${response.status()}`);
  }
}

/** The header without which the server refuses a change. */
export async function csrfHeader(page: Page): Promise<Record<string, string>> {
  const { value = "" } = (await page.context().cookies()).find(({ name }) => name === "csrf_access_token") ?? {};
  return { "X-CSRF-TOKEN": value };
}
