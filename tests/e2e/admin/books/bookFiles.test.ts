import type { Page } from "playwright-core";

import { anMp3 } from "../../../support/files/givenAudio.js";
import { aReadablePdf } from "../../../support/files/givenBooksToRead.js";
import { accessibilityViolations } from "../../support/accessibility.js";
import { ADMIN, adminPage } from "../../support/admin/adminPage.js";
import { field, section } from "../../support/admin/bookForm.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { eventually } from "../../support/eventually.js";
import { waitForSheetsClosed } from "../../support/waitForSheetsClosed.js";

const PHONE = { viewport: { width: 390, height: 844 } };

describeInBrowser(
  "The files of a title",
  (visit) => {
    const rows = (page: Page) => page.getByRole("list", { name: "Berkas dan tautan" }).getByRole("listitem");
    const names = async (page: Page) =>
      (await rows(page).locator("a").allTextContents()).map((text) => text.replace("(buka di tab baru)", ""));

    it("are several that a librarian adds, names, closes and orders, and a reader reads, hears and follows", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/books/new");
      await field(page, "Judul").fill("Buku Bersuara");
      await page.keyboard.press("Control+s");
      await page.waitForURL(/\/admin\/books\/\d+$/);
      await page.getByRole("heading", { level: 1, name: "Buku Bersuara" }).waitFor();
      const files = section(page, "Berkas digital");
      const pdf = await aReadablePdf(["Halaman satu"]);
      const part = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
      await files.locator("input[type=file]").setInputFiles(part("naskah.pdf", "application/pdf", pdf));
      await page.keyboard.press("Control+s");
      await files.getByRole("link", { name: /buku-bersuara\.pdf/ }).waitFor();

      const more = files.getByLabel("Berkas yang ditambahkan");
      await more.setInputFiles([
        part("Lembar kerja.pdf", "application/pdf", pdf),
        part("Bab 1.mp3", "audio/mpeg", anMp3({ frames: 400 })),
      ]);
      await eventually(() => names(page)).toEqual(["PDF", "Lembar kerja", "Bab 1"]);
      await more.setInputFiles(part("jahat.pdf", "application/pdf", Buffer.from("<html><script>alert(1)</script>")));
      await files.getByText(/jahat\.pdf: Berkas digital harus/).waitFor();

      await files.getByRole("button", { name: "Tambah tautan" }).click();
      const sheet = page.getByRole("dialog", { name: "Tambah tautan" });
      await sheet.getByLabel("Alamat").fill("http://buku.example/bersuara");
      await sheet.getByLabel("Nama").fill("Di penerbit");
      await sheet.getByRole("button", { name: "Simpan" }).click();
      await sheet.getByText("Isi dengan alamat lengkap yang diawali https://.").waitFor();
      await sheet.getByLabel("Alamat").fill("https://buku.example/bersuara");
      await sheet.getByRole("button", { name: "Simpan" }).click();
      await waitForSheetsClosed(page);
      await files.getByRole("button", { name: "Ubah Lembar kerja" }).click();
      const edit = page.getByRole("dialog", { name: "Ubah Lembar kerja" });
      await edit.getByLabel("Akses berkas digital").selectOption({ label: "Anggota saja (setelah login)" });
      await edit.getByRole("button", { name: "Simpan" }).click();
      await waitForSheetsClosed(page);
      await files.getByRole("button", { name: "Naikkan Di penerbit" }).click();
      await eventually(() => names(page)).toEqual(["PDF", "Lembar kerja", "Di penerbit", "Bab 1"]);
      expect(await accessibilityViolations(page)).toEqual([]);
      await files.getByRole("button", { name: "Hapus Di penerbit" }).click();
      await eventually(() => names(page)).toEqual(["PDF", "Lembar kerja", "Bab 1"]);
      await page.getByRole("button", { name: "Urungkan" }).click();
      await eventually(() => names(page)).toEqual(["PDF", "Lembar kerja", "Di penerbit", "Bab 1"]);
      const edited = page.url();

      const reader = await visit.newPage(PHONE);
      await reader.goto("/books/buku-bersuara");
      expect(await accessibilityViolations(reader)).toEqual([]);
      const link = rows(reader).getByRole("link", { name: /Di penerbit/ });
      expect([await link.getAttribute("href"), await link.getAttribute("rel")]).toEqual([
        "https://buku.example/bersuara",
        "noopener noreferrer",
      ]);
      await rows(reader)
        .getByRole("link", { name: /Lembar kerja/ })
        .click();
      await reader.waitForURL(/\/login$/);
      await reader.goto("/books/buku-bersuara");
      await rows(reader).getByRole("link", { name: /^PDF/ }).click();
      await reader.getByRole("heading", { level: 1, name: "PDF · Buku Bersuara" }).waitFor();
      await reader.getByText("dari 1").first().waitFor();
      await reader.goto("/books/buku-bersuara");
      await rows(reader).getByRole("link", { name: /Bab 1/ }).click();
      const audio = reader.locator("audio");
      await eventually(() => audio.evaluate((element: HTMLAudioElement) => element.duration > 5)).toBe(true);
      expect(await audio.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);
      expect(await accessibilityViolations(reader)).toEqual([]);
      const counted = reader.waitForResponse(
        (answer) => answer.request().postData()?.includes("RecordBookFile") === true,
      );
      await audio.evaluate((element: HTMLAudioElement) => element.play());
      await counted;
      await reader.getByRole("button", { name: "Maju 15 detik" }).waitFor();
      await audio.evaluate((element: HTMLAudioElement) => {
        element.pause();
        element.currentTime = 4;
        element.dispatchEvent(new Event("pause"));
      });
      await reader.reload();
      await eventually(() => audio.evaluate((element: HTMLAudioElement) => Math.round(element.currentTime))).toBe(4);

      await page.goto(edited);
      await eventually(async () => {
        await page.reload();
        return rows(page)
          .getByText(/dibuka 1 kali/)
          .count();
      }).toBe(2);
    });

    it("are refused to a visitor where they are for members, also by their address", async () => {
      const visitor = await visit.newPage();
      await visitor.goto("/books/buku-bersuara");
      const path = await rows(visitor).first().getByRole("link").getAttribute("href");
      const id = Number(path?.split("=").at(-1)) + 1;
      await visitor.goto(`/books/buku-bersuara/read?file=${id}`);
      await visitor.getByRole("heading", { name: "Login untuk membaca" }).waitFor();
      // That of the file which is for everybody.
      const told = (await visitor.content()).match(/[0-9a-f]{32}(?=\S{1,8}buku-bersuara\.pdf)/g);
      expect(new Set(told).size).toBe(1);
    });
  },
  ADMIN,
);
