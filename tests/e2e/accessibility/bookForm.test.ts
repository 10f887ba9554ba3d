import type { Page } from "playwright-core";

import { aPdf, aPicture } from "../../support/files/givenFiles.js";
import { ADMIN, changeAsOtherAdmin } from "../support/admin/adminPage.js";
import { field, waitForText, section, showAllFields } from "../support/admin/bookForm.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { stallOperations, stallResponses, stallUploads, restoreNetwork } from "../support/networkStubs.js";
import { aBook, aBorrowedBook, button, fresh, isPhone, open, type Journey, checkAccessibility } from "./journeys.js";

const aCover = async () => ({ name: "a.png", mimeType: "image/png", buffer: await aPicture(60, 90).png().toBuffer() });
const A_PDF = { name: "isi.pdf", mimeType: "application/pdf", buffer: aPdf() };
const coverInput = (page: Page) => section(page, "Sampul").locator("input[type=file]").first();
const picker = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const fileInput = (page: Page) => section(page, "Berkas digital").locator("input[type=file]");

const theNewBook: Journey = async (page, look) => {
  const twin = fresh("Kamus Kecil Sekali");
  await aBook(page, { title: twin });
  await open(page, "/admin/books/new");
  await look("the empty form");
  await page.keyboard.press("Control+s");
  await waitForText(page, "Judul wajib diisi.");
  await look("without a title");
  await field(page, "Judul").fill(twin);
  await field(page, "ISBN").fill("979-3062-79-1");
  await waitForText(page, /digit cek salah/);
  await page.getByRole("heading", { name: "Buku serupa sudah ada" }).waitFor();
  await look("a wrong ISBN and likely duplicates");
  await field(page, "ISBN").fill("9786020332956");
  await waitForText(page, "ISBN valid: 978-602-03-3295-6");
  await showAllFields(page);
  await picker(page, "Penerbit").fill("a");
  await page.getByRole("option").first().waitFor();
  await look("a picker with its choices");
  await picker(page, "Penerbit").fill(fresh("Penerbit Baru"));
  await page.getByRole("option", { name: /^Tambah/ }).click();
  await picker(page, "Lokasi").fill(fresh("Ruang Baru"));
  await page.getByRole("option", { name: /^Tambah/ }).click();
  await picker(page, "Penulis").fill("Nesi, Felix K.");
  await page.getByRole("option", { name: /Tambah “Nesi, Felix K.”/ }).click();
  await look("records that are new");
  await field(page, "Tempat terbit").evaluate((input: HTMLInputElement) => input.removeAttribute("maxlength"));
  await field(page, "Tempat terbit").fill("x".repeat(191));
  await field(page, "Harga (Rp)").fill("99999999999");
  await page.keyboard.press("Control+s");
  await waitForText(page, /^Maksimal \d/);
  await look("refused by the form");
  await field(page, "Harga (Rp)").fill("79000");
  await page.keyboard.press("Control+s");
  await waitForText(page, "Maksimal 190 karakter.");
  await look("refused by the server");
  await field(page, "Tempat terbit").fill("Jakarta");
  await field(page, "Jumlah eksemplar").fill("30");
  await waitForText(page, /\(30 eksemplar\)/);
  await page.reload();
  await waitForText(page, "Isian yang belum disimpan dipulihkan dari draf.");
  await look("a draft brought back");
  await coverInput(page).setInputFiles(await aCover());
  await fileInput(page).setInputFiles(A_PDF);
  await page.getByRole("img", { name: "Pratinjau sampul yang dipilih" }).waitFor();
  await look("files that go with it");
  await page.getByRole("navigation", { name: "Jejak halaman" }).getByRole("link", { name: "Buku" }).click();
  await page.getByRole("dialog", { name: "Tinggalkan tanpa menyimpan?" }).waitFor();
  await look("the question before it is left");
  await page.keyboard.press("Escape");
  await stallOperations(page, "CreateBook");
  await page.keyboard.press("Control+s");
  await button(page, "Menyimpan…").waitFor();
  await look("being saved");
};

