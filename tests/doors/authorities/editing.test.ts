import type { FastifyInstance } from "fastify";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { asAdmin, asStudent } from "../../support/people.js";

type Headers = Record<string, string>;

/** Each list as its two doors know it, with two records by the values of one and the other. */
const LISTS = [
  {
    list: "authors",
    type: "Author",
    gql: { firstName: "Ayu", lastName: "Utami" },
    rest: { first_name: "Ayu", last_name: "Utami" },
    shown: { first_name: "Ayu", last_name: "Utami", name: "Ayu Utami", kind: "person" },
    change: { firstName: "Ayu W." },
  },
  {
    list: "publishers",
    type: "Publisher",
    gql: { name: "Kepustakaan" },
    rest: { name: "Kepustakaan" },
    shown: { name: "Kepustakaan" },
    change: { name: "Kepustakaan Populer" },
  },
  {
    list: "categories",
    type: "Category",
    gql: { name: "Novel" },
    rest: { name: "Novel" },
    shown: { name: "Novel" },
    change: { name: "Novel Indonesia" },
  },
  {
    list: "classifications",
    type: "Classification",
    gql: { code: "2x6", name: "Sosial" },
    rest: { code: "2x6", name: "Sosial" },
    shown: { code: "2X6", name: "Sosial" },
    change: { code: "2x6.1" },
  },
  {
    list: "locations",
    type: "Location",
    gql: { name: "Aula", shelf: "B" },
    rest: { name: "Aula", shelf: "B" },
    shown: { name: "Aula", shelf: "B" },
    change: { shelf: "C" },
  },
  {
    list: "sources",
    type: "Source",
    gql: { name: "BOS" },
    rest: { name: "BOS" },
    shown: { name: "BOS" },
    change: { name: "Dana BOS" },
  },
] as const;

const globalId = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString("base64");

