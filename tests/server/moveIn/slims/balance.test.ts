import { MOVING_KINDS, type MovingLibrary, type MovingRow } from "../../../../server/moveIn/library/MovingLibrary.js";
import { openSlims } from "../../../../server/moveIn/slims/openSlims.js";
import { SLIMS_TABLES } from "../../../../server/moveIn/slims/slimsTables.js";
import type { DumpTables } from "../../../../server/platform/sqlDump/DumpTables.js";
import { withDump } from "../../../support/dumps/openDump.js";
import { type SlimsSize, slimsDump } from "../../../support/dumps/slimsDump.js";
import { type Dialect, DIALECTS } from "../../../support/dumps/writeDump.js";
import { fc } from "../../../support/fastCheck.js";

interface Counts {
  readonly brought: Record<string, number>;
  /** By table and code. */
  readonly leftOut: Record<string, number>;
}

const add = (counts: Record<string, number>, key: string, by = 1) => {
  counts[key] = (counts[key] ?? 0) + by;
};

function take(counts: Counts, row: MovingRow<unknown>, seen: Set<string>) {
  const key = `${row.source.table}/${row.source.id}`;
  expect(seen.has(key)).toBe(false);
  seen.add(key);
  if ("leftOut" in row) add(counts.leftOut, `${row.source.table}/${row.leftOut.code}`);
  else add(counts.brought, row.source.table);
}

async function countRows(library: MovingLibrary): Promise<Counts> {
  const counts: Counts = { brought: {}, leftOut: {} };
  const seen = new Set<string>();
  for (const kind of MOVING_KINDS) {
    for await (const row of library.read(kind, {})) {
      take(counts, row, seen);
      if (kind === "titles" && "value" in row && "copies" in row.value) {
        for (const copy of row.value.copies) take(counts, copy, seen);
      }
    }
  }
  return counts;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Of each table of the dump, the rows that are neither brought nor left out. */
async function unaccounted(dump: DumpTables, library: MovingLibrary, { brought, leftOut }: Counts) {
  const tallied = new Map((await library.tallies({})).map((tally) => [tally.table, tally]));
  return [...dump.names, ...dump.others.keys()].filter((table) => {
    const tally = tallied.get(table);
    const left = Object.entries(leftOut).filter(([key]) => key.startsWith(`${table}/`));
    const found = tally
      ? tally.brought + sum(tally.leftOut.map(({ rows }) => rows))
      : (brought[table] ?? 0) + sum(left.map(([, rows]) => rows));
    return found !== dump.rows(table);
  });
}

async function money(library: MovingLibrary) {
  let charges = 0;
  let payments = 0;
  let excess = 0;
  for await (const row of library.read("charges", {})) {
    const remarks = "leftOut" in row ? [row.leftOut] : (row.remarks ?? []);
    const over = remarks.find(({ code }) => code === "credit-excess");
    excess += Number(/Rp(\d+)/u.exec(over?.text ?? "")?.[1] ?? 0);
    if (!("value" in row)) continue;
    const paid = sum(row.value.payments.map(({ amount }) => amount));
    expect(paid).toBeLessThanOrEqual(row.value.amount);
    charges += row.value.amount;
    payments += paid;
  }
  return { charges, payments, excess };
}

async function loans(library: MovingLibrary) {
  const open: string[] = [];
  let returned = 0;
  for await (const row of library.read("loans", {})) {
    if (!("value" in row)) continue;
    if (row.value.returnedAt === null) open.push(row.value.copyId);
    else returned += 1;
  }
  expect(new Set(open).size).toBe(open.length);
  return { open: open.length, returned };
}

async function expectBalance(size: SlimsSize, dialect: Dialect = "phpMyAdmin") {
  const { tables, expected } = slimsDump(size);
  await withDump(
    tables,
    SLIMS_TABLES,
    async (dump) => {
      const library = await openSlims(dump);
      const counts = await countRows(library);
      expect(await unaccounted(dump, library, counts)).toEqual([]);
      expect(counts.leftOut).toEqual(expected.leftOut);
      const { charges, payments, excess } = await money(library);
      expect(charges).toBe(expected.debet);
      expect(payments + excess).toBe(expected.credit);
      expect(await loans(library)).toEqual({ open: expected.open, returned: expected.returned });
    },
    dialect,
  );
}

test("every row of a generated library is brought or left out with its reason, and its money closes", async () => {
  const sizes = fc.record({
    titles: fc.integer({ min: 1, max: 40 }),
    copies: fc.nat(80),
    members: fc.integer({ min: 1, max: 30 }),
    loans: fc.nat(200),
    trapEvery: fc.integer({ min: 10, max: 40 }),
    isOld: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(sizes, fc.constantFrom(...DIALECTS), (size, dialect) => expectBalance(size, dialect)),
    { numRuns: 15 },
  );
});

test("a title with five thousand copies is one title", async () => {
  await expectBalance({ titles: 1, copies: 5_000, members: 1, loans: 10, trapEvery: 0 });
});

test("no password of a member stands in what is read", async () => {
  const { tables } = slimsDump({ titles: 3, copies: 3, members: 5, loans: 5, trapEvery: 0 });
  await withDump(tables, SLIMS_TABLES, async (dump) => {
    const library = await openSlims(dump);
    const read: string[] = [JSON.stringify(await library.questions()), JSON.stringify(await library.tallies({}))];
    for (const kind of MOVING_KINDS) for await (const row of library.read(kind, {})) read.push(JSON.stringify(row));
    expect(read.join("\n")).not.toMatch(/rahasia-anggota|21232f29/u);
  });
});
