import sql from "sql-template-tag";

import { onBothEngines } from "../../../support/database.js";
import { odsOf, textRows, xlsxOf } from "../../../support/files/spreadsheets.js";
import { importCsv, importInSteps, rowsOf } from "../importing.js";

const file = () =>
  xlsxOf([
    { name: "Petunjuk", xml: textRows([["Isi lembar kedua"]]) },
    {
      name: "Buku",
      xml: textRows([
        ["DAFTAR BUKU 2026"],
        ["DATA EKSEMPLAR", "DATA BIBLIOGRAFIS"],
        ["Judul", "Penulis", "Kode Eksemplar"],
        ["Dari Lembar Satu", "Ani Wijaya", "LK-0001"],
        ["Dari Lembar Dua", "Budi Hartono", "LK-0002"],
      ]),
    },
    { name: "Lama", xml: textRows([["Judul"], ["Dari Lembar Lama"]]) },
  ]);

onBothEngines("A spreadsheet of books", (test) => {
  const titles = (like: string) =>
    rowsOf<{ title: string; place: number }>(
      test.database,
      sql`SELECT title, import_row AS place FROM books WHERE title LIKE ${like} ORDER BY id`,
    );

  it("is imported at once from the sheet with a header", async () => {
    const { result } = await importCsv(test.database, await file());
    expect(result).toMatchObject({ rows: 2, books: 2, copies: 2, refused: 0, encoding: "utf-8" });
    const [book] = await rowsOf<{ n: number }>(
      test.database,
      sql`SELECT import_row AS n FROM books WHERE title = 'Dari Lembar Satu'`,
    );
    // As the spreadsheet numbers it, for whoever looks there.
    expect(Number(book?.n)).toBe(4);
  });

  it("as ODS is the same", async () => {
    const row = (cells: readonly string[]) =>
      `<table:table-row>${cells.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join("")}</table:table-row>`;
    const bytes = await odsOf([{ name: "Buku", xml: row(["Judul", "Penulis"]) + row(["Dari ODS", "Cici Lestari"]) }]);
    expect((await importCsv(test.database, bytes)).result).toMatchObject({ rows: 1, books: 1 });
  });

  it("says in steps what it has read, and reads another sheet where one is chosen", async () => {
    const steps = importInSteps(test.database);
    const draft = await steps.upload(await file());
    expect((await steps.reading(draft))?.source).toEqual({
      sheets: ["Petunjuk", "Buku", "Lama"],
      sheet: 1,
      hiddenRows: 0,
      rowsAbove: ["DAFTAR BUKU 2026", "DATA EKSEMPLAR · DATA BIBLIOGRAFIS"],
    });
    await steps.configured(draft, { correctsTexts: false });
    await steps.configured(draft, { sheet: 2 });
    const reading = await steps.reading(draft);
    expect(reading?.source).toMatchObject({ sheet: 2, rowsAbove: [] });
    expect(reading?.choices.correctsTexts).toBe(false);
    expect(reading?.columns.map(({ header, samples }) => [header, samples[0]])).toEqual([
      ["Judul", "Dari Lembar Lama"],
    ]);
    await expect(steps.configured(draft, { sheet: 3 })).rejects.toThrow("Lembar ini tidak ada");
    await steps.previewed(draft);
    const done = await steps.imported(draft);
    expect(done.counts).toMatchObject({ rows: 1, books: 1 });
    expect(await titles("Dari Lembar Lama")).toHaveLength(1);
    await steps.folder.remove();
  });
});
