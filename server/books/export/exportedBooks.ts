import sql, { join } from "sql-template-tag";

import { categoryTable } from "../../authorities/records/Category.entity.js";
import { locationTable } from "../../authorities/records/Location.entity.js";
import { sourceTable } from "../../authorities/records/Source.entity.js";
import { nullable, pick, type RowOf } from "../../platform/database/columns.js";
import type { CreditedName } from "../../authorities/names/authorName.js";
import type { Reader } from "../../platform/database/Database.js";
import { copyTable } from "../copies/Copy.entity.js";
import type { EXPORTED_BOOK_NAMES } from "../record/bookFields.js";
import { type BookSnapshot, selectBookSnapshots } from "../writing/bookSnapshot.js";

const copyColumns = {
  ...pick(
    copyTable,
    "bookId",
    "itemCode",
    "inventoryCode",
    "condition",
    "status",
    "acquiredAt",
    "supplier",
    "invoiceNumber",
    "price",
    "callNumber",
    "note",
    "issueLabel",
    "createdAt",
    "updatedAt",
  ),
  source: nullable(sourceTable.name),
  category: nullable(categoryTable.name),
  location: nullable(locationTable.name),
  shelf: nullable(locationTable.shelf),
};
export type ExportedCopy = RowOf<typeof copyColumns>;

/** What a file says of a book, in whatever form. */
export interface WrittenBook extends Pick<
  BookSnapshot,
  | (typeof EXPORTED_BOOK_NAMES)[number]
  | "publishYear"
  | "publishYearText"
  | "publisher"
  | "category"
  | "classification"
  | "imageUrl"
  | "materialKind"
  | "isHidden"
  | "digitalFileAccess"
  | "location"
  | "source"
> {
  readonly authors: readonly CreditedName[];
  readonly subjects: readonly { readonly name: string }[];
  readonly copies: readonly WrittenCopy[];
}

export type WrittenCopy = Omit<ExportedCopy, "bookId" | "createdAt" | "updatedAt" | "location" | "shelf">;

export interface ExportedBook extends BookSnapshot {
  readonly copies: readonly ExportedCopy[];
}

/** All that is written of these books, in the order of the ids. Withdrawn copies are history and stay here. */
export async function selectExportedBooks(reader: Reader, ids: readonly number[]): Promise<ExportedBook[]> {
  if (ids.length === 0) {
    return [];
  }
  const books = new Map((await selectBookSnapshots(reader, ids)).map((book) => [book.id, book]));
  const copies = await reader.select(
    copyColumns,
    sql`FROM copies LEFT JOIN sources ON sources.id = copies.source_id
          LEFT JOIN categories ON categories.id = copies.category_id
          LEFT JOIN locations ON locations.id = copies.location_id
        WHERE copies.listed = 1 AND copies.status <> 'withdrawn' AND copies.book_id IN (${join([...ids])})
        ORDER BY copies.book_id, copies.id`,
  );
  const copiesOf = new Map<number, ExportedCopy[]>();
  for (const copy of copies) {
    copiesOf.set(copy.bookId, [...(copiesOf.get(copy.bookId) ?? []), copy]);
  }
  return ids.flatMap((id) => {
    const book = books.get(id);
    return book ? [{ ...book, copies: copiesOf.get(id) ?? [] }] : [];
  });
}
