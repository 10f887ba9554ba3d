import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import sql from "sql-template-tag";

import { SLIMS_ITEM_COLUMNS } from "../../../../server/bookImport/csv/importColumns.js";
import { detectFormat } from "../../../../server/bookImport/csv/importFormat.js";
import { BookExportService, type ExportFormat } from "../../../../server/books/export/BookExportService.js";
import type { Database } from "../../../../server/platform/database/Database.js";
import { system } from "../../../../server/viewer.js";
import { onSqlite } from "../../../support/database.js";
import { openTestDatabase } from "../../../support/databases/openTestDatabase.js";
import { fc } from "../../../support/fastCheck.js";
import { copies, givenBooks } from "../../../support/givenBooks.js";
import { csvFiles } from "../../bookImport/csv/aFile.js";
import { importCsv } from "../../bookImport/importing.js";

/** Collections to try. */
const COLLECTIONS = Number(process.env.ROUND_TRIPS ?? 3);
const STATUS_NAMES: Readonly<Record<string, string>> = {
  available: "",
  repair: "Repair",
  reference_only: "No Loan",
  lost: "Missing",
};
const aFile = csvFiles();

async function exported(database: Database, format: ExportFormat): Promise<string> {
  const service = new BookExportService(database, "Asia/Jakarta");
  let text = "";
  for await (const chunk of service.export(system, { sort: "title" }, format, "https://pustaka.example").chunks) {
    text += String(chunk);
  }
  return text;
}

/** What divides cells, rows and quotes; the signs that an import mends in a file of SLiMS are not among them. */
const SIGNS = [...Array.from("aB1 ;,\"'=+@|.é"), "📚", '"";', "\\"];
const lineOf = (signs: readonly string[]) =>
  fc
    .array(fc.constantFrom(...signs), { maxLength: 10 })
    .map((picked) => `A${picked.join("").replace(/\s+/gu, " ").trim()}`);
const line = lineOf(SIGNS);
/** Without what divides the values of several copies in one cell, and without a sign of description at its end. */
const ofCopy = lineOf(SIGNS.filter((sign) => !/[;|,]/u.test(sign))).map((text) => `${text}Z`);
const word = fc.stringMatching(/^[A-Z][a-z]{3,8}$/u);
const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });

const copyValues = fc.record({
  inventoryCode: orNone(ofCopy),
  status: fc.constantFrom("available", "repair", "reference_only", "lost"),
  acquiredAt: fc.constantFrom(null, "2025-07-15", "1999-12-31"),
  source: fc.constantFrom(null, "Beli", "Hibah"),
  supplier: orNone(ofCopy),
  invoiceNumber: orNone(ofCopy),
  price: orNone(fc.integer({ min: 1, max: 2_000_000_000 })),
  callNumber: orNone(ofCopy),
  category: orNone(word),
});
const book = fc.record({
  title: line,
  publisher: orNone(word),
  edition: orNone(line),
  seriesTitle: orNone(word),
  callNumber: ofCopy,
  physicalDescription: orNone(word),
  publishPlace: orNone(word),
  price: orNone(fc.integer({ min: 1, max: 2_000_000_000 })),
  copies: fc
    .array(copyValues, { maxLength: 3 })
    .map((each) => copies(each.length).map((copy, index) => ({ ...copy, ...each[index] }))),
  by: fc.uniqueArray(
    fc.tuple(word, word).map((names) => names.join(" ")),
    { maxLength: 3 },
  ),
});
const books = fc
  .array(book, { minLength: 5, maxLength: 15 })
  .map((all) => all.map((one, index) => ({ ...one, title: `${one.title} ke-${index}`, language: "id" })));

