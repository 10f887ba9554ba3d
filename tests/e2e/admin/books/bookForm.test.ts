import { parse } from "csv-parse/sync";
import type { Page } from "playwright-core";

import { aPdf, aPicture } from "../../../support/files/givenFiles.js";
import { accessibilityViolations } from "../../support/accessibility.js";
import { ADMIN, adminPage, waitForOperation, recordOperations } from "../../support/admin/adminPage.js";
import { waitForHydration } from "../../support/waitForHydration.js";
import { field, waitForText, section, showAllFields } from "../../support/admin/bookForm.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { eventually } from "../../support/eventually.js";
import { stallUploads, restoreNetwork } from "../../support/networkStubs.js";
import { readDownload } from "../../support/readDownload.js";
import { shownCodes } from "../../support/admin/shownCodes.js";

/** Creates a book and opens its form. */
async function aBook(page: Page, title: string): Promise<string> {
  await page.goto("/admin/books/new");
  await field(page, "Judul").fill(title);
  await page.keyboard.press("Control+s");
  await page.waitForURL(/\/admin\/books\/\d+$/);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  return page.url();
}

/** Keys of the drafts whose files are stored in the browser. */
function storedFileDrafts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open("aksara");
        opening.onupgradeneeded = () => opening.result.createObjectStore("files");
        opening.onsuccess = () => {
          const reading = opening.result.transaction("files").objectStore("files").getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(String));
          };
        };
      }),
  );
}

function storedDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("aksara:draft:")));
}

/** Waits until exactly these are stored. */
async function waitForStoredFiles(page: Page, ...drafts: readonly RegExp[]): Promise<string[]> {
  let kept: string[] = [];
  const look = async () => (kept = await storedFileDrafts(page));
  await eventually(look).toEqual(drafts.map((draft) => expect.stringMatching(draft) as unknown));
  return kept;
}

