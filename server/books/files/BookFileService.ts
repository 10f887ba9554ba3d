import sql from "sql-template-tag";

import { recordAudit } from "../../audit/recordAudit.js";
import { putInBin } from "../../bin/putInBin.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { NotFoundError } from "../../errors.js";
import { writeCover } from "../../platform/files/coverImage.js";
import { writeDocument } from "../../platform/files/document.js";
import { coverAddress, documentAddress } from "../../platform/files/fileAddress.js";
import type { ReceiveFile } from "../../platform/files/IncomingFile.js";
import { holdFiles, releaseFiles } from "../../platform/files/fileState.js";
import type { StoredFiles } from "../../platform/files/StoredFiles.js";
import { readInput } from "../../platform/validation/readInput.js";
import { assertManages, type Viewer } from "../../viewer.js";
import { type BookRow, booksByIds } from "../bookReads.js";
import { changedAt } from "../changedAt.js";
import { bookFileInput } from "./bookFileInput.js";
import { type FilePointer, POINTERS } from "./filePointers.js";

export interface FileLimits {
  readonly coverBytes: number;
  readonly documentBytes: number;
}

/** A book's cover and digital file. Refused or cut, an upload leaves what was there before. */
export class BookFileService {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly limits: FileLimits,
  ) {}

  /** Called off by `signal`. @throws NotFoundError, FileRefusedError; unless the book is there the file is not read at all. */
  async uploadBookCover(viewer: Viewer, input: unknown, receive: ReceiveFile, signal?: AbortSignal): Promise<BookRow> {
    assertManages(viewer);
    const { id } = readInput(bookFileInput, input);
    await this.bookFor(id);
    const { stream } = await receive();
    return this.files.store(
      "cover",
      async (name) => {
        await writeCover(this.files.folder, name, stream, this.limits.coverBytes);
        return coverAddress(name);
      },
      (tx, address) => pointTo(tx, viewer, id, "imageUrl", () => address),
      signal,
    );
  }

  /** Called off by `signal`. @throws NotFoundError, FileRefusedError; unless the book is there the file is not read at all. */
  async uploadBookFile(viewer: Viewer, input: unknown, receive: ReceiveFile, signal?: AbortSignal): Promise<BookRow> {
    assertManages(viewer);
    const { id } = readInput(bookFileInput, input);
    const { slug } = await this.bookFor(id);
    const { stream } = await receive();
    return this.files.store(
      "document",
      async (name) =>
        documentAddress(name, slug, await writeDocument(this.files.folder, name, stream, this.limits.documentBytes)),
      (tx, address) => pointTo(tx, viewer, id, "digitalFile", () => address),
      signal,
    );
  }

  /** Into the bin: its address leads nowhere at once. @throws NotFoundError also for a book that has no digital file. */
  async deleteBookFile(
    viewer: Viewer,
    input: unknown,
  ): Promise<{ readonly book: BookRow; readonly binEntryIds: readonly number[] }> {
    assertManages(viewer);
    const { id } = readInput(bookFileInput, input);
    return this.database.write(async (tx) => {
      let address = "";
      const book = await pointTo(tx, viewer, id, "digitalFile", (before) => {
        if (before === null) {
          throw new NotFoundError("Buku ini tidak punya berkas digital.");
        }
        address = before;
        return null;
      });
      await holdFiles(tx, address);
      return {
        book,
        binEntryIds: await putInBin(tx, viewer, [
          { kind: "book_file", recordId: id, label: book.title, kept: { address } },
        ]),
      };
    });
  }

  private async bookFor(id: number): Promise<BookRow> {
    const [book] = await this.database.read((reader) => booksByIds(reader, [id]));
    if (!book) {
      throw bookNotFound();
    }
    return book;
  }
}

function bookNotFound(): NotFoundError {
  return new NotFoundError("Buku ini tidak ditemukan.");
}

/** Makes a book point to another file, or to none, and releases the one before. */
async function pointTo(
  tx: Transaction,
  viewer: Viewer,
  id: number,
  pointer: FilePointer,
  choose: (before: string | null) => string | null,
): Promise<BookRow> {
  const { column, action } = POINTERS[pointer];
  // Nobody else changes it until the transaction ends.
  const [found] = await tx.rows<{ address: string | null }>(
    sql`SELECT ${column} AS address FROM books WHERE id = ${id} AND listed = 1 ${forUpdate(tx)}`,
  );
  if (!found) {
    throw bookNotFound();
  }
  const before = found.address;
  const address = choose(before);
  await tx.run(
    sql`UPDATE books SET ${column} = ${address}, updated_at = ${changedAt(tx, new Date())} WHERE id = ${id}`,
  );
  await releaseFiles(tx, before);
  const [book] = await booksByIds(tx, [id]);
  if (!book) {
    throw bookNotFound();
  }
  await recordAudit(tx, viewer, { action, recordId: id, before: { [pointer]: before }, after: { [pointer]: address } });
  return book;
}
