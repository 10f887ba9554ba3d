import sql, { join } from "sql-template-tag";

import type { Reader } from "../../platform/database/Database.js";
import type { CopyCondition } from "../copies/Copy.entity.js";
import { type BookSnapshot, selectBookSnapshots } from "../writing/bookSnapshot.js";

export interface ExportedCopy {
  readonly bookId: number;
  readonly itemCode: string;
  readonly inventoryCode: string | null;
  readonly condition: CopyCondition;
}

export interface ExportedBook extends BookSnapshot {
  readonly copies: readonly ExportedCopy[];
}

/** All that is written of these books, in the order of the ids. Copies that were withdrawn are history and stay here. */
export async function selectExportedBooks(reader: Reader, ids: readonly number[]): Promise<ExportedBook[]> {
  if (ids.length === 0) {
    return [];
  }
  const books = new Map((await selectBookSnapshots(reader, ids)).map((book) => [book.id, book]));
  const copies = await reader.rows<ExportedCopy>(
    sql`SELECT copies.book_id AS bookId, copies.item_code AS itemCode, copies.inventory_code AS inventoryCode, copies.condition AS ${reader.engine === "sqlite" ? sql`"condition"` : sql`\`condition\``}
        FROM copies WHERE copies.listed = 1 AND copies.status <> 'withdrawn' AND copies.book_id IN (${join([...ids])}) ORDER BY copies.book_id, copies.id`,
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
