import type { Page } from "playwright-core";

import { accessibilityViolations } from "../../support/accessibility.js";
import { ADMIN, logIn } from "../../support/admin/adminPage.js";
import { dropFile } from "../../support/dropFile.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { readDownload } from "../../support/readDownload.js";
import { eventually } from "../../support/eventually.js";

const ROWS = 400;
/**
 * Only the title column is recognised by name; two rows are the same book, one has no title and one starts like a
 * formula.
 */
const FILE = [
  "Judul Buku;Karya;Terbit;No",
  ...Array.from(
    { length: ROWS },
    (_, index) => `Buku Impor ${index};Penulis ${index % 40};${1980 + (index % 40)};IMP${index}`,
  ),
  "Buku Impor 7;Penulis 7;1987;",
  ";Tanpa Judul;2001;",
  ";=1+1;2002;",
].join("\n");

async function begin(page: Page): Promise<void> {
  await logIn(page);
  await page.goto("/admin/books/import");
}

const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name });

describeInBrowser(
  "An import in steps",
  (visit) => {
    it("goes from a dropped file to its books and back, with nothing in anybody's way", async () => {
      const page = await visit.newPage({ viewport: { width: 1280, height: 900 } });
      await begin(page);
      await page.getByText("Berkas yang diimpor tercatat di sini").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await dropFile(page, FILE);
      expect(new URL(page.url()).pathname).toMatch(/^\/admin\/books\/imports\/\d+$/);
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.getByLabel("Pencocokan kolom Karya").selectOption({ label: "Penulis" });
      await page.getByLabel("Pencocokan kolom Terbit").selectOption({ label: "Tahun terbit" });
      await page.getByLabel("Pencocokan kolom No").selectOption({ label: "Kode eksemplar" });
      await page.getByText("4 dari 4 kolom dipakai").waitFor();
      await page.reload();
      await page.getByText("4 dari 4 kolom dipakai").waitFor();
      await button(page, "Lihat pratinjau").click();
      await page.getByText("400 buku baru").waitFor();
      // The columns step was scrolled to the bottom: the preview starts at the top.
      await eventually(() =>
        page.evaluate(() => [window.scrollY, document.activeElement?.getAttribute("aria-label")]),
      ).toEqual([0, "Langkah impor"]);
      expect(await accessibilityViolations(page)).toEqual([]);

      await button(page, "Buku sudah ada 1").click();
      await page.getByText("Sama dengan baris 9 “Buku Impor 7”: judul, penulis, dan tahun yang sama.").waitFor();
      await button(page, "Ditolak 2").click();
      await page.getByText("Kolom “Judul Buku”: wajib diisi.").first().waitFor();
      await button(page, /^Semua/).click();
      await button(page, "Berikutnya").click();
      await page.getByText("Baris 52–101").waitFor();

      await button(page, "Impor sekarang").click();
      await page.getByRole("heading", { name: "Hasil impor" }).waitFor();
      await page.getByText("Selesai", { exact: true }).waitFor();
      await button(page, "Urungkan impor ini").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: /Unduh baris yang tidak masuk/ }).click();
      const refused = await readDownload(await download);
      expect(refused).toContain("\uFEFFbaris;hasil;alasan;Judul Buku;penulis;tahun terbit;kode eksemplar\n");
      expect(refused).toContain(";'=1+1;");

      await button(page, "Urungkan impor ini").click();
      const dialog = page.getByRole("dialog", { name: "Urungkan impor ini?" });
      await dialog.waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await dialog.getByRole("button", { name: "Urungkan", exact: true }).click();
      await page.getByRole("heading", { name: "Impor ini sudah diurungkan" }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.goto("/admin/books/import");
      await page.getByRole("link", { name: "koleksi.csv" }).waitFor();
      await page.getByText("Diurungkan", { exact: true }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    it("goes on by asking where the server's events do not come, on a phone too", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await page.route("**/graphql", (route) =>
        route.request().headers().accept?.includes("text/event-stream") ? route.abort() : route.continue(),
      );
      await begin(page);
      await dropFile(page, "judul;pengarang\nSatu Lagi;Seseorang\n");
      expect(await accessibilityViolations(page)).toEqual([]);
      await button(page, "Lihat pratinjau").click();
      await page.getByText("1 buku baru").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await button(page, "Impor sekarang").click();
      await page.getByRole("heading", { name: "Hasil impor" }).waitFor();
      await page.getByText("Selesai", { exact: true }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    it("lets a person decide what was taken for another book and give new codes, and take both back", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await begin(page);
      const file = [
        "judul;Judul;pengarang;kode eksemplar",
        "Sampul;Pulang;Tere Liye;PL-1",
        "Sampul;Pulang;Tere Liye;PL-2",
        "Sampul;Pergi;Tere Liye;PL-1",
      ].join("\n");
      await dropFile(page, file);
      await page.getByText("Kolom “judul” ada dua kali. Pilih kolom yang benar; kolom lain tidak dipakai.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByLabel("Pencocokan kolom Judul", { exact: true }).selectOption({ label: "Judul (wajib)" });
      await page.getByText("3 dari 4 kolom dipakai").waitFor();
      // What was typed last counts, although the button was pressed before it was saved.
      await page.getByLabel("Lokasi untuk semua baris (opsional)").fill("Ruang Dua");
      await button(page, "Lihat pratinjau").click();
      await page.getByText("2 buku baru").waitFor();

      await button(page, "Buku sudah ada 1").click();
      await button(page, "Tetap impor sebagai buku terpisah baris 3").click();
      await page.getByText("3 buku baru").waitFor();
      await page.getByText("Tidak ada baris di sini.").waitFor();
      await button(page, "Eksemplar tidak masuk 1").click();
      await button(page, "Beri kode baru baris 4").click();
      const sheet = page.getByRole("dialog", { name: "Kode baru untuk baris 4" });
      const code = sheet.getByLabel("Pengganti PL-1");
      await eventually(() => code.inputValue()).toBe("PL-1-2");
      expect(await accessibilityViolations(page)).toEqual([]);
      await code.fill("pl-2");
      await sheet.getByRole("button", { name: "Pakai kode ini" }).click();
      await sheet.getByText("Kode pl-2 sudah dipakai “Pulang” di berkas ini. Pakai kode lain.").waitFor();
      await code.fill("PG-1");
      await code.press("Enter");
      await button(page, "Eksemplar tidak masuk 0").waitFor();

      await page.reload();
      await button(page, "Keputusan petugas 2").click();
      await page.getByText("Kode baru dari petugas: PL-1 menjadi PG-1.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await button(page, "Batalkan keputusan baris 3").click();
      await page.getByText("2 buku baru").waitFor();
      await button(page, "Keputusan petugas 1").waitFor();
      await button(page, "Impor sekarang").click();
      await page.getByText("Selesai", { exact: true }).waitFor();
      await button(page, "Keputusan petugas 1").click();
      await page.getByText("Kode baru dari petugas: PL-1 menjadi PG-1.").waitFor();
      expect(await button(page, /Ubah kode baru/).count()).toBe(0);
    });

    it("says what is wrong with a file, and throws one away after a question", async () => {
      const page = await visit.newPage();
      await begin(page);
      await page.locator('input[type="file"]').waitFor({ state: "attached" });
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: "buku.xlsx", mimeType: "text/csv", buffer: Buffer.from("PK\u0003\u0004isi") });
      await page
        .getByRole("alert")
        .getByText(/^Berkas ini rusak/)
        .waitFor();
      await dropFile(page, "a;b\nx;y\n");
      await page.getByText("Judul wajib ada. Pilih kolom yang berisi judul buku.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await button(page, "Batalkan berkas").click();
      await page.getByRole("dialog").getByRole("button", { name: "Batalkan berkas", exact: true }).click();
      await page.getByText("Berkas impor sudah dibatalkan.").waitFor();
      await page.waitForURL("**/admin/books/import");
    });
  },
  ADMIN,
);
