import sql from "sql-template-tag";

import { takeOverImport } from "../../bookImport/run/importSlot.js";
import { publishImport } from "../../bookImport/run/publishImport.js";
import { removeImport } from "../../bookImport/run/removeImport.js";
import { RunningImport } from "../../bookImport/run/RunningImport.js";
import { bookImportTable } from "../../bookImport/BookImport.entity.js";
import { pick, type RowOf } from "../../platform/database/columns.js";
import type { Database } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { isOwnerAlive, registerOwner } from "../../platform/files/processOwner.js";
import { system, systemFor } from "../../viewer.js";
import { moveInTable } from "../MoveIn.entity.js";
import type { RemovalTools } from "../undo/removeRecords.js";
import { finishUndo } from "../undo/undoMoveIn.js";
import { takeAway } from "./bringLibrary.js";
import { MoveInTakenOverError, RunningMoveIn } from "./RunningMoveIn.js";

const openColumns = pick(moveInTable, "id", "state", "owner", "heartbeatAt", "bookImportId", "userId", "actor");
type OpenMoveIn = RowOf<typeof openColumns>;

/**
 * Ends what a process that died has left: a move that was committed is completed, any other is taken away again, and an
 * undo goes on. Called at every start, before each move and at intervals.
 */
export async function recoverMoveIns(database: Database, tools: RemovalTools): Promise<void> {
  const open = await database.read((reader) => reader.select(openColumns, sql`FROM move_ins WHERE running_slot = 1`));
  for (const row of open.filter(({ owner, heartbeatAt }) => !isOwnerAlive(owner, heartbeatAt))) {
    const { owner, release } = registerOwner();
    try {
      if (await takeOver(database, row, owner)) await recover(new RunningMoveIn(database, row.id, owner), row, tools);
    } catch (error) {
      if (!(error instanceof MoveInTakenOverError)) throw error;
    } finally {
      release();
    }
  }
}

function takeOver(database: Database, { id, owner: deadOwner }: OpenMoveIn, owner: string): Promise<boolean> {
  return database.write({ unaudited: "What ends it has the entry." }, async (tx) => {
    const [found] = await tx.select(
      pick(moveInTable, "owner"),
      sql`FROM move_ins WHERE id = ${id} AND running_slot = 1 ${forUpdate(tx)}`,
    );
    if (found?.owner !== deadOwner) return false;
    await tx.update(moveInTable, { owner, heartbeatAt: new Date() }, sql`id = ${id}`);
    return true;
  });
}

async function recover(
  running: RunningMoveIn,
  { state, userId, actor }: OpenMoveIn,
  tools: RemovalTools,
): Promise<void> {
  const open = await openImport(running);
  const books = open?.books ?? null;
  if (state === "publishing") {
    if (books) await publishImport(books, { from: "publishing" });
    await running.finish("publishing", "done");
  } else if (state === "undoing") {
    if (open?.state === "undoing") await publishImport(open.books, { from: "undoing" });
    if (open?.state === "removing") await removeImport(open.books, { from: "removing" });
    await finishUndo(running, userId === null ? system : systemFor(userId, actor ?? ""), tools);
  } else {
    await takeAway(running, books, tools, "Server berhenti saat perpustakaan dipindahkan. Tidak ada yang masuk.");
  }
}

/** The import of books that the dead process ran with this move, taken over; null where none is open. */
async function openImport({ database, owner }: RunningMoveIn) {
  const [found] = await database.read((reader) =>
    reader.select(
      pick(bookImportTable, "id", "state"),
      sql`FROM book_imports WHERE running_slot = 1 AND part_of_move = 1`,
    ),
  );
  if (!found || !(await takeOverImport(database, found.id, owner))) return null;
  return { books: new RunningImport(database, found.id, owner), state: found.state };
}
