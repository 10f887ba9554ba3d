import sql, { raw } from "sql-template-tag";

import { openInlislite } from "../../../../server/moveIn/inlislite/openInlislite.js";
import { INLISLITE_TABLES } from "../../../../server/moveIn/inlislite/inlisliteTables.js";
import type { LibraryLook } from "../../../../server/moveIn/look/lookAtLibrary.js";
import type { MoveInAnswers, MovingKind, MovingLibrary } from "../../../../server/moveIn/library/MovingLibrary.js";
import type { MoveInCounts } from "../../../../server/moveIn/MoveIn.entity.js";
import { bringLibrary } from "../../../../server/moveIn/run/bringLibrary.js";
import { registerMoveIn } from "../../../../server/moveIn/run/registerMoveIn.js";
import { openSlims } from "../../../../server/moveIn/slims/openSlims.js";
import { SLIMS_TABLES } from "../../../../server/moveIn/slims/slimsTables.js";
import { undoMoveIn } from "../../../../server/moveIn/undo/undoMoveIn.js";
import type { Database } from "../../../../server/platform/database/Database.js";
import { registerOwner } from "../../../../server/platform/files/processOwner.js";
import { studentDependents } from "../../../../server/studentDependents.js";
import { system } from "../../../../server/viewer.js";
import { withDump } from "../../../support/dumps/openDump.js";
import type { DumpedTable } from "../../../support/dumps/writeDump.js";

const NOW = new Date("2026-11-02T03:00:00Z");
export const REMOVAL = { timeZone: "Asia/Jakarta", kindUses: studentDependents.kindUses };
const TIME = { timeZone: "Asia/Jakarta", now: () => NOW };

export interface Moved {
  readonly id: number;
  readonly made: MoveInCounts;
  readonly look: LibraryLook;
}

interface MoveOptions {
  readonly answers?: MoveInAnswers;
  readonly system?: "slims" | "inlislite";
  /** What the run does before it reads a kind, such as die. */
  readonly before?: (kind: MovingKind, database: Database) => Promise<void> | void;
}

/** Brings a library in as the command does, and says what of it came. */
export async function moveIn(
  database: Database,
  tables: readonly DumpedTable[],
  { answers = {}, system: kind = "slims", before }: MoveOptions = {},
): Promise<Moved> {
  const wanted = kind === "slims" ? SLIMS_TABLES : INLISLITE_TABLES;
  return withDump(tables, wanted, async (dump) => {
    const opened = kind === "slims" ? await openSlims(dump) : await openInlislite(dump);
    const library: MovingLibrary = before ? watched(opened, (next) => before(next, database)) : opened;
    const { owner, release } = registerOwner();
    try {
      const running = await registerMoveIn(database, system, { owner, library, answers, fileName: "lama.sql" });
      const { made, tally } = await bringLibrary({
        running,
        viewer: system,
        library,
        answers,
        fileName: "lama.sql",
        time: TIME,
        removal: REMOVAL,
      });
      return { id: running.id, made, look: tally.lookAt(dump, await library.tallies(answers)) };
    } finally {
      release();
    }
  });
}

function watched(library: MovingLibrary, before: (kind: MovingKind) => Promise<void> | void): MovingLibrary {
  return {
    ...library,
    async *read(kind, answers) {
      await before(kind);
      yield* library.read(kind, answers);
    },
  };
}

export async function undo(database: Database, id: number): Promise<MoveInCounts> {
  const { owner, release } = registerOwner();
  try {
    return await undoMoveIn(database, system, { id, owner, ...REMOVAL });
  } finally {
    release();
  }
}

const COUNTED = [
  "books",
  "copies",
  "authors",
  "publishers",
  "categories",
  "locations",
  "subjects",
  "students",
  "member_kinds",
  "loan_rules",
  "holidays",
  "borrowings",
  "ledger_entries",
  "reservations",
  "visits",
  "move_in_records",
] as const;

/** How many rows each table of the library has. */
export async function countsOf(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of COUNTED) {
    counts[table] = await database.read((reader) => reader.count(sql`FROM ${raw(table)}`));
  }
  return counts;
}

/** One figure that a statement gives. */
export async function figure(database: Database, statement: ReturnType<typeof sql>): Promise<number> {
  const [row] = await database.read((reader) => reader.rows<{ value: unknown }>(statement));
  return Number(row?.value ?? 0);
}
