import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { insertDemoData } from "../../../server/demo/insertDemoData.js";
import { openDatabase } from "../../../server/openDatabase.js";
import { givenStudent, givenUser, PASSWORD } from "../../support/people.js";
import { accessibilityViolations } from "../support/accessibility.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { login } from "../support/login.js";
import { pressQuickly } from "../support/pressQuickly.js";
import { shownCodes } from "../support/admin/shownCodes.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-command-"));
let studentId = 0;
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  await insertDemoData(database, { timeZone: "Asia/Jakarta" });
  studentId = await givenStudent(database, { nis: "250017", name: "Zhafira Senja", className: "X-3" });
  // A code that is a pupil's number as well.
  await givenStudent(database, { nis: "B00002", name: "Bagas Pratama" });
  await givenUser(database, { username: "siti", role: "staff" });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeInBrowser(
  "The desk's one field",
  (visit) => {
    const field = (page: Page) => page.getByRole("combobox", { name: "Pindai kode atau cari" });
    const options = (page: Page) => page.getByRole("listbox", { name: "Hasil" }).getByRole("option");
    const scan = (page: Page, code: string) => pressQuickly(page, [...code, "Enter"]);
    async function open(username: string, path: string): Promise<Page> {
      const page = await visit.newPage();
      await login(page, username);
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      return page;
    }

    it("opens what was scanned outside of any field: a copy, a pupil, a new book; and asks where two have the code", async () => {
      const page = await open("rina", "/admin/visits");
      await scan(page, "B00001");
      await page.waitForURL(/\/admin\/books\/\d+\?copy=B00001$/);
      const copies = page.getByRole("region", { name: "Eksemplar", exact: true });
      await eventually(() => shownCodes(copies)).toEqual(["B00001"]);

      await page.goto("/admin");
      await page.getByRole("link", { name: "Tambah buku" }).focus();
      await scan(page, "250017");
      await page.waitForURL(`**/admin/students/${studentId}`);
      await page.getByRole("heading", { level: 1, name: "Zhafira Senja" }).waitFor();

      await page.goto("/admin/bin");
      await scan(page, "9786020000022");
      await eventually(() => page.getByLabel("ISBN", { exact: true }).inputValue()).toBe("9786020000022");

      await page.goto("/admin/bin");
      await scan(page, "B00002");
      await eventually(() => options(page).count()).toBe(2);
      expect(await options(page).allTextContents()).toEqual([
        expect.stringMatching(/^B00002Eksemplar · /),
        "Bagas PratamaNIS B00002",
      ]);
      expect(new URL(page.url()).pathname).toBe("/admin/bin");
      // What is scanned next takes the place of what was not opened; an unknown code opens nothing that is like it.
      await scan(page, "Z-404");
      await page.getByText("Tidak ada eksemplar, buku, anggota, atau halaman yang cocok dengan “Z-404”.").waitFor();
      await scan(page, "25001");
      await options(page).filter({ hasText: "NIS 250017" }).waitFor();
      await scan(page, "250017");
      await page.waitForURL(`**/admin/students/${studentId}`);
    });

    it("opens a scanned code although the search for its words takes long", async () => {
      const page = await open("rina", "/admin/bin");
      await page.route("**/graphql", async (route) => {
        // Its answer never comes.
        if (!route.request().postData()?.includes("FoundWords")) await route.continue();
      });
      await scan(page, "250017");
      await page.waitForURL(`**/admin/students/${studentId}`);
    });

    it("finds books, pupils, screens and acts by words and keyboard alone, the last opened first, and says when it cannot", async () => {
      const page = await open("rina", "/admin/books");
      await page.keyboard.press("Control+k");
      await field(page).waitFor();
      await page.keyboard.type("laskar");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: "Laskar Pelangi" }).waitFor();

      await page.keyboard.press("/");
      await eventually(() => options(page).first().textContent()).toMatch(/^Laskar Pelangi/);
      await field(page).fill("novel perahu kert");
      await eventually(() => options(page).first().textContent()).toMatch(/^Perahu Kertas/);
      await page.getByText("Kata “novel” tidak harus ada.").waitFor();
      await field(page).fill("a");
      await eventually(() => options(page).allTextContents()).toContain("AnggotaAnggota");
      await field(page).fill("zhafira");
      await options(page).filter({ hasText: "NIS 250017 · X-3" }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await page.waitForURL(`**/admin/students/${studentId}`);

      await page.getByRole("heading", { level: 1, name: "Zhafira Senja" }).waitFor();
      await page.context().setOffline(true);
      await page.getByRole("button", { name: "Pindai kode atau cari" }).click();
      await field(page).fill("buku");
      await page.getByText(/^Pencarian gagal karena server tidak menjawab/).waitFor();
      expect(await options(page).allTextContents()).toContain("BukuKoleksi");
      await page.context().setOffline(false);
      await field(page).press("Enter");
      await eventually(() => page.getByText("Pencarian gagal").count()).toBe(0);
      await page.goto("/admin/books?search=novel+perahu");
      await page.getByText("Kata “novel” tidak harus ada.").waitFor();
      await page.getByRole("button", { name: "Pindai kode atau cari" }).click();
      await field(page).fill("cari di");
      await field(page).press("Enter");
      await page.getByRole("searchbox", { name: "Cari buku" }).and(page.locator(":focus")).waitFor();
      await page.getByRole("button", { name: "Pindai kode atau cari" }).click();
      await page.keyboard.press("Escape");
      await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Pindai kode/);
    });

    it("asks before a scan leaves what is not saved, and shows a circulation librarian where a copy is and who had it", async () => {
      const page = await open("rina", "/admin/books/1");
      await page.getByLabel("Judul", { exact: true }).fill("Judul lain");
      await page.getByRole("heading", { level: 1 }).click();
      await scan(page, "250017");
      await page.getByRole("button", { name: "Tetap di sini" }).click();
      expect(new URL(page.url()).pathname).toBe("/admin/books/1");

      const staff = await open("siti", "/admin");
      await scan(staff, "B00001");
      await staff.waitForURL("**/admin/copies?code=B00001");
      await staff.getByText("B00001", { exact: true }).waitFor();
      await staff.getByRole("heading", { name: "Riwayat peminjaman" }).waitFor();
      expect(await staff.getByRole("link", { name: /^(?:Riwayat perubahan|Sunting di bukunya)$/ }).count()).toBe(0);
      await staff.getByRole("link", { name: "Cetak label" }).click();
      await staff.getByRole("heading", { level: 1, name: "Label" }).waitFor();
      await staff.getByText("1 label · 1 lembar").waitFor();
      await staff.goto("/admin/books");
      await staff.getByRole("searchbox", { name: "Cari buku" }).fill("B00002");
      await staff.keyboard.press("Enter");
      await staff.waitForURL("**/admin/copies?code=B00002");
      await staff.getByRole("searchbox", { name: "Kode eksemplar" }).fill("TIDAK-ADA");
      await staff.keyboard.press("Enter");
      await staff.getByText("Tidak ada eksemplar “TIDAK-ADA”").waitFor();

      await page.goto("/admin/copies?code=B00001");
      await page.getByRole("link", { name: "Riwayat perubahan" }).click();
      await page.waitForURL("**/admin/activity?type=copy&record=*");
    });

    it("is in the bar on a phone, and lending under the thumb between the tabs", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await login(page, "rina");
      await page.goto("/admin");
      const tabs = page.getByRole("navigation", { name: "Menu cepat petugas" });
      await tabs.getByRole("link", { name: "Anggota" }).click();
      await page.getByRole("heading", { level: 1, name: "Anggota" }).waitFor();
      expect(await tabs.getByRole("link", { name: "Anggota" }).getAttribute("aria-current")).toBe("page");
      await tabs.getByRole("link", { name: "Pindai" }).click();
      await page.getByRole("heading", { level: 1, name: "Peminjaman" }).waitFor();
      await page.getByRole("button", { name: "Pindai kode atau cari" }).click();
      await field(page).fill("zhafira");
      await options(page).filter({ hasText: "NIS 250017" }).click();
      await page.waitForURL(`**/admin/students/${studentId}`);
      await tabs.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog", { name: "Menu" }).getByText("Daftar", { exact: true }).click();
      await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Kategori" }).waitFor();
    });
  },
  { DATA_DIR: dataDir, ADMIN_USERNAME: "rina", ADMIN_PASSWORD: PASSWORD },
);
