import { buffer } from "node:stream/consumers";

import { readPdf } from "../../support/files/readPdf.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";

const SIZES = { "a phone": { width: 390, height: 844 }, "a desk": { width: 1280, height: 800 } } as const;

describeInBrowser(
  "What a library hands in",
  (visit) => {
    it("is opened from the reports, of the period that is chosen, and downloaded as it is shown", async () => {
      const page = await adminPage(visit, { viewport: SIZES["a desk"] });
      await page.goto("/admin/reports");
      await page.getByRole("link", { name: "Laporan bulanan dan tahunan" }).click();
      await page.waitForURL(/\/admin\/reports\/periodic$/u);
      await page.getByRole("table", { name: "Koleksi per klasifikasi" }).waitFor();
      await page.getByLabel("Jenis periode").selectOption({ label: "Tahun" });
      await page.getByRole("table", { name: "Kunjungan per bulan" }).waitFor();
      await page.getByRole("link", { name: "Peminjaman per bulan" }).click();
      await page.waitForURL(/\/admin\/reports\/loans\?from=\d{4}-01-01&to=\d{4}-12-31$/u);
      const sum = page.getByRole("table", { name: "Per klasifikasi" }).getByRole("row", { name: /^Jumlah/u });
      const shown = (await sum.getByRole("cell").last().innerText()).trim();

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Unduh PDF" }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^peminjaman-per-bulan-\d{4}-01-01-\d{4}-12-31\.pdf$/u);
      const [first] = await readPdf(await buffer(await download.createReadStream()));
      expect(first?.lines).toContain("PEMINJAMAN PER BULAN");
      expect(first?.lines).toContain(shown);
    });

    it("takes any days by hand, and goes back and forth with the browser's history", async () => {
      const page = await adminPage(visit, { viewport: SIZES["a desk"] });
      await page.goto("/admin/reports/periodic");
      await page.getByLabel("Jenis periode").selectOption({ label: "Tanggal lain" });
      await page.getByLabel("Dari", { exact: true }).fill("2020-01-05");
      await page.waitForURL(/from=2020-01-05/u);
      await page.getByText("Laporan maksimal satu tahun").waitFor();
      await page.getByLabel("Sampai", { exact: true }).fill("2020-03-01");
      await page.waitForURL(/from=2020-01-05&to=2020-03-01$/u);
      await page.getByRole("columnheader", { name: "Jan 20" }).first().waitFor();
    });

    it.each(Object.entries(SIZES))("can be read by everybody on %s", async (_name, viewport) => {
      const page = await adminPage(visit, { viewport });
      for (const form of ["periodic", "national", "work"]) {
        await page.goto(`/admin/reports/${form}`);
        await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
        expect(await accessibilityViolations(page)).toEqual([]);
        await eventually(() => horizontalOverflow(page)).toBe(0);
      }
    });
  },
  ADMIN,
);
