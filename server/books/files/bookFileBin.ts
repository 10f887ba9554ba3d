import sql from "sql-template-tag";
import { z } from "zod";

import { type BinHandler, keptBinHandler } from "../../bin/BinHandler.js";
import { ConflictError, DomainError } from "../../errors.js";
import type { Transaction } from "../../platform/database/Database.js";
import { rowSchema } from "../../platform/database/rowSchema.js";
import { markFilesDropped, markFilesKept } from "../../platform/files/fileState.js";
import { bookTable } from "../Book.entity.js";
import { bookVisibility } from "../bookVisibility.js";
import { nextUpdatedAt } from "../nextUpdatedAt.js";
import { bookFileTable } from "./BookFile.entity.js";
import type { BookFileRow } from "./bookFileReads.js";
import { changeFiles, insertFile } from "./changeFiles.js";

const keptCover = z.object({ address: z.string() });

/** Restores a book's cover unless the book has another one by now. */
export const bookCoverBin: BinHandler = keptBinHandler(keptCover, {
  restore: async (tx, { recordId, label }, { address }) => {
    const refusal = await bookRefusal(tx, recordId, label, "sampul");
    if (refusal) {
      return refusal;
    }
    const [book] = await tx.select({ address: bookTable.imageUrl }, sql`FROM books WHERE id = ${recordId}`);
    if (!book || book.address !== null) {
      return new ConflictError(`“${label}” sudah punya sampul lain. Hapus dulu berkas itu, lalu pulihkan lagi.`);
    }
    await tx.update(bookTable, { imageUrl: address, updatedAt: nextUpdatedAt(tx, new Date()) }, sql`id = ${recordId}`);
    await markFilesKept(tx, address);
    return { bookIds: [recordId], auditValues: { imageUrl: address } };
  },
  purge: (tx, files) => markFilesDropped(tx, ...files.map(({ address }) => address)),
});

type KeptFile = Pick<BookFileRow, "address"> & Partial<Omit<BookFileRow, "bookId">>;

/** One that was deleted before titles had several kept its address alone. */
const keptFile: z.ZodType<KeptFile> = z.union([
  rowSchema(bookFileTable, "id", "position", "format", "name", "address", "access", "bytes", "createdAt"),
  z.object({ address: z.string() }),
]);

/** Restores a file of a title with its number, at the place that it had. */
export const bookFileBin: BinHandler = keptBinHandler(keptFile, {
  restore: async (tx, { recordId, label, deletedAt }, kept) => {
    const refusal = await bookRefusal(tx, recordId, label, "berkas digital");
    if (refusal) {
      return refusal;
    }
    const { address } = kept;
    try {
      const { audit } = await changeFiles(tx, recordId, (locked) =>
        insertFile(tx, locked, {
          format: address.endsWith(".epub") ? "epub" : "pdf",
          name: null,
          access: locked.access,
          bytes: null,
          createdAt: deletedAt,
          position: 1,
          ...kept,
        }),
      );
      await markFilesKept(tx, address);
      return { bookIds: [recordId], auditValues: audit[0]?.after ?? {} };
    } catch (error) {
      // Too many by now: refused before anything was written.
      if (error instanceof DomainError) return error;
      throw error;
    }
  },
  purge: (tx, files) => markFilesDropped(tx, ...files.map(({ address }) => address)),
});

/** Why what belongs to a book cannot come back; null where the book is there. */
async function bookRefusal(
  tx: Transaction,
  bookId: number,
  label: string,
  what: string,
): Promise<ConflictError | null> {
  const visibility = await bookVisibility(tx, bookId);
  if (visibility === "listed") {
    return null;
  }
  return new ConflictError(
    visibility === "binned"
      ? `Buku “${label}” ada di Tempat Sampah. Pulihkan bukunya dulu.`
      : `Buku “${label}” tidak ada lagi, jadi ${what} itu tidak dapat dipulihkan.`,
  );
}
