import { accessibilityViolations } from "../support/accessibility.js";
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

    it("set targets, and say of each figure what is missing, on screen and in the file", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/reports");
      const row = page
        .getByRole("table", { name: "Koleksi", exact: true })
        .getByRole("row")
        .filter({ hasText: "E-book" });
      await row.getByText("Target 300 judul").waitFor();
      await page.getByRole("button", { name: "Atur target" }).click();
      const sheet = page.getByRole("dialog", { name: "Target akreditasi" });
      await sheet.getByRole("button", { name: "Tambah target" }).click();
      const added = sheet.getByRole("group", { name: "Target 4" });
      await added.getByLabel("Angka").selectOption({ label: "Jam buka per minggu" });
      await added.getByLabel("Paling sedikit").fill("banyak");
      await sheet.getByRole("button", { name: "Simpan" }).click();
      await added.getByText("Isi dengan angka, misalnya 3.500.").waitFor();
      await added.getByLabel("Paling sedikit").fill("1,5");
      expect(await accessibilityViolations(page)).toEqual([]);
      await sheet.getByRole("button", { name: "Simpan" }).click();
      await page.getByText("Target akreditasi disimpan.").waitFor();
      await page.getByText("Target 1,5 jam").waitFor();
      const file = await page.evaluate(async () => (await fetch("/api/reports/export?report=accreditation")).text());
      expect(file).toMatch(/Jam buka per minggu;[\d,]+;Target 1,5 jam;Tercapai/u);
      expect(file).toMatch(/E-book;\d+;Target 300 judul;(?:Kurang \d+ judul|Tercapai)/u);
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
