import sql, { join, type Sql } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { omit, pick, type RowOf, typedAs } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { groupBy } from "../../platform/groupBy.js";
import { isLossSettled } from "../borrowings/lossSettled.js";
import { studentTable } from "../../students/Student.entity.js";
import { borrowingTable } from "../borrowings/Borrowing.entity.js";
import { noticeTable } from "./Notice.entity.js";
import { noticeMessageTable } from "./NoticeMessage.entity.js";

const messageColumns = {
  ...omit(noticeMessageTable, "openStudentId", "messageKey"),
  studentName: studentTable.name,
  ...pick(studentTable, "nis", "className"),
};
/** A message with what names its student. */
export type NoticeMessageRow = RowOf<typeof messageColumns>;

const messageNoticeColumns = {
  ...pick(noticeTable, "id", "messageId", "kind", "stage", "dueAt", "dropped"),
  bookTitle: typedAs(bookTable.title, sql`COALESCE(books.title, '')`),
};
/** One thing that a message tells. */
export type MessageNotice = RowOf<typeof messageNoticeColumns>;

export function selectMessages(
  reader: Reader,
  where: Sql,
  order: Sql = sql`notice_messages.id`,
  limit: Sql | number = 1,
): Promise<NoticeMessageRow[]> {
  return reader.select(
    messageColumns,
    sql`FROM notice_messages JOIN students ON students.id = notice_messages.student_id
      WHERE ${where} ORDER BY ${order} LIMIT ${limit}`,
  );
}

/** Those of the lost loans that were made good. */
export async function settledLosses(reader: Reader, borrowingIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await reader.select(
    pick(borrowingTable, "id"),
    sql`FROM borrowings WHERE borrowings.id IN (${join([0, ...borrowingIds])}) AND borrowings.lost = 1
      AND ${isLossSettled}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** What these messages tell, in the order in which it was found. */
export async function noticesOf(
  reader: Reader,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, readonly MessageNotice[]>> {
  const rows = await reader.select(
    messageNoticeColumns,
    sql`FROM notices LEFT JOIN borrowings ON borrowings.id = notices.borrowing_id
      LEFT JOIN copies ON copies.id = borrowings.copy_id
      LEFT JOIN reservations ON reservations.id = notices.reservation_id
      LEFT JOIN books ON books.id = COALESCE(copies.book_id, reservations.book_id)
      WHERE notices.message_id IN (${join([...messageIds])}) ORDER BY notices.id`,
  );
  return groupBy(rows, ({ messageId }) => messageId);
}
