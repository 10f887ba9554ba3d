import { randomUUID } from "node:crypto";

import sql from "sql-template-tag";

import { CopyService } from "../../../server/books/copies/CopyService.js";
import type { CopyStatus } from "../../../server/books/copies/Copy.entity.js";
import { InHouseUseService } from "../../../server/circulation/inHouse/InHouseUseService.js";
import { StockTakeEditingService } from "../../../server/stockTakes/StockTakeEditingService.js";
import { StockTakeScanService } from "../../../server/stockTakes/StockTakeScanService.js";
import { StockTakeService } from "../../../server/stockTakes/StockTakeService.js";

import { type ItemList } from "../../../server/stockTakes/stockTakeInput.js";
import { toSqlDateTime } from "../../../server/platform/database/sqlDateTime.js";
import { checkNumbers } from "../../../server/integrity/checkNumbers.js";
import { required } from "../../../server/platform/required.js";
import type { AdminViewer, LibrarianViewer } from "../../../server/viewer.js";
import { givenBorrowing } from "../../support/circulation/givenBorrowing.js";
import { givenReturn } from "../../support/circulation/givenReservations.js";
import { onBothEngines, onOneEngine } from "../../support/database.js";
import { expectDomainError } from "../../support/expectDomainError.js";
import { fc } from "../../support/fastCheck.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenAdmin, givenStaff } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

const ZONE = "Asia/Jakarta";

