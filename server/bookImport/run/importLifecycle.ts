import sql, { type Sql } from "sql-template-tag";

import { actorOf, type AuditValues, recordAudit, userIdOf } from "../../audit/recordAudit.js";
import { type Database, isDuplicateError, type Reader, type Transaction } from "../../platform/database/Database.js";
import { fromSqlDateTime, toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { forUpdate } from "../../platform/database/locking.js";
import { ConflictError } from "../../errors.js";
import { adjustCounters } from "../../platform/database/counters.js";
import type { Viewer } from "../../viewer.js";
import type { BookImportState } from "../BookImport.entity.js";
import { type ImportCounts, ZERO_COUNTS } from "../rows/planRows.js";
import type { WarningCount } from "../rows/importWarnings.js";
import { isOwnerAlive } from "./importOwner.js";

export interface OpenImport {
  readonly id: number;
  readonly state: BookImportState;
  readonly owner: string;
  readonly heartbeatAt: Date;
  readonly cancelWanted: boolean;
}

/** Another process has taken over the import, because this one missed its heartbeats and was considered dead. */
export class ImportTakenOverError extends Error {
  override readonly name = "ImportTakenOver";
}

/** Writes down that an import begins. @throws DomainError conflict while another one runs. */
export async function startImport(
  database: Database,
  viewer: Viewer,
  owner: string,
  fileName: string | null,
): Promise<number> {
  const now = toSqlDateTime(new Date());
  return withImportSlot(() =>
    database.write(async (tx) => {
      await tx.run(
        sql`INSERT INTO book_imports (state, running_slot, owner, heartbeat_at, file_name, created_at, started_at, user_id, actor)
            VALUES ('staging', 1, ${owner}, ${now}, ${fileName?.slice(-255) ?? null}, ${now}, ${now}, ${userIdOf(viewer)}, ${actorOf(viewer)})`,
      );
      const [row] = await tx.rows<{ id: number }>(sql`SELECT id FROM book_imports WHERE running_slot = 1`);
      return row?.id ?? 0;
    }),
  );
}

/** One import or undo runs at a time. @throws DomainError conflict while another one does. */
export async function withImportSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isDuplicateError(error)
      ? new ConflictError("Impor lain sedang berjalan. Tunggu sampai selesai, lalu coba lagi.")
      : error;
  }
}

/**
 * Must be the first statement of every transaction of an import: locks it until the transaction ends and checks that
 * this process still owns it.
 * @throws ImportTakenOver
 */
export async function lockOwnedImport(
  tx: Transaction,
  id: number,
  owner: string,
  state: BookImportState,
): Promise<OpenImport> {
  const found = await lockImport(tx, id);
  if (found?.owner !== owner || found.state !== state) {
    throw new ImportTakenOverError(
      `import ${id} is ${found?.state ?? "gone"} and belongs to ${found?.owner ?? "nobody"}`,
    );
  }
  return found;
}

/**
 * As `lockOwnedImport`, for a transaction that continues the import.
 * @throws DomainError conflict if it was cancelled.
 */
export async function lockStagingImport(tx: Transaction, id: number, owner: string): Promise<void> {
  const { cancelWanted } = await lockOwnedImport(tx, id, owner, "staging");
  if (cancelWanted) {
    throw cancelledError();
  }
}

export function cancelledError(): ConflictError {
  return new ConflictError("Impor dibatalkan. Tidak ada buku yang masuk.");
}

/** Shows that the import lives, how much of its stage is done, and counts a chunk. */
export async function saveProgress(
  tx: Transaction,
  id: number,
  share: number,
  counts: ImportCounts = ZERO_COUNTS,
): Promise<void> {
  await tx.run(
    sql`UPDATE book_imports SET heartbeat_at = ${toSqlDateTime(new Date())}, stage_share = ${toPerMille(share)}, rows_read = rows_read + ${counts.rows},
          books_imported = books_imported + ${counts.books}, copies_imported = copies_imported + ${counts.copies},
          duplicates = duplicates + ${counts.duplicates}, refused = refused + ${counts.refused} WHERE id = ${id}`,
  );
}

