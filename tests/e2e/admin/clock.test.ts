import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { openDatabase } from "../../../server/openDatabase.js";
import { ClockWatch } from "../../../server/system/clock/ClockWatch.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenStudent, givenUser, PASSWORD } from "../../support/people.js";
import { accessibilityViolations } from "../support/accessibility.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { login } from "../support/login.js";
import { pressQuickly } from "../support/pressQuickly.js";
import { waitForSheetsClosed } from "../support/waitForSheetsClosed.js";

const TITLE = "Jam komputer server diragukan";
const dataDir = mkdtempSync(join(tmpdir(), "aksara-clock-"));
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
  await givenBooks(database, [{ title: "Bumi Manusia", copies: [{ itemCode: "B00001" }] }]);
  await givenUser(database, { username: "siti", role: "staff" });
  // A server that believed another time has run here before.
  const later = new Date(Date.now() + 400 * 86_400_000);
  await new ClockWatch(database, "Asia/Jakarta", { now: () => later, uptime: () => 1, bootId: "other" }).look();
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const notice = (page: Page) => page.getByRole("region", { name: TITLE });
const answer = (page: Page) => page.getByRole("region", { name: "Hasil terakhir" });
const field = (page: Page) => page.getByRole("combobox", { name: "Pindai atau ketik kode" });
const scan = (page: Page, code: string) => pressQuickly(page, [...code, "Enter"]);

async function scanBookOfRina(page: Page): Promise<void> {
  await page.goto("/admin/borrowings");
  await eventually(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await scan(page, "240101");
  await page.getByRole("region", { name: "Anggota" }).getByRole("heading", { name: "Rina Kartika" }).waitFor();
  await scan(page, "B00001");
}

describeInBrowser(
  "A clock that is doubted",
  (visit) => {
    it("stops the desk, which says so, until an administrator confirms it on the dashboard", async () => {
      const desk = await visit.newPage();
      await login(desk, "siti");
      await scanBookOfRina(desk);
      await answer(desk)
        .getByText(/^Jam server menunjukkan .*Perbaiki dulu jamnya, atau minta admin menyatakan jam itu benar\.$/u)
        .waitFor();
      await notice(desk).getByText("Minta admin memperbaiki jam komputernya.").waitFor();
      expect(await notice(desk).getByRole("button").count()).toBe(0);
      expect(await accessibilityViolations(desk)).toEqual([]);

      const dashboard = await visit.newPage();
      await login(dashboard, "rina");
      await dashboard.goto("/admin");
      await notice(dashboard).getByRole("button", { name: "Jam ini benar" }).click();
      const sheet = dashboard.getByRole("dialog", { name: "Jam ini benar?" });
      await sheet.getByText(/^Jam server: .*Jika keliru, semua pinjaman tercatat pada tanggal yang salah/u).waitFor();
      expect(await accessibilityViolations(dashboard)).toEqual([]);
      await sheet.getByRole("button", { name: "Batal" }).click();
      await waitForSheetsClosed(dashboard);
      expect(await notice(dashboard).count()).toBe(1);
      await notice(dashboard).getByRole("button", { name: "Jam ini benar" }).click();
      await sheet.getByRole("button", { name: "Jam ini benar" }).click();
      await dashboard.getByText("Jam server dinyatakan benar. Peminjaman berjalan lagi.").waitFor();
      await notice(dashboard).waitFor({ state: "detached" });

      await scanBookOfRina(desk);
      await answer(desk).getByText("Dipinjamkan").waitFor();
      expect(await notice(desk).count()).toBe(0);
    });
  },
  { DATA_DIR: dataDir, ADMIN_USERNAME: "rina", ADMIN_PASSWORD: PASSWORD },
);
