import sql, { empty, join, type Sql } from "sql-template-tag";

import { bookTable } from "../books/Book.entity.js";
import { isShown } from "../books/bookReads.js";
import { forcedJoin } from "../books/query/bookIndexes.js";
import { integer, omit, pick, type RowOf } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { canRead, isSignedIn, isStudent, type Viewer } from "../viewer.js";
import { readingListTable } from "./ReadingList.entity.js";
import { readingListItemTable } from "./ReadingListItem.entity.js";
import { COVERS_OF_LIST } from "./readingListInput.js";

/** No door shows the owner: private lists have one reader, and the others are the library's. */
const listColumns = omit(readingListTable, "studentId", "userId", "favouritesOf");
export type ReadingListRow = RowOf<typeof listColumns>;

const itemColumns = { ...readingListItemTable };
export type ReadingListItemRow = RowOf<typeof itemColumns>;

/** A librarian's own and the library's, or a student's own. */
export function isOwnList(viewer: Viewer): Sql {
  if (isStudent(viewer)) return sql`reading_lists.student_id = ${viewer.studentId}`;
  const ofLibrary = canRead(viewer, "catalogue") ? sql`reading_lists.kind = 'library'` : sql`1 = 0`;
  return isSignedIn(viewer) ? sql`(reading_lists.user_id = ${viewer.userId} OR ${ofLibrary})` : ofLibrary;
}

export const isPublished = sql`reading_lists.published_at IS NOT NULL`;

export function isVisibleList(viewer: Viewer): Sql {
  return sql`(${isPublished} OR ${isOwnList(viewer)})`;
}

/** `student:12`: whose favourites they are. */
export function favouritesKey(viewer: Viewer): string | null {
  if (!isSignedIn(viewer)) return null;
  return isStudent(viewer) ? `student:${viewer.studentId}` : `user:${viewer.userId}`;
}

/** All of them, unless a limit is given. */
export function selectReadingLists(
  reader: Reader,
  where: Sql,
  order: Sql = sql`reading_lists.id`,
  limit?: Sql | number,
): Promise<ReadingListRow[]> {
  const atMost = limit === undefined ? empty : sql`LIMIT ${limit}`;
  return reader.select(listColumns, sql`FROM reading_lists WHERE ${where} ORDER BY ${order} ${atMost}`);
}

/** The items first: for a hundred lists SQLite would begin with all books. */
function shownItems({ engine }: Reader): Sql {
  return sql`FROM reading_list_items ${forcedJoin(engine)} books ON books.id = reading_list_items.book_id
    AND books.listed = 1 AND ${isShown}`;
}

/** All of them, unless a limit is given. */
export function selectReadingListItems(
  reader: Reader,
  where: Sql,
  order: Sql = sql`reading_list_items.id`,
  limit?: Sql | number,
): Promise<ReadingListItemRow[]> {
  const atMost = limit === undefined ? empty : sql`LIMIT ${limit}`;
  return reader.select(itemColumns, sql`${shownItems(reader)} WHERE ${where} ORDER BY ${order} ${atMost}`);
}

const countColumns = { listId: readingListItemTable.listId, books: integer(sql`COUNT(*)`) };

/** How many books of the catalogue each list has; an empty one is not there. */
export async function countListBooks(reader: Reader, listIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await reader.select(
    countColumns,
    sql`${shownItems(reader)} WHERE reading_list_items.list_id IN (${join([...listIds])}) GROUP BY reading_list_items.list_id`,
  );
  return new Map(rows.map(({ listId, books }) => [listId, books]));
}

/** The first books of each list, in its order. */
export function selectFirstBooks(
  reader: Reader,
  listIds: readonly number[],
): Promise<{ readonly listId: number; readonly bookId: number }[]> {
  const ranked = sql`SELECT reading_list_items.list_id, reading_list_items.book_id, ROW_NUMBER() OVER (
      PARTITION BY reading_list_items.list_id ORDER BY reading_list_items.position, reading_list_items.id) AS place
    ${shownItems(reader)} WHERE reading_list_items.list_id IN (${join([...listIds])})`;
  return reader.select(
    pick(readingListItemTable, "listId", "bookId"),
    sql`FROM (${ranked}) reading_list_items WHERE place <= ${COVERS_OF_LIST} ORDER BY list_id, place`,
  );
}

/** Which of the viewer's own lists have these books. */
export function selectListsWith(
  reader: Reader,
  viewer: Viewer,
  bookIds: readonly number[],
): Promise<(ReadingListRow & { readonly bookId: number })[]> {
  return reader.select(
    { ...listColumns, bookId: readingListItemTable.bookId },
    sql`FROM reading_list_items JOIN reading_lists ON reading_lists.id = reading_list_items.list_id
        WHERE reading_list_items.book_id IN (${join([...bookIds])}) AND ${isOwnList(viewer)}
        ORDER BY reading_lists.id`,
  );
}

/** The books of somebody's favourites, those in the bin left out. */
export async function selectSavedBookIds(reader: Reader, key: string): Promise<number[]> {
  const rows = await reader.select(
    pick(bookTable, "id"),
    sql`FROM reading_lists JOIN reading_list_items ON reading_list_items.list_id = reading_lists.id
        JOIN books ON books.id = reading_list_items.book_id AND books.listed = 1 AND ${isShown}
        WHERE reading_lists.favourites_of = ${key} ORDER BY reading_list_items.position, reading_list_items.id`,
  );
  return rows.map(({ id }) => id);
}

/** What the library has published, as far as one file of the sitemap holds it. */
export function publishedLists(reader: Reader): Promise<ReadingListRow[]> {
  return selectReadingLists(reader, isPublished, sql`reading_lists.id`, 10_000);
}
