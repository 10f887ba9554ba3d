import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";
import { z } from "zod";

import { bookEditingRoutes } from "../../../server/books/writing/bookEditing.rest.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBorrowing } from "../../support/circulation/givenBorrowing.js";
import { copies, givenBooks } from "../../support/givenBooks.js";
import { asAdmin, asStudent } from "../../support/people.js";

const CREATE = `mutation ($input: CreateBookInput!) { createBook(input: $input) {
  __typename
  ... on CreateBookPayload { book { id databaseId title slug category { id name booksCount }
  authors { name } copiesCount viewerCanUpdate viewerCanDelete } bookEdge { cursor node { id } }
  warnings { field message } }
  ... on UserError { code message }
  ... on ValidationError { fields { name message } }
  ... on ConflictError { conflicts: fields { name message } }
} }`;
const UPDATE = `mutation ($input: UpdateBookInput!) { updateBook(input: $input) {
  __typename
  ... on UpdateBookPayload { book { id title edition imageUrl updatedAt publisher { name booksCount }
  authors { name } } warnings { field } }
  ... on UserError { code message }
  ... on ValidationError { fields { name } }
} }`;
const DELETE = `mutation ($input: DeleteBookInput!) {
  deleteBook(input: $input) { __typename ... on DeleteBookPayload { deletedBookId }
  ... on UserError { code message } } }`;
const BULK = `mutation ($input: BulkDeleteBooksInput!) { bulkDeleteBooks(input: $input) {
  __typename
  ... on BulkDeleteBooksPayload { deletedBookIds outcomes { bookId databaseId deleted
  error { __typename code message } } }
  ... on UserError { code message }
} }`;
const globalId = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString("base64");

interface Payload {
  readonly __typename: string;
  readonly [field: string]: unknown;
}

