import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { openDatabase } from "../../../server/openDatabase.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenStudent, givenUser, PASSWORD } from "../../support/people.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { login } from "../support/login.js";
import { pressQuickly } from "../support/pressQuickly.js";
import { chooseInRowMenu } from "../support/rowMenu.js";
import { waitForSheetsClosed } from "../support/waitForSheetsClosed.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-lending-"));
const PUPILS = ["Rina Kartika", "Budi Santoso", "Sari Melati", "Dewi Lestari", "Agus Salim"];
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  for (const [place, name] of PUPILS.entries()) {
    await givenStudent(database, { nis: `24010${place + 1}`, name, className: "XI IPA 1" });
  }
  await givenBooks(
    database,
    Array.from({ length: 16 }, (_, place) => ({
      title: `Bacaan ${String.fromCharCode(65 + place)}`,
      price: 75_000,
      copies: [{ itemCode: `B000${String(place + 1).padStart(2, "0")}` }],
    })),
  );
  await givenUser(database, { username: "siti", role: "staff" });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const field = (page: Page) => page.getByRole("combobox", { name: "Pindai atau ketik kode" });
const student = (page: Page) => page.getByRole("region", { name: "Siswa" });
const answer = (page: Page) => page.getByRole("region", { name: "Hasil terakhir" });
const loans = (page: Page) => student(page).getByRole("listitem");
const scan = (page: Page, code: string) => pressQuickly(page, [...code, "Enter"]);

