import sql, { join } from "sql-template-tag";

import type { AuditValues } from "../../platform/database/auditChange.js";
import { type AuthorName, fullName } from "../../authorities/names/authorName.js";
import type { Reader, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { allBooks, type BookRow, selectBooks } from "../bookReads.js";

/** A book with all that its record says, as a change finds it. */
export interface BookSnapshot extends BookRow {
  readonly description: string | null;
  readonly authors: readonly (AuthorName & { readonly id: number })[];
  readonly subjects: readonly { readonly id: number; readonly name: string }[];
  readonly publisher: string | null;
  readonly category: string | null;
  readonly classification: { readonly code: string; readonly name: string | null } | null;
  readonly location: { readonly name: string; readonly shelf: string | null } | null;
  readonly source: string | null;
}

interface BookExtras {
  readonly id: number;
  readonly description: string | null;
  readonly publisher: string | null;
  readonly category: string | null;
  readonly code: string | null;
  readonly className: string | null;
  readonly place: string | null;
  readonly shelf: string | null;
  readonly source: string | null;
}

/**
 * Reads those of these books that are listed and locks them until the transaction ends. A book of an unfinished
 * import counts as missing.
 */
export async function lockBooks(tx: Transaction, ids: readonly number[]): Promise<BookSnapshot[]> {
  const locked = await tx.rows<{ id: number }>(
    sql`SELECT id FROM books WHERE id IN (${join([...ids])}) AND listed = 1 ORDER BY id ${forUpdate(tx)}`,
  );
  return selectBookSnapshots(
    tx,
    locked.map(({ id }) => id),
  );
}

export async function selectBookSnapshots(tx: Reader, ids: readonly number[]): Promise<BookSnapshot[]> {
  if (ids.length === 0) {
    return [];
  }
  const idCondition = sql`IN (${join([...ids])})`;
  const books = await selectBooks(
    tx,
    { ...allBooks, where: [sql`books.id ${idCondition}`] },
    sql`books.id`,
    ids.length,
  );
  const extras = await tx.rows<BookExtras>(
    sql`SELECT books.id, books.description, publishers.name AS publisher, categories.name AS category, classifications.code, classifications.name AS className,
          locations.name AS place, locations.shelf, sources.name AS source
        FROM books LEFT JOIN publishers ON publishers.id = books.publisher_id LEFT JOIN categories ON categories.id = books.category_id
          LEFT JOIN classifications ON classifications.id = books.classification_id LEFT JOIN locations ON locations.id = books.location_id
          LEFT JOIN sources ON sources.id = books.source_id
        WHERE books.id ${idCondition}`,
  );
  const authors = await tx.rows<AuthorName & { readonly id: number; readonly bookId: number }>(
    sql`SELECT book_authors.book_id AS bookId, authors.id, authors.first_name AS firstName, authors.last_name AS lastName, authors.kind
        FROM book_authors JOIN authors ON authors.id = book_authors.author_id WHERE book_authors.book_id ${idCondition} ORDER BY book_authors.position`,
  );
  const subjects = await tx.rows<{ readonly id: number; readonly name: string; readonly bookId: number }>(
    sql`SELECT book_subjects.book_id AS bookId, subjects.id, subjects.name
        FROM book_subjects JOIN subjects ON subjects.id = book_subjects.subject_id WHERE book_subjects.book_id ${idCondition} ORDER BY book_subjects.position`,
  );
  const extrasById = new Map(extras.map((row) => [row.id, row]));
  return books.map((book) => {
    const {
      description = null,
      publisher = null,
      category = null,
      code = null,
      className = null,
      place = null,
      shelf = null,
      source = null,
    } = extrasById.get(book.id) ?? {};
    return {
      ...book,
      description,
      publisher,
      category,
      source,
      classification: code === null ? null : { code, name: className },
      location: place === null ? null : { name: place, shelf },
      authors: authors
        .filter(({ bookId }) => bookId === book.id)
        .map(({ id, firstName, lastName, kind }) => ({ id, firstName, lastName, kind })),
      subjects: subjects.filter(({ bookId }) => bookId === book.id).map(({ id, name }) => ({ id, name })),
    };
  });
}

/** A book's values for the audit trail, with names instead of ids. */
export function bookAuditValues(book: BookSnapshot): AuditValues {
  const {
    slug,
    title,
    subtitle,
    isbn,
    publisher,
    publishPlace,
    publishYear,
    publishYearText,
    edition,
    physicalDescription,
    seriesTitle,
    language,
    callNumber,
    category,
    description,
    imageUrl,
    digitalFile,
    source,
    price,
  } = book;
  return {
    slug,
    title,
    subtitle,
    authors: book.authors.map(fullName),
    isbn,
    publisher,
    publishPlace,
    publishYear,
    publishYearText,
    edition,
    physicalDescription,
    seriesTitle,
    language,
    classification: book.classification?.code ?? null,
    callNumber,
    category,
    subjects: book.subjects.map(({ name }) => name),
    description,
    imageUrl,
    digitalFile,
    location: book.location && [book.location.name, book.location.shelf].filter((part) => part !== null).join(", "),
    source,
    price,
  };
}
