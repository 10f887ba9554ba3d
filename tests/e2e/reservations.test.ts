import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openDatabase } from "../../server/openDatabase.js";
import { givenBooks } from "../support/givenBooks.js";
import { givenOverdueLoan } from "../support/overdueLoan.js";
import { givenAdmin, givenStudent, givenUser } from "../support/people.js";
import { accessibilityViolations } from "./support/accessibility.js";
import { describeInBrowser } from "./support/browser/describeInBrowser.js";
import { eventually } from "./support/eventually.js";
import { login } from "./support/login.js";
import { pressQuickly } from "./support/pressQuickly.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-reservations-"));
let desk: string;
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  const admin = await givenAdmin(database);
  desk = admin.username;
  await givenStudent(database, { nis: "240101", name: "Budi Santoso", className: "X IPS 2" });
  const sari = await givenStudent(database, { nis: "240102", name: "Sari Melati", className: "XI IPA 2" });
  await givenUser(database, { username: "sari", studentId: sari });
  await givenBooks(database, [{ title: "Laut Bercerita", copies: [{ itemCode: "B00001" }] }]);
  await givenOverdueLoan(database, admin, { nis: "240101", itemCode: "B00001" });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeInBrowser(
  "A reservation",
  (visit) => {
    it("is made on the book's page, kept when the copy comes back, and shown as ready to who waited", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await login(page, "sari");
      await page.goto("/books/laut-bercerita");
      const queue = page.getByRole("region", { name: "Reservasi" });
      await queue.getByText("Belum ada yang menunggu").waitFor();
      await queue.getByRole("button", { name: "Reservasi" }).click();
      await queue.getByText("Giliran Anda: 1").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.goto("/user-info");
      const own = page.getByRole("region", { name: "Reservasi Saya" });
      await own.getByText("Giliran Anda: 1").waitFor();

      const counter = await visit.newPage();
      await login(counter, desk);
      await counter.goto("/admin/borrowings");
      const field = counter.getByRole("combobox", { name: "Pindai atau ketik kode" });
      await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      await pressQuickly(counter, [...Array.from("B00001"), "Enter"]);
      await counter
        .getByRole("region", { name: "Hasil terakhir" })
        .getByText(/^Simpan untuk Sari Melati, XI IPA 2/)
        .waitFor();
      await counter.getByRole("link", { name: /^Reservasi/ }).click();
      await counter.getByRole("table", { name: "Reservasi" }).getByText("Sari Melati").waitFor();
      expect(await accessibilityViolations(counter)).toEqual([]);

      await page.reload();
      await own.getByText("Siap diambil").waitFor();
      await own.getByText(/^Disimpan di meja perpustakaan sampai/).waitFor();
      await own.getByRole("button", { name: "Batalkan reservasi" }).click();
      await own.getByRole("button", { name: "Ya, batalkan" }).click();
      await page.getByRole("status").getByText("Reservasi dibatalkan.").first().waitFor();
      await eventually(() => own.getByRole("listitem").count()).toBe(0);
    });
  },
  { DATA_DIR: dataDir },
);
