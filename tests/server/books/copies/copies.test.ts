import sql from "sql-template-tag";

import { BookService } from "../../../../server/books/BookService.js";
import { createBookLoaders } from "../../../../server/books/bookLoaders.js";
import { CopyService } from "../../../../server/books/copies/CopyService.js";
import { findOrCreate, locationDraft } from "../../../../server/authorities/editing/findOrCreate.js";
import { type AdminViewer, type Viewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBorrowing } from "../../../support/circulation/givenBorrowing.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenAdmin, givenStudentViewer } from "../../../support/people.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { testWrite } from "../../../support/testWrite.js";

onBothEngines("Copies of a book", (test) => {
  let service: CopyService;
  let admin: AdminViewer;
  beforeAll(async () => {
    service = new CopyService(test.database);
    admin = await givenAdmin(test.database);
  });
  const rows = <Row>(statement: Parameters<typeof sql>[0], ...values: unknown[]) =>
    test.database.read((reader) => reader.rows<Row>(sql(statement, ...values)));
  const given = async (...itemCodes: readonly string[]) => {
    const [bookId = 0] = await givenBooks(test.database, [
      { title: "Berkopi", location: { name: "Ruang Utama" }, copies: itemCodes.map((itemCode) => ({ itemCode })) },
    ]);
    const found = await rows<{ id: number }>`SELECT id FROM copies WHERE book_id = ${bookId} ORDER BY id`;
    return { bookId, ids: found.map(({ id }) => id), id: found[0]?.id ?? 0 };
  };
  const countsOf = (bookId: number) => createBookLoaders(test.database, visitor).copyCounts.load(bookId);
  const entriesOf = async (action: string, id: number) =>
    (
      await rows<{
        earlier: string | null;
        later: string | null;
      }>`SELECT before_values AS earlier, after_values AS later FROM audit_entries WHERE action = ${action}
        AND record_id = ${id} ORDER BY id`
    ).map(({ earlier, later }) => [JSON.parse(earlier ?? "null") as unknown, JSON.parse(later ?? "null") as unknown]);
  const shelf = async (name: string) =>
    (await test.database.write(testWrite, (tx) => findOrCreate(tx, "locations", [locationDraft({ name })], null)))
      .values()
      .next().value ?? 0;

  it("are made by number with codes that go on, each written down, and counted", async () => {
    const { bookId } = await given("A00007", "A00008");
    const created = await service.create(admin, bookId, {
      count: 3,
      condition: "worn",
      status: "reference_only",
      locationId: await shelf("Gudang"),
    });

    expect(created.map(({ itemCode, condition, status, dueOn }) => [itemCode, condition, status, dueOn])).toEqual([
      ["A00009", "worn", "reference_only", null],
      ["A00010", "worn", "reference_only", null],
      ["A00011", "worn", "reference_only", null],
    ]);
    expect(created[0]?.locationId).toBe(await shelf("Gudang"));
    expect(await countsOf(bookId)).toEqual({ copies: 5, available: 2 });
    expect(await entriesOf("copy.create", created[2]?.id ?? 0)).toMatchObject([
      [null, { bookId, itemCode: "A00011", status: "reference_only", condition: "worn" }],
    ]);
    expect(await entriesOf("copy.create", created[0]?.id ?? 0)).toHaveLength(1);
  });

  it("are made with the codes that are given, or that run on from a first one", async () => {
    const { bookId } = await given();
    const listed = await service.create(admin, bookId, { itemCodes: [" MERAH  1 ", "biru"] });
    const running = await service.create(admin, bookId, { count: 3, firstItemCode: "L-098" });
    const [single] = await service.create(admin, bookId, { count: 1, firstItemCode: "SATU-1", inventoryCode: "INV/1" });

    expect(listed.map(({ itemCode }) => itemCode)).toEqual(["MERAH 1", "biru"]);
    expect(running.map(({ itemCode }) => itemCode)).toEqual(["L-098", "L-099", "L-100"]);
    expect(single).toMatchObject({ itemCode: "SATU-1", inventoryCode: "INV/1" });
  });

  it("are made a thousand at a time, and not one more", async () => {
    const { bookId } = await given();
    expect(await service.create(admin, bookId, { count: 1_000, firstItemCode: "R0001" })).toHaveLength(1_000);
    expect(await countsOf(bookId)).toEqual({ copies: 1_000, available: 1_000 });
    expect((await expectDomainError(service.create(admin, bookId, { count: 1_001 }))).fields).toHaveProperty("count");
    expect(
      (
        await expectDomainError(
          service.create(admin, bookId, { itemCodes: Array.from({ length: 1_001 }, (_, index) => `Q${index}`) }),
        )
      ).fields,
    ).toHaveProperty("itemCodes");
  });

  it("are refused whole where a code is taken, naming it, its book and its place", async () => {
    const { bookId } = await given("T-1", "T-5");
    const listed = await expectDomainError(service.create(admin, bookId, { itemCodes: ["T-9", "T-1", "T-5"] }));
    const running = await expectDomainError(service.create(admin, bookId, { count: 9, firstItemCode: "T-2" }));
    const twice = await expectDomainError(service.create(admin, bookId, { itemCodes: ["T-9", "T-9"] }));

    expect(listed).toMatchObject({
      kind: "conflict",
      fields: {
        "itemCodes.1": "Kode T-1 sudah dipakai “Berkopi”.",
        "itemCodes.2": "Kode T-5 sudah dipakai “Berkopi”.",
      },
    });
    expect(running).toMatchObject({
      kind: "conflict",
      message: "Kode T-5 sudah dipakai “Berkopi”. Pakai kode lain.",
      fields: { firstItemCode: expect.any(String) },
    });
    expect(twice).toMatchObject({ kind: "validation", fields: { "itemCodes.1": "Kode T-9 ditulis dua kali." } });
    expect(await rows`SELECT id FROM copies WHERE book_id = ${bookId}`).toHaveLength(2);
  });

  it("get different codes when twenty people add at the same moment, and one code goes to one of ten", async () => {
    const { bookId } = await given("N00001");
    const made = await Promise.all(Array.from({ length: 20 }, () => service.create(admin, bookId, { count: 2 })));
    expect(new Set(made.flat().map(({ itemCode }) => itemCode)).size).toBe(40);

    const same = await Promise.allSettled(
      Array.from({ length: 10 }, () => service.create(admin, bookId, { itemCodes: ["HANYA-SATU"] })),
    );
    expect(same.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(
      same.flatMap((outcome) => (outcome.status === "rejected" ? [(outcome.reason as { kind?: string }).kind] : [])),
    ).toEqual(Array(9).fill("conflict"));
  });

  it("tell every wrong field at once", async () => {
    const { bookId } = await given();
    const wrong = await expectDomainError(
      service.create(admin, bookId, {
        count: 0,
        itemCodes: ["ok", "nol\u0000"],
        condition: "baru",
        status: "on_loan",
        inventoryCode: "x".repeat(101),
        bookId: 7,
      }),
    );
    const both = await expectDomainError(
      service.create(admin, bookId, { count: 2, itemCodes: ["A"], firstItemCode: "tanpa angka", inventoryCode: "INV" }),
    );

    expect([wrong.kind, Object.keys(wrong.fields).sort()]).toEqual([
      "validation",
      ["bookId", "condition", "count", "inventoryCode", "itemCodes.1", "status"],
    ]);
    expect(Object.keys(both.fields)).toContain("itemCodes");
    expect((await expectDomainError(service.create(admin, bookId, {}))).fields).toHaveProperty("count");
    expect(
      Object.keys(
        (
          await expectDomainError(
            service.create(admin, bookId, { count: 2, firstItemCode: "tanpa angka", inventoryCode: "INV" }),
          )
        ).fields,
      ),
    ).toEqual(["firstItemCode", "inventoryCode"]);
    expect(
      (await expectDomainError(service.create(admin, bookId, { count: 1, locationId: 999_999 }))).fields,
    ).toHaveProperty("locationId");
    expect((await expectDomainError(service.create(admin, 999_999, { count: 1 }))).kind).toBe("notFound");
    expect(await rows`SELECT id FROM copies WHERE book_id = ${bookId}`).toEqual([]);
  });

  it("change what is named and nothing else; null puts a copy where its book stands", async () => {
    const { bookId, id } = await given("U-1", "U-2");
    const place = await shelf("Rak Samping");
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE copies SET updated_at = '2020-01-01 00:00:00.000' WHERE book_id = ${bookId}`),
    );
    const changed = await service.update(admin, id, {
      itemCode: "U-9",
      inventoryCode: "INV/9",
      locationId: place,
      condition: "damaged",
      status: "repair",
    });

    expect(changed).toMatchObject({
      id,
      itemCode: "U-9",
      inventoryCode: "INV/9",
      locationId: place,
      condition: "damaged",
      status: "repair",
    });
    expect(await countsOf(bookId)).toEqual({ copies: 2, available: 1 });
    expect(
      await rows`SELECT item_code AS code FROM copies WHERE book_id = ${bookId} AND updated_at > '2026-01-01 00:00:00'`,
    ).toEqual([{ code: "U-9" }]);
    expect(await entriesOf("copy.update", id)).toEqual([
      [
        {
          itemCode: "U-1",
          inventoryCode: null,
          locationId: null,
          location: null,
          condition: "good",
          status: "available",
        },
        {
          itemCode: "U-9",
          inventoryCode: "INV/9",
          locationId: place,
          location: "Rak Samping",
          condition: "damaged",
          status: "repair",
        },
      ],
    ]);
    const back = await service.update(admin, id, { locationId: null, inventoryCode: null });
    expect(back).toMatchObject({
      itemCode: "U-9",
      inventoryCode: null,
      locationId: await shelf("Ruang Utama"),
      condition: "damaged",
      status: "repair",
    });
    await service.update(admin, id, { status: "repair" });
    expect(await entriesOf("copy.update", id)).toHaveLength(2);
  });

  it("change several at once, each that differs written down", async () => {
    const { bookId, ids } = await given("M-1", "M-2", "M-3");
    await service.update(admin, ids[1] ?? 0, { status: "repair" });
    const changed = await service.updateMany(admin, { copyIds: [ids[2], ids[1]], status: "repair" });

    expect(changed.map(({ itemCode, status }) => [itemCode, status])).toEqual([
      ["M-3", "repair"],
      ["M-2", "repair"],
    ]);
    expect(await countsOf(bookId)).toEqual({ copies: 3, available: 1 });
    expect(await Promise.all(ids.map(async (id) => (await entriesOf("copy.update", id)).length))).toEqual([0, 1, 1]);
    await service.updateMany(admin, { copyIds: ids, condition: "worn", status: "available" });
    expect(await rows`SELECT DISTINCT status FROM copies WHERE book_id = ${bookId}`).toEqual([{ status: "available" }]);
  });

  it("get a day of acquisition together, and lose it together", async () => {
    const { bookId, ids } = await given("AQ-1", "AQ-2", "AQ-3");
    const acquiredAt = "2026-07-13";
    await service.updateMany(admin, { copyIds: ids.slice(0, 2), acquiredAt });
    await service.updateMany(admin, { copyIds: ids, condition: "worn" });
    const days = async () =>
      (
        await rows<{ day: string | null }>`SELECT acquired_at AS day FROM copies WHERE book_id = ${bookId} ORDER BY id`
      ).map(({ day }) => day);
    expect(await days()).toEqual([acquiredAt, acquiredAt, null]);

    const changed = await service.updateMany(admin, { copyIds: ids, acquiredAt: null });

    expect(changed.map((copy) => [copy.acquiredAt, copy.condition])).toEqual(Array(3).fill([null, "worn"]));
    expect(await days()).toEqual([null, null, null]);
    // The third had none, and nothing is written down of it.
    expect(await Promise.all(ids.map(async (id) => (await entriesOf("copy.update", id)).length))).toEqual([3, 3, 1]);
  });

  it("change all of several or none: not where one is away, unknown, or named twice, and not to nothing", async () => {
    const { ids } = await given("N-1", "N-2");
    await givenBorrowing(test.database, "N-2");
    const status = "lost";
    expect(await expectDomainError(service.updateMany(admin, { copyIds: ids, status }))).toMatchObject({
      kind: "conflict",
      message: expect.stringMatching(/^Eksemplar N-2 sedang dipinjam sampai/) as string,
    });
    expect((await expectDomainError(service.updateMany(admin, { copyIds: [ids[0], 999_999], status }))).kind).toBe(
      "notFound",
    );
    expect(
      (await expectDomainError(service.updateMany(admin, { copyIds: [ids[0], ids[0]], status }))).fields,
    ).toHaveProperty("copyIds");
    expect((await expectDomainError(service.updateMany(admin, { copyIds: ids }))).fields).toHaveProperty("status");
    expect(
      (
        await expectDomainError(
          service.updateMany(admin, { copyIds: Array.from({ length: 251 }, (_, index) => index + 1), status }),
        )
      ).fields,
    ).toHaveProperty("copyIds");
    expect(await rows`SELECT status FROM copies WHERE id = ${ids[0]}`).toEqual([{ status: "available" }]);
    expect(
      (await service.updateMany(admin, { copyIds: ids, condition: "damaged" })).map(({ condition }) => condition),
    ).toEqual(["damaged", "damaged"]);
  });

  it("are proposed with the codes that they get, those that are taken named", async () => {
    const { bookId } = await given("P-001", "P-004");
    const proposed = await service.proposeCodes(admin, { count: 3 });
    expect(await service.proposeCodes(admin, { count: 4, firstItemCode: "P-002" })).toEqual(
      [
        ["P-002", null],
        ["P-003", null],
        ["P-004", "“Berkopi”"],
        ["P-005", null],
      ].map(([itemCode, takenBy]) => ({ itemCode, takenBy })),
    );
    expect((await service.create(admin, bookId, { count: 3 })).map(({ itemCode }) => itemCode)).toEqual(
      proposed.map(({ itemCode }) => itemCode),
    );
    expect((await expectDomainError(service.proposeCodes(admin, { count: 1_001 }))).fields).toHaveProperty("count");
    expect(
      (await expectDomainError(service.proposeCodes(admin, { count: 2, firstItemCode: "tanpa" }))).fields,
    ).toHaveProperty("firstItemCode");
    expect((await expectDomainError(service.proposeCodes(visitor, { count: 1 }))).kind).toBe("unauthenticated");
  });

  it("keep their status while on loan, and never take on_loan; the rest may change", async () => {
    const { bookId, id } = await given("OL-1");
    await givenBorrowing(test.database, "OL-1");

    expect(await expectDomainError(service.update(admin, id, { status: "lost" }))).toMatchObject({
      kind: "conflict",
      message:
        "Eksemplar OL-1 sedang dipinjam sampai 28 November 2026. Terima dulu pengembaliannya, lalu ubah statusnya.",
      fields: { status: expect.any(String) },
    });
    expect((await expectDomainError(service.update(admin, id, { status: "on_loan" }))).kind).toBe("validation");
    expect(await service.update(admin, id, { condition: "worn" })).toMatchObject({
      condition: "worn",
      status: "on_loan",
      dueOn: "2026-11-28",
    });
    expect(await countsOf(bookId)).toEqual({ copies: 1, available: 0 });
  });

  it("keep their codes apart, also when two are given the same one at once", async () => {
    const { ids } = await given("K-1", "K-2", "K-3");
    const [one = 0, two = 0, three = 0] = ids;

    expect(await expectDomainError(service.update(admin, one, { itemCode: "K-2" }))).toMatchObject({
      kind: "conflict",
      fields: { itemCode: "Kode K-2 sudah dipakai “Berkopi”." },
    });
    expect((await service.update(admin, one, { itemCode: "K-1" })).itemCode).toBe("K-1");
    const both = await Promise.allSettled([two, three].map((id) => service.update(admin, id, { itemCode: "K-BARU" })));
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(
      both.flatMap((outcome) => (outcome.status === "rejected" ? [(outcome.reason as { kind?: string }).kind] : [])),
    ).toEqual(["conflict"]);
  });

  it("that are withdrawn are seen by administrators alone, and counted by nobody", async () => {
    const { bookId, ids } = await given("W-1", "W-2");
    const [one = 0] = ids;
    expect(await service.update(admin, one, { status: "withdrawn" })).toMatchObject({ id: one, status: "withdrawn" });

    const student = await givenStudentViewer(test.database);
    const books = new BookService(test.database);
    const seenBy = async (viewer: Viewer) => ({
      list: (await books.copies(viewer, bookId, { first: 10 })).edges.map(({ node }) => node.itemCode),
      total: await books.copiesCount(viewer, bookId),
      alone: (await createBookLoaders(test.database, viewer).copy.load(one))?.itemCode ?? null,
      held: (await createBookLoaders(test.database, viewer).copyCounts.load(bookId)).copies,
    });
    expect(await seenBy(admin)).toEqual({ list: ["W-1", "W-2"], total: 2, alone: "W-1", held: 1 });
    expect(await seenBy(student)).toEqual({ list: ["W-2"], total: 1, alone: null, held: 1 });
    expect(await seenBy(visitor)).toEqual({ list: ["W-2"], total: 1, alone: null, held: 1 });
    expect(await service.update(admin, one, { status: "available" })).toMatchObject({ status: "available" });
  });

  it("are deleted unless they are on loan or ever were", async () => {
    const { bookId, ids } = await given("X-A", "X-B", "X-C");
    const [free = 0, out = 0, was = 0] = ids;
    await givenBorrowing(test.database, "X-B");
    await givenBorrowing(test.database, "X-C", { returned: true });

    expect(await service.delete(admin, free)).toMatchObject({ bookId });
    expect(await expectDomainError(service.delete(admin, out))).toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("X-B sedang dipinjam sampai 28 November 2026"),
    });
    expect(await expectDomainError(service.delete(admin, was))).toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("Ditarik"),
    });
    expect((await expectDomainError(service.delete(admin, free))).kind).toBe("notFound");
    expect(await countsOf(bookId)).toEqual({ copies: 2, available: 1 });
    expect(await entriesOf("copy.delete", free)).toMatchObject([[{ itemCode: "X-A", bookId }, null]]);
    expect(await entriesOf("copy.delete", out)).toEqual([]);
  });

  it("of an unfinished import are not there", async () => {
    const [hidden = 0] = await givenBooks(test.database, [{ copies: [{ itemCode: "H-1" }] }], { listed: false });
    const [copy] = await rows<{ id: number }>`SELECT id FROM copies WHERE item_code = 'H-1'`;
    const refusals = await Promise.all([
      expectDomainError(service.create(admin, hidden, { count: 1 })),
      expectDomainError(service.update(admin, copy?.id ?? 0, { condition: "worn" })),
      expectDomainError(service.delete(admin, copy?.id ?? 0)),
    ]);
    expect(refusals.map(({ kind }) => kind)).toEqual(["notFound", "notFound", "notFound"]);
    expect(
      await expectDomainError(service.create(admin, (await given()).bookId, { itemCodes: ["H-1"] })),
    ).toMatchObject({
      kind: "conflict",
      fields: { "itemCodes.0": "Kode H-1 sudah dipakai impor yang sedang berjalan." },
    });
    expect(await rows`SELECT listed FROM copies WHERE item_code = 'H-1'`).toEqual([{ listed: 0 }]);
  });

  it("are changed by administrators alone", async () => {
    const { bookId, id } = await given("ADM-1");
    const student = await givenStudentViewer(test.database);
    const reading = { ...admin, credential: { kind: "token", tokenName: "Dinas", scope: "read" } } as const;
    const refusals = await Promise.all(
      [visitor, student, reading].flatMap((viewer) => [
        expectDomainError(service.create(viewer, bookId, { count: 1 })),
        expectDomainError(service.update(viewer, id, { status: "lost" })),
        expectDomainError(service.delete(viewer, id)),
      ]),
    );

    expect(refusals.map(({ kind }) => kind)).toEqual([
      ...Array<string>(3).fill("unauthenticated"),
      ...Array<string>(6).fill("forbidden"),
    ]);
    expect(await rows`SELECT status FROM copies WHERE book_id = ${bookId}`).toEqual([{ status: "available" }]);
  });
});
