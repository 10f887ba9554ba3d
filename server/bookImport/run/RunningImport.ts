import sql from "sql-template-tag";

import { bookLock } from "../../books/bookLock.js";
import { ConflictError } from "../../errors.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import { adjustCounters } from "../../platform/database/counters/counters.js";
import { pick } from "../../platform/database/columns.js";
import type { Database, Lock, Reader, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { yieldToOtherWriters } from "../../platform/database/yieldToOtherWriters.js";
import type { Viewer } from "../../viewer.js";
import { type BookImportState, bookImportTable } from "../BookImport.entity.js";
import { type ImportCounts, ZERO_COUNTS } from "../rows/ImportTotals.js";
import { selectOpenImports } from "./importSlot.js";

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

const step = { unaudited: "What commits the import, or its undo, has the entry of the audit trail." };

/** What a commit begins, and the state that it ends. */
const COMMITTED = { publishing: "staging", removing: "undoing" } as const;

/**
 * An import, or its undo, that this process runs: every write of it locks its row first and checks its owner and
 * state.
 */
export class RunningImport {
  constructor(
    private readonly database: Database,
    readonly id: number,
    private readonly owner: string,
  ) {}

  /** One transaction of the import in this state. @throws ImportTakenOverError */
  write<Result>(state: BookImportState, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.database.write({ ...step, locks: [this.rowLock(state)] }, work);
  }

  /**
   * One transaction that adds to the import. It does without `bookLock`, for which all who edit a book would wait for
   * each chunk: where one of them takes a slug or an item code meanwhile, it runs again and sees it.
   * @throws ImportTakenOverError; DomainError conflict if it was cancelled.
   */
  stage<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.database.write(
      { ...step, isStep: true, locks: [this.rowLock("staging", cancelledError)], retryOnDuplicate: true },
      work,
    );
  }

  /**
   * The write that decides on the import, or on its undo: before it nothing has happened, from here on all of it will.
   * @throws ImportTakenOverError; DomainError conflict if it was cancelled.
   */
  async commit(
    viewer: Viewer,
    next: keyof typeof COMMITTED,
    work: (tx: Transaction) => Promise<AuditChange>,
  ): Promise<void> {
    const locks = [this.rowLock(COMMITTED[next], cancelledError)];
    await this.database.write({ viewer, locks }, async (tx) => {
      const change = await work(tx);
      await tx.update(bookImportTable, stageValues(next), sql`id = ${this.id}`);
      return { result: undefined, audit: [change] };
    });
  }

  /** Repeats a step in short transactions until it finds nothing more; others write in between. */
  async inBatches(
    state: BookImportState,
    work: (tx: Transaction, id: number) => Promise<number>,
    { shareOf = () => 0, onBatch = () => undefined }: BatchOptions = {},
  ): Promise<void> {
    let done = 0;
    for (let found = -1; found !== 0;) {
      const before = done;
      const protocol = { ...step, isStep: true, locks: [this.rowLock(state), bookLock] };
      found = await this.database.write(protocol, async (tx) => {
        const count = await work(tx, this.id);
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
    await tx.update(
      bookImportTable,
      {
        heartbeatAt: new Date(),
        stageShare: Math.round(Math.min(Math.max(share, 0), 1) * 1_000),
        rowsRead: sql`rows_read + ${counts.rows}`,
        booksImported: sql`books_imported + ${counts.books}`,
        copiesImported: sql`copies_imported + ${counts.copies}`,
        duplicates: sql`duplicates + ${counts.duplicates}`,
        refused: sql`refused + ${counts.refused}`,
        copiesAdded: sql`copies_added + ${counts.copiesAdded}`,
        copiesLeftOut: sql`copies_left_out + ${counts.copiesLeftOut}`,
        rowsToCheck: sql`rows_to_check + ${counts.toCheck}`,
      },
      sql`id = ${this.id}`,
    );
  }

  /** How many books of it readers see or do not see; at least one, so that progress can be divided by it. */
  async countBooks(visibility: "listed" | "unlisted"): Promise<number> {
    const listed = visibility === "listed" ? 1 : 0;
    const count = await this.database.read((reader) =>
      reader.count(sql`FROM books WHERE import_id = ${this.id} AND listed = ${listed} AND deleted_at IS NULL`),
    );
    return Math.max(count, 1);
  }

  /**
   * The import's last write. It increments the data version, since adding copies to existing books changes no other
   * counter.
   */
  async finish(from: BookImportState, message: string | null = null): Promise<void> {
    const now = new Date();
    await this.write(from, async (tx) => {
      await tx.update(
        bookImportTable,
        {
          ...stageValues(from === "staging" ? "cancelled" : await this.stateAfterUndos(tx)),
          runningSlot: null,
          message: message?.slice(0, 500) ?? null,
          ...(from === "removing"
            ? { undoneAt: now }
            : { finishedAt: sql`COALESCE(finished_at, ${toSqlDateTime(now)})` }),
        },
        sql`id = ${this.id}`,
      );
      await adjustCounters(tx, { changes: 1 });
    });
  }

  /** Whether its undo leaves something of it. */
  async isPartlyUndone(): Promise<boolean> {
    return (await this.database.read((reader) => this.stateAfterUndos(reader))) === "partly_undone";
  }

  /** The state of a published import, by what its undos have taken away and left. */
  private async stateAfterUndos(reader: Reader): Promise<"done" | "partly_undone" | "undone"> {
    const [row] = await reader.select(
      pick(bookImportTable, "undoCounts"),
      sql`FROM book_imports WHERE id = ${this.id}`,
    );
    const counts = row?.undoCounts ?? null;
    if (counts === null || counts.books + counts.copies === 0) {
      return "done";
    }
    return counts.keptBooks + counts.keptCopies === 0 ? "undone" : "partly_undone";
  }

  /** The import's row, which has to be this process's own and in this state. */
  private rowLock(state: BookImportState, ifCancelled?: () => Error): Lock {
    return {
      kind: "imports",
      take: async (tx) => {
        const [found] = await selectOpenImports(tx, sql`WHERE id = ${this.id} ${forUpdate(tx)}`);
        if (found?.owner !== this.owner || found.state !== state) {
          throw new ImportTakenOverError(
            `import ${this.id} is ${found?.state ?? "gone"} and belongs to ${found?.owner ?? "nobody"}`,
          );
        }
        if (found.cancelWanted && ifCancelled) {
          throw ifCancelled();
        }
      },
    };
  }
}

export function cancelledError(): ConflictError {
  return new ConflictError("Impor dibatalkan. Tidak ada buku yang masuk.");
}

/** The values with which the next stage begins. */
export function stageValues(state: BookImportState) {
  return { state, stageShare: 0, cancelWanted: false, heartbeatAt: new Date() };
}
