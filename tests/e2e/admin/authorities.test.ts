import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";

import { openDatabase } from "../../../server/openDatabase.js";
import { givenBooks } from "../../support/givenBooks.js";
import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { describeInBrowser, type BrowserSuite } from "../support/browser/describeInBrowser.js";
import { chooseInRowMenu } from "../support/rowMenu.js";
import { waitForSheetsClosed } from "../support/waitForSheetsClosed.js";
import { eventually } from "../support/eventually.js";

const WIDE: BrowserContextOptions = { viewport: { width: 1280, height: 860 }, reducedMotion: "reduce" };
const dataDir = mkdtempSync(join(tmpdir(), "aksara-lists-"));

beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  const codes = ["2X4", "2X4.1", "2x4.122 9", "2X41", "297.1", "813", "813.54 HIR", "5.13", "Umum"];
  await givenBooks(database, [
    ...codes.map((code) => ({ classification: { code }, by: ["Andrea Hirata"], publisher: "Bentang Pustaka" })),
    { by: ["Hirata Andrea"], publisher: "Penerbit Bentang Pustaka" },
    { by: ["Tere Liye"], publisher: "Republika" },
    { by: ["A".repeat(200)], publisher: "Gramedia <b>Pustaka</b> Utama" },
  ]);
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function openAdminPage(visit: BrowserSuite, options: BrowserContextOptions = WIDE): Promise<Page> {
  const page = await adminPage(visit, options);
  return page;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

const sheet = (page: Page) => page.locator("dialog[open]");
const record = (page: Page, name: string) => page.getByRole("rowheader", { name, exact: true });

describeInBrowser(
  "The lists at an administrator's desk",
  (visit) => {
    it("take a new record, a new name, a merge and a deletion with a replacement, by keyboard alone", async () => {
      const page = await openAdminPage(visit);
      await open(page, "/admin/publishers");
      await page.getByText("4 penerbit").waitFor();

      await page.keyboard.press("n");
      await sheet(page).getByLabel("Nama").waitFor();
      await page.keyboard.type("Mizan Pustaka");
      await page.keyboard.press("Enter");
      await record(page, "Mizan Pustaka").waitFor();
      await eventually(() => page.getByText("5 penerbit").count()).toBe(1);
      await waitForSheetsClosed(page);

      await page.getByRole("button", { name: "Sunting Mizan Pustaka" }).press("Enter");
      await sheet(page).getByLabel("Nama").fill("bentang pustaka");
      await page.keyboard.press("Enter");
      await sheet(page)
        .getByText(/“Bentang Pustaka” sudah ada/)
        .waitFor();
      await eventually(() => sheet(page).getByLabel("Nama").inputValue()).toBe("bentang pustaka");
      await sheet(page).getByLabel("Nama").fill("Mizan");
      await page.keyboard.press("Enter");
      await record(page, "Mizan").waitFor();
      await waitForSheetsClosed(page);

      await page.getByRole("button", { name: "Gabungkan Penerbit Bentang Pustaka" }).press("Enter");
      await sheet(page).getByRole("combobox", { name: "Gabungkan ke" }).focus();
      await page.keyboard.type("bentang");
      await sheet(page)
        .getByRole("option", { name: /^Bentang Pustaka/ })
        .waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await sheet(page).getByText("Nama yang dipakai: Bentang Pustaka").waitFor();
      await page.keyboard.press("Enter");
      await record(page, "Penerbit Bentang Pustaka").waitFor({ state: "detached" });
      await eventually(() => page.getByRole("link", { name: "10 buku: Bentang Pustaka" }).getAttribute("href")).toMatch(
        /^\/admin\/books\?publisher=\d+$/,
      );
      await waitForSheetsClosed(page);

      await chooseInRowMenu(page, "Republika", "Hapus");
      await sheet(page).getByRole("button", { name: "Hapus", exact: true }).press("Enter");
      await sheet(page).getByText("Pilih penerbit penggantinya.").waitFor();
      await page.keyboard.type("gramedia");
      await sheet(page)
        .getByRole("option", { name: /^Gramedia <b>/ })
        .waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Tab");
      await sheet(page).getByRole("button", { name: "Hapus dan ganti" }).press("Enter");
      // A flash message stays while the pointer is over it.
      await page.getByRole("button", { name: "Urungkan" }).hover();
      await record(page, "Republika").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Urungkan" }).click();
      await record(page, "Republika").waitFor();
      await page.reload();
      await eventually(() => page.getByRole("rowheader").allTextContents()).toEqual([
        "Bentang Pustaka",
        "Gramedia <b>Pustaka</b> Utama",
        "Mizan",
        "Republika",
      ]);
    });

    it("show likely duplicates and make them one", async () => {
      const page = await openAdminPage(visit);
      await open(page, "/admin/authors");
      await page.getByRole("link", { name: "Kemungkinan ganda" }).click();
      await page.getByRole("radio", { name: "Andrea Hirata" }).waitFor();
      await page.getByRole("button", { name: "Gabungkan 2 penulis" }).click();
      await sheet(page).getByText("Penggabungan dapat diurungkan selama 30 hari, dari Tempat Sampah.").waitFor();
      await sheet(page).getByRole("button", { name: "Gabungkan" }).click();
      await page.getByRole("heading", { name: "Tidak ada penulis yang tampak ganda" }).waitFor();
      await page.goBack();
      await page.getByRole("link", { name: "10 buku: Andrea Hirata" }).waitFor();
    });

    it("keep an author's other names, by which readers find the author's page and books", async () => {
      const page = await openAdminPage(visit);
      await open(page, "/admin/authors?view=list&search=darwis");
      await chooseInRowMenu(page, "Tere Liye", "Nama lain");
      await sheet(page).getByLabel("Darwis Tere Liye").uncheck();
      await sheet(page).getByLabel("Nama lain, satu per baris").fill("Bang Tere\nTere-Liye Darwis");
      await sheet(page).getByRole("button", { name: "Simpan" }).click();
      await waitForSheetsClosed(page);

      await open(page, "/admin/authors?view=list&search=bang+tere");
      await chooseInRowMenu(page, "Tere Liye", "Nama lain");
      await eventually(() => sheet(page).getByLabel("Darwis Tere Liye").isChecked()).toBe(false);
      await sheet(page).getByRole("button", { name: "Batal" }).click();

      await open(page, "/books?search=bang+tere");
      await page.getByText("Termasuk hasil untuk “Tere Liye”").waitFor();
      await page.getByRole("link", { name: "Tere Liye" }).first().click();
      await page.getByText("Juga dikenal sebagai Darwis, Bang Tere, Tere-Liye Darwis").waitFor();
    });

    it("find as one types and keep the question in the address", async () => {
      const page = await openAdminPage(visit);
      await open(page, "/admin/classifications?view=list");
      await page.getByRole("searchbox", { name: "Cari klasifikasi" }).fill("2x4");
      await page.waitForURL((url) => url.searchParams.get("search") === "2x4");
      await record(page, "813").waitFor({ state: "detached" });
      await eventually(() => page.getByRole("rowheader").allTextContents()).toEqual([
        "2X4",
        "2X4.1",
        "2X4.122 9",
        "2X41",
      ]);
      await page.getByLabel("Urutkan").selectOption("Buku terbanyak");
      await page.waitForURL((url) => url.searchParams.get("sort") === "books");
      await page.reload();
      await eventually(() => page.getByRole("searchbox", { name: "Cari klasifikasi" }).inputValue()).toBe("2x4");
    });

    it("open the tree of the classes branch by branch, with the sums of all below", async () => {
      const page = await openAdminPage(visit);
      await open(page, "/admin/classifications");
      const branch = (name: string) => page.getByRole("button", { name, exact: true });
      await eventually(() =>
        page
          .getByRole("listitem")
          .filter({ has: branch("2X Islam") })
          .textContent(),
      ).toContain("4 buku · 4 klasifikasi");
      await branch("2X Islam").press("Enter");
      await branch("2X4 Fikih").press("Enter");
      await branch("2X4.1").press("Space");
      await page.getByText("2X4.122 9").waitFor();
      await eventually(() =>
        page.getByRole("list", { name: "Kode yang sama dengan 2X4.1" }).getByRole("listitem").count(),
      ).toBe(2);
      await branch("2X Islam").press("Enter");
      await branch("2X4 Fikih").waitFor({ state: "detached" });
    });
  },
  { DATA_DIR: dataDir, DEMO: "0", ...ADMIN },
);