onSqlite("A collection that goes out in SLiMS's files", () => {
  it("comes back from its bibliography with the same titles, authors and copies", () =>
    fc.assert(
      fc.asyncProperty(books, async (given) => {
        const [one, other] = await Promise.all([openTestDatabase("sqlite"), openTestDatabase("sqlite")]);
        try {
          await givenBooks(one.database, given);
          const file = await exported(one.database, "slims");
          expect((await importCsv(other.database, file)).result).toMatchObject({
            books: given.length,
            duplicates: 0,
            refused: 0,
          });
          expect(await exported(other.database, "slims")).toBe(file);
        } finally {
          await Promise.all([one.dispose(), other.dispose()]);
        }
      }),
      { numRuns: COLLECTIONS, endOnFailure: true },
    ));

  it("says of each copy in its items what the copy is, in columns that the import knows", () =>
    fc.assert(
      fc.asyncProperty(books, async (given) => {
        const { database, dispose } = await openTestDatabase("sqlite");
        try {
          await givenBooks(database, given);
          const file = await exported(database, "slims_items");
          const rows: Record<string, string>[] = parse(file, { columns: true });
          const plain = (text: string | null | undefined) => (text ?? "").replace(/\\(?=["\\])|\\$/gu, "");
          expect(
            rows.map((row) =>
              [
                "item_code",
                "inventory_code",
                "received_date",
                "supplier_name",
                "source",
                "invoice",
                "price",
                "call_number",
                "coll_type_name",
                "item_status_name",
              ].map((name) => row[name]),
            ),
          ).toEqual(
            (await inTheirOrder(database, given)).flatMap((one) =>
              one.copies.map((copy) => [
                copy.itemCode,
                plain(copy.inventoryCode),
                copy.acquiredAt ?? "",
                plain(copy.supplier),
                copy.source === null ? "" : copy.source === "Beli" ? "1" : "2",
                plain(copy.invoiceNumber),
                String(copy.price ?? one.price ?? ""),
                plain(copy.callNumber ?? one.callNumber),
                copy.category ?? "",
                STATUS_NAMES[copy.status ?? "available"],
              ]),
            ),
          );
          const { isItems, header } = await detectFormat(aFile(file));
          expect(header).toEqual(SLIMS_ITEM_COLUMNS);
          expect(isItems).toBe(rows.length > 0);
        } finally {
          await dispose();
        }
      }),
      { numRuns: COLLECTIONS, endOnFailure: true },
    ));

  it("gives titles that have no copies yet the copies of its items, with their states and prices", () =>
    fc.assert(
      fc.asyncProperty(books, async (all) => {
        // An item names its title alone: where a title says more the item codes of the bibliography find it. The call
        // number of an item is read as its title's.
        const given = all.map((each) => ({
          ...each,
          title: each.title.replaceAll("\\", "/"),
          by: [],
          edition: null,
          seriesTitle: null,
          copies: each.copies.map((copy) => ({ ...copy, callNumber: null })),
        }));
        const [one, other] = await Promise.all([openTestDatabase("sqlite"), openTestDatabase("sqlite")]);
        try {
          await givenBooks(one.database, given);
          const bibliography: string[][] = parse(await exported(one.database, "slims"), { escape: "\\" });
          const withoutCodes = bibliography.map((row, index) => (index === 0 ? row : [...row.slice(0, -1), ""]));
          await importCsv(other.database, stringify(withoutCodes, { quoted: true, escape: "\\" }));
          const items = await exported(one.database, "slims_items");
          fc.pre(parse(items).length > 1);
          expect((await importCsv(other.database, items)).result).toMatchObject({ books: 0, refused: 0 });
          const told = async (database: Database) =>
            parse<Record<string, string>>(await exported(database, "slims_items"), { columns: true })
              .map(({ input_date: _entered, last_update: _changed, ...item }) => item)
              .toSorted((a, b) => String(a.item_code).localeCompare(String(b.item_code)));
          expect(await told(other.database)).toEqual(await told(one.database));
        } finally {
          await Promise.all([one.dispose(), other.dispose()]);
        }
      }),
      { numRuns: COLLECTIONS, endOnFailure: true },
    ));
});

type Given = typeof books extends fc.Arbitrary<infer Value> ? Value : never;

/** By the titles as the export sorts them. */
async function inTheirOrder(database: Database, given: Given): Promise<Given> {
  const stored = await database.read((reader) =>
    reader.rows<{ title: string }>(sql`SELECT title FROM books ORDER BY title_key, id`),
  );
  return stored.flatMap(({ title }) => given.filter((one) => one.title === title));
}
