import sql, { raw } from "sql-template-tag";

import type { Transaction } from "../../platform/database/Database.js";
import { bookAuthorTable } from "../BookAuthor.entity.js";
import { bookSubjectTable } from "../BookSubject.entity.js";

export type LinkedList = "authors" | "subjects";

/** A book and the ids of its authors or subjects, in the order of the title page. */
interface BookLinks {
  readonly bookId: number;
  readonly linkedIds: readonly number[];
}

/** Links books that have no authors or subjects yet. A repeated id counts once. */
export async function insertBookLinks(tx: Transaction, list: LinkedList, books: readonly BookLinks[]): Promise<void> {
  const links = books.flatMap(({ bookId, linkedIds }) =>
    [...new Set(linkedIds)].map((linkedId, position) => ({ bookId, linkedId, position })),
  );
  if (list === "authors") {
    await tx.insert(
      bookAuthorTable,
      links.map(({ linkedId, ...link }) => ({ ...link, authorId: linkedId })),
    );
  } else {
    await tx.insert(
      bookSubjectTable,
      links.map(({ linkedId, ...link }) => ({ ...link, subjectId: linkedId })),
    );
  }
}

/** Replaces the authors or subjects of a book, if they differ. */
export async function updateBookLinks(
  tx: Transaction,
  list: LinkedList,
  bookId: number,
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  if (before.join() !== after.join()) {
    await tx.run(
      sql`DELETE FROM ${raw(list === "authors" ? "book_authors" : "book_subjects")} WHERE book_id = ${bookId}`,
    );
    await insertBookLinks(tx, list, [{ bookId, linkedIds: after }]);
  }
}
