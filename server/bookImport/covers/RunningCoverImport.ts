import sql from "sql-template-tag";

import { type InsertOf, pick } from "../../platform/database/columns.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import type { Viewer } from "../../viewer.js";
import { type CoverImportState, coverImportTable } from "./CoverImport.entity.js";
import { COVER_OUTCOMES, type CoverOutcome, coverOutcomeTable } from "./CoverOutcome.entity.js";

/** Somebody has called it off. */
export class CoverImportCancelledError extends Error {
  override readonly name = "CoverImportCancelledError";
}

/** Another process runs it, because this one missed its heartbeats and was considered dead. */
export class CoverImportTakenOverError extends Error {
  override readonly name = "CoverImportTakenOverError";
}

export type NewOutcome = Omit<InsertOf<CoverOutcome>, "coverImportId">;

const countColumns = pick(coverImportTable, "fileName", ...COVER_OUTCOMES);

/** An import of covers that this process runs: every write of it checks that it still does. */
export class RunningCoverImport {
  /** How many files of the archive have been looked at; stored with the next outcomes. */
  filesSeen = 0;

  constructor(
    private readonly database: Database,
    readonly id: number,
    private readonly owner: string,
  ) {}

  /** Locks its row. @throws CoverImportCancelledError, CoverImportTakenOverError */
  async lock(tx: Transaction): Promise<void> {
    const [found] = await tx.select(
      pick(coverImportTable, "owner", "state", "cancelWanted"),
      sql`FROM cover_imports WHERE id = ${this.id} ${forUpdate(tx)}`,
    );
    if (found?.owner !== this.owner || found.state !== "running") {
      throw new CoverImportTakenOverError(`the covers ${this.id} are ${found?.state ?? "gone"}`);
    }
    if (found.cancelWanted) {
      throw new CoverImportCancelledError(`the covers ${this.id} are called off`);
    }
  }

  /** Writes what became of files, in the transaction that has locked it. */
  async saveOutcomes(tx: Transaction, outcomes: readonly NewOutcome[]): Promise<void> {
    await tx.insert(
      coverOutcomeTable,
      outcomes.map((outcome) => ({ ...outcome, coverImportId: this.id })),
    );
    const countOf = (kind: NewOutcome["kind"]) => outcomes.filter((outcome) => outcome.kind === kind).length;
    await tx.update(
      coverImportTable,
      {
        heartbeatAt: new Date(),
        filesSeen: this.filesSeen,
        attached: sql`attached + ${countOf("attached")}`,
        unmatched: sql`unmatched + ${countOf("unmatched")}`,
        refused: sql`refused + ${countOf("refused")}`,
        covered: sql`covered + ${countOf("covered")}`,
      },
      sql`id = ${this.id}`,
    );
  }

  /** Outcomes of files that gave no book a cover. */
  save(outcomes: readonly NewOutcome[]): Promise<void> {
    return this.database.write({ unaudited: "Nothing of the collection changes." }, async (tx) => {
      await this.lock(tx);
      await this.saveOutcomes(tx, outcomes);
    });
  }

  /** The last write: what it has attached stays, however it ends. */
  finish(viewer: Viewer, state: CoverImportState, message: string | null = null): Promise<void> {
    return this.database.write({ viewer }, async (tx) => {
      const [row] = await tx.select(
        countColumns,
        sql`FROM cover_imports WHERE id = ${this.id} AND owner = ${this.owner} AND running_slot = 1 ${forUpdate(tx)}`,
      );
      if (!row) {
        return { result: undefined, audit: [] };
      }
      await tx.update(
        coverImportTable,
        { state, message, runningSlot: null, finishedAt: new Date() },
        sql`id = ${this.id}`,
      );
      return { result: undefined, audit: [{ action: "coverImport.run", recordId: this.id, after: row }] };
    });
  }
}
