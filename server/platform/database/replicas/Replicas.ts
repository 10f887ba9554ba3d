import type { LongReads } from "../reading/LongReads.js";
import type { MysqlAddress } from "../mysqlAddress.js";
import { type Moment, readState } from "./dataState.js";
import { type LeftAlone, MAX_AGE_MS, Replica, type ReplicaOptions } from "./Replica.js";

const LOOK_EVERY_MS = 500;

/** Told once per change whether a replica is used; `leftAlone` says why it is not. */
export type OnReplicaChange = (change: { readonly replica: string; readonly leftAlone: LeftAlone | null }) => void;

/**
 * The replicas of the one database, and which of them have what the primary had a moment ago. Both are looked at in
 * turn: the primary first, so that a replica with the same version has all that had been committed by then.
 */
export class Replicas {
  private readonly all: readonly Replica[];
  private moments: readonly Moment[] = [];
  private turn = 0;
  private lookingAtPrimary: Promise<boolean> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  /** @param primary A connection of its own: behind others its looks would be late. */
  constructor(
    addresses: readonly MysqlAddress[],
    private readonly primary: LongReads,
    private readonly options: ReplicaOptions,
  ) {
    this.all = addresses.map((address) => new Replica(address, options));
  }

  /** By name; null while it is used. */
  get states(): ReadonlyMap<string, LeftAlone | null> {
    return new Map(this.all.map(({ name, leftAlone }) => [name, leftAlone]));
  }

  /** One that may be read now, each in its turn; null where there is none. */
  choose(): Replica | null {
    const fresh = this.all.filter(({ isFresh }) => isFresh);
    this.turn += 1;
    return fresh[this.turn % fresh.length] ?? null;
  }

  /** Looks at the primary and then at each replica, none of which waits for another; it never fails. */
  async look(): Promise<void> {
    this.lookingAtPrimary ??= this.lookAtPrimary().finally(() => {
      this.lookingAtPrimary = null;
    });
    // Without the primary nothing more is known, and what was known is soon too old.
    if ((await this.lookingAtPrimary) && !this.isClosed) {
      await Promise.all(this.all.map((replica) => replica.look(this.moments)));
    }
  }

  /** Looks until it is closed. */
  watch(onChange: OnReplicaChange): void {
    let told = this.states;
    const lookAndTell = async () => {
      await this.look();
      const states = this.states;
      const changed = [...states].filter(([replica, leftAlone]) => told.get(replica) !== leftAlone);
      told = states;
      for (const [replica, leftAlone] of changed) onChange({ replica, leftAlone });
    };
    this.timer = setInterval(() => void lookAndTell(), LOOK_EVERY_MS).unref();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.lookingAtPrimary;
    await Promise.all(this.all.map((replica) => replica.close()));
    await this.primary.close();
  }

  /** Whether it answered. */
  private async lookAtPrimary(): Promise<boolean> {
    const at = performance.now();
    const { text, values } = this.options.look;
    const rows = await this.primary.rows(text, values, MAX_AGE_MS).catch(() => null);
    if (rows === null) return false;
    this.moments = [...this.moments.filter((moment) => at - moment.at <= MAX_AGE_MS), { ...readState(rows), at }];
    return true;
  }
}
