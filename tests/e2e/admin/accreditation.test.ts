import { buffer } from "node:stream/consumers";

import { readPdf } from "../../support/files/readPdf.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";

const PATH = "/admin/reports/accreditation";
const SIZES = { "a phone": { width: 390, height: 844 }, "a desk": { width: 1280, height: 800 } } as const;

describeInBrowser(
  "An instrument of accreditation",
  (visit) => {
    it("is opened from the reports, answered beside the library's own data, and handed in", async () => {
      const page = await adminPage(visit, { viewport: SIZES["a desk"] });
      await page.goto("/admin/reports");
      await page.getByRole("link", { name: "Instrumen akreditasi" }).click();
      await page.waitForURL(new RegExp(`${PATH}$`, "u"));
      await page.getByLabel("Tahun", { exact: true }).selectOption({ label: `Tahun ${new Date().getFullYear()}` });
      await page.waitForURL(/period=\d{4}$/u);
      const titles = page.getByRole("listitem").filter({ hasText: "Jumlah judul buku tercetak" });
      await eventually(() => titles.getByText(/^[\d.]+ judul$/u).count()).toBe(1);

      await titles.getByLabel(/^Skor/u).fill("6");
      await titles.getByLabel(/^Catatan/u).fill("Buku induk dan katalog");
      await page.getByRole("button", { name: /^Simpan/u }).click();
      await titles.getByText("Isi dengan angka dari 0 sampai 5.").waitFor();
      await titles.getByLabel(/^Skor/u).fill("4,5");
      await page.getByRole("button", { name: /^Simpan/u }).click();
      await page.getByText("Penilaian disimpan.").waitFor();
      const summary = page.getByRole("table", { name: "Rekapitulasi" }).first();
      // 4.5 of 50 points of what weighs 20.
      await eventually(() => summary.getByRole("row", { name: /^Koleksi/u }).innerText()).toMatch(
        /4,5 \/ 50\s+20\s+Periksa\s+1,8/u,
      );
      await page.reload();
      expect(await titles.getByLabel(/^Skor/u).inputValue()).toBe("4,5");

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Unduh PDF" }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^akreditasi-six-2025-\d{4}\.pdf$/u);
      const pages = await readPdf(await buffer(await download.createReadStream()));
      expect(pages.flatMap(({ lines }) => lines).join(" ")).toContain("Buku induk dan katalog");
    });

    it("is corrected after its rule was read, and goes back to what was delivered", async () => {
      const page = await adminPage(visit, { viewport: SIZES["a desk"] });
      await page.goto(`${PATH}?instrument=1&period=2026`);
      const state = page.getByRole("region", { name: "Rekapitulasi" }).first();
      await state.getByText("9 komponen belum punya bobot").waitFor();
      await page.getByRole("button", { name: "Sunting instrumen" }).click();
      const sheet = page.getByRole("dialog", { name: "Sunting instrumen" });
      const collection = sheet.getByRole("group", { name: "Komponen 1", exact: true });
      await collection.getByLabel("Bobot", { exact: true }).fill("dua puluh");
      await sheet.getByRole("button", { name: "Simpan" }).click();
      await collection.getByText("Isi dengan angka. Contoh: 12,5").waitFor();
      await collection.getByLabel("Bobot", { exact: true }).fill("20");
      await collection.getByLabel("Sumber bobot (opsional)").fill("Naskah 2022, halaman 4");
      await collection.getByLabel("Periksa: belum dibaca di naskah").first().uncheck();
      await collection
        .getByRole("button", { name: /indikator$/u })
        .first()
        .click();
      await collection.getByRole("button", { name: "Tambah indikator" }).click();
      await collection
        .getByRole("group", { name: "Indikator 8 komponen 1" })
        .getByLabel("Indikator", { exact: true })
        .fill("Jumlah peta");
      await sheet.getByRole("button", { name: "Simpan" }).click();
      await page.getByText("Instrumen disimpan.").waitFor();
      await state.getByText("8 komponen belum punya bobot").waitFor();
      await page.getByRole("listitem").filter({ hasText: "Jumlah peta" }).waitFor();

      await page.getByRole("button", { name: "Sunting instrumen" }).click();
      await sheet.getByRole("button", { name: "Pulihkan naskah bawaan" }).click();
      await page.getByRole("button", { name: "Pulihkan", exact: true }).click();
      await page.getByText("Naskah bawaan dipulihkan.").waitFor();
      await state.getByText("9 komponen belum punya bobot").waitFor();
      expect(await page.getByText("Jumlah peta").count()).toBe(0);
    });

    it.each(Object.entries(SIZES))("can be read by everybody on %s", async (_name, viewport) => {
      const page = await adminPage(visit, { viewport });
      await page.goto(PATH);
      await page.getByRole("heading", { name: "1. Koleksi" }).first().waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await eventually(() => horizontalOverflow(page)).toBe(0);
      await page.getByRole("button", { name: "Sunting instrumen" }).click();
      await page.getByRole("button", { name: "10 indikator" }).click();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  },
  ADMIN,
);
