import { setTimeout as wait } from "node:timers/promises";

import { required } from "../../required.js";
import type { MysqlAddress } from "../mysqlAddress.js";
import type { StoredRow } from "../reading/LongReads.js";
import { MysqlPool } from "../reading/MysqlPool.js";
import { type DataState, hasAllOf, type LookStatement, type Moment, readState } from "./dataState.js";
import { ReplicaConnections } from "./ReplicaConnections.js";

/** So old may be what a replica answers, and no older. */
export const MAX_AGE_MS = 2_000;
/** A look that takes longer is given up, with all that is read there meanwhile. */
const LATE_MS = 1_000;
/** One that could not do what the primary can is left alone for so long, whatever its looks say. */
const REST_MS = 5_000;

/** Why a replica is left alone; null while it is used. */
export type LeftAlone = "unreachable" | "behind" | "another library" | "another version" | "unsafe sql_mode" | "failed";

export interface ReplicaOptions {
  readonly isMariaDb: boolean;
  readonly look: LookStatement;
}

/** One replica: how old what it has is known to be, and reads of it. */
export class Replica {
  readonly name: string;
  /** It is known to have all that the primary had then. */
  private asOf = -Infinity;
  private restsUntil = -Infinity;
  private reason: LeftAlone = "unreachable";
  private connections: Record<"looks" | "reads", ReplicaConnections> | null = null;
  private looking: Promise<void> | null = null;

  constructor(
    private readonly address: MysqlAddress,
    private readonly options: ReplicaOptions,
  ) {
    const [place] = address.hosts;
    this.name = `${place?.host}:${place?.port}`;
  }

  get leftAlone(): LeftAlone | null {
    const now = performance.now();
    if (now - this.asOf > MAX_AGE_MS) return this.reason;
    return now < this.restsUntil ? "failed" : null;
  }

  /** Whether it may be read now. */
  get isFresh(): boolean {
    return this.leftAlone === null;
  }

  /** Finds out what it has, one look at a time: the latest of the primary's moments that it has all of counts. */
  look(moments: readonly Moment[]): Promise<void> {
    this.looking ??= this.lookOnce(moments).finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  /** @throws OperationTimeoutError; whatever else it throws is its own failure, unless the primary fails alike. */
  rows(text: string, values: readonly unknown[], limitMs: number): Promise<StoredRow[]> {
    const { reads } = this.connected();
    const { isMariaDb } = this.options;
    return new MysqlPool((limited, bound) => reads.query(limited, bound), { isMariaDb }).rows(text, values, limitMs);
  }

  /** Leaves the replica alone for a while, since it failed where the primary did not. */
  rest(): void {
    this.restsUntil = performance.now() + REST_MS;
  }

  async close(): Promise<void> {
    this.giveUp();
    await this.looking;
  }

  private async lookOnce(moments: readonly Moment[]): Promise<void> {
    const { text, values } = this.options.look;
    const stopped = new AbortController();
    const late = wait(LATE_MS, null, { signal: stopped.signal, ref: false }).catch(() => null);
    try {
      const { looks } = this.connected();
      const rows = await Promise.race([looks.query(text, [...values]), late]);
      if (rows === null) throw new Error("The look took too long");
      this.judge(readState(rows), moments);
    } catch {
      this.asOf = -Infinity;
      this.reason = "unreachable";
      this.giveUp();
    } finally {
      stopped.abort();
    }
  }

  private judge(state: DataState, moments: readonly Moment[]): void {
    const latest = required(moments.at(-1), "a look at the primary");
    const refusal = refusalOf(state, latest);
    this.reason = refusal ?? "behind";
    if (refusal !== null) {
      this.asOf = -Infinity;
    } else if (state.changes <= latest.changes) {
      this.asOf = moments.findLast((moment) => hasAllOf(state, moment))?.at ?? -Infinity;
    }
    // A replica that is ahead of the last look was written to since, or no longer follows a primary that was restored:
    // the next look tells which, and until then its age stays as it was.
  }

  private connected(): Record<"looks" | "reads", ReplicaConnections> {
    // Looks have a connection of their own: behind long reads they would be late.
    this.connections ??= {
      looks: new ReplicaConnections(this.address, 1),
      reads: new ReplicaConnections(this.address, this.address.poolSize),
    };
    return this.connections;
  }

  private giveUp(): void {
    this.connections?.looks.giveUp();
    this.connections?.reads.giveUp();
    this.connections = null;
  }
}

function refusalOf(state: DataState, latest: Moment): LeftAlone | null {
  if (state.libraryId === null || state.libraryId !== latest.libraryId) return "another library";
  if (!state.isMigrated) return "another version";
  return state.isUnsafe ? "unsafe sql_mode" : null;
}
