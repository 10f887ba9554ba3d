import sql from "sql-template-tag";

import { BinService } from "../../../../server/bin/BinService.js";
import { binHandlers } from "../../../../server/binHandlers.js";
import { CopyService } from "../../../../server/books/copies/CopyService.js";
import { registerKey } from "../../../../server/books/copies/registerKey.js";
import type { RegisterFilter } from "../../../../server/books/register/registerFilter.js";
import { RegisterService } from "../../../../server/books/register/RegisterService.js";
import { BookEditingService } from "../../../../server/books/writing/BookEditingService.js";
import { allPages } from "../../../../server/platform/database/keyset.js";
import { required } from "../../../../server/platform/required.js";
import type { AdminViewer } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { type GivenBook, givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";
import { testFiles } from "../../platform/files/testFiles.js";

onBothEngines("The inventory book", (test) => {
  const files = testFiles(test);
  let admin: AdminViewer;
  let register: RegisterService;
  let copies: CopyService;
  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    register = new RegisterService(test.database, "Asia/Jakarta");
    copies = new CopyService(test.database, {
      timeZone: "Asia/Jakarta",
      readSeries: () => Promise.resolve({ pattern: "{0001}/SERI/{tahun}", restartsYearly: true }),
    });
  });
  beforeEach(() =>
    test.database.write(testWrite, async (tx) => {
      await tx.run(sql`DELETE FROM bin_entries`);
      await tx.run(sql`DELETE FROM copies`);
      await tx.run(sql`UPDATE books SET held_copies = 0`);
    }),
  );
  const lines = async (filter: RegisterFilter = {}) => {
    const all = [];
    for await (const page of allPages((args) => register.page(admin, filter, { ...args, first: 3 }))) all.push(...page);
    return all;
  };
  const numbers = async (filter: RegisterFilter = {}) => (await lines(filter)).map(({ number }) => number);
  const givenNumbers = (...given: readonly string[]) =>
    givenBooks(test.database, [
      { copies: given.map((inventoryCode, index) => ({ itemCode: `${inventoryCode}-${index}`, inventoryCode })) },
    ]);

  it("has every copy in the order of its number: years after each other, 9 before 10, twins as they came", async () => {
    await givenNumbers("10/PERPUS/2025", "2/PERPUS/2026", "0009/PERPUS/2025", "9/PERPUS/2025", "001/perpus/2026");
    await givenBooks(test.database, [{ copies: [{ itemCode: "B00012" }, { itemCode: "b9" }] }]);
    expect(await numbers()).toEqual([
      "b9",
      "B00012",
      "0009/PERPUS/2025",
      "9/PERPUS/2025",
      "10/PERPUS/2025",
      "001/perpus/2026",
      "2/PERPUS/2026",
    ]);
  });

  it("takes a year only where it stands behind a running number, and sorts by what stands first otherwise", () => {
    const sorted = (...given: readonly string[]) =>
      [...given].sort((one, other) => (registerKey(one) < registerKey(other) ? -1 : 1));
    expect(sorted("2026/0002", "2025/0010", "2025/0009")).toEqual(["2025/0009", "2025/0010", "2026/0002"]);
    expect(sorted("SMPN12/2101", "SMPN12/1999", "SMPN12/1800")).toEqual(["SMPN12/1800", "SMPN12/1999", "SMPN12/2101"]);
    expect(sorted("H-001/2026", "H-002/2025", "1/X/2026", "3/X/2025")).toEqual([
      "3/X/2025",
      "H-002/2025",
      "1/X/2026",
      "H-001/2026",
    ]);
    expect(sorted("2000", "300", "1999")).toEqual(["300", "1999", "2000"]);
  });

  it("tells of a copy what it has of its own, or else its book has, and what became of it", async () => {
    const book: GivenBook = {
      title: "Laskar Pelangi",
      by: ["Andrea Hirata", "Budi"],
      edition: "Cet. 3",
      publisher: "Bentang",
      publishPlace: "Yogyakarta",
      publishYearText: "2008 M",
      physicalDescription: "xiv, 529 hlm.",
      isbn: "979-3062-79-7",
      materialKind: "serial",
      callNumber: "813 HIR l",
      category: "Novel",
      source: "Beli",
      price: 50_000,
    };
    await givenBooks(
      test.database,
      [
        {
          ...book,
          copies: [
            { itemCode: "A1", acquiredAt: "2025-02-03", price: 60_000, supplier: "Toko A", status: "lost" },
            {
              itemCode: "A2",
              inventoryCode: "A02",
              callNumber: "R 813",
              category: "Rujukan",
              source: "Hibah",
              status: "repair",
              condition: "damaged",
              note: "Sampul lepas",
            },
          ],
        },
      ],
      { now: new Date("2026-01-31T18:00:00Z") },
    );
    const [first, second] = await lines();
    expect(first).toMatchObject({
      registeredOn: "2025-02-03",
      number: "A1",
      material: "Terbitan berkala",
      title: "Laskar Pelangi",
      authors: "Andrea Hirata; Budi",
      edition: "Cet. 3",
      publishPlace: "Yogyakarta",
      publisher: "Bentang",
      publishYear: "2008 M",
      physicalDescription: "xiv, 529 hlm.",
      source: "Beli",
      supplier: "Toko A",
      category: "Novel",
      isbn: "979-3062-79-7",
      price: 60_000,
      callNumber: "813 HIR l",
      remarks: "Hilang",
    });
    expect(second).toMatchObject({
      // In Jakarta it is the first of February.
      registeredOn: "2026-02-01",
      number: "A02",
      material: "Terbitan berkala",
      source: "Hibah",
      supplier: null,
      category: "Rujukan",
      price: 50_000,
      callNumber: "R 813",
      remarks: "Diperbaiki; Rusak berat; Sampul lepas",
    });
  });

  it("is narrowed to days of acquisition, or else of entry, by the library's clock, to numbers and to a source", async () => {
    const at = (now: string, ...given: NonNullable<GivenBook["copies"]>) =>
      givenBooks(test.database, [{ copies: given }], { now: new Date(now) });
    await at(
      "2026-05-01T00:00:00Z",
      { itemCode: "1/2024", acquiredAt: "2024-12-31", source: "Hibah" },
      { itemCode: "2/2025", acquiredAt: "2025-01-01" },
      { itemCode: "3/2025", acquiredAt: "2025-12-31", source: "Hibah" },
    );
    await at("2025-12-31T16:59:59Z", { itemCode: "4/2025" });
    await at("2025-12-31T17:00:00Z", { itemCode: "5/2026" });
    await at("2026-05-01T00:00:00Z", { itemCode: "5/2026/a" });

    expect(await numbers({ fromDay: "2025-01-01", toDay: "2025-12-31" })).toEqual(["2/2025", "3/2025", "4/2025"]);
    expect(await numbers({ fromDay: "2026-01-01" })).toEqual(["5/2026", "5/2026/a"]);
    expect(await numbers({ toDay: "2024-12-31" })).toEqual(["1/2024"]);
    expect(await numbers({ fromNumber: "3/2025", toNumber: "05/2026" })).toEqual([
      "3/2025",
      "4/2025",
      "5/2026",
      "5/2026/a",
    ]);
    const [source] = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM sources WHERE name = 'Hibah'`),
    );
    const ofSource = { sourceId: required(source, "the source").id, fromDay: "2025-01-01" };
    expect(await numbers(ofSource)).toEqual(["3/2025"]);
    expect(await register.totals(admin, ofSource)).toMatchObject({ copies: 1 });

    expect(
      await expectDomainError(register.totals(admin, { fromDay: "2025-02-01", toDay: "2025-01-01" })),
    ).toMatchObject({ kind: "validation", fields: { toDay: "Tanggal akhir tidak boleh sebelum tanggal awal." } });
    expect(
      await expectDomainError(register.page(admin, { fromNumber: "9/2026", toNumber: "1/2026" }, {})),
    ).toMatchObject({ kind: "validation", fields: { toNumber: expect.stringContaining("nomor awal") as string } });
  });

  it("adds up what SQL adds up: its own price or else its book's, and says how many have none", async () => {
    await givenBooks(test.database, [
      {
        price: 2_000_000_000,
        copies: [{ itemCode: "P1" }, { itemCode: "P2", price: 1_000 }, { itemCode: "P3", price: 0 }],
      },
      { copies: [{ itemCode: "P4", status: "withdrawn", price: 5 }, { itemCode: "P5" }] },
    ]);
    expect(await register.totals(admin, {})).toEqual({ copies: 5, value: 4_000_001_005, unpricedCopies: 1 });
    const shown = await lines();
    expect(shown.reduce((sum, { price }) => sum + (price ?? 0), 0)).toBe(4_000_001_005);
    expect(shown.map(({ remarks }) => remarks)).toEqual([null, null, null, "Ditarik", null]);
  });

  it("keeps the place of a copy that is numbered, numbered anew, emptied, deleted and restored", async () => {
    const editing = new BookEditingService(test.database);
    const bin = new BinService(test.database, files.stored(), binHandlers);
    const [bookId = 0, otherId = 0] = await givenBooks(test.database, [{}, { copies: [{ itemCode: "50" }] }]);
    const created = await copies.create(admin, bookId, { itemCodes: ["9", "10", "100"], acquiredAt: "2025-01-01" });
    expect(await numbers()).toEqual(["9", "10", "50", "100"]);

    const [nine, ten, hundred] = created.map(({ id }) => id);
    await copies.update(admin, required(nine, "a copy"), { itemCode: "70" });
    expect(await numbers()).toEqual(["10", "50", "70", "100"]);
    await copies.update(admin, required(ten, "a copy"), { inventoryCode: "60" });
    expect(await numbers()).toEqual(["50", "60", "70", "100"]);
    await copies.update(admin, required(ten, "a copy"), { inventoryCode: null });
    expect(await numbers()).toEqual(["10", "50", "70", "100"]);
    await copies.updateMany(admin, { copyIds: [hundred, nine], assignsInventoryCodes: true });
    expect(await numbers()).toEqual(["10", "50", "0001/SERI/2025", "0002/SERI/2025"]);

    const { binEntryIds } = await copies.delete(admin, required(nine, "a copy"));
    expect(await numbers()).not.toContain("0001/SERI/2025");
    await bin.restore(admin, { ids: binEntryIds });
    expect(await numbers()).toEqual(["10", "50", "0001/SERI/2025", "0002/SERI/2025"]);

    const deleted = await editing.delete(admin, otherId);
    expect(await numbers()).not.toContain("50");
    await bin.restore(admin, { ids: [deleted] });
    expect(await numbers()).toEqual(["10", "50", "0001/SERI/2025", "0002/SERI/2025"]);
    await expectKeys();
  });

  it("is read by librarians alone", async () => {
    const student = await givenStudentViewer(test.database);
    expect(await expectDomainError(register.page(student, {}, {}))).toMatchObject({ kind: "forbidden" });
    expect(await expectDomainError(register.totals(student, {}))).toMatchObject({ kind: "forbidden" });
  });

  it("leaves out what an unfinished import has brought", async () => {
    await givenBooks(test.database, [{ copies: [{ itemCode: "U1" }] }], { listed: false });
    expect(await numbers()).toEqual([]);
  });

  async function expectKeys() {
    const rows = await test.database.read((reader) =>
      reader.rows<{ code: string; place: string }>(
        sql`SELECT COALESCE(inventory_code, item_code) AS code, register_key AS place FROM copies`,
      ),
    );
    expect(rows.map(({ place }) => place)).toEqual(rows.map(({ code }) => registerKey(code)));
  }
});
