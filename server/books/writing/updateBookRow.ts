import sql from "sql-template-tag";

import { fullName } from "../../authorities/names/authorName.js";
import { type RowOf, valuesOf } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { markFilesDropped } from "../../platform/files/fileState.js";
import { foldKey } from "../../platform/text/fold.js";
import { moveBookCounts } from "./bookCounts.js";
import { updateBookLinks } from "./bookLinks.js";
import { identityKey } from "../record/bookIdentity.js";
import { bookTable } from "../Book.entity.js";
import { indexBooks, removeFromIndex, type SearchDocument, searchedColumns } from "../query/bookSearch.js";
import { nextUpdatedAt } from "../nextUpdatedAt.js";
import type { BookChanges } from "./bookInput.js";
import { applyChanges } from "./applyChanges.js";
import type { RecordChanges } from "./bookRecords.js";
import type { BookSnapshot } from "./bookSnapshot.js";

/**
 * Updates a book's row, links, search words and stored counts. Returns false, and writes nothing, if nothing has
 * changed.
 */
export async function updateBookRow(
  tx: Transaction,
  before: BookSnapshot,
  changes: BookChanges,
  records: RecordChanges,
  now: Date,
): Promise<boolean> {
  const after = applyChanges(before, changes, records);
  const isUnchanged = (Object.keys(after) as (keyof typeof after)[]).every((name) =>
    name === "authors" || name === "subjects"
      ? idsOf(after[name]).join() === idsOf(before[name]).join()
      : after[name] === before[name],
  );
  if (isUnchanged) {
    return false;
  }
  await tx.update(
    bookTable,
    {
      ...after,
      titleKey: foldKey(after.title),
      identityKey: identityKey(after),
      updatedAt: nextUpdatedAt(tx, now),
    },
    sql`id = ${before.id}`,
  );
  await updateBookLinks(tx, "authors", before.id, idsOf(before.authors), idsOf(after.authors));
  await updateBookLinks(tx, "subjects", before.id, idsOf(before.subjects), idsOf(after.subjects));
  await moveBookCounts(
    tx,
    { ...before, authorIds: idsOf(before.authors) },
    { ...after, authorIds: idsOf(after.authors) },
  );
  await updateSearchIndex(tx, before, { ...after, id: before.id });
  if (after.imageUrl !== before.imageUrl) {
    await markFilesDropped(tx, before.imageUrl);
  }
  return true;
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

type SearchableBook = RowOf<typeof searchedColumns> & Pick<BookSnapshot, "authors" | "subjects">;

async function updateSearchIndex(tx: Transaction, before: SearchableBook, after: SearchableBook): Promise<void> {
  const toSearchDocument = (book: SearchableBook): SearchDocument => ({
    ...valuesOf(searchedColumns, book),
    authors: book.authors.map(fullName),
    subjects: book.subjects.map(({ name }) => name),
  });
  if (JSON.stringify(toSearchDocument(before)) !== JSON.stringify(toSearchDocument(after))) {
    await removeFromIndex(tx, [before.id]);
    await indexBooks(tx, [toSearchDocument(after)]);
  }
}
