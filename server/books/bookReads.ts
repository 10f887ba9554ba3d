import sql, { empty, join, type Sql } from "sql-template-tag";

import { integer, nullable, omit, pick, type RowOf, text, typedAs } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { maxId } from "../platform/database/maxId.js";
import { canRead, isLibrarian, type Viewer } from "../viewer.js";
import { bookTable, internalBookColumns } from "./Book.entity.js";
import { groupBy } from "../platform/groupBy.js";
import { bookAuthorTable } from "./BookAuthor.entity.js";
import { bookSubjectTable } from "./BookSubject.entity.js";
import { copyCategory } from "./copies/copyCategory.js";
import { COPY_STATUSES, copyTable } from "./copies/Copy.entity.js";
import { forcedJoin } from "./query/bookIndexes.js";

/** A book as lists and details read it; loaders read its description, authors and copies. */
export const bookRowColumns = omit(bookTable, "description", ...internalBookColumns);
export type BookRow = RowOf<typeof bookRowColumns>;

/** The FROM clause of a book list: the books alone, or joined to the search index. */
export interface BookSelection {
  readonly from: Sql;
  readonly where: readonly Sql[];
}

export const isListed = sql`books.listed = 1`;
export const allBooks: BookSelection = { from: sql`books`, where: [isListed] };

/** What readers find; the plus keeps engines from reading by this condition, which nearly all books meet. */
export const isShown = sql`+books.is_hidden = 0`;
export const shownBooks: BookSelection = { from: allBooks.from, where: [...allBooks.where, isShown] };

export function selectBooks(
  reader: Reader,
  { from, where }: BookSelection,
  order: Sql,
  limit: number | Sql,
): Promise<BookRow[]> {
  return reader.select(
    bookRowColumns,
    sql`FROM ${from} WHERE ${join([...where], " AND ")} ORDER BY ${order} LIMIT ${limit}`,
  );
}

export function countBooks(reader: Reader, { from, where }: BookSelection): Promise<number> {
  return reader.count(sql`FROM ${from} WHERE ${join([...where], " AND ")}`);
}

export function booksByIds(reader: Reader, ids: readonly number[]): Promise<BookRow[]> {
  return selectBooks(
    reader,
    { ...allBooks, where: [...allBooks.where, sql`books.id IN (${join([...ids])})`] },
    sql`books.id`,
    ids.length,
  );
}

export async function bookBySlug(reader: Reader, slug: string): Promise<BookRow | null> {
  const [row] = await selectBooks(
    reader,
    { ...allBooks, where: [...allBooks.where, sql`books.slug = ${slug}`] },
    sql`books.id`,
    1,
  );
  return row ?? null;
}

/** 0 in an empty catalogue. */
export function highestShownId(reader: Reader): Promise<number> {
  return maxId(reader, sql`books`, sql`listed = 1 AND ${isShown}`);
}

const addressColumns = pick(bookTable, "slug", "updatedAt");

/** The addresses of the books that readers find with these numbers, the first one not among them. */
export function shownAddresses(reader: Reader, after: number, upTo: number): Promise<RowOf<typeof addressColumns>[]> {
  return reader.select(
    addressColumns,
    sql`FROM books WHERE listed = 1 AND ${isShown} AND id > ${after} AND id <= ${upTo} ORDER BY id`,
  );
}

export async function descriptionsOf(
  reader: Reader,
  bookIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const rows = await reader.select(
    pick(bookTable, "id", "description"),
    sql`FROM books WHERE id IN (${join([...bookIds])})`,
  );
  return new Map(rows.map((row) => [row.id, row.description]));
}

const creditColumns = pick(bookAuthorTable, "bookId", "authorId", "role");

/** An author of a book and what they did for it. */
export type Credit = Pick<RowOf<typeof creditColumns>, "authorId" | "role">;

