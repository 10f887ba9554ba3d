import { LRUCache } from "lru-cache";
import sql, { join, type Sql } from "sql-template-tag";

import { addDays, instantOf } from "../../time/libraryClock.js";
import type { Engine } from "../Database.js";
import { toSqlDateTime } from "../sqlDateTime.js";

const MINUTE_MS = 60_000;

/** Days that begin so many minutes ahead of UTC; or one day alone that is not as long as others. */
interface Segment {
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
  const segments = segmentsOf(timeZone, from, to);
  const dayOf = ({ minutes, day }: Segment): Sql =>
    day !== null
      ? sql`${day}`
      : engine === "sqlite"
        ? sql`date(${column}, ${`${minutes} minutes`})`
        : sql`DATE_FORMAT(${column} + INTERVAL ${minutes} MINUTE, '%Y-%m-%d')`;
  const [first, ...others] = segments;
  if (first !== undefined && others.length === 0) return dayOf(first);
  const cases = segments.map(
    (segment) => sql`WHEN ${column} < ${toSqlDateTime(instantOf(timeZone, segment.until))} THEN ${dayOf(segment)}`,
  );
  return sql`(CASE ${join(cases, " ")} END)`;
}

type Offset = (day: string) => number;

const DAYS_A_STEP = 7;
/** A report asks for the same days many times, and the clocks of a year take milliseconds to look through. */
const kept = new LRUCache<string, readonly Segment[]>({ max: 100 });

/** In order; `until` is the day after the last one. Where clocks change, a day is shorter or longer than others. */
function segmentsOf(timeZone: string, from: string, to: string): readonly Segment[] {
  const key = `${timeZone} ${from} ${to}`;
  const segments = kept.get(key) ?? findSegments(timeZone, from, to);
  kept.set(key, segments);
  return segments;
}

/** Clocks change a few times a year, and never there and back within a week: only the weeks of a change are split. */
function findSegments(timeZone: string, from: string, to: string): Segment[] {
  const offset: Offset = (day) => (Date.parse(`${day}T00:00:00Z`) - instantOf(timeZone, day).getTime()) / MINUTE_MS;
  const segments: Segment[] = [];
  for (let day = from; day <= to;) {
    const until = earlier(addDays(day, DAYS_A_STEP), addDays(to, 1));
    const minutes = offset(day);
    if (minutes === offset(until)) extend(segments, { until, minutes, day: null });
    else for (let each = day; each < until; each = addDays(each, 1)) extend(segments, segmentOf(each, offset));
    day = until;
  }
  return segments;
}

function segmentOf(day: string, offset: Offset): Segment {
  const until = addDays(day, 1);
  const minutes = offset(day);
  return { until, minutes, day: offset(until) === minutes ? null : day };
}

/** Days of the same offset are one segment. */
function extend(segments: Segment[], next: Segment): void {
  const last = segments.at(-1);
  if (last && next.day === null && last.day === null && last.minutes === next.minutes) segments.pop();
  segments.push(next);
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
