import DataLoader from "dataloader";
import sql from "sql-template-tag";

import type { DatabaseReads, Reader } from "../../platform/database/Database.js";
import type { BookRow } from "../bookReads.js";
import { booksUsingIndex, forcedJoin } from "../query/bookIndexes.js";
import { type AuthorLoaders, isOneWork, workColumns, workOf, type WorkRow } from "./works.js";

export const MAX_OTHER_EDITIONS = 12;
/** Of books of one title so many are compared, the newest: a school has hundreds called "Matematika". */
const MOST_COMPARED = 100;

/** The newest books of this title that this author has a part in. */
function selectNamesakes(reader: Reader, titleKey: string, authorId: number): Promise<WorkRow[]> {
  return reader.select(
    workColumns,
    sql`FROM (SELECT books.id AS book_id FROM ${booksUsingIndex(reader.engine, "ix_books_title")}
          WHERE books.listed = 1 AND books.title_key = ${titleKey} ORDER BY books.id DESC LIMIT ${MOST_COMPARED}
        ) AS namesakes
        ${forcedJoin(reader.engine)} book_authors
          ON book_authors.book_id = namesakes.book_id AND book_authors.author_id = ${authorId}
        ${forcedJoin(reader.engine)} books ON books.id = namesakes.book_id
        LIMIT ${MOST_COMPARED}`,
  );
}

/** The ids of the other editions of a book's work, the newest first, of any number of books. */
export function createOtherEditionsLoader(database: DatabaseReads, loaders: AuthorLoaders) {
  const namesakes = new DataLoader<readonly [titleKey: string, authorId: number], readonly WorkRow[], string>(
    (keys) =>
      database.read(
        (reader) => Promise.all(keys.map(([titleKey, authorId]) => selectNamesakes(reader, titleKey, authorId))),
        { merged: true, byKey: true },
      ),
    { cacheKeyFn: ([titleKey, authorId]) => `${authorId}:${titleKey}` },
  );
  const editionsOf = async (book: BookRow): Promise<readonly number[]> => {
    const [author] = await loaders.authorIds.load(book.id);
    if (author === undefined || book.titleKey === "") {
      return [];
    }
    const own = await workOf(book, loaders);
    const others = (await namesakes.load([book.titleKey, author])).filter(({ id }) => id !== book.id);
    const works = await Promise.all(others.map(async (row) => ({ row, work: await workOf(row, loaders) })));
    return works
      .filter(({ work }) => isOneWork(own, work))
      .sort((one, other) => newerFirst(one.row, other.row))
      .slice(0, MAX_OTHER_EDITIONS)
      .map(({ row }) => row.id);
  };
  return new DataLoader<BookRow, readonly number[], number>((books) => Promise.all(books.map(editionsOf)), {
    cacheKeyFn: ({ id }) => id,
  });
}

function newerFirst(one: WorkRow, other: WorkRow): number {
  const [year, otherYear] = [one.publishYear ?? Number.MIN_SAFE_INTEGER, other.publishYear ?? Number.MIN_SAFE_INTEGER];
  return otherYear - year || other.id - one.id;
}
