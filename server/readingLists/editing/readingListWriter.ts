import sql, { join } from "sql-template-tag";

import { bool, pick } from "../../platform/database/columns.js";
import type { Reader, Transaction } from "../../platform/database/Database.js";
import { freeSlug } from "../../platform/database/freeSlug.js";
import { forUpdate } from "../../platform/database/locking.js";
import { slugBase } from "../../platform/text/slugBase.js";
import { readingListTable } from "../ReadingList.entity.js";
import { readingListItemTable } from "../ReadingListItem.entity.js";

const FALLBACK_SLUG = "daftar";

/** A free name in addresses: `bacaan-kelas-x`, then `-2`, `-3`. */
export function freeListSlug(reader: Reader, name: string): Promise<string> {
  return freeSlug(slugBase(name, FALLBACK_SLUG), (condition) =>
    reader.select(pick(readingListTable, "slug"), sql`FROM reading_lists WHERE ${condition}`),
  );
}

const orderedColumns = {
  ...pick(readingListItemTable, "id", "bookId", "position", "note"),
  isShown: bool(
    sql`(SELECT CASE WHEN books.is_hidden = 0 THEN books.listed ELSE 0 END FROM books WHERE books.id = reading_list_items.book_id)`,
  ),
};

/** All that is on a list in its order, also what is in the bin; its list is locked. */
export function selectOrder(tx: Transaction, listId: number) {
  return tx.select(
    orderedColumns,
    sql`FROM reading_list_items WHERE list_id = ${listId} ORDER BY position, id ${forUpdate(tx)}`,
  );
}
type Ordered = Awaited<ReturnType<typeof selectOrder>>[number];

/** Puts one item at a place among those that are seen, 1 for the first; a place behind the last is the end. */
export async function moveItem(tx: Transaction, order: readonly Ordered[], id: number, place: number): Promise<void> {
  const moved = order.filter((item) => item.id === id);
  const others = order.filter((item) => item.id !== id);
  const next = others.filter(({ isShown }) => isShown)[place - 1];
  const index = next ? others.indexOf(next) : others.length;
  const renumbered = [...others.slice(0, index), ...moved, ...others.slice(index)]
    .map((item, number) => ({ item, position: number + 1 }))
    .filter(({ item, position }) => item.position !== position);
  if (renumbered.length === 0) return;
  const positions = join(
    renumbered.map(({ item, position }) => sql`WHEN ${item.id} THEN ${position}`),
    " ",
  );
  const ids = join(renumbered.map(({ item }) => item.id));
  await tx.update(readingListItemTable, { position: sql`CASE id ${positions} END` }, sql`id IN (${ids})`);
}
