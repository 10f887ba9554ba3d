import type { FastifyInstance } from "fastify";
import { z } from "zod";

import { copyRoutes } from "../../../server/books/copies/copy.rest.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBorrowing } from "../../support/circulation/givenBorrowing.js";
import { givenBooks } from "../../support/givenBooks.js";
import { asAdmin, asStudent } from "../../support/people.js";

const COPY = "id databaseId itemCode inventoryCode condition status dueOn location { name } viewerCanUpdate";
const FAILURES = `... on UserError { code message } ... on ValidationError { fields { name } }
    ... on ConflictError { conflicts: fields { name message } }`;
const CREATE = `mutation ($input: CreateCopiesInput!) {
  createCopies(input: $input) { __typename ... on CreateCopiesPayload { copies { ${COPY} }
  book { copiesCount availableCount } } ${FAILURES} } }`;
const UPDATE = `mutation ($input: UpdateCopyInput!) {
  updateCopy(input: $input) { __typename ... on UpdateCopyPayload { copy { ${COPY} }
  book { copiesCount availableCount } } ${FAILURES} } }`;
const DELETE = `mutation ($input: DeleteCopyInput!) {
  deleteCopy(input: $input) { __typename ... on DeleteCopyPayload { deletedCopyId book { copiesCount } }
  ... on UserError { code message } } }`;
const globalId = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString("base64");