/** The authors of each book, in the order of the title page. */
export async function creditsOf(
  reader: Reader,
  bookIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Credit[]>> {
  const rows = await reader.select(
    creditColumns,
    sql`FROM book_authors WHERE book_id IN (${join([...bookIds])}) ORDER BY book_id, position`,
  );
  return groupBy(rows, ({ bookId }) => bookId);
}

/** The ids of the subjects of each book, in their order. */
export async function subjectIdsOf(
  reader: Reader,
  bookIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await reader.select(
    pick(bookSubjectTable, "bookId", "subjectId"),
    sql`FROM book_subjects WHERE book_id IN (${join([...bookIds])}) ORDER BY book_id, position`,
  );
  const books = groupBy(rows, ({ bookId }) => bookId);
  return new Map([...books].map(([bookId, links]) => [bookId, links.map(({ subjectId }) => subjectId)]));
}

/** Published copies that reports count: neither withdrawn nor lost, whether on loan or not. */
export const heldOnShelf = sql`copies.listed = 1 AND copies.status NOT IN ('withdrawn', 'lost')`;
/** Published copies that belong to the collection: a withdrawn copy is history. */
export const heldCopy = sql`copies.listed = 1 AND copies.status <> 'withdrawn'`;
const openBorrowing = sql`EXISTS (SELECT 1 FROM borrowings WHERE borrowings.open_copy_id = copies.id)`;
const readyReservation = sql`EXISTS (SELECT 1 FROM reservations WHERE reservations.kept_copy_id = copies.id)`;
/** On the shelf, where whoever comes may take it: neither lent nor kept for anybody. */
export const lendableCopy = sql`copies.listed = 1 AND copies.status = 'available' AND NOT ${openBorrowing}
  AND NOT ${readyReservation}`;

/** Evaluated per book: MariaDB would turn an EXISTS into a materialised list of all available copies. */
export const hasLendableCopy = sql`((SELECT copies.id FROM copies WHERE copies.book_id = books.id AND ${lendableCopy}
                                     LIMIT 1) IS NOT NULL)`;

/**
 * The same where all books are read anyway, for which MariaDB does well to make that list. Compared with 1 it cannot
 * become a join, for which MariaDB would look up the loans of every copy.
 */
export const isLendable = sql`((books.id IN (SELECT copies.book_id FROM copies WHERE ${lendableCopy})) = 1)`;

const copyCountColumns = {
  bookId: copyTable.bookId,
  copies: integer(sql`COUNT(*)`),
  available: integer(sql`SUM(CASE WHEN ${lendableCopy} THEN 1 ELSE 0 END)`),
};

export type CopyCounts = Omit<RowOf<typeof copyCountColumns>, "bookId">;

export async function copyCountsOf(
  reader: Reader,
  bookIds: readonly number[],
): Promise<ReadonlyMap<number, CopyCounts>> {
  const rows = await reader.select(
    copyCountColumns,
    sql`FROM copies WHERE copies.book_id IN (${join([...bookIds])}) AND ${heldCopy} GROUP BY copies.book_id`,
  );
  return new Map(rows.map(({ bookId, ...counts }) => [bookId, counts]));
}

/** What the desk sets, or what follows from an open borrowing or a ready reservation. */
const [AVAILABLE, ...OTHER_STATUSES] = COPY_STATUSES;
export const SHOWN_COPY_STATUSES = [AVAILABLE, "on_loan", "kept", ...OTHER_STATUSES] as const;
type ShownCopyStatus = (typeof SHOWN_COPY_STATUSES)[number];

/** What a reader may know of a copy: its place, its state, and until when it is out, never by whom. */
const copyColumns = {
  ...pick(
    copyTable,
    "id",
    "bookId",
    "itemCode",
    "inventoryCode",
    "condition",
    "sourceId",
    "supplier",
    "invoiceNumber",
    "price",
    "acquiredAt",
    "note",
    "issueLabel",
    "serialIssueId",
  ),
  /** Its own, or else its book's. */
  categoryId: copyCategory,
  ownCategoryId: copyTable.categoryId,
  callNumber: typedAs(copyTable.callNumber, sql`COALESCE(copies.call_number, books.call_number)`),
  ownCallNumber: copyTable.callNumber,
  /** Its own place, or else its book's. */
  locationId: typedAs(copyTable.locationId, sql`COALESCE(copies.location_id, books.location_id)`),
  ownLocationId: copyTable.locationId,
  status: typedAs<ShownCopyStatus>(
    copyTable.status,
    sql`CASE WHEN borrowings.id IS NOT NULL THEN 'on_loan' WHEN reservations.id IS NOT NULL THEN 'kept'
             ELSE copies.status END`,
  ),
  dueOn: nullable(text(sql`borrowings.due_at`)),
};
export type CopyRow = RowOf<typeof copyColumns>;

/** Of the catalogue, without what is hidden from who does not work at the library. */
export function booksVisibleTo(viewer: Viewer): Sql {
  return join(isLibrarian(viewer) ? [...allBooks.where] : [...shownBooks.where], " AND ");
}

/** Readers see the copies that the library holds; administrators also see withdrawn ones. */
export function copiesVisibleTo(viewer: Viewer): Sql {
  return canRead(viewer, "catalogue") ? sql`copies.listed = 1` : heldCopy;
}

export function selectCopies(
  reader: Reader,
  visible: Sql,
  where: Sql,
  order: Sql = sql`copies.id`,
  limit?: Sql,
): Promise<CopyRow[]> {
  return reader.select(
    copyColumns,
    // The copies first: asked for a hundred of them, SQLite would begin with all books.
    sql`FROM copies ${forcedJoin(reader.engine)} books ON books.id = copies.book_id
        LEFT JOIN borrowings ON borrowings.open_copy_id = copies.id
        LEFT JOIN reservations ON reservations.kept_copy_id = copies.id
        WHERE ${visible} AND books.listed = 1 AND ${where} ORDER BY ${order}
        ${limit === undefined ? empty : sql`LIMIT ${limit}`}`,
  );
}

export function countCopies(reader: Reader, visible: Sql, where: Sql): Promise<number> {
  return reader.count(sql`FROM copies WHERE ${visible} AND ${where}`);
}

/** The copies of one book, all of them or those with this text in their item or inventory code. */
export function copiesOfBook(bookId: number, search: string | null): Sql {
  const text = search?.trim().toLowerCase() ?? "";
  const ofBook = sql`copies.book_id = ${bookId}`;
  return text === ""
    ? ofBook
    : sql`${ofBook} AND (INSTR(LOWER(copies.item_code), ${text}) > 0
      OR INSTR(LOWER(copies.inventory_code), ${text}) > 0)`;
}

/** The language codes of listed books: one index lookup per language, for any number of books. */
export async function selectLanguages(reader: Reader): Promise<string[]> {
  const rows = await reader.select(
    { language: text(sql`spoken.language`) },
    sql`FROM (
          WITH RECURSIVE step (language) AS (
            SELECT (SELECT MIN(language) FROM books WHERE listed = 1)
            UNION ALL
            SELECT (SELECT MIN(books.language) FROM books WHERE books.listed = 1 AND books.language > step.language)
            FROM step WHERE step.language IS NOT NULL
          ) SELECT language FROM step WHERE language IS NOT NULL LIMIT 60
        ) AS spoken`,
  );
  return rows.map(({ language }) => language);
}
