import DataLoader from "dataloader";
import sql, { type Sql } from "sql-template-tag";

import type { DatabaseReads, Reader } from "../../platform/database/Database.js";
import { integer } from "../../platform/database/columns.js";
import { isShown } from "../bookReads.js";
import { forcedJoin } from "../query/bookIndexes.js";
import { bookSubjectTable } from "../BookSubject.entity.js";

export const MAX_COMMON_SUBJECTS = 12;
/**
 * Only the newest of a record's books are looked at, so that a subject of thousands costs what one of hundreds
 * does.
 */
const MOST_LOOKED_AT = 200;

/** Whose books: an author's, or those on a subject. */
type Kind = "author" | "subject";

const columns = { id: bookSubjectTable.subjectId, total: integer(sql`COUNT(*)`) };

const newestOf: Readonly<Record<Kind, (reader: Reader, id: number) => Sql>> = {
  author: (reader, id) =>
    sql`SELECT book_authors.book_id FROM book_authors ${forcedJoin(reader.engine)} books
        ON books.id = book_authors.book_id WHERE book_authors.author_id = ${id} AND books.listed = 1 AND ${isShown}
        ORDER BY book_authors.book_id DESC LIMIT ${MOST_LOOKED_AT}`,
  subject: (reader, id) =>
    sql`SELECT book_subjects.book_id FROM book_subjects ${forcedJoin(reader.engine)} books
        ON books.id = book_subjects.book_id WHERE book_subjects.subject_id = ${id} AND books.listed = 1 AND ${isShown}
        ORDER BY book_subjects.book_id DESC LIMIT ${MOST_LOOKED_AT}`,
};

async function selectCommonSubjects(reader: Reader, kind: Kind, id: number): Promise<readonly number[]> {
  const others = kind === "subject" ? sql`WHERE book_subjects.subject_id <> ${id}` : sql``;
  const rows = await reader.select(
    columns,
    sql`FROM (${newestOf[kind](reader, id)}) AS newest JOIN book_subjects ON book_subjects.book_id = newest.book_id
        ${others} GROUP BY book_subjects.subject_id
        ORDER BY total DESC, book_subjects.subject_id LIMIT ${MAX_COMMON_SUBJECTS}`,
  );
  return rows.map((row) => row.id);
}

/** The subjects that stand most often on the books of an author or of another subject, by their ids. */
export function createCommonSubjectsLoader(database: DatabaseReads) {
  return new DataLoader<readonly [kind: Kind, id: number], readonly number[], string>(
    (records) =>
      database.read((reader) => Promise.all(records.map(([kind, id]) => selectCommonSubjects(reader, kind, id))), {
        merged: true,
        byKey: true,
      }),
    { cacheKeyFn: (record) => record.join(":") },
  );
}
