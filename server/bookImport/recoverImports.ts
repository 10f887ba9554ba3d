import { setTimeout as wait } from "node:timers/promises";

import sql from "sql-template-tag";

import { removeStaleUploads } from "../platform/csv/csvUpload.js";
import { pick } from "../platform/database/columns.js";
import type { Database } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { isOwnerAlive, registerOwner } from "../platform/files/processOwner.js";
import { required } from "../platform/required.js";
import { type BookImportState, bookImportTable } from "./BookImport.entity.js";
import { ImportFolder } from "./csv/ImportFolder.js";
import { findOpenImports, takeOverImport } from "./run/importSlot.js";
import { publishImport } from "./run/publishImport.js";
import { removeImport } from "./run/removeImport.js";
import { ImportTakenOverError, RunningImport } from "./run/RunningImport.js";

/** An unused draft is deleted after a day. */
const DRAFT_RETENTION_MS = 24 * 3_600_000;
/** The outcomes of an import are kept as long as the bin keeps deleted records. */
const FINISHED_RETENTION_MS = 30 * 24 * 3_600_000;

/**
 * Ends what a process that died has left: an import or an undo that was committed is completed, any other is rolled
 * back. Called at every start, before each import and at intervals, since another machine's death shows only by its
 * missing heartbeat.
 */
export async function recoverImports(database: Database, dataDir: string): Promise<void> {
  await removeStaleUploads(dataDir);
  await sweepImports(database, dataDir);
  for (const { id, state, owner: lastOwner, heartbeatAt, partOfMove } of await findOpenImports(database)) {
    // Its loans and reservations go first: the move that it is part of is recovered by itself.
    const isOfMove = partOfMove && state === "staging";
    if (isOfMove || isOwnerAlive(lastOwner, heartbeatAt)) {
      continue;
    }
    const { owner, release } = registerOwner();
    try {
      if (await takeOverImport(database, id, owner)) {
        await recover(new RunningImport(database, id, owner), state);
      }
    } catch (error) {
      if (!(error instanceof ImportTakenOverError)) {
        throw error;
      }
    } finally {
      release();
    }
  }
}

async function recover(running: RunningImport, state: BookImportState): Promise<void> {
  switch (state) {
    case "publishing":
      return publishImport(running, { from: "publishing" });
    case "undoing":
      return publishImport(running, {
        from: "undoing",
        message: "Server berhenti saat impor ini diurungkan. Semua bukunya tetap ada.",
      });
    case "removing":
      return removeImport(running, { from: "removing" });
    default:
      return removeImport(running, {
        from: "staging",
        message: "Server berhenti saat impor ini berjalan. Tidak ada buku yang masuk.",
      });
  }
}

/** Deletes the files of abandoned drafts and of old imports; the imports themselves stay in the database. */
export async function sweepImports(database: Database, dataDir: string, now = new Date()): Promise<void> {
  const before = (age: number) => toSqlDateTime(new Date(now.getTime() - age));
  const staleImports = await database.read((reader) =>
    reader.select(
      pick(bookImportTable, "id", "state", "folder"),
      sql`FROM book_imports WHERE folder IS NOT NULL AND running_slot IS NULL AND (
            heartbeat_at < ${before(FINISHED_RETENTION_MS)}
            OR (state IN ('draft', 'cancelled') AND heartbeat_at < ${before(DRAFT_RETENTION_MS)})
          )`,
    ),
  );
  for (const { id, state, folder } of staleImports) {
    await new ImportFolder(dataDir, required(folder, "the folder of a stale import")).remove();
    await database.write({ unaudited: "Nobody does it: files are kept for a limited time." }, (tx) =>
      state === "draft"
        ? tx.run(sql`DELETE FROM book_imports WHERE id = ${id} AND state = 'draft'`)
        : tx.update(bookImportTable, { folder: null, outcomes: null }, sql`id = ${id} AND running_slot IS NULL`),
    );
  }
}

/**
 * A partly published import must be completed before the first request is served; unlisted rows may be removed later.
 */
const MAX_START_DELAY_MS = 8_000;

/**
 * `recoverImports` at the start of the server, which does not wait for the removal of unlisted rows. Resolves to
 * whether everything is done.
 */
export async function recoverAtStart(
  database: Database,
  dataDir: string,
  onLateFailure: (error: unknown) => void,
): Promise<boolean> {
  const hasCommitted = (await findOpenImports(database)).some((openImport) => openImport.state !== "staging");
  const recovered = recoverImports(database, dataDir).then(() => true);
  if (hasCommitted) {
    return recovered;
  }
  const timeout = new AbortController();
  try {
    return await Promise.race([recovered, wait(MAX_START_DELAY_MS, false, { signal: timeout.signal })]);
  } finally {
    timeout.abort();
    recovered.catch(onLateFailure);
  }
}
