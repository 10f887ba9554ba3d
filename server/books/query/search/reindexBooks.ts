import sql, { join } from "sql-template-tag";

import { authorTable } from "../../../authorities/records/Author.entity.js";
import type { AuthorName } from "../../../authorities/names/authorName.js";
import { classificationTable } from "../../../authorities/records/Classification.entity.js";
import { publisherTable } from "../../../authorities/records/Publisher.entity.js";
import { subjectTable } from "../../../authorities/records/Subject.entity.js";
import { chunk } from "../../../platform/database/chunk.js";
import { nullable, pick, type RowOf } from "../../../platform/database/columns.js";
import type { Transaction } from "../../../platform/database/Database.js";
import { bookTable } from "../../Book.entity.js";
import { bookAuthorTable } from "../../BookAuthor.entity.js";
import { bookSubjectTable } from "../../BookSubject.entity.js";
import { identityKey } from "../../record/bookIdentity.js";
import { indexBooks, removeFromIndex, searchedColumns } from "./bookSearch.js";

const BOOKS_PER_STEP = 500;

/** What the search words and the duplicate key are derived from, and the key as it is. */
const indexedColumns = {
  ...searchedColumns,
  ...pick(bookTable, "publishYearText", "identityKey"),
  publisher: nullable(publisherTable.name),
  classificationCode: nullable(classificationTable.code),
};

/** Recalculates what is derived from a book's values, authors and subjects: its search words and its duplicate key. */
export async function reindexBooks(tx: Transaction, bookIds: readonly number[]): Promise<void> {
  for (const ids of chunk(bookIds, BOOKS_PER_STEP)) {
    const books = await tx.select(
      indexedColumns,
      sql`FROM books LEFT JOIN publishers ON publishers.id = books.publisher_id
          LEFT JOIN classifications ON classifications.id = books.classification_id
          WHERE books.id IN (${join(ids)})`,
    );
    const authors = groupByBook(
      await tx.select(
        authorColumns,
        sql`FROM book_authors JOIN authors ON authors.id = book_authors.author_id
            WHERE book_authors.book_id IN (${join(ids)}) ORDER BY book_authors.book_id, book_authors.position`,
      ),
    );
    const subjects = groupByBook(
      await tx.select(
        subjectColumns,
        sql`FROM book_subjects JOIN subjects ON subjects.id = book_subjects.subject_id
            WHERE book_subjects.book_id IN (${join(ids)}) ORDER BY book_subjects.book_id, book_subjects.position`,
      ),
    );
    await removeFromIndex(tx, ids);
    const complete = books.map(({ classificationCode, ...book }) => ({
      ...book,
      classification: classificationCode === null ? null : { code: classificationCode },
      authors: authors.get(book.id) ?? [],
      subjects: subjects.get(book.id) ?? [],
    }));
    await indexBooks(tx, complete);
    await updateIdentityKeys(tx, complete);
  }
}

const authorColumns = { bookId: bookAuthorTable.bookId, ...pick(authorTable, "firstName", "lastName", "kind") };
const subjectColumns = { bookId: bookSubjectTable.bookId, name: subjectTable.name };

function groupByBook<Row extends { readonly bookId: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const grouped = new Map<number, Row[]>();
  for (const row of rows) {
    const group = grouped.get(row.bookId);
    if (group) {
      group.push(row);
    } else {
      grouped.set(row.bookId, [row]);
    }
  }
  return grouped;
}

async function updateIdentityKeys(
  tx: Transaction,
  books: readonly (Omit<RowOf<typeof indexedColumns>, "classificationCode"> & {
    readonly authors: readonly AuthorName[];
  })[],
): Promise<void> {
  const changed = books
    .map((book) => ({ id: book.id, before: book.identityKey, now: identityKey(book) }))
    .filter(({ before, now }) => before !== now);
  if (changed.length > 0) {
    const cases = join(
      changed.map(({ id, now }) => sql`WHEN ${id} THEN ${now}`),
      " ",
    );
    await tx.update(
      bookTable,
      { identityKey: sql`CASE id ${cases} END` },
      sql`id IN (${join(changed.map(({ id }) => id))})`,
    );
  }
}
