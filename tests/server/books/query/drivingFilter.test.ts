import sql, { Sql } from "sql-template-tag";

import { BookService } from "../../../../server/books/BookService.js";
import type { BookListArgs, BookSort } from "../../../../server/books/query/parseListArgs.js";
import { type BookFilter, filterConditions } from "../../../../server/books/query/bookFilter.js";
import { visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import type { TestDatabase } from "../../../support/databases/openTestDatabase.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { testWrite } from "../../../support/testWrite.js";

const BOOKS = 3_000;
const SORTS: readonly BookSort[] = ["newest", "title", "year", "updated", "callNumber"];

interface Reported {
  readonly title: string;
  readonly category: string | null;
  readonly location: string;
  readonly language: string;
  readonly publishYear: number | null;
  readonly callNumber: string | null;
  readonly imageUrl: string | null;
  readonly isbn: string | null;
  readonly copies: readonly { readonly itemCode: string }[];
}

/** Most are in one category and one place, thirty in another, a few lack this or that. */
function reported(index: number): Reported {
  return {
    title: `Judul ${(index * 7_919) % BOOKS}`,
    category: index % 100 === 7 ? "Sedikit" : index % 9 === 4 ? null : "Banyak",
    location: index % 3 === 0 ? "Rak Anak" : "Ruang Utama",
    language: index % 50 === 3 ? "jv" : "id",
    publishYear: index % 11 === 0 ? null : 1950 + (index % 70),
    callNumber: index % 2 === 0 ? null : `${String(index % 1_000).padStart(3, "0")} ABC`,
    imageUrl: index % 600 === 5 ? null : `https://sampul.example/${index}.jpg`,
    isbn: index % 700 === 9 ? "123" : null,
    copies: index % 500 === 1 ? [] : [{ itemCode: `BL${String(index).padStart(6, "0")}` }],
  };
}

/** By what the statements that read books begin. */
async function indexesOf(test: TestDatabase, books: BookService, list: BookListArgs): Promise<string[]> {
  const statements = await test.counter.statementsDuring(async () => {
    await books.page(visitor, list, { first: 20 });
  });
  return statements
    .filter((statement) => /SELECT\s+books\.`id`, books\.`slug`/u.test(statement))
    .map((statement) => /INDEX(?:ED BY)? \(?(\w+)/u.exec(statement)?.[1] ?? "none");
}

onBothEngines("A list of thousands of books", (test) => {
  let books: BookService;
  let ids: number[];
  const all = Array.from({ length: BOOKS }, (_, index) => reported(index));
  const idOf = new Map<string, number>();
  beforeAll(async () => {
    books = new BookService(test.database);
    ids = await givenBooks(
      test.database,
      all.map((book) => ({
        ...book,
        category: book.category ?? undefined,
        location: { name: book.location },
        callNumber: book.callNumber ?? undefined,
      })),
    );
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE books SET call_number = NULL WHERE id % 2 = ${(ids[0] ?? 0) % 2}`),
    );
    for (const list of ["categories", "locations"]) {
      const rows = await test.database.read((reader) =>
        reader.rows<{ id: number; name: string }>(
          list === "categories" ? sql`SELECT id, name FROM categories` : sql`SELECT id, name FROM locations`,
        ),
      );
      for (const { id, name } of rows) idOf.set(name, id);
    }
  });
  const record = (name: string) => idOf.get(name) ?? 0;

  const FILTERS: [string, () => BookFilter, (book: Reported) => boolean][] = [
    ["in the category of most", () => ({ categoryIds: [record("Banyak")] }), ({ category }) => category === "Banyak"],
    ["in the category of few", () => ({ categoryIds: [record("Sedikit")] }), ({ category }) => category === "Sedikit"],
    ["in both", () => ({ categoryIds: [record("Sedikit"), record("Banyak")] }), ({ category }) => category !== null],
    ["without a category", () => ({ hasCategory: false }), ({ category }) => category === null],
    [
      "in one place and language",
      () => ({ locationId: record("Rak Anak"), languages: ["jv"] }),
      ({ location, language }) => location === "Rak Anak" && language === "jv",
    ],
    [
      "in a common category and place",
      () => ({ locationId: record("Ruang Utama"), categoryIds: [record("Banyak")] }),
      ({ location, category }) => location === "Ruang Utama" && category === "Banyak",
    ],
    ["without a cover", () => ({ hasCover: false }), ({ imageUrl }) => imageUrl === null],
    ["with a cover", () => ({ hasCover: true }), ({ imageUrl }) => imageUrl !== null],
    ["without copies", () => ({ hasCopies: false }), ({ copies }) => copies.length === 0],
    ["with a wrong ISBN", () => ({ isbnIsWrong: true }), ({ isbn }) => isbn !== null],
    [
      "that can be borrowed, of some years",
      () => ({ available: true, yearFrom: 1990, yearTo: 1995 }),
      ({ copies, publishYear }) =>
        copies.length > 0 && publishYear !== null && publishYear >= 1990 && publishYear <= 1995,
    ],
    ["that cannot be borrowed", () => ({ available: false }), ({ copies }) => copies.length === 0],
  ];

  async function everyPage(list: BookListArgs): Promise<number[]> {
    const found: number[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<BookService["page"]>> = await books.page(visitor, list, { first: 100, after });
      found.push(...page.edges.map(({ node }) => node.id));
      after = page.hasNextPage ? (page.edges.at(-1)?.cursor ?? null) : null;
    } while (after !== null);
    return found;
  }

  it.each(FILTERS)(
    "%s has each of its books once in every order, and as many as are counted",
    async (_title, filter, belongs) => {
      const expected = ids.filter((_, index) => belongs(reported(index)));
      expect(await books.count(visitor, { filter: filter() })).toBe(expected.length);
      const newest = await everyPage({ filter: filter(), sort: "newest" });
      expect(newest).toEqual([...expected].reverse());
      for (const sort of SORTS.slice(1)) {
        const list = await everyPage({ filter: filter(), sort });
        expect([...list].sort((one, other) => one - other)).toEqual(expected);
        if (sort === "title") {
          const keys = list.map((id) => `${all[ids.indexOf(id)]?.title.toLowerCase()}`);
          expect(keys).toEqual([...keys].sort());
        }
      }
    },
  );

  const indexes = (list: BookListArgs) => indexesOf(test, books, list);

  it("is read by what finds few books, and along its order where most have what is asked", async () => {
    expect(await indexes({ filter: { categoryIds: [record("Sedikit")] }, sort: "title" })).toEqual([
      "ix_books_category",
    ]);
    expect(await indexes({ filter: { categoryIds: [record("Banyak")] }, sort: "title" })).toEqual(["ix_books_title"]);
    expect(await indexes({ filter: { categoryIds: [record("Banyak")] }, sort: "newest" })).toEqual([
      "ix_books_category",
    ]);
    expect(await indexes({ filter: { categoryIds: [record("Banyak")], languages: ["jv"] }, sort: "updated" })).toEqual([
      "ix_books_language",
    ]);
    expect(await indexes({ filter: { hasCopies: false }, sort: "callNumber" })).toEqual([
      "ix_books_held_copies",
      "ix_books_held_copies",
    ]);
    expect(await indexes({ filter: { isbnIsWrong: true }, sort: "title" })).toEqual(["ix_books_isbn"]);
    expect(await indexes({ filter: { hasCover: true }, sort: "title" })).toEqual(["ix_books_title"]);
  });

  it("counts what each filter finds once for its page and its count", async () => {
    const list: BookListArgs = { filter: { hasCover: true, yearFrom: 1960, languages: ["id", "jv"] } };
    const looks = (statements: readonly string[]) =>
      statements.filter((statement) => /AS some/u.test(statement)).length;
    const page = await test.counter.statementsDuring(() => books.page(visitor, list, { first: 20 }));
    const count = await test.counter.statementsDuring(() => books.count(visitor, list));

    expect([looks(page), looks(count)]).toEqual([3, 0]);
  });

  it("that can be borrowed is counted by one list of all copies, and not by the loans of each, on MariaDB", async () => {
    if (test.database.engine === "sqlite") {
      return;
    }
    const list: BookListArgs = { filter: { available: true, languages: ["id", "jv"] } };
    let text = "";
    let values: unknown[] = [];
    const log = test.counter.logQuery.bind(test.counter);
    test.counter.logQuery = (statement, given) => {
      if (/SELECT COUNT.*FROM books FORCE INDEX \(PRIMARY\)/su.test(statement)) {
        text = statement.replace(/^SET STATEMENT .*? FOR /u, "");
        values = Array.isArray(given) ? given : [];
      }
      log(statement, given);
    };
    await books.count(visitor, list).finally(() => {
      test.counter.logQuery = log;
    });
    const plan = await test.database.read((reader) =>
      reader.rows<{ select_type: string; table: string }>(new Sql(`EXPLAIN ${text}`.split("?"), values)),
    );

    expect(plan.filter(({ select_type: type }) => type === "DEPENDENT SUBQUERY").map(({ table }) => table)).toEqual([]);
    expect(plan.some(({ select_type: type, table }) => type === "MATERIALIZED" && table === "copies")).toBe(true);
  });

  it("asks nothing beside the page where one record's newest books are wanted", async () => {
    const statements = await test.counter.statementsDuring(async () => {
      await books.page(visitor, { filter: { categoryIds: [record("Banyak")] } }, { first: 20 });
    });
    expect(statements.filter((statement) => /SELECT/u.test(statement))).toHaveLength(1);
  });
});

onBothEngines("A list of books of which most lack something", (test) => {
  it("is read by what few have, and not along an order in which hardly any stands", async () => {
    const books = new BookService(test.database);
    await givenBooks(test.database, [
      ...Array.from({ length: 2_100 }, (_, index) => ({
        title: `Tanpa Nomor ${index}`,
        category: "Tanpa Nomor",
        copies: index % 100 === 0 ? [{ itemCode: `TN${index}` }] : [],
      })),
      ...Array.from({ length: 100 }, (_, index) => ({
        title: `Bernomor ${index}`,
        category: "Bernomor",
        callNumber: `${index} ABC`,
        publishYear: 1990,
      })),
    ]);
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE books SET call_number = NULL, publish_year = NULL WHERE title LIKE 'Tanpa%'`),
    );
    const [category] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM categories WHERE name = 'Tanpa Nomor'`),
    );

    for (const sort of ["callNumber", "year"] as const) {
      expect(await indexesOf(test, books, { filter: { categoryIds: [category?.id ?? 0] }, sort })).toEqual([
        "ix_books_category",
        "ix_books_category",
      ]);
    }
    expect(await indexesOf(test, books, { filter: { categoryIds: [category?.id ?? 0] }, sort: "title" })).toEqual([
      "ix_books_title",
    ]);
    expect(await indexesOf(test, books, { filter: { available: true }, sort: "title" })).toEqual([
      "ix_books_held_copies",
    ]);
  });

  it("is found by both ends of a range of years at once", () => {
    expect(filterConditions({ yearFrom: 1990, yearTo: 1995 })).toHaveLength(1);
  });
});

onBothEngines("A list of books that came in two lots", (test) => {
  it("is judged by both, and not by the first of them", async () => {
    const books = new BookService(test.database);
    await givenBooks(
      test.database,
      Array.from({ length: 4_400 }, (_, index) => ({
        title: `Buku ${index}`,
        category: "Umum",
        callNumber: "813 ABC",
      })),
    );
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE books SET call_number = NULL, image_url = NULL WHERE id <= 2200`),
    );
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE books SET image_url = 'https://sampul.example/1.jpg' WHERE id > 2200`),
    );
    for (const filter of [{ hasCover: true }, { hasDigitalFile: false }]) {
      expect((await indexesOf(test, books, { filter, sort: "callNumber" }))[0]).toBe("ix_books_call_number");
    }
    expect(await indexesOf(test, books, { filter: { hasCover: true, hasDigitalFile: false }, sort: "title" })).toEqual([
      "ix_books_title",
    ]);
  });
});
