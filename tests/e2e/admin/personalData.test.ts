import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { LendingService } from "../../../server/circulation/lending/LendingService.js";
import { openDatabase } from "../../../server/openDatabase.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenAdmin, givenStudent, givenUser } from "../../support/people.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { login } from "../support/login.js";
import { readDownload } from "../support/readDownload.js";
import { waitForSheetsClosed } from "../support/waitForSheetsClosed.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-personal-data-"));
let admin: string;
let rina: number;
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  const viewer = await givenAdmin(database);
  admin = viewer.username;
  rina = await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XII IPA 1" });
  await givenStudent(database, { nis: "240102", name: "Budi Santoso", className: "XII IPA 1" });
  await givenUser(database, { username: "petugas", role: "staff" });
  await givenBooks(database, [{ title: "Bumi Manusia", copies: [{ itemCode: "B00001" }] }]);
  const yesterday = { timeZone: "Asia/Jakarta", now: () => new Date(Date.now() - 86_400_000) };
  await new LendingService(database, yesterday).borrow(viewer, { studentId: rina, itemCode: "B00001" });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeInBrowser(
  "A member's personal data",
  (visit) => {
    it("are given to nobody by who may not see them", async () => {
      const page = await visit.newPage();
      await login(page, "petugas");
      await page.goto(`/admin/students/${rina}`);
      await page.getByRole("region", { name: "Identitas" }).waitFor();
      await page.getByRole("region", { name: "Sedang dipinjam" }).getByText("B00001").waitFor();
      expect(await page.getByText("Data pribadi").count()).toBe(0);
    });

    it("are downloaded, kept while a book is out, and erased once the right number is typed after all is back", async () => {
      const page = await visit.newPage();
      await login(page, admin);
      await page.goto(`/admin/students/${rina}`);
      const card = page.getByRole("region", { name: "Data pribadi" });
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        card.getByRole("link", { name: "Unduh data pribadi" }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^data-pribadi-\d+-\d{4}-\d\d-\d\d\.json$/);
      const file = JSON.parse(await readDownload(download)) as Record<string, unknown>;
      expect(file.students).toMatchObject([{ nis: "240101", name: "Rina Kartika" }]);
      expect(file.borrowings).toMatchObject([{ title: "Bumi Manusia", item_code: "B00001" }]);

      const ask = async () => card.getByRole("button", { name: "Hapus data pribadi" }).click();
      const sheet = page.getByRole("dialog", { name: "Hapus data pribadi?" });
      const number = sheet.getByLabel("Ketik NIS anggota ini");
      const erase = async () => sheet.getByRole("button", { name: "Hapus data pribadi" }).click();
      await ask();
      await sheet.getByText("Statusnya masih Aktif.").waitFor();
      await eventually(() => number.evaluate((field) => field === document.activeElement)).toBe(true);
      await number.fill("240101");
      await erase();
      await sheet.getByText("Belum dapat dihapus. Selesaikan dulu:").waitFor();
      await sheet.getByText("Keanggotaannya masih berlaku.").waitFor();
      await sheet.getByText(/^Bumi Manusia \(B00001\) masih dipinjam, jatuh tempo /).waitFor();
      expect(await sheet.getByRole("link", { name: "Lihat pinjaman" }).getAttribute("href")).toBe(
        "/admin/borrowings?status=open&search=240101",
      );
      expect(await number.inputValue()).toBe("240101");
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.keyboard.press("Escape");
      await waitForSheetsClosed(page);

      const loans = page.getByRole("region", { name: "Sedang dipinjam" });
      await loans.getByRole("button", { name: "Kembalikan Bumi Manusia" }).click();
      await loans.getByText("Tidak ada buku yang sedang dipinjam.").waitFor();
      await ask();
      await sheet.getByRole("link", { name: "Ubah status" }).click();
      await page.getByLabel("Status").selectOption({ label: "Lulus" });
      await page.keyboard.press("Control+s");
      await page.getByText("Semua tersimpan").waitFor();
      await page.getByRole("link", { name: "Halaman anggota" }).click();

      await ask();
      await number.fill("240102");
      await erase();
      await sheet.getByText("Ketik NIS / No. anggota yang sama dengan yang tertulis di halaman ini.").waitFor();
      await eventually(() => number.getAttribute("aria-invalid")).toBe("true");
      await number.fill("240101");
      await erase();
      await page.getByText("Data pribadi dihapus.").waitFor();
      await page.getByRole("heading", { level: 1, name: "Anggota" }).waitFor();
      const table = page.getByRole("table", { name: "Anggota" });
      await table.getByText("Budi Santoso").waitFor();
      expect(await table.getByText("Rina Kartika").count()).toBe(0);
      for (const words of ["rina", "240101"]) {
        await page.goto(`/admin/students?search=${words}`);
        await page.getByRole("heading", { name: `Tidak ada anggota yang cocok dengan “${words}”` }).waitFor();
      }
      await page.goto(`/admin/students/${rina}`);
      await page.getByRole("heading", { level: 1, name: "Anggota ini tidak ditemukan" }).waitFor();

      await page.goto(`/admin/activity?record_type=student`);
      const erased = page.getByRole("group").filter({ hasText: "dihapus data pribadinya" });
      await erased.locator("summary").click();
      await erased.getByText("Tanpa rincian perubahan.").waitFor();
      expect(await erased.getByRole("link", { name: "Buka data anggota" }).count()).toBe(0);
      expect(await page.content()).not.toContain("Rina Kartika");
    });
  },
  { DATA_DIR: dataDir },
);
