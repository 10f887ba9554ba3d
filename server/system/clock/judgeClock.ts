import { DAY_MS } from "../../platform/time/libraryClock.js";

/** What a clock that was set a little late shows after it was put right, which changes nobody's day. */
const TOLERANCE_MS = 3_600_000;
/** Longer than a school is closed. */
const LONGEST_CLOSED_MS = 60 * DAY_MS;

/** What speaks for or against a clock. */
export interface ClockEvidence {
  /** What it shows. */
  readonly now: Date;
  /** The latest time that was believed; null before the first. */
  readonly seenAt: Date | null;
  /** Whether it has shown something since that was too far ahead to be believed. */
  readonly isDoubted: boolean;
  /**
   * How far the clock and the machine's uptime have moved since a look of this machine that was believed; null where
   * it was switched off between. Uptime goes on while the machine sleeps.
   */
  readonly moved: { readonly clockMs: number; readonly uptimeMs: number } | null;
  /** What the database server's own clock shows; null without one, or after somebody has confirmed this one. */
  readonly otherClock: Date | null;
}

/**
 * Behind: it stands before what was recorded already. Ahead: it has jumped by more than a day, or nobody has been here
 * for so long that it is likelier to be wrong. Null: it is believed.
 */
export function judgeClock({ now, seenAt, isDoubted, moved, otherClock }: ClockEvidence): "behind" | "ahead" | null {
  if (seenAt === null) return null;
  const sinceSeen = now.getTime() - seenAt.getTime();
  if (sinceSeen < -TOLERANCE_MS) return "behind";
  if (sinceSeen <= DAY_MS) return null;
  const hasJumped = moved !== null && moved.clockMs - moved.uptimeMs > DAY_MS;
  const isAheadOfOther = otherClock !== null && now.getTime() - otherClock.getTime() > DAY_MS;
  return hasJumped || isAheadOfOther || isDoubted || sinceSeen > LONGEST_CLOSED_MS ? "ahead" : null;
}
