import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";

import { writeXlsx, type XlsxColumn } from "../../../../server/platform/spreadsheets/writeXlsx.js";
import { readXlsx } from "../../../support/files/readXlsx.js";

interface Row {
  readonly day: string | null;
  readonly name: string | null;
  readonly price: number | null;
}

const columns: readonly XlsxColumn<Row>[] = [
  { header: "Tanggal", width: 12, kind: "day", value: ({ day }) => day },
  { header: "Nama & <judul>", width: 40, kind: "text", value: ({ name }) => name },
  { header: "Harga", width: 12, kind: "number", value: ({ price }) => price },
];

async function written(...pages: readonly (readonly Row[])[]) {
  const chunks = writeXlsx("Buku <Induk>", columns, Readable.from(pages));
  return readXlsx(new Uint8Array(await buffer(chunks)));
}

const named = (name: string): Row => ({ day: null, name, price: null });

describe("A workbook", () => {
  it("opens again with its header bold and frozen, days as dates, numbers as numbers, and nothing where nothing is", async () => {
    const { rows, parts } = await written(
      [{ day: "2026-01-31", name: "Laskar Pelangi", price: 75_000 }],
      [{ day: "1899-05-01", name: null, price: null }],
    );
    expect(rows.map((row) => row.map(({ text, number }) => number ?? text))).toEqual([
      ["Tanggal", "Nama & <judul>", "Harga"],
      // Days since the end of 1899, as every spreadsheet counts them.
      [46_053, "Laskar Pelangi", 75_000],
      ["1899-05-01", "", ""],
    ]);
    const formats = [...(parts["xl/styles.xml"] ?? "").matchAll(/<xf xfId[^>]*>/gu)].map(([format]) => format);
    expect(formats[rows[0]?.[0]?.style ?? -1]).toContain('fontId="1"');
    expect(formats[rows[1]?.[0]?.style ?? -1]).toContain('numFmtId="164"');
    expect(parts["xl/worksheets/sheet1.xml"]).toContain('<pane ySplit="1" topLeftCell="A2"');
    expect(parts["xl/worksheets/sheet1.xml"]).toContain('<col min="2" max="2" width="40" customWidth="1"/>');
    expect(parts["xl/workbook.xml"]).toContain('name="Buku &lt;Induk&gt;"');
  });

  it("has every text as it is, whatever XML or a spreadsheet would make of it", async () => {
    const texts = ["<b>&amp;\"'", "=1+1", "+62", "@SUM(A1)", "  dua  spasi ", "baris\nbaru", "Ñ 漢字 😀", "_x0041_"];
    const { rows, parts } = await written(texts.map(named));
    expect(rows.slice(1).map(([, cell]) => cell?.text)).toEqual([...texts.slice(0, -1), "_x005F_x0041_"]);
    expect(rows.slice(1).every(([, cell]) => cell?.number === null)).toBe(true);
    expect(parts["xl/worksheets/sheet1.xml"]).not.toContain("<f>");
  });

  it("leaves out what XML cannot hold", async () => {
    const { rows } = await written([named("a\u0000b\u0008c\uFFFEd\uD800e")]);
    expect(rows[1]?.[1]?.text).toBe("abcde");
  });

  it("reads no page before it is asked to go on, and none after its reader has gone", async () => {
    let read = 0;
    let isClosed = false;
    async function* pages() {
      try {
        for (;;) {
          read += 1;
          // Of no pattern, so that it does not shrink.
          yield Array.from({ length: 200 }, () => named(Array.from({ length: 50 }, () => Math.random()).join()));
          await Promise.resolve();
        }
      } finally {
        isClosed = true;
      }
    }
    const chunks = writeXlsx("Tanpa akhir", columns, pages());
    for (let parts = 0; parts < 20; parts += 1) await chunks.next();
    const soFar = read;
    expect(soFar).toBeLessThan(40);
    await chunks.return(undefined);
    await new Promise((resolve) => setImmediate(resolve));
    expect(read).toBeLessThanOrEqual(soFar + 1);
    expect(isClosed).toBe(true);
  });

  it("fails where its rows fail, instead of ending as if it were whole", async () => {
    async function* pages() {
      yield [named("a")];
      await Promise.resolve();
      throw new Error("The database is gone");
    }
    await expect(buffer(writeXlsx("Rusak", columns, pages()))).rejects.toThrow("The database is gone");
  });
});
