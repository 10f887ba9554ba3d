import sql from "sql-template-tag";

import type { Audited } from "../../platform/database/auditChange.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { NotFoundError } from "../../errors.js";
import { markFilesDropped } from "../../platform/files/fileState.js";
import { bookTable } from "../Book.entity.js";
import { type BookRow, booksByIds } from "../bookReads.js";
import { nextUpdatedAt } from "../nextUpdatedAt.js";
import { type FileReference, FILE_REFERENCES } from "./fileReferences.js";

export function bookNotFound(): NotFoundError {
  return new NotFoundError("Buku ini tidak ditemukan. Mungkin sudah dihapus.");
}

/** Makes a book point to another file, or to none, and releases the one before. */
export async function setFileReference(
  tx: Transaction,
  id: number,
  reference: FileReference,
  nextAddress: (before: string | null) => string | null,
): Promise<Audited<BookRow>> {
  const { column, change, action } = FILE_REFERENCES[reference];
  // Locks the book until the transaction ends.
  const [current] = await tx.select(
    { address: column },
    sql`FROM books WHERE id = ${id} AND listed = 1 ${forUpdate(tx)}`,
  );
  if (!current) {
    throw bookNotFound();
  }
  const before = current.address;
  const address = nextAddress(before);
  await tx.update(bookTable, { ...change(address), updatedAt: nextUpdatedAt(tx, new Date()) }, sql`id = ${id}`);
  await markFilesDropped(tx, before);
  const [book] = await booksByIds(tx, [id]);
  if (!book) {
    throw bookNotFound();
  }
  return {
    result: book,
    audit: [
      {
        action,
        recordId: id,
        before: change(before),
        after: change(address),
      },
    ],
  };
}
