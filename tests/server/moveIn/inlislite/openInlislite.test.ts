import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { INLISLITE_TABLES } from "../../../../server/moveIn/inlislite/inlisliteTables.js";
import { isInlislite, openInlislite } from "../../../../server/moveIn/inlislite/openInlislite.js";
import {
  MOVING_KINDS,
  type MovingKind,
  type MovingLibrary,
  type MovingRecords,
  type MovingRow,
} from "../../../../server/moveIn/library/MovingLibrary.js";
import type { DumpTables } from "../../../../server/platform/sqlDump/DumpTables.js";
import { loadDump } from "../../../../server/platform/sqlDump/loadDump.js";
import { inlisliteDump } from "../../../support/dumps/inlisliteDump.js";
import { type Dialect, DIALECTS, type DumpedTable, writeDump } from "../../../support/dumps/writeDump.js";

async function withLibrary(
  use: (library: MovingLibrary, dump: DumpTables) => Promise<void>,
  tables: readonly DumpedTable[] = inlisliteDump(),
  dialect: Dialect = "phpMyAdmin",
) {
  const folder = await mkdtemp(join(tmpdir(), "aksara-inlislite-"));
  try {
    const source = join(folder, "dump.sql");
    await writeFile(source, writeDump(tables, dialect));
    const dump = await loadDump(source, join(folder, "dump.sqlite"), { tables: INLISLITE_TABLES });
    try {
      await use(await openInlislite(dump), dump);
    } finally {
      await dump.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rowsOf<Kind extends MovingKind>(library: MovingLibrary, kind: Kind, answers = {}) {
  const rows: MovingRow<MovingRecords[Kind]>[] = [];
  for await (const row of library.read(kind, answers)) rows.push(row);
  return rows;
}

const valuesOf = async <Kind extends MovingKind>(library: MovingLibrary, kind: Kind, answers = {}) =>
  (await rowsOf(library, kind, answers)).flatMap((row) => ("value" in row ? [row.value] : []));

/** Rows that were told of, by table, each once. */
async function toldOf(library: MovingLibrary): Promise<Map<string, number>> {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const take = ({ source: { table, id } }: MovingRow<unknown>) => {
    expect(seen).not.toContain(`${table}/${id}`);
    seen.add(`${table}/${id}`);
    counts.set(table, (counts.get(table) ?? 0) + 1);
  };
  for (const kind of MOVING_KINDS) {
    for (const row of await rowsOf(library, kind)) {
      take(row);
      if ("value" in row && "copies" in row.value) row.value.copies.forEach(take);
    }
  }
  for (const { table, brought, leftOut } of await library.tallies({})) {
    expect(counts.has(table)).toBe(false);
    counts.set(
      table,
      leftOut.reduce((sum, { rows }) => sum + rows, brought),
    );
  }
  return counts;
}

it.each(DIALECTS)("accounts for every row of every table of a dump by %s, once", async (dialect) => {
  await withLibrary(
    async (library, dump) => {
      expect(isInlislite(dump)).toBe(true);
      const told = await toldOf(library);
      for (const { name, rows } of inlisliteDump()) {
        expect([name, told.get(name.toLowerCase()) ?? 0]).toEqual([name, rows.length]);
      }
    },
    inlisliteDump(),
    dialect,
  );
});

it("reads and accounts for what is there where tables are missing", async () => {
  for (const missing of inlisliteDump()) {
    const tables = inlisliteDump().filter(({ name }) => name !== missing.name);
    await withLibrary(async (library) => {
      const told = await toldOf(library);
      for (const { name, rows } of tables) {
        expect([missing.name, name, told.get(name.toLowerCase()) ?? 0]).toEqual([missing.name, name, rows.length]);
      }
    }, tables);
  }
});

it("takes a title from its MARC fields, and from its own columns where it has none", async () => {
  await withLibrary(async (library) => {
    const [first, second, third] = await valuesOf(library, "titles");
    expect(first?.book).toMatchObject({
      title: "Laskar pelangi",
      subtitle: "novel",
      publisher: "Bentang",
      publishPlace: "Yogyakarta",
      publishYear: 2005,
      authors: [
        { firstName: "Andrea", lastName: "Hirata" },
        { firstName: "Dewi", lastName: "Sari", role: "editor" },
      ],
    });
    expect(second?.book).toMatchObject({
      title: "Bumi manusia",
      subtitle: "sebuah roman",
      publisher: "Hasta Mitra",
      publishPlace: "Jakarta",
      isbn: null,
      callNumber: "813 PRA b",
      classification: { code: "813" },
      subjects: ["Fiksi", "Sejarah"],
      isHidden: true,
    });
    expect(third?.book.materialKind).toBe("serial");
  });
});

it("takes copies with their state, and leaves out those without number or title", async () => {
  await withLibrary(async (library) => {
    const rows = await rowsOf(library, "titles", { "item-status:3": "lost" });
    const copies = rows.flatMap((row) => ("value" in row ? row.value.copies : []));
    expect(copies.map((row) => ("value" in row ? [row.value.itemCode, row.value.status] : row.leftOut.code))).toEqual([
      ["B001", "available"],
      ["B002", "reference_only"],
      "copy-code-twice",
      ["IND-4", "lost"],
      "copy-code-missing",
    ]);
    expect(copies[0]).toMatchObject({
      value: { price: 50_000, supplier: "CV Buku", location: { name: "Ruang Baca", shelf: "Gedung A" } },
    });
    expect(rows.at(-1)).toMatchObject({ leftOut: { code: "book-missing" } });
  });
});

it("takes members, loans and fines with what belongs to them", async () => {
  await withLibrary(async (library) => {
    const [ani, budi] = await valuesOf(library, "members", { "member-status:3": "moved" });
    expect(ani).toMatchObject({ kindId: "1", nis: "240101", gender: "female", className: "VII A", birthDate: null });
    expect(ani).toMatchObject({ status: "active", expiresAt: null });
    expect(budi).toMatchObject({ email: null, status: "moved" });
    const loans = await valuesOf(library, "loans");
    expect(loans.map(({ returnedAt, fine }) => [returnedAt?.toISOString() ?? null, fine])).toEqual([
      ["2026-10-10T02:00:00.000Z", 1000],
      ["2026-11-20T05:00:00.000Z", null],
      [null, null],
    ]);
    expect(loans[2]?.renewalCount).toBe(2);
    const charges = await valuesOf(library, "charges");
    expect(charges.map(({ reason, amount, loanId, payments }) => [reason, amount, loanId, payments.length])).toEqual([
      ["late", 1000, "1", 1],
      ["lost", 50_000, null, 0],
    ]);
    expect((await valuesOf(library, "members"))[1]).toMatchObject({
      status: "suspended",
      suspendedUntil: "2027-01-01",
    });
  });
});

it("asks what only a person can know, and never tells what is private", async () => {
  await withLibrary(async (library) => {
    const questions = await library.questions();
    expect(questions.map(({ key }) => key)).toEqual([
      "time-zone",
      "member-kind:1",
      "member-kind:2",
      "item-status:3",
      "member-status:3",
      "buildings",
    ]);
    expect(questions.every(({ proposal, choices }) => choices.some(({ value }) => value === proposal))).toBe(true);
    expect(library.description).toEqual({ libraryName: "Perpustakaan SMP 1", madeAt: "2026-11-20" });
    const told: unknown[] = [await library.tallies({})];
    for (const kind of MOVING_KINDS) told.push(await rowsOf(library, kind));
    expect(JSON.stringify(told)).not.toContain("RAHASIA");
    expect(JSON.stringify(told)).toContain("personal-not-taken");
  });
});
