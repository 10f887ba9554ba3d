import sql from "sql-template-tag";

import type { Audited } from "../../platform/database/auditChange.js";
import { pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { markFilesDropped } from "../../platform/files/fileState.js";
import { bookTable } from "../Book.entity.js";
import { type BookRow, booksByIds } from "../bookReads.js";
import { nextUpdatedAt } from "../nextUpdatedAt.js";
import { bookNotFound } from "./changeFiles.js";

/** Makes a book point to another cover, and releases the one before. @throws NotFoundError */
export async function setCover(
  tx: Transaction,
  id: number,
  nextAddress: (before: string | null) => string | null,
): Promise<Audited<BookRow>> {
  // Locks the book until the transaction ends.
  const [current] = await tx.select(
    pick(bookTable, "imageUrl"),
    sql`FROM books WHERE id = ${id} AND listed = 1 ${forUpdate(tx)}`,
  );
  if (!current) {
    throw bookNotFound();
  }
  const imageUrl = nextAddress(current.imageUrl);
  await tx.update(bookTable, { imageUrl, updatedAt: nextUpdatedAt(tx, new Date()) }, sql`id = ${id}`);
  await markFilesDropped(tx, current.imageUrl);
  const [book] = await booksByIds(tx, [id]);
  if (!book) {
    throw bookNotFound();
  }
  return {
    result: book,
    audit: [{ action: "book.cover", recordId: id, before: current, after: { imageUrl } }],
  };
}
