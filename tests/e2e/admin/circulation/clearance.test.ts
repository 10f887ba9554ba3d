import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Download } from "playwright-core";

import { openDatabase } from "../../../../server/openDatabase.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenOverdueLoan } from "../../../support/circulation/overdueLoan.js";
import { givenAdmin, givenStudent } from "../../../support/people.js";
import { readPdf } from "../../../support/files/readPdf.js";
import { accessibilityViolations, horizontalOverflow } from "../../support/accessibility.js";
import { changeAsOtherAdmin } from "../../support/admin/adminPage.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { eventually } from "../../support/eventually.js";
import { login } from "../../support/login.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-clearance-"));
let username: string;
let rina: number;
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  const admin = await givenAdmin(database);
  username = admin.username;
  rina = await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XII IPA 1" });
  await givenStudent(database, { nis: "240102", name: "Ṣāliḥ Rahmān", className: "XII IPA 1" });
  await givenBooks(database, [{ title: "Bumi Manusia", copies: [{ itemCode: "B00001" }] }]);
  await givenOverdueLoan(database, admin, { nis: "240101", itemCode: "B00001" });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const read = async (download: Download) => readPdf(await buffer(await download.createReadStream()));

describeInBrowser(
  "Clearance letters",
  (visit) => {
    it("are refused while a book is out, then issued, printed, verified by the public, and revoked", async () => {
      const page = await visit.newPage();
      await login(page, username);
      await page.goto(`/admin/students/${rina}`);
      const card = page.getByRole("region", { name: "Surat Bebas Pustaka" });
      await card.getByRole("button", { name: "Terbitkan surat" }).click();
      await card.getByText(/^Bumi Manusia \(B00001\) masih dipinjam, jatuh tempo /).waitFor();
      expect(await card.getByRole("link", { name: "Lihat pinjaman" }).getAttribute("href")).toBe(
        "/admin/borrowings?status=open&search=240101",
      );
      expect(await accessibilityViolations(page)).toEqual([]);

      await changeAsOtherAdmin(page, "post", "/api/returns", { item_code: "B00001" });
      await card.getByRole("button", { name: "Coba terbitkan lagi" }).click();
      await card.getByText(/^Denda terlambat, Bumi Manusia: belum lunas Rp/).waitFor();
      await card.getByRole("button", { name: "Buka denda" }).click();
      const fines = page.getByRole("dialog", { name: "Denda Rina Kartika" });
      await fines.getByRole("button", { name: "Terima pembayaran" }).click();
      await fines.getByText("Denda dibayar").waitFor();
      await page.keyboard.press("Escape");
      await card.getByText("Belum ada surat yang berlaku.").waitFor();
      await eventually(() => card.evaluate((part) => part.contains(document.activeElement))).toBe(true);
      await card.getByRole("button", { name: "Terbitkan surat" }).click();
      const number = `001/SBP/${new Date().getFullYear()}`;
      await card.getByText(number).waitFor();

      let drawings = 0;
      let draw = (): void => undefined;
      const drawn = new Promise<void>((resolve) => {
        draw = resolve;
      });
      await page.route("**/clearance-letters/*/pdf", async (route) => {
        drawings += 1;
        await drawn;
        await route.continue();
      });
      const link = card.locator("a[download]");
      // What is said of the letter takes room, and gives it back.
      await page.getByText("Surat Bebas Pustaka terbit.").waitFor();
      const room = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--flash-height"));
      await eventually(room).toMatch(/^(?:0px)?$/);
      const before = await link.boundingBox();
      await link.click();
      await card.getByRole("link", { name: "Menyiapkan…" }).and(page.locator("[aria-busy=true]")).waitFor();
      await page.keyboard.press("Enter");
      expect(await link.boundingBox()).toEqual(before);
      const downloading = page.waitForEvent("download");
      draw();
      const download = await downloading;
      await card.getByRole("link", { name: "Unduh PDF" }).and(page.locator("[aria-busy=false]")).waitFor();
      expect(drawings).toBe(1);
      expect(download.suggestedFilename()).toBe(`surat-bebas-pustaka-${number.replaceAll("/", "-").toLowerCase()}.pdf`);
      const [letter] = await read(download);
      expect(letter?.lines).toEqual(
        expect.arrayContaining(["SURAT BEBAS PUSTAKA", `Nomor: ${number}`, "Rina Kartika"]),
      );
      // At an address that nobody else can open, the page is named without a code.
      expect(letter?.codes).toEqual([]);
      const path = letter?.lines.map((line) => line.trim()).find((line) => line.startsWith("/surat/")) ?? "";
      const address = new URL(path, page.url()).href;

      const reader = await visit.newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
      const verified = await reader.goto(address, { waitUntil: "load" });
      expect(verified?.headers()["cache-control"]).toBe("no-store");
      await reader.getByText("Surat ini berlaku").waitFor();
      for (const fact of [number, "Rina Kartika", "XII IPA 1"]) await reader.getByText(fact, { exact: true }).waitFor();
      expect(await reader.getByText("240101").count()).toBe(0);
      expect(await reader.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");

      await card.getByRole("button", { name: "Cabut" }).click();
      const sheet = page.getByRole("dialog", { name: "Cabut surat ini?" });
      await sheet.getByRole("button", { name: "Cabut surat" }).click();
      await sheet.getByText("Alasan wajib diisi.").waitFor();
      await sheet.getByLabel("Alasan").fill("Salah siswa");
      expect(await accessibilityViolations(page)).toEqual([]);
      await sheet.getByRole("button", { name: "Cabut surat" }).click();
      await card.getByText("Belum ada surat yang berlaku.").waitFor();
      await reader.reload();
      await reader.getByText("Surat ini sudah dicabut").waitFor();
      expect((await reader.goto(`${address.slice(0, -1)}x`, { waitUntil: "load" }))?.status()).toBe(404);
    });

    it("are issued for a class, found by the address, and printed together", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await login(page, username);
      await changeAsOtherAdmin(page, "post", "/api/fines", {
        student_id: rina,
        charge_reason: "other",
        amount: 2_000,
        reason: "Kartu hilang",
      });
      await page.goto("/admin/clearance-letters");
      await page.getByRole("button", { name: "Terbitkan untuk satu kelas" }).click();
      const ask = page.getByRole("dialog", { name: "Terbitkan Surat Bebas Pustaka" });
      await eventually(() => ask.getByLabel("Kelas").inputValue()).toBe("XII IPA 1");
      await ask.getByRole("button", { name: "Terbitkan" }).click();
      const result = page.getByRole("dialog", { name: "Surat Bebas Pustaka" });
      await result.getByText("1 anggota punya surat yang berlaku.").waitFor();
      await result.getByRole("link", { name: "Rina Kartika" }).waitFor();
      await result.getByText("Denda, Kartu hilang: belum lunas Rp2.000.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        result.getByRole("link", { name: "Unduh PDF" }).click(),
      ]);
      expect((await read(download)).map(({ lines }) => lines.includes("Ṣāliḥ Rahmān"))).toEqual([true]);
      await result.getByRole("button", { name: "Selesai" }).click();
      const table = page.getByRole("table", { name: "Surat Bebas Pustaka" });
      const names = () => table.getByRole("link", { name: /^(?:Ṣāliḥ Rahmān|Rina Kartika)$/u }).allInnerTexts();
      await eventually(names).toEqual(["Ṣāliḥ Rahmān", "Rina Kartika"]);
      await page.getByRole("button", { name: "Filter" }).click();
      await page.getByLabel("Status").selectOption("valid");
      await eventually(names).toEqual(["Ṣāliḥ Rahmān"]);
      expect(new URL(page.url()).search).toBe("?status=valid");
      expect(await accessibilityViolations(page)).toEqual([]);
      await eventually(() => horizontalOverflow(page)).toBe(0);
    });
  },
  { DATA_DIR: dataDir },
);
