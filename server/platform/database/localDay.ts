import sql, { join, type Sql } from "sql-template-tag";

import { addDays, DAY_MS, instantOf } from "../time/libraryClock.js";
import type { Engine } from "./Database.js";
import { toSqlDateTime } from "./sqlDateTime.js";

const MINUTE_MS = 60_000;

/** Days that begin so many minutes ahead of UTC; or one day alone that is not as long as others. */
interface Stretch {
  readonly until: string;
  readonly minutes: number;
  readonly day: string | null;
}

/**
 * The day on the library's clock, `2026-11-21`, of an instant that lies within these days, both included: as SQL,
 * since neither engine knows time zones for certain.
 */
export function localDay(
  engine: Engine,
  column: Sql,
  timeZone: string,
  { from, to }: { readonly from: string; readonly to: string },
): Sql {
  const stretches = stretchesOf(timeZone, from, to);
  const dayOf = ({ minutes, day }: Stretch): Sql =>
    day !== null
      ? sql`${day}`
      : engine === "sqlite"
        ? sql`date(${column}, ${`${minutes} minutes`})`
        : sql`DATE_FORMAT(${column} + INTERVAL ${minutes} MINUTE, '%Y-%m-%d')`;
  const [first, ...others] = stretches;
  if (first !== undefined && others.length === 0) return dayOf(first);
  const cases = stretches.map(
    (stretch) => sql`WHEN ${column} < ${toSqlDateTime(instantOf(timeZone, stretch.until))} THEN ${dayOf(stretch)}`,
  );
  return sql`(CASE ${join(cases, " ")} END)`;
}

/** In order; `until` is the day after the last one. Where clocks change, a day is shorter or longer than others. */
function stretchesOf(timeZone: string, from: string, to: string): Stretch[] {
  const stretches: Stretch[] = [];
  let begins = instantOf(timeZone, from).getTime();
  for (let day = from; day <= to;) {
    const until = addDays(day, 1);
    const ends = instantOf(timeZone, until).getTime();
    const minutes = (Date.parse(`${day}T00:00:00Z`) - begins) / MINUTE_MS;
    const irregular = ends - begins === DAY_MS ? null : day;
    const last = stretches.at(-1);
    if (last && irregular === null && last.day === null && last.minutes === minutes) stretches.pop();
    stretches.push({ until, minutes, day: irregular });
    day = until;
    begins = ends;
  }
  return stretches;
}
