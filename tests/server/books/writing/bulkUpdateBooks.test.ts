import sql from "sql-template-tag";

import { BookEditingService } from "../../../../server/books/writing/BookEditingService.js";
import { type AdminViewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin } from "../../../support/people.js";
import { expectDomainError } from "../../../support/expectDomainError.js";

onBothEngines("Changing several books at once", (test) => {
  let editing: BookEditingService;
  let admin: AdminViewer;
  beforeAll(async () => {
    editing = new BookEditingService(test.database);
    admin = await givenAdmin(test.database);
  });
  const rows = <Row>(statement: Parameters<typeof sql>[0], ...values: unknown[]) =>
    test.database.read((reader) => reader.rows<Row>(sql(statement, ...values)));

  it("gives them one category, moves the counts, and tells the trail of each that is different now", async () => {
    const ids = await givenBooks(test.database, [{ category: "Lama" }, { category: "Lama" }, { category: "Baru" }, {}]);
    const [first = 0] = ids;
    const { outcomes } = await editing.bulkUpdate(admin, { bookIds: [...ids, 999_999], category: "Baru" });

    expect(outcomes.map(({ changed, refused }) => refused?.kind ?? changed)).toEqual([
      true,
      true,
      false,
      true,
      "notFound",
    ]);
    expect(
      await rows`SELECT name, books_count AS books FROM categories WHERE name IN ('Lama', 'Baru') ORDER BY name`,
    ).toEqual([
      { name: "Baru", books: 4 },
      { name: "Lama", books: 0 },
    ]);
    const reported = await rows<{
      id: number;
      earlier: string;
      later: string;
    }>`SELECT record_id AS id, before_values AS earlier, after_values AS later FROM audit_entries
      WHERE action = 'book.update' ORDER BY id`;
    expect(reported).toHaveLength(3);
    expect([reported[0]?.id, JSON.parse(reported[0]?.earlier ?? ""), JSON.parse(reported[0]?.later ?? "")]).toEqual([
      first,
      { category: "Lama" },
      { category: "Baru" },
    ]);
  });

  it("makes call numbers anew that were made here, and leaves those that a person gave", async () => {
    const ids = await givenBooks(test.database, [
      { title: "Laskar Pelangi", by: ["Andrea Hirata"], classification: { code: "800" } },
      { title: "Laskar Pelangi", by: ["Andrea Hirata"], classification: { code: "800" }, callNumber: "RAK-7" },
    ]);
    await editing.bulkUpdate(admin, { bookIds: ids, classification: { code: "813", name: "Fiksi" } });

    const numbers = await rows<{
      callNumber: string;
    }>`SELECT call_number AS callNumber FROM books WHERE id IN (${ids[0]}, ${ids[1]}) ORDER BY id`;
    expect(numbers.map(({ callNumber }) => callNumber)).toEqual(["813 HIR l", "RAK-7"]);
  });

  it("takes a record by its number, and null for none", async () => {
    const [id = 0] = await givenBooks(test.database, [{ location: { name: "Gudang" }, source: "Beli" }]);
    const [place] = await rows<{ id: number }>`SELECT id FROM locations WHERE name = 'Gudang'`;
    const [other = 0] = await givenBooks(test.database, [{ source: "Hibah" }]);
    await editing.bulkUpdate(admin, { bookIds: [id, other], locationId: place?.id, sourceId: null });

    expect(
      await rows`SELECT location_id AS location, source_id AS source FROM books WHERE id IN (${id}, ${other})`,
    ).toEqual([
      { location: place?.id, source: null },
      { location: place?.id, source: null },
    ]);
    expect(await rows`SELECT books_count AS books FROM sources WHERE name IN ('Beli', 'Hibah')`).toEqual([
      { books: 0 },
      { books: 0 },
    ]);
  });

  it("changes nothing where a record leads nowhere, nothing is said, or too many are named", async () => {
    const [id = 0] = await givenBooks(test.database, [{ category: "Tetap" }]);
    const before = await rows`SELECT category_id, updated_at FROM books WHERE id = ${id}`;

    expect(await expectDomainError(editing.bulkUpdate(admin, { bookIds: [id], categoryId: 999_999 }))).toMatchObject({
      fields: { categoryId: expect.any(String) as string },
    });
    expect(await expectDomainError(editing.bulkUpdate(admin, { bookIds: [id] }))).toMatchObject({
      fields: { categoryId: expect.any(String) as string },
    });
    expect(
      await expectDomainError(editing.bulkUpdate(admin, { bookIds: [id], categoryId: 1, category: "Dua" })),
    ).toMatchObject({ fields: { category: expect.any(String) as string } });
    expect(await expectDomainError(editing.bulkUpdate(admin, { bookIds: [id, id], category: "Dua" }))).toMatchObject({
      fields: { bookIds: expect.any(String) as string },
    });
    expect(
      await expectDomainError(
        editing.bulkUpdate(admin, { bookIds: Array.from({ length: 251 }, (_, index) => index + 1), category: "Dua" }),
      ),
    ).toMatchObject({ fields: { bookIds: expect.any(String) as string } });
    expect(await expectDomainError(editing.bulkUpdate(admin, { bookIds: [999_998], category: "Dua" }))).toMatchObject({
      kind: "notFound",
    });
    expect(await expectDomainError(editing.bulkUpdate(visitor, { bookIds: [id], category: "Dua" }))).toMatchObject({
      kind: "unauthenticated",
    });
    expect(await rows`SELECT category_id, updated_at FROM books WHERE id = ${id}`).toEqual(before);
    expect(await rows`SELECT id FROM categories WHERE name = 'Dua'`).toEqual([]);
  });
});
