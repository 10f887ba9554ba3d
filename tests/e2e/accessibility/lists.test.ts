import { chooseInRowMenu } from "../support/rowMenu.js";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openDatabase } from "../../../server/openDatabase.js";
import { givenBooks } from "../../support/givenBooks.js";
import { ADMIN, changeAsOtherAdmin } from "../support/admin/adminPage.js";
import { field, waitForText } from "../support/admin/bookForm.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { fresh, LISTS, open, sheet, type List, type Journey, checkAccessibility } from "./journeys.js";

const theList =
  ({ path, noun, required }: List): Journey =>
  async (page, look) => {
    await open(page, `${path}?view=list`);
    await page.getByRole("rowheader").first().waitFor();
    await look("the list");
    await page.getByRole("button", { name: `Tambah ${noun}` }).click();
    await field(page, required).waitFor();
    await look("a new record");
    await sheet(page)
      .getByRole("button", { name: `Tambah ${noun}` })
      .click();
    await waitForText(page, `${required} wajib diisi.`);
    await look("a new record, refused");
    await page.keyboard.press("Escape");
    const row = page
      .getByRole("row")
      .filter({ has: page.getByRole("link", { name: /^\d+ buku/ }) })
      .first();
    await row.getByRole("button", { name: /^Sunting/ }).click();
    await field(page, required).waitFor();
    await look("a new name");
    await page.keyboard.press("Escape");
    await row.getByRole("button", { name: /^Gabungkan/ }).click();
    await sheet(page).getByRole("combobox").click();
    await sheet(page).getByRole("option").first().waitFor();
    await look("a merge with its choices");
    await sheet(page).getByRole("option").first().click();
    await waitForText(page, "Nama yang dipakai:");
    await look("what stays of a merge");
    await page.keyboard.press("Escape");
    await row.getByRole("button", { name: /^Tindakan untuk/ }).click();
    await look("what can be done with a record");
    await row.getByRole("button", { name: "Hapus", exact: true }).click();
    await sheet(page).getByRole("button", { name: "Hapus", exact: true }).click();
    await waitForText(page, `Pilih ${noun} penggantinya.`);
    await look("a deletion that needs another in its place");
    await sheet(page).getByRole("combobox").click();
    await sheet(page).getByRole("option").first().click();
    await sheet(page).getByRole("button", { name: "Hapus dan ganti" }).waitFor();
    await look("a deletion with another in its place");
    await open(page, `${path}?view=list&search=zzzz`);
    await page.getByRole("heading", { name: `Tidak ada ${noun} untuk “zzzz”` }).waitFor();
    await look("a search without a result");
    await open(page, `${path}?view=duplicates`);
    await page
      .getByRole("button", { name: /^Gabungkan \d/ })
      .first()
      .waitFor();
    await look("likely duplicates");
    await page
      .getByRole("button", { name: /^Gabungkan \d/ })
      .first()
      .click();
    await sheet(page).getByText("Penggabungan dapat diurungkan selama 30 hari, dari Tempat Sampah.").waitFor();
    await look("the question before likely duplicates are made one");
  };

const theTree: Journey = async (page, look) => {
  await open(page, "/admin/classifications");
  await page.getByRole("button", { name: "2X Islam", exact: true }).waitFor();
  await look("the trunk");
  for (const name of ["2X Islam", "2X4 Fikih", "2X4.1"]) await page.getByRole("button", { name, exact: true }).click();
  await waitForText(page, "2X4.122 9");
  await page.getByRole("button", { name: /Kesusastraan$/ }).click();
  await page.getByRole("button", { name: /^81/ }).waitFor();
  await look("branches of 2X and DDC, opened");
  await page.route("**/graphql", (route) => route.abort());
  await page.getByRole("button", { name: /^81/ }).click();
  await page.getByRole("alert").getByText("Bagian ini gagal dimuat.").waitFor();
  await look("a branch that fails");
};

const aRefusedName: Journey = async (page, look) => {
  await open(page, "/admin/publishers");
  await page.getByRole("button", { name: "Sunting Republika" }).click();
  await field(page, "Nama").fill("bentang pustaka");
  await page.keyboard.press("Enter");
  await sheet(page)
    .getByText(/“Bentang Pustaka” sudah ada/)
    .waitFor();
  await look("a name that there is already");
  await page.reload();
  const name = fresh("Mizan");
  await changeAsOtherAdmin(page, "post", "/api/books/publishers", { name });
  await page.reload();
  await chooseInRowMenu(page, name, "Hapus");
  await sheet(page).getByRole("button", { name: "Hapus", exact: true }).click();
  await page.getByRole("button", { name: "Urungkan" }).hover();
  await look("a record deleted, with the way back");
};

const seeded = mkdtempSync(join(tmpdir(), "aksara-desk-"));

describeInBrowser(
  "Nobody is kept out of the lists at the desk",
  (visit) => {
    checkAccessibility(visit, [
      ...LISTS.map((list) => [`the list at ${list.path}`, theList(list)] as const),
      ["the tree of the classes", theTree],
      ["a name that is refused and a record deleted", aRefusedName],
    ]);
  },
  { ...ADMIN, DATA_DIR: seeded, DEMO: "0" },
);

beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(seeded, "library.sqlite")}` });
  const codes = ["2X4", "2X4.1", "2x4.122 9", "2X41", "297.1", "813", "813.54 HIR", "5.13", "Umum"];
  await givenBooks(database, [
    ...codes.map((code) => ({
      classification: { code },
      by: ["Andrea Hirata"],
      publisher: "Bentang Pustaka",
      category: "Ensiklopedia",
      location: { name: "Ruang Referensi" },
      source: "Sumbangan",
    })),
    {
      by: ["Hirata Andrea"],
      publisher: "Penerbit Bentang Pustaka",
      category: "Ensiklopedi",
      location: { name: "Ruang Refrensi" },
      source: "Sumbangann",
    },
    { by: ["Tere Liye"], publisher: "Republika", category: "Puisi", location: { name: "Gudang" }, source: "Beli" },
    { by: ["A".repeat(200)], publisher: "Gramedia <b>Pustaka</b> Utama", category: "B".repeat(60) },
  ]);
  await database.close();
});
afterAll(() => rmSync(seeded, { recursive: true, force: true }));
