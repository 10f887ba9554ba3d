import type { Page } from "playwright-core";

import { ADMIN } from "../support/admin/adminPage.js";
import { waitForText } from "../support/admin/bookForm.js";
import { dropFile } from "../support/dropFile.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { stallResponses, stallEvents, stallUploads, restoreNetwork } from "../support/networkStubs.js";
import { button, fresh, open, type Journey, checkAccessibility } from "./journeys.js";

/** Two rows are the same book, one has no title and one names a year that is none. */
const aFile = (rowsOfIt: number) => {
  const name = fresh("Impor");
  return [
    "Judul Buku;Karya;Terbit;No",
    ...Array.from(
      { length: rowsOfIt },
      (_, index) =>
        `${name} buku ${index};Penulis ${index % 40};${1980 + (index % 40)};${name.replace(" ", "")}X${index}`,
    ),
    `${name} buku 7;Penulis 7;1987;`,
    ";Tanpa Judul;2001;",
    `${name} tahun;Penulis 1;dua ribu;`,
  ].join("\n");
};
const openColumns = async (page: Page, file: string) => {
  await open(page, "/admin/books/import");
  await dropFile(page, file);
  await page.getByLabel("Pencocokan kolom Karya").selectOption({ label: "Penulis" });
  await waitForText(page, "2 dari 4 kolom dipakai");
  await page.getByLabel("Pencocokan kolom Terbit").selectOption({ label: "Tahun terbit" });
  await waitForText(page, "3 dari 4 kolom dipakai");
  await page.getByLabel("Pencocokan kolom No").selectOption({ label: "Kode eksemplar" });
  await waitForText(page, "4 dari 4 kolom dipakai");
};
const csvInput = (page: Page) => page.locator('input[type="file"]');

const theImportedFile: Journey = async (page, look) => {
  await open(page, "/admin/books/import");
  await look("the place for a file");
  await csvInput(page).setInputFiles({
    name: "buku.xlsx",
    mimeType: "text/csv",
    buffer: Buffer.from("PK\u0003\u0004isi"),
  });
  await page
    .getByRole("alert")
    .getByText(/^Berkas ini rusak/)
    .waitFor();
  await look("a file refused");
  await stallUploads(page);
  await csvInput(page).setInputFiles({ name: "buku.csv", mimeType: "text/csv", buffer: Buffer.from("judul\nSatu\n") });
  await waitForText(page, /^Mengirim berkas…/);
  await look("a file being sent");
  await restoreNetwork(page);
  await page.reload();
  await stallResponses(page);
  await csvInput(page).setInputFiles({ name: "buku.csv", mimeType: "text/csv", buffer: Buffer.from("judul\nSatu\n") });
  await waitForText(page, "Mengenali isi berkas…");
  await look("a file being recognised");
  await open(page, "/admin/books/imports/999999", 404);
  await waitForText(page, "Impor ini tidak ditemukan");
  await look("an import that is not there");
};

const theColumns: Journey = async (page, look) => {
  await open(page, "/admin/books/import");
  await dropFile(page, "a;b\nx;y\n");
  await waitForText(page, "Judul wajib ada. Pilih kolom yang berisi judul buku.");
  await look("without a title");
  await button(page, "Lihat pratinjau").press("Enter");
  await page.getByRole("alert").getByText("Pilih dulu kolom yang berisi judul buku.").waitFor();
  await look("no preview without a title");
  await page.getByLabel("Pencocokan kolom a").selectOption({ label: "Judul (wajib)" });
  await waitForText(page, "1 dari 2 kolom dipakai");
  await look("what the columns mean");
  await button(page, "Batalkan berkas").click();
  await page.getByRole("dialog", { name: "Batalkan berkas ini?" }).waitFor();
  await look("the question before a file is thrown away");
  await page.getByRole("dialog").getByRole("button", { name: "Batalkan berkas", exact: true }).click();
  await page.getByRole("status").getByText("Berkas impor sudah dibatalkan.").hover();
  await look("a file thrown away");
};

const aSmallImport: Journey = async (page, look) => {
  await openColumns(page, aFile(60));
  await look("what the columns mean");
  await stallEvents(page);
  await button(page, "Lihat pratinjau").click();
  await page.getByRole("progressbar", { name: "Memeriksa baris" }).waitFor();
  await look("the preview being made");
  await restoreNetwork(page);
  await page.reload();
  await waitForText(page, "61 buku baru");
  await page.getByRole("region", { name: "Baris berkas" }).getByRole("listitem").first().waitFor();
  await look("the preview");
  await button(page, "Buku sudah ada 1").click();
  await waitForText(page, /^Sama dengan baris/);
  await look("the preview of what is there already");
  await button(page, "Ditolak 1").click();
  await waitForText(page, "Kolom “Judul Buku”: wajib diisi.");
  await look("the preview of what is refused");
  await stallEvents(page);
  await button(page, "Impor sekarang").click();
  await page.getByRole("progressbar").waitFor();
  await look("the import under way");
  await restoreNetwork(page);
  await page.reload();
  await page.getByRole("heading", { name: "Hasil impor" }).waitFor();
  await button(page, "Urungkan impor ini").waitFor();
  await look("the result");
  await button(page, "Urungkan impor ini").click();
  const dialog = page.getByRole("dialog", { name: "Urungkan impor ini?" });
  await dialog.waitFor();
  await look("the question before it is undone");
  await stallEvents(page);
  await dialog.getByRole("button", { name: "Urungkan", exact: true }).click();
  await page.getByText("Sedang diurungkan", { exact: true }).waitFor();
  await look("being undone");
  await restoreNetwork(page);
  await page.reload();
  await page.getByRole("heading", { name: "Impor ini sudah diurungkan" }).waitFor();
  await look("undone");
  await page.goto("/admin/books/import");
  await page.getByRole("link", { name: "koleksi.csv" }).first().waitFor();
  await look("the imports of the past");
};

/** Large enough to observe the import's progress. */
const MANY = 60_000;

const aLargeImport: Journey = async (page, look) => {
  await openColumns(page, aFile(MANY));
  await button(page, "Lihat pratinjau").click();
  await page.getByRole("progressbar", { name: "Memeriksa baris" }).waitFor();
  await button(page, "Batal").click();
  await waitForText(page, "Pemeriksaan dibatalkan");
  await look("a preview called off");
  await button(page, "Periksa lagi").click();
  await button(page, "Impor sekarang").waitFor({ timeout: 60_000 });
  await button(page, "Impor sekarang").click();
  await page.getByText(/ · [1-9]\d?%$/).waitFor();
  // Freezes the progress while it is checked.
  await stallEvents(page);
  await page.reload();
  await page.getByText(/ · [1-9]\d?%$/).waitFor();
  await look("a long import under way");
  await button(page, "Batalkan impor").click();
  await page.getByRole("dialog", { name: "Batalkan impor ini?" }).waitFor();
  await look("the question before it is called off");
  await page.getByRole("dialog").getByRole("button", { name: "Batalkan impor" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await restoreNetwork(page);
  await page.reload();
  // Back at the preview after cancelling.
  await page.getByText("Impor ini tidak dilanjutkan.").waitFor({ timeout: 60_000 });
  await button(page, "Impor sekarang").waitFor();
  await look("an import called off");
};

describeInBrowser(
  "Nobody is kept out of the import",
  (visit) => {
    checkAccessibility(visit, [
      ["a file of books", theImportedFile],
      ["the columns of a file", theColumns],
      ["a small import", aSmallImport],
      ["a large import", aLargeImport],
    ]);
  },
  ADMIN,
);
