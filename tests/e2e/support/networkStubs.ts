import type { Page } from "playwright-core";

import { pushPath } from "./pushPath.js";

/** The screen at `path` while its data is on its way, reached from another one. */
export async function whileLoading(page: Page, path: string, from: string): Promise<void> {
  await page.goto(from);
  await page.route("**/graphql", () => undefined);
  await pushPath(page, path);
  await page.getByText("Loading...").waitFor({ state: "detached" });
  await page.getByText("Memuat…").first().waitFor({ state: "attached" });
}

/** The screen at `path` when its data cannot be had. */
export async function whenFailing(page: Page, path: string, from: string): Promise<void> {
  await page.goto(from);
  await page.route("**/graphql", (route) => route.abort());
  await pushPath(page, path);
  await page.getByRole("button", { name: "Coba Lagi" }).waitFor();
}

/** From here on these operations are not answered; all others are. */
export async function stallOperations(page: Page, ...names: readonly string[]): Promise<void> {
  await page.route("**/graphql", (route) =>
    names.some((name) => route.request().postData()?.includes(`"operationName":"${name}"`))
      ? undefined
      : route.fallback(),
  );
}

/** Nothing arrives of the files that are sent from here on. */
export async function stallUploads(page: Page): Promise<void> {
  await page.route("**/graphql", (route) =>
    route.request().headers()["content-type"]?.startsWith("multipart/") ? undefined : route.fallback(),
  );
}

/** What the server tells by itself does not come from here on. */
export async function stallEvents(page: Page): Promise<void> {
  await page.route("**/graphql", (route) =>
    route.request().headers().accept?.includes("text/event-stream") ? undefined : route.fallback(),
  );
}

/** All that is sent from here on arrives, and no answer comes back. */
export async function stallResponses(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Fetch.enable", { patterns: [{ urlPattern: "*/graphql", requestStage: "Response" }] });
}

/** Everything is answered again, also what was held: whoever means to lose that leaves the page first. */
export async function restoreNetwork(page: Page): Promise<void> {
  await page.unroute("**/graphql");
}
