import { mkdtempSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

import { parse } from "csv-parse/sync";

import { type KnownHeadings, withCsvUpload } from "../../../../server/platform/csv/csvUpload.js";
import { convertSpreadsheet } from "../../../../server/platform/spreadsheets/convertSpreadsheet.js";
import { aZip } from "../../../support/files/zipArchive.js";
import { type GivenSheet, odsOf, packed, textRows, xlsxOf } from "../../../support/files/spreadsheets.js";

const KNOWN: KnownHeadings = { headings: ["judul", "penulis"], secrets: ["katasandi"] };
const folder = mkdtempSync(join(tmpdir(), "aksara-sheets-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Buffer, sheet: number | null = null) {
  const path = join(folder, "given");
  const target = join(folder, "read.csv");
  await writeFile(path, bytes);
  const converted = await convertSpreadsheet({ path, target, sheet, ...KNOWN });
  const cells: string[][] = parse(await readFile(target, "utf8"), { relax_column_count: true });
  return { ...converted, cells };
}

/** What a file is refused with, as it is uploaded. */
async function refusal(bytes: Buffer): Promise<string> {
  const options = { dataDir: folder, maxBytes: 60_000_000, known: KNOWN };
  const stream = Readable.from([bytes.subarray(0, 3), bytes.subarray(3)]);
  const message = await withCsvUpload(stream, options, () => Promise.resolve("taken")).catch(
    (error: unknown) => (error as Error).message,
  );
  expect(await readdir(join(folder, "imports"))).toEqual([]);
  return message;
}

const cell = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`;
const sheet = (xml: string, name = "Lembar"): GivenSheet => ({ name, xml });

describe("A sheet of XLSX", () => {
  it("has its numbers as they are shown: days as days, codes with their zeros, nothing with a power that is exact", async () => {
    const formats = [
      "dd/mm/yyyy",
      "0000000",
      "[$-421]d mmmm yyyy;@",
      "0000&quot;/P&quot;",
      "yyyy",
      "&quot;Rp&quot;#,##0",
      "00-000",
    ];
    const row = [
      cell(1, "44826"),
      cell(2, "77"),
      cell(3, "44826.5"),
      cell(4, "12"),
      cell(5, "43466"),
      cell(6, "45000"),
      cell(7, "12345"),
      cell(0, "9786020324784"),
      cell(0, "9.7860203247841E+12"),
      cell(0, "813.5"),
      cell(0, "1.2345678901234568E+18"),
      cell(2, "123456789"),
    ];
    const { cells } = await read(await xlsxOf([sheet(`<row>${row.join("")}</row>`)], { formats }));
    expect(cells).toEqual([
      [
        "2022-09-22",
        "0000077",
        "2022-09-22",
        "0012/P",
        "2019",
        "45000",
        "12-345",
        "9786020324784",
        "9786020324784.1",
        "813.5",
        "1,2345678901234568E+18",
        "123456789",
      ],
    ]);
  });

  it("has the stored values of formulas, and texts of several runs without their phonetic signs", async () => {
    const texts = ["<r><t>Laskar </t></r><r><t>Pelangi</t></r><rPh><t>x</t></rPh>", "<t>a_x000D_b &amp;lt; &#233;</t>"];
    const row =
      '<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="str"><f>A1&amp;"x"</f><v>hasil</v></c>' +
      '<c><f>1+1</f><v>2</v></c><c t="e"><v>#N/A</v></c><c t="b"><v>1</v></c>';
    const { cells } = await read(await xlsxOf([sheet(`<row>${row}</row>`)], { texts }));
    expect(cells).toEqual([["Laskar Pelangi", "a\rb &lt; é", "hasil", "2", "", "Ya"]]);
  });

  it("keeps the numbers of its rows and the places of its cells, and counts what it hides", async () => {
    const xml =
      '<row r="2"><c r="B2" t="inlineStr"><is><t>judul</t></is></c></row><row r="3"/>' +
      '<row r="5" hidden="1"><c r="B5"><v>1</v></c><c r="AB5"><v>2</v></c></row>';
    const { cells, rows, hiddenRows } = await read(await xlsxOf([sheet(xml)]));
    expect(cells.map((row) => row.join(""))).toEqual(["", "judul", "", "", "12"]);
    expect(cells[4]?.[27]).toBe("2");
    expect({ rows, hiddenRows }).toEqual({ rows: 2, hiddenRows: 1 });
  });

  it("is the one with known headings, below a title too, unless another is chosen", async () => {
    const file = await xlsxOf([
      sheet(textRows([["Petunjuk"], ["Isi lembar berikut"]]), "Petunjuk"),
      sheet(textRows([["DAFTAR BUKU"], ["Judul", "Penulis"], ["Satu", "Ani"]]), "Buku"),
      {
        ...sheet(
          textRows([
            ["Judul", "Penulis"],
            ["Lama", "Budi"],
          ]),
          "Arsip",
        ),
        isHidden: true,
      },
    ]);
    expect(await read(file)).toMatchObject({ sheet: 1, sheets: ["Petunjuk", "Buku", "Arsip"], hasSecrets: false });
    expect((await read(file, 2)).cells[1]).toEqual(["Lama", "Budi"]);
    await expect(read(file, 3)).rejects.toThrow("Lembar ini tidak ada");
  });

  it("is known to have passwords, in whatever sheet they are", async () => {
    const file = await xlsxOf([sheet(textRows([["Judul"]])), sheet(textRows([["Nama", "Kata Sandi"]]))]);
    expect((await read(file)).hasSecrets).toBe(true);
  });
});

describe("A sheet of ODS", () => {
  it("has values, shown zeros, days, spaces, repeated cells and rows, and no notes", async () => {
    const text = (words: string) => `<table:table-cell office:value-type="string">${words}</table:table-cell>`;
    const xml =
      `<table:table-row>${text("<text:p>Judul</text:p>")}${text("<text:p>Penulis</text:p>")}</table:table-row>` +
      '<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="3"/></table:table-row>' +
      '<table:table-row table:visibility="collapse">' +
      text(
        "<office:annotation><text:p>catatan</text:p></office:annotation>" +
          "<text:p>Dua<text:s text:c='2'/>kata</text:p><text:p>baris</text:p>",
      ) +
      '<table:table-cell office:value-type="float" office:value="77"><text:p>0000077</text:p></table:table-cell>' +
      '<table:table-cell office:value-type="float" office:value="45000"><text:p>45.000</text:p></table:table-cell>' +
      '<table:table-cell office:value-type="date" office:date-value="2022-09-22"><text:p>22 Sep</text:p></table:table-cell>' +
      '<table:covered-table-cell/><table:table-cell table:number-columns-repeated="2"><text:p>x</text:p></table:table-cell>' +
      '<table:table-cell table:number-columns-repeated="16000"/></table:table-row>' +
      '<table:table-row table:number-rows-repeated="1048000"><table:table-cell/></table:table-row>';
    const { cells, hiddenRows, rows } = await read(await odsOf([sheet(""), sheet(xml, "Buku")]));
    expect(cells).toEqual([
      ["Judul", "Penulis"],
      [""],
      [""],
      ["Dua  kata\nbaris", "0000077", "45000", "2022-09-22", "", "x", "x"],
    ]);
    expect({ rows, hiddenRows }).toEqual({ rows: 2, hiddenRows: 1 });
  });
});

/** What claims to be more than any sheet is not unpacked. */
function aBomb(): Buffer {
  return aZip([{ name: "xl/workbook.xml", content: Buffer.from("<x/>"), isDeflated: true, claimedSize: 900_000_000 }]);
}

describe("A spreadsheet that is none, or was made to do harm,", () => {
  const bomb = "<!DOCTYPE x [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]>";

  it.each<[string, () => Promise<Buffer>, RegExp]>([
    ["that declares entities", () => xlsxOf([sheet(`${bomb}<row><c t="str"><v>&b;</v></c></row>`)]), /tidak wajar/],
    ["with entities in ODS", async () => packed({ "content.xml": `${bomb}<x>&b;</x>` }), /tidak wajar/],
    ["of other parts", () => packed({ "word/document.xml": "<x/>" }), /Ini berkas ZIP/],
    ["in binary", () => packed({ "xl/workbook.bin": "x" }), /xlsb/],
    ["that is cut off", async () => (await xlsxOf([sheet(textRows([["a"]]))])).subarray(0, 400), /rusak/],
    ["without sheets", () => xlsxOf([]), /tidak berisi lembar/],
    ["with an empty sheet", () => xlsxOf([sheet("")]), /kosong/],
    ["with rows backwards", () => xlsxOf([sheet('<row r="2"/><row r="1"/>')]), /rusak/],
    ["with a row beyond all rows", () => xlsxOf([sheet('<row r="99999999"><c><v>1</v></c></row>')]), /tidak wajar/],
    ["with a cell far out", () => xlsxOf([sheet('<row><c r="XFD1"><v>1</v></c></row>')]), /500 kolom/],
    ["with deep elements", () => xlsxOf([sheet("<x>".repeat(5_000))]), /terlalu banyak lapisan/],
    ["with one endless cell", () => xlsxOf([sheet(textRows([["x".repeat(200_000)]]))]), /terlalu panjang/],
    ["of too many rows", () => xlsxOf([sheet("<row><c><v>1</v></c></row>".repeat(200_001))]), /200\.000 baris/],
    ["that unpacks to gigabytes", () => Promise.resolve(aBomb()), /tidak wajar/],
  ])("one %s is refused in words, and leaves nothing", async (_, make, words) => {
    expect(await refusal(await make())).toMatch(words);
  });

  it("an old .xls is refused with the way out", async () => {
    expect(await refusal(Buffer.from("d0cf11e0a1b11ae1", "hex"))).toMatch(/\.xls\)\. Simpan dulu sebagai \.xlsx/);
  });
});
