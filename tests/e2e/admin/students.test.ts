import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";

import { openDatabase } from "../../../server/openDatabase.js";
import { aPicture } from "../../support/files/givenFiles.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenStudent } from "../../support/people.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { openScreen } from "../support/admin/openScreen.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { MILLIMETRES_PER_INCH, printedPages } from "../support/printedPages.js";
import { readDownload } from "../support/readDownload.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-students-"));
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  await givenStudent(database, { nis: "P901", name: "Rina Kartika", className: "XI IPA 1" });
  await givenStudent(database, { nis: "P902", name: "Budi Santoso", className: "X IPS 2" });
  await givenBooks(database, [{ title: "Bumi Manusia", copies: [{ itemCode: "B00002" }] }]);
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const LOW_SCREEN = { width: 1366, height: 768 };

const names = (page: Page) =>
  page.getByRole("table", { name: "Anggota" }).locator(".table-rows a.text-link").allInnerTexts();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
/** What is printed once on each piece, in millimetres. */
const printedSize = async (page: Page, piece: string) => {
  await page.emulateMedia({ media: "print" });
  const box = await page.locator(piece).first().boundingBox();
  await page.emulateMedia({ media: null });
  const millimetres = (pixels = 0) => Math.round((pixels / 96) * MILLIMETRES_PER_INCH * 10) / 10;
  return [millimetres(box?.width), millimetres(box?.height)];
};
const sheetsOfPaper = async (page: Page) => (await printedPages(page)).length;

