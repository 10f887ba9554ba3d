import sql, { join } from "sql-template-tag";

import type { AuditChange } from "../../../platform/database/auditChange.js";
import { pick, type RowOf } from "../../../platform/database/columns.js";
import type { Database, Transaction } from "../../../platform/database/Database.js";
import { yieldToOtherWriters } from "../../../platform/database/yieldToOtherWriters.js";
import type { Viewer } from "../../../viewer.js";
import type { RegistrationTime } from "../../editing/newStudentValues.js";
import type { StudentDependents } from "../../StudentDependents.js";
import { SeenNumbers } from "../rows/classifyRows.js";
import { ROWS_PER_WRITE } from "./previewStudentImport.js";
import { studentImportRowTable } from "../StudentImportRow.entity.js";
import { saveStudentImport, studentImportLock, type StudentImportWork } from "../studentImportSteps.js";
import { toStoredRow } from "../rows/storedRows.js";
import { writeRows } from "./writeRows.js";

const waitingColumns = pick(studentImportRowTable, "number", "given", "registeredOn", "decision", "cells", "notes");
type WaitingRow = RowOf<typeof waitingColumns>;

interface RunOptions {
  readonly dependents: StudentDependents;
  readonly updateExisting: boolean;
  readonly time: RegistrationTime;
}

/**
 * Writes the rows that are not written yet, a batch in each transaction, and with each what became of its rows: whoever
 * is killed in between leaves whole batches, and is continued behind them.
 */
export async function runStudentImport(
  database: Database,
  work: StudentImportWork,
  viewer: Viewer,
  { dependents, updateExisting, time }: RunOptions,
): Promise<void> {
  const seen = await readSeenNumbers(database, work.id);
  const locks = [studentImportLock(work, "running")];
  for (let isDone = false; !isDone;) {
    const attempt = await database.write({ viewer, locks, retryOnDuplicate: true }, async (tx) => {
      const rows = await tx.select(
        waitingColumns,
        sql`FROM student_import_rows WHERE student_import_id = ${work.id} AND done = 0
            ORDER BY number LIMIT ${ROWS_PER_WRITE}`,
      );
      if (rows.length === 0) {
        return { result: null, audit: [await finish(tx, work.id)] };
      }
      const own = SeenNumbers.after(seen);
      const audit = await writeBatch(tx, work.id, rows, { dependents, seen: own, updateExisting, time });
      return { result: own, audit };
    });
    if (attempt) {
      seen.absorb(attempt);
      await yieldToOtherWriters(database.engine);
    }
    isDone = attempt === null;
  }
}

/** What the rows that are written by now have taken. */
async function readSeenNumbers(database: Database, id: number): Promise<SeenNumbers> {
  const seen = new SeenNumbers();
  const rows = await database.read((reader) =>
    reader.select(
      pick(studentImportRowTable, "number", "given"),
      sql`FROM student_import_rows WHERE student_import_id = ${id} AND done = 1 AND kind <> 'refused' ORDER BY number`,
    ),
  );
  for (const { number, given } of rows) {
    if (given) {
      seen.add(number, given);
    }
  }
  return seen;
}

async function writeBatch(
  tx: Transaction,
  id: number,
  rows: readonly WaitingRow[],
  options: Parameters<typeof writeRows>[2],
): Promise<readonly AuditChange[]> {
  const numbersOf = (list: readonly WaitingRow[]) => join(list.map(({ number }) => number));
  const impossible = rows.filter(({ given }) => given === null);
  if (impossible.length > 0) {
    await tx.update(
      studentImportRowTable,
      { done: true },
      sql`student_import_id = ${id} AND number IN (${numbersOf(impossible)})`,
    );
  }
  const possible = rows.flatMap(({ given, ...row }) => (given ? { ...row, given } : []));
  const { written, audit } = await writeRows(
    tx,
    possible.map(({ number, ...row }) => ({ row: number, ...row })),
    options,
  );
  if (possible.length > 0) {
    await tx.run(
      sql`DELETE FROM student_import_rows WHERE student_import_id = ${id} AND number IN (${numbersOf(
        rows.filter(({ given }) => given !== null),
      )})`,
    );
    await tx.insert(
      studentImportRowTable,
      written.map((outcome, index) =>
        toStoredRow(id, outcome, {
          cells: possible[index]?.cells ?? [],
          studentId: outcome.studentId,
          done: true,
        }),
      ),
    );
  }
  await saveStudentImport(tx, id);
  return audit;
}

async function finish(tx: Transaction, id: number): Promise<AuditChange> {
  const { fileName, counts } = await saveStudentImport(tx, id, { state: "done", finishedAt: new Date() });
  const { rows, imported, updated, unchanged: duplicates, held: asked, refused } = counts;
  return {
    action: "studentImport.run",
    recordId: id,
    after: { fileName, rows, imported, updated, duplicates, asked, refused },
  };
}
