import { accessibilityViolations, horizontalOverflow } from "../../support/accessibility.js";
import { ADMIN, adminPage } from "../../support/admin/adminPage.js";
import { openScreen } from "../../support/admin/openScreen.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { eventually } from "../../support/eventually.js";

const SIZES = { "a phone": { width: 390, height: 844 }, "a desk": { width: 1280, height: 800 } } as const;

describeInBrowser(
  "Books that are read in the library",
  (visit) => {
    it("are scanned in a pile, taken back with a key, and stand in the reports", async () => {
      const page = await adminPage(visit, { viewport: SIZES["a desk"] });
      await page.goto("/admin");
      await openScreen(page, "Sirkulasi", "Baca di Tempat");
      const field = page.getByLabel("Pindai atau ketik kode eksemplar");
      const today = page.getByRole("region", { name: "Hari ini" });
      for (const code of ["B00002", "B00004", "B00003", "B00002"]) {
        await field.fill(code);
        await page.keyboard.press("Enter");
      }
      await today.getByText("3", { exact: true }).waitFor();
      await page.getByRole("listitem").getByText("Baru saja dihitung").waitFor();
      expect(await field.inputValue()).toBe("");
      await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      await page.keyboard.press("Control+z");
      await today.getByText("2", { exact: true }).waitFor();
      await page.getByText("B00003 · Diurungkan").waitFor();

      await page.getByRole("link", { name: "Lihat laporan" }).click();
      await page.waitForURL(/\/admin\/reports/u);
      const report = page.getByRole("region", { name: "Baca di tempat", exact: true });
      await report.getByRole("heading", { name: "Paling sering dibaca di tempat" }).waitFor();
      expect(await report.getByRole("listitem").filter({ hasText: "1" }).count()).toBeGreaterThan(2);
    });

    it.each(Object.entries(SIZES))("can be counted by everybody on %s", async (_name, viewport) => {
      const page = await adminPage(visit, { viewport });
      await page.goto("/admin/in-house-use");
      await page.getByLabel("Pindai atau ketik kode eksemplar").fill("TIDAK-ADA");
      await page.keyboard.press("Enter");
      await page.getByRole("listitem").getByText("Kode TIDAK-ADA tidak ada di koleksi").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await eventually(() => horizontalOverflow(page)).toBe(0);
    });
  },
  ADMIN,
);