onBothEngines("Editing the six lists", (test) => {
  let app: FastifyInstance;
  let admin: Headers;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());

  interface Result {
    readonly __typename: string;
    readonly message?: string;
    readonly fields?: { name: string; message: string }[];
    readonly [field: string]: unknown;
  }
  /** Runs one command and gives its result with whatever the selection asks of the payload. */
  const command = async (name: string, input: object, payload: string, as: Headers = admin) => {
    const inputType = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    // A merge clashes with nothing, so that its union does not know such a failure.
    const conflict = name.startsWith("merge") ? "" : "... on ConflictError { fields { name message } }";
    const { data, errors } = await postGraphql<Record<string, Result> | null>(
      app,
      `mutation ($input: ${inputType}!) { ${name}(input: $input) { __typename ... on UserError { message code }
        ... on ValidationError { fields { name message } } ${conflict} ${payload} } }`,
      { input },
      as,
    );
    return { result: data?.[name], codes: errors.map(({ extensions }) => extensions?.code) };
  };

  describe.each(LISTS)("in the $list", ({ list, type, gql, rest, shown, change }) => {
    const field = `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
    const restChange = Object.fromEntries(
      Object.entries(change).map(([name, value]) => [name === "firstName" ? "first_name" : name, value as unknown]),
    );
    let id: number;

    it("adds by REST with 201, and a clash is 409 that names the record", async () => {
      const added = await requestRest(app, "POST", `/books/${list}`, { body: rest, as: admin });
      const again = await requestRest(app, "POST", `/books/${list}`, { body: rest, as: admin });

      expect(added).toMatchObject({ status: 201, body: { status_code: 201, data: { ...shown, books_count: 0 } } });
      id = (added.body.data as { id: number }).id;
      expect(again).toMatchObject({
        status: 409,
        body: { status_code: 409, message: expect.stringContaining(`nomor ${id}`) },
      });
      expect(Object.keys(again.body.errors as object)).toEqual([Object.keys(rest)[0]]);
    });

    it("meets the same clash by GraphQL, as data", async () => {
      const { result, codes } = await command(`create${type}`, gql, `... on Create${type}Payload { ${field} { id } }`);

      expect(codes).toEqual([]);
      expect(result).toMatchObject({
        __typename: "ConflictError",
        code: "CONFLICT",
        message: expect.stringContaining(`nomor ${id}`),
        fields: [{ name: Object.keys(gql)[0] }],
      });
    });

    it("changes by either door, and reads the change by the other", async () => {
      const byRest = await requestRest(app, "PUT", `/books/${list}/${id}`, { body: restChange, as: admin });
      const back = await command(
        `update${type}`,
        { id: globalId(type, id), ...gql },
        `... on Update${type}Payload { ${field} { databaseId viewerCanUpdate viewerCanDelete
          ${Object.keys(gql).join(" ")} } }`,
      );

      expect(byRest).toMatchObject({ status: 200, body: { status_code: 200, data: { id } } });
      expect(back.result).toMatchObject({
        __typename: `Update${type}Payload`,
        [field]: {
          databaseId: id,
          viewerCanUpdate: true,
          viewerCanDelete: true,
          ...(list === "classifications" ? { name: "Sosial" } : gql),
        },
      });
    });

    it("merges by either door, and gives what remains and what is gone", async () => {
      const make = async (word: string) => {
        const values =
          list === "authors" ? { first_name: word } : list === "classifications" ? { code: word } : { name: word };
        return (
          (await requestRest(app, "POST", `/books/${list}`, { body: values, as: admin })).body.data as { id: number }
        ).id;
      };
      const [one, two] = [await make("Kembar Satu"), await make("Kembar Dua")];

      const byRest = await requestRest(app, "POST", `/books/${list}/${one}/merge`, {
        body: { into_id: id },
        as: admin,
      });
      const byGraphql = await command(
        `merge${type}`,
        { id: globalId(type, two), intoId: globalId(type, id) },
        `... on Merge${type}Payload { ${field} { databaseId } deleted${type}Id }`,
      );

      expect(byRest).toMatchObject({ status: 200, body: { data: { id, books_count: 0 } } });
      expect(byGraphql.result).toMatchObject({
        [field]: { databaseId: id },
        [`deleted${type}Id`]: globalId(type, two),
      });
      expect(
        (await requestRest(app, "POST", `/books/${list}/${one}/merge`, { body: { into_id: id }, as: admin })).status,
      ).toBe(404);
    });

    it("refuses wrong input with every field, and unknown numbers", async () => {
      const wrong = await requestRest(app, "POST", `/books/${list}`, { body: { apa: 1 }, as: admin });
      const elsewhere = await command(
        `merge${type}`,
        { id: globalId(type, id), intoId: globalId("Book", 1) },
        `... on Merge${type}Payload { deleted${type}Id }`,
      );

      expect(wrong.status).toBe(422);
      expect(Object.keys(wrong.body.errors as object).sort()).toEqual(["apa", Object.keys(rest)[0]].sort());
      expect(elsewhere.result).toMatchObject({
        __typename: "ValidationError",
        fields: [{ name: "intoId", message: expect.stringContaining("pengganti tidak ditemukan") }],
      });
      expect((await requestRest(app, "PUT", `/books/${list}/999999`, { body: restChange, as: admin })).status).toBe(
        404,
      );
      expect((await requestRest(app, "PUT", `/books/${list}/satu`, { body: restChange, as: admin })).status).toBe(404);
      expect(
        (
          await command(
            `update${type}`,
            { id: globalId(type, 999_999), ...change },
            `... on Update${type}Payload { ${field} { id } }`,
          )
        ).result?.__typename,
      ).toBe("NotFoundError");
    });

    it("lets nobody in but administrators, by neither door", async () => {
      const student = await asStudent(app, test.database);
      const calls = [
        ["POST", `/books/${list}`],
        ["PUT", `/books/${list}/${id}`],
        ["POST", `/books/${list}/${id}/merge`],
        ["DELETE", `/books/${list}/${id}`],
      ] as const;
      for (const [method, path] of calls) {
        expect((await requestRest(app, method, path, { body: {} })).status).toBe(401);
        expect((await requestRest(app, method, path, { body: {}, as: student })).status).toBe(403);
        expect((await requestRest(app, method, path, { body: {}, as: { cookie: admin.cookie ?? "" } })).status).toBe(
          403,
        );
      }
      for (const [name, input, payload] of [
        [`create${type}`, gql, `... on Create${type}Payload { ${field} { id } }`],
        [`delete${type}`, { id: globalId(type, id) }, `... on Delete${type}Payload { deleted${type}Id }`],
      ] as const) {
        expect((await command(name, input, payload, {})).codes).toEqual(["UNAUTHENTICATED"]);
        expect((await command(name, input, payload, student)).codes).toEqual(["FORBIDDEN"]);
      }
    });

    it("deletes by GraphQL what nothing names", async () => {
      const { result } = await command(
        `delete${type}`,
        { id: globalId(type, id) },
        `... on Delete${type}Payload { deleted${type}Id }`,
      );

      expect(result).toEqual({ __typename: `Delete${type}Payload`, [`deleted${type}Id`]: globalId(type, id) });
      expect((await requestRest(app, "DELETE", `/books/${list}/${id}`, { as: admin })).status).toBe(404);
    });
  });

  it("shows a book as the second command of an operation left it, not as the first had loaded it", async () => {
    await givenBooks(test.database, [{ title: "Dua Perintah", by: ["Nama Awal"] }]);
    const { data: before } = await postGraphql<{ authors: { nodes: { id: string }[] } }>(
      app,
      '{ authors(search: "nama awal") { nodes { id } } }',
    );
    const payload = "{ ... on UpdateAuthorPayload { author { books { nodes { authors { name } } } } } }";
    const { data, errors } = await postGraphql<Record<string, { author: { books: { nodes: unknown[] } } }>>(
      app,
      `mutation ($id: ID!) { one: updateAuthor(input: { id: $id, firstName: "Mula" }) ${payload}
        two: updateAuthor(input: { id: $id, firstName: "Akhir" }) ${payload} }`,
      { id: before.authors.nodes[0]?.id },
      admin,
    );

    expect(errors).toEqual([]);
    expect([data.one, data.two].map((result) => result?.author.books.nodes)).toEqual([
      [{ authors: [{ name: "Mula Awal" }] }],
      [{ authors: [{ name: "Akhir Awal" }] }],
    ]);
  });

  it("gives the edge of a new record, whose cursor is one of the list", async () => {
    const { result } = await command(
      "createPublisher",
      { name: "Tepi Daftar" },
      "... on CreatePublisherPayload { publisherEdge { cursor node { name booksCount } } }",
    );
    const edge = result?.publisherEdge as { cursor: string; node: { name: string } };
    const { data, errors } = await postGraphql<{ publishers: { nodes: { name: string }[] } }>(
      app,
      "query ($after: String) { publishers(after: $after) { nodes { name } } }",
      { after: edge.cursor },
    );

    expect(edge.node).toEqual({ name: "Tepi Daftar", booksCount: 0 });
    expect(errors).toEqual([]);
    expect(data.publishers.nodes.every(({ name }) => name > "Tepi Daftar")).toBe(true);
  });

  it.each(["body", "query"])(
    "deletes by REST with a replacement in its %s, and keeps what is in use without one",
    async (place) => {
      const [word, other] = [`Lama ${place}`, `Baru ${place}`];
      await givenBooks(test.database, [{ category: word }, { category: word }]);
      const { data } = await postGraphql<{ categories: { nodes: { databaseId: number }[] } }>(
        app,
        "query ($word: String) { categories(search: $word) { nodes { databaseId } } }",
        { word },
      );
      const old = data.categories.nodes[0]?.databaseId ?? 0;
      const { id } = (await requestRest(app, "POST", "/books/categories", { body: { name: other }, as: admin })).body
        .data as {
        id: number;
      };

      const kept = await requestRest(app, "DELETE", `/books/categories/${old}`, { as: admin });
      const gone =
        place === "body"
          ? await requestRest(app, "DELETE", `/books/categories/${old}`, { body: { replacement_id: id }, as: admin })
          : await requestRest(app, "DELETE", `/books/categories/${old}?replacement_id=${id}`, { as: admin });

      expect(kept).toMatchObject({
        status: 409,
        body: { message: `Kategori “${word}” masih dipakai 2 buku. Sebutkan penggantinya, lalu hapus lagi.` },
      });
      expect(gone).toMatchObject({
        status: 200,
        body: { status_code: 200, message: `Kategori “${word}” dihapus dan digantikan oleh Kategori “${other}”.` },
      });
      const { data: after } = await postGraphql(
        app,
        "query ($word: String) { categories(search: $word) { nodes { databaseId booksCount books { totalCount } } } }",
        { word: other },
      );
      expect(after).toEqual({ categories: { nodes: [{ databaseId: id, booksCount: 2, books: { totalCount: 2 } }] } });
    },
  );

  it("tells a visitor that nothing here is theirs to change", async () => {
    const { data } = await postGraphql<{ categories: { nodes: object[] } }>(
      app,
      "{ categories(first: 1) { nodes { viewerCanUpdate viewerCanDelete } } }",
    );

    expect(data.categories.nodes).toEqual([{ viewerCanUpdate: false, viewerCanDelete: false }]);
  });
});
