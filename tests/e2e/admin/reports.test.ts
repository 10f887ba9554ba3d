import { accessibilityViolations } from "../support/accessibility.js";
import { adminPage, ADMIN } from "../support/admin/adminPage.js";
import { openScreen } from "../support/admin/openScreen.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { readDownload } from "../support/readDownload.js";

describeInBrowser(
  "The reports",
  (visit) => {
    it("tell of a school year that the URL keeps, and are exported", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin");
      await openScreen(page, "Laporan", "Laporan");
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
      // The guest book's own export, of the days that are shown.
      expect(await page.getByRole("link", { name: "Kunjungan", exact: true }).last().getAttribute("href")).toMatch(
        /^\/api\/visits\/export\?from=\d{4}-07-01&to=\d{4}-06-30$/u,
      );
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
      await added.getByLabel("Angka").selectOption({ label: "Jam layanan per minggu" });
      await added.getByLabel("Minimal").fill("banyak");
      await sheet.getByRole("button", { name: "Simpan" }).click();
      await added.getByText("Isi dengan angka. Contoh: 3.500").waitFor();
      await added.getByLabel("Minimal").fill("1,5");
      expect(await accessibilityViolations(page)).toEqual([]);
      await sheet.getByRole("button", { name: "Simpan" }).click();
      await page.getByText("Target akreditasi disimpan.").waitFor();
      await page.getByText("Target 1,5 jam").waitFor();
      const file = await page.evaluate(async () => (await fetch("/api/reports/export?report=accreditation")).text());
      expect(file).toMatch(/Jam layanan per minggu;[\d,]+;Target 1,5 jam;Tercapai/u);
      expect(file).toMatch(/E-book;\d+;Target 300 judul;(?:Kurang \d+ judul|Tercapai)/u);
    });

    it("draw what was lent, who came and what came in, list who is late, and put all of it on paper", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/reports");
      // Rendered by the server, whole: nothing comes in later and moves what is there.
      const lists = [
        "Peminjaman per kelas",
        "Peminjaman per klasifikasi",
        "Paling sering dipinjam",
        "Pengunjung per kelas",
        "Keperluan",
        "Anggota per kelas",
        "Menurut sumber perolehan",
        "Terlambat hari ini",
        "Judul tidak pernah dipinjam",
      ].map((name) => page.getByRole("list", { name, exact: true }));
      for (const list of lists) expect(await list.isVisible()).toBe(true);
      expect(await accessibilityViolations(page)).toEqual([]);

      const never = page.getByRole("list", { name: "Judul tidak pernah dipinjam" }).getByRole("listitem");
      expect(await never.count()).toBe(20);
      await page.getByRole("button", { name: "Muat lebih banyak" }).click();
      await eventually(() => never.count()).toBeGreaterThan(20);

      await page.getByRole("navigation", { name: "Bagian laporan" }).getByRole("link", { name: "Denda" }).click();
      await page.waitForURL(/#angka-denda$/u);

      await page.emulateMedia({ media: "print" });
      for (const list of lists) expect(await list.isVisible()).toBe(true);
      expect(await lists[0]?.locator("rect").first().isVisible()).toBe(true);
      for (const left of [
        page.getByRole("navigation", { name: "Bagian laporan" }),
        page.getByRole("heading", { name: "Unduh CSV" }),
        page.getByRole("button", { name: "Cetak" }),
      ])
        expect(await left.isVisible()).toBe(false);
      const paper = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
      expect(paper).toBe(true);
    });

    it("fit a phone, in both themes", async () => {
      const page = await adminPage(visit, { viewport: { width: 390, height: 844 } });
      await page.goto("/admin/reports");
      await page.getByRole("list", { name: "Terlambat hari ini" }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    it("complete a day that is given alone, and say on the first load what is wrong with two", async () => {
      // Whatever language the browser speaks.
      const page = await adminPage(visit, { locale: "en-US" });
      await page.goto("/admin/reports?from=2026-01-01");
      await eventually(() => page.getByLabel("Sampai").inputValue()).toBe("31/12/2026");
      expect(await page.getByLabel("Dari").inputValue()).toBe("01/01/2026");
      await page.goto("/admin/reports?from=2020-01-01&to=2026-01-01");
      await page.getByText("Laporan maksimal satu tahun. Pilih tanggal awal yang lebih baru.").waitFor();
      expect(await page.getByLabel("Dari").inputValue()).toBe("01/01/2020");
      await page.getByLabel("Dari").fill("17 agustus 2025");
      await page.keyboard.press("Tab");
      await page.waitForURL(/from=2025-08-17/u);
      expect(await page.getByLabel("Dari").inputValue()).toBe("17/08/2025");
      await page.locator("input:focus").and(page.getByLabel("Sampai")).waitFor();
    });
  },
  ADMIN,
);
