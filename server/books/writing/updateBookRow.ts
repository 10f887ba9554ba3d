import sql, { bulk, raw } from "sql-template-tag";

import { fullName } from "../../authorities/names/authorName.js";
import type { Transaction } from "../../platform/database/Database.js";
import { markFilesDropped } from "../../platform/files/fileState.js";
import { foldKey } from "../../platform/text/fold.js";
import { moveBookCounts } from "./bookCounts.js";
import { identityKey } from "../record/bookIdentity.js";
import { indexBooks, removeFromIndex } from "../query/bookSearch.js";
import { nextUpdatedAt } from "../nextUpdatedAt.js";
import type { BookChanges } from "./bookInput.js";
import { applyChanges } from "./applyChanges.js";
import type { ChosenRecords } from "./resolveChosenRecords.js";
import type { BookSnapshot } from "./bookSnapshot.js";

/**
 * Updates a book's row, links, search words and stored counts. Returns false, and writes nothing, if nothing has
 * changed.
 */
export async function updateBookRow(
  tx: Transaction,
  before: BookSnapshot,
  changes: BookChanges,
  records: ChosenRecords,
  now: Date,
): Promise<boolean> {
  const after = await applyChanges(tx, before, changes, records);
  const isUnchanged = (Object.keys(after) as (keyof typeof after)[]).every((name) =>
    name === "authors" || name === "subjects"
      ? idsOf(after[name]).join() === idsOf(before[name]).join()
      : after[name] === before[name],
  );
  if (isUnchanged) {
    return false;
  }
  const { publishYear, publishYearText } = after;
  await tx.run(
    sql`UPDATE books SET
          title = ${after.title}, title_key = ${foldKey(after.title)}, subtitle = ${after.subtitle}, isbn = ${after.isbn}, isbn13 = ${after.isbn13},
          publisher_id = ${after.publisherId}, publish_place = ${after.publishPlace}, publish_year = ${publishYear}, publish_year_text = ${publishYearText},
          edition = ${after.edition}, physical_description = ${after.physicalDescription}, series_title = ${after.seriesTitle}, language = ${after.language},
          classification_id = ${after.classificationId}, call_number = ${after.callNumber}, category_id = ${after.categoryId},
          description = ${after.description}, image_url = ${after.imageUrl}, location_id = ${after.locationId}, source_id = ${after.sourceId},
          price = ${after.price}, identity_key = ${identityKey({ title: after.title, authors: after.authors, publishYear, publishYearText })},
          updated_at = ${nextUpdatedAt(tx, now)}
        WHERE id = ${before.id}`,
  );
  await updateLinks(tx, before.id, "authors", idsOf(before.authors), idsOf(after.authors));
  await updateLinks(tx, before.id, "subjects", idsOf(before.subjects), idsOf(after.subjects));
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

const LINKS = {
  authors: { table: raw("book_authors"), column: raw("author_id") },
  subjects: { table: raw("book_subjects"), column: raw("subject_id") },
} as const;

async function updateLinks(
  tx: Transaction,
  bookId: number,
  link: keyof typeof LINKS,
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  if (before.join() === after.join()) {
    return;
  }
  const { table, column } = LINKS[link];
  await tx.run(sql`DELETE FROM ${table} WHERE book_id = ${bookId}`);
  if (after.length > 0) {
    await tx.run(
      sql`INSERT INTO ${table} (book_id, ${column}, position) VALUES ${bulk(after.map((id, position) => [bookId, id, position]))}`,
    );
  }
}

type SearchableBook = Pick<
  BookSnapshot,
  "id" | "title" | "subtitle" | "authors" | "subjects" | "isbn" | "isbn13" | "callNumber"
>;

async function updateSearchIndex(tx: Transaction, before: SearchableBook, after: SearchableBook): Promise<void> {
  const toSearchDocument = ({ id, title, subtitle, authors, subjects, isbn, isbn13, callNumber }: SearchableBook) => ({
    bookId: id,
    title,
    subtitle,
    authors: authors.map(fullName),
    subjects: subjects.map(({ name }) => name),
    isbn,
    isbn13,
    callNumber,
  });
  if (JSON.stringify(toSearchDocument(before)) !== JSON.stringify(toSearchDocument(after))) {
    await removeFromIndex(tx, [before.id]);
    await indexBooks(tx, [toSearchDocument(after)]);
  }
}