describeInBrowser(
  "The form of a book",
  (visit) => {
    it("takes a new book by the keyboard alone: every field is one key further, and another key takes the next", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/books/new");
      let navigationKeys = 0;
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
      for (const [name, typed, answer] of [
        ["title", "Orang-Orang Oetimu"],
        ["isbn", "9786020332956", page.getByText("ISBN valid: 978-602-03-3295-6")],
        ["authors", "Nesi, Felix K."],
        ["classification", "813", page.getByRole("option", { name: /^813 / })],
        ["callNumber", "", page.locator("[name=callNumber][value='813 NES o']").or(page.locator("[name=callNumber]"))],
        ["copies", ""],
        ["firstItemCode", ""],
        ["publisher", "Marjin Kiri Baru"],
        ["publishPlace", "Tangerang"],
        ["publishYearText", "2019"],
        ["edition", "Cet. 1"],
        ["seriesTitle", "Seri Novel"],
        ["physicalDescription", "vi, 220 hlm."],
        ["materialKind", ""],
        ["language", ""],
        ["price", "78.000"],
        ["category", "Novel Timor"],
        ["location", "Ruang Baca Baru"],
        ["source", "Hibah Baru"],
        ["subtitle", "Sebuah Novel"],
        ["subjects", "Timor; Novel"],
        ["description", "Cerita."],
      ] as const) {
        if (name !== "title") {
          navigationKeys += 1;
          await page.keyboard.press("Tab");
          // The fold, which is opened once.
          if ((await focused()) === null) {
            await page.keyboard.press("Enter");
            await page.keyboard.press("Tab");
          }
        }
        await eventually(focused).toBe(name);
        await page.keyboard.type(typed);
        await answer?.first().waitFor();
      }
      expect(navigationKeys).toBeLessThanOrEqual(21);
      await eventually(() => field(page, "No. Panggil").inputValue()).toBe("813 NES o");
      await field(page, "Jumlah eksemplar").fill("3");
      await waitForText(page, /\(3 eksemplar\)/);
      await page.keyboard.press("Control+Enter");

      await waitForText(page, "“Orang-Orang Oetimu” ditambahkan.");
      await eventually(() => field(page, "Judul").inputValue()).toBe("");
      await eventually(focused).toBe("title");
      await eventually(() => field(page, "Judul seri").inputValue()).toBe("Seri Novel");
      await page.getByRole("button", { name: "Kosongkan semua" }).click();
      await eventually(() => field(page, "Judul seri").inputValue()).toBe("");

      // What is typed and not left yet is saved too.
      await field(page, "Judul").fill("Orang-Orang Lain");
      await field(page, "Penerbit").focus();
      await page.keyboard.type("Marjin Kiri Baru");
      await page.keyboard.press("Control+s");
      await page.waitForURL(/\/admin\/books\/\d+$/);
      await eventually(() => field(page, "Penerbit").inputValue()).toBe("Marjin Kiri Baru");
    });

    it("looks a scanned ISBN up and saves nothing at the scanner's Enter, nor what may be there unseen", async () => {
      const page = await adminPage(visit);
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
      const scan = async (code: string) => {
        await page.keyboard.type(code);
        await page.keyboard.press("Enter");
      };
      await page.goto("/admin/books/new?isbn=9786020000015");
      await eventually(() => field(page, "ISBN").inputValue()).toBe("9786020000015");
      await scan("Buku Terpindai");
      await eventually(focused).toBe("isbn");
      await page.keyboard.press("Control+Enter");
      await waitForText(page, "“Buku Terpindai” ditambahkan.");
      await page.waitForURL(/\/books\/new$/);

      await field(page, "ISBN").focus();
      await scan("9786020000015");
      await page.getByRole("heading", { name: "Buku serupa sudah ada" }).waitFor();
      await eventually(focused).toBe("isbn");
      await scan("9786020000022");
      await page.getByRole("heading", { name: "Buku serupa sudah ada" }).waitFor({ state: "detached" });
      await eventually(focused).toBe("title");
      await scan("Buku Terpindai");
      await page.keyboard.press("Control+s");
      await page.getByRole("alert").getByText("Buku serupa sudah ada").waitFor();
      expect(page.url()).toMatch(/\/books\/new$/);
      await page.keyboard.press("Control+s");
      await page.waitForURL(/\/admin\/books\/\d+$/);
    });

    it("warns of an ISBN that does not fit and of a book that is there, and saves all the same", async () => {
      const page = await adminPage(visit);
      await aBook(page, "Kamus Kecil Sekali");
      await page.goto("/admin/books/new");
      await field(page, "Judul").fill("Kamus Kecil Sekali");
      await field(page, "ISBN").fill("979-3062-79-1");
      await waitForText(page, /digit cek salah/);
      await page.getByRole("heading", { name: "Buku serupa sudah ada" }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole("button", { name: "Simpan", exact: true }).click();
      await page.waitForURL(/\/admin\/books\/\d+$/);
    });

    it("says beside the field what is refused, and keeps what was typed", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/books/new");
      await showAllFields(page);
      await field(page, "Anak judul").fill("Tanpa judul");
      await page.keyboard.press("Control+s");
      await waitForText(page, "Judul wajib diisi.");
      await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("title");
      await field(page, "Judul").fill("Dengan Judul");
      await field(page, "Harga (Rp)").fill("99999999999");
      await page.keyboard.press("Control+s");
      await waitForText(page, "Maksimal 2.000.000.000.");
      await field(page, "Harga (Rp)").fill("Rp 79.000");
      await field(page, "Tempat terbit").evaluate((input: HTMLInputElement) => input.removeAttribute("maxlength"));
      await field(page, "Tempat terbit").fill("x".repeat(191));
      await page.keyboard.press("Control+s");
      await waitForText(page, "Maksimal 190 karakter.");
      await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("publishPlace");
      await eventually(() => page.locator("[aria-invalid=true]").count()).toBe(1);
      await eventually(() => field(page, "Anak judul").inputValue()).toBe("Tanpa judul");
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    it("takes a cover by file, by drop and by paste, shows it first, and takes it away with a way back", async () => {
      const page = await adminPage(visit);
      await aBook(page, "Buku Bersampul");
      const picture = [...(await aPicture(60, 90).png().toBuffer())];
      const cover = section(page, "Sampul");
      const preview = cover.getByRole("img", { name: "Pratinjau sampul yang dipilih" });
      await cover
        .locator("input[type=file]")
        .first()
        .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from(picture) });
      await preview.waitFor();
      await cover.getByRole("button", { name: "Batal" }).click();
      for (const how of ["drop", "paste"] as const) {
        await page.evaluate(
          ([kind, bytes]) => {
            const data = new DataTransfer();
            data.items.add(new File([new Uint8Array(bytes)], "tempel.png", { type: "image/png" }));
            const target =
              kind === "drop"
                ? document.querySelector("#sampul-judul")?.closest("section")?.querySelector(".border-dashed")
                : document.body;
            target?.dispatchEvent(
              kind === "drop"
                ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
                : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
            );
          },
          [how, picture] as const,
        );
        await preview.waitFor();
        expect(await accessibilityViolations(page)).toEqual([]);
        await page.getByText("1 isian belum disimpan Sampul").waitFor();
        await page.keyboard.press("Control+s");
        await cover.getByRole("img", { name: "Buku Bersampul" }).waitFor();
        await page.getByText("Semua tersimpan").waitFor();
      }
      await cover.getByRole("button", { name: "Hapus sampul" }).click();
      await cover.getByRole("button", { name: "Pilih gambar" }).waitFor();
      await page.getByRole("button", { name: "Urungkan" }).click();
      await cover.getByRole("img", { name: "Buku Bersampul" }).waitFor();
      await cover
        .locator("input[type=file]")
        .first()
        .setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: aPdf() });
      await waitForText(page, "Sampul harus gambar JPEG, PNG, WebP, atau AVIF.");
    });

    it("sends the files chosen for a new book once it is there, and keeps none that is refused", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/books/new");
      await field(page, "Judul").fill("Buku Bergambar");
      await section(page, "Sampul")
        .locator("input[type=file]")
        .first()
        .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await aPicture(60, 90).png().toBuffer() });
      await section(page, "Berkas digital")
        .locator("input[type=file]")
        .setInputFiles({ name: "isi.pdf", mimeType: "application/pdf", buffer: Buffer.from("bukan pdf") });
      await page.getByRole("button", { name: "Simpan", exact: true }).click();
      await page.waitForURL(/\/admin\/books\/\d+$/);
      await section(page, "Sampul").getByRole("img", { name: "Buku Bergambar" }).waitFor();
      await section(page, "Berkas digital")
        .getByRole("alert")
        .filter({ hasText: /PDF|EPUB/ })
        .waitFor();
      await page.getByText("Semua tersimpan").waitFor();
      await waitForStoredFiles(page);
    });

    it("takes a digital file as it takes a cover: chosen or dropped, saved with progress, given up, sent again, removed", async () => {
      const page = await adminPage(visit);
      await aBook(page, "Buku Digital");
      const files = section(page, "Berkas digital");
      const pdf = { name: "isi.pdf", mimeType: "application/pdf", buffer: aPdf() };
      // A connection on which no upload arrives.
      await page.route("**/graphql", (route) =>
        route.request().headers()["content-type"]?.startsWith("multipart/") ? undefined : route.continue(),
      );
      await files.locator("input[type=file]").setInputFiles({ ...pdf, name: "isi.txt", mimeType: "text/plain" });
      await files.getByText("Berkas digital harus PDF, EPUB, atau audio (MP3, M4A, OGG).").waitFor();
      await files.locator("input[type=file]").setInputFiles(pdf);
      await files.getByText("Disimpan bersama bukunya.").waitFor();
      await files.getByRole("button", { name: "Batal" }).click();
      const dropped = await page.evaluateHandle(
        (bytes) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(bytes)], "isi.pdf", { type: "application/pdf" }));
          return transfer;
        },
        [...pdf.buffer],
      );
      await files.locator(".border-dashed").dispatchEvent("drop", { dataTransfer: dropped });
      await page.getByText("1 isian belum disimpan Berkas digital").waitFor();
      await page.keyboard.press("Control+s");
      await files.getByRole("progressbar").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await files.getByRole("button", { name: "Batal" }).click();
      await files.getByText("Pengiriman dibatalkan.").waitFor();
      await page.unroute("**/graphql");
      await page.keyboard.press("Control+s");
      await files.getByRole("link", { name: /buku-digital\.pdf/ }).waitFor();
      await files.getByRole("button", { name: "Hapus berkas" }).click();
      await files.getByText("Belum ada.").waitFor();
      await page.getByRole("button", { name: "Urungkan" }).click();
      await files.getByRole("link", { name: /buku-digital\.pdf/ }).waitFor();
    });

    it("adds copies by a pattern with their codes shown, changes several, and deletes one with an undo", async () => {
      const page = await adminPage(visit);
      await aBook(page, "Buku Berkopi");
      const copies = section(page, "Eksemplar");
      await copies.getByRole("button", { name: "Tambah eksemplar" }).click();
      await copies.locator("input:focus").and(copies.getByLabel("Jumlah eksemplar")).waitFor();
      await copies.getByRole("button", { name: "Batal" }).click();
      await copies.locator("button:focus").filter({ hasText: "Tambah eksemplar" }).waitFor();
      await page.keyboard.press("Enter");
      await copies.getByLabel("Jumlah eksemplar").fill("30");
      await copies.getByLabel("Kode pertama").fill("Z00001");
      await copies.getByText(/Z00001, Z00002, Z00003, Z00004 … Z00030 \(30 eksemplar\)/).waitFor();
      await copies.getByRole("button", { name: "Tambah 30 eksemplar" }).click();
      await copies.getByText("31 eksemplar", { exact: true }).waitFor();
      await eventually(() => copies.getByRole("columnheader", { name: "Lokasi" }).count()).toBe(1);
      await copies.getByRole("searchbox", { name: "Cari eksemplar" }).fill("z0003");
      await eventually(() => shownCodes(copies)).toEqual(["Z00030"]);
      await copies.getByRole("button", { name: "Hapus pencarian" }).click();
      await copies.getByLabel("Kondisi Z00002").selectOption("WORN");
      await waitForText(page, "Eksemplar diubah.");
      await copies.getByLabel("Pilih Z00003").check();
      await copies.getByLabel("Pilih Z00004").check();
      expect(await accessibilityViolations(page)).toEqual([]);
      await copies.getByLabel("Ubah status eksemplar terpilih").selectOption("WITHDRAWN");
      await waitForText(page, "2 eksemplar diubah.");
      await eventually(() => copies.getByLabel("Status Z00004").inputValue()).toBe("WITHDRAWN");
      // Withdrawn copies do not count as part of the collection, but are deleted with the book.
      await page.getByRole("button", { name: "Hapus buku" }).click();
      await page
        .getByRole("dialog")
        .getByText(/bersama 31 eksemplarnya/)
        .waitFor();
      await page.getByRole("dialog").getByRole("button", { name: "Batal" }).click();
      await copies.getByRole("button", { name: "Hapus Z00005" }).click();
      await copies.getByText("30 eksemplar", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Urungkan" }).click();
      await copies.getByText("31 eksemplar", { exact: true }).waitFor();
      const history = section(page, "Riwayat perubahan");
      await history.getByRole("button", { name: "Tampilkan" }).click();
      await history.getByText("Eksemplar Z00004 diubah").waitFor();
      await history.getByText("Ditarik").first().waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    it("sets and clears the day on which copies were acquired, which the export has too", async () => {
      const page = await adminPage(visit);
      await aBook(page, "Buku Hibah Lama");
      const copies = section(page, "Eksemplar");
      await copies.getByRole("button", { name: "Tambah eksemplar" }).click();
      await copies.getByLabel("Kode pertama").fill("HIBAH-01");
      await copies.getByRole("textbox", { name: "Tanggal perolehan" }).fill("2019-02-28");
      await copies.getByRole("button", { name: "Tambah 1 eksemplar" }).click();
      await copies.getByText("Diperoleh 28 Feb 2019").waitFor();
      const choose = async () => {
        for (const box of await copies.getByRole("checkbox", { name: /^Pilih (?!semua)/ }).all()) await box.check();
      };
      await choose();
      await copies.getByRole("button", { name: "Simpan tanggal perolehan" }).click();
      await copies.getByText("Pilih tanggalnya dulu.").waitFor();
      await copies.getByRole("button", { name: "Kosongkan tanggal perolehan" }).click();
      await eventually(() => copies.getByText(/^Diperoleh/).count()).toBe(0);
      await choose();
      await copies.getByRole("textbox", { name: "Tanggal perolehan eksemplar terpilih" }).fill("2018-07-16");
      await copies.getByRole("button", { name: "Simpan tanggal perolehan" }).click();
      await eventually(() => copies.getByText("Diperoleh 16 Jul 2018").count()).toBe(2);

      await page.goto("/admin/books?search=hibah+lama");
      await page.getByText("Ekspor", { exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: /Semua kolom/ }).click(),
      ]);
      expect(parse(await readDownload(download), { bom: true, delimiter: ";", columns: true })).toEqual([
        expect.objectContaining({ Judul: "Buku Hibah Lama", "Tanggal perolehan": "2018-07-16" }),
      ]);
    });

    it("numbers copies by the library's pattern, says where they came from, and changes one in its sheet", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/settings");
      await field(page, "Pola No. Inventaris").fill("{001}/UJI/{tahun}");
      await waitForText(page, /Nomor berikutnya: 001\/UJI\/\d{4}/u);
      await page.keyboard.press("Control+s");
      await waitForText(page, "Pengaturan disimpan.");
      await page.goto("/admin/books/new");
      await page.getByLabel("Judul", { exact: true }).fill("Buku Baru Bernomor");
      await page.getByText(/No. Inventaris yang akan dipakai: 001\/UJI/u).waitFor();
      await page.keyboard.press("Control+s");
      await section(page, "Eksemplar")
        .getByText(/^Inv\. 001\/UJI/u)
        .waitFor();
      await aBook(page, "Buku Bernomor");
      const copies = section(page, "Eksemplar");
      await copies.getByRole("button", { name: "Tambah eksemplar" }).click();
      await copies.getByLabel("Jumlah eksemplar").fill("2");
      await copies.getByLabel("Kode pertama").fill("NOMOR-01");
      await copies.getByLabel("Rekanan").fill("Toko Merdeka");
      await copies.getByText(/Nomor yang akan dipakai: 003\/UJI\/\d{4} sampai 004/u).waitFor();
      await copies.getByRole("button", { name: "Tambah 2 eksemplar" }).click();
      await copies.getByText(/^Inv\. 004\/UJI/u).waitFor();

      await copies.getByRole("button", { name: "Sunting NOMOR-02" }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByLabel("No. Panggil eksemplar").fill("R 813 UJI");
      await sheet.getByLabel("Harga per eksemplar (Rp)").fill("mahal");
      await sheet.getByRole("button", { name: "Simpan" }).click();
      await sheet.getByText("Isi dengan angka. Contoh: 79.000").waitFor();
      await sheet.getByLabel("Harga per eksemplar (Rp)").fill("45.000");
      expect(await accessibilityViolations(page)).toEqual([]);
      await sheet.getByRole("button", { name: "Simpan" }).click();
      await copies.getByText("R 813 UJI").waitFor();
      await page.goto("/admin/copies?code=NOMOR-02");
      await page.getByText("Toko Merdeka").waitFor();
      await page.getByText("R 813 UJI").waitFor();
    });

    it("asks before unsaved work is left, and restores it after a reload until it is thrown away", async () => {
      const page = await adminPage(visit);
      const address = await aBook(page, "Buku Berdraf");
      await showAllFields(page);
      await field(page, "Edisi").fill("Cet. 9");
      await page.getByRole("navigation", { name: "Menu petugas" }).getByRole("link", { name: "Dasbor" }).click();
      await page.getByRole("dialog").waitFor();
      expect(page.url()).toBe(address);
      await page.keyboard.press("Escape");
      await field(page, "Judul").fill("");
      await page.getByRole("navigation", { name: "Menu petugas" }).getByRole("link", { name: "Dasbor" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Simpan" }).click();
      await waitForText(page, "Judul wajib diisi.");
      expect(page.url()).toBe(address);
      await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("title");
      await field(page, "Judul").fill("Buku Berdraf");
      page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
      await page.reload();
      await waitForText(page, "Isian yang belum disimpan dipulihkan dari draf.");
      await eventually(() => field(page, "Edisi").inputValue()).toBe("Cet. 9");
      await page.getByRole("button", { name: "Buang draf" }).click();
      await eventually(() => field(page, "Edisi").inputValue()).toBe("");
      await page.reload();
      await eventually(() => storedDrafts(page)).toEqual([]);
      await eventually(() => page.getByText("dipulihkan dari draf").count()).toBe(0);

      await field(page, "Edisi").fill("Cet. 10");
      await page.getByRole("navigation", { name: "Menu petugas" }).getByRole("link", { name: "Dasbor" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Simpan" }).click();
      await page.waitForURL("**/admin");
      // A stranger's browser shows the first fields, and what is in the fold.
      const other = await adminPage(visit);
      await other.goto(address);
      await other.getByText("1 terisi: Edisi").waitFor();
      expect(await field(other, "Edisi").isVisible()).toBe(false);
    });

    it("keeps files that were chosen over a reload, until they are saved or thrown away", async () => {
      const page = await adminPage(visit);
      page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
      const choose = async () => {
        await section(page, "Sampul")
          .locator("input[type=file]")
          .first()
          .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await aPicture(60, 90).png().toBuffer() });
        await section(page, "Berkas digital")
          .locator("input[type=file]")
          .setInputFiles({ name: "isi.pdf", mimeType: "application/pdf", buffer: aPdf() });
        await waitForStoredFiles(page, /^book:new:cover$/, /^book:new:file$/);
        await page.reload();
        await section(page, "Sampul").getByRole("img", { name: "Pratinjau sampul yang dipilih" }).waitFor();
        await section(page, "Berkas digital").getByText("isi.pdf").waitFor();
      };
      await page.goto("/admin/books/new");
      await choose();
      await page.getByRole("button", { name: "Buang draf" }).click();
      await section(page, "Sampul").getByRole("button", { name: "Pilih gambar" }).waitFor();
      await waitForStoredFiles(page);

      await choose();
      await field(page, "Judul").fill("Buku dengan Berkas Lama");
      await page.keyboard.press("Control+s");
      await page.waitForURL(/\/admin\/books\/\d+$/);
      await section(page, "Sampul").getByRole("img", { name: "Buku dengan Berkas Lama" }).waitFor();
      await section(page, "Berkas digital").getByRole("link").waitFor();
      await waitForStoredFiles(page);

      const cover = section(page, "Sampul");
      await cover
        .locator("input[type=file]")
        .first()
        .setInputFiles({ name: "b.png", mimeType: "image/png", buffer: await aPicture(90, 60).png().toBuffer() });
      await waitForStoredFiles(page, /^book:\d+:cover$/);
      await page.reload();
      await cover.getByRole("img", { name: "Pratinjau sampul yang dipilih" }).waitFor();
      await page.goto("/");
      await page.getByRole("button", { name: "Logout" }).click();
      await page.getByRole("link", { name: "Login" }).first().waitFor();
      await waitForStoredFiles(page);
    });

    it("keeps a file with the book it was chosen for, also where that is saved before the file is ready", async () => {
      const page = await adminPage(visit);
      page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
      const cover = section(page, "Sampul");
      await page.goto("/admin/books/new");
      await field(page, "Judul").fill("Buku Tergesa");
      await cover
        .locator("input[type=file]")
        .first()
        .setInputFiles({
          name: "besar.jpg",
          mimeType: "image/jpeg",
          buffer: await aPicture(4_000, 6_000).jpeg().toBuffer(),
        });
      await page.keyboard.press("Control+s");
      await page.waitForURL(/\/admin\/books\/\d+$/);
      await cover.getByRole("img", { name: "Buku Tergesa" }).waitFor();
      await waitForStoredFiles(page);

      await page.goto("/admin/books/new");
      await field(page, "Judul").fill("Buku Terputus");
      await cover
        .locator("input[type=file]")
        .first()
        .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await aPicture(60, 90).png().toBuffer() });
      await waitForStoredFiles(page, /^book:new:cover$/);
      await stallUploads(page);
      await page.getByRole("button", { name: "Simpan dan tambah lagi" }).click();
      const [kept = ""] = await waitForStoredFiles(page, /^book:\d+:cover$/);
      // The book exists now: what is typed from here on is no draft of another book.
      await showAllFields(page);
      await field(page, "Edisi").fill("Cet. 2");
      await page.reload();
      await restoreNetwork(page);
      await cover.getByRole("button", { name: "Pilih gambar" }).waitFor();
      await eventually(() => storedDrafts(page)).toEqual([]);
      await eventually(() => page.getByText("dipulihkan dari draf").count()).toBe(0);
      await page.goto(`/admin/books/${kept.split(":")[1]}`);
      await page.getByText("1 isian belum disimpan Sampul").waitFor();
      await page.getByRole("button", { name: "Simpan", exact: true }).click();
      await cover.getByRole("img", { name: "Buku Terputus" }).waitFor();
      await waitForStoredFiles(page);
    });

    it("offers the page anew where a part of it could not be fetched", async () => {
      const page = await adminPage(visit);
      await aBook(page, "Buku Berriwayat");
      await page.route("**/static/assets/BookHistory*", (route) => route.abort());
      const history = section(page, "Riwayat perubahan");
      await history.getByRole("button", { name: "Tampilkan" }).click();
      await page.getByRole("alert").getByText("Bagian ini gagal dimuat").waitFor();
      await page.unroute("**/static/assets/BookHistory*");
      await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Coba lagi" }).click()]);
      await waitForHydration(page);
      await history.getByRole("button", { name: "Tampilkan" }).click();
      await history.getByRole("listitem").first().waitFor();
    });

    it("tells the second of two administrators what the first has saved, and overwrites nothing silently", async () => {
      const first = await adminPage(visit);
      const address = await aBook(first, "Buku Berdua");
      const second = await adminPage(visit);
      // An unchanged form follows somebody else's save with the refetch after opening.
      const looked = waitForOperation(second, "EditBookPage");
      await second.goto(address);
      await looked;
      await showAllFields(first);
      await field(first, "Edisi").fill("Cet. 1");
      await field(first, "Tempat terbit").fill("Bandung");
      await first.keyboard.press("Control+s");
      await waitForText(first, "Perubahan disimpan.");

      await showAllFields(second);
      await field(second, "Edisi").fill("Cet. 2");
      await field(second, "Judul seri").fill("Seri Saya");
      await second.keyboard.press("Control+s");
      const dialog = second.getByRole("dialog", { name: "Buku ini sudah diubah petugas lain" });
      await dialog.getByRole("group").first().waitFor();
      await eventually(() => dialog.getByRole("group").count()).toBe(2);
      expect(await accessibilityViolations(second)).toEqual([]);
      await dialog.getByRole("button", { name: "Lanjutkan dengan pilihan ini" }).click();
      await eventually(() => field(second, "Tempat terbit").inputValue()).toBe("Bandung");
      await second.keyboard.press("Control+s");
      await waitForText(second, "Perubahan disimpan.");
      await first.reload();
      await eventually(async () => [
        await field(first, "Edisi").inputValue(),
        await field(first, "Tempat terbit").inputValue(),
        await field(first, "Judul seri").inputValue(),
      ]).toEqual(["Cet. 2", "Bandung", "Seri Saya"]);
    });

    it("fetches the six lists after a save and after an upload, and no list of books", async () => {
      const page = await adminPage(visit);
      const listsCome = () => waitForOperation(page, "AuthorityLists");
      const afterCreation = listsCome();
      await aBook(page, "Buku Tembolok");
      await afterCreation;
      const asked = recordOperations(page);
      // Advice is not a list, and is requested whenever somebody types; what the desk is told of comes when it comes.
      const askedSince = () =>
        asked
          .splice(0)
          .filter((name) => !["BookAdvice", "DeskAttention", "LibraryChange"].includes(name))
          .sort();
      const afterSave = listsCome();
      await showAllFields(page);
      await field(page, "Edisi").fill("Cet. 3");
      await page.keyboard.press("Control+s");
      await waitForText(page, "Perubahan disimpan.");
      await afterSave;
      expect(askedSince()).toEqual(["AuthorityLists", "UpdateBook"]);

      const afterUpload = listsCome();
      await section(page, "Berkas digital")
        .locator("input[type=file]")
        .setInputFiles({ name: "isi.pdf", mimeType: "application/pdf", buffer: aPdf() });
      await page.getByText("1 isian belum disimpan Berkas digital").waitFor();
      await page.keyboard.press("Control+s");
      await section(page, "Berkas digital")
        .getByRole("link", { name: /buku-tembolok\.pdf/ })
        .waitFor();
      await afterUpload;
      expect(askedSince().filter((name) => name !== "UploadBookFile")).toEqual(["AuthorityLists"]);
      // One's own upload causes no conflict with one's own save.
      await field(page, "Edisi").fill("Cet. 4");
      await page.keyboard.press("Control+s");
      await page.getByText("Semua tersimpan").waitFor();
      await eventually(() => page.getByRole("dialog").count()).toBe(0);
    });

    it("deletes the book with a way back", async () => {
      const page = await adminPage(visit);
      await aBook(page, "Buku Terhapus");
      await page.getByRole("button", { name: "Hapus buku" }).click();
      const dialog = page.getByRole("dialog", { name: "Hapus buku ini?" });
      await dialog.getByText(/bersama 1 eksemplarnya/).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await dialog.getByRole("button", { name: "Hapus", exact: true }).click();
      await page.waitForURL(/\/admin\/books$/);
      await waitForText(page, "“Buku Terhapus” dihapus.");
      await page.getByRole("button", { name: "Urungkan" }).waitFor();
    });

    it.each([
      [1280, "/admin/books/new"],
      [390, "/admin/books/new"],
      [1280, "/admin/books/3"],
      [390, "/admin/books/3"],
      [390, "/admin/books/999999"],
    ])("has no barriers at %i px: %s", async (width, path) => {
      const page = await adminPage(visit, { viewport: { width, height: 900 } });
      await page.goto(path);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  },
  ADMIN,
);
