import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { LendingService } from "../../../server/circulation/lending/LendingService.js";
import { ReservationEditingService } from "../../../server/circulation/reservations/ReservationEditingService.js";
import type { Database } from "../../../server/platform/database/Database.js";
import { openDatabase } from "../../../server/openDatabase.js";
import { SettingsService } from "../../../server/settings/SettingsService.js";
import { type AdminViewer, system } from "../../../server/viewer.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenOverdueLoan } from "../../support/circulation/overdueLoan.js";
import { givenAdmin, givenStudent, givenUser } from "../../support/people.js";
import { accessibilityViolations } from "../support/accessibility.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { login } from "../support/login.js";
import { pressQuickly } from "../support/pressQuickly.js";

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
  await givenPastLoans(database, admin);
  await givenTwoKept(database, admin);
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Dewi has returned one book and has another; the library lets her clear what is past. */
async function givenPastLoans(database: Database, admin: AdminViewer): Promise<void> {
  const dewi = await givenStudent(database, { nis: "240103", name: "Dewi Lestari", className: "XI IPA 2" });
  await givenUser(database, { username: "dewi", studentId: dewi });
  await givenBooks(database, [
    { title: "Edensor", copies: [{ itemCode: "B00002" }] },
    { title: "Saman", copies: [{ itemCode: "B00003" }] },
  ]);
  const yesterday = { timeZone: "Asia/Jakarta", now: () => new Date(Date.now() - 86_400_000) };
  const lending = new LendingService(database, yesterday);
  await lending.borrow(admin, { nis: "240103", itemCode: "B00002" });
  await lending.returnCopy(admin, { itemCode: "B00002" });
  await lending.borrow(admin, { nis: "240103", itemCode: "B00003" });
  const settings = new SettingsService(database, { name: "Perpustakaan", timeZone: "Asia/Jakarta" });
  await settings.update(system, { studentsMayClearHistory: true });
}

/** Two copies of a title wait at the desk: B00011 for Eko, B00012 for Fitri. */
async function givenTwoKept(database: Database, admin: AdminViewer): Promise<void> {
  const time = { timeZone: "Asia/Jakarta", now: () => new Date(Date.now() - 86_400_000) };
  const [lending, reservations] = [new LendingService(database, time), new ReservationEditingService(database, time)];
  const itemCodes = ["B00011", "B00012"];
  const [bookId] = await givenBooks(database, [
    { title: "Ronggeng Dukuh Paruk", copies: itemCodes.map((itemCode) => ({ itemCode })) },
  ]);
  for (const [place, itemCode] of itemCodes.entries()) {
    await givenStudent(database, { nis: `24020${place}`, name: `Pembaca ${place}`, className: "XII IPS 1" });
    await lending.borrow(admin, { nis: `24020${place}`, itemCode, confirm: ["closed_today"] });
  }
  for (const [nis, name] of [
    ["240111", "Eko Prasetyo"],
    ["240112", "Fitri Handayani"],
  ] as const) {
    const studentId = await givenStudent(database, { nis, name, className: "XI IPA 2" });
    await reservations.reserve(admin, { bookId, studentId });
  }
  for (const itemCode of itemCodes) await lending.returnCopy(admin, { itemCode });
}

