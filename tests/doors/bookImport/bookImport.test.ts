import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import type { FastifyInstance } from "fastify";
import sql, { type Sql } from "sql-template-tag";
import { z } from "zod";

import { importResponse } from "../../../server/bookImport/importResultPresenter.js";
import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import {
  graphqlMultipart,
  graphqlParts,
  multipartBody,
  MULTIPART,
  restMultipart,
} from "../../support/files/multipart.js";
import { asAdmin, asStudent } from "../../support/people.js";
import { importCsv, manyBooks } from "../../server/bookImport/importing.js";

const IMPORT = /* GraphQL */ `
  mutation ($input: ImportBooksInput!, $first: Int) {
    importBooks(input: $input) {
      __typename
      ... on ImportBooksPayload {
        importId
        rows
        imported
        copies
        copiesAdded
        copiesLeftOut
        duplicates
        refused
        toCheck
        ignoredColumns
        warnings {
          message
          rows
          firstRow
        }
        bookEdges(first: $first) {
          cursor
          node {
            databaseId
            title
            authors {
              lastName
            }
          }
        }
      }
      ... on UserError {
        code
        message
      }
    }
  }
`;

interface Imported {
  readonly importBooks: {
    readonly __typename: string;
    readonly importId: number;
    readonly imported: number;
    readonly bookEdges: readonly {
      readonly cursor: string;
      readonly node: { readonly databaseId: number; readonly title: string };
    }[];
  };
}

/** Two books, a twin of the first, a row without a title, and a year that is none. */
const csv = (mark: string) =>
  Buffer.from(`judul;pengarang;tahun terbit;jumlah;tak dikenal
Pulang ${mark};Leila S. Chudori;2012;2;x
Amba ${mark};Laksmi Pamuntjak;201/2;1;x
Pulang ${mark};Leila S. Chudori;2012;;x
;Tanpa Judul;2000;1;x
`);

