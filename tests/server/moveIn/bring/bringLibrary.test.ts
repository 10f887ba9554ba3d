import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sql from "sql-template-tag";

import { recoverImports } from "../../../../server/bookImport/recoverImports.js";
import { checkLibrary } from "../../../../server/integrity/checkLibrary.js";
import { recoverMoveIns } from "../../../../server/moveIn/run/recoverMoveIns.js";
import { balanceOf } from "../../../../server/moveIn/steps/balance.js";
import { onBothEngines } from "../../../support/database.js";
import { slimsLibrary } from "../../../support/dumps/slims.js";
import { slimsDump } from "../../../support/dumps/slimsDump.js";
import { testWrite } from "../../../support/testWrite.js";
import { countsOf, figure, moveIn, REMOVAL, undo } from "./moving.js";

type Row = Readonly<Record<string, string | number | null>>;

const BOOKS: readonly Row[] = [
  { biblio_id: 1, title: "Laskar Pelangi", publisher_id: 1, classification: "813", image: "docs/laskar.jpg" },
  { biblio_id: 2, title: "Salah Asuhan", publisher_id: 2 },
];
const ITEMS = [
  { item_id: 1, biblio_id: 1, item_code: "B1", coll_type_id: 1 },
  { item_id: 2, biblio_id: 1, item_code: "B2", coll_type_id: 1 },
  { item_id: 3, biblio_id: 2, item_code: "B3", coll_type_id: 2 },
];
const MEMBERS: readonly Row[] = [
  { member_id: "S1", member_name: "Ani", member_type_id: 1, inst_name: "X IPA 1" },
  { member_id: "S2", member_name: "Budi", member_type_id: 2 },
];
const OPEN = { is_lent: 1, is_return: 0, renewed: 0, return_date: null };
const LOANS: readonly Row[] = [
  { loan_id: 1, item_code: "B1", member_id: "S1", loan_date: "2026-10-01", due_date: "2026-10-08", ...OPEN },
  {
    loan_id: 2,
    item_code: "B2",
    member_id: "S2",
    loan_date: "2026-09-01",
    due_date: "2026-09-08",
    ...OPEN,
    is_return: 1,
    return_date: "2026-09-10",
  },
];
const FINES: readonly Row[] = [
  {
    fines_id: 1,
    member_id: "S2",
    fines_date: "2026-09-10",
    debet: 1000,
    credit: 400,
    description: "Overdue fines for item B2",
  },
];

const school = (tables: Readonly<Record<string, readonly Row[]>> = {}) =>
  slimsLibrary({
    biblio: BOOKS,
    item: ITEMS,
    member: MEMBERS,
    loan: LOANS,
    fines: FINES,
    reserve: [{ reserve_id: 1, member_id: "S2", biblio_id: 1, item_code: "B1", reserve_date: "2026-10-02 08:00:00" }],
    visitor_count: [
      { visitor_id: 1, member_id: "S1", member_name: "Ani", checkin_date: "2026-10-01 08:30:00" },
      { visitor_id: 2, member_id: null, member_name: "Pak Lurah", checkin_date: "2026-09-01 09:30:00" },
    ],
    holiday: [
      { holiday_id: 1, holiday_dayname: "Sun", holiday_date: null, description: null },
      { holiday_id: 2, holiday_dayname: "Mon", holiday_date: "2026-12-25", description: "Natal" },
    ],
    ...tables,
  });