const theNextBook: Journey = async (page, look) => {
  await open(page, "/admin/books/new");
  await field(page, "Judul").fill(fresh("Seri Satu"));
  await button(page, "Simpan dan tambah lagi").click();
  await page
    .getByRole("status")
    .getByText(/ditambahkan\.$/)
    .hover();
  await button(page, "Kosongkan semua").waitFor();
  await look("the next of a series");
};

const anEditedBook: Journey = async (page, look) => {
  const { id } = await aBook(page, {
    title: fresh("Buku Disunting"),
    authors: [{ first_name: "Andrea", last_name: "Hirata" }],
    copies: 2,
  });
  await open(page, `/admin/books/${id}`);
  await look("the form");
  await showAllFields(page);
  await field(page, "Edisi").fill("Cet. 1");
  await waitForText(page, "1 isian belum disimpan");
  await look("changed");
  await stallOperations(page, "UpdateBook");
  await page.keyboard.press("Control+s");
  await button(page, "Menyimpan…").waitFor();
  await look("being saved");
  await page.reload();
  await restoreNetwork(page);
  await waitForText(page, "Isian yang belum disimpan dipulihkan dari draf.");
  await look("a draft brought back");
  await page.route("**/graphql", (route) => route.abort());
  await page.keyboard.press("Control+s");
  await page
    .getByRole("alert")
    .getByText(/Server tidak menjawab/)
    .waitFor();
  await look("no answer");
  await restoreNetwork(page);
  await page.keyboard.press("Control+s");
  await page.getByRole("status").getByText("Perubahan disimpan.").hover();
  await look("saved");
  const history = section(page, "Riwayat perubahan");
  await stallOperations(page, "BookHistory");
  await history.getByRole("button", { name: "Tampilkan" }).click();
  await history.getByText("Memuat…").waitFor({ state: "attached" });
  await look("its history on its way");
  await page.reload();
  await restoreNetwork(page);
  await history.getByRole("button", { name: "Tampilkan" }).click();
  await history.getByText("Cet. 1").waitFor();
  await look("its history");
  await field(page, "Judul").fill("");
  await page.keyboard.press("Control+s");
  await waitForText(page, "Judul wajib diisi.");
  await look("without a title");
  await page.getByRole("navigation", { name: "Jejak halaman" }).getByRole("link", { name: "Buku" }).click();
  await page.getByRole("dialog", { name: "Tinggalkan tanpa menyimpan?" }).waitFor();
  await look("the question before it is left");
};

const noBook: Journey = async (page, look) => {
  await open(page, "/admin/books/999999", 404);
  await page.getByRole("heading", { name: "Buku ini tidak ditemukan" }).waitFor();
  await look("a book that is not there");
};

const theCopies: Journey = async (page, look) => {
  const { id } = await aBook(page, { title: fresh("Buku Berkopi") });
  const copies = section(page, "Eksemplar");
  await open(page, `/admin/books/${id}`);
  await copies.getByText(/^Belum ada eksemplar/).waitFor();
  await look("none");
  await copies.getByRole("button", { name: "Tambah eksemplar" }).click();
  await copies.getByLabel("Jumlah eksemplar").fill("30");
  const prefix = isPhone(page) ? "HP" : "LAYAR";
  await copies.getByLabel("Kode pertama").fill(`${prefix}001`);
  await copies.getByText(/\(30 eksemplar\)/).waitFor();
  await look("codes of new ones");
  await stallOperations(page, "CreateCopies");
  await copies.getByRole("button", { name: "Tambah 30 eksemplar" }).click();
  await copies.getByRole("button", { name: "Menambahkan…" }).waitFor();
  await look("being added");
  await restoreNetwork(page);
  await copies.getByText("30 eksemplar", { exact: true }).waitFor();
  await copies.getByRole("button", { name: "Tambah eksemplar" }).click();
  await copies.getByLabel("Kode pertama").fill(`${prefix}001`);
  await copies.getByText(/sudah dipakai/).waitFor();
  await look("codes that are taken");
  await copies.getByRole("button", { name: "Batal" }).click();
  await copies.getByLabel(`Pilih ${prefix}003`).check();
  await copies.getByLabel(`Pilih ${prefix}004`).check();
  await copies.getByText("2 dipilih").waitFor();
  await look("some chosen");
  await copies.getByRole("button", { name: `Hapus ${prefix}005` }).click();
  await page.getByRole("button", { name: "Urungkan" }).hover();
  await look("one deleted, with the way back");
};

