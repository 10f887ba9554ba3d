import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { openDatabase } from "../../../../server/openDatabase.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenOverdueLoan } from "../../../support/circulation/overdueLoan.js";
import { givenAdmin, givenStudent } from "../../../support/people.js";
import { changeAsOtherAdmin } from "../../support/admin/adminPage.js";
import { accessibilityViolations, horizontalOverflow } from "../../support/accessibility.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { eventually } from "../../support/eventually.js";
import { login } from "../../support/login.js";
import { pressQuickly } from "../../support/pressQuickly.js";
import { chooseInRowMenu } from "../../support/rowMenu.js";
import { waitForSheetsClosed } from "../../support/waitForSheetsClosed.js";
import { printedPages } from "../../support/printedPages.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-fines-"));
let username: string;
let sari: number;
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  const admin = await givenAdmin(database);
  username = admin.username;
  await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
  sari = await givenStudent(database, { nis: "240102", name: "Sari Melati", className: "XI IPA 1" });
  await givenBooks(database, [
    { title: "Bumi Manusia", copies: [{ itemCode: "B00001" }] },
    { title: "Laskar Pelangi", copies: [{ itemCode: "B00002" }] },
    { title: "Negeri 5 Menara", price: 65_000, copies: [{ itemCode: "B00003" }] },
    { title: "Ronggeng Dukuh Paruk", price: 80_000, copies: [{ itemCode: "B00004" }] },
    { title: "Sang Pemimpi", copies: [{ itemCode: "B00005" }] },
    { title: "Edensor", copies: [{ itemCode: "B00006" }] },
    { title: "Maryamah Karpov", copies: [{ itemCode: "B00007" }] },
  ]);
  for (const itemCode of ["B00001", "B00002"]) await givenOverdueLoan(database, admin, { nis: "240101", itemCode });
  await givenStudent(database, { nis: "240103", name: "Budi Santoso", className: "XI IPA 1" });
  for (const itemCode of ["B00005", "B00006", "B00007"]) {
    await givenOverdueLoan(database, admin, { nis: "240103", itemCode });
  }
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const answer = (page: Page) => page.getByRole("region", { name: "Hasil terakhir" });
const field = (page: Page) => page.getByRole("combobox", { name: "Pindai atau ketik kode" });