onBothEngines("A library that moves in from SLiMS", (test) => {
  let dataDir = "";
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "aksara-pindah-"));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const wrongNumbers = async () => {
    const findings = await checkLibrary(test.database, { dataDir, timeZone: "Asia/Jakarta" }, { repair: false });
    return findings.filter(({ wrong }) => wrong > 0);
  };
  const loanOf = async (code: string) => {
    const [loan] = await test.database.read((reader) =>
      reader.rows<{ state: string }>(
        sql`SELECT CASE WHEN returned_at IS NULL THEN due_at ELSE 'kembali' END AS state FROM borrowings
          JOIN copies ON copies.id = borrowings.copy_id WHERE item_code = ${code} ORDER BY borrowings.id DESC`,
      ),
    );
    return loan?.state;
  };
  let moveId = 0;

  it("comes whole, with its lending as it stands, and every number that is kept is right", async () => {
    const { id, made, look } = await moveIn(test.database, school());
    moveId = id;
    expect(made).toMatchObject({
      titles: 2,
      copies: 3,
      members: 2,
      loans: 2,
      charges: 1,
      payments: 1,
      reservations: 1,
      visits: 2,
      holidays: 1,
    });
    expect(balanceOf(look.tables).rows.filter(({ closes }) => !closes)).toEqual([]);
    expect(await loanOf("B1")).toBe("2026-10-08");
    expect(await loanOf("B2")).toBe("kembali");
    expect(await figure(test.database, sql`SELECT SUM(open_amount) AS value FROM ledger_entries`)).toBe(600);
    expect(await figure(test.database, sql`SELECT COUNT(*) AS value FROM books WHERE listed = 1`)).toBe(2);
    expect(await figure(test.database, sql`SELECT COUNT(*) AS value FROM settings WHERE name = 'closedWeekdays'`)).toBe(
      1,
    );
    // The picture follows in a ZIP, as for an import.
    expect(
      await figure(test.database, sql`SELECT COUNT(*) AS value FROM books WHERE cover_file_name = 'laskar.jpg'`),
    ).toBe(1);
    expect(await wrongNumbers()).toEqual([]);
  });

  it("brings nothing a second time", async () => {
    const before = await countsOf(test.database);
    const { made, look } = await moveIn(test.database, school());
    expect(Object.entries(made).filter(([, count]) => count > 0)).toEqual([]);
    expect(balanceOf(look.tables).closes).toBe(true);
    expect(await countsOf(test.database)).toEqual(before);
  });

  it("brings what is new of a later dump: copies, members, loans, returns and payments", async () => {
    const returned = { ...LOANS[0], is_return: 1, return_date: "2026-10-20" };
    const again = {
      loan_id: 3,
      item_code: "B1",
      member_id: "S3",
      loan_date: "2026-10-21",
      due_date: "2026-10-28",
      ...OPEN,
    };
    const { made, look } = await moveIn(
      test.database,
      school({
        item: [...ITEMS, { item_id: 4, biblio_id: 2, item_code: "B4" }],
        member: [...MEMBERS, { member_id: "S3", member_name: "Citra", member_type_id: 1 }],
        loan: [returned, ...LOANS.slice(1), again],
        fines: [
          ...FINES,
          { fines_id: 2, member_id: "S2", fines_date: "2026-10-20", debet: 0, credit: 600, description: "Bayar" },
        ],
      }),
    );
    expect(made).toMatchObject({ titles: 0, copies: 1, members: 1, loans: 1, charges: 0, payments: 1 });
    expect(balanceOf(look.tables).closes).toBe(true);
    expect(await loanOf("B1")).toBe("2026-10-28");
    expect(
      await figure(test.database, sql`SELECT COUNT(*) AS value FROM borrowings WHERE open_copy_id IS NOT NULL`),
    ).toBe(1);
    expect(await figure(test.database, sql`SELECT SUM(open_amount) AS value FROM ledger_entries`)).toBe(0);
    expect(await wrongNumbers()).toEqual([]);
  });

  it("leaves a loan that the desk has ended as it is, and says so", async () => {
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE borrowings SET open_copy_id = NULL, returned_at = '2026-10-25 03:00:00', fine = 0, overdue_days = 0
        WHERE open_copy_id IS NOT NULL`),
    );
    const renewed = {
      loan_id: 3,
      item_code: "B1",
      member_id: "S3",
      loan_date: "2026-10-21",
      due_date: "2026-11-04",
      ...OPEN,
    };
    const { look } = await moveIn(
      test.database,
      school({
        member: [...MEMBERS, { member_id: "S3", member_name: "Citra", member_type_id: 1 }],
        loan: [{ ...LOANS[0], is_return: 1, return_date: "2026-10-20" }, ...LOANS.slice(1), renewed],
      }),
    );
    expect(look.remarks.map(({ remark, rows }) => [remark.code, rows])).toContainEqual(["loan-changed-here", 1]);
    expect(await loanOf("B1")).toBe("kembali");
  });

  it("takes nothing of another library of the same numbers for its own", async () => {
    const { made, look } = await moveIn(
      test.database,
      slimsLibrary({
        biblio: [
          { biblio_id: 1, title: "Matematika" },
          { biblio_id: 2, title: "Fisika" },
        ],
        item: [
          { item_id: 1, biblio_id: 1, item_code: "B1" },
          { item_id: 2, biblio_id: 2, item_code: "F2" },
        ],
        member: [
          { member_id: "S1", member_name: "Orang Lain" },
          { member_id: "S2", member_name: "budi" },
        ],
        loan: [
          { loan_id: 1, item_code: "B1", member_id: "S2", loan_date: "2026-10-01", due_date: "2026-10-08", ...OPEN },
        ],
      }),
    );
    expect(made).toMatchObject({ titles: 2, copies: 1, members: 0, loans: 0 });
    const reasons = look.tables
      .flatMap(({ leftOut }) => leftOut.map(({ remark }) => remark.code))
      .filter((code) => code !== "not-used");
    expect(reasons.sort()).toEqual(["item-code-taken", "loan-copy-left-open", "member-number-taken"]);
    expect(await wrongNumbers()).toEqual([]);
  });

  it("goes again but for what was used since", async () => {
    const kept = await undo(test.database, moveId);
    // Citra's loan of a later move holds a copy of one title, and the other has got a copy since.
    expect(kept).toMatchObject({ titles: 2 });
    expect(await figure(test.database, sql`SELECT COUNT(*) AS value FROM students WHERE nis = 'S1'`)).toBe(0);
    expect(await wrongNumbers()).toEqual([]);
  });
});

onBothEngines("A library that moves in and out again", (test) => {
  const large = slimsDump({ titles: 420, copies: 900, members: 330, loans: 1_300, trapEvery: 17 });
  let before: Record<string, number> = {};
  let dataDir = "";
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "aksara-pindah-"));
    before = await countsOf(test.database);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const wrongNumbers = async () => {
    const findings = await checkLibrary(test.database, { dataDir, timeZone: "Asia/Jakarta" }, { repair: false });
    return findings.filter(({ wrong }) => wrong > 0);
  };
  const states = async () =>
    (
      await test.database.read((reader) => reader.rows<{ state: string }>(sql`SELECT state FROM move_ins ORDER BY id`))
    ).map(({ state }) => state);

  it("leaves nothing where it fails half-way, in whichever kind", async () => {
    for (const failing of ["members", "loans", "visits"] as const) {
      const failed = moveIn(test.database, large.tables, {
        before: (kind) => {
          if (kind === failing) throw new Error("The reader has failed");
        },
      });
      await expect(failed).rejects.toThrow("The reader has failed");
      expect(await countsOf(test.database)).toEqual(before);
    }
    expect(await states()).toEqual(["cancelled", "cancelled", "cancelled"]);
    expect(await wrongNumbers()).toEqual([]);
  });

  it("is taken away by the next start where the process died, and the dead one writes no more", async () => {
    const dead = moveIn(test.database, large.tables, {
      before: async (kind, database) => {
        if (kind !== "reservations") return;
        // Another machine has not heard of this process for a minute.
        await database.write(testWrite, (tx) =>
          tx.run(
            sql`UPDATE move_ins SET owner = 'elsewhere:1:0:x:y', heartbeat_at = '2020-01-01 00:00:00' WHERE running_slot = 1`,
          ),
        );
        await database.write(testWrite, (tx) =>
          tx.run(
            sql`UPDATE book_imports SET owner = 'elsewhere:1:0:x:y', heartbeat_at = '2020-01-01 00:00:00' WHERE running_slot = 1`,
          ),
        );
        await recoverImports(database, dataDir);
        await recoverMoveIns(database, REMOVAL);
      },
    });
    await expect(dead).rejects.toThrow("move ");
    expect(await countsOf(test.database)).toEqual(before);
    expect((await states()).at(-1)).toBe("cancelled");
    expect(await figure(test.database, sql`SELECT COUNT(*) AS value FROM book_imports WHERE running_slot = 1`)).toBe(0);
    expect(await wrongNumbers()).toEqual([]);
  });

  it("comes with every loan and every rupiah, and goes without a trace", async () => {
    const { id, made, look } = await moveIn(test.database, large.tables);
    const { open, returned, debet, credit } = large.expected;
    expect(made).toMatchObject({ loans: open + returned, titles: 420, members: 330 });
    expect(balanceOf(look.tables).rows.filter(({ closes }) => !closes)).toEqual([]);
    const sum = (kind: string) =>
      figure(test.database, sql`SELECT SUM(amount) AS value FROM ledger_entries WHERE kind = ${kind}`);
    expect(await sum("charge")).toBe(debet);
    const excess = look.remarks.find(({ remark }) => remark.code === "credit-excess");
    expect(await sum("payment")).toBeLessThanOrEqual(credit);
    expect(excess === undefined).toBe((await sum("payment")) === credit);
    expect(
      await figure(test.database, sql`SELECT COUNT(*) AS value FROM borrowings WHERE open_copy_id IS NOT NULL`),
    ).toBe(open);
    expect(await wrongNumbers()).toEqual([]);
    const kept = await undo(test.database, id);
    expect(Object.entries(kept).filter(([, count]) => count > 0)).toEqual([]);
    expect(await countsOf(test.database)).toEqual(before);
    expect((await states()).at(-1)).toBe("undone");
    expect(await wrongNumbers()).toEqual([]);
  });
});
