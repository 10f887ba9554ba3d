import type { Page } from "playwright-core";

import { chooseInRowMenu } from "../support/rowMenu.js";
import { ADMIN, changeAsOtherAdmin } from "../support/admin/adminPage.js";
import { waitForText } from "../support/admin/bookForm.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { stallOperations, restoreNetwork } from "../support/networkStubs.js";
import {
  aBook,
  aBorrowedBook,
  fresh,
  isPhone,
  nextNumber,
  open,
  sheet,
  type Journey,
  checkAccessibility,
} from "./journeys.js";

const rows = (page: Page) =>
  page
    .getByRole("table", { name: "Buku" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
const openTable = async (page: Page, path = "/admin/books") => {
  await open(page, path);
  await page.getByText(/^[\d.]+ (?:judul|hasil)$/).waitFor();
};
const choose = async (page: Page, ...titles: readonly string[]) => {
  for (const title of titles) await page.getByRole("checkbox", { name: `Pilih ${title}`, exact: true }).check();
};

const theTable: Journey = async (page, look) => {
  await openTable(page);
  await look("the table");
  await page.getByText("Tampilan", { exact: true }).click();
  await page.getByRole("checkbox", { name: "ISBN" }).waitFor();
  await look("the columns to choose from");
  await page.keyboard.press("Escape");
  await page.getByText("Ekspor", { exact: true }).click();
  await page.getByRole("link", { name: /SLiMS: bibliografi/ }).waitFor();
  await look("the ways to export");
  await page.keyboard.press("Escape");
  await openTable(
    page,
    "/admin/books?columns=category,stock,isbn,publisher,updated,location,shelf,source,year,language,classification",
  );
  await look("more columns than fit");
};

const theFilters: Journey = async (page, look) => {
  await openTable(page);
  await page.getByRole("button", { name: "Filter" }).click();
  await sheet(page).getByRole("combobox", { name: "Kategori" }).waitFor();
  await look("the filters");
  await sheet(page).getByRole("combobox", { name: "Kategori" }).fill("Puisi");
  await sheet(page)
    .getByRole("option", { name: /^Puisi/ })
    .waitFor();
  await look("a filter with its choices");
  await sheet(page)
    .getByRole("option", { name: /^Puisi/ })
    .click();
  await sheet(page).getByRole("link", { name: "Hapus semua filter" }).waitFor();
  await look("the filters, one of them set");
  await sheet(page).getByRole("button", { name: "Selesai" }).click();
  await page.getByRole("link", { name: "Hapus filter Kategori: Puisi" }).waitFor();
  await look("a table with its filters");
  await open(page, "/admin/books?search=zzzzzz");
  await waitForText(page, "Tidak ada buku yang cocok dengan “zzzzzz”");
  await look("a search without a result");
  await open(page, "/admin/books?search=zzzzzz&available=1");
  await waitForText(page, "Hapus semua filter");
  await look("filters without a result");
  await open(page, "/admin/books?category=entah");
  await waitForText(page, "Kategori di alamat ini tidak dikenal, jadi tidak dipakai.");
  await look("a filter by what is not there");
};

const theSelection: Journey = async (page, look) => {
  await openTable(page);
  await rows(page).nth(1).getByRole("checkbox").check();
  await page.getByText("1 dipilih").waitFor();
  await look("a row chosen");
  await page.getByRole("region", { name: "Tindakan untuk data terpilih" }).getByText("Ekspor", { exact: true }).click();
  await page
    .getByRole("region", { name: "Tindakan untuk data terpilih" })
    .getByRole("link", { name: /SLiMS: bibliografi/ })
    .waitFor();
  await look("the ways to export what is chosen");
  await page.keyboard.press("Escape");
  if (isPhone(page)) {
    await page.getByText("Ubah", { exact: true }).click();
    await page.getByRole("button", { name: "Kategori", exact: true }).waitFor();
    await look("what can be changed of what is chosen");
  } else {
    await stallOperations(page, "BookTableIds", "BookTable");
    await page.getByRole("checkbox", { name: "Pilih semua baris yang tampil" }).check();
    await page.getByRole("button", { name: /^Pilih semua [\d.]+ hasil$/ }).waitFor();
    await look("all rows chosen");
    await page.getByRole("button", { name: /^Pilih semua [\d.]+ hasil$/ }).click();
    await waitForText(page, /^Mengumpulkan…/);
    await look("the whole result being gathered");
  }
};

interface BulkKind {
  readonly name: string;
  readonly noun: string;
}
const startBulk = async (page: Page, { name, noun }: BulkKind) => {
  if (isPhone(page)) {
    await page.getByText("Ubah", { exact: true }).click();
    await page.getByRole("button", { name, exact: true }).click();
  } else {
    await page.getByRole("button", { name: `Ubah ${noun}`, exact: true }).click();
  }
  await sheet(page).getByRole("combobox").waitFor();
};

const theBulkChange =
  (kind: BulkKind): Journey =>
  async (page, look) => {
    const search = fresh(`Ubah ${kind.noun}`);
    const titles = [`${search} satu`, `${search} dua`] as const;
    await aBook(page, { title: titles[0] });
    const second = await aBook(page, { title: titles[1] });
    await openTable(page, `/admin/books?search=${encodeURIComponent(search)}`);
    await choose(page, ...titles);
    await startBulk(page, kind);
    await look("what to change it to");
    const change = sheet(page).getByRole("button", { name: "Ubah", exact: true });
    await change.click();
    await waitForText(page, `Pilih ${kind.noun} dari daftar, atau tulis ${kind.noun} baru.`);
    await look("nothing chosen");
    await sheet(page).getByRole("combobox").click();
    await sheet(page).getByRole("option").first().waitFor();
    await look("the choices");
    await sheet(page)
      .getByRole("combobox")
      .fill(`${100 + nextNumber()}.5 baru`);
    await sheet(page)
      .getByRole("option", { name: /^Tambah/ })
      .click();
    await waitForText(page, "Data baru ini ditambahkan ke daftar saat disimpan.");
    await look("something new");

    await stallOperations(page, "BulkUpdateBooks");
    await change.click();
    await waitForText(page, "Mengubah 2 buku…");
    await look("the change under way");
    await page.reload();
    await restoreNetwork(page);
    await page.getByText(/^[\d.]+ hasil$/).waitFor();

    await choose(page, ...titles);
    await startBulk(page, kind);
    await sheet(page)
      .getByRole("checkbox", { name: `Kosongkan ${kind.noun}` })
      .check();
    await look("emptied");
    await page.route("**/graphql", (route) => route.abort());
    await change.click();
    await sheet(page)
      .getByRole("alert")
      .getByText(/Server tidak menjawab/)
      .waitFor();
    await look("no answer");
    await restoreNetwork(page);
    await changeAsOtherAdmin(page, "delete", `/api/books/${second.id}`);
    await change.click();
    await waitForText(page, "1 dari 2 buku diubah.");
    await look("the outcome");
  };

const theDeletion: Journey = async (page, look) => {
  const title = fresh("Boleh Dihapus");
  await aBook(page, { title });
  const lent = await aBorrowedBook(page);
  await openTable(page, `/admin/books?search=${encodeURIComponent(lent.title)}`);
  await choose(page, lent.title);
  await page.getByRole("searchbox").fill(title);
  await rows(page).getByRole("link", { name: title, exact: true }).waitFor();
  await choose(page, title);
  await page.getByText("2 dipilih").waitFor();
  await page
    .getByRole("region", { name: "Tindakan untuk data terpilih" })
    .getByRole("button", { name: "Hapus", exact: true })
    .click();
  const remove = sheet(page).getByRole("button", { name: "Hapus", exact: true });
  await remove.waitFor();
  await look("the question");
  await page.route("**/graphql", (route) => route.abort());
  await remove.click();
  await sheet(page).getByRole("button", { name: "Coba lagi" }).waitFor();
  await look("no answer");
  await restoreNetwork(page);
  await sheet(page).getByRole("button", { name: "Coba lagi" }).click();
  await waitForText(page, "1 dari 2 buku dihapus.");
  await look("one deleted, one refused");
  await sheet(page).getByText("Tutup", { exact: true }).click();
  await page.getByRole("button", { name: "Urungkan" }).hover();
  await look("the message with the way back");
  const other = fresh("Sedang Dihapus");
  await aBook(page, { title: other });
  await openTable(page, `/admin/books?search=${encodeURIComponent(other)}`);
  await chooseInRowMenu(page, other, "Hapus");
  await remove.waitFor();
  await look("the question of one book");
  await stallOperations(page, "BulkDeleteBooks");
  await remove.click();
  await waitForText(page, "Menghapus 1 buku…");
  await look("the deletion under way");
};

describeInBrowser(
  "Nobody is kept out of the table of books",
  (visit) => {
    checkAccessibility(visit, [
      ["the table of books", theTable],
      ["the filters of the table", theFilters],
      ["what is chosen in the table", theSelection],
      ["a category for several books", theBulkChange({ name: "Kategori", noun: "kategori" })],
      ["a location for several books", theBulkChange({ name: "Lokasi", noun: "lokasi" })],
      ["a source for several books", theBulkChange({ name: "Sumber perolehan", noun: "sumber" })],
      ["a class for several books", theBulkChange({ name: "Klasifikasi", noun: "klasifikasi" })],
      ["the deletion of several books", theDeletion],
    ]);
  },
  ADMIN,
);