onBothEngines("A stock take", (test) => {
  let admin: AdminViewer;
  let staff: LibrarianViewer;
  const editing = () => new StockTakeEditingService(test.database, ZONE);
  const scans = (now?: () => Date) => new StockTakeScanService(test.database, now);
  const reads = () => new StockTakeService(test.database);
  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    staff = await givenStaff(test.database);
  });
  beforeEach(() =>
    test.database.write(testWrite, async (tx) => {
      for (const table of [
        "stock_take_items",
        "stock_take_shelves",
        "stock_takes",
        "in_house_uses",
        "ledger_entries",
        "reservations",
        "borrowings",
        "bin_entries",
        "copies",
        "books",
      ]) {
        await tx.run(sql([`DELETE FROM ${table}`]));
      }
    }),
  );

  const give = async (
    code: string,
    { status = "available", location = null, classification = "813", price = 50_000 }: GivenCopy = {},
  ) => {
    await givenBooks(test.database, [
      {
        title: `Buku ${code}`,
        classification: { code: classification, name: null },
        callNumber: `${classification} ${code}`,
        location: location === null ? undefined : { name: location, shelf: null },
        price,
        copies: [{ itemCode: code, status }],
      },
    ]);
  };
  const scan = async (
    id: number,
    code: string,
    { as = staff, ...rest }: { as?: LibrarianViewer; locationId?: number } = {},
  ) => {
    const [answer] = await scans().scan(as, id, { scans: [{ code, key: randomUUID(), ...rest }] });
    const { item, isRepeated, message } = required(answer, "an answer");
    return { outcome: item.outcome, isRepeated, message, foundBy: item.foundBy };
  };
  const codes = async (id: number, list: ItemList) => {
    const { edges } = await reads().itemPage(staff, id, list, { first: 100 });
    return edges.map(({ node }) => node.code);
  };
  const totals = async (id: number) => required((await reads().totals(staff, [id]))[0], "its totals");
  const statusOf = async (code: string) => {
    const rows = await test.database.read((reader) =>
      reader.rows<{ status: string }>(sql`SELECT status FROM copies WHERE item_code = ${code}`),
    );
    return rows[0]?.status;
  };
  const locationId = async (name: string) => {
    const rows = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM locations WHERE name = ${name}`),
    );
    return required(rows[0], "the place").id;
  };
  const finish = (id: number) => editing().setState(admin, id, { state: "finished" });

  it("expects what was there when it began, and knows what was lent, lost, in repair or withdrawn then", async () => {
    await give("A1");
    await give("A2", { status: "reference_only" });
    await give("A3", { status: "lost" });
    await give("A4", { status: "repair" });
    await give("A5", { status: "withdrawn" });
    await give("A6");
    await givenBorrowing(test.database, "A6");
    const { id, state } = await editing().begin(admin, {});
    expect(state).toBe("open");
    expect(await totals(id)).toEqual({ expected: 2, found: 0, away: 4, toCheck: 0 });
    await new CopyService(test.database).create(admin, (await bookIds())[0] ?? 0, { itemCodes: ["A7"] });
    expect(await codes(id, "missing")).toEqual(["A1", "A2"]);
    expect(await codes(id, "away")).toEqual(["A3", "A4", "A5", "A6"]);
  });

  it("gives each scan one answer", async () => {
    await give("A1", { location: "Ruang Baca" });
    await give("A2", { location: "Ruang Baca", status: "lost" });
    await give("A3", { location: "Ruang Baca" });
    await give("A4", { location: "Gudang", classification: "900" });
    await givenBorrowing(test.database, "A3");
    const { id } = await editing().begin(admin, { locationId: await locationId("Ruang Baca") });
    expect(await scan(id, "A1")).toMatchObject({ outcome: "found", isRepeated: false });
    expect(await scan(id, "a1", { as: admin })).toMatchObject({
      outcome: "found",
      isRepeated: true,
      foundBy: staff.role === "staff" ? staff.username : "",
    });
    expect(await scan(id, "A2")).toMatchObject({ outcome: "status" });
    expect(await scan(id, "A3")).toMatchObject({ outcome: "on_loan" });
    expect(await scan(id, "A4")).toMatchObject({
      outcome: "elsewhere",
      message: "Tempatnya di Gudang. Pisahkan untuk dikembalikan.",
    });
    expect(await scan(id, "ZZZ")).toMatchObject({ outcome: "unknown", isRepeated: false });
    expect(await scan(id, "ZZZ")).toMatchObject({ outcome: "unknown", isRepeated: true });
    expect(await totals(id)).toEqual({ expected: 1, found: 1, away: 0, toCheck: 3 });
    expect(await codes(id, "unknown")).toEqual(["ZZZ"]);
    expect(await reads().scanners(staff, id)).toEqual([{ name: "username" in staff ? staff.username : "", scans: 5 }]);
  });

  it("answers a scan that is sent again as it did at first", async () => {
    await give("A1");
    const { id } = await editing().begin(admin, {});
    const sent = { scans: [{ code: "A1", key: randomUUID() }] };
    const first = await scans().scan(staff, id, sent);
    expect(await scans().scan(staff, id, sent)).toEqual(first);
    expect(await totals(id)).toMatchObject({ found: 1 });
  });

  it("takes a scan from before its loan for what it was then", async () => {
    await give("A1");
    const { id } = await editing().begin(admin, {});
    await givenBorrowing(test.database, "A1");
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE borrowings SET borrowed_at = ${toSqlDateTime(new Date(Date.now() + 3_600_000))}`),
    );
    expect(await scan(id, "A1")).toMatchObject({ outcome: "found" });
  });

  it("narrows by class with all that begin with it, and by category", async () => {
    await give("K1", { classification: "799.9" });
    await give("K2", { classification: "800" });
    await give("K3", { classification: "899.221" });
    await give("K4", { classification: "900" });
    const { id } = await editing().begin(admin, { classFrom: "800", classTo: "899" });
    expect(await codes(id, "missing")).toEqual(["K2", "K3"]);
    expect(await expectDomainError(editing().begin(admin, { classFrom: "100", classTo: "199" }))).toMatchObject({
      kind: "validation",
      fields: { classFrom: expect.stringContaining("Tidak ada eksemplar") as string },
    });
  });

  it("lets staff scan, and only administrators begin, end and apply", async () => {
    await give("A1");
    expect(await expectDomainError(editing().begin(staff, {}))).toMatchObject({ kind: "forbidden" });
    const { id } = await editing().begin(admin, {});
    expect(await scan(id, "A1")).toMatchObject({ outcome: "found" });
    for (const attempt of [
      editing().setState(staff, id, { state: "finished" }),
      editing().apply(staff, id, { acts: ["lost"] }),
      editing().undo(staff, id),
    ]) {
      expect(await expectDomainError(attempt)).toMatchObject({ kind: "forbidden" });
    }
  });

  it("takes no scan once it has ended, and all of them once it is opened again", async () => {
    await give("A1");
    const { id } = await editing().begin(admin, {});
    await finish(id);
    expect(await expectDomainError(scan(id, "A1"))).toMatchObject({ kind: "conflict" });
    await editing().setState(admin, id, { state: "open" });
    expect(await scan(id, "A1")).toMatchObject({ outcome: "found" });
  });

  it("marks what is missing as lost, and gives it back", async () => {
    await give("A1");
    await give("A2", { status: "reference_only" });
    await give("A3", { status: "lost" });
    const { id } = await editing().begin(admin, {});
    await scan(id, "A3");
    expect(await expectDomainError(editing().apply(admin, id, { acts: ["lost"] }))).toMatchObject({ kind: "conflict" });
    await finish(id);
    expect(await reads().proposals(staff, id)).toEqual({ lost: 2, available: 1, move: 0 });
    expect(await editing().apply(admin, id, { acts: ["lost", "available"] })).toMatchObject({ changed: 3, skipped: 0 });
    expect([await statusOf("A1"), await statusOf("A2"), await statusOf("A3")]).toEqual(["lost", "lost", "available"]);
    expect(await codes(id, "done")).toEqual(["A3", "A1", "A2"]);
    expect(await expectDomainError(editing().setState(admin, id, { state: "open" }))).toMatchObject({
      kind: "conflict",
    });
    expect(await editing().undo(admin, id)).toMatchObject({ changed: 3, skipped: 0 });
    expect([await statusOf("A1"), await statusOf("A2"), await statusOf("A3")]).toEqual([
      "available",
      "reference_only",
      "lost",
    ]);
    // Its own changes are none of somebody else's.
    expect(await editing().apply(admin, id, { acts: ["lost"] })).toMatchObject({ changed: 2, skipped: 0 });
  });

  it("leaves copies that are lent, came back, were changed or are left out, and says which", async () => {
    for (const code of ["A1", "A2", "A3", "A4", "A5"]) await give(code);
    const { id } = await editing().begin(admin, {});
    await finish(id);
    await givenBorrowing(test.database, "A1");
    await givenBorrowing(test.database, "A2");
    await givenReturn(test.database, "A2", new Date());
    const copies = new CopyService(test.database);
    await copies.update(admin, await copyId("A3"), { note: "Dipegang guru" });
    const leftOut = required((await reads().itemPage(staff, id, "missing", { first: 100 })).edges[3], "the fourth");
    expect(await editing().apply(admin, id, { acts: ["lost"], leftOutItemIds: [leftOut.node.id] })).toMatchObject({
      changed: 1,
      skipped: 3,
    });
    expect(await statusOf("A1")).toBe("available");
    expect(await statusOf("A4")).toBe("available");
    expect(await codes(id, "done")).toEqual(["A5"]);
    expect((await codes(id, "skipped")).toSorted()).toEqual(["A1", "A2", "A3"]);
    await copies.update(admin, await copyId("A5"), { status: "withdrawn" });
    expect(await editing().undo(admin, id)).toMatchObject({ changed: 0, skipped: 1 });
    expect(await statusOf("A5")).toBe("withdrawn");
  });

  it("leaves a copy that somebody had in hand meanwhile: read in the library, or scanned for another stock take", async () => {
    for (const code of ["A1", "A2", "A3"]) await give(code);
    const { id } = await editing().begin(admin, {});
    const { id: other } = await editing().begin(admin, {});
    await scan(other, "A1");
    await new InHouseUseService(test.database, { timeZone: ZONE, now: () => new Date() }).record(staff, {
      itemCode: "A2",
    });
    await finish(id);
    expect(await editing().apply(admin, id, { acts: ["lost"] })).toMatchObject({ changed: 1, skipped: 2 });
    expect([await statusOf("A1"), await statusOf("A2"), await statusOf("A3")]).toEqual([
      "available",
      "available",
      "lost",
    ]);
  });

  it("moves what stood elsewhere, by the place where somebody scans", async () => {
    await give("A1", { location: "Ruang Baca" });
    await give("A2", { location: "Gudang" });
    const { id } = await editing().begin(admin, {});
    const readingRoom = await locationId("Ruang Baca");
    expect(await scan(id, "A1", { locationId: readingRoom })).toMatchObject({ outcome: "found" });
    expect(await scan(id, "A2", { locationId: readingRoom })).toMatchObject({ outcome: "elsewhere" });
    expect(await totals(id)).toEqual({ expected: 2, found: 2, away: 0, toCheck: 1 });
    await finish(id);
    expect(await editing().apply(admin, id, { acts: ["move"] })).toMatchObject({ changed: 1 });
    expect(await ownPlace("A2")).toBe(readingRoom);
    await editing().undo(admin, id);
    expect(await ownPlace("A2")).toBeNull();
  });

  it("corrects by a later scan where a copy stands that was found elsewhere, and by no older one", async () => {
    await give("A1", { location: "Ruang Baca" });
    await give("A2", { location: "Gudang" });
    const { id } = await editing().begin(admin, {});
    const [readingRoom, store] = [await locationId("Ruang Baca"), await locationId("Gudang")];
    const at = (minutes: number) => scans(() => new Date(Date.now() + minutes * 60_000));
    const key = randomUUID();
    const first = { code: "A2", key, locationId: readingRoom };
    await at(1).scan(staff, id, { scans: [first] });
    expect(await totals(id)).toMatchObject({ found: 1, toCheck: 1 });
    const [later] = await at(5).scan(admin, id, { scans: [{ code: "A2", key: randomUUID(), locationId: store }] });
    expect(later).toMatchObject({ isRepeated: false, item: { outcome: "found" } });
    expect(await totals(id)).toEqual({ expected: 2, found: 1, away: 0, toCheck: 0 });
    const [again] = await at(2).scan(staff, id, { scans: [first] });
    expect(again).toMatchObject({ isRepeated: true, item: { outcome: "found" } });
    expect(await totals(id)).toEqual({ expected: 2, found: 1, away: 0, toCheck: 0 });
    const findings = await checkNumbers(test.database, ZONE, false);
    expect(findings.find(({ title }) => title === "Kemajuan tiap stock opname")).toMatchObject({ wrong: 0 });
  });

  it("is begun once by a request that is sent twice", async () => {
    await give("A1");
    const key = randomUUID();
    const [one, other] = await Promise.all([editing().begin(admin, { key }), editing().begin(admin, { key })]);
    expect(other.id).toBe(one.id);
    expect(await totals(one.id)).toMatchObject({ expected: 1 });
    expect(await reads().count(staff)).toBe(1);
  });

  it("leaves a copy to the desk that was lost by a loan, which still asks what it cost", async () => {
    await give("A1");
    await givenBorrowing(test.database, "A1");
    await test.database.write(testWrite, async (tx) => {
      await tx.run(sql`UPDATE borrowings SET lost = 1, lost_at = '2026-11-20 03:00:00.000', open_copy_id = NULL`);
      await tx.run(sql`UPDATE copies SET status = 'lost' WHERE item_code = 'A1'`);
    });
    const { id } = await editing().begin(admin, {});
    expect(await scan(id, "A1")).toMatchObject({ outcome: "status" });
    await finish(id);
    expect(await editing().apply(admin, id, { acts: ["available"] })).toMatchObject({ changed: 0, skipped: 1 });
    expect(await codes(id, "skipped")).toEqual(["A1"]);
  });

  it("counts each copy once, whoever scans it, how often, in whatever order, and however late", async () => {
    const all = ["P1", "P2", "P3", "P4", "P5"];
    for (const code of all) await give(code, { status: code === "P5" ? "lost" : "available" });
    const someScans = fc.array(
      fc.record({
        code: fc.constantFrom(...all, "p1", "ASING"),
        by: fc.constantFrom("admin", "staff"),
        lateMinutes: fc.constantFrom(0, 5),
        isSentAgain: fc.boolean(),
      }),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(someScans, async (history) => {
        const { id } = await editing().begin(admin, {});
        for (const { code, by, lateMinutes, isSentAgain } of history) {
          const sentAt = new Date();
          const scannedAt = new Date(sentAt.getTime() - lateMinutes * 60_000);
          const sent = { sentAt, scans: [{ code, key: randomUUID(), scannedAt }] };
          const viewer = by === "admin" ? admin : staff;
          await scans().scan(viewer, id, sent);
          if (isSentAgain) await scans().scan(viewer, id, sent);
        }
        const scanned = new Set(history.map(({ code }) => code.toUpperCase()));
        const { expected, found, away, toCheck } = await totals(id);
        expect({ expected, found, away, toCheck }).toEqual({
          expected: 4,
          found: ["P1", "P2", "P3", "P4"].filter((code) => scanned.has(code)).length,
          away: scanned.has("P5") ? 0 : 1,
          toCheck: scanned.has("P5") ? 1 : 0,
        });
        const counted = await test.database.read((reader) =>
          reader.rows<Record<string, number>>(
            sql`SELECT SUM(expected) AS expected, SUM(CASE WHEN expected = 1 AND found_at IS NOT NULL THEN 1 ELSE 0 END) AS found
                FROM stock_take_items WHERE stock_take_id = ${id}`,
          ),
        );
        expect(Number(counted[0]?.expected)).toBe(expected);
        expect(Number(counted[0]?.found)).toBe(found);
        expect(await wrongProgress()).toBe(0);
        expect((await codes(id, "unknown")).length).toBe(scanned.has("ASING") ? 1 : 0);
      }),
      { numRuns: 15 },
    );
  });

  onOneEngine(test, () => {
    it("changes 2,000 copies a call, and says how many remain, there and back", async () => {
      const itemCodes = Array.from({ length: 2_001 }, (_, index) => `B${index}`);
      await givenBooks(test.database, [{ copies: itemCodes.map((itemCode) => ({ itemCode })) }]);
      const { id } = await editing().begin(admin, {});
      await finish(id);
      const acts = ["lost"];
      expect(await editing().apply(admin, id, { acts })).toMatchObject({ changed: 2_000, skipped: 0, remaining: 1 });
      expect(await editing().apply(admin, id, { acts })).toMatchObject({ changed: 1, skipped: 0, remaining: 0 });
      const half = await editing().undo(admin, id);
      expect(half).toMatchObject({ changed: 2_000, remaining: 1 });
      expect(half.take.appliedAt).not.toBeNull();
      const whole = await editing().undo(admin, id);
      expect(whole).toMatchObject({ changed: 1, remaining: 0 });
      expect(whole.take.appliedAt).toBeNull();
    });
  });

  it("answers a scan and changes a batch with as many statements in a large part as in a small one", async () => {
    const all = Array.from({ length: 40 }, (_, index) => `S${index}`);
    for (const code of all) await give(code, { classification: code === "S0" || code === "S1" ? "100" : "813" });
    const counted = async (work: () => Promise<unknown>) => (await test.counter.statementsDuring(work)).length;
    const costs = async (part: Readonly<Record<string, string>>) => {
      const { id } = await editing().begin(admin, part);
      const scanned = await counted(() => scan(id, "S0"));
      await finish(id);
      const applied = await counted(() => editing().apply(admin, id, { acts: ["lost"] }));
      return { scanned, applied, undone: await counted(() => editing().undo(admin, id)) };
    };
    const ofTwo = await costs({ classFrom: "100", classTo: "199" });
    expect(await costs({})).toEqual(ofTwo);
    expect(await statusOf("S39")).toBe("available");
  });

  it("asks once for all that is scanned together", async () => {
    const all = Array.from({ length: 30 }, (_, index) => `S${index}`);
    for (const code of all) await give(code);
    const { id } = await editing().begin(admin, {});
    const scanAll = (...codes: readonly string[]) =>
      scans().scan(staff, id, { scans: codes.map((code) => ({ code, key: randomUUID() })) });
    const ofOne = await test.counter.statementsDuring(() => scanAll("S0"));
    // Each is written by a statement of its own.
    const ofMany = await test.counter.statementsDuring(() => scanAll(...all.slice(1, 29)));
    expect(ofMany).toHaveLength(ofOne.length + 27);
    expect(await scanAll("S29", "ZZZ", "s29", "S0", "ZZZ")).toMatchObject([
      { isRepeated: false, item: { outcome: "found" } },
      { isRepeated: false, item: { outcome: "unknown" } },
      { isRepeated: true, item: { code: "S29" } },
      { isRepeated: true },
      { isRepeated: true, item: { outcome: "unknown" } },
    ]);
    expect(await totals(id)).toEqual({ expected: 30, found: 30, away: 0, toCheck: 0 });
    expect(await wrongProgress()).toBe(0);
  });

  it("has its progress counted again where it is wrong", async () => {
    await give("A1");
    const { id } = await editing().begin(admin, {});
    await scan(id, "A1");
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE stock_take_shelves SET found = 7`));
    expect(await wrongProgress(true)).toBe(1);
    expect(await totals(id)).toMatchObject({ found: 1 });
  });

  it("counts right when several people scan the same shelf at once", async () => {
    const all = Array.from({ length: 12 }, (_, index) => `S${index}`);
    for (const code of all) await give(code);
    const { id } = await editing().begin(admin, {});
    await Promise.all(
      [admin, staff, admin, staff].map(async (viewer, person) => {
        const order = person % 2 === 0 ? all : all.toReversed();
        for (const code of order) await scans().scan(viewer, id, { scans: [{ code, key: randomUUID() }] });
      }),
    );
    expect(await totals(id)).toEqual({ expected: 12, found: 12, away: 0, toCheck: 0 });
  });

  async function wrongProgress(repair = false) {
    const findings = await checkNumbers(test.database, ZONE, repair);
    return findings.find(({ title }) => title === "Kemajuan tiap stock opname")?.wrong;
  }
  async function bookIds() {
    const rows = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM books ORDER BY id`),
    );
    return rows.map(({ id }) => id);
  }
  async function copyId(code: string) {
    const rows = await test.database.read((reader) =>
      reader.rows<{ id: number }>(sql`SELECT id FROM copies WHERE item_code = ${code}`),
    );
    return required(rows[0], "the copy").id;
  }
  async function ownPlace(code: string) {
    const rows = await test.database.read((reader) =>
      reader.rows<{ location_id: number | null }>(sql`SELECT location_id FROM copies WHERE item_code = ${code}`),
    );
    return rows[0]?.location_id ?? null;
  }
});

interface GivenCopy {
  readonly status?: CopyStatus;
  readonly location?: string | null;
  readonly classification?: string;
  readonly price?: number;
}
