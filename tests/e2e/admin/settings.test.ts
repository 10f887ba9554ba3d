import type { Page } from "playwright-core";
import sharp from "sharp";

import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { ADMIN, adminPage, changeAsOtherAdmin } from "../support/admin/adminPage.js";
import { openScreen } from "../support/admin/openScreen.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { chooseInRowMenu } from "../support/rowMenu.js";
import { waitForSheetsClosed } from "../support/waitForSheetsClosed.js";

const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Jakarta" }).format(new Date());
const unsaved = (page: Page) => page.getByText(/^\d+ isian belum disimpan$/);
const message = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const holidays = (page: Page) => page.getByRole("list", { name: /^Hari libur \d/ });

describeInBrowser(
  "The settings",
  (visit) => {
    it("give the library its name, logo, hours and holidays, and visitors see them with their next page", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin");
      await openScreen(page, "Pengaturan", "Perpustakaan");
      await page.getByLabel("Nama perpustakaan").fill("Perpustakaan Kartini");
      await page.getByRole("textbox", { name: "Senin buka" }).fill("6.30");
      await page.getByRole("button", { name: "Buka hari Minggu" }).click();
      await page.getByRole("button", { name: /^Isi libur nasional/ }).click();
      await holidays(page).getByText("Kelahiran Yesus Kristus", { exact: false }).first().waitFor();
      const adding = page.getByRole("group", { name: "Tambah hari libur" });
      await adding.getByLabel("Dari").fill(today());
      await adding.getByLabel("Nama hari libur").fill("Rapat guru");
      await page.keyboard.press("Enter");
      await holidays(page).getByText("Rapat guru").waitFor();
      await page.getByText("Telaga").click();
      await eventually(() => unsaved(page).innerText()).toBe("4 isian belum disimpan");
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press("Control+s");
      await message(page, "Semua tersimpan");

      const buffer = await sharp({ create: { width: 300, height: 300, channels: 4, background: "#0a7" } })
        .png()
        .toBuffer();
      const file = page.locator("input[type=file]");
      await file.setInputFiles({ name: "logo.txt", mimeType: "text/plain", buffer: Buffer.from("bukan gambar") });
      await message(page, "Logo harus gambar JPEG, PNG, WebP, atau AVIF.");
      await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
      await page.getByRole("button", { name: "Hapus logo" }).waitFor();
      await eventually(() => page.locator("header img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(
        160,
      );

      const visitor = await visit.newPage();
      await visitor.goto("/about");
      await visitor.getByRole("heading", { level: 1, name: "Tentang Perpustakaan Kartini" }).waitFor();
      expect(await visitor.title()).toBe("Tentang · Perpustakaan Kartini");
      await visitor.getByText("Tutup, Rapat guru").waitFor();
      const foot = await visitor.getByRole("contentinfo").innerText();
      expect(foot).toContain("06.30–15.00");
      expect(foot).toContain("Minggu 07.00–15.00");
      expect(await visitor.locator("header img").getAttribute("src")).toContain("-160.webp");
    });

    it("say who signs, name what is missing of whom, and reports are printed so, also on a phone", async () => {
      const page = await adminPage(visit, { viewport: { width: 390, height: 844 } });
      await page.goto("/admin/settings#surat");
      const seen = page.getByRole("group", { name: "Mengetahui" });
      await page.getByRole("group", { name: "Penanda tangan" }).getByLabel("Nama dan gelar").fill("Siti Rahayu, S.Pd.");
      await seen.getByLabel("Nama dan gelar").fill("Drs. Budi Santoso");
      await page.keyboard.press("Control+s");
      await seen.getByText("Wajib diisi.").waitFor();
      await page.keyboard.type("Kepala Sekolah");
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press("Control+s");
      await message(page, "Semua tersimpan");

      await page.goto("/admin/reports");
      await page.getByRole("heading", { name: "Angka akreditasi" }).waitFor();
      await eventually(() => page.getByText("Siti Rahayu, S.Pd.").isVisible()).toBe(false);
      await page.emulateMedia({ media: "print" });
      await page.getByText("Siti Rahayu, S.Pd.").waitFor();
      await page.getByText("Drs. Budi Santoso").waitFor();
      expect(await page.getByRole("link", { name: "Dasbor" }).first().isVisible()).toBe(false);
    });

    it("have notices in the library's own words, shown as they would arrive, also on a phone", async () => {
      const page = await adminPage(visit, { viewport: { width: 390, height: 844 } });
      await page.goto("/admin/settings#pemberitahuan");
      const texts = page.getByRole("group", { name: "Isi pemberitahuan" });
      await texts.getByText("Terlambat", { exact: true }).click();
      const text = texts.getByLabel("Isi untuk “Terlambat”");
      await text.fill("{nama}, kembalikan {judul}[, denda {dendanya}].");
      await texts.getByText("Rina Kartika, kembalikan Laskar Pelangi.").waitFor();
      await texts.getByText("Terlambat", { exact: true }).click();
      await page.keyboard.press("Control+s");
      await texts.getByText(/^Isian \{dendanya\} tidak dikenal\./u).waitFor();
      await eventually(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await text.fill("{nama}, kembalikan {judul}[, denda {denda}].");
      await texts.getByText("Rina Kartika, kembalikan Laskar Pelangi, denda Rp1.500.").waitFor();
      await page.keyboard.press("Control+s");
      await message(page, "Semua tersimpan");

      await page.reload();
      await texts.getByText("diubah").click();
      await texts.getByRole("button", { name: "Pakai teks bawaan" }).click();
      await page.keyboard.press("Control+s");
      await message(page, "Semua tersimpan");
      await eventually(() => texts.getByText("diubah").count()).toBe(0);
    });

    it("take the rules of lending, and name the one that cannot be", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/settings");
      const rules = page.getByRole("region", { name: "Aturan peminjaman" });
      await rules.getByLabel("Lama pinjam (hari)").fill("14 hari");
      await rules.getByLabel("Denda per hari (Rp)").fill("");
      await rules.getByRole("checkbox", { name: "Sabtu" }).uncheck();
      await eventually(() => unsaved(page).innerText()).toBe("3 isian belum disimpan");
      await page.keyboard.press("Control+s");
      await eventually(() => rules.getByLabel("Denda per hari (Rp)").getAttribute("aria-invalid")).toBe("true");
      await rules.getByLabel("Denda per hari (Rp)").fill("1000");
      await page.keyboard.press("Control+s");
      await message(page, "Semua tersimpan");
      const { data } = (await (await page.request.get("/api/settings")).json()) as { data: Record<string, unknown> };
      expect(data).toMatchObject({ loan_days: 14, fine_per_day: 1000, closed_weekdays: ["sunday"] });
    });

    it("have rules for a kind and a category, with what they fall through to, also on a phone", async () => {
      const page = await adminPage(visit, { viewport: { width: 390, height: 844 } });
      await page.goto("/admin/settings");
      await page.getByRole("button", { name: "Tambah aturan" }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByLabel("Jenis anggota").selectOption("Guru");
      await sheet.getByRole("combobox", { name: "Kategori" }).fill("Fiksi");
      await sheet
        .getByRole("option", { name: /^Fiksi/ })
        .first()
        .click();
      await sheet.getByLabel("Lama pinjam (hari)").fill("30");
      await sheet.getByText(/^Guru meminjam Fiksi: 30 hari, 3 buku, perpanjang 2 kali/).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await sheet.getByRole("button", { name: "Tambah aturan" }).click();
      await waitForSheetsClosed(page);
      const rules = page.getByRole("list", { name: "Aturan peminjaman" });
      await rules.getByText("Guru · Fiksi").waitFor();
      const preview = page.getByRole("group", { name: "Coba aturan" });
      await preview.getByLabel("Jenis anggota").selectOption("Guru");
      await preview.getByText(/^Guru meminjam buku apa pun: /).waitFor();
      await chooseInRowMenu(page, "Guru · Fiksi", "Hapus");
      await page.getByRole("dialog").getByRole("button", { name: "Hapus aturan" }).click();
      await eventually(() => rules.getByText("Guru · Fiksi").count()).toBe(0);
    });

    it("are saved by two administrators without one overwriting the other unseen, also on a phone", async () => {
      const page = await adminPage(visit, { viewport: { width: 390, height: 844 } });
      await page.goto("/admin/settings");
      await page.getByLabel("Telepon").fill("(022) 555-0199");
      await changeAsOtherAdmin(page, "put", "/api/settings", { phone: "(021) 111", address: "Jalan Baru 2" });
      await page.getByRole("button", { name: "Simpan" }).click();
      await page.getByText("Petugas lain baru saja mengubah Alamat, Telepon.").waitFor();
      await eventually(() => page.getByLabel("Alamat").inputValue()).toBe("Jalan Baru 2");
      await eventually(() => page.getByLabel("Telepon").inputValue()).toBe("(022) 555-0199");
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await page.getByRole("button", { name: "Pakai Telepon yang tersimpan" }).click();
      await eventually(() => page.getByLabel("Telepon").inputValue()).toBe("(021) 111");
      await page.getByText("Semua tersimpan").waitFor();
    });

    it("bind the guest book to the device at the door, which opens the link", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/settings");
      await page.getByRole("button", { name: "Buat kunci" }).click();
      const key = await page
        .getByRole("status")
        .getByText(/^\w{4}-\w{4}-\w{4}$/)
        .innerText();
      const door = await visit.newPage();
      await door.goto(`/visits#kunci=${key}`);
      await door.getByText("Perangkat ini sekarang dapat mengisi buku tamu.").waitFor();
      await page.getByRole("button", { name: "Cabut kunci" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Cabut kunci" }).click();
      await page.getByText("Semua perangkat dapat mengisi buku tamu", { exact: false }).waitFor();
      await waitForSheetsClosed(page);
      await eventually(() => page.getByText(key).count()).toBe(0);
    });
  },
  ADMIN,
);
