import { parse } from "csv-parse/sync";
import sql from "sql-template-tag";

import { BookExportService, type ExportFormat } from "../../../../server/books/export/BookExportService.js";
import type { BookListArgs } from "../../../../server/books/query/parseListArgs.js";
import type { Database } from "../../../../server/platform/database/Database.js";
import { system, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { openTestDatabase } from "../../../support/databases/openTestDatabase.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { importCsv } from "../../bookImport/importing.js";
import { testWrite } from "../../../support/testWrite.js";

const ORIGIN = "https://pustaka.example";
const TIME_ZONE = "Asia/Jakarta";

async function exported(database: Database, format: ExportFormat, list: BookListArgs = {}): Promise<string> {
  const { chunks } = new BookExportService(database, TIME_ZONE).export(system, list, format, ORIGIN);
  const parts: Buffer[] = [];
  for await (const chunk of chunks) {
    parts.push(Buffer.from(chunk));
  }
  return Buffer.concat(parts).toString();
}

/** Everything that a book says, without what each library counts for itself. */
const TOLD = sql`
  SELECT books.title, books.subtitle, books.isbn, books.isbn13, publishers.name AS publisher, books.publish_place,
  books.publish_year, books.publish_year_text,
    books.edition, books.physical_description, books.series_title, books.language, classifications.code,
    classifications.name AS class_name, books.call_number,
    categories.name AS category, books.description, books.image_url, books.material_kind, books.digital_file_access, locations.name AS location, locations.shelf,
    sources.name AS source, books.price
  FROM books LEFT JOIN publishers ON publishers.id = books.publisher_id LEFT
  JOIN classifications ON classifications.id = books.classification_id
    LEFT JOIN categories ON categories.id = books.category_id LEFT JOIN locations ON locations.id = books.location_id
    LEFT JOIN sources ON sources.id = books.source_id
  WHERE books.listed = 1 ORDER BY books.title, books.isbn`;
const NAMED = sql`
  SELECT books.title, authors.first_name, authors.last_name, authors.kind, book_authors.position FROM book_authors
  JOIN authors ON authors.id = book_authors.author_id
    JOIN books ON books.id = book_authors.book_id ORDER BY books.title, position`;
const SUBJECTS = sql`
  SELECT books.title, subjects.name, book_subjects.position FROM book_subjects
  JOIN subjects ON subjects.id = book_subjects.subject_id
    JOIN books ON books.id = book_subjects.book_id ORDER BY books.title, position`;
const COPIES = sql`
  SELECT books.title, copies.item_code, copies.inventory_code, copies.condition AS state FROM copies
  JOIN books ON books.id = copies.book_id ORDER BY copies.item_code`;

async function wholeCollection(database: Database) {
  return database.read(async (reader) => ({
    books: await reader.rows(TOLD),
    authors: await reader.rows(NAMED),
    subjects: await reader.rows(SUBJECTS),
    copies: await reader.rows(COPIES),
  }));
}

onBothEngines("Exporting books", (test) => {
  beforeAll(async () => {
    await givenBooks(test.database, [
      {
        title: "Laskar Pelangi",
        subtitle: "Sebuah novel",
        by: ["Andrea Hirata", "Tim Redaksi Bentang"],
        isbn: "979-3062-79-7",
        isbn13: "9789793062792",
        publisher: "Bentang; Pustaka",
        publishPlace: "Yogyakarta",
        publishYear: 2005,
        publishYearText: "2005",
        edition: "Cet. 1",
        physicalDescription: "xiv, 529 hlm; 20,5 cm",
        seriesTitle: "Tetralogi",
        classification: { code: "813", name: "Fiksi" },
        category: "Novel",
        subjects: ["Belitung", "Sekolah, kehidupan"],
        description: 'Sepuluh anak.\nDan "sekolah" mereka; juga C:\\buku.',
        imageUrl: "https://sampul.example/laskar.jpg",
        materialKind: "academic_work",
        isHidden: true,
        digitalFileAccess: "members",
        location: { name: "Ruang Baca", shelf: "A3" },
        source: "Beli",
        price: 79_000,
        copies: [
          { itemCode: "B00001", inventoryCode: "INV-1", condition: "worn" },
          { itemCode: "B00002", inventoryCode: "INV-2", condition: "worn" },
        ],
      },
      {
        title: '=HYPERLINK("http://jahat.example";"klik")',
        subtitle: "+62 dan @kamu",
        description: "-1 derajat",
        publishYear: null,
        publishYearText: "1342 H",
        isbn: "123-salah",
      },
      { title: "Satu subjek saja", subjects: ["Sejarah, Indonesia"], language: "en", copies: [{ itemCode: "A, 1" }] },
      { title: "Ronggeng Dukuh Paruk" },
    ]);
    await test.database.write(testWrite, async (tx) => {
      await tx.run(
        sql`UPDATE authors SET first_name = 'Tim Redaksi Bentang', last_name = NULL, kind = 'organisation'
          WHERE last_name = 'Bentang'`,
      );
      // A family name of two words, which reading "Pramoedya Ananta Toer" would divide elsewhere.
      await tx.run(
        sql`INSERT INTO authors (first_name, last_name, kind, name_key, books_count)
          VALUES ('Pramoedya', 'Ananta Toer', 'person', 'pramoedya ananta toer', 1)`,
      );
      await tx.run(
        sql`INSERT INTO book_authors (book_id, author_id, position) SELECT books.id, authors.id, 0
          FROM books, authors WHERE books.title = 'Ronggeng Dukuh Paruk' AND authors.last_name = 'Ananta Toer'`,
      );
    });
  });

  it("gives in our columns what imported into an empty library is the same collection", async () => {
    const file = await exported(test.database, "aksara");
    const other = await openTestDatabase(test.engine);
    try {
      const { result } = await importCsv(other.database, file);
      expect(result).toMatchObject({ books: 4, duplicates: 0, refused: 0 });
      expect(await wholeCollection(other.database)).toEqual(await wholeCollection(test.database));
    } finally {
      await other.dispose();
    }
  });

  it("makes formulas harmless in both manners", async () => {
    for (const format of ["aksara", "slims"] as const) {
      const cells = parse(await exported(test.database, format), {
        bom: true,
        delimiter: [";", ","],
        ...(format === "slims" ? { escape: "\\" } : {}),
      }).flat();
      expect(cells.filter((cell) => /^[=+\-@]/u.test(cell))).toEqual([]);
      expect(cells).toContain(
        '\'=HYPERLINK("http://jahat.example";"klik")'.concat(format === "slims" ? " : +62 dan @kamu" : ""),
      );
    }
  });

  it("writes the 18 columns of SLiMS in its manner, which the import reads as SLiMS's own", async () => {
    const file = await exported(test.database, "slims", { filter: { hasCategory: true } });
    const [header] = file.split("\n", 1);
    expect(header).toBe(
      '"title","gmd_name","edition","isbn_issn","publisher_name","publish_year","collation","series_title","call_number","language_name","place_name","classification","notes","image","sor","authors","topics","item_code"',
    );
    expect(file).toContain(
      '"<Hirata, Andrea><Tim Redaksi Bentang>","<Belitung><Sekolah, kehidupan>","<B00001><B00002>"',
    );
    expect(file).toContain('"Indonesia"');
    const other = await openTestDatabase(test.engine);
    try {
      await importCsv(other.database, file);
      const { books, authors, subjects, copies } = await wholeCollection(other.database);
      const mine = await wholeCollection(test.database);
      expect(books).toMatchObject([
        {
          title: "Laskar Pelangi : Sebuah novel",
          publish_year: 2005,
          language: "id",
          material_kind: "academic_work",
          description: 'Sepuluh anak.\nDan "sekolah" mereka; juga C:\\buku.',
        },
      ]);
      expect(authors.length + subjects.length).toBe(4);
      expect(copies).toHaveLength(mine.copies.length - 1);
    } finally {
      await other.dispose();
    }
  });

  it("writes the books of a search in its order, those chosen, and the header alone where there are none", async () => {
    const titles = async (list: BookListArgs) =>
      parse<Record<string, string>>(await exported(test.database, "aksara", list), {
        bom: true,
        delimiter: ";",
        columns: true,
      }).map((row) => row.Judul);
    expect(await titles({ search: "laskar" })).toEqual(["Laskar Pelangi"]);
    expect(await titles({ sort: "title", reversed: true })).toEqual([
      "Satu subjek saja",
      "Ronggeng Dukuh Paruk",
      "Laskar Pelangi",
      '\'=HYPERLINK("http://jahat.example";"klik")',
    ]);
    const [chosen] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM books WHERE title = 'Satu subjek saja'`),
    );
    expect(await titles({ filter: { bookIds: [chosen?.id ?? 0] } })).toEqual(["Satu subjek saja"]);
    expect(await exported(test.database, "aksara", { search: "tidakada" })).toMatch(/^\uFEFFJudul;/u);
  });

  it("names the file by the library's day, and is for administrators", () => {
    const service = new BookExportService(test.database, TIME_ZONE, () => new Date("2026-11-20T18:00:00Z"));
    expect(service.export(system, {}, "aksara", ORIGIN).fileName).toBe("buku-2026-11-21.csv");
    expect(service.export(system, {}, "slims", ORIGIN).fileName).toBe("buku-slims-2026-11-21.csv");
    expect(() => service.export(visitor, {}, "aksara", ORIGIN)).toThrow("Silakan login dulu");
  });

  it("reads on only when the caller has taken what came before, and stops where the caller goes away", async () => {
    await givenBooks(
      test.database,
      Array.from({ length: 450 }, (_, index) => ({ title: `Banyak ${index}` })),
    );
    const { chunks } = new BookExportService(test.database, TIME_ZONE).export(system, {}, "aksara", ORIGIN);
    const pieces = chunks[Symbol.asyncIterator]();
    await pieces.next();
    const before = test.counter.statements.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(test.counter.statements).toHaveLength(before);
    await pieces.return?.();
    expect((await pieces.next()).done).toBe(true);
  });
});
