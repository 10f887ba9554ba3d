import sql, { join } from "sql-template-tag";

import { authorTable } from "../../authorities/records/Author.entity.js";
import { categoryTable } from "../../authorities/records/Category.entity.js";
import { classificationTable } from "../../authorities/records/Classification.entity.js";
import { locationTable } from "../../authorities/records/Location.entity.js";
import { creditedName } from "../../authorities/names/creditedName.js";
import { publisherTable } from "../../authorities/records/Publisher.entity.js";
import { sourceTable } from "../../authorities/records/Source.entity.js";
import { subjectTable } from "../../authorities/records/Subject.entity.js";
import { nullable, pick, type RowOf } from "../../platform/database/columns.js";
import type { AuditValues } from "../../platform/database/auditChange.js";
import type { Reader, Transaction } from "../../platform/database/Database.js";
import { forUpdate, type Locked } from "../../platform/database/locking.js";
import { bookTable } from "../Book.entity.js";
import { bookAuthorTable } from "../BookAuthor.entity.js";
import { bookRowColumns } from "../bookReads.js";
import { bookSubjectTable } from "../BookSubject.entity.js";
import { AUDITED_BOOK_NAMES } from "../record/bookFields.js";

const snapshotColumns = {
  ...bookRowColumns,
  description: bookTable.description,
  publisher: nullable(publisherTable.name),
  category: nullable(categoryTable.name),
  classificationCode: nullable(classificationTable.code),
  classificationName: classificationTable.name,
  locationName: nullable(locationTable.name),
  shelf: locationTable.shelf,
  source: nullable(sourceTable.name),
};

const authorColumns = { ...pick(authorTable, "id", "firstName", "lastName", "kind"), role: bookAuthorTable.role };
const subjectColumns = pick(subjectTable, "id", "name");

type RawSnapshot = RowOf<typeof snapshotColumns>;

/** A book with everything that its record shows, as a change finds it. */
export interface BookSnapshot extends Omit<
  RawSnapshot,
  "classificationCode" | "classificationName" | "locationName" | "shelf"
> {
  readonly authors: readonly RowOf<typeof authorColumns>[];
  readonly subjects: readonly RowOf<typeof subjectColumns>[];
  readonly classification: { readonly code: string; readonly name: string | null } | null;
  readonly location: { readonly name: string; readonly shelf: string | null } | null;
}

/**
 * Reads those of these books that are listed and locks them until the transaction ends. A book of an unfinished
 * import counts as missing.
 */
export async function lockBooks(tx: Transaction, ids: readonly number[]): Promise<Locked<BookSnapshot>[]> {
  const locked = await tx.select(
    pick(bookTable, "id"),
    sql`FROM books WHERE id IN (${join([...ids])}) AND listed = 1 ORDER BY id ${forUpdate(tx)}`,
  );
  const books = await selectBookSnapshots(
    tx,
    locked.map(({ id }) => id),
  );
  return books as Locked<BookSnapshot>[];
}

export async function selectBookSnapshots(tx: Reader, ids: readonly number[]): Promise<BookSnapshot[]> {
  if (ids.length === 0) {
    return [];
  }
  const idCondition = sql`IN (${join([...ids])})`;
  const books = await tx.select(
    snapshotColumns,
    sql`FROM books LEFT JOIN publishers ON publishers.id = books.publisher_id
          LEFT JOIN categories ON categories.id = books.category_id
          LEFT JOIN classifications ON classifications.id = books.classification_id
          LEFT JOIN locations ON locations.id = books.location_id LEFT JOIN sources ON sources.id = books.source_id
        WHERE books.id ${idCondition} ORDER BY books.id`,
  );
  const authors = await tx.select(
    { bookId: bookAuthorTable.bookId, ...authorColumns },
    sql`FROM book_authors JOIN authors ON authors.id = book_authors.author_id
        WHERE book_authors.book_id ${idCondition} ORDER BY book_authors.position`,
  );
  const subjects = await tx.select(
    { bookId: bookSubjectTable.bookId, ...subjectColumns },
    sql`FROM book_subjects JOIN subjects ON subjects.id = book_subjects.subject_id
        WHERE book_subjects.book_id ${idCondition} ORDER BY book_subjects.position`,
  );
  return books.map(({ classificationCode, classificationName, locationName, shelf, ...book }) => ({
    ...book,
    classification: classificationCode === null ? null : { code: classificationCode, name: classificationName },
    location: locationName === null ? null : { name: locationName, shelf },
    authors: authors.filter(({ bookId }) => bookId === book.id).map(({ bookId: _bookId, ...author }) => author),
    subjects: subjects.filter(({ bookId }) => bookId === book.id).map(({ bookId: _bookId, ...subject }) => subject),
  }));
}

/** The order in which the audit trail shows a book's values; it shows the name of a record instead of its id. */
const TOLD_FIRST = [
  "slug",
  "title",
  "subtitle",
  "isbn",
  "publisherId",
  "publishPlace",
  "publishYear",
  "publishYearText",
  "edition",
  "physicalDescription",
  "seriesTitle",
  "materialKind",
  "isHidden",
  "language",
  "classificationId",
  "callNumber",
  "categoryId",
  "description",
  "imageUrl",
  "digitalFile",
  "digitalFileAccess",
  "locationId",
  "sourceId",
  "price",
] as const satisfies readonly (keyof BookSnapshot)[];
/** What the audit trail says of a book. */
const AUDITED = [...new Set([...TOLD_FIRST, ...AUDITED_BOOK_NAMES])];

/** A book's values for the audit trail, with names instead of ids. */
export function bookAuditValues(book: BookSnapshot): AuditValues {
  const { subtitle, publisher, classification, category, location, source } = book;
  const named: Partial<Record<(typeof AUDITED)[number], AuditValues>> = {
    subtitle: { subtitle, authors: book.authors.map(creditedName) },
    publisherId: { publisher },
    classificationId: { classification: classification?.code ?? null },
    categoryId: { category, subjects: book.subjects.map(({ name }) => name) },
    locationId: {
      location: location && [location.name, location.shelf].filter((part) => part !== null).join(", "),
    },
    sourceId: { source },
  };
  return Object.assign({}, ...AUDITED.map((name) => named[name] ?? { [name]: book[name] })) as AuditValues;
}
