import { ADMIN, changeAsOtherAdmin } from "../support/admin/adminPage.js";
import { waitForText } from "../support/admin/bookForm.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { stallOperations, restoreNetwork } from "../support/networkStubs.js";
import { aBook, fresh, open, sheet, type Journey, checkAccessibility } from "./journeys.js";

const theEResources: Journey = async (page, look) => {
  await open(page, "/admin/e-resources");
  const handle = page.getByRole("button", { name: /^Pindahkan/ });
  await handle.first().waitFor();
  await look("the list");
  await page.getByRole("button", { name: "Tambah e-resource" }).click();
  await sheet(page).getByLabel("Nama").waitFor();
  await look("a new one");
  await sheet(page).getByRole("button", { name: "Tambah e-resource" }).click();
  await waitForText(page, "Nama wajib diisi.");
  await look("a new one, refused");
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Sunting/ })
    .first()
    .click();
  await sheet(page).getByLabel("Alamat").fill("javascript:alert(1)");
  await page.keyboard.press("Control+s");
  await waitForText(page, "Isi dengan alamat lengkap yang diawali http:// atau https://.");
  await look("one being edited, refused by the server");
  await page.reload();
  const [from, to] = [await handle.first().boundingBox(), await handle.nth(1).boundingBox()];
  if (!from || !to) throw new Error("No handles to drag by");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 20, { steps: 5 });
  await look("one being dragged");
  await page.mouse.up();
  await handle.first().focus();
  await page.keyboard.press("ArrowDown");
  await page.getByText(/sekarang di urutan 2 dari/).waitFor({ state: "attached" });
  await look("one moved by the keyboard");
  await page
    .getByRole("button", { name: /^Nonaktifkan/ })
    .first()
    .click();
  await page.getByText("Tidak aktif", { exact: true }).first().waitFor();
  await look("one that is not shown");
  await page
    .getByRole("button", { name: /^Aktifkan/ })
    .first()
    .click();
  await page.route("**/graphql", (route) => route.abort());
  await page
    .getByRole("button", { name: /ke bawah$/ })
    .first()
    .click();
  await page
    .getByRole("alert")
    .getByText(/Urutan tidak tersimpan/)
    .hover();
  await look("an order that was not saved");
};

const theBin: Journey = async (page, look) => {
  const title = fresh("Laut Bercerita");
  const { id } = await aBook(page, { title });
  await changeAsOtherAdmin(page, "delete", `/api/books/${id}`);
  await open(page, "/admin/bin");
  await page.getByRole("button", { name: `Pulihkan ${title}` }).waitFor();
  await look("the list");
  await page.getByRole("checkbox", { name: `Pilih ${title}` }).check();
  await page.getByRole("group", { name: "Tindakan untuk data terpilih" }).waitFor();
  await look("one chosen");
  await page.getByRole("button", { name: "Hapus permanen" }).click();
  const question = page.getByRole("dialog", { name: "Hapus permanen?" });
  await question.waitFor();
  await look("the question before it goes for good");
  await stallOperations(page, "PurgeFromBin");
  await question.getByRole("button", { name: "Hapus permanen" }).click();
  await question.getByRole("button", { name: "Menghapus…" }).waitFor();
  await look("going for good");
  await open(page, "/admin/bin");
  await restoreNetwork(page);
  await stallOperations(page, "RestoreFromBin");
  await page.getByRole("button", { name: `Pulihkan ${title}` }).click();
  await page.waitForFunction(
    (name) => document.querySelector<HTMLButtonElement>(`[aria-label="Pulihkan ${name}"]`)?.disabled,
    title,
  );
  await look("being given back");
  await page.goto("/admin/bin?search=zzzz");
  await page.getByRole("heading", { name: "Tidak ada yang cocok" }).waitFor();
  await look("a search without a result");
};

describeInBrowser(
  "Nobody is kept out of the e-resources and the bin",
  (visit) => {
    checkAccessibility(visit, [
      ["e-resources", theEResources],
      ["the bin", theBin],
    ]);
  },
  ADMIN,
);
