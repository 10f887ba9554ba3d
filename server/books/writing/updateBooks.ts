import sql from "sql-template-tag";

import type { DomainError } from "../../errors.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import type { Transaction } from "../../platform/database/Database.js";
import type { Locked } from "../../platform/database/locking.js";
import { markFilesDropped } from "../../platform/files/fileState.js";
import { foldKey } from "../../../common/fold.js";
import { bookTable } from "../Book.entity.js";
import type { BookRow } from "../bookReads.js";
import { setFirstFileAccess } from "../files/changeFiles.js";
import { nextUpdatedAt } from "../nextUpdatedAt.js";
import { updateIndex } from "../query/search/bookSearch.js";
import { countChangedWords } from "../vocabulary/vocabularyWriter.js";
import { identityKey } from "../record/bookIdentity.js";
import { applyChanges } from "./applyChanges.js";
import { adjustBookCounts, moveBookCounts } from "./bookCounts.js";
import type { BookChanges } from "./bookInput.js";
import { areSameLinks, updateBookLinks } from "./bookLinks.js";
import type { RecordChanges } from "./bookRecords.js";
import { bookAuditValues, type BookSnapshot, selectBookSnapshots } from "./bookSnapshot.js";

/** What became of one book of a bulk change. */
export interface BookChangeOutcome {
  readonly id: number;
  /** Its current state; null if there is no book with this id. */
  readonly book: BookRow | null;
  /** False also of a book that was so already. */
  readonly changed: boolean;
  readonly refused: DomainError | null;
}

/** A book that a change has changed. */
export interface ChangedBook {
  readonly before: BookSnapshot;
  readonly after: BookSnapshot;
}

interface UpdatedBooks {
  readonly changed: readonly ChangedBook[];
  readonly outcomes: ReadonlyMap<number, BookChangeOutcome>;
  /** The changes for the audit trail. */
  readonly auditChanges: readonly AuditChange[];
}

/** Writes the same change to each of these books. */
export async function updateBooks(
  tx: Transaction,
  books: readonly Locked<BookSnapshot>[],
  changes: BookChanges,
  records: RecordChanges,
  timestamp: Date,
): Promise<UpdatedBooks> {
  const changedIds: number[] = [];
  for (const book of books) {
    if (await updateBookRow(tx, book, changes, records, timestamp)) {
      changedIds.push(book.id);
    }
  }
  const after = new Map((await selectBookSnapshots(tx, changedIds)).map((book) => [book.id, book]));
  const changed = books.flatMap((before) => {
    const updated = after.get(before.id);
    return updated ? [{ before, after: updated }] : [];
  });
  return {
    changed,
    outcomes: new Map(
      books.map((book) => [
        book.id,
        { id: book.id, book: after.get(book.id) ?? book, changed: after.has(book.id), refused: null },
      ]),
    ),
    auditChanges: changed.map((book) => ({
      action: "book.update" as const,
      recordId: book.after.id,
      before: bookAuditValues(book.before),
      after: bookAuditValues(book.after),
    })),
  };
}

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
    name === "authors" || name === "subjects" ? areSameLinks(before[name], after[name]) : after[name] === before[name],
  );
  if (isUnchanged) {
    return false;
  }
  const isMoved = after.isHidden !== before.isHidden;
  if (isMoved) {
    await adjustBookCounts(tx, [before.id], -1);
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
  await updateBookLinks(tx, "authors", before.id, before.authors, after.authors);
  await updateBookLinks(tx, "subjects", before.id, before.subjects, after.subjects);
  if (isMoved) {
    await adjustBookCounts(tx, [before.id], 1);
  } else if (!after.isHidden) {
    await moveBookCounts(
      tx,
      { ...before, authorIds: idsOf(before.authors) },
      { ...after, authorIds: idsOf(after.authors) },
    );
    await countChangedWords(tx, before.id, before, after);
  }
  const { publisher = before.publisher, classification = before.classification } = records;
  await updateIndex(tx, before, { ...after, id: before.id, publisher, classification });
  if (after.digitalFileAccess !== before.digitalFileAccess) {
    await setFirstFileAccess(tx, before.id, after.digitalFileAccess);
  }
  if (after.imageUrl !== before.imageUrl) {
    await markFilesDropped(tx, before.imageUrl);
  }
  return true;
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
