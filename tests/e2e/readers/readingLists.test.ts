import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openDatabase } from "../../../server/openDatabase.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenStudent, givenUser, PASSWORD } from "../../support/people.js";
import { accessibilityViolations } from "../support/accessibility.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-lists-"));
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  await givenUser(database, { username: "sari", studentId: await givenStudent(database, { name: "Sari Melati" }) });
  await givenBooks(database, [{ title: "Laut Bercerita" }, { title: "Saman" }]);
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeInBrowser(
  "What a reader keeps",
  (visit) => {
    it("is saved by a visitor's press once they are logged in, put onto a list, and found in the profile", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto("/books/laut-bercerita");
      await page.getByRole("link", { name: "Simpan Laut Bercerita" }).click();
      await page.getByLabel("Nama pengguna").fill("sari");
      await page.getByLabel("Kata sandi", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Login" }).click();
      await page.getByRole("button", { name: /^Tersimpan: keluarkan Laut Bercerita/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/books/laut-bercerita");

      await page.getByRole("button", { name: "Daftar bacaan" }).click();
      const sheet = page.getByRole("dialog", { name: "Simpan ke daftar bacaan" });
      await sheet.getByLabel("Daftar baru").fill("Untuk resensi");
      await sheet.getByRole("button", { name: "Buat dan masukkan" }).click();
      await eventually(() => sheet.getByRole("checkbox", { name: "Untuk resensi" }).isChecked()).toBe(true);
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.goto("/user-info#bacaan");
      const own = page.getByRole("region", { name: "Bacaan saya" });
      await own.getByRole("link", { name: "Favorit" }).waitFor();
      await own.getByRole("link", { name: "Untuk resensi" }).click();
      await page.getByRole("button", { name: "Keluarkan Laut Bercerita" }).click();
      await page.getByRole("heading", { name: "Belum ada buku di sini" }).waitFor();
      await page.getByRole("button", { name: "Urungkan" }).click();
      await page.getByRole("link", { name: "Laut Bercerita" }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  },
  { DATA_DIR: dataDir },
);
