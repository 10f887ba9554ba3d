import sql, { join } from "sql-template-tag";

import { startUndo, undoImport } from "../../bookImport/undo/undoImport.js";
import { undoColumns as importColumns, undoRefusal } from "../../bookImport/undo/undoRefusal.js";
import { RunningImport } from "../../bookImport/run/RunningImport.js";
import { ConflictError, NotFoundError } from "../../errors.js";
import { pick } from "../../platform/database/columns.js";
import type { Database } from "../../platform/database/Database.js";
import { isDuplicateError } from "../../platform/database/databaseErrors.js";
import { forUpdate } from "../../platform/database/locking.js";
import type { Viewer } from "../../viewer.js";
import { type MoveInCounts, type MoveInState, moveInTable } from "../MoveIn.entity.js";
import { moveInRecordTable } from "../MoveInRecord.entity.js";
import { RunningMoveIn } from "../run/RunningMoveIn.js";
import { restoreSettings } from "../run/wantedSettings.js";
import { removeRecords, type RemovalTools } from "./removeRecords.js";

const RECORDS_PER_STEP = 1_000;

const NOT_DONE: Readonly<Record<MoveInState, string | null>> = {
  draft: "Pindah ini belum dijalankan.",
  bringing: "Pindah ini belum selesai.",
  publishing: "Pindah ini belum selesai.",
  done: null,
  cancelled: "Pindah ini dibatalkan: tidak ada yang masuk.",
  undoing: "Pindah ini sedang diurungkan.",
  partly_undone: null,
  undone: "Pindah ini sudah diurungkan.",
};

const undoColumns = pick(moveInTable, "id", "state", "fileName", "bookImportId", "settings", "counts");

/**
 * Takes away again what a move has brought and nobody has used or changed since; the rest stays and is counted.
 * @throws NotFoundError; ConflictError where it cannot be undone, or while another move or import runs.
 */
export async function undoMoveIn(
  database: Database,
  viewer: Viewer,
  { id, owner, ...tools }: RemovalTools & { readonly id: number; readonly owner: string },
): Promise<MoveInCounts> {
  await startUndoing(database, viewer, id, owner);
  return finishUndo(new RunningMoveIn(database, id, owner), viewer, tools);
}

async function startUndoing(database: Database, viewer: Viewer, id: number, owner: string): Promise<void> {
  try {
    await database.write({ viewer }, async (tx) => {
      const [found] = await tx.select(undoColumns, sql`FROM move_ins WHERE id = ${id} ${forUpdate(tx)}`);
      if (!found) throw new NotFoundError("Pindah perpustakaan ini tidak ditemukan.");
      const refusal = NOT_DONE[found.state];
      if (refusal !== null) throw new ConflictError(refusal);
      await tx.update(
        moveInTable,
        { state: "undoing", runningSlot: 1, owner, heartbeatAt: new Date(), message: null },
        sql`id = ${id}`,
      );
      const before = { fileName: found.fileName, ...found.counts };
      return { result: undefined, audit: [{ action: "moveIn.undo", recordId: id, before }] };
    });
  } catch (error) {
    throw isDuplicateError(error) ? new ConflictError("Pindah lain sedang berjalan. Tunggu sampai selesai.") : error;
  }
}

/** The newest move that can be undone; null where there is none. */
export async function lastMoveIn(database: Database): Promise<number | null> {
  const [found] = await database.read((reader) =>
    reader.select(
      pick(moveInTable, "id"),
      sql`FROM move_ins WHERE state IN ('done', 'partly_undone') ORDER BY id DESC LIMIT 1`,
    ),
  );
  return found?.id ?? null;
}

/** From wherever an undo was left. */
export async function finishUndo(running: RunningMoveIn, viewer: Viewer, tools: RemovalTools): Promise<MoveInCounts> {
  const { database, id, owner } = running;
  const records = await removeRecords(running, "undoing", tools);
  const [found] = await database.read((reader) => reader.select(undoColumns, sql`FROM move_ins WHERE id = ${id}`));
  const { settings = null, bookImportId = null } = found ?? {};
  if (settings !== null) {
    await running.step("undoing", { isWanted: true }, async (tx) => {
      await restoreSettings(tx, settings, new Date());
      await tx.update(moveInTable, { settings: null }, sql`id = ${id}`);
    });
  }
  if (bookImportId !== null) await undoBooks(database, viewer, bookImportId, owner);
  const kept = { ...records, ...(await forgetBooks(running)) };
  const isWhole = Object.values(kept).every((count) => count === 0);
  await running.finish("undoing", isWhole ? "undone" : "partly_undone", { keptCounts: kept });
  return kept;
}

/** An import of which nothing can be undone any more is left as it is. */
async function undoBooks(database: Database, viewer: Viewer, importId: number, owner: string): Promise<void> {
  const refusal = await database.read(async (reader) => {
    const [found] = await reader.select(importColumns, sql`FROM book_imports WHERE id = ${importId}`);
    return found ? undoRefusal(reader, { ...found, partOfMove: false }) : "gone";
  });
  if (refusal !== null) return;
  await startUndo(database, importId, owner, { isOfMove: true });
  await undoImport(new RunningImport(database, importId, owner), viewer);
}

/** Links to books and copies that are gone go too, and those to what was here before. Returns what has stayed. */
async function forgetBooks(running: RunningMoveIn): Promise<MoveInCounts> {
  const kept = { titles: 0, copies: 0 };
  for (const [kind, table, counted] of [
    ["copy", sql`copies`, "copies"],
    ["book", sql`books`, "titles"],
  ] as const) {
    let after = 0;
    for (let found = -1; found !== 0;) {
      const step = await running.step("undoing", { isWanted: true }, async (tx) => {
        const records = await tx.select(
          pick(moveInRecordTable, "id", "recordId"),
          sql`FROM move_in_records WHERE move_in_id = ${running.id} AND kind = ${kind} AND made = 1 AND id > ${after}
            ORDER BY id LIMIT ${RECORDS_PER_STEP}`,
        );
        if (records.length === 0) return { records, stayed: 0 };
        const ids = join(records.map(({ recordId }) => recordId));
        const stay = new Set(
          (await tx.rows<{ id: number }>(sql`SELECT id FROM ${table} WHERE id IN (${ids})`)).map((row) =>
            Number(row.id),
          ),
        );
        const gone = records.filter(({ recordId }) => !stay.has(recordId)).map((record) => record.id);
        if (gone.length > 0) await tx.run(sql`DELETE FROM move_in_records WHERE id IN (${join(gone)})`);
        return { records, stayed: stay.size };
      });
      found = step.records.length;
      after = step.records.at(-1)?.id ?? after;
      kept[counted] += step.stayed;
    }
  }
  await running.step("undoing", { isWanted: true }, (tx) =>
    tx.run(sql`DELETE FROM move_in_records WHERE move_in_id = ${running.id} AND made = 0`),
  );
  return kept;
}