onBothEngines("An import by either door", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    await app.listen({ port: 0, host: "127.0.0.1" });
    admin = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());

  const rest = (content: Buffer, as = admin) =>
    restMultipart(app, "/books/import-csv", [["file", { content, name: "buku.csv" }]], as);
  const graphql = (content: Buffer, as = admin) =>
    graphqlMultipart<Imported>(app, graphqlParts(IMPORT, {}, { content, name: "buku.csv" }), as);
  const rowsOf = <Row>(statement: Sql) => test.database.read((reader) => reader.rows<Row>(statement));
  const countOf = async (statement: Sql) => Number((await rowsOf<{ n: number }>(statement))[0]?.n);

  it("gives REST the true counts and the imported books, the newest first", async () => {
    const { status, body } = await rest(csv("REST"));

    expect(status).toBe(201);
    expect(body).toMatchObject({
      status_code: 201,
      message: "2 buku dan 3 eksemplar diimpor, 1 duplikat, 1 ditolak, 1 eksemplar tidak masuk.",
      rows: 4,
      imported: 2,
      copies: 3,
      copies_added: 0,
      copies_left_out: 1,
      duplicates: 1,
      refused: 1,
      to_check: 0,
      ignored_columns: ["tak dikenal"],
      warnings: [
        { message: expect.stringContaining("tahun terbit"), rows: 1, first_row: 3 },
        { rows: 1, first_row: 4, is_serious: false },
      ],
      data: [
        { title: "Amba REST", authors: [{ last_name: "Pamuntjak" }] },
        { title: "Pulang REST", copies_count: 2 },
      ],
    });
    expect(() =>
      importResponse
        .extend({ status_code: z.literal(201) })
        .strict()
        .parse(body),
    ).not.toThrow();
  });

  it("gives GraphQL the same, and edges of the newest books", async () => {
    const { data, errors } = await graphql(csv("GraphQL"));

    expect(errors).toEqual([]);
    expect(data.importBooks).toMatchObject({
      __typename: "ImportBooksPayload",
      rows: 4,
      imported: 2,
      copies: 3,
      copiesAdded: 0,
      copiesLeftOut: 1,
      duplicates: 1,
      refused: 1,
      toCheck: 0,
      ignoredColumns: ["tak dikenal"],
      warnings: [
        { rows: 1, firstRow: 3 },
        { rows: 1, firstRow: 4 },
      ],
      bookEdges: [{ node: { title: "Amba GraphQL" } }, { node: { title: "Pulang GraphQL" } }],
    });
    const list = await postGraphql<{ books: { edges: readonly { cursor: string }[] } }>(
      app,
      "{ books(first: 2) { edges { cursor } } }",
    );
    expect(data.importBooks.bookEdges.map(({ cursor }) => cursor)).toEqual(
      list.data.books.edges.map(({ cursor }) => cursor),
    );
  });

  it("is in the trail, with who and how many", async () => {
    const { data } = await graphql(csv("jejak"));
    const [entry] = await rowsOf<{ actor: string; after_values: string }>(
      sql`SELECT actor, after_values FROM audit_entries WHERE action = 'bookImport.run'
        AND record_id = ${data.importBooks.importId}`,
    );
    expect(entry?.actor).toMatch(/^petugas/);
    expect(JSON.parse(entry?.after_values ?? "")).toEqual({
      fileName: "buku.csv",
      rows: 4,
      books: 2,
      copies: 3,
      copiesAdded: 0,
      copiesLeftOut: 1,
      duplicates: 1,
      refused: 1,
      toCheck: 0,
    });
  });

  it("from the command line is in the trail too, as the machine's own", async () => {
    const { result } = await importCsv(test.database, csv("baris perintah"));
    const entries = await rowsOf<{ actor: string; user_id: number | null }>(
      sql`SELECT actor, user_id FROM audit_entries WHERE action = 'bookImport.run' AND record_id = ${result.importId}`,
    );
    expect(entries).toEqual([{ actor: "sistem", user_id: null }]);
  });

  it("of thousands is streamed whole by REST, and a hundred of them are edges by GraphQL", async () => {
    const { body } = await rest(Buffer.from(manyBooks(1_250)));
    const data = body.data as readonly { id: number; title: string }[];
    expect([body.imported, data.length]).toEqual([1_250, 1_250]);
    expect(data.map(({ id }) => id)).toEqual([...data.map(({ id }) => id)].sort((a, b) => b - a));
    expect([data[0]?.title, data.at(-1)?.title]).toEqual(["Buku Uji 1250", "Buku Uji 1"]);

    const more = await graphqlMultipart<Imported>(
      app,
      [
        ["operations", JSON.stringify({ query: IMPORT, variables: { input: { file: null }, first: 5_000 } })],
        ["map", '{"0":["variables.input.file"]}'],
        ["0", { content: Buffer.from(manyBooks(150, 5_000)) }],
      ],
      admin,
    );
    expect(more.data.importBooks).toMatchObject({ imported: 150 });
    expect(more.data.importBooks.bookEdges).toHaveLength(100);
  });

  it("that brings nothing new says so", async () => {
    await rest(csv("dua kali"));
    const again = await rest(csv("dua kali"));
    expect(again).toMatchObject({ status: 201, body: { imported: 0, duplicates: 3, refused: 1, data: [] } });
    expect((await graphql(csv("dua kali"))).data.importBooks).toMatchObject({ imported: 0, bookEdges: [] });
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a header alone", Buffer.from("judul;pengarang\n")],
    ["no columns of ours", Buffer.from("a;b\n1;2\n")],
    ["a workbook", Buffer.from("PK\u0003\u0004xl/workbook.xml")],
  ])("of %s is refused by both, and nothing is written", async (_what, content) => {
    const before = await countOf(sql`SELECT COUNT(*) AS n FROM books`);
    expect(await rest(content)).toMatchObject({
      status: 422,
      body: { status_code: 422, errors: { file: [expect.any(String)] } },
    });
    expect((await graphql(content)).data.importBooks).toMatchObject({ __typename: "ValidationError" });
    expect(await countOf(sql`SELECT COUNT(*) AS n FROM books`)).toBe(before);
  });

  it("of two files, or of none, is refused", async () => {
    const content = csv("berlebih");
    expect(
      await restMultipart(
        app,
        "/books/import-csv",
        [
          ["file", { content }],
          ["file", { content }],
        ],
        admin,
      ),
    ).toMatchObject({ status: 422 });
    expect(await restMultipart(app, "/books/import-csv", [["berkas", { content }]], admin)).toMatchObject({
      status: 422,
    });
    expect(await countOf(sql`SELECT COUNT(*) AS n FROM books WHERE title LIKE '%berlebih%'`)).toBe(0);
  });

  it("is for administrators", async () => {
    const student = await asStudent(app, test.database);
    expect(await rest(csv("x"), {})).toMatchObject({ status: 401 });
    expect(await rest(csv("x"), student)).toMatchObject({ status: 403 });
    expect(await graphql(csv("x"), {})).toMatchObject({ status: 401 });
    expect(await graphql(csv("x"), student)).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
  });

  it.each([
    ["REST", "/api/books/import-csv", (content: Buffer) => multipartBody([["file", { content }]])],
    ["GraphQL", "/graphql", (content: Buffer) => multipartBody(graphqlParts(IMPORT, {}, { content }))],
  ] as const)("whose caller goes away is taken back, by %s", async (_door, path, bodyOf) => {
    const before = await countOf(sql`SELECT COUNT(*) AS n FROM books`);
    const imports = await countOf(sql`SELECT COUNT(*) AS n FROM book_imports`);
    const running = () => countOf(sql`SELECT COUNT(*) AS n FROM book_imports WHERE running_slot = 1 AND rows_read > 0`);
    const sending = httpRequest({
      host: "127.0.0.1",
      port: (app.server.address() as AddressInfo).port,
      path,
      method: "POST",
      headers: { ...MULTIPART, ...admin },
    });
    sending.once("error", () => undefined);
    sending.end(bodyOf(Buffer.from(manyBooks(20_000, 100_000))));
    while ((await running()) === 0) {
      await wait(10);
    }
    sending.destroy();
    while ((await countOf(sql`SELECT COUNT(*) AS n FROM book_imports WHERE running_slot = 1`)) > 0) {
      await wait(20);
    }

    expect(await countOf(sql`SELECT COUNT(*) AS n FROM books`)).toBe(before);
    expect(await countOf(sql`SELECT COUNT(*) AS n FROM book_imports`)).toBe(imports + 1);
    expect(
      await countOf(sql`SELECT COUNT(*) AS n FROM book_imports WHERE state = 'cancelled' AND finished_at IS NOT NULL`),
    ).toBeGreaterThan(0);
  });
});
