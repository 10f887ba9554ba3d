import { dayIn, DAY_MS, instantOf } from "../../platform/time/libraryClock.js";

/** A server that was just started has people who wait for it, and other work of its own. */
const QUIET_MS = 10 * 60_000;
/** After a failed try, such as with a full disk. */
const RETRY_MS = 60 * 60_000;

interface Moments {
  readonly now: Date;
  /** When the server began to run. */
  readonly upSince: Date;
  /** `02:00`, by the library's clock; null for never. */
  readonly nightlyAt: string | null;
  readonly timeZone: string;
  /** When the newest good backup, and the newest try, were begun. */
  readonly newestGood: Date | null;
  readonly newestTry: Date | null;
}

/**
 * Whether a backup is to be made now: at the hour of the night or, where the computer was off then, once it is on. What
 * stands in the future is of a clock that was wrong, and holds nothing up.
 */
export function isBackupDue({ now, upSince, nightlyAt, timeZone, newestGood, newestTry }: Moments): boolean {
  if (nightlyAt === null || now.getTime() - upSince.getTime() < QUIET_MS) return false;
  if (newestTry && Math.abs(now.getTime() - newestTry.getTime()) < RETRY_MS) return false;
  return newestGood === null || newestGood > now || newestGood < latestHour(now, nightlyAt, timeZone);
}

/** The last time that the library's clock showed this hour. */
function latestHour(now: Date, at: string, timeZone: string): Date {
  const today = instantOf(timeZone, dayIn(timeZone, now), at);
  if (today <= now) return today;
  return instantOf(timeZone, dayIn(timeZone, new Date(now.getTime() - DAY_MS)), at);
}
