import sql from "sql-template-tag";

import { AuthorityEditingService } from "../../../../server/authorities/editing/AuthorityEditingService.js";
import { findOrCreate, categoryDraft, namedDraft } from "../../../../server/authorities/editing/findOrCreate.js";
import { BinService } from "../../../../server/bin/BinService.js";
import { binHandlers } from "../../../../server/binHandlers.js";
import { BookService } from "../../../../server/books/BookService.js";
import { CopyService } from "../../../../server/books/copies/CopyService.js";
import { recordBooks } from "../../../../server/books/writing/recordBooks.js";
import { required } from "../../../../server/platform/required.js";
import type { AdminViewer } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";
import { testFiles } from "../../platform/files/testFiles.js";

onBothEngines("Where a copy comes from", (test) => {
  const files = testFiles(test);
  let service: CopyService;
  let editing: AuthorityEditingService;
  const bin = () => new BinService(test.database, files.stored(), binHandlers);
  let admin: AdminViewer;
  beforeAll(async () => {
    service = new CopyService(test.database);
    editing = new AuthorityEditingService(test.database, recordBooks);
    admin = await givenAdmin(test.database);
  });
  const rows = <Row>(statement: ReturnType<typeof sql>) => test.database.read((reader) => reader.rows<Row>(statement));
  const source = async (name: string) => {
    const found = await test.database.write(testWrite, (tx) => findOrCreate(tx, "sources", [namedDraft(name)], null));
    return required(found.values().next().value, "a source");
  };
  const category = async (name: string) => {
    const drafts = [categoryDraft({ name })];
    const found = await test.database.write(testWrite, (tx) => findOrCreate(tx, "categories", drafts, null));
    return required(found.values().next().value, "a category");
  };
  const given = async (book: Parameters<typeof givenBooks>[1][number]) => {
    const [bookId = 0] = await givenBooks(test.database, [book]);
    return bookId;
  };
  const copiesOf = (bookId: number) =>
    rows<Record<string, unknown>>(
      sql`SELECT copies.*, sources.name AS source, categories.name AS category FROM copies
          LEFT JOIN sources ON sources.id = copies.source_id LEFT JOIN categories ON categories.id = copies.category_id
          WHERE book_id = ${bookId} ORDER BY copies.id`,
    );
  const sourceNames = async (bookId: number) => (await copiesOf(bookId)).map((copy) => copy.source);

  it("is its book's source, unless another one or none is given; the book's later one changes nothing", async () => {
    const bookId = await given({ source: "Beli", copies: [{ itemCode: "A1" }, { itemCode: "A2", source: "Hibah" }] });
    await service.create(admin, bookId, { itemCodes: ["A3"] });
    await service.create(admin, bookId, { itemCodes: ["A4"], sourceId: await source("Tukar") });
    await service.create(admin, bookId, { itemCodes: ["A5"], sourceId: null });
    expect(await sourceNames(bookId)).toEqual(["Beli", "Hibah", "Beli", "Tukar", null]);

    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE books SET source_id = ${await findId(tx, "Tukar")} WHERE id = ${bookId}`);
    });
    await service.create(admin, bookId, { itemCodes: ["A6"] });
    expect(await sourceNames(bookId)).toEqual(["Beli", "Hibah", "Beli", "Tukar", null, "Tukar"]);
  });

  it("is kept with all that is said of it, told in the audit trail by names, and comes back from the bin", async () => {
    const bookId = await given({ category: "Fiksi", callNumber: "813 HIR l" });
    const values = {
      supplier: "Toko Merdeka",
      invoiceNumber: "INV/118",
      callNumber: "R 813 HIR l",
      note: "Tanda tangan penulis di halaman 1",
      price: 90_000,
      acquiredAt: "2026-07-15",
    };
    const [copy] = await service.create(admin, bookId, {
      itemCodes: ["B1"],
      ...values,
      sourceId: await source("Hibah"),
      categoryId: await category("Referensi"),
    });
    const { id } = required(copy, "the new copy");
    expect(copy).toMatchObject({ ...values, ownCallNumber: "R 813 HIR l", categoryId: await category("Referensi") });
    const [entry] = await rows<{ after_values: string }>(
      sql`SELECT after_values FROM audit_entries WHERE action = 'copy.create' AND record_id = ${id}`,
    );
    expect(JSON.parse(entry?.after_values ?? "")).toMatchObject({
      ...values,
      source: "Hibah",
      category: "Referensi",
    });

    const before = await copiesOf(bookId);
    const { binEntryIds } = await service.delete(admin, id);
    expect(await copiesOf(bookId)).toEqual([]);
    await bin().restore(admin, { ids: binEntryIds });
    expect((await copiesOf(bookId)).map(({ updated_at: _, ...row }) => row)).toEqual(
      before.map(({ updated_at: _, ...row }) => row),
    );
  });

  it("is its book's where the copy was put into the bin before copies had sources", async () => {
    const bookId = await given({ source: "BOS", copies: [{ itemCode: "OLD1", source: "Beli" }] });
    const { binEntryIds } = await service.delete(admin, Number((await copiesOf(bookId))[0]?.id));
    const [kept] = await rows<{ kept: string }>(sql`SELECT kept FROM bin_entries WHERE id = ${binEntryIds[0]}`);
    const { id, itemCode, inventoryCode, locationId, condition, status, location } = JSON.parse(
      kept?.kept ?? "",
    ) as Record<string, unknown>;
    const old = JSON.stringify({ id, bookId, itemCode, inventoryCode, locationId, condition, status, location });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE bin_entries SET kept = ${old} WHERE id = ${binEntryIds[0]}`),
    );
    await bin().restore(admin, { ids: binEntryIds });
    expect(await sourceNames(bookId)).toEqual(["BOS"]);
  });

  it("is changed of one copy and of many, and what is left out stays", async () => {
    const bookId = await given({ callNumber: "500", copies: [{ itemCode: "C1" }, { itemCode: "C2" }] });
    const ids = (await copiesOf(bookId)).map((copy) => Number(copy.id));
    await service.update(admin, ids[0] ?? 0, { supplier: "Gramedia", note: "Robek" });
    const changed = await service.updateMany(admin, {
      copyIds: ids,
      sourceId: await source("Sumbangan"),
      callNumber: "500 A",
      categoryId: await category("Langka"),
    });
    expect(changed).toMatchObject([
      { supplier: "Gramedia", note: "Robek", callNumber: "500 A" },
      { supplier: null, note: null, callNumber: "500 A" },
    ]);
    expect(await copiesOf(bookId)).toMatchObject([
      { source: "Sumbangan", category: "Langka" },
      { source: "Sumbangan", category: "Langka" },
    ]);
    await service.updateMany(admin, { copyIds: ids, sourceId: null, callNumber: "", categoryId: null });
    expect(await copiesOf(bookId)).toMatchObject([
      { source: null, category: null, call_number: null, supplier: "Gramedia" },
      { source: null, category: null, call_number: null },
    ]);
  });

  it("is refused where the list does not have it, by the name of the field", async () => {
    const bookId = await given({});
    for (const field of ["sourceId", "categoryId", "locationId"]) {
      expect(
        Object.keys((await expectDomainError(service.create(admin, bookId, { count: 1, [field]: 999_999 }))).fields),
      ).toEqual([field]);
    }
    expect(await copiesOf(bookId)).toEqual([]);
  });

  it.each(["sources", "categories"] as const)(
    "keeps a record of the %s from being deleted, goes over with it when it is replaced, and comes back",
    async (list) => {
      const of = (name: string) => (list === "sources" ? { source: name } : { category: name });
      const find = list === "sources" ? source : category;
      const bookId = await given({
        ...of("Baku"),
        copies: [
          { itemCode: `${list}1`, ...of("Salah tulis") },
          { itemCode: `${list}2`, ...of("Lain") },
        ],
      });
      const name = list === "sources" ? "source" : "category";
      const names = async () => (await copiesOf(bookId)).map((copy) => copy[name]);
      const wrong = await find("Salah tulis");
      const right = await find("Benar");
      expect((await expectDomainError(editing.delete(admin, list, wrong, {}))).message).toContain("1 eksemplar");

      const { binEntryIds } = await editing.merge(admin, list, wrong, { intoId: right });
      expect(await names()).toEqual(["Benar", "Lain"]);
      await bin().restore(admin, { ids: binEntryIds });
      expect(await names()).toEqual(["Salah tulis", "Lain"]);
    },
  );

  it("finds a book by its own source and by that of any copy that is held", async () => {
    const wanted = await source("Dicari");
    const bySelf = await given({ source: "Dicari" });
    const byCopy = await given({ source: "Beli", copies: [{ itemCode: "F1", source: "Dicari" }, { itemCode: "F2" }] });
    const both = await given({ source: "Dicari", copies: [{ itemCode: "F3" }, { itemCode: "F4" }] });
    await given({ source: "Beli", copies: [{ itemCode: "F5" }] });
    await given({ source: "Beli", copies: [{ itemCode: "F6", source: "Dicari", status: "withdrawn" }] });
    const books = new BookService(test.database);
    const args = { filter: { sourceId: wanted } };
    const page = await books.page(admin, args, { first: 10 });
    expect(page.edges.map(({ node }) => node.id).sort((a, b) => a - b)).toEqual([bySelf, byCopy, both]);
    expect(await books.count(admin, args)).toBe(3);
  });
});

async function findId(tx: { rows: <Row>(statement: ReturnType<typeof sql>) => Promise<Row[]> }, name: string) {
  const [row] = await tx.rows<{ id: number }>(sql`SELECT id FROM sources WHERE name = ${name}`);
  return row?.id ?? null;
}
