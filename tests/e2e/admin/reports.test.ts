import { adminPage, ADMIN } from "../support/adminPage.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { readDownload } from "../support/readDownload.js";

describeInBrowser(
  "The reports",
  (visit) => {
    it("tell of a school year that the URL keeps, and are exported", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin");
      await page.getByRole("navigation", { name: "Petugas" }).getByRole("link", { name: "Laporan" }).click();
      await page.getByRole("heading", { level: 1, name: "Laporan" }).waitFor();
      const collection = page.getByRole("table", { name: "Koleksi", exact: true });
      await collection.getByRole("row", { name: /^Judul \d/u }).waitFor();
      await page
        .getByRole("table", { name: "Koleksi per klasifikasi" })
        .getByRole("row", { name: /2X Islam/u })
        .waitFor();

      const lastYear = page.getByRole("list", { name: "Tahun ajaran" }).getByRole("link").nth(1);
      await lastYear.click();
      await page.waitForURL(/from=\d{4}-07-01&to=\d{4}-06-30/u);
      await page.reload();
      await eventually(() => lastYear.getAttribute("aria-current")).toBe("true");

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Akreditasi", exact: true }).click(),
      ]);
      expect(await readDownload(download)).toMatch(/Koleksi;Judul;\d+/u);
    });

    it("complete a day that is given alone, and say on the first load what is wrong with two", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/reports?from=2026-01-01");
      await eventually(() => page.getByLabel("Sampai").inputValue()).toBe("2026-12-31");
      expect(await page.getByLabel("Dari").inputValue()).toBe("2026-01-01");
      await page.goto("/admin/reports?from=2020-01-01&to=2026-01-01");
      await page.getByText("Laporan paling lama satu tahun. Pilih tanggal awal yang lebih baru.").waitFor();
      expect(await page.getByLabel("Dari").inputValue()).toBe("2020-01-01");
    });
  },
  ADMIN,
);
