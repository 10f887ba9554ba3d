import sql, { empty, join, type Sql } from "sql-template-tag";

import { foldWords } from "../../common/fold.js";
import { bookTable } from "../books/Book.entity.js";
import { heldOnShelf } from "../books/bookReads.js";
import { integer, nullable, omit, type RowOf, text, typedAs } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { serialTable } from "./Serial.entity.js";
import { type IssueState, serialIssueTable } from "./SerialIssue.entity.js";

/** A subscription as people see it. */
const serialColumns = {
  ...omit(serialTable, "deletedAt", "foretoldUntil", "requestKey"),
  title: bookTable.title,
  titleKey: bookTable.titleKey,
};
export type SerialRow = RowOf<typeof serialColumns>;

const fromSerials = sql`FROM serials JOIN books ON books.id = serials.book_id`;
/** Neither it nor its title lies in the bin. */
const isThere = sql`serials.deleted_at IS NULL AND books.listed = 1`;

/** All of them, unless a limit is given. */
export function selectSerials(
  reader: Reader,
  where: Sql,
  order: Sql = sql`serials.id`,
  limit?: Sql | number,
): Promise<SerialRow[]> {
  const atMost = limit === undefined ? empty : sql`LIMIT ${limit}`;
  return reader.select(serialColumns, sql`${fromSerials} WHERE ${isThere} AND ${where} ORDER BY ${order} ${atMost}`);
}

export function countSerials(reader: Reader, where: Sql): Promise<number> {
  return reader.count(sql`${fromSerials} WHERE ${isThere} AND ${where}`);
}

/** Every word of the search begins a word of the title. */
export function hasTitleWords(search: string): Sql {
  const conditions = foldWords(search).map(
    (word) => sql`(books.title_key LIKE ${`${word}%`} OR books.title_key LIKE ${`% ${word}%`})`,
  );
  return conditions.length === 0 ? sql`1 = 1` : join(conditions, " AND ");
}

/** What a subscription waits for. */
export interface SerialFigures {
  /** Expected by now and not late yet. */
  readonly due: number;
  readonly late: number;
  readonly claimed: number;
  readonly nextOn: string | null;
}

/** Only what has not come is read, however long a subscription runs. */
export async function figuresOf(
  reader: Reader,
  serialIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, SerialFigures>> {
  const rows = await reader.select(
    {
      serialId: serialIssueTable.serialId,
      due: integer(
        sql`SUM(CASE WHEN state = 'expected' AND issued_on <= ${today} AND late_on > ${today} THEN 1 ELSE 0 END)`,
      ),
      late: integer(sql`SUM(CASE WHEN state = 'expected' AND late_on <= ${today} THEN 1 ELSE 0 END)`),
      claimed: integer(sql`SUM(CASE WHEN state = 'claimed' THEN 1 ELSE 0 END)`),
      nextOn: nullable(text(sql`MIN(CASE WHEN state = 'expected' AND issued_on > ${today} THEN issued_on END)`)),
    },
    sql`FROM serial_issues WHERE serial_id IN (${join([...serialIds])}) AND state IN ('expected', 'claimed')
        GROUP BY serial_id`,
  );
  return new Map(rows.map(({ serialId, ...figures }) => [serialId, figures]));
}

/** What is shown of an issue: one that is expected is late some days after its own. */
export const ISSUE_STATUSES = ["expected", "late", "received", "skipped", "missing", "claimed"] as const;
export type IssueStatus = (typeof ISSUE_STATUSES)[number];

const issueColumns = (today: string) => ({
  ...omit(serialIssueTable, "lateOn", "requestKey"),
  status: typedAs<IssueStatus>(
    serialIssueTable.state,
    sql`CASE WHEN serial_issues.state = 'expected' AND serial_issues.late_on <= ${today} THEN 'late'
             ELSE serial_issues.state END`,
  ),
  bookId: serialTable.bookId,
});
export type IssueRow = RowOf<ReturnType<typeof issueColumns>>;

const fromIssues = sql`FROM serial_issues JOIN serials ON serials.id = serial_issues.serial_id
  JOIN books ON books.id = serials.book_id`;

/** For everybody: what has come and is still in the library. */
export const isOnTheShelf = sql`serial_issues.state = 'received' AND (serial_issues.copies_made = 0
  OR EXISTS (SELECT 1 FROM copies WHERE copies.serial_issue_id = serial_issues.id AND ${heldOnShelf}))`;

/** All of them, unless a limit is given. */
export function selectIssues(
  reader: Reader,
  today: string,
  where: Sql,
  order: Sql = sql`serial_issues.id`,
  limit?: Sql | number,
): Promise<IssueRow[]> {
  const atMost = limit === undefined ? empty : sql`LIMIT ${limit}`;
  return reader.select(
    issueColumns(today),
    sql`${fromIssues} WHERE ${isThere} AND ${where} ORDER BY ${order} ${atMost}`,
  );
}

export function countIssues(reader: Reader, where: Sql): Promise<number> {
  return reader.count(sql`${fromIssues} WHERE ${isThere} AND ${where}`);
}

/** A filter of the list; `today` is the library's day. */
export function hasStatus(status: "due" | "late" | IssueState, today: string): Sql {
  if (status === "due") {
    return sql`(serial_issues.state IN ('expected', 'claimed') AND serial_issues.issued_on <= ${today})`;
  }
  return status === "late"
    ? sql`(serial_issues.state = 'expected' AND serial_issues.late_on <= ${today})`
    : sql`serial_issues.state = ${status}`;
}
