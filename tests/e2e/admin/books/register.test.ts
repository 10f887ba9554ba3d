import { buffer } from "node:stream/consumers";

import { readXlsx } from "../../../support/files/readXlsx.js";
import { accessibilityViolations, horizontalOverflow } from "../../support/accessibility.js";
import { ADMIN, adminPage } from "../../support/admin/adminPage.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { eventually } from "../../support/eventually.js";

const SIZES = { "a phone": { width: 390, height: 844 }, "a desk": { width: 1280, height: 800 } } as const;

describeInBrowser(
  "The inventory book",
  (visit) => {
    it("is narrowed by numbers and days in the address, and downloaded as it is shown", async () => {
      const page = await adminPage(visit, { viewport: SIZES["a desk"] });
      await page.goto("/admin/register");
      const table = page.getByRole("table", { name: "Buku Induk" });
      const rows = table.getByRole("row");
      await table.getByText("B00001", { exact: true }).waitFor();
      expect(await rows.nth(1).innerText()).toContain("B00001");

      await page.getByLabel("No. Inventaris dari").fill("B00003");
      await page.getByLabel("No. Inventaris sampai").fill("B00005");
      await page.keyboard.press("Enter");
      await page.waitForURL(/from_number=B00003&to_number=B00005/u);
      await page.getByText("3 eksemplar ·").waitFor();
      await eventually(() => rows.count()).toBe(4);

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Unduh Excel" }).click(),
      ]);
      const { rows: lines } = await readXlsx(await buffer(await download.createReadStream()));
      expect(lines.map(([, number]) => number?.text)).toEqual(["No. Inventaris", "B00003", "B00004", "B00005"]);

      await page.getByLabel("Tanggal sampai").fill("2001-01-31");
      await page.getByText("Tidak ada yang cocok").waitFor();
      await page.getByRole("link", { name: "Hapus semua filter" }).first().click();
      await page.waitForURL(/\/admin\/register$/u);
      await table.getByText("B00001", { exact: true }).waitFor();
      expect(await page.getByLabel("No. Inventaris dari").inputValue()).toBe("");
    });

    it("says what is wrong with a span, and keeps what was typed", async () => {
      const page = await adminPage(visit, { viewport: SIZES["a desk"] });
      await page.goto("/admin/register?from_number=B00009&to_number=B00002");
      await page.getByText("Filter tidak dapat dipakai").waitFor();
      expect(await page.getByLabel("No. Inventaris dari").inputValue()).toBe("B00009");
    });

    it.each(Object.entries(SIZES))(
      "opens the copy of a line on %s, and everybody can use it",
      async (_name, viewport) => {
        const page = await adminPage(visit, { viewport });
        await page.goto("/admin/register?to_number=B00001");
        const table = page.getByRole("table", { name: "Buku Induk" });
        await table.getByText("B00001", { exact: true }).waitFor();
        expect(await accessibilityViolations(page)).toEqual([]);
        await eventually(() => horizontalOverflow(page)).toBe(0);
        await table.getByRole("link").first().click();
        await page.waitForURL(/\/admin\/copies\?code=B00001/u);
      },
    );
  },
  ADMIN,
);
