import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { LendingService } from "../../../../server/circulation/lending/LendingService.js";
import { ReservationEditingService } from "../../../../server/circulation/reservations/ReservationEditingService.js";
import { SessionKeys } from "../../../../server/platform/auth/sessionKeys.js";
import { openDatabase } from "../../../../server/openDatabase.js";
import { givenOverdueLoan } from "../../../support/circulation/overdueLoan.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudent, givenUser, PASSWORD } from "../../../support/people.js";
import { codeAt, givenSecondFactor } from "../../../support/secondFactor.js";
import { accessibilityViolations } from "../../support/accessibility.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { eventually } from "../../support/eventually.js";
import { login } from "../../support/login.js";
import { pressQuickly } from "../../support/pressQuickly.js";
import { chooseInRowMenu } from "../../support/rowMenu.js";
import { waitForSheetsClosed } from "../../support/waitForSheetsClosed.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-approval-"));
const SESSION_SECRET = "rahasia-untuk-pengujian-saja-0123456789";
let approver: string;
/** Another one, whose account asks for a code besides. */
let guarded: { readonly username: string; readonly key: string };
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  const admin = await givenAdmin(database);
  approver = admin.username;
  const { userId, username } = await givenAdmin(database);
  guarded = { username, ...(await givenSecondFactor(database, new SessionKeys(SESSION_SECRET), userId)) };
  await givenUser(database, { username: "siti", role: "staff" });
  await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
  const waiting = await givenStudent(database, { nis: "240102", name: "Budi Santoso", className: "XI IPA 1" });
  await givenStudent(database, { nis: "250101", name: "Ani Lestari", className: "X IPA 2" });
  await givenBooks(database, [
    { title: "Bumi Manusia", copies: [{ itemCode: "B00001" }] },
    { title: "Laskar Pelangi", copies: [{ itemCode: "B00002" }] },
    { title: "Sitti Nurbaya", copies: [{ itemCode: "SET01" }, { itemCode: "SET02" }] },
  ]);
  await givenOverdueLoan(database, admin, { nis: "240101", itemCode: "B00001" });
  const yesterday = { timeZone: "Asia/Jakarta", now: () => new Date(Date.now() - 86_400_000) };
  await new LendingService(database, yesterday).borrow(admin, { nis: "250101", itemCode: "B00002" });
  await new ReservationEditingService(database, yesterday).reserve(admin, { itemCode: "B00002", studentId: waiting });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const answer = (page: Page) => page.getByRole("region", { name: "Hasil terakhir" });
const field = (page: Page) => page.getByRole("combobox", { name: "Pindai atau ketik kode" });
const scan = async (page: Page, code: string) => {
  await eventually(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await pressQuickly(page, [...code, "Enter"]);
};

/** Types why, who and the secret, and does what was asked. */
async function approve(page: Page, act: string): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Minta persetujuan" });
  await sheet.getByRole("button", { name: act }).click();
  await sheet.getByText("Kata sandi admin wajib diisi.").waitFor();
  await sheet.getByLabel("Alasan").fill("Izin guru");
  await sheet.getByLabel("Nama pengguna admin").fill(approver);
  await sheet.getByLabel("Kata sandi admin").fill(PASSWORD);
  expect(await accessibilityViolations(page)).toEqual([]);
  await sheet.getByRole("button", { name: act }).click();
  await waitForSheetsClosed(page);
}

describeInBrowser(
  "An administrator who approves on the spot",
  (visit) => {
    it("lets a fine off in the sheet of a pupil's fines, by password, and the code that the account asks for, and for that fine alone", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await login(page, "siti");
      await page.goto("/admin/borrowings");
      await scan(page, "B00001");
      await answer(page).getByRole("button", { name: "Bebaskan" }).click();
      const sheet = page.getByRole("dialog", { name: "Denda Rina Kartika" });
      await sheet.getByLabel("Alasan").fill("Sakit, ada surat dokter");
      await sheet.getByRole("button", { name: "Bebaskan" }).click();
      await sheet.getByText("Nama pengguna admin wajib diisi.").waitFor();
      await sheet.getByLabel("Nama pengguna admin").fill(approver);
      await sheet.getByLabel("Kata sandi admin").fill("salah");
      await sheet.getByRole("button", { name: "Bebaskan" }).click();
      await sheet.getByText("Nama pengguna atau kata sandi salah.").waitFor();
      expect(await sheet.getByLabel("Alasan").inputValue()).toBe("Sakit, ada surat dokter");
      expect(await accessibilityViolations(page)).toEqual([]);
      await sheet.getByLabel("Nama pengguna admin").fill(guarded.username);
      await sheet.getByLabel("Kata sandi admin").fill(PASSWORD);
      await sheet.getByRole("button", { name: "Bebaskan" }).click();
      await sheet.getByText("Akun ini memakai verifikasi dua langkah. Isi juga kodenya.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.insertText(codeAt(guarded.key, Date.now()));
      await page.keyboard.press("Enter");
      await sheet.getByText(/^Denda dibebaskan: Rp/).waitFor();
      // Who is logged in stays who was.
      await page.goto("/admin/users");
      await page.getByText("Anda tidak punya akses").waitFor();
    });

    it("lets a loan that somebody waits for be renewed from the list of loans", async () => {
      const page = await visit.newPage();
      await login(page, "siti");
      await page.goto("/admin/borrowings?status=open&search=B00002");
      await chooseInRowMenu(page, "Laskar Pelangi, Ani Lestari", "Perpanjang");
      const question = page.getByRole("dialog", { name: "Perlu dipastikan" });
      await question.getByText(/^Hanya admin yang boleh mengizinkan ini/).waitFor();
      await question.getByRole("button", { name: "Minta persetujuan" }).click();
      await approve(page, "Tetap perpanjang");
      await page
        .getByRole("status")
        .getByText(/Laskar Pelangi .*diperpanjang/)
        .first()
        .waitFor();
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(PASSWORD);
    });

    it("lets a copy of a class's set go to a pupil of another class", async () => {
      const page = await visit.newPage();
      await login(page, "siti");
      await page.goto("/admin/class-sets");
      await page.getByRole("button", { name: "Pinjaman kelas baru" }).click();
      const sheet = page.getByRole("dialog", { name: "Pinjaman kelas baru" });
      await sheet.getByLabel("Judul atau kode eksemplar").fill("set01");
      await sheet.getByLabel("Untuk").selectOption("X IPA 2");
      await sheet.getByRole("button", { name: "Buat pinjaman kelas" }).click();
      await page.getByRole("heading", { name: "Sitti Nurbaya", level: 1 }).waitFor();
      await scan(page, "240102");
      await answer(page)
        .getByRole("button", { name: /^Beri buku berikutnya/ })
        .click();
      await page.getByRole("region", { name: "Berikutnya" }).getByText("Budi Santoso", { exact: true }).waitFor();
      await scan(page, "SET02");
      await answer(page)
        .getByText(/^Hanya admin yang boleh mengizinkan ini/)
        .waitFor();
      await answer(page).getByRole("button", { name: "Minta persetujuan" }).click();
      await approve(page, "Tetap pinjamkan");
      const given = page
        .getByRole("region", { name: "X IPA 2" })
        .getByRole("listitem")
        .filter({ hasText: "Budi Santoso" });
      await given.getByText("Dibawa").waitFor();
      expect(await given.innerText()).toContain("SET02");
    });
  },
  { DATA_DIR: dataDir, SESSION_SECRET },
);
