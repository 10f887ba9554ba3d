import sql from "sql-template-tag";

import { ConflictError } from "../../errors.js";
import { integer } from "../../platform/database/columns.js";
import type { Database, Reader, Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { longDate } from "../../platform/time/longDate.js";
import { DAY_MS, dayIn, timeIn } from "../../platform/time/libraryClock.js";
import type { Viewer } from "../../viewer.js";
import { installationTable } from "../Installation.entity.js";
import { lockInstallation } from "../installation.js";
import { judgeClock } from "./judgeClock.js";
import { type MachineClock, machineClock } from "./machineClock.js";

export const CLOCK_DOUBTS = ["behind", "ahead"] as const;

/** Why the clock of this machine is not believed. */
export interface ClockDoubt {
  readonly kind: (typeof CLOCK_DOUBTS)[number];
  /** The latest time that was believed. */
  readonly seenAt: Date;
}

const unaudited = { unaudited: "What time it is changes nothing; that somebody has confirmed it has the entry." };

interface Look {
  readonly at: Date;
  readonly uptime: number;
}

/**
 * Compares the clock of this machine with what was recorded, every minute. A wrong one would make every loan late,
 * suspend whoever brings a book back, and delete what is kept for a time: until it is right, or somebody has confirmed
 * it, nothing is lent and nothing is swept.
 */
export class ClockWatch {
  private known: ClockDoubt | null = null;
  private lastLook: Look | null = null;
  /** Whether somebody has said that this clock is right, whatever that of the database shows. */
  private isConfirmed = false;

  constructor(
    private readonly database: Database,
    private readonly timeZone: string,
    private readonly machine: MachineClock = machineClock(),
  ) {}

  get doubt(): ClockDoubt | null {
    return this.known;
  }

  /** What the clock shows. */
  now(): Date {
    return this.machine.now();
  }

  /** The time, for acts that are kept under it. @throws ConflictError while the clock is doubted. */
  readonly trustedNow = (): Date => {
    const now = this.machine.now();
    if (this.known) {
      throw new ConflictError(
        `Jam server menunjukkan ${longDate(dayIn(this.timeZone, now))}. Perbaiki dulu jamnya, atau minta admin ` +
          "menyatakan jam itu benar.",
      );
    }
    return now;
  };

  /**
   * Looks at the clock, and remembers what it shows where it is believed. Returns what to tell whoever reads the
   * console; null where nothing has changed. `isStart`: tells also for how long no server has run.
   */
  async look({ isStart = false } = {}): Promise<string | null> {
    const otherClock = this.isConfirmed ? null : await this.database.read(clockOfDatabase);
    const before = this.known;
    const { doubt, seenAt, now } = await this.database.write({ ...unaudited, isStep: true }, async (tx) => {
      const row = await lockInstallation(tx);
      const now = this.machine.now();
      const uptime = this.machine.uptime();
      const since: Look | null =
        this.lastLook ??
        (row.clockBootId === this.machine.bootId && row.clockUptime !== null && row.clockSeenAt !== null
          ? { at: row.clockSeenAt, uptime: row.clockUptime }
          : null);
      const kind = judgeClock({
        now,
        seenAt: row.clockSeenAt,
        isDoubted: row.isClockDoubted || before?.kind === "ahead",
        // A container that was started anew counts from there, on the same machine.
        moved:
          since && uptime >= since.uptime
            ? { clockMs: now.getTime() - since.at.getTime(), uptimeMs: (uptime - since.uptime) * 1_000 }
            : null,
        otherClock,
      });
      const doubt = kind && { kind, seenAt: required(row.clockSeenAt, "what a doubted clock is compared with") };
      // No doubt is kept of a clock that was behind: whatever it shows next may be right, and is judged by itself.
      if (kind === "ahead") await tx.update(installationTable, { isClockDoubted: true }, sql`id = 1`);
      if (kind === null) await this.believe(tx, now, uptime, row.clockSeenAt);
      return { doubt, seenAt: row.clockSeenAt, now };
    });
    this.known = doubt;
    if (doubt) return before?.kind === doubt.kind ? null : this.explain(doubt, now);
    this.lastLook = { at: now, uptime: this.machine.uptime() };
    if (before) return "Jam komputer server sudah sesuai lagi. Sirkulasi berjalan seperti biasa.";
    const isLongAgo = seenAt !== null && now.getTime() - seenAt.getTime() > DAY_MS;
    return isStart && isLongAgo
      ? `Server terakhir berjalan pada ${this.shown(seenAt)}; jam komputer sekarang ${this.shown(now)}. Jika itu keliru, ` +
          "perbaiki jamnya sebelum meminjamkan buku."
      : null;
  }

  /** Takes the clock for right, at somebody's word. */
  async confirm(viewer: Viewer): Promise<void> {
    const { known } = this;
    if (!known) return;
    await this.database.write({ viewer }, async (tx) => {
      const now = this.machine.now();
      await lockInstallation(tx);
      await this.believe(tx, now, this.machine.uptime(), null);
      return {
        result: undefined,
        audit: [{ action: "clock.confirm", recordId: null, before: { seenAt: known.seenAt }, after: { seenAt: now } }],
      };
    });
    this.known = null;
    this.lastLook = null;
    this.isConfirmed = true;
  }

  private believe(tx: Transaction, now: Date, uptime: number, seenAt: Date | null): Promise<void> {
    return tx.update(
      installationTable,
      {
        clockSeenAt: seenAt && seenAt > now ? seenAt : now,
        clockBootId: this.machine.bootId,
        clockUptime: uptime,
        isClockDoubted: false,
      },
      sql`id = 1`,
    );
  }

  private explain({ kind, seenAt }: ClockDoubt, now: Date): string {
    const compared = kind === "behind" ? "padahal catatan terakhir dari" : "sedangkan server terakhir berjalan pada";
    return (
      `Jam komputer server menunjukkan ${this.shown(now)}, ${compared} ${this.shown(seenAt)}. Tidak ada yang dipinjamkan ` +
      "atau dikembalikan sampai jamnya diperbaiki, atau admin menyatakan jam itu benar di Dasbor."
    );
  }

  private shown(instant: Date): string {
    return `${longDate(dayIn(this.timeZone, instant))} pukul ${timeIn(this.timeZone, instant).replace(":", ".")}`;
  }
}

/** By UTC, whatever the server's own zone; null on SQLite, whose clock is this machine's. */
async function clockOfDatabase(reader: Reader): Promise<Date | null> {
  if (reader.engine === "sqlite") return null;
  const [row] = await reader.select({ seconds: integer(sql`UNIX_TIMESTAMP()`) }, sql`FROM counters LIMIT 1`);
  return row ? new Date(row.seconds * 1_000) : null;
}