const theFiles: Journey = async (page, look) => {
  const { id } = await aBook(page, { title: fresh("Buku Berberkas") });
  await open(page, `/admin/books/${id}`);
  await coverInput(page).setInputFiles(A_PDF);
  await waitForText(page, "Sampul harus gambar JPEG, PNG, WebP, atau AVIF.");
  await look("no picture");
  await coverInput(page).setInputFiles(await aCover());
  await waitForText(page, "1 isian belum disimpan");
  await look("a cover to look at first");
  await fileInput(page).setInputFiles(A_PDF);
  await waitForText(page, "2 isian belum disimpan");
  await stallUploads(page);
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await page.getByRole("progressbar", { name: "Pengiriman sampul" }).waitFor();
  await look("the first being sent");
  await section(page, "Sampul").getByRole("button", { name: "Batal" }).click();
  await waitForText(page, /^Pengiriman dibatalkan/);
  await page.getByRole("progressbar", { name: "Pengiriman berkas digital" }).waitFor();
  await look("one called off, the other being sent");
  await section(page, "Berkas digital").getByRole("button", { name: "Batal" }).click();
  await restoreNetwork(page);
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await section(page, "Sampul").getByRole("button", { name: "Ganti sampul" }).waitFor();
  await section(page, "Berkas digital").getByRole("link").waitFor();
  await look("both there");
  await stallResponses(page);
  await fileInput(page).setInputFiles(A_PDF);
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await section(page, "Berkas digital").getByText("Menyimpan…").waitFor();
  await look("one that has arrived and is looked at");
};

const theConflict: Journey = async (page, look) => {
  const { id } = await aBook(page, {
    title: fresh("Buku Berdua"),
    authors: [{ first_name: "Andrea", last_name: "Hirata" }],
    classification: { code: "813" },
    description: "Sepanjang hari. ".repeat(20),
  });
  await open(page, `/admin/books/${id}`);
  await showAllFields(page);
  await field(page, "Edisi").fill("Cet. 2");
  await field(page, "Judul seri").fill("Seri Saya");
  await page.getByRole("textbox", { name: "Deskripsi", exact: true }).fill("Dari pagi sampai petang. ".repeat(20));
  await changeAsOtherAdmin(page, "put", `/api/books/${id}`, {
    edition: "Cet. 1",
    publish_place: "Bandung",
    description: "Semalaman. ".repeat(20),
    authors: [],
  });
  await page.keyboard.press("Control+s");
  await page.getByRole("dialog", { name: "Buku ini sudah diubah petugas lain" }).getByRole("group").first().waitFor();
  await look("what both have changed");
};

const theDeletedBook: Journey = async (page, look) => {
  const lent = await aBorrowedBook(page);
  await open(page, `/admin/books/${lent.id}`);
  await button(page, "Hapus buku").click();
  const dialog = page.getByRole("dialog", { name: "Hapus buku ini?" });
  await dialog.waitFor();
  await look("the question");
  await dialog.getByRole("button", { name: "Hapus", exact: true }).click();
  await dialog
    .getByRole("alert")
    .getByText(/dipinjam/)
    .waitFor();
  await look("refused");
  const { id } = await aBook(page, { title: fresh("Buku Dihapus") });
  await open(page, `/admin/books/${id}`);
  await button(page, "Hapus buku").click();
  await stallOperations(page, "DeleteBook");
  await dialog.getByRole("button", { name: "Hapus", exact: true }).click();
  await dialog.getByRole("button", { name: "Menghapus…" }).waitFor();
  await look("under way");
};

describeInBrowser(
  "Nobody is kept out of the form of a book",
  (visit) => {
    checkAccessibility(visit, [
      ["a new book", theNewBook],
      ["the book after a new one", theNextBook],
      ["a book being edited", anEditedBook],
      ["a book that is not there", noBook],
      ["the copies of a book", theCopies],
      ["the files of a book", theFiles],
      ["two administrators at one book", theConflict],
      ["the deletion of a book", theDeletedBook],
    ]);
  },
  ADMIN,
);