async function openDesk(page: Page): Promise<void> {
  await login(page, username);
  await page.goto("/admin/borrowings");
  await eventually(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
}

describeInBrowser(
  "Fines at the desk",
  (visit) => {
    it("takes the fine of a late return by one key, and prints its receipt on each paper", async () => {
      const page = await visit.newPage();
      await openDesk(page);
      await pressQuickly(page, [...Array.from("B00001"), "Enter"]);
      await answer(page)
        .getByRole("button", { name: /^Bayar Rp/ })
        .waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press("F2");
      await answer(page).getByText("Denda dibayar").waitFor();
      await answer(page).getByText("Semua denda lunas.").waitFor();

      await answer(page).getByRole("link", { name: "Cetak kuitansi" }).click();
      const receipt = page.getByRole("article", { name: /^Kuitansi \d+$/ });
      await receipt.getByText("Bumi Manusia").waitFor();
      await receipt.getByText("Rina Kartika").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      for (const [paper, width] of [
        ["58", 58],
        ["80", 80],
        ["a4", 210],
      ] as const) {
        await page.getByLabel("Kertas").selectOption(paper);
        await eventually(async () => {
          const sheets = await printedPages(page);
          return [sheets.length, Math.round(sheets[0]?.width ?? 0)];
        }).toEqual([1, width]);
      }
      await page.reload();
      await eventually(() => page.getByLabel("Kertas").inputValue()).toBe("a4");
    });

    it("keeps the days, the fine and its payment of each return, and takes all of a pupil's on one receipt", async () => {
      const page = await visit.newPage();
      await openDesk(page);
      const titles = ["Sang Pemimpi", "Edensor", "Maryamah Karpov"];
      for (const [place, title] of titles.entries()) {
        await pressQuickly(page, [...Array.from(`B0000${5 + place}`), "Enter"]);
        await answer(page).getByRole("paragraph").filter({ hasText: title }).first().waitFor();
      }
      const lines = page.getByRole("list", { name: "Pindaian sebelumnya" }).getByRole("listitem");
      await eventually(() => lines.count()).toBe(2);
      for (const line of await lines.all()) {
        expect(await line.innerText()).toMatch(/Terlambat \d+ hari, denda Rp[\d.]+\.[^]*Bayar Rp[\d.]+/u);
      }
      expect(await accessibilityViolations(page)).toEqual([]);
      await lines
        .filter({ hasText: "Edensor" })
        .getByRole("button", { name: /^Bayar/ })
        .click();
      await answer(page).getByText("Denda dibayar").waitFor();
      await lines.filter({ hasText: "Edensor" }).getByText("Denda lunas.").waitFor();
      await page.getByRole("button", { name: /^Terima semua Rp[\d.]+ dari Budi Santoso$/ }).click();
      await answer(page).getByText("Semua denda lunas.").waitFor();
      await eventually(() => lines.getByText("Denda lunas.").count()).toBe(3);
      await answer(page).getByRole("link", { name: "Cetak kuitansi" }).click();
      const receipt = page.getByRole("article", { name: /^Kuitansi \d+$/ });
      await receipt.getByText("Sang Pemimpi").waitFor();
      await receipt.getByText("Maryamah Karpov").waitFor();
      expect(await receipt.getByText("Edensor").count()).toBe(0);
    });

    it("waives a fine with its reason, and lists fines, the day's cash and who owes", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await openDesk(page);
      await pressQuickly(page, [...Array.from("B00002"), "Enter"]);
      await answer(page).getByRole("button", { name: "Bebaskan" }).click();
      const sheet = page.getByRole("dialog", { name: "Denda Rina Kartika" });
      await sheet.getByRole("button", { name: "Bebaskan" }).click();
      await sheet.getByText("Alasan wajib diisi.").waitFor();
      await sheet.getByLabel("Alasan").fill("Sakit, ada surat dokter");
      await sheet.getByLabel("Dibebaskan (Rp)").fill("500");
      await sheet.getByRole("button", { name: "Bebaskan" }).click();
      await sheet.getByText(/^Denda dibebaskan: Rp500/).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.goto("/admin/fines?status=open");
      await page.getByRole("table", { name: "Denda" }).getByText("Laskar Pelangi").waitFor();
      await eventually(() => page.getByRole("table", { name: "Denda" }).getByText("Bumi Manusia").count()).toBe(0);
      for (const view of ["Kas harian", "Tunggakan per anggota"]) {
        await page.getByRole("link", { name: view }).click();
        await page.getByRole("button", { name: "Rina Kartika" }).waitFor();
        expect([view, ...(await accessibilityViolations(page))]).toEqual([view]);
        await eventually(() => horizontalOverflow(page)).toBe(0);
      }
    });

    it("charges a lost book by hand where its loss was reported for nothing, and takes that back", async () => {
      const page = await visit.newPage();
      await openDesk(page);
      await pressQuickly(page, [...Array.from("240102"), "Enter"]);
      for (const [code, title] of [
        ["B00003", "Negeri 5 Menara"],
        ["B00004", "Ronggeng Dukuh Paruk"],
      ] as const) {
        await pressQuickly(page, [...Array.from(code), "Enter"]);
        await page.getByRole("region", { name: "Anggota" }).getByRole("listitem").filter({ hasText: title }).waitFor();
        await chooseInRowMenu(page, title, "Hilang");
        await page.getByLabel("Ganti rugi (Rp)").fill("0");
        await page.getByRole("button", { name: "Catat hilang" }).click();
        await waitForSheetsClosed(page);
        await answer(page).getByText("Dicatat hilang").waitFor();
      }

      await page.goto(`/admin/students/${sari}`);
      await page.getByRole("region", { name: "Denda" }).getByRole("button").click();
      const sheet = page.getByRole("dialog", { name: "Denda Sari Melati" });
      await sheet.getByRole("button", { name: "Tambah denda" }).click();
      await sheet.getByLabel("Jenis").selectOption("Hilang");
      await sheet.getByRole("button", { name: "Catat denda" }).click();
      await sheet.getByText("Pilih buku yang hilang.").waitFor();
      await sheet.getByText("Keterangan wajib diisi.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      const amount = () => sheet.getByLabel("Jumlah (Rp)").inputValue();
      await sheet.getByLabel("Buku yang hilang").selectOption("Negeri 5 Menara (B00003)");
      await eventually(amount).toBe("65000");
      await sheet.getByLabel("Buku yang hilang").selectOption("Ronggeng Dukuh Paruk (B00004)");
      await eventually(amount).toBe("80000");
      await sheet.getByLabel("Keterangan").fill("Tidak ditemukan setelah sebulan");
      await sheet.getByRole("button", { name: "Catat denda" }).click();
      await sheet.getByText(/^Denda dicatat/).waitFor();
      const fine = sheet.getByRole("list", { name: "Denda yang belum lunas" }).getByRole("listitem");
      await eventually(() => fine.count()).toBe(1);
      await fine.getByText(/^Hilang · Tidak ditemukan setelah sebulan · B00004 · /).waitFor();
      await fine.getByText("Rp80.000").waitFor();
      await sheet.getByRole("button", { name: "Urungkan" }).click();
      await eventually(() => fine.count()).toBe(0);
    });

    it("charges what the member's kind costs, as it is set, and keeps what is typed", async () => {
      const page = await visit.newPage();
      await login(page, username);
      await changeAsOtherAdmin(page, "put", "/api/member-kinds/1", { fee: 25_000 });
      await page.goto(`/admin/students/${sari}`);
      await page.getByRole("region", { name: "Denda" }).getByRole("button").click();
      const sheet = page.getByRole("dialog", { name: "Denda Sari Melati" });
      await sheet.getByRole("button", { name: "Tambah denda" }).click();
      await sheet.getByLabel("Keterangan").fill("Kartu hilang");
      await sheet.getByLabel("Jenis").selectOption("Biaya keanggotaan");
      await eventually(() => sheet.getByLabel("Jumlah (Rp)").inputValue()).toBe("25000");
      expect(await sheet.getByLabel("Keterangan").inputValue()).toBe("Kartu hilang");
      await sheet.getByLabel("Keterangan").fill("");
      await sheet.getByLabel("Jenis").selectOption("Rusak");
      expect(await sheet.getByLabel("Jumlah (Rp)").inputValue()).toBe("");
      await sheet.getByLabel("Jenis").selectOption("Biaya keanggotaan");
      expect(await sheet.getByLabel("Keterangan").inputValue()).toMatch(/^Keanggotaan/);
      await sheet.getByRole("button", { name: "Catat denda" }).click();
      await sheet.getByText(/^Denda dicatat/).waitFor();
      const fine = sheet.getByRole("list", { name: "Denda yang belum lunas" }).getByRole("listitem");
      await fine.getByText(/^Biaya keanggotaan/).waitFor();
      await fine.getByText("Rp25.000").waitFor();
    });
  },
  { DATA_DIR: dataDir },
);
