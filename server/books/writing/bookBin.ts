import sql, { join, raw } from "sql-template-tag";

import type { BinHandler } from "../../bin/BinHandler.js";
import { pick, type RowOf } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { chunk } from "../../platform/database/chunk.js";
import { NotFoundError } from "../../errors.js";
import { markFilesKept, markFilesDropped } from "../../platform/files/fileState.js";
import { bookTable } from "../Book.entity.js";
import { copyTable } from "../copies/Copy.entity.js";
import { adjustBookCounts } from "./bookCounts.js";
import { removeFromIndex } from "../query/bookSearch.js";
import { nextUpdatedAt } from "../nextUpdatedAt.js";

const fileColumns = pick(bookTable, "id", "imageUrl", "digitalFile");

/** A book in the bin is only marked as deleted: restoring it restores its id, URL, copies and files. */
export const bookBin: BinHandler = {
  restore: async (tx, { recordId }) => {
    const [book] = await lockBinnedBooks(tx, [recordId]);
    if (!book) {
      return new NotFoundError("Buku ini tidak ada lagi.");
    }
    await tx.update(
      bookTable,
      { listed: true, deletedAt: null, updatedAt: nextUpdatedAt(tx, new Date()) },
      sql`id = ${recordId}`,
    );
    await adjustBookCounts(tx, [recordId], 1);
    await markFilesKept(tx, book.imageUrl, book.digitalFile);
    return { bookId: recordId, auditValues: {} };
  },
  purge: async (tx, rows) => {
    const books = await lockBinnedBooks(
      tx,
      rows.map(({ recordId }) => recordId),
    );
    const ids = books.map(({ id }) => id);
    if (ids.length === 0) {
      return;
    }
    await removeFromIndex(tx, ids);
    const copies = await tx.select(pick(copyTable, "id"), sql`FROM copies WHERE book_id IN (${join(ids)})`);
    for (const batch of chunk(copies)) {
      await tx.run(sql`DELETE FROM copies WHERE id IN (${join(batch.map(({ id }) => id))})`);
    }
    for (const table of ["book_authors", "book_subjects"]) {
      await tx.run(sql`DELETE FROM ${raw(table)} WHERE book_id IN (${join(ids)})`);
    }
    await tx.run(sql`DELETE FROM books WHERE id IN (${join(ids)})`);
    await markFilesDropped(tx, ...books.flatMap(({ imageUrl, digitalFile }) => [imageUrl, digitalFile]));
  },
};

function lockBinnedBooks(tx: Transaction, ids: readonly number[]): Promise<RowOf<typeof fileColumns>[]> {
  return tx.select(
    fileColumns,
    sql`FROM books WHERE id IN (${join([...ids])}) AND deleted_at IS NOT NULL ${forUpdate(tx)}`,
  );
}
