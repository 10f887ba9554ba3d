import sql from "sql-template-tag";

import { CopyService } from "../../../../server/books/copies/CopyService.js";
import { BookEditingService } from "../../../../server/books/writing/BookEditingService.js";
import type { InventorySeries } from "../../../../server/books/copies/inventory/inventoryCodes.js";
import type { AdminViewer } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin } from "../../../support/people.js";

onBothEngines("Inventory numbers", (test) => {
  let admin: AdminViewer;
  beforeAll(async () => {
    admin = await givenAdmin(test.database);
  });
  let sequence = 0;
  const serviceOf = (series: InventorySeries | null) =>
    new CopyService(
      test.database,
      { timeZone: "Asia/Jakarta", readSeries: () => Promise.resolve(series) },
      // In Jakarta the year has begun.
      () => new Date("2025-12-31T17:30:00Z"),
    );
  const given = async (...inventoryCodes: readonly (string | null)[]) => {
    sequence += 1;
    const copies = inventoryCodes.map((inventoryCode, index) => ({
      itemCode: `N${sequence}-${index}`,
      inventoryCode,
    }));
    const [bookId = 0] = await givenBooks(test.database, [{ copies }]);
    return bookId;
  };
  const numbersOf = async (bookId: number) =>
    (
      await test.database.read((reader) =>
        reader.rows<{ code: string | null }>(
          sql`SELECT inventory_code AS code FROM copies WHERE book_id = ${bookId} ORDER BY id`,
        ),
      )
    ).map(({ code }) => code);
  const pattern = (name: string) => `{0001}/${name}/{tahun}`;

  it("are given to the copies of a new book where they are asked for and the library has a pattern", async () => {
    const create = async (series: InventorySeries | null, input: object) => {
      sequence += 1;
      const editing = new BookEditingService(test.database, undefined, serviceOf(series));
      const { book } = await editing.create(admin, { title: `Buku ${sequence}`, copies: 2, ...input });
      return numbersOf(book.id);
    };
    const series = { pattern: pattern("NEW"), restartsYearly: true };
    const assigned = { assignsInventoryCodes: true };
    expect(await create(series, assigned)).toEqual(["0001/NEW/2026", "0002/NEW/2026"]);
    expect(await create(series, { ...assigned, itemCodes: ["NEW-1"] })).toEqual(["0003/NEW/2026", "0004/NEW/2026"]);
    expect(await create(series, {})).toEqual([null, null]);
    expect(await create(null, assigned)).toEqual([null, null]);
  });

  it("go on after the highest of the year, whatever is missing below and whatever else is written there", async () => {
    const bookId = await given(
      "0002/A_1/2026",
      "0007/A_1/2026",
      "0031/A_1/2025",
      "0099/AX1/2026",
      "0099/A_1/2026/b",
      "12a4/A_1/2026",
      null,
    );
    const service = serviceOf({ pattern: pattern("A_1"), restartsYearly: true });
    expect(await service.proposeInventoryCodes(admin, { count: 2 })).toEqual(["0008/A_1/2026", "0009/A_1/2026"]);
    expect(await service.proposeInventoryCodes(admin, { count: 1, acquiredAt: "2025-03-01" })).toEqual([
      "0032/A_1/2025",
    ]);
    expect(await service.proposeInventoryCodes(admin, { count: 1, acquiredAt: "2024-03-01" })).toEqual([
      "0001/A_1/2024",
    ]);
    const created = await service.create(admin, bookId, { count: 2, assignsInventoryCodes: true });
    expect(created.map(({ inventoryCode }) => inventoryCode)).toEqual(["0008/A_1/2026", "0009/A_1/2026"]);
    expect(await service.proposeInventoryCodes(admin, { count: 1 })).toEqual(["0010/A_1/2026"]);
  });

  it("run on through the years where they do not restart, and grow longer than their zeros", async () => {
    await given("9998/B/2024", "0005/B/2026");
    const series = { pattern: pattern("B"), restartsYearly: false };
    expect(await serviceOf(series).proposeInventoryCodes(admin, { count: 3 })).toEqual([
      "9999/B/2026",
      "10000/B/2026",
      "10001/B/2026",
    ]);
    const withoutYear = { pattern: "C-{01}", restartsYearly: true };
    expect(await serviceOf(withoutYear).proposeInventoryCodes(admin, { count: 1 })).toEqual(["C-01"]);
    const bookId = await given("C-07", null, null);
    expect(await serviceOf(withoutYear).proposeInventoryCodes(admin, { count: 1 })).toEqual(["C-08"]);
    const rows = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM copies WHERE book_id = ${bookId} ORDER BY id`),
    );
    const copyIds = rows.map(({ id }) => id);
    await serviceOf(withoutYear).update(admin, copyIds[1] ?? 0, { acquiredAt: "2019-01-02" });
    await serviceOf(withoutYear).updateMany(admin, { copyIds, assignsInventoryCodes: true });
    expect(await numbersOf(bookId)).toEqual(["C-07", "C-08", "C-09"]);
  });

  it("are known by a pattern with signs that a search would read otherwise", async () => {
    const signs = { pattern: "{0001}/P!A%(1)/{tahun}", restartsYearly: true };
    await given("0005/P!A%(1)/2026");
    expect(await serviceOf(signs).proposeInventoryCodes(admin, { count: 1 })).toEqual(["0006/P!A%(1)/2026"]);
  });

  it("are never the same for two who add copies at once", async () => {
    const service = serviceOf({ pattern: pattern("D"), restartsYearly: true });
    const books = await Promise.all([given(), given(), given()]);
    await Promise.all(books.map((bookId) => service.create(admin, bookId, { count: 4, assignsInventoryCodes: true })));
    const numbers = (await Promise.all(books.map(numbersOf))).flat().sort();
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => `${String(index + 1).padStart(4, "0")}/D/2026`));
  });

  it("are given to the chosen copies that have none, each in the year it came, and told in the audit trail", async () => {
    const bookId = await given("0003/E/2026", null, null);
    const rows = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM copies WHERE book_id = ${bookId} ORDER BY id`),
    );
    const copyIds = rows.map(({ id }) => id);
    const service = serviceOf({ pattern: pattern("E"), restartsYearly: true });
    await service.update(admin, copyIds[2] ?? 0, { acquiredAt: "2019-01-02" });
    await service.updateMany(admin, { copyIds, assignsInventoryCodes: true, condition: "worn" });
    expect(await numbersOf(bookId)).toEqual(["0003/E/2026", "0004/E/2026", "0001/E/2019"]);
    const [entry] = await test.database.read((reader) =>
      reader.rows<{ later: string }>(
        sql`SELECT after_values AS later FROM audit_entries WHERE action = 'copy.update' AND record_id = ${copyIds[1]}`,
      ),
    );
    expect(JSON.parse(entry?.later ?? "")).toMatchObject({ inventoryCode: "0004/E/2026", condition: "worn" });
  });

  it("are proposed by a pattern that is only being typed, and refused where the library has none", async () => {
    const bookId = await given("F/2026/0009");
    const service = serviceOf(null);
    const typed = { count: 1, pattern: "F/{tahun}/{0001}" };
    expect(await service.proposeInventoryCodes(admin, typed)).toEqual(["F/2026/0010"]);
    expect(await service.proposeInventoryCodes(admin, { count: 1 })).toEqual([]);
    for (const wrong of ["PERPUS", "{0001}/{0001}", "{0001}/{tahun}/{tahun}", "{0002}", "{0001}/{bulan}"]) {
      const refused = await expectDomainError(service.proposeInventoryCodes(admin, { count: 1, pattern: wrong }));
      expect([wrong, ...Object.keys(refused.fields)]).toEqual([wrong, "pattern"]);
    }
    const refused = await expectDomainError(service.create(admin, bookId, { count: 1, assignsInventoryCodes: true }));
    expect(refused.fields).toEqual({
      assignsInventoryCodes: "Pola No. Inventaris belum ada. Isi dulu polanya di Pengaturan.",
    });
    const both = { count: 1, assignsInventoryCodes: true, inventoryCode: "X" };
    expect(Object.keys((await expectDomainError(service.create(admin, bookId, both))).fields)).toEqual([
      "inventoryCode",
    ]);
    expect(await numbersOf(bookId)).toHaveLength(1);
  });
});
