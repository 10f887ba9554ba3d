import sql from "sql-template-tag";

import type { BinKeeper } from "../../bin/BinKeeper.js";
import { ConflictError, NotFoundError } from "../../errors.js";
import { keepFiles, releaseFiles } from "../../platform/files/fileState.js";
import { bookStands } from "../bookStands.js";
import { changedAt } from "../changedAt.js";
import { type FilePointer, POINTERS } from "./filePointers.js";

const POINTER_OF: Readonly<Record<string, FilePointer>> = { book_file: "digitalFile", book_cover: "imageUrl" };
const WORDS: Readonly<Record<FilePointer, string>> = { digitalFile: "berkas digital", imageUrl: "sampul" };

/** The digital file or the cover that a book had: it comes back where the book has got no other meanwhile. */
export const bookFileBin: BinKeeper = {
  restore: async (tx, { kind, recordId, label, kept }) => {
    const pointer = POINTER_OF[kind] ?? "digitalFile";
    const { column } = POINTERS[pointer];
    const stands = await bookStands(tx, recordId);
    if (stands !== "listed") {
      return stands === "binned"
        ? new ConflictError(`Buku “${label}” ada di tempat sampah. Pulihkan bukunya dulu.`)
        : new NotFoundError(`Buku “${label}” tidak ada lagi.`);
    }
    const [book] = await tx.rows<{ address: string | null }>(
      sql`SELECT ${column} AS address FROM books WHERE id = ${recordId}`,
    );
    if (!book || book.address !== null) {
      return new ConflictError(
        `“${label}” sudah punya ${WORDS[pointer]} lain. Hapus yang itu dulu, lalu pulihkan lagi.`,
      );
    }
    const address = addressOf(kept);
    await tx.run(
      sql`UPDATE books SET ${column} = ${address}, updated_at = ${changedAt(tx, new Date())} WHERE id = ${recordId}`,
    );
    await keepFiles(tx, address);
    return { bookId: recordId, told: { [pointer]: address } };
  },
  purge: async (tx, rows) => {
    await releaseFiles(tx, ...rows.map(({ kept }) => addressOf(kept)));
  },
};

function addressOf(kept: Readonly<Record<string, unknown>> | null): string | null {
  return typeof kept?.address === "string" ? kept.address : null;
}
