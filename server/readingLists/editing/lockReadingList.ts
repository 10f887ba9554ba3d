import sql from "sql-template-tag";

import { NotFoundError } from "../../errors.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { required } from "../../platform/required.js";
import { assertCanManage, type LibrarianViewer, type StudentViewer } from "../../viewer.js";
import { isVisibleList, type ReadingListRow, selectReadingLists } from "../readingListReads.js";

export type Owner = StudentViewer | LibrarianViewer;

/** Two presses of one reader take turns, so that there are no two favourites and no list too many. */
export async function lockAccount(tx: Transaction, { userId }: Owner): Promise<void> {
  await tx.rows(sql`SELECT id FROM users WHERE id = ${userId} ${forUpdate(tx)}`);
}

export async function requireList(tx: Transaction, id: number): Promise<ReadingListRow> {
  const [list] = await selectReadingLists(tx, sql`reading_lists.id = ${id}`);
  return required(list, "the list just written");
}

/** Locked until the transaction ends, so that what comes onto it is counted and ordered. */
export async function lockEditable(tx: Transaction, viewer: Owner, id: number): Promise<ReadingListRow> {
  await tx.rows(sql`SELECT id FROM reading_lists WHERE id = ${id} ${forUpdate(tx)}`);
  const [list] = await selectReadingLists(tx, sql`reading_lists.id = ${id} AND ${isVisibleList(viewer)}`);
  if (!list) {
    throw new NotFoundError("Daftar bacaan ini tidak ditemukan. Mungkin sudah dihapus.");
  }
  if (list.kind === "library") assertCanManage(viewer, "catalogue");
  return list;
}
