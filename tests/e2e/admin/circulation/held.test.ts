import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { LendingService } from "../../../../server/circulation/lending/LendingService.js";
import { openDatabase } from "../../../../server/openDatabase.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStaff, givenStudent, givenUser } from "../../../support/people.js";
import { accessibilityViolations } from "../../support/accessibility.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { login } from "../../support/login.js";
import { chooseInRowMenu } from "../../support/rowMenu.js";
import { waitForSheetsClosed } from "../../support/waitForSheetsClosed.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-held-"));
const DAY_MS = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
let admin: string;

beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  admin = (await givenAdmin(database)).username;
  await givenUser(database, { username: "siti", role: "staff" });
  const staff = await givenStaff(database);
  await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
  await givenStudent(database, { nis: "240102", name: "Budi Santoso", className: "XI IPA 1" });
  await givenBooks(database, [
    { title: "Bumi Manusia", copies: [{ itemCode: "B00001" }] },
    { title: "Laskar Pelangi", copies: [{ itemCode: "B00002" }, { itemCode: "B00003" }] },
  ]);
  const time = { timeZone: "Asia/Jakarta", now: () => new Date() };
  const longAgo = new LendingService(database, { ...time, now: () => new Date(Date.now() - 20 * DAY_MS) });
  await longAgo.borrow(staff, { nis: "240101", itemCode: "B00001" });
  const lending = new LendingService(database, time);
  await lending.returnCopy(staff, { itemCode: "B00001", scannedAt: ago(6 * DAY_MS), sentAt: ago(0) });
  for (const itemCode of ["B00002", "B00003"]) {
    await lending.borrow(staff, { nis: "240102", itemCode, scannedAt: ago(120_000), sentAt: ago(0) });
  }
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

describeInBrowser(
  "What waits for somebody with the right",
  (visit) => {
    it("is found from the dashboard and allowed with a reason, which lets the fine off, and taken back", async () => {
      const page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
      await login(page, admin);
      await page.goto("/admin");
      await page.getByRole("link", { name: /Menunggu persetujuan/ }).click();
      await page.getByRole("link", { name: "Menunggu persetujuan 2" }).waitFor();
      await row(page, "Rina Kartika").getByText("Tanggal dikembalikan").waitFor();
      const act = async (name: string) => {
        await row(page, "Rina Kartika").hover();
        await row(page, "Rina Kartika").getByRole("button", { name }).first().click();
      };
      await act("Setujui");
      const sheet = page.getByRole("dialog", { name: "Setujui pengecualian ini?" });
      await sheet.getByText("Denda yang dihapus").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await sheet.getByRole("button", { name: "Setujui" }).click();
      await sheet.getByText("Tulis alasannya dulu.").waitFor();
      await sheet.getByLabel("Alasan").fill("Internet sekolah mati");
      await sheet.getByRole("button", { name: "Setujui" }).click();
      await waitForSheetsClosed(page);
      await page.getByText(/Pengecualian untuk Rina Kartika disetujui\. Denda Bumi Manusia sekarang Rp/).waitFor();
      await row(page, "Rina Kartika").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Urungkan" }).click();
      await page.getByText("Keputusan diurungkan.").waitFor();
      await row(page, "Rina Kartika").waitFor();
    });

    it("is refused on a phone, and then waits no longer", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await login(page, admin);
      await page.goto("/admin/borrowings?status=held");
      await row(page, "Budi Santoso").getByText("Judul yang sama").waitFor();
      expect(await row(page, "Rina Kartika").getByText("Denda dihapus").isVisible()).toBe(true);
      // A column without a value has no heading on a phone.
      expect(await row(page, "Budi Santoso").getByText("Denda dihapus").isVisible()).toBe(false);
      await chooseInRowMenu(page, "Laskar Pelangi, Budi Santoso", "Tolak");
      const sheet = page.getByRole("dialog", { name: "Tolak pengecualian ini?" });
      await sheet.getByText("Bukunya sudah dibawa").waitFor();
      await sheet.getByLabel("Alasan").fill("Hari itu internet tidak mati");
      await sheet.getByRole("button", { name: "Tolak" }).click();
      await waitForSheetsClosed(page);
      await page.getByText("Pengecualian untuk Budi Santoso ditolak.").waitFor();
      await row(page, "Budi Santoso").waitFor({ state: "detached" });
    });

    it("is shown to staff, who decide nothing of it", async () => {
      const page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
      await login(page, "siti");
      await page.goto("/admin/borrowings?status=held");
      await row(page, "Rina Kartika").hover();
      await row(page, "Rina Kartika").getByText("Tanggal dikembalikan").waitFor();
      expect(await page.getByRole("button", { name: "Setujui" }).count()).toBe(0);
      await page.goto("/admin");
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.getByRole("link", { name: /Menunggu persetujuan/ }).count()).toBe(0);
    });
  },
  { DATA_DIR: dataDir },
);
