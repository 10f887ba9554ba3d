import sql, { empty, join, type Sql } from "sql-template-tag";

import type { Reader } from "../platform/database/Database.js";
import { fromSqlDateTime } from "../platform/database/sqlDateTime.js";
import { isAdmin, type Viewer } from "../viewer.js";

/** A book as lists and details read it; loaders read its description, authors and copies. */
export interface BookRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly titleKey: string;
  readonly subtitle: string | null;
  readonly isbn: string | null;
  readonly isbn13: string | null;
  readonly publisherId: number | null;
  readonly publishPlace: string | null;
  readonly publishYear: number | null;
  readonly publishYearText: string | null;
  readonly edition: string | null;
  readonly physicalDescription: string | null;
  readonly seriesTitle: string | null;
  readonly language: string;
  readonly classificationId: number | null;
  readonly callNumber: string | null;
  readonly categoryId: number | null;
  readonly imageUrl: string | null;
  readonly digitalFile: string | null;
  readonly locationId: number | null;
  readonly sourceId: number | null;
  readonly price: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

type RawBookRow = Omit<BookRow, "createdAt" | "updatedAt"> & {
  readonly createdAt: string | Date;
  readonly updatedAt: string | Date;
};

const bookColumns = sql`
  books.id, books.slug, books.title, books.title_key AS titleKey, books.subtitle, books.isbn, books.isbn13,
  books.publisher_id AS publisherId, books.publish_place AS publishPlace, books.publish_year AS publishYear,
  books.publish_year_text AS publishYearText, books.edition, books.physical_description AS physicalDescription,
  books.series_title AS seriesTitle, books.language, books.classification_id AS classificationId,
  books.call_number AS callNumber, books.category_id AS categoryId, books.image_url AS imageUrl,
  books.digital_file AS digitalFile, books.location_id AS locationId, books.source_id AS sourceId, books.price,
  books.created_at AS createdAt, books.updated_at AS updatedAt`;

/** The FROM clause of a book list: the books alone, or joined to the search index. */
export interface BookSelection {
  readonly from: Sql;
  readonly where: readonly Sql[];
}

export const allBooks: BookSelection = { from: sql`books`, where: [sql`books.listed = 1`] };

export async function selectBooks(
  reader: Reader,
  { from, where }: BookSelection,
  order: Sql,
  limit: number | Sql,
): Promise<BookRow[]> {
  const rows = await reader.rows<RawBookRow>(
    sql`SELECT ${bookColumns} FROM ${from} WHERE ${join([...where], " AND ")} ORDER BY ${order} LIMIT ${limit}`,
  );
  return rows.map((row) => ({
    ...row,
    createdAt: fromSqlDateTime(row.createdAt),
    updatedAt: fromSqlDateTime(row.updatedAt),
  }));
}

