import { mkdtempSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "playwright-core";

import { aPicture } from "../../../support/files/givenFiles.js";
import { aZip } from "../../../support/files/zipArchive.js";
import { accessibilityViolations } from "../../support/accessibility.js";
import { ADMIN, logIn } from "../../support/admin/adminPage.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { dropFile } from "../../support/dropFile.js";

const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name });
const figure = (page: Page, label: string) =>
  page.locator("dl > div", { has: page.getByText(label, { exact: true }) }).locator("dd");

describeInBrowser(
  "Covers that follow an import",
  (visit) => {
    const folder = mkdtempSync(join(tmpdir(), "aksara-covers-"));
    afterAll(() => rm(folder, { recursive: true, force: true }));

    it("are sent as a folder from the import's result, and say what became of each picture", async () => {
      const docs = join(folder, "docs");
      await mkdir(join(docs, "cache"), { recursive: true });
      const picture = await aPicture(40, 60).jpeg().toBuffer();
      await writeFile(join(docs, "Susulan_Satu.JPG"), picture);
      await writeFile(join(docs, "cache", "kucing.jpg"), picture);
      await writeFile(join(docs, "susulan-dua.jpg"), "Ini hanya teks.");
      await writeFile(join(docs, "index.html"), "<html></html>");

      const page = await visit.newPage({ viewport: { width: 1280, height: 900 } });
      await logIn(page);
      await page.goto("/admin/books/import");
      await dropFile(
        page,
        "judul;gambar\nBuku Susulan Satu;susulan_satu.jpg\nBuku Susulan Dua;susulan-dua.jpg\nTanpa;\n",
      );
      await button(page, "Lihat pratinjau").click();
      await button(page, "Impor sekarang").click();
      await page.getByRole("heading", { name: "Hasil impor" }).waitFor();
      const awaiting = page.getByRole("region", { name: "Sampul menyusul" });
      await awaiting.getByText("2 buku menunggu sampul karena").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await awaiting.getByRole("link", { name: "Sampul menyusul" }).click();

      await page.getByText("2 buku menunggu sampul yang disebut berkas impornya.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      const dialog = page.waitForEvent("filechooser");
      await button(page, "Pilih folder").click();
      await (await dialog).setFiles(docs);
      await page.getByRole("heading", { name: "Hasil sampul" }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/admin\/books\/imports\/covers\/\d+$/);
      expect(await figure(page, "Sampul dipasang").textContent()).toBe("1");
      await page.getByRole("link", { name: "Buku Susulan Satu" }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await button(page, "Tidak ada bukunya 1").click();
      await page.getByText("kucing.jpg").waitFor();
      await button(page, /^Gambar tidak dapat dipakai 1/).click();
      await page.getByText("Sampul harus gambar JPEG, PNG, WebP, atau AVIF.").waitFor();
      await button(page, "Buku sudah bersampul 0").click();
      await page.getByText("Tidak ada gambar di sini.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.getByRole("link", { name: "Sampul menyusul" }).click();
      await page.getByText("1 buku menunggu sampul yang disebut berkas impornya.").waitFor();
      await page.getByText("1 sampul dipasang dari 3 gambar").waitFor();
      await page.goto("/admin/books/import");
      await page.getByRole("link", { name: "koleksi.csv" }).click();
      await page.getByText("1 buku menunggu sampul karena").waitFor();
      await button(page, "Urungkan impor ini").click();
      await page.getByRole("dialog").getByText("3 buku dan 0 eksemplar").waitFor();
      await page.getByRole("dialog").getByRole("button", { name: "Urungkan", exact: true }).click();
      await page.getByRole("heading", { name: "Impor ini sudah diurungkan" }).waitFor();
    });

    it("come as a ZIP or single pictures too, on a phone, and say what is wrong with a choice", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await logIn(page);
      await page.goto("/admin/books/imports/covers");
      expect(await accessibilityViolations(page)).toEqual([]);
      const choose = async (...files: readonly { name: string; mimeType: string; buffer: Buffer }[]) => {
        const dialog = page.waitForEvent("filechooser");
        await button(page, "Pilih ZIP atau gambar").click();
        await (await dialog).setFiles(files);
      };
      await choose({ name: "catatan.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
      await page.getByRole("alert").getByText("Tidak ada gambar di sini.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await choose({ name: "docs.zip", mimeType: "application/zip", buffer: Buffer.from("PK\u0003\u0004rusak") });
      await page.getByRole("alert").getByText("ZIP ini rusak, tidak lengkap, atau dikunci.").waitFor();
      await page.getByLabel("Ganti sampul yang ada").check();
      const picture = await aPicture(40, 60).jpeg().toBuffer();
      await choose({
        name: "docs.zip",
        mimeType: "application/zip",
        buffer: aZip([{ name: "docs/entah.jpg", content: picture }]),
      });
      await page.getByRole("heading", { name: "Hasil sampul" }).waitFor();
      await page.getByText("Sampul yang sudah ada ikut diganti.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole("link", { name: "Sampul menyusul" }).click();
      await choose(
        { name: "satu.jpg", mimeType: "image/jpeg", buffer: picture },
        { name: "dua.jpg", mimeType: "image/jpeg", buffer: picture },
      );
      await page.getByRole("heading", { name: "Hasil sampul" }).waitFor();
      expect(await figure(page, "Tidak ada bukunya").textContent()).toBe("2");
      await page.goto("/admin/books/imports/covers/999999");
      await page.getByRole("heading", { name: "Kiriman ini tidak ditemukan" }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  },
  ADMIN,
);
