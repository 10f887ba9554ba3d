import sql from "sql-template-tag";

import type { BookListArgs } from "../../../../server/books/query/parseListArgs.js";
import { BookService } from "../../../../server/books/BookService.js";
import { type AdminViewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("The administrators' table of books", (test) => {
  let books: BookService;
  let admin: AdminViewer;
  let ids: number[];
  beforeAll(async () => {
    books = new BookService(test.database);
    admin = await givenAdmin(test.database);
    ids = await givenBooks(test.database, [
      {
        title: "Laskar Pelangi",
        by: ["Andrea Hirata"],
        category: "Novel",
        callNumber: "813 HIR l",
        isbn: "979-3062-79-7",
        isbn13: "9789793062792",
        copies: [{ itemCode: "B00001" }, { itemCode: "B00002" }],
      },
      { title: "Kode B00001 dan lainnya", callNumber: "2X4 ABD k", isbn: "123", copies: [{ itemCode: "PERP/01" }] },
      { title: "Tanpa apa pun" },
      {
        title: "Kimia",
        category: "Sains",
        callNumber: "540 KIM k",
        imageUrl: "https://sampul.example/kimia.jpg",
        copies: [{ itemCode: "B00100" }],
      },
      {
        title: "Fisika",
        category: "Sains",
        callNumber: "530 FIS f",
        copies: [{ itemCode: "C1", status: "withdrawn" }],
      },
    ]);
    await test.database.write(testWrite, async (tx) => {
      for (const [place, id] of [ids[2], ids[0], ids[4], ids[1], ids[3]].entries()) {
        // Two of one second stand by their numbers.
        await tx.run(
          sql`UPDATE books SET updated_at = ${`2026-11-2${Math.min(place, 3)} 08:00:00.000`} WHERE id = ${id}`,
        );
      }
    });
  });
  /** Every page of two, from the first to the last; places in the order they were told. */
  async function paged(list: BookListArgs): Promise<number[]> {
    const found: number[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<BookService["page"]>> = await books.page(admin, list, { first: 2, after });
      found.push(...page.edges.map(({ node }) => ids.indexOf(node.id)));
      after = page.hasNextPage ? (page.edges.at(-1)?.cursor ?? null) : null;
    } while (after !== null);
    return found;
  }

  it.each<[string, BookListArgs, number[]]>([
    ["newest", { sort: "newest" }, [4, 3, 2, 1, 0]],
    ["oldest", { sort: "newest", reversed: true }, [0, 1, 2, 3, 4]],
    ["title", { sort: "title" }, [4, 3, 1, 0, 2]],
    ["title Z–A", { sort: "title", reversed: true }, [2, 0, 1, 3, 4]],
    ["last changed", { sort: "updated" }, [3, 1, 4, 0, 2]],
    ["changed longest ago", { sort: "updated", reversed: true }, [2, 0, 4, 1, 3]],
    ["call number, those without last", { sort: "callNumber" }, [1, 4, 3, 0, 2]],
    ["call number from behind, those without last", { sort: "callNumber", reversed: true }, [0, 3, 4, 1, 2]],
  ])("pages by %s", async (_title, list, order) => {
    expect(await paged(list)).toEqual(order);
  });

  it("refuses a cursor of the last change that holds no time", async () => {
    const cursor = Buffer.from(JSON.stringify(["books:updated", 0, "bukan waktu", 1])).toString("base64url");
    expect(await expectDomainError(books.page(admin, { sort: "updated" }, { after: cursor }))).toMatchObject({
      fields: { after: expect.any(String) as string },
    });
  });

  it.each<[string, BookListArgs["filter"], number[]]>([
    ["without a category", { hasCategory: false }, [2, 1]],
    ["with a category", { hasCategory: true }, [4, 3, 0]],
    ["without a cover", { hasCover: false }, [4, 2, 1, 0]],
    ["without copies that it holds", { hasCopies: false }, [4, 2]],
    ["with a wrong ISBN", { isbnIsWrong: true }, [1]],
  ])("shows books %s", async (_title, filter, order) => {
    expect(await paged({ filter })).toEqual(order);
    expect(await books.count(admin, { filter })).toBe(order.length);
  });

  it("tells how many books one record has without counting them, and counts where more is asked", async () => {
    const [category] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM categories WHERE name = 'Sains'`),
    );
    const filter = { categoryIds: [category?.id ?? 0] };
    const statements = await test.counter.statementsDuring(async () => {
      expect(await books.count(admin, { filter })).toBe(2);
    });
    expect(statements.filter((statement) => /count\(\*\)/iu.test(statement))).toEqual([]);
    expect(await books.count(admin, { filter: { ...filter, hasCover: false } })).toBe(1);
    expect(await books.count(admin, { filter, search: "kimia" })).toBe(1);
    expect(await books.count(admin, { filter: { categoryIds: [999] } })).toBe(0);
  });

  it("finds a code whole, by its beginning, typed small, and before all that only has the word", async () => {
    expect(await paged({ search: "B00001", withItemCodes: true })).toEqual([0, 1]);
    expect(await paged({ search: " b001", withItemCodes: true })).toEqual([3]);
    expect(await paged({ search: "B00", withItemCodes: true })).toEqual([3, 0, 1]);
    expect(await paged({ search: "perp/01", withItemCodes: true })).toEqual([1]);
    expect(await paged({ search: "C%1", withItemCodes: true })).toEqual([]);
    expect(await books.count(admin, { search: "B00001", withItemCodes: true })).toBe(2);
  });

  it("finds by code in every order and within a filter, each book once", async () => {
    expect(await paged({ search: "B00", withItemCodes: true, sort: "title" })).toEqual([3, 1, 0]);
    expect(await paged({ search: "B00", withItemCodes: true, sort: "updated", filter: { hasCategory: true } })).toEqual(
      [3, 0],
    );
    expect(await paged({ search: "B00", withItemCodes: true, reversed: true })).toEqual([1, 0, 3]);
  });

  it("gives nobody else copies' codes or what an import brought", async () => {
    const student = await givenStudentViewer(test.database);
    for (const viewer of [visitor, student]) {
      const kind = viewer === visitor ? "unauthenticated" : "forbidden";
      expect(
        await expectDomainError(books.page(viewer, { search: "B00001", withItemCodes: true }, { first: 5 })),
      ).toMatchObject({ kind });
      expect(await expectDomainError(books.count(viewer, { filter: { importId: 1 } }))).toMatchObject({ kind });
    }
    expect(
      (await books.page(visitor, { search: "B00001" }, { first: 5 })).edges.map(({ node }) => ids.indexOf(node.id)),
    ).toEqual([1]);
  });
});