async function openDesk(page: Page, username: string): Promise<void> {
  await login(page, username);
  await page.goto("/admin/borrowings");
  await eventually(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
}
const choose = async (page: Page, nis: string, name: string) => {
  await scan(page, nis);
  await student(page).getByRole("heading", { name }).waitFor();
};
const lend = async (page: Page, code: string, title: string) => {
  await scan(page, code);
  await answer(page).getByText("Dipinjamkan").waitFor();
  await answer(page).getByRole("paragraph").filter({ hasText: title }).first().waitFor();
};

describeInBrowser(
  "The lending desk",
  (visit) => {
    it("lends ten books to five pupils with no more than 2.2 scans or keys an act", async () => {
      const page = await visit.newPage();
      await openDesk(page, "rina");
      let strokes = 0;
      for (const [place, name] of PUPILS.entries()) {
        await choose(page, `24010${place + 1}`, name);
        strokes += 1;
        for (const copy of [2 * place + 1, 2 * place + 2]) {
          await lend(page, `B000${String(copy).padStart(2, "0")}`, `Bacaan ${String.fromCharCode(64 + copy)}`);
          strokes += 1;
        }
        await eventually(() => loans(page).count()).toBe(2);
      }
      expect(strokes / 10).toBeLessThanOrEqual(2.2);
      await eventually(() => page.getByRole("link", { name: /^Dipinjam/ }).innerText()).toMatch(/10$/);
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    it("confirms an exception by one key, undoes, renews, reports lost, and takes back", async () => {
      const page = await visit.newPage();
      await openDesk(page, "rina");
      await choose(page, "240101", "Rina Kartika");
      await lend(page, "B00011", "Bacaan K");
      await scan(page, "B00012");
      await answer(page).getByText("Rina Kartika sudah meminjam 3 dari 3 buku. Tetap pinjamkan?").waitFor();
      expect(await loans(page).count()).toBe(3);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press("F2");
      await answer(page).getByText("Dipinjamkan").waitFor();
      await eventually(() => loans(page).count()).toBe(4);

      await answer(page)
        .getByRole("button", { name: /^Urungkan .*Bacaan L$/ })
        .click();
      await answer(page).getByText("Sudah diurungkan.").waitFor();
      await eventually(() => loans(page).count()).toBe(3);

      // What lies on a button gives the field its next scan all the same.
      await loans(page).filter({ hasText: "Bacaan K" }).getByRole("button", { name: "Perpanjang Bacaan K" }).click();
      await answer(page)
        .getByText(/Diperpanjang|Tidak diperpanjang/)
        .waitFor();
      await chooseInRowMenu(page, "Bacaan K", "Hilang");
      await eventually(() => page.getByLabel("Ganti rugi (Rp)").inputValue()).toBe("75000");
      await page.getByRole("button", { name: "Catat hilang" }).click();
      await waitForSheetsClosed(page);
      await answer(page).getByText("Ganti rugi Rp75.000 dicatat.").waitFor();
      await eventually(() => loans(page).count()).toBe(2);

      // The same copy again: found, as a return is.
      await page.keyboard.press("Escape");
      await page.getByRole("heading", { name: "Belum ada siswa yang dipilih" }).waitFor();
      await scan(page, "B00011");
      await answer(page).getByText("Ditemukan").waitFor();
      await scan(page, "B00001");
      await answer(page).getByText("Dikembalikan").waitFor();
      await answer(page).getByText("B00001 · dari Rina Kartika, XI IPA 1").waitFor();
      await scan(page, "B00016");
      await answer(page).getByText("Tidak sedang dipinjam").waitFor();

      await field(page).fill("dewi");
      await page.getByRole("option", { name: /Dewi Lestari/ }).waitFor();
      await page.keyboard.press("Enter");
      await student(page).getByRole("heading", { name: "Dewi Lestari" }).waitFor();
    });

    it("lists the loans, keeps its filters in the address, and renews and takes back from the rows", async () => {
      const page = await visit.newPage();
      await openDesk(page, "rina");
      await page.getByRole("link", { name: /^Dipinjam/ }).click();
      await page.getByRole("searchbox", { name: "Cari peminjaman" }).fill("budi");
      await page.waitForURL(/search=budi/);
      const rows = page.getByRole("table", { name: "Peminjaman" }).locator("[data-index]");
      await eventually(() => rows.count()).toBe(2);
      await page.reload();
      await eventually(() => rows.count()).toBe(2);
      expect(await accessibilityViolations(page)).toEqual([]);
      await chooseInRowMenu(page, "Bacaan C, Budi Santoso", "Kembalikan");
      await page
        .getByRole("status")
        .getByText(/Bacaan C \(.+\) dikembalikan dari Budi Santoso, XI IPA 1\./)
        .first()
        .waitFor();
      await eventually(() => rows.count()).toBe(1);
      await page.getByRole("link", { name: "Dikembalikan", exact: true }).click();
      await rows.filter({ hasText: "Bacaan C" }).waitFor();
    });

    it("keeps what is scanned without network over a closed tab, and sends each once", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      const context = page.context();
      await openDesk(page, "rina");
      await context.setOffline(true);
      for (const code of ["240105", "B00015", "B00016"]) await scan(page, code);
      const waiting = page.getByRole("region", { name: "Menunggu jaringan" });
      await eventually(() => waiting.getByRole("listitem").count()).toBe(3);
      await waiting.getByRole("button", { name: "Hapus B00016" }).click();
      await eventually(() => waiting.getByRole("listitem").count()).toBe(2);
      expect(await accessibilityViolations(page)).toEqual([]);
      await eventually(() => horizontalOverflow(page)).toBe(0);
      await page.close();
      await context.setOffline(false);

      const again = await context.newPage();
      await again.goto(`${visit.address}/admin/borrowings?status=open&search=B00015`);
      const rows = again.getByRole("table", { name: "Peminjaman" }).locator("[data-index]");
      await eventually(() => rows.count()).toBe(1);
      expect(await rows.innerText()).toContain("Agus Salim");
      await again.goto(`${visit.address}/admin/borrowings?status=open&search=B00016`);
      await again.getByText("Tidak ada yang cocok").waitFor();
    });

    it("tells who may make no exception that an administrator is needed", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await openDesk(page, "siti");
      await choose(page, "240103", "Sari Melati");
      await lend(page, "B00013", "Bacaan M");
      await scan(page, "B00014");
      await answer(page).getByText("Hanya admin yang boleh mengizinkan ini.").waitFor();
      expect(await answer(page).getByRole("button", { name: "Tetap pinjamkan" }).count()).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      await eventually(() => horizontalOverflow(page)).toBe(0);
    });
  },
  { DATA_DIR: dataDir, ADMIN_USERNAME: "rina", ADMIN_PASSWORD: PASSWORD },
);