/** Marks the import's unlisted rows for removal. */
export async function markRemoving(tx: Transaction, id: number): Promise<void> {
  await tx.run(
    sql`UPDATE book_imports SET cancel_wanted = 1, stage_share = 0, heartbeat_at = ${toSqlDateTime(new Date())} WHERE id = ${id}`,
  );
}

/** How many of its books are still unlisted; at least one, so that progress can be divided by it. */
export async function countUnlistedBooks(reader: Reader, id: number): Promise<number> {
  const [row] = await reader.rows<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM books WHERE import_id = ${id} AND listed = 0 AND deleted_at IS NULL`,
  );
  return Math.max(Number(row?.count ?? 0), 1);
}

function toPerMille(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 1_000);
}

/** One row changes: before it the import never happened, from here on all of it will. */
export async function commitImport(
  database: Database,
  viewer: Viewer,
  id: number,
  owner: string,
  auditValues: AuditValues,
  warnings: readonly WarningCount[],
): Promise<void> {
  await database.write(async (tx) => {
    await lockStagingImport(tx, id, owner);
    await setImportState(tx, id, "publishing");
    await tx.run(sql`UPDATE book_imports SET warnings = ${JSON.stringify(warnings)} WHERE id = ${id}`);
    await recordAudit(tx, viewer, { action: "book.import", recordId: id, after: auditValues });
  });
}

/** Begins the next stage. */
export async function setImportState(tx: Transaction, id: number, state: BookImportState): Promise<void> {
  await tx.run(
    sql`UPDATE book_imports SET state = ${state}, stage_share = 0, cancel_wanted = 0, heartbeat_at = ${toSqlDateTime(new Date())} WHERE id = ${id}`,
  );
}

/**
 * The import's last write. It increments the data version, since adding copies to existing books changes no other
 * counter.
 */
export async function finishImport(
  tx: Transaction,
  id: number,
  state: "done" | "cancelled" | "undone",
  message: string | null = null,
): Promise<void> {
  const now = toSqlDateTime(new Date());
  const ended = state === "undone" ? sql`undone_at = ${now}` : sql`finished_at = COALESCE(finished_at, ${now})`;
  await tx.run(
    sql`UPDATE book_imports SET state = ${state}, running_slot = NULL, cancel_wanted = 0, stage_share = 0, message = ${message?.slice(0, 500) ?? null},
          heartbeat_at = ${now}, ${ended} WHERE id = ${id}`,
  );
  await adjustCounters(tx, { changes: 1 });
}

export async function findOpenImports(database: Database): Promise<OpenImport[]> {
  return database.read(async (reader) =>
    (await reader.rows<RawImportRow>(sql`${selectImport} WHERE running_slot = 1`)).map(toOpenImport),
  );
}

/** Takes over a dead import; false if another process did so first. */
export async function claimImport(database: Database, { id }: OpenImport, owner: string): Promise<boolean> {
  return database.write(async (tx) => {
    const found = await lockImport(tx, id);
    if (!found || isOwnerAlive(found.owner, found.heartbeatAt)) {
      return false;
    }
    await tx.run(
      sql`UPDATE book_imports SET owner = ${owner}, heartbeat_at = ${toSqlDateTime(new Date())} WHERE id = ${id}`,
    );
    return true;
  });
}

type RawImportRow = Omit<OpenImport, "heartbeatAt" | "cancelWanted"> & {
  readonly heartbeatAt: string | Date;
  readonly cancelWanted: number;
};

const selectImport: Sql = sql`SELECT id, state, owner, heartbeat_at AS heartbeatAt, cancel_wanted AS cancelWanted FROM book_imports`;

function toOpenImport(stored: RawImportRow): OpenImport {
  return { ...stored, heartbeatAt: fromSqlDateTime(stored.heartbeatAt), cancelWanted: stored.cancelWanted !== 0 };
}

export async function lockImport(tx: Transaction, id: number): Promise<OpenImport | undefined> {
  const [found] = await tx.rows<RawImportRow>(sql`${selectImport} WHERE id = ${id} ${forUpdate(tx)}`);
  return found && toOpenImport(found);
}
