import sql from "sql-template-tag";

import type { BinHandler } from "../../bin/BinHandler.js";
import { ConflictError, NotFoundError } from "../../errors.js";
import { markFilesKept, markFilesDropped } from "../../platform/files/fileState.js";
import { bookVisibility } from "../bookVisibility.js";
import { nextUpdatedAt } from "../nextUpdatedAt.js";
import { type FileReference, FILE_REFERENCES } from "./fileReferences.js";
import { required } from "../../platform/required.js";

const REFERENCE_BY_KIND: Readonly<Record<string, FileReference>> = { book_file: "digitalFile", book_cover: "imageUrl" };
const LABELS: Readonly<Record<FileReference, string>> = { digitalFile: "berkas digital", imageUrl: "sampul" };

/** Restores a book's digital file or cover unless the book has another one by now. */
export const bookFileBin: BinHandler = {
  restore: async (tx, { kind, recordId, label, kept }) => {
    const reference = required(REFERENCE_BY_KIND[kind], "the reference of a file in the bin");
    const { column } = FILE_REFERENCES[reference];
    const visibility = await bookVisibility(tx, recordId);
    if (visibility !== "listed") {
      return visibility === "binned"
        ? new ConflictError(`Buku “${label}” ada di tempat sampah. Pulihkan bukunya dulu.`)
        : new NotFoundError(`Buku “${label}” tidak ada lagi.`);
    }
    const [book] = await tx.rows<{ address: string | null }>(
      sql`SELECT ${column} AS address FROM books WHERE id = ${recordId}`,
    );
    if (!book || book.address !== null) {
      return new ConflictError(
        `“${label}” sudah punya ${LABELS[reference]} lain. Hapus yang itu dulu, lalu pulihkan lagi.`,
      );
    }
    const address = addressOf(kept);
    await tx.run(
      sql`UPDATE books SET ${column} = ${address}, updated_at = ${nextUpdatedAt(tx, new Date())}
          WHERE id = ${recordId}`,
    );
    await markFilesKept(tx, address);
    return { bookId: recordId, auditValues: { [reference]: address } };
  },
  purge: async (tx, rows) => {
    await markFilesDropped(tx, ...rows.map(({ kept }) => addressOf(kept)));
  },
};

function addressOf(kept: Readonly<Record<string, unknown>> | null): string {
  return required(typeof kept?.address === "string" ? kept.address : null, "the address kept in the bin");
}
