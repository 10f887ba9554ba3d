import sql from "sql-template-tag";

import { ConflictError } from "../../errors.js";
import { pick } from "../../platform/database/columns.js";
import type { Database, Lock, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { yieldToOtherWriters } from "../../platform/database/yieldToOtherWriters.js";
import type { MovingKind } from "../library/MovingLibrary.js";
import { type MoveInCounts, type MoveInState, moveInTable } from "../MoveIn.entity.js";

/** Another process has taken over the move, because this one was considered dead. */
export class MoveInTakenOverError extends Error {
  override readonly name = "MoveInTakenOverError";
}

const unaudited = "What commits the move, or its undo, has the entry of the audit trail.";

interface StepOptions {
  readonly locks?: readonly Lock[];
  /** Whether it goes on although somebody wants it to end. */
  readonly isWanted?: boolean;
}

/** A move, or its undo, that this process runs: every write locks its row first and checks its owner and state. */
export class RunningMoveIn {
  constructor(
    readonly database: Database,
    readonly id: number,
    readonly owner: string,
  ) {}

  /** One short transaction. @throws MoveInTakenOverError; ConflictError if it was cancelled. */
  async step<Result>(
    state: MoveInState,
    { locks = [], isWanted = false }: StepOptions,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const protocol = {
      unaudited,
      isStep: true,
      locks: [this.rowLock(state, isWanted), ...locks],
      retryOnDuplicate: true,
    };
    const result = await this.database.write(protocol, async (tx) => {
      await tx.update(moveInTable, { heartbeatAt: new Date() }, sql`id = ${this.id}`);
      return work(tx);
    });
    await yieldToOtherWriters(this.database.engine);
    return result;
  }

  /** What is written from now on, and what was made so far. */
  async begin(state: MoveInState, stage: MovingKind, counts: MoveInCounts): Promise<void> {
    await this.step(state, { isWanted: true }, (tx) => tx.update(moveInTable, { stage, counts }, sql`id = ${this.id}`));
  }

  /** Its last write. */
  async finish(from: MoveInState, to: MoveInState, values: Partial<Finish> = {}): Promise<void> {
    const now = new Date();
    await this.step(from, { isWanted: true }, (tx) =>
      tx.update(
        moveInTable,
        {
          state: to,
          stage: null,
          runningSlot: null,
          cancelWanted: false,
          message: values.message?.slice(0, 500) ?? null,
          keptCounts: values.keptCounts ?? null,
          ...(to === "undone" || to === "partly_undone" ? { undoneAt: now } : { finishedAt: now }),
        },
        sql`id = ${this.id}`,
      ),
    );
  }

  /** Before anything was written: a dump that was kept waits again. */
  async giveBack(message: string): Promise<void> {
    await this.step("bringing", { isWanted: true }, (tx) =>
      tx.update(
        moveInTable,
        {
          state: sql`CASE WHEN folder IS NULL THEN 'cancelled' ELSE 'draft' END`,
          runningSlot: null,
          cancelWanted: false,
          message: message.slice(0, 500),
        },
        sql`id = ${this.id}`,
      ),
    );
  }

  private rowLock(state: MoveInState, isWanted: boolean): Lock {
    return { kind: "moveIns", take: (tx) => assertOwn(tx, this, state, isWanted) };
  }
}

interface Finish {
  readonly message: string | null;
  readonly keptCounts: MoveInCounts | null;
}

/** @throws MoveInTakenOverError; ConflictError if it was cancelled. */
export async function assertOwn(
  tx: Transaction,
  { id, owner }: Pick<RunningMoveIn, "id" | "owner">,
  state: MoveInState,
  isWanted = false,
): Promise<void> {
  const [found] = await tx.select(
    pick(moveInTable, "state", "owner", "cancelWanted"),
    sql`FROM move_ins WHERE id = ${id} ${forUpdate(tx)}`,
  );
  if (found?.owner !== owner || found.state !== state) {
    throw new MoveInTakenOverError(
      `move ${id} is ${found?.state ?? "gone"} and belongs to ${found?.owner ?? "nobody"}`,
    );
  }
  if (found.cancelWanted && !isWanted) throw new ConflictError("Pindah dibatalkan. Tidak ada yang masuk.");
}