describeInBrowser(
  "The students at the desk",
  (visit) => {
    it("are found from the sidebar, changed, and get a slip with which they make their account", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin");
      await openScreen(page, "Anggota", "Anggota");
      await eventually(() => names(page)).toEqual(["Budi Santoso", "Rina Kartika"]);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.setViewportSize(LOW_SCREEN);
      const first = await page.locator("[role=row][data-index]").first().boundingBox();
      // There is room for twelve rows, as every filter stands in one line.
      expect((first?.y ?? Infinity) + 12 * (first?.height ?? Infinity)).toBeLessThanOrEqual(LOW_SCREEN.height);
      await page.getByRole("combobox", { name: "Kelas", exact: true }).selectOption("XI IPA 1");
      await eventually(() => names(page)).toEqual(["Rina Kartika"]);
      const saved = async (format: RegExp) => {
        await page.getByText("Ekspor", { exact: true }).click();
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("link", { name: format }).click(),
        ]);
        return readDownload(download);
      };
      expect(await saved(/^SLiMS/)).toMatch(/^"member_id","member_name",/u);
      const file = await saved(/^Semua kolom/);
      expect(file).toContain("Rina Kartika");
      expect(file).not.toContain("Budi Santoso");

      await page.getByRole("link", { name: "Rina Kartika", exact: true }).click();
      await heading(page, "Rina Kartika");
      await page.getByRole("link", { name: "Sunting" }).click();
      await page.getByLabel("NIS", { exact: true }).fill("P902");
      await page.keyboard.press("Control+s");
      await page.getByText("NIS / No. anggota ini sudah dipakai Budi Santoso.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      // Leaving asks first, as something was changed.
      await page.getByRole("navigation", { name: "Jejak halaman" }).getByRole("link", { name: "Anggota" }).click();
      await page.getByRole("button", { name: "Tetap di sini" }).click();
      await page.getByLabel("NIS", { exact: true }).fill("P903");
      await page.getByRole("button", { name: "Perpanjang 1 tahun" }).click();
      await page.keyboard.press("Control+s");
      await page.getByText("Semua tersimpan").waitFor();
      await page.getByText("NIS P903").waitFor();
      await page.getByRole("link", { name: "Halaman anggota" }).click();

      await page.getByRole("button", { name: "Buat kode aktivasi" }).click();
      const code = await page.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/u).innerText();
      await page.getByRole("button", { name: "Cetak", exact: true }).click();
      await heading(page, "Kode Aktivasi");
      await page.getByText(code).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await eventually(() => sheetsOfPaper(page)).toBe(1);
      expect(await printedSize(page, ".slip")).toEqual([97, 70]);
      // The code is in no address, and gone with the screen.
      expect(page.url()).not.toContain(code);
      await page.reload();
      await page.getByRole("heading", { name: "Tidak ada yang siap dicetak" }).waitFor();

      const visitor = await visit.newPage();
      await visitor.goto(`/activate#nis=P903&kode=${code}`);
      await visitor.getByLabel("Nama pengguna").fill("rina.kartika");
      await visitor.getByLabel("Kata sandi", { exact: true }).fill("kopi-tubruk-sore-7");
      await visitor.getByRole("button", { name: "Aktifkan akun" }).click();
      await visitor.waitForURL("**/user-info");
    });

    it("are added one after the other on a phone, and get their cards", async () => {
      const page = await adminPage(visit, { viewport: { width: 390, height: 844 } });
      await page.goto("/admin/students/new");
      for (let number = 1; number <= 2; number += 1) {
        await page.getByLabel("Nama", { exact: true }).fill(`Dewi ${number}`);
        await page.getByLabel("NIS", { exact: true }).fill(`D-${number}`);
        if (number === 1) await page.getByLabel("Kelas", { exact: true }).fill("X IPA 3");
        await page.getByRole("button", { name: "Simpan dan tambah lagi" }).click();
        await eventually(() => page.getByLabel("Nama", { exact: true }).inputValue()).toBe("");
        expect(await page.getByLabel("Kelas", { exact: true }).inputValue()).toBe("X IPA 3");
      }
      expect(await horizontalOverflow(page)).toBe(0);
      await page.goto("/admin/students?class_name=x-ipa-3");
      await eventually(() => names(page)).toEqual(["Dewi 1", "Dewi 2"]);
      // The first rows are seen, with the filters behind a button.
      const firstRow = await page.locator("[role=row][data-index]").first().boundingBox();
      expect(firstRow?.y).toBeLessThan(844 / 2);
      const status = page.getByRole("combobox", { name: "Status" });
      expect(await status.isVisible()).toBe(false);
      await page.getByRole("button", { name: "Filter (1)" }).click();
      await status.selectOption({ label: "Lulus" });
      await eventually(() => names(page)).toEqual([]);
      await status.selectOption({ label: "Status" });
      await eventually(() => names(page)).toEqual(["Dewi 1", "Dewi 2"]);
      expect(await horizontalOverflow(page)).toBe(0);
      for (const name of ["Dewi 1", "Dewi 2"]) await page.getByRole("checkbox", { name: `Pilih ${name}` }).check();
      await page
        .getByRole("region", { name: "Tindakan untuk data terpilih" })
        .getByRole("button", { name: "Cetak kartu" })
        .click();
      await heading(page, "Kartu Anggota");
      const colour = () =>
        page
          .locator(".printed-card-face")
          .first()
          .evaluate((face) => getComputedStyle(face).backgroundColor);
      await eventually(colour).toBe("rgb(36, 69, 122)");
      await page.getByRole("img", { name: "Barkod D-2" }).waitFor();
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await printedSize(page, ".printed-card")).toEqual([85.6, 54]);

      // Deleted by mistake, and back.
      await page.goto("/admin/students?class_name=x-ipa-3");
      await page.getByRole("link", { name: "Dewi 2", exact: true }).click();
      await page.getByRole("link", { name: "Sunting", exact: true }).click();
      await page.getByRole("button", { name: "Hapus", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Hapus anggota" }).click();
      await page.getByRole("button", { name: "Urungkan" }).click();
      await page.getByText("dipulihkan").waitFor();
      await page.goto("/admin/students?class_name=x-ipa-3");
      await eventually(() => names(page)).toEqual(["Dewi 1", "Dewi 2"]);
    });

    it("are added with their photo, which is chosen again where it did not arrive", async () => {
      const page = await adminPage(visit, { viewport: { width: 390, height: 844 } });
      const file = page.locator("input[type=file]");
      const choose = async () =>
        file.setInputFiles({
          name: "foto.png",
          mimeType: "image/png",
          buffer: await aPicture(60, 90).png().toBuffer(),
        });
      const fill = async (name: string, nis: string) => {
        await page.getByLabel("Nama", { exact: true }).fill(name);
        await page.getByLabel("NIS", { exact: true }).fill(nis);
      };
      await page.goto("/admin/students/new");
      await file.setInputFiles({ name: "foto.txt", mimeType: "text/plain", buffer: Buffer.from("bukan gambar") });
      await page.getByText("Foto harus gambar JPEG, PNG, WebP, atau AVIF.").waitFor();
      await file.setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: Buffer.from("bukan gambar") });
      await eventually(() => page.getByText("Foto harus gambar JPEG, PNG, WebP, atau AVIF.").count()).toBe(1);
      await choose();
      await page.getByRole("img", { name: "Foto yang dipilih" }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole("button", { name: "Hapus foto" }).click();
      await page.getByRole("button", { name: "Unggah foto" }).waitFor();
      await choose();
      await fill("Sari Wulandari", "S-1");
      await page.getByRole("button", { name: "Simpan dan tambah lagi" }).click();
      await eventually(() => page.getByLabel("Nama", { exact: true }).inputValue()).toBe("");
      expect(await page.getByRole("img", { name: "Foto yang dipilih" }).count()).toBe(0);

      await fill("Tono Hartono", "T-1");
      await choose();
      // Only a file is sent in parts: the line breaks after the record.
      const dropped = (route: Route) =>
        route.request().headers()["content-type"]?.startsWith("multipart/") ? route.abort() : route.fallback();
      await page.route("**/graphql", dropped);
      await page.keyboard.press("Control+s");
      await page.getByText(/Tono Hartono ditambahkan, fotonya belum:/u).waitFor();
      await page.getByRole("heading", { level: 1, name: "Tono Hartono" }).waitFor();
      await page.unroute("**/graphql", dropped);
      await choose();
      await page.getByText("Foto sudah disimpan").waitFor();
      for (const name of ["Sari Wulandari", "Tono Hartono"]) {
        await page.goto(`/admin/students?search=${name.split(" ")[0]}`);
        await page.getByRole("link", { name, exact: true }).click();
        const photo = page.getByRole("img", { name: `Foto ${name}` }).first();
        await eventually(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
      }
    });

    it("have a page with what is out, owed and past, at which the desk acts and from which it lends", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/students?search=budi");
      await page.getByRole("link", { name: "Budi Santoso", exact: true }).click();
      await heading(page, "Budi Santoso");
      await page.getByText("Tidak ada buku yang sedang dipinjam.").waitFor();
      await page.getByRole("link", { name: "Pinjamkan buku" }).click();
      await page.getByRole("heading", { level: 2, name: "Budi Santoso" }).waitFor();
      await page.keyboard.type("B00002");
      await page.keyboard.press("Enter");
      await page.getByText("Dipinjamkan").first().waitFor();
      // Chosen once: a reload of the desk chooses nobody.
      await page.reload();
      await page.getByRole("heading", { level: 2, name: "Belum ada anggota yang dipilih" }).waitFor();

      await page.goBack();
      const loans = page.getByRole("region", { name: "Sedang dipinjam" });
      await loans.getByText("1 dari 3").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await loans.getByText("B00002").hover();
      await loans.getByRole("button", { name: /^Perpanjang/u }).click();
      await page
        .getByText(/diperpanjang/u)
        .first()
        .waitFor();
      await loans.getByRole("button", { name: /^Kembalikan/u }).click();
      await loans.getByText("Tidak ada buku yang sedang dipinjam.").waitFor();
      const past = page.getByRole("region", { name: "Riwayat" });
      await past.getByText("Tepat waktu").waitFor();
      await page.getByRole("button", { name: "Buka denda" }).click();
      await page
        .getByRole("dialog", { name: "Denda Budi Santoso" })
        .getByRole("button", { name: "Tutup", exact: true })
        .click();
      await past.getByRole("button", { name: "Kunjungan" }).click();
      await past.getByText("Belum pernah berkunjung.").waitFor();
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);

      await past.getByRole("button", { name: "Riwayat" }).click();
      await past.getByRole("link", { name: "Lembar baca" }).click();
      await heading(page, "Lembar baca");
      const year = page.getByRole("region", { name: /^Tahun ajaran \d{4}\/\d{4}$/u });
      await year.getByText("B00002").waitFor();
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.emulateMedia({ media: "print" });
      await page.getByText("Kepala Perpustakaan,").waitFor();
      await year.getByRole("columnheader", { name: "Kembali" }).waitFor();
    });

    it("come from a school's file, looked at first, get their codes, and are taken back", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/students");
      await page
        .getByRole("banner")
        .or(page.getByRole("main"))
        .getByRole("link", { name: "Impor", exact: true })
        .click();
      await heading(page, "Impor Anggota");
      const rows = Array.from({ length: 40 }, (_, index) => `F${index};SISWA BARU ${index};X 9;31/05/2010;rahasia`);
      const lines = ["NIS;Nama;Kelas;Tgl Lahir;Password", ...rows, "P902;Budi Santoso;XI IPS 2;;", "F1;Kembar;X 9;;"];
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "siswa.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) });
      await page.getByText("Kata sandi, sudah dihapus dari berkas").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole("button", { name: "Lihat pratinjau" }).click();
      await page.getByText("40 anggota baru").waitFor();
      await page.getByRole("button", { name: "Ditolak 1" }).click();
      await page.getByText("NIS / No. anggota ini sudah ada di baris 3 (Siswa Baru 1).").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      // A reload in the middle loses nothing; who is there already may be left alone.
      await page.reload();
      await page.getByLabel("Perbarui data anggota yang sudah ada").uncheck();
      await page.getByRole("button", { name: "Tidak diubah 1" }).waitFor();
      await page.getByLabel("Perbarui data anggota yang sudah ada").check();
      await page.getByRole("button", { name: "Diubah 1", exact: true }).click();
      await page.getByRole("button", { name: "Impor sekarang" }).click();
      await page.getByRole("heading", { name: "Hasil impor" }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Unduh baris yang tidak masuk (CSV)" }).click(),
      ]);
      const leftOut = await readDownload(download);
      expect(leftOut).toContain("43;ditolak;NIS / No. anggota ini sudah ada di baris 3 (Siswa Baru 1).;F1;Kembar");
      expect(leftOut).not.toContain("rahasia");
      expect(await accessibilityViolations(page)).toEqual([]);
      const address = page.url();
      await page.getByRole("button", { name: "Cetak kode aktivasi" }).click();
      await page.getByRole("button", { name: "Buat 40 kode" }).click();
      await heading(page, "Kode Aktivasi");
      await eventually(() => sheetsOfPaper(page)).toBe(5);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address);
      await page.getByRole("button", { name: "Urungkan impor ini" }).click();
      expect(await horizontalOverflow(page)).toBe(0);
      await page.getByRole("dialog").getByRole("button", { name: "Urungkan", exact: true }).click();
      await page.getByText("41 anggota diurungkan.").waitFor();
      await page.goto("/admin/students?search=siswa+baru");
      await page.getByText("0 hasil").waitFor();
    });
  },
  { ...ADMIN, DATA_DIR: dataDir },
);
