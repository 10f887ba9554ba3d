import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";

import { CopyService } from "../../../server/books/copies/CopyService.js";
import { BookEditingService } from "../../../server/books/writing/BookEditingService.js";
import { BookHistory1763845000000 } from "../../../server/platform/database/migrations/1763845000000-BookHistory.js";
import type { AdminViewer } from "../../../server/viewer.js";
import { dataSourceOf } from "../../support/dataSourceOf.js";
import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenAdmin, loginHeaders } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

interface Entry {
  readonly action: string;
  readonly copy: { readonly itemCode: string } | null;
  readonly changes: readonly { readonly name: string; readonly before: string | null; readonly after: string | null }[];
}

onBothEngines("The history of a book", (test) => {
  let app: FastifyInstance;
  let admin: AdminViewer;
  let as: Record<string, string>;
  let bookId: number;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await givenAdmin(test.database);
    as = await loginHeaders(app, admin.username);
    const books = new BookEditingService(test.database);
    const copies = new CopyService(test.database);
    const { book } = await books.create(admin, { title: "Ronggeng", copies: 1 });
    const other = await books.create(admin, { title: "Saman", copies: 1 });
    bookId = book.id;
    await books.update(admin, bookId, { title: "Ronggeng Dukuh Paruk" });
    const [stays, goes] = await copies.create(admin, bookId, { itemCodes: ["R-1", "R-2"] });
    await copies.update(admin, stays?.id ?? 0, { condition: "worn", status: "repair" });
    await copies.updateMany(admin, { copyIds: [stays?.id], condition: "damaged" });
    await copies.delete(admin, goes?.id ?? 0);
    await books.update(admin, other.book.id, { title: "Larung" });
  });
  afterAll(() => app.close());

  const historyOf = async (id: number, first = 20) => {
    const query = `query ($book: ID!, $first: Int) {
      auditEntries(bookId: $book, first: $first) { totalCount pageInfo { hasNextPage }
      nodes { action copy { itemCode } changes { name before after } } } }`;
    const { data } = await postGraphql<{
      auditEntries: { totalCount: number; pageInfo: { hasNextPage: boolean }; nodes: Entry[] };
    }>(app, query, { book: Buffer.from(`Book:${id}`).toString("base64"), first }, as);
    return data.auditEntries;
  };
  const OF_BOOK = [
    "copy.delete",
    "copy.update",
    "copy.update",
    "copy.create",
    "copy.create",
    "book.update",
    "book.create",
  ];

  it("holds its own changes and its copies', the newest first, also of a copy that is gone", async () => {
    const { nodes, totalCount } = await historyOf(bookId);
    expect(nodes.map(({ action }) => action)).toEqual(OF_BOOK);
    expect(totalCount).toBe(OF_BOOK.length);
    expect(nodes.map(({ copy }) => copy?.itemCode ?? null)).toEqual([null, "R-1", "R-1", null, "R-1", null, null]);
    expect(nodes[1]?.changes).toEqual([{ name: "condition", before: "worn", after: "damaged" }]);
    expect(nodes[5]?.changes).toEqual([{ name: "title", before: "Ronggeng", after: "Ronggeng Dukuh Paruk" }]);
  });

  it("is paged, and the same by REST", async () => {
    const { nodes, pageInfo } = await historyOf(bookId, 3);
    expect([nodes.length, pageInfo.hasNextPage]).toEqual([3, true]);
    const { body } = await requestRest(app, "GET", `/audit-entries?book_id=${bookId}`, { as });
    expect((body.data as Entry[]).map(({ action }) => action)).toEqual(OF_BOOK);
  });

  it("is read along an index, however long the trail is", async () => {
    if (test.engine !== "sqlite") {
      return;
    }
    const plan = await test.database.read<{ detail: string }[]>((reader) =>
      dataSourceOf(reader).query(
        `EXPLAIN QUERY PLAN SELECT id FROM audit_entries WHERE 1 = 1 AND book_id = ? AND id < 100
          ORDER BY id DESC LIMIT 21`,
        [bookId],
      ),
    );
    expect(plan.map(({ detail }) => detail).join()).toMatch(/ix_audit_entries_book/);
  });

  it("is found again for what was written before there was such a thing", async () => {
    const entries = () =>
      test.database.read((reader) =>
        reader.rows<{ id: number; bookId: number | null }>(
          sql`SELECT id, book_id AS bookId FROM audit_entries ORDER BY id`,
        ),
      );
    const before = await entries();
    const source = await test.database.write(testWrite, (tx) => Promise.resolve(dataSourceOf(tx)));
    const runner = source.createQueryRunner();
    const migration = new BookHistory1763845000000();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    expect(await entries()).toEqual(before);
  });
});
