import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { openDatabase } from "../../../server/openDatabase.js";
import { givenStudent } from "../../support/people.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { ADMIN, adminPage, changeAsOtherAdmin } from "../support/admin/adminPage.js";
import { openScreen } from "../support/admin/openScreen.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { readDownload } from "../support/readDownload.js";
import { chooseInRowMenu } from "../support/rowMenu.js";
import { waitForSheetsClosed } from "../support/waitForSheetsClosed.js";

/** Each journey has a guest book of its own. */
const dataDirs = ["narrowed", "voided"].map((name) => mkdtempSync(join(tmpdir(), `aksara-visits-${name}-`)));
beforeAll(async () => {
  for (const dataDir of dataDirs) {
    const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
    await givenStudent(database, { nis: "P901", name: "Rina Kartika", className: "XI IPA 1" });
    await givenStudent(database, { nis: "P902", name: "Budi Santoso", className: "X IPS 2" });
    await database.close();
  }
});
afterAll(() => dataDirs.forEach((dataDir) => rmSync(dataDir, { recursive: true, force: true })));

async function threeComeIn(page: Page): Promise<void> {
  await changeAsOtherAdmin(page, "post", "/api/visits", { nis: "P901", purpose: "reading" });
  await changeAsOtherAdmin(page, "post", "/api/visits", { nis: "P902", purpose: "internet" });
  await changeAsOtherAdmin(page, "post", "/api/visits", { visitor_name: "Sri Wahyuni", institution: "SMA 3" });
}

const lines = (page: Page) => page.getByRole("region", { name: "Daftar kunjungan" }).getByRole("listitem");
const names = (page: Page) => lines(page).locator("b").allInnerTexts();
const totals = (page: Page, text: string) => page.getByRole("heading", { level: 2, name: text }).waitFor();
const visitsThisMonth = (page: Page) =>
  page.locator("dl > div").filter({ hasText: "Kunjungan Bulan Ini" }).locator("dd").first().innerText();
/** What a row is called: its visitor and the time. */
const nameOfRow = async (page: Page, name: string) =>
  `${name}, ${await lines(page).filter({ hasText: name }).locator("time").innerText()}`;

describeInBrowser(
  "The guest book at the desk",
  (visit) => {
    it("is opened from the sidebar, narrowed, exported, corrected, and takes a class that comes", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/visits");
      await page.getByRole("heading", { name: "Belum ada kunjungan" }).waitFor();
      await threeComeIn(page);

      await page.goto("/admin");
      await eventually(() => visitsThisMonth(page)).toBe("3");
      await openScreen(page, "Sirkulasi", "Kunjungan");
      await totals(page, "3 orang dalam 3 kunjungan");
      await eventually(() => names(page)).toEqual(["Sri Wahyuni", "Budi Santoso", "Rina Kartika"]);
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.getByRole("combobox", { name: "Pengunjung" }).selectOption({ label: "Anggota" });
      await page.waitForURL(/kind=student/);
      await page.getByRole("link", { name: "30 hari" }).click();
      await page.waitForURL(/from=/);
      await totals(page, "2 orang dalam 2 kunjungan");
      await page.reload();
      await eventually(() => names(page)).toEqual(["Budi Santoso", "Rina Kartika"]);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Ekspor" }).click(),
      ]);
      const file = await readDownload(download);
      expect(file).toContain("Rina Kartika");
      expect(file).not.toContain("Sri Wahyuni");
      await page.getByRole("searchbox", { name: "Cari di buku tamu" }).fill("entah");
      await page.getByRole("heading", { name: "Tidak ada yang cocok" }).waitFor();
      await page.getByRole("link", { name: "Hapus semua filter" }).click();
      await totals(page, "3 orang dalam 3 kunjungan");

      await page.getByRole("button", { name: "Catat kunjungan kelas" }).click();
      await page.getByRole("button", { name: "Catat kunjungan", exact: true }).click();
      await page.getByText("Kelas wajib diisi.").waitFor();
      await page.getByLabel("Kelas", { exact: true }).and(page.locator("dialog input")).fill("XII IPA 1");
      await page.getByLabel("Jumlah orang").fill("25");
      await page.getByRole("button", { name: "Catat kunjungan", exact: true }).click();
      await page
        .getByRole("status")
        .getByText(/Selamat (?:pagi|siang|sore|malam), kelas XII IPA 1$/)
        .waitFor();
      await waitForSheetsClosed(page);
      await totals(page, "28 orang dalam 4 kunjungan");

      await chooseInRowMenu(page, await nameOfRow(page, "Kelas XII IPA 1"), "Sunting");
      await page.getByLabel("Jumlah orang").fill("24");
      // Leaving asks first, as something was changed.
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Tetap di sini" }).click();
      await eventually(() => page.getByLabel("Jumlah orang").inputValue()).toBe("24");
      await page.getByRole("button", { name: "Simpan" }).click();
      await waitForSheetsClosed(page);
      await totals(page, "27 orang dalam 4 kunjungan");
      await lines(page).filter({ hasText: "24 orang" }).waitFor();
    });
  },
  { ...ADMIN, DATA_DIR: dataDirs[0] ?? "" },
);

describeInBrowser(
  "The guest book at the desk, on a phone",
  (visit) => {
    it("voids what was no visit, and the dashboard counts without it", async () => {
      const page = await adminPage(visit, { viewport: { width: 390, height: 844 } });
      await threeComeIn(page);
      await changeAsOtherAdmin(page, "post", "/api/visits", { class_name: "XII IPA 1", people_count: 24 });
      await page.goto("/admin");
      await eventually(() => visitsThisMonth(page)).toBe("27");
      await page.getByRole("navigation", { name: "Menu cepat petugas" }).getByRole("button", { name: "Menu" }).click();
      const menu = page.getByRole("dialog").getByRole("navigation", { name: "Menu petugas" });
      await menu.getByRole("button", { name: "Sirkulasi" }).click();
      await menu.getByRole("link", { name: "Kunjungan", exact: true }).click();
      await totals(page, "27 orang dalam 4 kunjungan");
      await eventually(() => horizontalOverflow(page)).toBe(0);

      await chooseInRowMenu(page, await nameOfRow(page, "Kelas XII IPA 1"), "Batalkan kunjungan");
      const sheet = page.getByRole("dialog", { name: "Batalkan kunjungan ini?" });
      await sheet.getByText(/24 orang tidak lagi dihitung/).waitFor();
      await sheet.getByRole("button", { name: "Batalkan kunjungan" }).click();
      await waitForSheetsClosed(page);
      await totals(page, "3 orang dalam 3 kunjungan");
      await eventually(() => names(page)).toEqual(["Sri Wahyuni", "Budi Santoso", "Rina Kartika"]);

      // The chart tells its bars to the keyboard.
      const chart = page.getByRole("slider");
      expect(await chart.getAttribute("aria-valuetext")).toMatch(/: 3 orang$/);
      await chart.press("ArrowLeft");
      await eventually(() => chart.getAttribute("aria-valuetext")).toMatch(/: 0 orang$/);

      await page.getByRole("navigation", { name: "Menu cepat petugas" }).getByRole("button", { name: "Menu" }).click();
      await menu.getByRole("link", { name: "Dasbor", exact: true }).click();
      await eventually(() => visitsThisMonth(page)).toBe("3");
    });
  },
  { ...ADMIN, DATA_DIR: dataDirs[1] ?? "" },
);
