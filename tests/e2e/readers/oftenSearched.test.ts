import type { Page } from "playwright-core";

import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";

/** As an X-Forwarded-For of a proxy in the house says it. */
const READERS = ["203.0.113.1", "203.0.113.2", "203.0.113.3", "203.0.113.4", "203.0.113.5"];
const REPEATING_READER = "198.51.100.7";

async function enterAs(page: Page, address: string, search: string): Promise<void> {
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": address });
  await page.goto("/books");
  const counted = page.waitForResponse((response) => response.request().postData()?.includes("EnterSearch") ?? false);
  await page.getByRole("combobox", { name: "Cari buku" }).fill(search);
  await page.keyboard.press("Enter");
  expect((await counted).status()).toBe(200);
}

describeInBrowser(
  "What is often searched for",
  (visit) => {
    it("is on the home page once several readers have entered it, and not what one of them repeats", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      for (const reader of READERS) {
        await enterAs(page, reader, "negeri 5 menara");
        await enterAs(page, REPEATING_READER, "bumi manusia");
      }
      await page.goto("/");
      const shelf = page.getByRole("region", { name: "Sering dicari" });
      const link = shelf.getByRole("link", { name: "Negeri 5 Menara", exact: true });
      await link.waitFor();
      expect(await shelf.getByRole("link", { name: "Bumi Manusia" }).count()).toBe(0);
      await eventually(() => horizontalOverflow(page)).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      await link.click();
      await page.waitForURL("**/books?search=Negeri+5+Menara");
      await page.getByRole("link", { name: "Negeri 5 Menara" }).first().waitFor();
    });

    it("stands below the search of a wide screen", async () => {
      const page = await visit.newPage({ viewport: { width: 1366, height: 800 } });
      await page.goto("/");
      const line = page.getByRole("list", { name: "Sering dicari" });
      await line.getByRole("link", { name: "Laskar Pelangi" }).click();
      await page.waitForURL("**/books?search=Laskar+Pelangi");
    });
  },
  { TRUSTED_PROXIES: "127.0.0.1" },
);
