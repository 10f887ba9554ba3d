import type { Page } from "playwright-core";

import { PASSWORD } from "../../support/people.js";
import { openAdminApi } from "../support/admin/adminApi.js";
import { describeInBrowser, type BrowserSuite } from "../support/browser/describeInBrowser.js";
import { login } from "../support/login.js";
import { eventually } from "../support/eventually.js";

const entries = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Pulihkan / }) });
const message = (page: Page, text: string) => page.getByRole("status").getByText(text).waitFor();

/** Books that have just been deleted. */
async function deleteBooks(visit: BrowserSuite, ...titles: readonly string[]): Promise<void> {
  const desk = await openAdminApi(visit, { username: "rina", password: PASSWORD });
  for (const title of titles) {
    await desk.deleteBook(await desk.createBook(title));
  }
}

describeInBrowser(
  "The bin",
  (visit) => {
    it("gives back what was deleted, one or several, and asks before anything goes for good", async () => {
      await deleteBooks(visit, "Pulang", "Pergi", "Cantik Itu Luka", "Saman");
      const page = await visit.newPage();
      await login(page, "rina");
      await page.goto("/admin/bin");
      await eventually(() => entries(page).count()).toBe(4);
      await page.getByRole("button", { name: "Pulihkan Pulang" }).click();
      await message(page, "“Pulang” dipulihkan.");
      await eventually(() => entries(page).count()).toBe(3);
      await page.getByText("3 data", { exact: true }).waitFor();

      await page.getByRole("checkbox", { name: "Pilih Pergi" }).check();
      await page.getByRole("checkbox", { name: "Pilih Saman" }).check();
      await page
        .getByRole("group", { name: "Tindakan untuk data terpilih" })
        .getByRole("button", { name: "Pulihkan" })
        .click();
      await message(page, "2 data dipulihkan.");

      await page.getByRole("checkbox", { name: "Pilih Cantik Itu Luka" }).check();
      await page.getByRole("button", { name: "Hapus permanen" }).click();
      const question = page.getByRole("dialog", { name: "Hapus permanen?" });
      await question.getByRole("button", { name: "Batal" }).click();
      await eventually(() => entries(page).count()).toBe(1);
      await page.getByRole("button", { name: "Hapus permanen" }).click();
      await question.getByRole("button", { name: "Hapus permanen" }).click();
      await message(page, "1 data dihapus permanen.");
      await page.getByRole("heading", { name: "Tempat Sampah kosong" }).waitFor();

      await page.goto("/books?search=pulang");
      await page.getByRole("link", { name: "Detail Pulang" }).waitFor();
    });

    it("keeps its search and kind in the address", async () => {
      await deleteBooks(visit, "Ronggeng Dukuh Paruk", "Bumi Manusia");
      const page = await visit.newPage();
      await login(page, "rina");
      await page.goto("/admin/bin");
      await page.getByRole("searchbox", { name: "Cari di Tempat Sampah" }).fill("dukuh");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/admin/bin?search=dukuh");
      await page.getByRole("button", { name: "Pulihkan Bumi Manusia" }).waitFor({ state: "detached" });
      await page.getByRole("combobox", { name: "Jenis" }).selectOption({ label: "Kategori" });
      await page.getByRole("heading", { name: "Tidak ada yang cocok" }).waitFor();
      await page.goBack();
      await page.getByRole("button", { name: "Pulihkan Ronggeng Dukuh Paruk" }).waitFor();
      await page.reload();
      await eventually(() => entries(page).count()).toBe(1);
    });
  },
  { DEMO: "0", ADMIN_USERNAME: "rina", ADMIN_PASSWORD: PASSWORD },
);
