import sql, { join, raw, type Sql } from "sql-template-tag";

import { bookTable } from "../books/Book.entity.js";
import { heldOnShelf } from "../books/bookReads.js";
import { copyTable } from "../books/copies/Copy.entity.js";
import { borrowingTable } from "../circulation/borrowings/Borrowing.entity.js";
import { inHouseUseTable } from "../circulation/inHouse/InHouseUse.entity.js";
import { Location } from "../authorities/records/Location.entity.js";
import {
  type Expression,
  integer,
  nullable,
  pick,
  type RowOf,
  tableOf,
  typedAs,
} from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { instantOf } from "../platform/time/libraryClock.js";
import { partCondition, recordedColumns, recordedCopies } from "../stockTakes/stockTakePart.js";
import type { CandidatesInput } from "./weedingInput.js";

/**
 * Another book of that title by one of its authors, of a later year, of which there is a copy. By the index of titles:
 * left to itself SQLite goes through all books by their years.
 */
function newerEditions({ engine }: Reader, asked: "any" | "latest"): Sql {
  const index = engine === "mysql" ? sql`FORCE INDEX (ix_books_title)` : sql`INDEXED BY ix_books_title`;
  const what = raw(asked === "any" ? "1" : "MAX(newer.publish_year + 0)");
  return sql`(SELECT ${what} FROM books newer ${index}
    WHERE newer.listed = 1 AND newer.title_key = books.title_key
    AND newer.publish_year > books.publish_year AND newer.held_copies > 0 AND EXISTS (
      SELECT 1 FROM book_authors mine JOIN book_authors theirs ON theirs.author_id = mine.author_id
      WHERE mine.book_id = books.id AND theirs.book_id = newer.id))`;
}

/** For an open weeding, as a condition on `copies`. */
const isCollected = sql`EXISTS (SELECT 1 FROM weeding_items
  JOIN weedings ON weedings.id = weeding_items.weeding_id
  WHERE weeding_items.copy_id = copies.id AND weedings.state = 'open')`;

/** The condition on `recordedCopies`. What is lent, kept or collected already is no candidate. */
export function candidateCondition(reader: Reader, chosen: CandidatesInput, timeZone: string): Sql {
  const { locationId, categoryId, classFrom, classTo, acquiredBefore, unusedSince } = chosen;
  const startOf = (day: string) => toSqlDateTime(instantOf(timeZone, day));
  const cameBefore = (day: string) =>
    sql`(copies.acquired_at < ${day} OR (copies.acquired_at IS NULL AND copies.created_at < ${startOf(day)}))`;
  const used = (since: Sql, inHouseSince: Sql) => sql`(
    EXISTS (SELECT 1 FROM borrowings lent WHERE lent.copy_id = copies.id ${since})
    OR EXISTS (SELECT 1 FROM in_house_uses WHERE in_house_uses.copy_id = copies.id ${inHouseSince}))`;
  return join(
    [
      partCondition({
        locationId: locationId ?? null,
        categoryId: categoryId ?? null,
        classFrom: classFrom ?? null,
        classTo: classTo ?? null,
      }),
      sql`copies.status <> 'withdrawn' AND borrowings.id IS NULL AND reservations.id IS NULL`,
      sql`NOT ${isCollected}`,
      ...(chosen.publishedBefore === undefined ? [] : [sql`books.publish_year < ${chosen.publishedBefore}`]),
      ...(acquiredBefore === undefined ? [] : [cameBefore(acquiredBefore)]),
      // What has only just come had no time to be used.
      ...(unusedSince === undefined
        ? []
        : [
            cameBefore(unusedSince),
            sql`NOT ${used(
              sql`AND lent.borrowed_at >= ${startOf(unusedSince)}`,
              sql`AND in_house_uses.used_at >= ${startOf(unusedSince)}`,
            )}`,
          ]),
      ...(chosen.neverUsed ? [sql`NOT ${used(sql``, sql``)}`] : []),
      ...(chosen.condition === undefined ? [] : [sql`copies.condition = ${chosen.condition}`]),
      ...(chosen.status === undefined ? [] : [sql`copies.status = ${chosen.status}`]),
      ...(chosen.hasOtherCopies ? [sql`books.held_copies > 1`] : []),
      ...(chosen.hasNewerEdition ? [sql`EXISTS ${newerEditions(reader, "any")}`] : []),
    ],
    " AND ",
  );
}

