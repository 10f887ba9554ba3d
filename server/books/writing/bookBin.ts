import sql, { join, raw } from "sql-template-tag";

import type { BinKeeper } from "../../bin/BinKeeper.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { slices } from "../../platform/database/slices.js";
import { NotFoundError } from "../../errors.js";
import { keepFiles, releaseFiles } from "../../platform/files/fileState.js";
import { countBooksListed } from "./bookListing.js";
import { removeFromIndex } from "../query/bookSearch.js";
import { changedAt } from "../changedAt.js";

interface BinnedBook {
  readonly id: number;
  readonly imageUrl: string | null;
  readonly digitalFile: string | null;
}

/** A book in the bin is whole, and only hides: it comes back with its number, its address, its copies and its files. */
export const bookBin: BinKeeper = {
  restore: async (tx, { recordId }) => {
    const [book] = await lockBinned(tx, [recordId]);
    if (!book) {
      return new NotFoundError("Buku ini tidak ada lagi.");
    }
    await tx.run(
      sql`UPDATE books SET listed = 1, deleted_at = NULL, updated_at = ${changedAt(tx, new Date())} WHERE id = ${recordId}`,
    );
    await countBooksListed(tx, [recordId], 1);
    await keepFiles(tx, book.imageUrl, book.digitalFile);
    return { bookId: recordId, told: {} };
  },
  purge: async (tx, rows) => {
    const books = await lockBinned(
      tx,
      rows.map(({ recordId }) => recordId),
    );
    const ids = books.map(({ id }) => id);
    if (ids.length === 0) {
      return;
    }
    await removeFromIndex(tx, ids);
    const copies = await tx.rows<{ id: number }>(sql`SELECT id FROM copies WHERE book_id IN (${join(ids)})`);
    for (const part of slices(copies)) {
      await tx.run(sql`DELETE FROM copies WHERE id IN (${join(part.map(({ id }) => id))})`);
    }
    for (const table of ["book_authors", "book_subjects"]) {
      await tx.run(sql`DELETE FROM ${raw(table)} WHERE book_id IN (${join(ids)})`);
    }
    await tx.run(sql`DELETE FROM books WHERE id IN (${join(ids)})`);
    await releaseFiles(tx, ...books.flatMap(({ imageUrl, digitalFile }) => [imageUrl, digitalFile]));
  },
};

function lockBinned(tx: Transaction, ids: readonly number[]): Promise<BinnedBook[]> {
  return tx.rows<BinnedBook>(
    sql`SELECT id, image_url AS imageUrl, digital_file AS digitalFile FROM books
        WHERE id IN (${join([...ids])}) AND deleted_at IS NOT NULL ${forUpdate(tx)}`,
  );
}
