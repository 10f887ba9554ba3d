import type { Page } from "playwright-core";

import { accessibilityViolations } from "../../support/accessibility.js";
import { ADMIN, adminPage } from "../../support/admin/adminPage.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { csrfHeader } from "../../support/login.js";
import { chooseInRowMenu } from "../../support/rowMenu.js";
import { readDownload } from "../../support/readDownload.js";
import { waitForSheetsClosed } from "../../support/waitForSheetsClosed.js";
import { eventually } from "../../support/eventually.js";
import { shownCodes } from "../../support/admin/shownCodes.js";

describeInBrowser(
  "The administrators' table of books",
  (visit) => {
    async function openTable(
      path = "/admin/books",
      options: { viewport?: { width: number; height: number } } = {},
    ): Promise<Page> {
      const page = await adminPage(visit, options);
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: "Buku" }).waitFor();
      await page.getByText(/^[\d.]+ (?:judul|hasil)$/).waitFor();
      return page;
    }
    const rows = (page: Page) =>
      page
        .getByRole("table", { name: "Buku" })
        .getByRole("row")
        .filter({ has: page.getByRole("cell") });
    const titles = async (page: Page) => (await rows(page).getByRole("link").allTextContents()).filter(Boolean);
    const countOf = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

    const toSearch = async (page: Page) => {
      await page.keyboard.press("c");
      await page.locator("input[type=search]:focus").waitFor();
    };

    it("keeps search, filter, columns and order in the URL: reload, a copied link and Back restore them", async () => {
      const page = await openTable();
      const begun = await page.evaluate(() => history.length);
      await toSearch(page);
      await page.keyboard.type("sejarah", { delay: 30 });
      await page.waitForURL(/search=sejarah/);
      await eventually(() => page.evaluate(() => history.length)).toBe(begun);

      await page.getByRole("button", { name: "Hapus pencarian" }).click();
      await page.waitForURL((url) => url.search === "");
      await page.getByRole("button", { name: "Judul" }).click();
      await page.waitForURL(/sort=title/);
      await rows(page).first().getByRole("link", { name: "A Brief History of Time", exact: true }).waitFor();
      await eventually(() => page.getByRole("columnheader", { name: "Judul" }).getAttribute("aria-sort")).toBe(
        "ascending",
      );
      await page.getByRole("button", { name: "Judul" }).click();
      await page.waitForURL(/sort=-title/);
      await eventually(async () => (await titles(page))[0]).toMatch(/^[T-Z]/);

      await page.getByText("Tampilan", { exact: true }).click();
      await page.getByRole("checkbox", { name: "ISBN" }).check();
      await page.getByRole("checkbox", { name: "Rak", exact: true }).uncheck();
      await page.keyboard.press("Escape");
      await page.getByRole("columnheader", { name: "ISBN" }).waitFor();
      await page.getByRole("button", { name: "Filter" }).click();
      await page.getByRole("combobox", { name: "Kategori" }).fill("Puisi");
      await page.getByRole("option", { name: /^Puisi/ }).click();
      await page.getByRole("button", { name: "Selesai" }).click();
      await page.getByRole("link", { name: "Hapus filter Kategori: Puisi" }).waitFor();
      const narrowed = await titles(page);

      await page.reload();
      await page.getByRole("link", { name: "Hapus filter Kategori: Puisi" }).waitFor();
      await eventually(() => titles(page)).toEqual(narrowed);
      await eventually(() => page.getByRole("columnheader").allTextContents()).toEqual([
        "",
        "Judul",
        "Penulis",
        "No. Panggil",
        "Tersedia / eksemplar",
        "Diubah",
        "ISBN",
        "Tindakan",
      ]);
      await eventually(() => page.getByRole("columnheader", { name: "Judul" }).getAttribute("aria-sort")).toBe(
        "descending",
      );
      await page.goBack();
      await page.getByRole("link", { name: "Hapus filter Kategori: Puisi" }).waitFor({ state: "detached" });
      expect(page.url()).toContain("sort=-title");
    });

    it("opens the one book of a scanned item code or ISBN, and offers a new one for an ISBN that nobody has", async () => {
      const page = await openTable();
      const scan = async (code: string) => {
        await toSearch(page);
        await page.keyboard.type(code);
        await page.keyboard.press("Enter");
      };
      const copies = page.getByRole("region", { name: "Eksemplar", exact: true });
      const { data } = (await (await page.request.get("/api/books/1/copies")).json()) as {
        data: { item_code: string }[];
      };
      const code = data[0]?.item_code ?? "";
      await scan(code.toLowerCase());
      await page.waitForURL(/\/admin\/books\/1\?copy=/);
      await eventually(() => shownCodes(copies)).toEqual([code]);

      const books = (await (await page.request.get("/api/books?per_page=20")).json()) as {
        data: { title: string; isbn13: string | null }[];
      };
      const book = books.data.find(({ isbn13 }) => isbn13 !== null);
      await page.goto("/admin/books");
      await scan(book?.isbn13 ?? "");
      await page.getByRole("heading", { level: 1, name: book?.title ?? "" }).waitFor();

      await page.goto("/admin/books");
      await scan("9786020000022");
      await page.getByRole("link", { name: "Tambah buku ini" }).click();
      await eventually(() => page.getByLabel("ISBN", { exact: true }).inputValue()).toBe("9786020000022");
    });

    it("chooses by click, range and keyboard, over pages and searches", async () => {
      const page = await openTable();
      await rows(page).nth(0).getByRole("cell").nth(2).click();
      await rows(page)
        .nth(3)
        .getByRole("cell")
        .nth(2)
        .click({ modifiers: ["Shift"] });
      await countOf(page, "4 dipilih");
      await rows(page).nth(4).getByRole("checkbox").focus();
      await page.keyboard.press("Shift+ArrowDown");
      await countOf(page, "6 dipilih");
      await page.keyboard.press("Space");
      await countOf(page, "5 dipilih");
      await eventually(() =>
        page.evaluate(() => document.activeElement?.closest("[role=row]")?.getAttribute("data-index")),
      ).toBe("5");
      await page.getByRole("button", { name: "Muat lebih banyak" }).scrollIntoViewIfNeeded();
      await page.waitForFunction(() => document.querySelectorAll("[role=row][data-index]").length > 50);
      await countOf(page, "5 dipilih");
      await page.getByRole("searchbox").fill("tidakadasamasekali");
      await page.getByText("Tidak ada buku yang cocok").waitFor();
      await countOf(page, "5 dipilih");
      await page.getByText("5 dipilih").click();
      await page.keyboard.press("Escape");
      await page.getByText("5 dipilih").waitFor({ state: "detached" });
    });

    it("changes the category of several, deletes those it may, says which stayed and why, and undoes it", async () => {
      const page = await openTable("/admin/books?sort=title&columns=category");
      const [first = "", second = ""] = await titles(page);
      await page.getByRole("checkbox", { name: `Pilih ${first}` }).check();
      await page.getByRole("checkbox", { name: `Pilih ${second}` }).check();
      await page.getByRole("button", { name: "Ubah kategori" }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("combobox", { name: "Kategori" }).fill("Rak Guru");
      await sheet.getByRole("option", { name: "Tambah “Rak Guru”" }).click();
      await sheet.getByRole("button", { name: "Ubah", exact: true }).click();
      await page.getByText("2 buku diubah.").waitFor();
      await eventually(() => rows(page).getByText("Rak Guru").count()).toBe(2);
      await page.getByRole("button", { name: "Batalkan pilihan" }).click();

      // The demo's books on loan include some with copies left.
      const all = await titles(page);
      await page.getByRole("checkbox", { name: "Pilih semua baris yang tampil" }).check();
      await page.getByRole("button", { name: "Hapus", exact: true }).click();
      await sheet.getByRole("button", { name: "Hapus", exact: true }).click();
      await sheet.getByText(/^\d+ dari \d+ buku dihapus\.$/).waitFor();
      await eventually(() => sheet.getByText(/(?:sedang|pernah) dipinjam/).count()).toBeGreaterThan(0);
      const stayed = await sheet.getByRole("listitem").getByRole("link").allTextContents();
      expect(await accessibilityViolations(page)).toEqual([]);
      await sheet.getByText("Tutup", { exact: true }).click();
      await eventually(() => titles(page)).toEqual(all.filter((title) => stayed.includes(title)));
      await page.goto("/admin/bin");
      await eventually(() => page.getByRole("listitem").count()).toBeGreaterThan(all.length - stayed.length - 1);
    });

    it("gives the focus back to where a sheet was asked for, by Esc and by its button", async () => {
      const page = await openTable();
      const [title = ""] = await titles(page);
      await page.getByRole("checkbox", { name: `Pilih ${title}` }).check();
      for (const opener of ["Hapus", "Ubah kategori", `Tindakan untuk ${title}`]) {
        const button = page.getByRole("button", { name: opener, exact: true });
        for (const close of [
          () => page.keyboard.press("Escape"),
          () => page.getByRole("dialog").getByRole("button", { name: "Batal" }).press("Enter"),
        ]) {
          if (opener.startsWith("Tindakan")) await chooseInRowMenu(page, title, "Hapus");
          else await button.press("Enter");
          await page.getByRole("dialog").getByRole("button", { name: "Batal" }).waitFor();
          await close();
          await waitForSheetsClosed(page);
          await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
        }
      }
    });

    it("shows twelve rows where a desk's screen is low, leaves them in place under a selection, and keeps their height", async () => {
      const page = await openTable("/admin/books", { viewport: { width: 1366, height: 768 } });
      const wholeRows = () =>
        page.evaluate(
          () =>
            [...document.querySelectorAll("[role=row][data-index]")].filter(
              (row) => row.getBoundingClientRect().bottom <= window.innerHeight,
            ).length,
        );
      const top = async () => (await rows(page).first().boundingBox())?.y;
      expect(await wholeRows()).toBeGreaterThanOrEqual(12);
      const before = await top();
      const [title = ""] = await titles(page);
      await page.getByRole("checkbox", { name: `Pilih ${title}` }).check();
      await page.getByRole("region", { name: "Tindakan untuk data terpilih" }).waitFor();
      expect(await top()).toBe(before);

      const menu = page.getByRole("list", { name: `Tindakan untuk ${title}` });
      await page.getByRole("button", { name: `Tindakan untuk ${title}` }).press("Enter");
      await menu.waitFor();
      await page.keyboard.press("Escape");
      await menu.waitFor({ state: "detached" });
      await countOf(page, "1 dipilih");

      await page.getByText("Tampilan", { exact: true }).click();
      await page.getByRole("radio", { name: "Lega" }).check();
      await page.locator(".admin-roomy").waitFor();
      const roomy = await wholeRows();
      expect(roomy).toBeLessThan(12);
      await page.reload();
      await rows(page).first().waitFor();
      expect(await wholeRows()).toBe(roomy);
    });

    it("offers the way back in the message", async () => {
      const page = await openTable();
      const book = { data: { title: "Buku yang Keliru" }, headers: await csrfHeader(page) };
      expect((await page.request.post("/api/books", book)).status()).toBe(201);
      await page.reload();
      const loads: string[] = [];
      page.on("request", (request) => loads.push(request.postData() ?? ""));
      const box = page.getByRole("checkbox", { name: "Pilih Buku yang Keliru" });
      await chooseInRowMenu(page, "Buku yang Keliru", "Hapus");
      await page.getByRole("dialog").getByRole("button", { name: "Hapus", exact: true }).click();
      await page.getByText("“Buku yang Keliru” dihapus.").waitFor();
      // A flash message stays while the pointer is over it.
      await page.getByRole("button", { name: "Urungkan" }).hover();
      await box.waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Urungkan" }).click();
      await box.waitFor();
      await page.evaluate(
        () => new Promise<void>((done) => void requestIdleCallback(() => done(), { timeout: 2_000 })),
      );
      expect(loads.filter((body) => body.includes("query BookTable("))).toEqual([]);
    });

    it("exports the result as a file that imports again", async () => {
      const page = await openTable("/admin/books?search=laskar");
      await page.getByText("Ekspor", { exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: /Semua kolom/ }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^buku-\d{4}-\d\d-\d\d\.csv$/);
      const file = await readDownload(download);
      expect(file).toMatch(/^\uFEFFJudul;Anak judul;Penulis;/);
      expect(file).toContain("\r\nLaskar Pelangi;");
      const [slims] = await Promise.all([
        page.waitForEvent("download"),
        page
          .getByText("Ekspor", { exact: true })
          .click()
          .then(() => page.getByRole("link", { name: /SLiMS: bibliografi/ }).click()),
      ]);
      expect(await readDownload(slims)).toMatch(/^"title","gmd_name","edition"/);
    });

    it("exports more chosen books than an address can name as one file", async () => {
      const page = await openTable();
      const csv = [
        "judul;pengarang",
        ...Array.from({ length: 260 }, (_, index) => `Seri Ekspor ${index + 1};Penulis Seri`),
      ].join("\n");
      const imported = await page.evaluate(async (content) => {
        const form = new FormData();
        form.append("file", new File([content], "seri.csv", { type: "text/csv" }));
        const token = /csrf_access_token=([^;]+)/u.exec(document.cookie)?.[1] ?? "";
        return (
          await fetch("/api/books/import-csv", { method: "POST", body: form, headers: { "X-CSRF-TOKEN": token } })
        ).status;
      }, csv);
      expect(imported).toBe(201);
      await page.goto("/admin/books?search=seri+ekspor");
      await page.getByRole("checkbox", { name: "Pilih semua baris yang tampil" }).check();
      await page.getByRole("button", { name: "Pilih semua 260 hasil" }).click();
      await page.getByText("260 dipilih").waitFor();
      const bar = page.getByRole("region", { name: "Tindakan untuk data terpilih" });
      await bar.getByText("Ekspor", { exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("status").getByText("260 buku sudah diekspor.").waitFor(),
        bar.getByRole("button", { name: /Semua kolom/ }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^buku-\d{4}-\d\d-\d\d\.csv$/);
      const file = await readDownload(download);
      await page.waitForFunction(() => document.activeElement?.textContent === "Ekspor");
      expect(file.match(/\uFEFF/gu)).toHaveLength(1);
      expect(file.match(/Judul;Anak judul;/gu)).toHaveLength(1);
      // Clearing the selection aborts the export.
      await page.route("**/api/books/export*", () => undefined);
      await bar.getByText("Ekspor", { exact: true }).click();
      await bar.getByRole("button", { name: /Semua kolom/ }).click();
      await page.waitForFunction(() => document.activeElement?.textContent === "Hentikan");
      await page.getByRole("status").getByText("Menyiapkan berkas… 0 dari 260").waitFor();
      const calledOff = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/books/export"));
      await page.keyboard.press("Escape");
      expect((await calledOff).failure()?.errorText).toMatch(/ABORTED/);
      await bar.waitFor({ state: "detached" });
      const titles = file
        .split("\r\n")
        .slice(1, -1)
        .map((line) => line.split(";")[0]);
      expect(titles).toEqual(Array.from({ length: 260 }, (_, index) => `Seri Ekspor ${260 - index}`));
    });
  },
  ADMIN,
);
