import { setImmediate as yieldToEventLoop, setTimeout as wait } from "node:timers/promises";

import sql from "sql-template-tag";

import { actorOf, recordAudit, userIdOf } from "../../audit/recordAudit.js";
import type { AuditValues } from "../../platform/database/auditChange.js";
import { ConflictError } from "../../errors.js";
import { adjustCounters } from "../../platform/database/counters.js";
import { type Database, type Engine, isDuplicateError, type Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { fromSqlDateTime, toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { isOwnerAlive } from "../../platform/files/processOwner.js";
import type { Viewer } from "../../viewer.js";
import type { BookImportState } from "../BookImport.entity.js";
import { type ImportCounts, type WarningCount, ZERO_COUNTS } from "../rows/ImportTotals.js";

/** An import or undo in progress, of this process or of another. */
export interface OpenImport {
  readonly id: number;
  readonly state: BookImportState;
  readonly owner: string;
  readonly heartbeatAt: Date;
}

/** Another process has taken over the import, because this one missed its heartbeats and was considered dead. */
export class ImportTakenOverError extends Error {
  override readonly name = "ImportTakenOverError";
}

interface BatchOptions {
  /** How much of the stage is done, 0 to 1, after so many rows. */
  readonly shareOf?: (done: number) => number;
  /** Called after every batch, the last and empty one included. */
  readonly onBatch?: (done: number, found: number) => void;
}

/** An import, or its undo, that this process runs: every write of it locks its row first and checks its owner and state. */
export class RunningImport {
  constructor(
    private readonly database: Database,
    readonly id: number,
    private readonly owner: string,
  ) {}

  /** Registers a new import, as running. @throws DomainError conflict while another one runs. */
  static async start(
    database: Database,
    viewer: Viewer,
    owner: string,
    fileName: string | null,
  ): Promise<RunningImport> {
    const now = toSqlDateTime(new Date());
    const id = await withImportSlot(() =>
      database.write(async (tx) => {
        await tx.run(
          sql`INSERT INTO book_imports (state, running_slot, owner, heartbeat_at, file_name, created_at, started_at, user_id, actor)
              VALUES ('staging', 1, ${owner}, ${now}, ${fileName?.slice(-255) ?? null}, ${now}, ${now}, ${userIdOf(viewer)}, ${actorOf(viewer)})`,
        );
        const [row] = await tx.rows<{ id: number }>(sql`SELECT id FROM book_imports WHERE running_slot = 1`);
        return row?.id ?? 0;
      }),
    );
    return new RunningImport(database, id, owner);
  }

  /** Takes over a dead import; null if another process did so first. */
  static async takeOver(database: Database, id: number, owner: string): Promise<RunningImport | null> {
    const isTaken = await database.write(async (tx) => {
      const found = await lockImport(tx, id);
      if (!found || isOwnerAlive(found.owner, found.heartbeatAt)) {
        return false;
      }
      await tx.run(
        sql`UPDATE book_imports SET owner = ${owner}, heartbeat_at = ${toSqlDateTime(new Date())} WHERE id = ${id}`,
      );
      return true;
    });
    return isTaken ? new RunningImport(database, id, owner) : null;
  }

  /** One transaction of the import in this state. @throws ImportTakenOverError */
  async write<Result>(state: BookImportState, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.database.write(async (tx) => {
      await this.lock(tx, state);
      return work(tx);
    });
  }

  /** One transaction that adds to the import. @throws ImportTakenOverError; DomainError conflict if it was cancelled. */
  async stage<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.database.write(async (tx) => {
      const { cancelWanted } = await this.lock(tx, "staging");
      if (cancelWanted) {
        throw cancelledError();
      }
      return work(tx);
    });
  }

  /** Repeats a step in short transactions until it finds nothing more; others write in between. */
  async inBatches(
    state: BookImportState,
    step: (tx: Transaction, id: number) => Promise<number>,
    { shareOf = () => 0, onBatch = () => undefined }: BatchOptions = {},
  ): Promise<void> {
    let done = 0;
    for (let found = -1; found !== 0;) {
      const before = done;
      found = await this.write(state, async (tx) => {
        const count = await step(tx, this.id);
        await this.saveProgress(tx, shareOf(before + count));
        return count;
      });
      done += found;
      onBatch(done, found);
      await this.yieldToOtherWriters();
    }
  }

  async yieldToOtherWriters(): Promise<void> {
    await yieldToOtherWriters(this.database.engine);
  }

  /** Shows that the import lives, how much of its stage is done, and counts a chunk. */
  async saveProgress(tx: Transaction, share: number, counts: ImportCounts = ZERO_COUNTS): Promise<void> {
    const perMille = Math.round(Math.min(Math.max(share, 0), 1) * 1_000);
    await tx.run(
      sql`UPDATE book_imports SET heartbeat_at = ${toSqlDateTime(new Date())}, stage_share = ${perMille}, rows_read = rows_read + ${counts.rows},
            books_imported = books_imported + ${counts.books}, copies_imported = copies_imported + ${counts.copies},
            duplicates = duplicates + ${counts.duplicates}, refused = refused + ${counts.refused} WHERE id = ${this.id}`,
    );
  }

  /** How many books of it readers see or do not see; at least one, so that progress can be divided by it. */
  async countBooks(visibility: "listed" | "unlisted"): Promise<number> {
    const listed = visibility === "listed" ? 1 : 0;
    const [row] = await this.database.read((reader) =>
      reader.rows<{ count: number }>(
        sql`SELECT COUNT(*) AS count FROM books WHERE import_id = ${this.id} AND listed = ${listed} AND deleted_at IS NULL`,
      ),
    );
    return Math.max(Number(row?.count ?? 0), 1);
  }

  /** One row changes: before it the import never happened, from here on all of it will. */
  async commit(viewer: Viewer, auditValues: AuditValues, warnings: readonly WarningCount[]): Promise<void> {
    await this.stage(async (tx) => {
      await setImportState(tx, this.id, "publishing");
      await tx.run(sql`UPDATE book_imports SET warnings = ${JSON.stringify(warnings)} WHERE id = ${this.id}`);
      await recordAudit(tx, viewer, { action: "book.import", recordId: this.id, after: auditValues });
    });
  }

  /**
   * The import's last write. It increments the data version, since adding copies to existing books changes no other
   * counter.
   */
  async finish(
    from: BookImportState,
    state: "done" | "cancelled" | "undone",
    message: string | null = null,
  ): Promise<void> {
    const now = toSqlDateTime(new Date());
    const ended = state === "undone" ? sql`undone_at = ${now}` : sql`finished_at = COALESCE(finished_at, ${now})`;
    await this.write(from, async (tx) => {
      await tx.run(
        sql`UPDATE book_imports SET state = ${state}, running_slot = NULL, cancel_wanted = 0, stage_share = 0, message = ${message?.slice(0, 500) ?? null},
              heartbeat_at = ${now}, ${ended} WHERE id = ${this.id}`,
      );
      await adjustCounters(tx, { changes: 1 });
    });
  }

  /** The row as it is, locked until the transaction ends. */
  private async lock(tx: Transaction, state: BookImportState): Promise<LockedImport> {
    const found = await lockImport(tx, this.id);
    if (found?.owner !== this.owner || found.state !== state) {
      throw new ImportTakenOverError(
        `import ${this.id} is ${found?.state ?? "gone"} and belongs to ${found?.owner ?? "nobody"}`,
      );
    }
    return found;
  }
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

export function cancelledError(): ConflictError {
  return new ConflictError("Impor dibatalkan. Tidak ada buku yang masuk.");
}

/** Begins the next stage. */
export async function setImportState(tx: Transaction, id: number, state: BookImportState): Promise<void> {
  await tx.run(
    sql`UPDATE book_imports SET state = ${state}, stage_share = 0, cancel_wanted = 0, heartbeat_at = ${toSqlDateTime(new Date())} WHERE id = ${id}`,
  );
}

export async function findOpenImports(database: Database): Promise<OpenImport[]> {
  return database.read(async (reader) =>
    (await reader.rows<RawImportRow>(sql`${selectImport} WHERE running_slot = 1`)).map(toLockedImport),
  );
}

interface LockedImport extends OpenImport {
  readonly cancelWanted: boolean;
}

type RawImportRow = OpenImport & { readonly heartbeatAt: string | Date; readonly cancelWanted: number };

const selectImport = sql`SELECT id, state, owner, heartbeat_at AS heartbeatAt, cancel_wanted AS cancelWanted FROM book_imports`;

async function lockImport(tx: Transaction, id: number): Promise<LockedImport | undefined> {
  const [found] = await tx.rows<RawImportRow>(sql`${selectImport} WHERE id = ${id} ${forUpdate(tx)}`);
  return found && toLockedImport(found);
}

function toLockedImport(stored: RawImportRow): LockedImport {
  return { ...stored, heartbeatAt: fromSqlDateTime(stored.heartbeatAt), cancelWanted: stored.cancelWanted !== 0 };
}

/** SQLite retries a lock held by another process every 100 ms; only a longer pause surely lets that process write. */
const SQLITE_PAUSE_MS = 110;
const SQLITE_PAUSE_INTERVAL_MS = 600;

let lastPause = 0;

/** Lets other writers in between two transactions of an import; within one process the write queue does so. */
export async function yieldToOtherWriters(engine: Engine): Promise<void> {
  if (engine === "sqlite" && performance.now() - lastPause > SQLITE_PAUSE_INTERVAL_MS) {
    await wait(SQLITE_PAUSE_MS);
    lastPause = performance.now();
  } else {
    await yieldToEventLoop();
  }
}
