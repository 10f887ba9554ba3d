import type { BrowserContextOptions, Page } from "playwright-core";

import type { Visit } from "./inBrowser.js";
import { login } from "./login.js";

export const ADMIN = { ADMIN_PASSWORD: "kopi-tubruk-pagi-9" };

/** A page of the administrator that the server made at its start with `ADMIN`. */
export async function adminPage(visit: Visit, options?: BrowserContextOptions): Promise<Page> {
  const page = await visit.newPage(options);
  await logIn(page);
  return page;
}

export async function logIn(page: Page): Promise<void> {
  await login(page, "admin", ADMIN.ADMIN_PASSWORD);
}

/** Changes something by the other door, as a colleague at another desk would; gives the answer's `data`. */
export async function changeElsewhere<Data = unknown>(
  page: Page,
  method: "post" | "put" | "delete",
  path: string,
  data?: object,
): Promise<Data> {
  const { value: token = "" } = (await page.context().cookies()).find(({ name }) => name === "csrf_access_token") ?? {};
  const answer = await page.request[method](path, { headers: { "X-CSRF-TOKEN": token }, ...(data ? { data } : {}) });
  const body = (await answer.json()) as { data: Data };
  if (!answer.ok()) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
  return body.data;
}

/** Names of the operations that the page asks the server for, as they go out. */
export function operationsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const name = /"operationName":\s*"(\w+)"/.exec(
      request.url().endsWith("/graphql") ? (request.postData() ?? "") : "",
    )?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

/** When the server has answered what is named so. */
export function answered(page: Page, operation: string): Promise<unknown> {
  return page.waitForResponse((response) =>
    (response.request().postData() ?? "").includes(`"operationName":"${operation}"`),
  );
}
