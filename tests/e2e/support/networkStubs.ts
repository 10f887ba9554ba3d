import type { Page } from "playwright-core";

import { pushPath } from "./pushPath.js";

/** Opens the screen at `path` from another one while its data is still loading. */
export async function whileLoading(page: Page, path: string, from: string): Promise<void> {
  await page.goto(from);
  await page.route("**/graphql", () => undefined);
  await pushPath(page, path);
  await page.getByText("Loading...").waitFor({ state: "detached" });
  await page.getByText("Memuat…").first().waitFor({ state: "attached" });
}

/** Opens the screen at `path` while its requests fail. */
export async function whenFailing(page: Page, path: string, from: string): Promise<void> {
  await page.goto(from);
  await page.route("**/graphql", (route) => route.abort());
  await pushPath(page, path);
  await page.getByRole("button", { name: "Coba lagi" }).first().waitFor();
}

/** Stalls the responses of these operations; all others pass. */
export async function stallOperations(page: Page, ...names: readonly string[]): Promise<void> {
  await page.route("**/graphql", (route) =>
    names.some((name) => route.request().postData()?.includes(`"operationName":"${name}"`))
      ? undefined
      : route.fallback(),
  );
}

/** Stalls uploads from here on. */
export async function stallUploads(page: Page): Promise<void> {
  await page.route("**/graphql", (route) =>
    route.request().headers()["content-type"]?.startsWith("multipart/") ? undefined : route.fallback(),
  );
}

/** Stalls server-sent events from here on. */
export async function stallEvents(page: Page): Promise<void> {
  await page.route("**/graphql", (route) =>
    route.request().headers().accept?.includes("text/event-stream") ? undefined : route.fallback(),
  );
}

/** Requests arrive, but no response comes back. */
export async function stallResponses(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Fetch.enable", { patterns: [{ urlPattern: "*/graphql", requestStage: "Response" }] });
}

/** Lets all requests pass again, including those that were stalled: leave the page first to drop them. */
export async function restoreNetwork(page: Page): Promise<void> {
  await page.unroute("**/graphql");
}
