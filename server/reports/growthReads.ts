import sql, { join, type Sql } from "sql-template-tag";

import { booksUsingIndex, isNotHidden } from "../books/query/bookIndexes.js";
import { integer, nullable } from "../platform/database/columns.js";
import { readCounter } from "../platform/database/counters/counterReads.js";
import type { Engine, Reader } from "../platform/database/Database.js";
import type { PeriodPoint } from "../platform/database/days/periodCounts.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { required } from "../platform/required.js";
import type { Period } from "../platform/time/libraryCalendar.js";

interface Held {
  readonly table: Sql;
  readonly addedAt: Sql;
  /** The rows that are held today, along the index by which they are counted. */
  readonly now: (engine: Engine) => Sql;
}

const held: Readonly<Record<"books" | "students", Held>> = {
  books: {
    table: sql`books`,
    addedAt: sql`created_at`,
    now: (engine) => sql`${booksUsingIndex(engine, "ix_books_listed")} WHERE listed = 1 AND ${isNotHidden(engine)}`,
  },
  students: {
    table: sql`students`,
    addedAt: sql`registered_at`,
    now: () => sql`students WHERE status = 'active'`,
  },
};

/** The first number of each month that was looked for: once its month has begun it stays. */
export type FirstIds = Map<string, number>;

const answer = { place: integer(sql`place`), value: nullable(integer(sql`value`)) };

/**
 * How many of today's books or active students there were at the end of each month, today's number last. What has gone
 * since is in none of them. Numbers rise with time, so that no index by time is kept for it, and only what was added in
 * these months is counted.
 */
export async function heldByMonth(
  reader: Reader,
  kind: "books" | "students",
  months: readonly Period[],
  known: FirstIds,
): Promise<PeriodPoint[]> {
  const total = await readCounter(reader, kind);
  const later = months.slice(1);
  const firstIds = await knownFirstIds(reader, kind, later, known);
  const ranges = firstIds.map((id, place) => {
    const next = firstIds[place + 1];
    return sql`SELECT COUNT(*) FROM ${held[kind].now(reader.engine)} AND id >= ${id}
               ${next === undefined ? sql`` : sql`AND id < ${next}`}`;
  });
  const added = await readValues(reader, ranges);
  // Backwards from what there is now: what came in a later month was not there yet.
  const counts = added.reduceRight<[number, ...number[]]>(
    (ends, count) => [ends[0] - required(count, "a count"), ...ends],
    [total],
  );
  return months.map(({ name }, place) => ({ period: name, count: required(counts[place], "the count of a month") }));
}

async function knownFirstIds(
  reader: Reader,
  kind: "books" | "students",
  months: readonly Period[],
  known: FirstIds,
): Promise<number[]> {
  const keyOf = ({ name }: Period) => `${kind} ${name}`;
  const unknown = months.filter((month) => !known.has(keyOf(month)));
  const found = await firstIdsSince(
    reader,
    held[kind],
    unknown.map(({ from }) => from),
  );
  unknown.forEach((month, place) => known.set(keyOf(month), required(found[place], "a first number")));
  return months.map((month) => required(known.get(keyOf(month)), "a first number"));
}

/** The lowest number that was given since each of the instants, by binary searches side by side. */
async function firstIdsSince(reader: Reader, { table, addedAt }: Held, instants: readonly Date[]): Promise<number[]> {
  if (instants.length === 0) return [];
  const [highest] = await readValues(reader, [sql`SELECT MAX(id) FROM ${table}`]);
  // Each is above `low` and at most `high`.
  let ranges = instants.map(() => ({ low: 0, high: (highest ?? 0) + 1 }));
  while (ranges.some(({ low, high }) => high - low > 1)) {
    const middles = ranges.map(({ low, high }) => Math.floor((low + high) / 2));
    const isSince = await readValues(
      reader,
      instants.map(
        (instant, place) =>
          sql`SELECT CASE WHEN ${addedAt} >= ${toSqlDateTime(instant)} THEN 1 ELSE 0 END FROM ${table}
              WHERE id > ${required(middles[place], "a middle") - 1} ORDER BY id LIMIT 1`,
      ),
    );
    ranges = ranges.map(({ low, high }, place) => {
      const middle = required(middles[place], "a middle");
      if (high - low <= 1) return { low, high };
      return isSince[place] === 0 ? { low: middle, high } : { low, high: middle };
    });
  }
  return ranges.map(({ high }) => high);
}

/** The one value of each of the selections, in their order. */
async function readValues(reader: Reader, selections: readonly Sql[]): Promise<(number | null)[]> {
  if (selections.length === 0) return [];
  const rows = await reader.select(
    answer,
    sql`FROM (${join(
      selections.map((selection, place) => sql`SELECT ${place} AS place, (${selection}) AS value`),
      " UNION ALL ",
    )}) AS answers`,
  );
  const values = new Map(rows.map(({ place, value }) => [place, value]));
  return selections.map((_, place) => values.get(place) ?? null);
}
