import { MATERIAL_KINDS } from "../../../../common/materialKinds.js";
import { fc } from "../../../support/fastCheck.js";

import { BookExportService, type EXPORT_FORMATS } from "../../../../server/books/export/BookExportService.js";
import type { Database } from "../../../../server/platform/database/Database.js";
import { system } from "../../../../server/viewer.js";
import { onSqlite } from "../../../support/database.js";
import { openTestDatabase } from "../../../support/databases/openTestDatabase.js";
import { copies, type GivenBook, givenBooks } from "../../../support/givenBooks.js";
import { importCsv } from "../../bookImport/importing.js";

/** Collections to try; each is written, imported and written again. */
const COLLECTIONS = Number(process.env.ROUND_TRIPS ?? 3);
const BOOKS = { minLength: 20, maxLength: 30 };

async function exported(database: Database, format: (typeof EXPORT_FORMATS)[number] = "aksara"): Promise<string> {
  const service = new BookExportService(database, "Asia/Jakarta");
  const { chunks } = service.export(system, { sort: "title" }, format, "https://pustaka.example");
  const pieces: Uint8Array[] = [];
  for await (const chunk of chunks) {
    pieces.push(Buffer.from(chunk));
  }
  return Buffer.concat(pieces).toString("utf8");
}

/** Whatever divides cells, rows and quotes, and what spreadsheets and MySQL read into it. */
const SIGNS = [...Array.from("aB1 ;,\"'=+-@\\|<>.é/"), "\uFF1D", "📚", '"";', "rn", "\\n"];
const PARAGRAPHS = [...SIGNS, "\n", "\n\n", "\n=1+1", "\t"];

const textOf = (signs: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...signs), { maxLength }).map((picked) => picked.join("").trim());
/** Catalogues write these where they have nothing to write, and so they are read. */
const isSaid = (text: string) => !/^(?:-+|\.+|)$/u.test(text);
const line = textOf(SIGNS, 12)
  .map((text) => text.replace(/\s+/gu, " "))
  .filter(isSaid);
const word = fc.stringMatching(/^[A-Z][a-z]{1,8}$/u);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });

const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });
/** What a copy has of its own; of a source that is left out it takes its book's. */
const copyValues = fc.record(
  {
    inventoryCode: orNone(line),
    condition: fc.constantFrom("good", "worn", "damaged"),
    status: fc.constantFrom("available", "repair", "reference_only", "lost"),
    acquiredAt: fc.constantFrom(null, "2025-07-15", "1999-12-31"),
    source: orNone(word),
    supplier: orNone(line),
    invoiceNumber: orNone(line),
    price: orNone(fc.integer({ min: 0, max: 2_000_000_000 })),
    callNumber: orNone(line),
    category: orNone(word),
    note: orNone(line),
    issueLabel: orNone(line),
  },
  { requiredKeys: ["condition", "status", "acquiredAt"] },
);

const book = fc.record({
  title: line,
  subtitle: optional(line),
  description: optional(textOf(PARAGRAPHS, 20).filter(isSaid)),
  publisher: optional(word),
  category: optional(line),
  edition: optional(line),
  seriesTitle: optional(line),
  callNumber: optional(line),
  physicalDescription: optional(line),
  publishPlace: optional(line),
  source: optional(word),
  copies: optional(
    fc
      .array(copyValues, { minLength: 1, maxLength: 3 })
      .map((each) => copies(each.length).map((copy, index) => ({ ...copy, ...each[index] }))),
  ),
  materialKind: optional(fc.constantFrom(...MATERIAL_KINDS)),
  isHidden: optional(fc.boolean()),
  digitalFileAccess: optional(fc.constantFrom("public", "members")),
  price: optional(fc.integer({ min: 0, max: 2_000_000_000 })),
  by: fc.uniqueArray(
    fc.tuple(word, word).map((names) => names.join(" ")),
    { maxLength: 3 },
  ),
});

onSqlite("Books that are exported", () => {
  it.each(["aksara", "marc", "marcxml"] as const)(
    "are imported from %s as they were, whatever their texts consist of",
    async (format) => {
      await fc.assert(
        fc.asyncProperty(fc.array(book, BOOKS), async (books) => {
          const [one, other] = await Promise.all([openTestDatabase("sqlite"), openTestDatabase("sqlite")]);
          try {
            await givenBooks(one.database, books.map(givenBook));
            const { result } = await importCsv(other.database, await exported(one.database, format));
            expect(result).toMatchObject({ books: books.length, duplicates: 0, refused: 0 });
            expect(await exported(other.database)).toBe(await exported(one.database));
          } finally {
            await Promise.all([one.dispose(), other.dispose()]);
          }
        }),
        { numRuns: COLLECTIONS, endOnFailure: true },
      );
    },
  );
});

/** No two are the same book, and each has its place in the order. */
function givenBook(
  { title, ...values }: { readonly title: string } & Readonly<Record<string, unknown>>,
  index: number,
) {
  const given: GivenBook = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return { ...given, title: `${title} ke-${String(index).padStart(2, "0")}`, language: "id" };
}
