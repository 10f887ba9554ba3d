import type { Database } from "../../../server/platform/database/Database.js";
import { changeFiles, insertFile } from "../../../server/books/files/changeFiles.js";
import type { BookFileRow } from "../../../server/books/files/bookFileReads.js";
import { testWrite } from "../testWrite.js";

/** Gives a book a file of which there is nothing but its row, and gives the file's number. */
export function givenBookFile(
  database: Database,
  bookId: number,
  { address = `/static/files/${"b".repeat(32)}/buku.pdf`, ...file }: Partial<Omit<BookFileRow, "id" | "bookId">> = {},
): Promise<number> {
  return database.write(testWrite, async (tx) => {
    const { result } = await changeFiles(tx, bookId, (locked) =>
      insertFile(tx, locked, {
        format: "pdf",
        name: null,
        access: locked.access,
        bytes: null,
        createdAt: new Date("2026-11-21T00:00:00Z"),
        address,
        ...file,
      }),
    );
    return result;
  });
}