describeInBrowser(
  "A reservation",
  (visit) => {
    it("is made on the book's page, kept when the copy comes back, and shown as ready to who waited", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await login(page, "sari");
      await page.goto("/books/laut-bercerita");
      const queue = page.getByRole("region", { name: "Reservasi" });
      await queue.getByText("Belum ada yang menunggu").waitFor();
      // Within a thumb's reach however far one has read.
      const press = page.getByRole("button", { name: "Reservasi" });
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      const fromBelow = await press.evaluate((button) => window.innerHeight - button.getBoundingClientRect().bottom);
      expect(fromBelow).toBeGreaterThanOrEqual(0);
      expect(fromBelow).toBeLessThan(24);
      await press.click();
      await queue.getByText("Giliran Anda: 1").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.goto("/user-info");
      const own = page.getByRole("region", { name: "Reservasi saya" });
      await own.getByText("1 buku ditunggu").waitFor();
      await own.getByText("Reservasi saya").click();
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
      await counter.getByRole("link", { name: /^Reservasi \d+$/ }).click();
      await counter.getByRole("table", { name: "Reservasi" }).getByText("Sari Melati").waitFor();
      expect(await accessibilityViolations(counter)).toEqual([]);

      await page.reload();
      const ready = page.getByRole("list", { name: "Siap diambil" });
      await ready.getByText("Laut Bercerita siap diambil").waitFor();
      await ready.getByText(/^Disimpan di meja sirkulasi sampai/).waitFor();
      expect(await own.count()).toBe(0);
      await ready.getByRole("button", { name: "Batalkan reservasi" }).click();
      await ready.getByRole("button", { name: "Ya, batalkan" }).click();
      await page.getByRole("status").getByText("Reservasi dibatalkan.").first().waitFor();
      await eventually(() => ready.count()).toBe(0);
    });

    it("of one of two kept copies is fetched with either: the other one is kept instead, without a question", async () => {
      const page = await visit.newPage();
      await login(page, desk);
      await page.goto("/admin/borrowings");
      const field = page.getByRole("combobox", { name: "Pindai atau ketik kode" });
      const answer = page.getByRole("region", { name: "Hasil terakhir" });
      await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
      await pressQuickly(page, [...Array.from("240111"), "Enter"]);
      await page.getByRole("region", { name: "Anggota" }).getByRole("heading", { name: "Eko Prasetyo" }).waitFor();
      await pressQuickly(page, [...Array.from("B00012"), "Enter"]);
      await answer.getByText("Dipinjamkan").waitFor();
      await answer.getByText("B00011 disimpan untuk Fitri Handayani sebagai gantinya.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);

      // Who comes after finds the copy that was changed for hers, and no question either.
      await pressQuickly(page, ["Escape", ...Array.from("240112"), "Enter"]);
      await page.getByRole("region", { name: "Anggota" }).getByRole("heading", { name: "Fitri Handayani" }).waitFor();
      await pressQuickly(page, [...Array.from("B00011"), "Enter"]);
      await answer.getByText("Dipinjamkan").waitFor();
      await answer
        .getByText(/B00011/)
        .first()
        .waitFor();
      await eventually(() => page.getByRole("region", { name: "Anggota" }).getByRole("listitem").count()).toBe(1);
    });
  },
  { DATA_DIR: dataDir },
);

describeInBrowser(
  "One's own history",
  (visit) => {
    it("is cleared by its student after a question, and the library shows nobody for it from then on", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await login(page, "dewi");
      await page.goto("/user-info");
      const open = page.getByRole("region", { name: "Pinjaman saya" });
      await open.getByRole("link", { name: "Saman" }).first().waitFor();
      const summary = page.getByText("Riwayat peminjaman");
      await summary.click();
      const history = page.getByRole("group").filter({ has: summary });
      await history.getByText("Edensor").first().waitFor();
      await history.getByRole("button", { name: "Hapus riwayat" }).click();
      const question = page.getByRole("dialog", { name: "Hapus riwayat Anda?" });
      await question.waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await question.getByRole("button", { name: "Batal" }).click();
      await question.waitFor({ state: "hidden" });
      await history.getByText("Edensor").first().waitFor();

      await history.getByRole("button", { name: "Hapus riwayat" }).click();
      await question.getByRole("button", { name: "Hapus riwayat" }).click();
      await page.getByRole("status").getByText("Riwayat dihapus: 1 peminjaman dan 0 reservasi.").first().waitFor();
      await history.getByText("Belum ada buku yang Anda kembalikan.").waitFor();
      // The button may be gone with the history: the keyboard goes on at its heading.
      await eventually(() => summary.evaluate((heading) => heading.closest("summary") === document.activeElement)).toBe(
        true,
      );
      await open.getByRole("link", { name: "Saman" }).first().waitFor();
      expect(await page.getByText("Edensor").count()).toBe(0);
      await page.reload();
      await summary.click();
      await history.getByText("Belum ada buku yang Anda kembalikan.").waitFor();

      const counter = await visit.newPage();
      await login(counter, desk);
      await counter.goto("/admin/borrowings?status=returned");
      const row = counter.getByRole("row").filter({ hasText: "Edensor" });
      await row.getByText("Tidak lagi dicatat").waitFor();
      expect(await counter.getByRole("row").filter({ hasText: "Edensor" }).filter({ hasText: "Dewi" }).count()).toBe(0);
    });
  },
  { DATA_DIR: dataDir },
);
