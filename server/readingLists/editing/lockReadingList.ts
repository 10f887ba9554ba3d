import sql from "sql-template-tag";

import { NotFoundError } from "../../errors.js";
import type { Transaction } from "../../platform/database/Database.js";
import { lockOnEveryNode } from "../../platform/database/locking.js";
import { required } from "../../platform/required.js";
import { lockAccount } from "../../users/userWriter.js";
import { assertCanManage, type LibrarianViewer, type StudentViewer } from "../../viewer.js";
import { isVisibleList, type ReadingListRow, selectReadingLists } from "../readingListReads.js";

export type Owner = StudentViewer | LibrarianViewer;

/** Two presses of one reader take turns, so that there are no two favourites and no list too many. */
export async function lockOwner(tx: Transaction, { userId }: Owner): Promise<void> {
  await lockAccount(tx, userId);
}

export async function requireList(tx: Transaction, id: number): Promise<ReadingListRow> {
  const [list] = await selectReadingLists(tx, sql`reading_lists.id = ${id}`);
  return required(list, "the list just written");
}

/** Locked until the transaction ends, so that what comes onto it is counted and ordered. */
export async function lockEditable(tx: Transaction, viewer: Owner, id: number): Promise<ReadingListRow> {
  await lockOnEveryNode(tx, {
    table: sql`reading_lists`,
    condition: sql`id = ${id}`,
    change: [sql`updated_at = updated_at + INTERVAL 1 DAY`, sql`updated_at = updated_at - INTERVAL 1 DAY`],
  });
  const [list] = await selectReadingLists(tx, sql`reading_lists.id = ${id} AND ${isVisibleList(viewer)}`);
  if (!list) {
    throw new NotFoundError("Daftar bacaan ini tidak ditemukan. Mungkin sudah dihapus.");
  }
  if (list.kind === "library") assertCanManage(viewer, "catalogue");
  return list;
}
