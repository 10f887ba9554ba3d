import { addDays, dayIn, WEEKDAYS, weekdayOf } from "../../platform/time/libraryClock.js";

export interface DatedBackup {
  readonly id: number;
  readonly startedAt: Date;
}

/**
 * Of so many days, weeks and months that have backups at all, the newest of each is kept. And the newest of all: who
 * makes one after something went wrong must not lose the one from before.
 */
export const RETENTION = { newest: 3, days: 7, weeks: 4, months: 12 } as const;

/**
 * Which backups stay. Newer is what was made later, by its number: a clock that was wrong for a while neither makes an
 * old one the newest, nor lets all of them seem old, as nothing is measured against the present.
 */
export function retainedIds(backups: readonly DatedBackup[], timeZone: string): ReadonlySet<number> {
  const newestFirst = [...backups].sort((one, other) => other.id - one.id);
  const kept = new Set(newestFirst.slice(0, RETENTION.newest).map(({ id }) => id));
  const keepNewestOf = (periodOf: (day: string) => string, count: number) => {
    const periods = new Set<string>();
    for (const { id, startedAt } of newestFirst) {
      const period = periodOf(dayIn(timeZone, startedAt));
      if (periods.has(period)) continue;
      if (periods.size === count) return;
      periods.add(period);
      kept.add(id);
    }
  };
  keepNewestOf((day) => day, RETENTION.days);
  keepNewestOf(mondayOf, RETENTION.weeks);
  keepNewestOf((day) => day.slice(0, 7), RETENTION.months);
  return kept;
}

function mondayOf(day: string): string {
  return addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
}
