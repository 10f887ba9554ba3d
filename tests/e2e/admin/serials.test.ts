import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { openDatabase } from "../../../server/openDatabase.js";
import { addDays, addMonths, dayIn } from "../../../server/platform/time/libraryClock.js";
import { longDate } from "../../../server/platform/time/longDate.js";
import { SerialEditingService } from "../../../server/serials/editing/SerialEditingService.js";
import { system } from "../../../server/viewer.js";
import { givenBooks } from "../../support/givenBooks.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { openScreen } from "../support/admin/openScreen.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";

const TIME_ZONE = "Asia/Jakarta";
const TODAY = dayIn(TIME_ZONE, new Date());
const THIS_MONTH = `${TODAY.slice(0, 7)}-01`;
/** Three issues before this month's, all of which are late. */
const FIRST_ON = addMonths(THIS_MONTH, -3);
const monthOf = (steps: number) => longDate(addMonths(FIRST_ON, steps)).replace(/^\d+ /u, "");

const dataDir = mkdtempSync(join(tmpdir(), "aksara-serials-"));
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  const [, daily] = await givenBooks(database, [
    { title: "Horison", materialKind: "serial" },
    { title: "Harian Pagi", materialKind: "serial" },
    { title: "Horison yang Bukan Majalah" },
  ]);
  const time = { timeZone: TIME_ZONE, now: () => new Date() };
  const given = { bookId: daily, frequency: "daily", firstOn: addDays(TODAY, -1), makesCopies: false };
  await new SerialEditingService(database, time).create(system, given);
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const codes = async (page: Page) => {
  const { data } = (await (await page.request.get("/api/books/1/copies")).json()) as {
    data: { item_code: string; issue_label: string | null }[];
  };
  return data.map(({ issue_label }) => issue_label);
};

describeInBrowser(
  "A periodical",
  (visit) => {
    it("is subscribed to, comes, is lost, has a special issue, and shows readers what is there", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin");
      await openScreen(page, "Koleksi", "Terbitan Berkala");
      await page.getByRole("button", { name: "Tambah langganan" }).click();
      const form = page.getByRole("dialog", { name: "Tambah langganan" });
      await form.getByRole("button", { name: "Simpan" }).click();
      await form.getByText("Pilih judulnya dari daftar.").waitFor();
      await form.getByLabel("Judul").fill("horis");
      await form.getByRole("option", { name: /^Horison/ }).click();
      await form.getByRole("textbox", { name: "Terbit pertama" }).fill(FIRST_ON);
      await form.getByLabel("Nomor pertama (opsional)").fill("1");
      await form.getByLabel("Eksemplar per edisi").fill("banyak");
      expect(await accessibilityViolations(page)).toEqual([]);
      await form.getByRole("button", { name: "Simpan" }).click();
      await form.getByText("Isi dengan angka dari 1 sampai 20.").waitFor();
      await form.getByLabel("Eksemplar per edisi").fill("1");
      await form.getByRole("button", { name: "Simpan" }).click();
      await page.getByRole("heading", { level: 1, name: "Horison" }).waitFor();
      await page.getByRole("button", { name: /^No\. 4/ }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.getByRole("link", { name: "Kardeks" }).click();
      const line = (label: string) => page.getByRole("button", { name: new RegExp(`^${label}`) });
      const open = async (label: string) => {
        await line(label).click();
        return page.getByRole("region", { name: label });
      };
      for (const step of [0, 1]) {
        const label = `No. ${step + 1}, ${monthOf(step)}`;
        await (await open(label)).getByRole("button", { name: "Terima" }).click();
        await page.getByText(`${label} diterima.`).waitFor();
        await page.getByRole("region", { name: label }).getByText("Eksemplar").waitFor();
        await line(label).click();
      }
      const lost = `No. 3, ${monthOf(2)}`;
      await (await open(lost)).getByRole("button", { name: "Hilang" }).click();
      await line(lost).getByText("Hilang").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await line(lost).click();

      await page.getByRole("button", { name: "Edisi khusus" }).click();
      const special = page.getByRole("dialog", { name: "Tambah edisi khusus" });
      await special.getByLabel("Nama edisi").fill("Edisi khusus Chairil Anwar");
      expect(await accessibilityViolations(page)).toEqual([]);
      await special.getByRole("button", { name: "Tambah edisi" }).click();
      await line("Edisi khusus Chairil Anwar").getByText("Diterima").first().waitFor();
      expect(await codes(page)).toEqual([`No. 1, ${monthOf(0)}`, `No. 2, ${monthOf(1)}`, "Edisi khusus Chairil Anwar"]);

      const reader = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await reader.goto("/books/horison");
      const issues = reader.getByRole("region", { name: "Edisi yang ada" });
      expect(await issues.getByRole("listitem").allTextContents()).toEqual([
        "Edisi khusus Chairil Anwar",
        `No. 2, ${monthOf(1)}`,
        `No. 1, ${monthOf(0)}`,
      ]);
      expect(await accessibilityViolations(reader)).toEqual([]);
      await eventually(() => horizontalOverflow(reader)).toBe(0);
    });

    it("comes with the post of the day on a phone, all at once or taken back", async () => {
      const page = await adminPage(visit, { viewport: { width: 390, height: 844 } });
      await page.goto("/admin/serials/receive");
      const today = `Harian Pagi, ${longDate(TODAY)}`;
      await page.getByRole("button", { name: `Terima ${today}` }).click();
      await page.getByText(`${longDate(TODAY)} diterima.`).waitFor();
      await page.getByRole("button", { name: "Urungkan" }).click();
      await page.getByRole("checkbox", { name: `Pilih ${today}` }).check();
      await page.getByRole("checkbox", { name: `Pilih Harian Pagi, ${longDate(addDays(TODAY, -1))}` }).check();
      expect(await accessibilityViolations(page)).toEqual([]);
      await eventually(() => horizontalOverflow(page)).toBe(0);
      await page.getByRole("button", { name: "Terima 2 edisi" }).click();
      await page.getByText("2 edisi diterima.").waitFor();
      await eventually(() => page.getByText("Harian Pagi").count()).toBe(0);
    });

    it("is read by day in its calendar, with the keyboard alone", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/serials/1");
      const grid = page.getByRole("grid", { name: /^Edisi / });
      const cell = grid.getByRole("button", { name: new RegExp(`, ${longDate(TODAY)}:`) });
      await cell.focus();
      await page.keyboard.press("Enter");
      const panel = page.getByRole("region", { name: longDate(TODAY) });
      await panel.getByRole("button", { name: "Urungkan penerimaan" }).press("Enter");
      await panel.getByRole("button", { name: "Tidak terbit" }).press("Enter");
      await grid.getByRole("button", { name: new RegExp(`, ${longDate(TODAY)}: Tidak terbit`) }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole("button", { name: "Bulan berikutnya" }).click();
      await grid
        .getByRole("button", { name: /Ditunggu/ })
        .first()
        .waitFor();
    });
  },
  { ...ADMIN, DATA_DIR: dataDir },
);
