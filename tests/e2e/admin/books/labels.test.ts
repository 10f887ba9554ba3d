import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

import { openDatabase } from "../../../../server/openDatabase.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenUser } from "../../../support/people.js";
import { accessibilityViolations, horizontalOverflow } from "../../support/accessibility.js";
import { ADMIN, adminPage } from "../../support/admin/adminPage.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { eventually } from "../../support/eventually.js";
import { login } from "../../support/login.js";
import { MILLIMETRES_PER_INCH, printedPages } from "../../support/printedPages.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-labels-"));
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  const codes = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ itemCode: `B${String(from + index).padStart(5, "0")}` }));
  await givenBooks(database, [
    { title: "Hujan Bulan Juni", callNumber: "811 SAP h", copies: codes(1, 30) },
    { title: "Belum Berpanggil", copies: codes(31, 2) },
    { title: "Tidak Dipilih", callNumber: "500 TID t", copies: codes(33, 1) },
  ]);
  await givenUser(database, { username: "sari", role: "staff" });
  await database.close();
  const wasm = readFileSync(createRequire(__filename).resolve("zxing-wasm/reader/zxing_reader.wasm"));
  prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) },
  });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Measured by hand from the sheets' table: size of the paper, and the place of the fifth label. */
const SHEETS = [
  ["tj103", { width: 215, height: 165 }, { code: "B00001", x: 75.5, y: 47.5, width: 64, height: 32 }, 3],
  ["tj107", { width: 165, height: 215 }, { code: "B00001", x: 57.5, y: 26.4, width: 50, height: 18 }, 2],
  ["tj121", { width: 165, height: 215 }, { code: "B00001", x: 5.5, y: 88.5, width: 75, height: 38 }, 4],
] as const;

/** The first label as it is printed, in millimetres from the upper left corner of its sheet. */
async function firstLabel(page: Page) {
  await page.emulateMedia({ media: "print" });
  const inPixels = await page.evaluate(() => {
    const label = document.querySelector("[data-code]");
    const sheet = label?.closest("svg")?.getBoundingClientRect();
    const edge = label?.querySelector("rect")?.getBoundingClientRect();
    return {
      code: label?.getAttribute("data-code"),
      sheet: sheet?.toJSON() as DOMRect,
      edge: edge?.toJSON() as DOMRect,
    };
  });
  await page.emulateMedia({ media: null });
  const { code, sheet, edge } = inPixels;
  const millimetres = (pixels: number) => Math.round((pixels / 96) * MILLIMETRES_PER_INCH * 10) / 10;
  return {
    code,
    x: millimetres(edge.x - sheet.x),
    y: millimetres(edge.y - sheet.y),
    width: millimetres(edge.width),
    height: millimetres(edge.height),
  };
}

const kind = (page: Page, name: string) => page.locator("label.choice-chip").filter({ hasText: name }).click();
const summary = (page: Page) => page.getByRole("status").filter({ hasText: "lembar" }).innerText();

describeInBrowser(
  "Labels",
  (visit) => {
    it("of chosen books are printed from the fifth label on, to the millimetre, and what lacks something is named", async () => {
      const page = await adminPage(visit, { deviceScaleFactor: 2 });
      await page.goto("/admin/books");
      for (const title of ["Hujan Bulan Juni", "Belum Berpanggil"]) {
        await page.getByRole("checkbox", { name: `Pilih ${title}` }).check();
      }
      await page
        .getByRole("region", { name: "Tindakan untuk data terpilih" })
        .getByRole("button", { name: "Label" })
        .click();
      await page.getByRole("heading", { level: 1, name: "Label" }).waitFor();
      await eventually(() => summary(page)).toBe("30 label · 3 lembar");
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.getByText("2 eksemplar tidak dicetak.").click();
      await page.getByRole("listitem").filter({ hasText: "B00032" }).getByRole("link").waitFor();

      // By pointer and by keys.
      await page.getByRole("radio", { name: "Label 2", exact: true }).click();
      await page.keyboard.press("ArrowDown");
      await eventually(() => page.getByLabel("Mulai dari label ke-").inputValue()).toBe("5");
      for (const [code, paper, fifth, sheets] of SHEETS) {
        await page.getByLabel("Kertas label").selectOption(code);
        await page.getByLabel("Mulai dari label ke-").fill("5");
        await eventually(() => summary(page)).toBe(`30 label · ${sheets} lembar`);
        const printed = await printedPages(page);
        expect(printed).toHaveLength(sheets);
        for (const { width, height } of printed) {
          expect(Math.abs(width - paper.width)).toBeLessThan(0.25);
          expect(Math.abs(height - paper.height)).toBeLessThan(0.25);
        }
        expect(await firstLabel(page)).toEqual(fifth);
      }

      await kind(page, "Barkod + No. Panggil");
      const picture = await page.locator(".label-sheet").first().screenshot();
      const read = await readBarcodes(new Uint8Array(picture), { formats: ["Code128"], maxNumberOfSymbols: 20 });
      expect(read.map(({ text }) => text).sort()).toEqual(["B00001", "B00002", "B00003", "B00004", "B00005", "B00006"]);

      // The desk's printer is off by a little; this browser knows it from now on.
      await page.getByText("Hasil cetak bergeser?").click();
      await page.getByLabel("Geser ke kanan (mm)").fill("-1,5");
      expect(await firstLabel(page)).toMatchObject({ x: 4, y: 88.5 });
      await page.getByText("Ukuran dalam milimeter").click();
      await page.getByLabel("Lebar label").fill("90");
      await page.getByRole("heading", { name: "Ukuran kertas belum benar" }).waitFor();
      await page.getByLabel("Lebar label").fill("70,5");
      await page.reload();
      await eventually(() => summary(page)).toBe("30 label · 3 lembar");
      expect(await firstLabel(page)).toEqual({ code: "B00001", x: 4, y: 7.3, width: 70.5, height: 38 });
    });

    it("of a range or of scanned codes are printed by who only reads the catalogue, on a phone too", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await login(page, "sari");
      await page.goto("/admin/labels");
      await page.getByLabel("Dari kode").fill("B00030");
      await page.getByLabel("Sampai kode").fill("C00040");
      await page.keyboard.press("Enter");
      await page.getByText("Kedua kode harus sama kecuali satu angka").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByLabel("Sampai kode").fill("B00040");
      await page.keyboard.press("Enter");
      await eventually(() => summary(page)).toBe("2 label · 1 lembar");
      await page.getByText("2 eksemplar tidak dicetak.").click();
      expect(await page.getByRole("listitem").filter({ hasText: "B00031" }).getByRole("link").count()).toBe(0);
      expect(await horizontalOverflow(page)).toBe(0);

      await kind(page, "Daftar kode");
      await page.getByLabel("Kode eksemplar").fill("B00033\nb00002\nX9\n");
      await page.getByRole("button", { name: "Tampilkan" }).click();
      await eventually(() =>
        page.locator("[data-code]").evaluateAll((labels) => labels.map((label) => label.getAttribute("data-code"))),
      ).toEqual(["B00033", "B00002"]);
      await page.getByText("1 kode tidak ditemukan.").waitFor();
    });
  },
  { ...ADMIN, DATA_DIR: dataDir },
);
