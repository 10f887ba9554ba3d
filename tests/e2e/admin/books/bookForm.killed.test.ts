import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser } from "playwright-core";

import { showAllFields } from "../../support/admin/bookForm.js";
import { ADMIN, logIn } from "../../support/admin/adminPage.js";
import { waitForHydration } from "../../support/waitForHydration.js";
import { freePort } from "../../support/servers/freePort.js";
import { openBrowser } from "../../support/browser/openBrowser.js";
import { type RunningServer, startServer } from "../../support/servers/runningServer.js";
import { eventually } from "../../support/eventually.js";

(process.env.TEST_BROWSER ? describe : describe.skip)("The form of a book and a server that is killed", () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "aksara-outage-"));
  let environment: Record<string, string>;
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    environment = { ...ADMIN, DATA_DIR, PORT: String(await freePort()) };
    server = await startServer(environment);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  it.each([
    ["while it stays open", false],
    ["over a reload once the server is back", true],
  ])("loses nothing %s", async (_how, reloads) => {
    const page = await (await browser.newContext({ baseURL: server.address })).newPage();
    await logIn(page);
    await page.goto("/admin/books/new");
    await waitForHydration(page);
    // From here on nothing can be fetched.
    await page.evaluate(() => new Promise<void>((done) => void requestIdleCallback(() => done(), { timeout: 2_000 })));
    const title = `Tahan Banting ${String(reloads)}`;
    await showAllFields(page);
    await page.getByLabel("Judul", { exact: true }).fill(title);
    await page.getByLabel("Judul seri").fill("Seri Mati Lampu");
    await server.stop("SIGKILL");
    await page.keyboard.press("Control+s");
    await page
      .getByRole("alert")
      .getByText(/Server tidak menjawab/)
      .waitFor();
    await eventually(() => page.getByLabel("Judul", { exact: true }).inputValue()).toBe(title);

    server = await startServer(environment);
    if (reloads) {
      page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
      await page.reload();
      await waitForHydration(page);
      await page.getByText("dipulihkan dari draf").waitFor();
      await eventually(() => page.getByLabel("Judul seri").inputValue()).toBe("Seri Mati Lampu");
    }
    await page.keyboard.press("Control+s");
    await page.waitForURL(/\/admin\/books\/\d+$/);
    await page.reload();
    await eventually(async () => [
      await page.getByLabel("Judul", { exact: true }).inputValue(),
      await page.getByLabel("Judul seri").inputValue(),
    ]).toEqual([title, "Seri Mati Lampu"]);
  });
});