onBothEngines("Copies through both doors", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());
  const command = async (mutation: string, input: object, as = admin) => {
    const { data, errors } = await postGraphql<Record<string, Record<string, unknown>>>(app, mutation, { input }, as);
    expect(errors).toEqual([]);
    return Object.values(data)[0] ?? {};
  };
  /** A book whose copies have these codes, and the copies' numbers. */
  const given = async (...itemCodes: readonly string[]) => {
    const [bookId = 0] = await givenBooks(test.database, [
      { title: "Berkopi", location: { name: "Ruang Utama" }, copies: itemCodes.map((itemCode) => ({ itemCode })) },
    ]);
    const { data } = await postGraphql<{ book: { copies: { nodes: { databaseId: number }[] } } }>(
      app,
      `{ book(id: "${globalId("Book", bookId)}") { copies { nodes { databaseId } } } }`,
      {},
      admin,
    );
    return { bookId, ids: data.book.copies.nodes.map(({ databaseId }) => databaseId) };
  };

  it("are made by either, and the book counts them", async () => {
    const { bookId } = await given("C00001");
    const graphql = await command(CREATE, {
      bookId: globalId("Book", bookId),
      count: 2,
      condition: "WORN",
      status: "REFERENCE_ONLY",
    });
    const rest = await requestRest(app, "POST", `/books/${bookId}/copies`, {
      as: admin,
      body: { item_codes: ["REST-1"], inventory_code: "INV/1", condition: "worn", status: "reference_only" },
    });

    const shape = {
      condition: "WORN",
      status: "REFERENCE_ONLY",
      dueOn: null,
      location: { name: "Ruang Utama" },
      viewerCanUpdate: true,
    };
    expect(graphql).toMatchObject({
      __typename: "CreateCopiesPayload",
      copies: [
        { itemCode: "C00002", ...shape },
        { itemCode: "C00003", ...shape },
      ],
      book: { copiesCount: 3, availableCount: 1 },
    });
    expect(rest).toMatchObject({
      status: 201,
      body: {
        status_code: 201,
        data: [
          {
            book_id: bookId,
            item_code: "REST-1",
            inventory_code: "INV/1",
            condition: "worn",
            status: "reference_only",
            due_on: null,
            location: { name: "Ruang Utama" },
          },
        ],
      },
    });
    expect(copyRoutes[0]?.response.parse(rest.body)).toBeTruthy();
  });

  it("say where they came from at either door, to librarians, and their call number to everybody", async () => {
    const [bookId = 0] = await givenBooks(test.database, [
      { category: "Fiksi", callNumber: "813 HIR l", source: "Beli", copies: [{ itemCode: "OR-1", source: "Hibah" }] },
      { category: "Referensi" },
    ]);
    const lists = `{ sources(first: 9) { nodes { id databaseId name } } categories(first: 9) { nodes { id databaseId name } } }`;
    type Named = {
      readonly nodes: readonly { readonly id: string; readonly databaseId: number; readonly name: string }[];
    };
    const { data } = await postGraphql<{ sources: Named; categories: Named }>(app, lists, {}, admin);
    const named = (list: Named, name: string) => list.nodes.find((node) => node.name === name);
    const hibah = named(data.sources, "Hibah");
    const reference = named(data.categories, "Referensi");
    const values = { supplier: "Toko Merdeka", callNumber: "R 813", note: "Bertanda tangan" };
    await command(CREATE, {
      bookId: globalId("Book", bookId),
      itemCodes: ["OR-2"],
      ...values,
      invoiceNumber: "INV/118",
      sourceId: hibah?.id,
      categoryId: reference?.id,
    });
    await requestRest(app, "POST", `/books/${bookId}/copies`, {
      as: admin,
      body: {
        item_codes: ["OR-3"],
        supplier: values.supplier,
        call_number: values.callNumber,
        note: values.note,
        invoice_number: "INV/118",
        source_id: hibah?.databaseId,
        category_id: reference?.databaseId,
      },
    });
    await requestRest(app, "POST", `/books/${bookId}/copies`, { as: admin, body: { item_codes: ["OR-4"] } });

    const query = `{ book(id: "${globalId("Book", bookId)}") { copies { nodes { callNumber ownCallNumber supplier
      invoiceNumber note source { name } category { name } ownCategory { name } } } } }`;
    const seen = async (as: Record<string, string>) => {
      const asked = await postGraphql<{ book: { copies: { nodes: Record<string, unknown>[] } } }>(app, query, {}, as);
      const rest = await requestRest(app, "GET", `/books/${bookId}/copies`, {
        as,
      });
      const name = (record: unknown) => record && { name: (record as { name: string }).name };
      expect(
        (rest.body.data as Record<string, unknown>[]).map((copy) => ({
          callNumber: copy.call_number,
          ownCallNumber: copy.own_call_number,
          supplier: copy.supplier,
          invoiceNumber: copy.invoice_number,
          note: copy.note,
          source: name(copy.source),
          category: name(copy.category),
          ownCategory: name(copy.own_category),
        })),
      ).toEqual(asked.data.book.copies.nodes);
      return asked.data.book.copies.nodes;
    };
    const own = { callNumber: "R 813", ownCallNumber: "R 813", category: { name: "Referensi" } };
    const books = { callNumber: "813 HIR l", ownCallNumber: null, category: { name: "Fiksi" }, ownCategory: null };
    const nothing = { supplier: null, invoiceNumber: null, note: null };
    const told = {
      ...own,
      ownCategory: { name: "Referensi" },
      ...values,
      invoiceNumber: "INV/118",
      source: { name: "Hibah" },
    };
    expect(await seen(admin)).toEqual([
      { ...books, ...nothing, source: { name: "Hibah" } },
      told,
      told,
      { ...books, ...nothing, source: { name: "Beli" } },
    ]);
    const labels = await requestRest(app, "GET", "/copies/to-label?item_codes=OR-2&item_codes=OR-4", { as: admin });
    expect(labels.body.data).toMatchObject([{ call_number: "R 813" }, { call_number: "813 HIR l" }]);
    for (const reader of [{}, await asStudent(app, test.database)]) {
      const hidden = { ...own, ownCategory: { name: "Referensi" }, ...nothing, source: null };
      const shown = { ...books, ...nothing, source: null };
      expect(await seen(reader)).toEqual([shown, hidden, hidden, shown]);
    }
  });

  it("are refused in the words of each door", async () => {
    const { bookId } = await given("V-1");

    expect(await command(CREATE, { bookId: globalId("Book", bookId), itemCodes: ["V-2", "V-1"] })).toMatchObject({
      __typename: "ConflictError",
      conflicts: [{ name: "itemCodes.1", message: "Kode V-1 sudah dipakai “Berkopi”." }],
    });
    expect(
      await requestRest(app, "POST", `/books/${bookId}/copies`, { as: admin, body: { item_codes: ["V-2", "V-1"] } }),
    ).toMatchObject({ status: 409, body: { errors: { "item_codes.1": ["Kode V-1 sudah dipakai “Berkopi”."] } } });
    expect(await command(CREATE, { bookId: globalId("Book", bookId), count: 1_001 })).toMatchObject({
      __typename: "ValidationError",
      fields: [{ name: "count" }],
    });
    expect(
      await requestRest(app, "POST", `/books/${bookId}/copies`, {
        as: admin,
        body: { count: 1, status: "on_loan", shelf: "x" },
      }),
    ).toMatchObject({
      status: 422,
      body: { errors: { status: [expect.any(String)], shelf: ["Isian ini tidak dikenal."] } },
    });
    expect(await command(CREATE, { bookId: globalId("Copy", bookId), count: 1 })).toMatchObject({
      __typename: "NotFoundError",
    });
    expect((await requestRest(app, "POST", "/books/999999/copies", { as: admin, body: { count: 1 } })).status).toBe(
      404,
    );
  });

  it("are found by what a scanner reads and, in their book, by part of a code, each as far as one may see", async () => {
    const { bookId, ids } = await given("SC-1", "SC-12", "sc-3");
    const [one = 0, , three = 0] = ids;
    await command(UPDATE, { id: globalId("Copy", one), status: "WITHDRAWN", inventoryCode: "INV%SC-9" });
    const scan = async (itemCode: string, as = {}) => {
      const query = "query ($code: String!) { copy(itemCode: $code) { databaseId book { databaseId } } }";
      const { data } = await postGraphql<{ copy: { databaseId: number; book: { databaseId: number } } | null }>(
        app,
        query,
        { code: itemCode },
        as,
      );
      const { body } = await requestRest(app, "GET", `/copies?item_code=${encodeURIComponent(itemCode)}`, { as });
      const found = data.copy && { id: data.copy.databaseId, book_id: data.copy.book.databaseId };
      expect(body.data).toMatchObject(found ? [found] : []);
      return found?.id ?? null;
    };
    expect([await scan("SC-1", admin), await scan(" sc-1 ", admin), await scan("SC-1")]).toEqual([one, one, null]);
    expect([await scan("sc-3"), await scan("SC-3"), await scan("SC-"), await scan("")]).toEqual([
      three,
      three,
      null,
      null,
    ]);

    const search = async (text: string) => {
      const query = `query ($id: ID!, $text: String) {
        book(id: $id) { copies(search: $text) { totalCount nodes { itemCode } } } }`;
      const { data } = await postGraphql<{ book: { copies: { totalCount: number; nodes: { itemCode: string }[] } } }>(
        app,
        query,
        { id: globalId("Book", bookId), text },
        admin,
      );
      const path = `/books/${bookId}/copies?search=${encodeURIComponent(text)}`;
      const { body } = await requestRest(app, "GET", path, { as: admin });
      const codes = data.book.copies.nodes.map(({ itemCode }) => itemCode);
      expect((body.data as { item_code: string }[]).map(({ item_code }) => item_code)).toEqual(codes);
      expect(data.book.copies.totalCount).toBe(codes.length);
      return codes;
    };
    expect(await search("sc-1")).toEqual(["SC-1", "SC-12"]);
    expect(await search("%")).toEqual(["SC-1"]);
    expect(await search(" SC-3")).toEqual(["sc-3"]);
    expect(await search("")).toEqual(["SC-1", "SC-12", "sc-3"]);
  });

  it("are changed alike; on loan they keep their status", async () => {
    const {
      ids: [one = 0, two = 0, out = 0],
    } = await given("G-1", "G-2", "G-3");
    await givenBorrowing(test.database, "G-3");
    const graphql = await command(UPDATE, { id: globalId("Copy", one), status: "REPAIR", inventoryCode: "7" });
    const rest = await requestRest(app, "PUT", `/copies/${two}`, {
      as: admin,
      body: { status: "repair", inventory_code: "7" },
    });

    expect(graphql).toMatchObject({
      copy: { itemCode: "G-1", status: "REPAIR", inventoryCode: "7" },
      book: { copiesCount: 3, availableCount: 1 },
    });
    expect(rest).toMatchObject({
      status: 200,
      body: { status_code: 200, data: { id: two, item_code: "G-2", status: "repair", inventory_code: "7" } },
    });
    expect(await command(UPDATE, { id: globalId("Copy", out), status: "LOST" })).toMatchObject({
      __typename: "ConflictError",
      conflicts: [{ name: "status" }],
    });
    expect(await requestRest(app, "PUT", `/copies/${out}`, { as: admin, body: { status: "lost" } })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("28 November 2026"), errors: { status: [expect.any(String)] } },
    });
    expect(
      (await requestRest(app, "PUT", `/copies/${out}`, { as: admin, body: { condition: "worn" } })).body.data,
    ).toMatchObject({ status: "on_loan", condition: "worn", due_on: "2026-11-28" });
    expect((await requestRest(app, "PUT", "/copies/999999", { as: admin, body: {} })).status).toBe(404);
  });

  it("that are withdrawn stand in lists and nodes of administrators only", async () => {
    const {
      bookId,
      ids: [one = 0],
    } = await given("Y-1", "Y-2");
    expect(await command(UPDATE, { id: globalId("Copy", one), status: "WITHDRAWN" })).toMatchObject({
      copy: { status: "WITHDRAWN" },
      book: { copiesCount: 1 },
    });
    const query = `{ node(id: "${globalId("Copy", one)}") {
      ... on Copy { itemCode } } book(id: "${globalId("Book", bookId)}") { copiesCount
      copies { totalCount nodes { itemCode } } } }`;
    const student = await asStudent(app, test.database);

    expect((await postGraphql(app, query, {}, admin)).data).toEqual({
      node: { itemCode: "Y-1" },
      book: { copiesCount: 1, copies: { totalCount: 2, nodes: [{ itemCode: "Y-1" }, { itemCode: "Y-2" }] } },
    });
    for (const reader of [{}, student]) {
      expect((await postGraphql(app, query, {}, reader)).data).toEqual({
        node: null,
        book: { copiesCount: 1, copies: { totalCount: 1, nodes: [{ itemCode: "Y-2" }] } },
      });
    }
  });

  it("are deleted alike, and those with a history stay", async () => {
    const {
      bookId,
      ids: [one = 0, two = 0, was = 0],
    } = await given("Z-1", "Z-2", "Z-3");
    await givenBorrowing(test.database, "Z-3", { returned: true });

    expect(await command(DELETE, { id: globalId("Copy", one) })).toEqual({
      __typename: "DeleteCopyPayload",
      deletedCopyId: globalId("Copy", one),
      book: { copiesCount: 2 },
    });
    expect(await requestRest(app, "DELETE", `/copies/${two}`, { as: admin })).toMatchObject({
      status: 200,
      body: { status_code: 200, data: { id: two, book_id: bookId }, message: "Eksemplar dihapus." },
    });
    expect(await command(DELETE, { id: globalId("Copy", was) })).toMatchObject({
      __typename: "ConflictError",
      message: expect.stringContaining("Z-3 pernah dipinjam"),
    });
    expect((await requestRest(app, "DELETE", `/copies/${was}`, { as: admin })).status).toBe(409);
    expect((await requestRest(app, "DELETE", `/copies/${one}`, { as: admin })).status).toBe(404);
  });

  it("are changed by administrators alone, by either door", async () => {
    const {
      bookId,
      ids: [id = 0],
    } = await given("ADM-1");
    const student = await asStudent(app, test.database);
    for (const [method, path] of [
      ["POST", `/books/${bookId}/copies`],
      ["PUT", `/copies/${id}`],
      ["DELETE", `/copies/${id}`],
    ] as const) {
      expect((await requestRest(app, method, path, { body: { count: 1 } })).status).toBe(401);
      expect((await requestRest(app, method, path, { body: { count: 1 }, as: student })).status).toBe(403);
      expect(
        (await requestRest(app, method, path, { body: { count: 1 }, as: { cookie: admin.cookie ?? "" } })).status,
      ).toBe(403);
    }
    for (const [mutation, input] of [
      [CREATE, { bookId: globalId("Book", bookId), count: 1 }],
      [UPDATE, { id: globalId("Copy", id), status: "LOST" }],
      [DELETE, { id: globalId("Copy", id) }],
    ] as const) {
      expect((await postGraphql(app, mutation, { input })).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
      expect((await postGraphql(app, mutation, { input }, student)).errors[0]?.extensions?.code).toBe("FORBIDDEN");
    }
    const { data } = await postGraphql(
      app,
      `{ node(id: "${globalId("Copy", id)}") { ... on Copy { status viewerCanUpdate } } }`,
      {},
      student,
    );
    expect(data).toEqual({ node: { status: "AVAILABLE", viewerCanUpdate: false } });
  });

  it("have examples that are true to their shapes", () => {
    for (const { response: answer, example, success } of copyRoutes) {
      expect(
        answer
          .extend({ status_code: z.literal(success) })
          .strict()
          .parse(example.response),
      ).toEqual(example.response);
    }
  });
});
