import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import sql from "sql-template-tag";

import { BookExportService } from "../../../server/books/export/BookExportService.js";
import type { Database } from "../../../server/platform/database/Database.js";
import { dataField, type MarcField } from "../../../server/platform/marc/marcRecord.js";
import { writeIso2709 } from "../../../server/platform/marc/writeIso2709.js";
import { system } from "../../../server/viewer.js";
import { onBothEngines, onSqlite } from "../../support/database.js";
import { openTestDatabase } from "../../support/databases/openTestDatabase.js";
import { copies, givenBooks } from "../../support/givenBooks.js";
import { importCsv, numberOf, rowsOf } from "./importing.js";

const record = (...fields: readonly (MarcField | null)[]) =>
  writeIso2709({ leader: "00000cam a2200000 a 4500", fields: fields.filter((field) => field !== null) });

/** As Koha writes one, with its signs between the parts of a description. */
const koha = record(
  { tag: "001", value: "77" },
  { tag: "008", value: "160101s2005    io a     b    000 0 ind d" },
  dataField("020", "  ", ["a", "123"]),
  dataField("020", "  ", ["a", "9789793062792 (pbk.)"], ["c", "Rp65.000"]),
  dataField("082", "04", ["a", "813.6"], ["2", "23"]),
  dataField("100", "1 ", ["a", "Hirata, Andrea,"], ["d", "1967-"], ["e", "author."]),
  dataField("245", "10", ["a", "Laskar pelangi /"], ["c", "Andrea Hirata."]),
  dataField("250", "  ", ["a", "Cet. 3."]),
  dataField("260", "  ", ["a", "Yogyakarta :"], ["b", "Bentang,"], ["c", "2005."]),
  dataField("300", "  ", ["a", "xii, 529 hlm. :"], ["b", "ilus. ;"], ["c", "21 cm."]),
  dataField("490", "0 ", ["a", "Tetralogi ;"], ["v", "1"]),
  dataField("500", "  ", ["a", "Terbit pertama 2005."]),
  dataField("650", " 4", ["a", "Novel"], ["x", "Indonesia."]),
  dataField("700", "1 ", ["a", "Putri, Dyah,"], ["4", "ill"]),
  dataField("710", "2 ", ["a", "Bentang Pustaka."], ["e", "editor"]),
  dataField("856", "40", ["u", "https://buku.example/laskar"]),
  dataField("942", "  ", ["c", "Fiksi"]),
  dataField(
    "952",
    "  ",
    ["p", "K001"],
    ["i", "0001/2020"],
    ["o", "813.6 HIR l"],
    ["d", "2020-07-15"],
    ["g", "65000.00"],
  ),
  dataField("952", "  ", ["p", "K002"], ["4", "1"], ["e", "Toko Maju"], ["0", "0"], ["1", "2"]),
);
/** As INLISLite has one: a number for each copy in 990, its call number in 084, a thesis. */
const inlislite = record(
  dataField("084", "  ", ["a", "658.4 SAN p"]),
  dataField("245", "00", ["a", "Pengaruh kepemimpinan :"], ["b", "studi kasus /"], ["c", "Budi Santoso"]),
  dataField("264", " 1", ["a", "Denpasar :"], ["b", "Ganeca,"], ["c", "[2019]"]),
  dataField("502", "  ", ["a", "Skripsi, 2019"]),
  dataField("990", "  ", ["a", "00001/B/2019"]),
  dataField("990", "  ", ["a", "00002/B/2019"]),
);

async function exported(database: Database): Promise<Buffer> {
  const service = new BookExportService(database, "Asia/Jakarta");
  const pieces: Uint8Array[] = [];
  for await (const chunk of service.export(system, { sort: "title" }, "marc", "").chunks)
    pieces.push(Buffer.from(chunk));
  return Buffer.concat(pieces);
}

