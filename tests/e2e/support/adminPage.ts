import type { BrowserContextOptions, Page } from "playwright-core";

import type { Visit } from "./inBrowser.js";

export const ADMIN = { ADMIN_PASSWORD: "kopi-tubruk-pagi-9" };

/** A page of the administrator that the server made at its start with `ADMIN`. */
export async function adminPage(visit: Visit, options?: BrowserContextOptions): Promise<Page> {
  const page = await visit.newPage(options);
  await logIn(page);
  return page;
}

export async function logIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Nama Pengguna").fill("admin");
  await page.getByLabel("Kata Sandi", { exact: true }).fill(ADMIN.ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname !== "/login");
}

/** Names of the operations that the page asks the server for, as they go out. */
export function operationsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const name = /"operationName":\s*"(\w+)"/.exec(request.url().endsWith("/graphql") ? (request.postData() ?? "") : "")?.[1];
    if (name) asked.push(name);
  });
  return asked;
}
