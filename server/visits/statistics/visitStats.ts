import sql, { type Sql } from "sql-template-tag";

import { integer, notNull, pick, type RowOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { countByPeriod, type PeriodPoint } from "../../platform/database/days/periodCounts.js";
import { lastDays, lastMonths, type Period } from "../../platform/time/libraryCalendar.js";
import { DAY_MS, instantOf } from "../../platform/time/libraryClock.js";
import { visitTable } from "../Visit.entity.js";
import { selectVisitTotals } from "../visitReads.js";
import { groupBy } from "../../platform/groupBy.js";
import { required } from "../../platform/required.js";
import { classKeyOf } from "../../students/studentKeys.js";

/** Longer ranges are told by months alone. */
export const MOST_DAYS = 62;
export const CLASSES_SHOWN = 10;

/** Days of the library, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const people = integer(sql`SUM(visits.people_count)`);
const classColumns = { className: notNull(visitTable.className), count: people };
const purposeColumns = { ...pick(visitTable, "purpose"), count: people };

/** People, not entries: a class visit counts its pupils. */
export interface VisitStats extends DayRange {
  readonly visits: number;
  readonly people: number;
  /** Empty for a range longer than two months. */
  readonly perDay: readonly PeriodPoint[];
  readonly perMonth: readonly PeriodPoint[];
  /** The largest first. */
  readonly perClass: readonly RowOf<typeof classColumns>[];
  readonly perPurpose: readonly RowOf<typeof purposeColumns>[];
}

/** Counts people, not entries: a class visit counts its pupils. `where` narrows the visits. */
export function countPeople(
  reader: Reader,
  periods: readonly Period[],
  where: Sql = sql`1 = 1`,
): Promise<PeriodPoint[]> {
  return countByPeriod(
    reader,
    periods,
    (from, until) =>
      sql`SELECT SUM(visits.people_count) FROM visits
          WHERE visits.visited_at >= ${from} AND visits.visited_at < ${until} AND ${where}`,
  );
}

/** `where` holds the range already. */
export async function readVisitStats(
  reader: Reader,
  timeZone: string,
  { from, to }: DayRange,
  where: Sql,
): Promise<VisitStats> {
  const until = instantOf(timeZone, to);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const shares = sql`FROM visits WHERE ${where}`;
  return {
    from,
    to,
    ...(await selectVisitTotals(reader, where)),
    perDay: days > MOST_DAYS ? [] : await countPeople(reader, lastDays(timeZone, until, days), where),
    perMonth: await countPeople(reader, lastMonths(timeZone, until, monthsIn({ from, to })), where),
    perClass: byClass(
      await reader.select(
        classColumns,
        sql`${shares} AND visits.class_name IS NOT NULL
            GROUP BY visits.class_name ORDER BY SUM(visits.people_count) DESC, visits.class_name`,
      ),
    ),
    perPurpose: await reader.select(
      purposeColumns,
      sql`${shares} GROUP BY visits.purpose ORDER BY SUM(visits.people_count) DESC, visits.purpose`,
    ),
  };
}

/** A class has the name under which most of it came, however it was spelt on other days. The spellings come sorted. */
function byClass(spellings: VisitStats["perClass"]): VisitStats["perClass"] {
  return [...groupBy(spellings, ({ className }) => classKeyOf(className)).values()]
    .map((ofClass) => ({
      className: required(ofClass[0], "a class's name").className,
      count: ofClass.reduce((sum, { count }) => sum + count, 0),
    }))
    .sort((one, other) => other.count - one.count)
    .slice(0, CLASSES_SHOWN);
}

/** Calendar months that the range touches. */
export function monthsIn({ from, to }: DayRange): number {
  const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return month(to) - month(from) + 1;
}

/** The first day of the month so many months before this day's. */
export function monthsBefore(day: string, months: number): string {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 - months, 1))
    .toISOString()
    .slice(0, 10);
}