onBothEngines("Editing books through both doors", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());
  const command = async (mutation: string, input: object, as = admin) => {
    const { data, errors } = await postGraphql<Record<string, Payload>>(app, mutation, { input }, as);
    expect(errors).toEqual([]);
    return Object.values(data)[0] ?? { __typename: "nothing" };
  };
  const rows = <Row>(statement: Parameters<typeof sql>[0], ...values: unknown[]) =>
    test.database.read((reader) => reader.rows<Row>(sql(statement, ...values)));

  it("creates the same book by either, with status 201, its warnings and an edge that heads the list", async () => {
    const author = { firstName: "Andrea", lastName: "Hirata" };
    const graphql = await command(CREATE, {
      title: "Dari GraphQL",
      authors: [author],
      isbn: "123",
      category: "Novel",
      copies: 2,
    });
    const rest = await requestRest(app, "POST", "/books", {
      as: admin,
      body: {
        title: "Dari REST",
        authors: [{ first_name: "Andrea", last_name: "Hirata" }],
        isbn: "123",
        category: "Novel",
        item_codes: ["R-1"],
        copies: 2,
      },
    });

    expect(graphql).toMatchObject({
      __typename: "CreateBookPayload",
      warnings: [{ field: "isbn" }],
      book: {
        title: "Dari GraphQL",
        slug: "dari-graphql",
        authors: [{ name: "Andrea Hirata" }],
        category: { name: "Novel", booksCount: 1 },
        copiesCount: 2,
        viewerCanUpdate: true,
        viewerCanDelete: true,
      },
    });
    expect(rest).toMatchObject({
      status: 201,
      body: {
        status_code: 201,
        data: {
          title: "Dari REST",
          authors: [{ name: "Andrea Hirata", books_count: 2 }],
          category: { books_count: 2 },
          copies_count: 2,
          available_count: 2,
        },
        warnings: [{ field: "isbn" }],
      },
    });
    expect(bookEditingRoutes[0]?.response.parse(rest.body)).toBeTruthy();
    const { data } = await postGraphql<{ books: { edges: unknown[] } }>(
      app,
      `{ books(first: 1, after: ${JSON.stringify((graphql.bookEdge as { cursor: string }).cursor)}) {
        edges { node { title } } } }`,
    );
    expect(data.books.edges).toEqual([]);
    const listed = await postGraphql<{ books: { edges: { cursor: string }[] } }>(
      app,
      "{ books(first: 2) { edges { cursor node { title } } } }",
    );
    expect(listed.data.books.edges[1]?.cursor).toBe((graphql.bookEdge as { cursor: string }).cursor);
  });

  it("chooses records by number and global id", async () => {
    const [id = 0] = await givenBooks(test.database, [
      { by: ["Rara Pilihan"], publisher: "Padi Emas", category: "Alam" },
    ]);
    const [given] = await rows<{ authorId: number; publisherId: number; categoryId: number }>`
      SELECT author_id AS authorId, publisher_id AS publisherId, category_id AS categoryId FROM books
      JOIN book_authors ON book_id = id WHERE id = ${id}`;
    const { authorId = 0, publisherId = 0, categoryId = 0 } = given ?? {};
    const graphql = await command(CREATE, {
      title: "Dipilih",
      authorIds: [globalId("Author", authorId)],
      publisherId: globalId("Publisher", publisherId),
      categoryId: globalId("Category", categoryId),
    });
    const rest = await requestRest(app, "POST", "/books", {
      as: admin,
      body: { title: "Dipilih", author_ids: [authorId], publisher_id: publisherId, category_id: categoryId },
    });

    expect(graphql.book).toMatchObject({ authors: [{ name: "Rara Pilihan" }], category: { name: "Alam" } });
    expect(rest.body.data).toMatchObject({
      authors: [{ name: "Rara Pilihan", books_count: 3 }],
      publisher: { name: "Padi Emas", books_count: 3 },
      category: { books_count: 3 },
    });
    expect(await command(CREATE, { title: "Salah jenis", categoryId: globalId("Author", authorId) })).toMatchObject({
      __typename: "ValidationError",
      fields: [{ name: "categoryId" }],
    });
  });

  it("tells all wrong fields in the words of each door, and a taken code as a conflict at its place", async () => {
    await givenBooks(test.database, [{ title: "Pemilik", copies: [{ itemCode: "PUNYA" }] }]);
    const graphql = await command(CREATE, { title: "", publishYear: 20007, authors: [{ firstName: " " }] });
    const rest = await requestRest(app, "POST", "/books", {
      as: admin,
      body: { title: "a\u0000", publish_year: 20007, authors: [{ first_name: " ", role: "x" }], listed: 0 },
    });

    expect(graphql).toMatchObject({ __typename: "ValidationError", code: "VALIDATION_FAILED" });
    expect((graphql.fields as { name: string }[]).map(({ name }) => name).sort()).toEqual([
      "authors.0.firstName",
      "publishYear",
      "title",
    ]);
    expect(rest.status).toBe(422);
    expect(Object.keys(rest.body.errors as object).sort()).toEqual([
      "authors.0.first_name",
      "authors.0.role",
      "listed",
      "publish_year",
      "title",
    ]);

    expect(await command(CREATE, { title: "Bentrok", itemCodes: ["BEBAS", "PUNYA"] })).toMatchObject({
      __typename: "ConflictError",
      code: "CONFLICT",
      conflicts: [{ name: "itemCodes.1" }],
    });
    expect(
      await requestRest(app, "POST", "/books", {
        as: admin,
        body: { title: "Bentrok", item_codes: ["BEBAS", "PUNYA"] },
      }),
    ).toMatchObject({
      status: 409,
      body: { status_code: 409, errors: { "item_codes.1": ["Kode PUNYA sudah dipakai “Pemilik”."] } },
    });
  });

  it("changes the same by either; what is left out stays and null empties", async () => {
    const [one = 0, two = 0] = await givenBooks(test.database, [
      { title: "Sebelum", publisher: "Ada", by: ["Tetap Saja"] },
      { title: "Sebelum", publisher: "Ada", by: ["Tetap Saja"] },
    ]);
    const graphql = await command(UPDATE, { id: globalId("Book", one), title: "Sesudah", publisher: null });
    const rest = await requestRest(app, "PUT", `/books/${two}`, {
      as: admin,
      body: { title: "Sesudah", publisher: null },
    });

    expect(graphql).toMatchObject({
      __typename: "UpdateBookPayload",
      book: { title: "Sesudah", publisher: null, authors: [{ name: "Tetap Saja" }] },
    });
    expect(rest).toMatchObject({
      status: 200,
      body: {
        status_code: 200,
        data: { title: "Sesudah", publisher: null, authors: [{ name: "Tetap Saja" }] },
        warnings: [],
      },
    });
    expect(bookEditingRoutes[1]?.response.parse(rest.body)).toBeTruthy();
  });

  it("removes the cover by is_delete_image", async () => {
    const cover = { imageUrl: "https://contoh.id/a.jpg" };
    const [one = 0, two = 0] = await givenBooks(test.database, [cover, cover]);

    expect(await command(UPDATE, { id: globalId("Book", one), isDeleteImage: true })).toMatchObject({
      book: { imageUrl: null },
    });
    expect(
      (await requestRest(app, "PUT", `/books/${two}`, { as: admin, body: { is_delete_image: true } })).body.data,
    ).toMatchObject({ image_url: null });
  });

  it("refuses a change of what somebody else has changed since it was read", async () => {
    const [id = 0] = await givenBooks(test.database, [{ title: "Dibaca" }]);
    const { data } = await postGraphql<{ book: { updatedAt: string } }>(
      app,
      `{ book(id: "${globalId("Book", id)}") { updatedAt } }`,
    );
    const seen = data.book.updatedAt;
    const first = await requestRest(app, "PUT", `/books/${id}`, {
      as: admin,
      body: { edition: "1", expected_updated_at: seen },
    });
    const second = await command(UPDATE, { id: globalId("Book", id), edition: "2", expectedUpdatedAt: seen });
    const third = await requestRest(app, "PUT", `/books/${id}`, {
      as: admin,
      body: { edition: "3", expected_updated_at: seen },
    });

    expect([first.status, second.__typename, third.status]).toEqual([200, "ConflictError", 409]);
    expect(third.body.errors).toHaveProperty("expected_updated_at");
    const next = (first.body.data as { updated_at: string }).updated_at;
    expect(await command(UPDATE, { id: globalId("Book", id), edition: "4", expectedUpdatedAt: next })).toMatchObject({
      book: { edition: "4" },
    });
  });

  it("shows two changes of one operation each as it left the book", async () => {
    const [id = 0] = await givenBooks(test.database, [{ title: "Dua kali", by: ["Semula Saja"] }]);
    const { data } = await postGraphql<Record<string, { book: unknown }>>(
      app,
      `mutation ($id: ID!) {
      first: updateBook(input: { id: $id, authors: [{ firstName: "Satu" }] }) {
      ... on UpdateBookPayload { book { authors { name } } } }
      second: updateBook(input: { id: $id, authors: [{ firstName: "Dua" }] }) {
      ... on UpdateBookPayload { book { authors { name } } } }
    }`,
      { id: globalId("Book", id) },
      admin,
    );

    expect(data).toEqual({
      first: { book: { authors: [{ name: "Satu" }] } },
      second: { book: { authors: [{ name: "Dua" }] } },
    });
  });

  it("deletes by either, and says why a book stays", async () => {
    const [one = 0, two = 0, out = 0] = await givenBooks(test.database, [
      { copies: copies(1) },
      {},
      { title: "Di luar", copies: [{ itemCode: "LUAR" }] },
    ]);
    await givenBorrowing(test.database, "LUAR");

    expect(await command(DELETE, { id: globalId("Book", one) })).toEqual({
      __typename: "DeleteBookPayload",
      deletedBookId: globalId("Book", one),
    });
    expect(await requestRest(app, "DELETE", `/books/${two}`, { as: admin })).toMatchObject({
      status: 200,
      body: { status_code: 200, message: "Buku dihapus." },
    });
    expect(await command(DELETE, { id: globalId("Book", one) })).toMatchObject({
      __typename: "NotFoundError",
      code: "NOT_FOUND",
    });
    expect((await requestRest(app, "DELETE", `/books/${two}`, { as: admin })).status).toBe(404);
    expect((await requestRest(app, "DELETE", "/books/laskar", { as: admin })).status).toBe(404);
    expect(await command(DELETE, { id: globalId("Author", out) })).toMatchObject({ __typename: "NotFoundError" });
    expect(await command(DELETE, { id: globalId("Book", out) })).toMatchObject({
      __typename: "ConflictError",
      message: expect.stringContaining("LUAR sedang dipinjam sampai 28 November 2026"),
    });
    expect(await requestRest(app, "DELETE", `/books/${out}`, { as: admin })).toMatchObject({
      status: 409,
      body: { status_code: 409, message: expect.stringContaining("LUAR") },
    });
  });

  it("deletes several and tells of each", async () => {
    const given = await givenBooks(test.database, [{}, {}, { title: "Tinggal", copies: [{ itemCode: "TINGGAL" }] }]);
    const [one = 0, two = 0, out = 0] = given;
    await givenBorrowing(test.database, "TINGGAL", { returned: true });
    const graphql = await command(BULK, { bookIds: [globalId("Book", out), globalId("Book", one)] });
    const rest = await requestRest(app, "DELETE", "/books/bulk-delete", {
      as: admin,
      body: { book_ids: [two, out, one] },
    });

    expect(graphql).toEqual({
      __typename: "BulkDeleteBooksPayload",
      deletedBookIds: [globalId("Book", one)],
      outcomes: [
        {
          bookId: globalId("Book", out),
          databaseId: out,
          deleted: false,
          error: { __typename: "ConflictError", code: "CONFLICT", message: expect.stringContaining("TINGGAL") },
        },
        { bookId: globalId("Book", one), databaseId: one, deleted: true, error: null },
      ],
    });
    expect(rest).toMatchObject({
      status: 200,
      body: {
        status_code: 200,
        message: "1 dari 3 buku dihapus.",
        data: [
          { id: two, deleted: true, message: "Dihapus." },
          { id: out, deleted: false, message: expect.stringContaining("TINGGAL") },
          { id: one, deleted: false, message: expect.stringContaining("tidak ditemukan") },
        ],
      },
    });
    expect(await command(BULK, { bookIds: [globalId("Book", out)] })).toMatchObject({ __typename: "ConflictError" });
    expect(
      await requestRest(app, "DELETE", "/books/bulk-delete", { as: admin, body: { book_ids: [out, one] } }),
    ).toMatchObject({ status: 409, body: { errors: { "book_ids.0": [expect.stringContaining("TINGGAL")] } } });
    expect(
      (await requestRest(app, "DELETE", "/books/bulk-delete", { as: admin, body: { book_ids: [one, two] } })).status,
    ).toBe(404);
    expect(await requestRest(app, "DELETE", "/books/bulk-delete", { as: admin, body: {} })).toMatchObject({
      status: 422,
      body: { errors: { book_ids: ["Wajib diisi."] } },
    });
    expect(
      await requestRest(app, "DELETE", "/books/bulk-delete", {
        as: admin,
        body: { book_ids: Array.from({ length: 251 }, (_, index) => index + 1) },
      }),
    ).toMatchObject({ status: 422, body: { errors: { book_ids: ["Maksimal 250 data."] } } });
  });

  it("lets administrators alone in, by either door", async () => {
    const [id = 0] = await givenBooks(test.database, [{ title: "Terkunci" }]);
    const student = await asStudent(app, test.database);
    const calls = [
      ["POST", "/books"],
      ["PUT", `/books/${id}`],
      ["DELETE", `/books/${id}`],
      ["DELETE", "/books/bulk-delete"],
    ] as const;
    const mutations = [
      [CREATE, { title: "X" }],
      [UPDATE, { id: globalId("Book", id), title: "X" }],
      [DELETE, { id: globalId("Book", id) }],
      [BULK, { bookIds: [globalId("Book", id)] }],
    ] as const;

    for (const [method, path] of calls) {
      expect((await requestRest(app, method, path, { body: { title: "X", book_ids: [id] } })).status).toBe(401);
      expect((await requestRest(app, method, path, { body: { title: "X", book_ids: [id] }, as: student })).status).toBe(
        403,
      );
      expect(
        (
          await requestRest(app, method, path, {
            body: { title: "X", book_ids: [id] },
            as: { cookie: admin.cookie ?? "" },
          })
        ).status,
      ).toBe(403);
    }
    for (const [mutation, input] of mutations) {
      expect((await postGraphql(app, mutation, { input })).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
      expect((await postGraphql(app, mutation, { input }, student)).errors[0]?.extensions?.code).toBe("FORBIDDEN");
    }
    expect(await rows`SELECT title FROM books WHERE id = ${id}`).toEqual([{ title: "Terkunci" }]);
    const { data } = await postGraphql(
      app,
      `{ book(id: "${globalId("Book", id)}") { viewerCanUpdate viewerCanDelete } }`,
      {},
      student,
    );
    expect(data).toEqual({ book: { viewerCanUpdate: false, viewerCanDelete: false } });
  });

  it("gives examples that are true to their shapes", () => {
    for (const { response: answer, example, success } of bookEditingRoutes) {
      expect(
        answer
          .extend({ status_code: z.literal(success) })
          .strict()
          .parse(example.response),
      ).toEqual(example.response);
    }
  });
});