export async function countBooks(reader: Reader, { from, where }: BookSelection): Promise<number> {
  const [row] = await reader.rows<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM ${from} WHERE ${join([...where], " AND ")}`,
  );
  return Number(row?.count ?? 0);
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

export async function descriptionsOf(
  reader: Reader,
  bookIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const rows = await reader.rows<{ id: number; description: string | null }>(
    sql`SELECT id, description FROM books WHERE id IN (${join([...bookIds])})`,
  );
  return new Map(rows.map((row) => [row.id, row.description]));
}

/** Ids of authors or subjects of each book, in the order of the title page. */
export async function linkedIds(
  reader: Reader,
  link: "author" | "subject",
  bookIds: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const books = join([...bookIds]);
  const rows = await reader.rows<{ bookId: number; linkedId: number }>(
    link === "author"
      ? sql`SELECT book_id AS bookId, author_id AS linkedId FROM book_authors WHERE book_id IN (${books}) ORDER BY book_id, position`
      : sql`SELECT book_id AS bookId, subject_id AS linkedId FROM book_subjects WHERE book_id IN (${books}) ORDER BY book_id, position`,
  );
  const linked = new Map<number, number[]>();
  for (const { bookId, linkedId } of rows) {
    linked.set(bookId, [...(linked.get(bookId) ?? []), linkedId]);
  }
  return linked;
}

/** Published copies that belong to the collection: a withdrawn copy is history. */
export const heldCopy = sql`copies.listed = 1 AND copies.status <> 'withdrawn'`;
const openBorrowing = sql`EXISTS (SELECT 1 FROM borrowings WHERE borrowings.open_copy_id = copies.id)`;
const lendableCopy = sql`copies.listed = 1 AND copies.status = 'available' AND NOT ${openBorrowing}`;

/** Evaluated per book: MariaDB would turn an EXISTS into a materialised list of all available copies. */
export const hasLendableCopy = sql`((SELECT copies.id FROM copies WHERE copies.book_id = books.id AND ${lendableCopy} LIMIT 1) IS NOT NULL)`;

export interface CopyCounts {
  readonly copies: number;
  readonly available: number;
}

export async function copyCountsOf(
  reader: Reader,
  bookIds: readonly number[],
): Promise<ReadonlyMap<number, CopyCounts>> {
  const rows = await reader.rows<{ bookId: number; copies: number; available: number }>(
    sql`SELECT copies.book_id AS bookId, COUNT(*) AS copies, SUM(CASE WHEN ${lendableCopy} THEN 1 ELSE 0 END) AS available
        FROM copies WHERE copies.book_id IN (${join([...bookIds])}) AND ${heldCopy} GROUP BY copies.book_id`,
  );
  return new Map(rows.map((row) => [row.bookId, { copies: Number(row.copies), available: Number(row.available) }]));
}

/** What a reader may know of a copy: its place, its state, and until when it is out, never by whom. */
export interface CopyRow {
  readonly id: number;
  readonly bookId: number;
  readonly itemCode: string;
  readonly inventoryCode: string | null;
  /** Its own place, or else its book's. */
  readonly locationId: number | null;
  readonly ownLocationId: number | null;
  readonly condition: "good" | "worn" | "damaged";
  readonly status: "available" | "on_loan" | "repair" | "reference_only" | "lost" | "withdrawn";
  readonly dueOn: string | null;
}

/** Readers see the copies that the library holds; administrators also see withdrawn ones. */
export function copiesVisibleTo(viewer: Viewer): Sql {
  return isAdmin(viewer) ? sql`copies.listed = 1` : heldCopy;
}

export async function selectCopies(
  reader: Reader,
  visible: Sql,
  where: Sql,
  order: Sql = sql`copies.id`,
  limit?: Sql,
): Promise<CopyRow[]> {
  return reader.rows<CopyRow>(
    sql`SELECT copies.id, copies.book_id AS bookId, copies.item_code AS itemCode, copies.inventory_code AS inventoryCode,
          COALESCE(copies.location_id, books.location_id) AS locationId, copies.location_id AS ownLocationId, copies.${conditionColumn(reader)} AS ${conditionColumn(reader)},
          CASE WHEN borrowings.id IS NULL THEN copies.status ELSE 'on_loan' END AS status, borrowings.due_at AS dueOn
        FROM copies JOIN books ON books.id = copies.book_id LEFT JOIN borrowings ON borrowings.open_copy_id = copies.id
        WHERE ${visible} AND books.listed = 1 AND ${where} ORDER BY ${order} ${limit === undefined ? empty : sql`LIMIT ${limit}`}`,
  );
}

/** `condition` is a reserved word on MySQL only, and quoted differently there. */
function conditionColumn(reader: Reader): Sql {
  return reader.engine === "sqlite" ? sql`"condition"` : sql`\`condition\``;
}

export async function countCopies(reader: Reader, visible: Sql, bookId: number): Promise<number> {
  const [row] = await reader.rows<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM copies WHERE copies.book_id = ${bookId} AND ${visible}`,
  );
  return Number(row?.count ?? 0);
}

/** The language codes of listed books: one index lookup per language, for any number of books. */
export async function selectLanguages(reader: Reader): Promise<string[]> {
  const rows = await reader.rows<{ language: string }>(
    sql`WITH RECURSIVE spoken (language) AS (
          SELECT (SELECT MIN(language) FROM books WHERE listed = 1)
          UNION ALL
          SELECT (SELECT MIN(books.language) FROM books WHERE books.listed = 1 AND books.language > spoken.language)
          FROM spoken WHERE spoken.language IS NOT NULL
        ) SELECT language FROM spoken WHERE language IS NOT NULL LIMIT 60`,
  );
  return rows.map(({ language }) => language);
}