onBothEngines("A MARC file", (test) => {
  it("brings titles, who made them and copies, and names the record that it cannot read", async () => {
    const harmed = Buffer.from(koha);
    harmed.write("!!!!!", 12);
    const { result, report } = await importCsv(test.database, Buffer.concat([koha, harmed, inlislite]));
    expect(result).toMatchObject({ rows: 3, books: 2, refused: 1 });
    expect(report).toContain("Rekaman 2 tidak terbaca: kepalanya tidak terbaca.");
    expect(
      await rowsOf(
        test.database,
        sql`SELECT title, subtitle, isbn13, edition, publish_year, publish_year_text, physical_description, series_title,
              language, call_number, material_kind FROM books ORDER BY id`,
      ),
    ).toEqual([
      {
        title: "Laskar pelangi",
        subtitle: null,
        isbn13: "9789793062792",
        edition: "Cet. 3.",
        publish_year: 2005,
        publish_year_text: "2005.",
        physical_description: "xii, 529 hlm. : ilus. ; 21 cm.",
        series_title: "Tetralogi ; 1",
        language: "id",
        call_number: null,
        material_kind: "book",
      },
      {
        title: "Pengaruh kepemimpinan",
        subtitle: "studi kasus",
        isbn13: null,
        edition: null,
        publish_year: 2019,
        publish_year_text: "[2019]",
        physical_description: null,
        series_title: null,
        language: "id",
        call_number: "658.4 SAN p",
        material_kind: "academic_work",
      },
    ]);
    expect(
      await rowsOf(
        test.database,
        sql`SELECT first_name, last_name, kind, role FROM book_authors JOIN authors ON authors.id = author_id
            ORDER BY book_id, position`,
      ),
    ).toEqual([
      { first_name: "Andrea", last_name: "Hirata", kind: "person", role: "author" },
      { first_name: "Dyah", last_name: "Putri", kind: "person", role: "illustrator" },
      expect.objectContaining({ first_name: "Bentang", role: "editor" }),
      { first_name: "Budi", last_name: "Santoso", kind: "person", role: "author" },
    ]);
    expect(
      await rowsOf(
        test.database,
        sql`SELECT item_code, inventory_code, call_number, acquired_at, price, supplier, status, \`condition\` FROM copies ORDER BY id`,
      ),
    ).toEqual([
      expect.objectContaining({
        item_code: "K001",
        inventory_code: "0001/2020",
        call_number: "813.6 HIR l",
        price: 65_000,
      }),
      expect.objectContaining({ item_code: "K002", condition: "damaged", supplier: "Toko Maju", status: "lost" }),
      expect.objectContaining({ item_code: "00001/B/2019", inventory_code: "00001/B/2019" }),
      expect.objectContaining({ item_code: "00002/B/2019" }),
    ]);
    expect(await rowsOf(test.database, sql`SELECT name FROM subjects`)).toEqual([{ name: "Novel -- Indonesia" }]);
  });
});

onSqlite("A title with a thousand copies and a long description", (test) => {
  it("goes out in several records of one number, and comes in again as one title", async () => {
    const description = "é kalimat yang panjang ".repeat(600).trim();
    const each = copies(1_000, "PKT").map((copy) => ({
      ...copy,
      note: "Sumbangan wali murid angkatan 2019, kelas X, diserahkan oleh ketua komite",
    }));
    await givenBooks(test.database, [{ title: "Buku Paket", description, copies: each }]);
    const file = await exported(test.database);
    const records = file.toString("latin1").split("\x1d").filter(Boolean);
    expect(records).toHaveLength(2);
    expect(Math.max(...records.map(({ length }) => length))).toBeLessThan(99_999);
    const other = await openTestDatabase("sqlite");
    try {
      const { result } = await importCsv(other.database, file);
      expect(result).toMatchObject({ rows: 2, books: 1, refused: 0 });
      expect(await rowsOf(other.database, sql`SELECT description FROM books`)).toEqual([{ description }]);
      expect(await numberOf(other.database, sql`SELECT COUNT(*) AS n FROM copies WHERE listed = 1`)).toBe(1_000);
    } finally {
      await other.dispose();
    }
  });
});

/** Others' files, which are not ours to keep in the project. */
const cases = join(__dirname, "../../../../shared/data/cases");
for (const { name, titles } of [
  { name: "pymarc_batch.xml", titles: ["The Great Ray Charles", "The White House"] },
  { name: "pymarc_marc8.dat", titles: ["Escape from loneliness"] },
]) {
  const path = join(cases, name);
  if (!existsSync(path)) {
    it.skip(`Trial: importing ${name}, which is not in ../shared/data/cases`, () => undefined);
    continue;
  }
  onSqlite(`Importing ${name}`, (test) => {
    it("brings each record as a title", async () => {
      await importCsv(test.database, readFileSync(path));
      const books = await rowsOf<{ title: string }>(test.database, sql`SELECT title FROM books ORDER BY id`);
      expect(books.map(({ title }) => title)).toEqual(titles);
    });
  });
}