const places = tableOf(Location, "places");
export const copyColumns = {
  ...recordedColumns,
  ...pick(copyTable, "id", "bookId", "inventoryCode", "acquiredAt", "createdAt", "condition"),
  ...pick(bookTable, "publishYear"),
  locationName: nullable(places.name),
  locationShelf: nullable(places.shelf),
};
export type CopyFacts = RowOf<typeof copyColumns>;

/** With what the place is called. */
export function copiesWithPlace(reader: Reader): Sql {
  return sql`${recordedCopies(reader)}
    LEFT JOIN locations places ON places.id = COALESCE(copies.location_id, books.location_id)`;
}

/** How a copy, and its title, were used. */
interface Use {
  readonly loans: number;
  readonly inHouseUses: number;
  /** Lent, or read in the library. */
  readonly lastUsedAt: Date | null;
  /** Of all copies that the title ever had; counted for a last copy alone. */
  readonly titleLoans: number | null;
  /** Other copies that stand in the library or are lent, and that no open weeding has collected. */
  readonly otherCopies: number;
  /** Of a later edition that the library holds. */
  readonly newerYear: number | null;
}

export type Candidate = CopyFacts & Use;

const latest = (column: Expression<Date>) => nullable(typedAs(column, sql`MAX(${column})`));
const loanColumns = {
  ...pick(borrowingTable, "copyId"),
  uses: integer(sql`COUNT(*)`),
  last: latest(borrowingTable.borrowedAt),
};
const inHouseColumns = {
  ...pick(inHouseUseTable, "copyId"),
  uses: integer(sql`COUNT(*)`),
  last: latest(inHouseUseTable.usedAt),
};
const newerColumns = (reader: Reader) => ({
  ...pick(bookTable, "id"),
  year: nullable(integer(newerEditions(reader, "latest"))),
});
const ofTitle = { ...pick(copyTable, "bookId"), count: integer(sql`COUNT(*)`) };

/** Adds to each copy of a page how it was used: six statements for any number of them. */
export async function withUse(
  reader: Reader,
  copies: readonly CopyFacts[],
  { areCollected }: { readonly areCollected: boolean },
): Promise<Candidate[]> {
  if (copies.length === 0) return [];
  const ids = join(copies.map(({ id }) => id));
  const loans = byCopy(
    await reader.select(loanColumns, sql`FROM borrowings WHERE copy_id IN (${ids}) GROUP BY copy_id`),
  );
  const inHouse = byCopy(
    await reader.select(inHouseColumns, sql`FROM in_house_uses WHERE copy_id IN (${ids}) GROUP BY copy_id`),
  );
  const bookIds = [...new Set(copies.map(({ bookId }) => bookId))];
  const held = byBook(
    await reader.select(
      ofTitle,
      sql`FROM copies WHERE book_id IN (${join(bookIds)}) AND ${heldOnShelf} AND NOT ${isCollected} GROUP BY book_id`,
    ),
  );
  const newer = new Map(
    (await reader.select(newerColumns(reader), sql`FROM books WHERE books.id IN (${join(bookIds)})`)).map(
      ({ id, year }) => [id, year],
    ),
  );
  const others = copies.map((copy) => {
    const isAmongThem = !areCollected && copy.status !== "lost" ? 1 : 0;
    return Math.max(0, (held.get(copy.bookId) ?? 0) - isAmongThem);
  });
  const last = copies.filter((_, index) => others[index] === 0).map(({ bookId }) => bookId);
  const lent = byBook(
    last.length === 0
      ? []
      : await reader.select(
          ofTitle,
          sql`FROM copies JOIN borrowings ON borrowings.copy_id = copies.id
              WHERE copies.book_id IN (${join([...new Set(last)])}) GROUP BY copies.book_id`,
        ),
  );
  return copies.map((copy, index): Candidate => {
    const { uses: lentTimes = 0, last: lentAt = null } = loans.get(copy.id) ?? {};
    const { uses = 0, last: usedAt = null } = inHouse.get(copy.id) ?? {};
    const lastUsedAt = lentAt !== null && (usedAt === null || lentAt > usedAt) ? lentAt : usedAt;
    const otherCopies = others[index] ?? 0;
    const titleLoans = otherCopies === 0 ? (lent.get(copy.bookId) ?? 0) : null;
    return {
      ...copy,
      loans: lentTimes,
      inHouseUses: uses,
      lastUsedAt,
      otherCopies,
      titleLoans,
      newerYear: newer.get(copy.bookId) ?? null,
    };
  });
}

function byCopy<Row extends { readonly copyId: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.copyId, row]));
}

function byBook(rows: readonly { readonly bookId: number; readonly count: number }[]): ReadonlyMap<number, number> {
  return new Map(rows.map(({ bookId, count }) => [bookId, count]));
}
