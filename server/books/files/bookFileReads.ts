import sql, { join, type Sql } from "sql-template-tag";

import { integer, pick, type RowOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import type { StoredFormat } from "../../platform/files/fileAddress.js";
import { groupBy } from "../../platform/groupBy.js";
import { forcedJoin } from "../query/bookIndexes.js";
import { bookFileTable } from "./BookFile.entity.js";
import { bookFileReadingTable } from "./readings/BookFileReading.entity.js";

export type BookFileRow = RowOf<typeof bookFileTable>;

/** One that we have on the disk, and no link. */
export type StoredBookFile = BookFileRow & { readonly format: StoredFormat };

export function isStored(file: BookFileRow): file is StoredBookFile {
  return file.format !== "link";
}

/** The files of each title that is `visible`, in their order. */
export async function bookFilesOf(
  reader: Reader,
  bookIds: readonly number[],
  visible: Sql,
): Promise<ReadonlyMap<number, readonly BookFileRow[]>> {
  const rows = await reader.select(
    bookFileTable,
    sql`FROM book_files JOIN books ON books.id = book_files.book_id
        WHERE book_files.book_id IN (${join([...bookIds])}) AND ${visible}
        ORDER BY book_files.book_id, book_files.position, book_files.id`,
  );
  return groupBy(rows, ({ bookId }) => bookId);
}

/** Those of them that belong to titles that are `visible`. */
export function bookFilesByIds(reader: Reader, ids: readonly number[], visible: Sql): Promise<BookFileRow[]> {
  return reader.select(
    bookFileTable,
    // The files first: asked for a hundred of them, SQLite would begin with all books.
    sql`FROM book_files ${forcedJoin(reader.engine)} books ON books.id = book_files.book_id
        WHERE book_files.id IN (${join([...ids])}) AND ${visible}`,
  );
}

const readingColumns = { ...pick(bookFileReadingTable, "fileId"), readings: integer(sql`SUM(readings)`) };

/** How often each file was opened since it is there. */
export async function readingsOf(reader: Reader, fileIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await reader.select(
    readingColumns,
    sql`FROM book_file_readings WHERE file_id IN (${join([...fileIds])}) GROUP BY file_id`,
  );
  return new Map(rows.map(({ fileId, readings }) => [fileId, readings]));
}
