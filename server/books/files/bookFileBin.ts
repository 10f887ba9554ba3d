import sql from "sql-template-tag";
import { z } from "zod";

import { type BinHandler, keptBinHandler } from "../../bin/BinHandler.js";
import { ConflictError } from "../../errors.js";
import { markFilesKept, markFilesDropped } from "../../platform/files/fileState.js";
import { bookTable } from "../Book.entity.js";
import { bookVisibility } from "../bookVisibility.js";
import { nextUpdatedAt } from "../nextUpdatedAt.js";
import { type FileReference, FILE_REFERENCES } from "./fileReferences.js";

const keptFile = z.object({ address: z.string() });

/** Restores a book's digital file or cover unless the book has another one by now. */
export function bookFileBin(reference: FileReference): BinHandler {
  const { column, change, label: fileLabel } = FILE_REFERENCES[reference];
  return keptBinHandler(keptFile, {
    restore: async (tx, { recordId, label }, { address }) => {
      const visibility = await bookVisibility(tx, recordId);
      if (visibility !== "listed") {
        return new ConflictError(
          visibility === "binned"
            ? `Buku “${label}” ada di Tempat Sampah. Pulihkan bukunya dulu.`
            : `Buku “${label}” tidak ada lagi, jadi ${fileLabel} itu tidak dapat dipulihkan.`,
        );
      }
      const [book] = await tx.select({ address: column }, sql`FROM books WHERE id = ${recordId}`);
      if (!book || book.address !== null) {
        return new ConflictError(
          `“${label}” sudah punya ${fileLabel} lain. Hapus dulu berkas itu, lalu pulihkan lagi.`,
        );
      }
      await tx.update(
        bookTable,
        { ...change(address), updatedAt: nextUpdatedAt(tx, new Date()) },
        sql`id = ${recordId}`,
      );
      await markFilesKept(tx, address);
      return { bookIds: [recordId], auditValues: change(address) };
    },
    purge: (tx, files) => markFilesDropped(tx, ...files.map(({ address }) => address)),
  });
}
