import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";

import { CopyService } from "../../../server/books/copies/CopyService.js";
import type { CopyStatus } from "../../../server/books/copies/Copy.entity.js";
import { RegisterService } from "../../../server/books/register/RegisterService.js";
import { required } from "../../../server/platform/required.js";
import type { AdminViewer, LibrarianViewer } from "../../../server/viewer.js";
import { WeedingEditingService } from "../../../server/weeding/WeedingEditingService.js";
import { WeedingScanService } from "../../../server/weeding/WeedingScanService.js";
import { type CandidateRow, WeedingService } from "../../../server/weeding/WeedingService.js";
import type { WeedingList } from "../../../server/weeding/weedingInput.js";
import { givenBorrowing } from "../../support/circulation/givenBorrowing.js";
import { onBothEngines } from "../../support/database.js";
import { expectDomainError } from "../../support/expectDomainError.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenAdmin, givenStaff } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

const ZONE = "Asia/Jakarta";
const NOW = new Date("2026-11-30T03:00:00Z");
const FATE = { reason: "damaged", disposal: "destroyed" } as const;

onBothEngines("Weeding", (test) => {
  let admin: AdminViewer;
  let staff: LibrarianViewer;
  const editing = () => new WeedingEditingService(test.database, ZONE, () => NOW);
  const reads = () => new WeedingService(test.database, ZONE, () => NOW);
  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    staff = await givenStaff(test.database);
  });
  beforeEach(() =>
    test.database.write(testWrite, async (tx) => {
      for (const table of [
        "weeding_items",
        "weedings",
        "in_house_uses",
        "reservations",
        "borrowings",
        "copies",
        "books",
      ]) {
        await tx.run(sql([`DELETE FROM ${table}`]));
      }
    }),
  );

  const run = (...statements: readonly ReturnType<typeof sql>[]) =>
    test.database.write(testWrite, async (tx) => {
      for (const statement of statements) await tx.run(statement);
    });
  const give = async (
    title: string,
    codes: readonly string[],
    { year = 2024, acquired = "2015-07-13", status = "available" }: GivenTitle = {},
  ) => {
    await givenBooks(test.database, [
      {
        title,
        publishYear: year,
        by: ["Andrea Hirata"],
        price: 40_000,
        copies: codes.map((itemCode) => ({ itemCode, status, acquiredAt: acquired })),
      },
    ]);
  };
  const candidates = async (filter: Readonly<Record<string, unknown>> = {}) => {
    const { edges } = await reads().candidates(staff, filter, { first: 100 });
    return edges.map(({ node }) => node);
  };
  const codesOf = (rows: readonly CandidateRow[]) => rows.map(({ code }) => code);
  const collect = async (
    id: number,
    code: string,
    fate: Readonly<Record<string, unknown>> = FATE,
    key = randomUUID(),
  ) =>
    required(
      (
        await new WeedingScanService(test.database, () => NOW).collect(admin, id, { scans: [{ code, key, ...fate }] })
      )[0],
      "an answer",
    );
  const listed = async (id: number, list: WeedingList) => {
    const { edges } = await reads().itemPage(staff, id, list, { first: 100 });
    return edges.map(({ node }) => (node.skipped === null ? node.code : `${node.code} ${node.skipped}`)).toSorted();
  };
  const statusOf = async (code: string) => {
    const rows = await test.database.read((reader) =>
      reader.rows<{ status: string }>(sql`SELECT status FROM copies WHERE item_code = ${code}`),
    );
    return rows[0]?.status;
  };

  it("finds candidates by age, use, state and what else there is of their title", async () => {
    await give("Laskar Pelangi", ["A1", "A2"], { year: 2005 });
    await give("Laskar Pelangi", ["B1"], { year: 2020 });
    await give("Sang Pemimpi", ["C1"], { year: 1998, acquired: "2026-11-01" });
    await give("Edensor", ["D1"], { status: "lost" });
    await give("Ditarik", ["E1"], { status: "withdrawn" });
    await givenBorrowing(test.database, "A1", { returned: true });
    await givenBorrowing(test.database, "B1");
    await run(sql`UPDATE copies SET \`condition\` = 'damaged' WHERE item_code = 'A2'`);
    expect(codesOf(await candidates())).toEqual(["A1", "A2", "C1", "D1"]);
    expect(codesOf(await candidates({ publishedBefore: 2006 }))).toEqual(["A1", "A2", "C1"]);
    expect(codesOf(await candidates({ acquiredBefore: "2020-01-01" }))).toEqual(["A1", "A2", "D1"]);
    expect(codesOf(await candidates({ unusedSince: "2026-01-01" }))).toEqual(["A2", "D1"]);
    expect(codesOf(await candidates({ neverUsed: true }))).toEqual(["A2", "C1", "D1"]);
    expect(codesOf(await candidates({ condition: "damaged" }))).toEqual(["A2"]);
    expect(codesOf(await candidates({ status: "lost" }))).toEqual(["D1"]);
    expect(codesOf(await candidates({ hasOtherCopies: true }))).toEqual(["A1", "A2"]);
    expect(codesOf(await candidates({ hasNewerEdition: true }))).toEqual(["A1", "A2"]);
    expect(await reads().countCandidates(staff, { publishedBefore: 2006 })).toBe(3);
    expect(await expectDomainError(candidates({ classFrom: "fiksi" }))).toMatchObject({ kind: "validation" });
  });

  it("says why each may go, and warns of the last copy of a title that is much lent", async () => {
    await give("Laskar Pelangi", ["A1", "A2"], { year: 2005 });
    await give("Sang Pemimpi", ["C1"], { year: 2024 });
    for (let times = 0; times < 10; times += 1) await givenBorrowing(test.database, "C1", { returned: true });
    const [first, , popular] = await candidates();
    expect(first).toMatchObject({
      reasons: ["Terbit 2005, 21 tahun lalu", "Belum pernah dipakai sejak 13 Juli 2015", "Ada 1 eksemplar lain"],
      warning: null,
    });
    expect(popular).toMatchObject({
      code: "C1",
      reasons: ["10 kali dipinjam, terakhir 14 November 2026"],
      warning: "Eksemplar terakhir dari judul yang sudah 10 kali dipinjam",
    });
    const { id } = await editing().begin(admin, {});
    expect(await collect(id, "A1")).toMatchObject({ outcome: "collected", message: "Dikumpulkan." });
    expect(await collect(id, "A2")).toMatchObject({ message: "Dikumpulkan. Eksemplar terakhir dari judul ini." });
    expect(codesOf(await candidates())).toEqual(["C1"]);
  });

  it("answers each scan, and collects nothing that is lent, reserved, withdrawn or unknown", async () => {
    await give("Laskar Pelangi", ["A1", "A2", "A3"]);
    await give("Ditarik", ["E1"], { status: "withdrawn" });
    await givenBorrowing(test.database, "A2");
    const { id } = await editing().begin(admin, { name: "Rak 800" });
    const key = randomUUID();
    expect(await collect(id, "a1", FATE, key)).toMatchObject({ outcome: "collected", code: "A1" });
    expect(await collect(id, "A1", FATE, key)).toMatchObject({ outcome: "collected" });
    expect(await collect(id, "A1")).toMatchObject({ outcome: "repeated" });
    expect(await collect(id, "A2")).toMatchObject({ outcome: "on_loan", item: null });
    expect(await collect(id, "E1")).toMatchObject({ outcome: "withdrawn", item: null });
    expect(await collect(id, "ZZZ")).toMatchObject({ outcome: "unknown", item: null });
    expect(await listed(id, "waiting")).toEqual(["A1"]);
    expect(await expectDomainError(collect(id, "A3", { reason: "other", disposal: "sold" }))).toMatchObject({
      kind: "validation",
    });
    expect(await collect(id, "A3", { reason: "other", reasonText: "Digigit tikus", disposal: "sold" })).toMatchObject({
      item: { reasonText: "Digigit tikus" },
    });
  });

  it("withdraws what it has collected with its reason, and gives back what nobody has changed since", async () => {
    await give("Laskar Pelangi", ["A1", "A2", "A3", "A4"]);
    const { id } = await editing().begin(admin, {});
    expect(await expectDomainError(editing().apply(admin, id))).toMatchObject({ kind: "conflict" });
    for (const code of ["A1", "A2", "A3"]) await collect(id, code);
    await givenBorrowing(test.database, "A3");
    expect(await editing().apply(admin, id)).toMatchObject({
      changed: 2,
      skipped: 1,
      remaining: 0,
      weeding: { state: "finished" },
    });
    expect([await statusOf("A1"), await statusOf("A2"), await statusOf("A3")]).toEqual([
      "withdrawn",
      "withdrawn",
      "available",
    ]);
    expect(await listed(id, "skipped")).toEqual(["A3 on_loan"]);
    expect(await expectDomainError(collect(id, "A4"))).toMatchObject({ kind: "conflict" });
    const { edges } = await new RegisterService(test.database, ZONE).page(admin, {}, { first: 10 });
    expect(edges.find(({ node }) => node.number === "A1")?.node.remarks).toBe("Ditarik: rusak, dimusnahkan");
    const told = await test.database.read((reader) =>
      reader.rows<{ after: string }>(
        sql`SELECT after_values AS after FROM audit_entries WHERE action = 'copy.update' ORDER BY id DESC LIMIT 1`,
      ),
    );
    expect(JSON.parse(told[0]?.after ?? "{}")).toMatchObject({ status: "withdrawn", weedingReason: "Rusak" });

    const [held] = await test.database.read((reader) =>
      reader.rows<{ held: number; copy: number }>(
        sql`SELECT held_copies AS held, copies.id AS copy FROM books JOIN copies ON copies.book_id = books.id
            WHERE copies.item_code = 'A1'`,
      ),
    );
    expect(held?.held).toBe(2);
    await new CopyService(test.database).update(admin, held?.copy ?? 0, { note: "Disimpan di gudang" });
    expect(await editing().undo(admin, id)).toMatchObject({ changed: 1, skipped: 1, weeding: { state: "open" } });
    expect([await statusOf("A1"), await statusOf("A2")]).toEqual(["withdrawn", "available"]);
    expect(await listed(id, "skipped")).toEqual(["A1 changed", "A3 on_loan"]);
    expect(await listed(id, "waiting")).toEqual(["A2"]);
    expect(await editing().apply(admin, id)).toMatchObject({ changed: 1, skipped: 1 });
  });

  it("collects again what an undo has left and somebody has taken back since", async () => {
    await give("Laskar Pelangi", ["A1", "A2"]);
    const { id } = await editing().begin(admin, {});
    for (const code of ["A1", "A2"]) await collect(id, code);
    await editing().apply(admin, id);
    const idOf = async (code: string) =>
      (
        await test.database.read((reader) =>
          reader.rows<{ id: number }>(sql`SELECT id FROM copies WHERE item_code = ${code}`),
        )
      )[0]?.id ?? 0;
    const copies = new CopyService(test.database);
    await copies.update(admin, await idOf("A1"), { status: "available" });
    await copies.update(admin, await idOf("A2"), { note: "Disimpan di gudang" });
    expect(await editing().undo(admin, id)).toMatchObject({ changed: 0, skipped: 2 });
    expect(await listed(id, "withdrawn")).toEqual(["A2 changed"]);
    await copies.update(admin, await idOf("A2"), { status: "available" });
    expect(await collect(id, "A2")).toMatchObject({ outcome: "collected", item: { withdrawn: false } });
    expect(await collect(id, "A2")).toMatchObject({ outcome: "repeated" });
    expect(await listed(id, "waiting")).toEqual(["A2"]);
    expect(await editing().apply(admin, id)).toMatchObject({ changed: 2, skipped: 0 });
    expect([await statusOf("A1"), await statusOf("A2")]).toEqual(["withdrawn", "withdrawn"]);
  });

  it("collects many with as many statements as two, and says of the one that comes last that it is the last copy", async () => {
    await give("Laskar Pelangi", ["A1", "A2", "A3"]);
    await give(
      "Edensor",
      Array.from({ length: 60 }, (_, index) => `D${index}`),
    );
    const { id } = await editing().begin(admin, {});
    const collectAll = async (codes: readonly string[], key?: string) =>
      new WeedingScanService(test.database, () => NOW).collect(admin, id, {
        scans: codes.map((code) => ({ code, key: key ?? randomUUID(), ...FATE })),
      });
    const key = randomUUID();
    const two = await test.counter.statementsDuring(async () => {
      expect(await collectAll(["A1", "a1"], key)).toMatchObject([
        { outcome: "collected", message: "Dikumpulkan.", code: "A1" },
        { outcome: "collected", message: "Dikumpulkan.", code: "A1" },
      ]);
    });
    expect(await collectAll(["A2", "A2", "A3", "ZZZ", "a2"])).toMatchObject([
      { outcome: "collected", message: "Dikumpulkan." },
      { outcome: "repeated" },
      { outcome: "collected", message: "Dikumpulkan. Eksemplar terakhir dari judul ini." },
      { outcome: "unknown", item: null },
      { outcome: "repeated", code: "A2" },
    ]);
    const many = await test.counter.statementsDuring(() =>
      collectAll(Array.from({ length: 50 }, (_, index) => `D${index}`)),
    );
    expect(many).toHaveLength(two.length);
    expect((await listed(id, "waiting")).length).toBe(53);
  });

  it("goes on where it was killed, and withdraws nothing twice", async () => {
    const codes = Array.from({ length: 250 }, (_, index) => `K${String(index).padStart(3, "0")}`);
    await give("Laskar Pelangi", codes);
    const { id } = await editing().begin(admin, {});
    const scans = codes.map((code) => ({ code, key: randomUUID(), ...FATE }));
    const collecting = new WeedingScanService(test.database, () => NOW);
    await collecting.collect(admin, id, { scans: scans.slice(0, 100) });
    await collecting.collect(admin, id, { scans: scans.slice(100, 200) });
    await collecting.collect(admin, id, { scans: scans.slice(200) });
    let calls = 0;
    const dying = new WeedingEditingService(test.database, ZONE, () => {
      calls += 1;
      if (calls > 3) throw new Error("killed");
      return NOW;
    });
    await expect(dying.apply(admin, id)).rejects.toThrow("killed");
    const [totals] = await reads().totals(staff, [id]);
    expect(totals).toMatchObject({ copies: 250, withdrawn: 200 });
    expect(await editing().apply(admin, id)).toMatchObject({ changed: 50, skipped: 0 });
    const both = await Promise.all([editing().undo(admin, id), editing().undo(admin, id)].map(outcomeOf));
    expect(both.reduce((sum, changed) => sum + changed, 0)).toBe(250);
    const [after] = await reads().totals(staff, [id]);
    expect(after).toMatchObject({ withdrawn: 0, skipped: 0 });
  });

  it("gives copies another reason, and lets them stay after all, until it has ended", async () => {
    await give("Laskar Pelangi", ["A1", "A2"]);
    const { id } = await editing().begin(admin, {});
    const { item } = await collect(id, "A1");
    await collect(id, "A2");
    const itemIds = [item?.id ?? 0];
    await editing().changeItems(admin, id, { itemIds, reason: "duplicate", disposal: "donated" });
    expect(await reads().fates(staff, id)).toEqual([
      { reason: "damaged", disposal: "destroyed", copies: 1 },
      { reason: "duplicate", disposal: "donated", copies: 1 },
    ]);
    await editing().removeItems(admin, id, { itemIds });
    expect(await listed(id, "waiting")).toEqual(["A2"]);
    await editing().setState(admin, id, { state: "cancelled" });
    expect(await expectDomainError(collect(id, "A1"))).toMatchObject({ kind: "conflict" });
    expect(await expectDomainError(editing().apply(admin, id))).toMatchObject({ kind: "conflict" });
    await editing().setState(admin, id, { state: "open" });
    await editing().apply(admin, id);
    expect(await expectDomainError(editing().removeItems(admin, id, { itemIds }))).toMatchObject({ kind: "conflict" });
    expect(await expectDomainError(editing().setState(admin, id, { state: "cancelled" }))).toMatchObject({
      kind: "conflict",
    });
  });

  it("is begun once by a request that is sent twice", async () => {
    const key = randomUUID();
    const [one, other] = await Promise.all([editing().begin(admin, { key }), editing().begin(admin, { key })]);
    expect(other.id).toBe(one.id);
    expect(one.name).toBe("Penyiangan 30 November 2026");
    expect(await reads().count(staff)).toBe(1);
  });

  it("lets only those in who may change the catalogue", async () => {
    expect(await expectDomainError(editing().begin(staff, {}))).toMatchObject({ kind: "forbidden" });
    expect(() => reads().candidates({ role: "visitor" }, {}, {})).toThrow("Silakan login");
  });
});

async function outcomeOf(outcome: Promise<{ readonly changed: number }>): Promise<number> {
  return outcome.then(
    ({ changed }) => changed,
    () => 0,
  );
}

interface GivenTitle {
  year?: number;
  acquired?: string;
  status?: CopyStatus;
}
