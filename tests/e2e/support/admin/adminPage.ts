import type { BrowserContextOptions, Page } from "playwright-core";

import type { BrowserSuite } from "../browser/describeInBrowser.js";
import { csrfHeader, login } from "../login.js";

export const ADMIN = { ADMIN_PASSWORD: "kopi-tubruk-pagi-9" };

/** A page with the administrator logged in whom the server created from `ADMIN`. */
export async function adminPage(visit: BrowserSuite, options?: BrowserContextOptions): Promise<Page> {
  const page = await visit.newPage(options);
  await logIn(page);
  return page;
}

export async function logIn(page: Page): Promise<void> {
  await login(page, "admin", ADMIN.ADMIN_PASSWORD);
}

/** Changes something through REST, as another administrator would; returns the response's `data`. */
export async function changeAsOtherAdmin<Data = unknown>(
  page: Page,
  method: "post" | "put" | "delete",
  path: string,
  data?: object,
): Promise<Data> {
  const response = await page.request[method](path, { headers: await csrfHeader(page), ...(data ? { data } : {}) });
  const body = (await response.json()) as { data: Data };
  if (!response.ok()) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
  return body.data;
}

/** Records the names of the operations that the page sends. */
export function recordOperations(page: Page): string[] {
  const operations: string[] = [];
  page.on("request", (request) => {
    const name = /"operationName":\s*"(\w+)"/.exec(
      request.url().endsWith("/graphql") ? (request.postData() ?? "") : "",
    )?.[1];
    if (name) operations.push(name);
  });
  return operations;
}

/** Waits for the response of this operation. */
export function waitForOperation(page: Page, operation: string): Promise<unknown> {
  return page.waitForResponse((response) =>
    (response.request().postData() ?? "").includes(`"operationName":"${operation}"`),
  );
}
