import sql, { empty, raw } from "sql-template-tag";

import { recordAudit } from "../../audit/recordAudit.js";
import type { Database, Transaction } from "../../database/Database.js";
import { toStored } from "../../database/instant.js";
import { NotFoundError } from "../../errors.js";
import { writeCover } from "../../files/coverImage.js";
import { writeDocument } from "../../files/document.js";
import { coverAddress, documentAddress } from "../../files/fileAddress.js";
import type { ReceiveFile } from "../../files/IncomingFile.js";
import { releaseFile } from "../../files/releaseFile.js";
import type { StoredFiles } from "../../files/StoredFiles.js";
import { readInput } from "../../validation/readInput.js";
import { assertManages, type Viewer } from "../../viewer.js";
import { type BookRow, booksByIds } from "../bookReads.js";
import { bookFileInput } from "./bookFileInput.js";

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

  /** @throws NotFoundError, FileRefusedError; unless the book is there the file is not read at all. */
  async uploadBookCover(viewer: Viewer, input: unknown, receive: ReceiveFile): Promise<BookRow> {
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
    );
  }

  /** @throws NotFoundError, FileRefusedError; unless the book is there the file is not read at all. */
  async uploadBookFile(viewer: Viewer, input: unknown, receive: ReceiveFile): Promise<BookRow> {
    assertManages(viewer);
    const { id } = readInput(bookFileInput, input);
    const { slug } = await this.bookFor(id);
    const { stream } = await receive();
    return this.files.store(
      "document",
      async (name) => documentAddress(name, slug, await writeDocument(this.files.folder, name, stream, this.limits.documentBytes)),
      (tx, address) => pointTo(tx, viewer, id, "digitalFile", () => address),
    );
  }

  /** @throws NotFoundError also for a book that has no digital file. */
  async deleteBookFile(viewer: Viewer, input: unknown): Promise<BookRow> {
    assertManages(viewer);
    const { id } = readInput(bookFileInput, input);
    const book = await this.database.write((tx) =>
      pointTo(tx, viewer, id, "digitalFile", (before) => {
        if (before === null) {
          throw new NotFoundError("Buku ini tidak punya berkas digital.");
        }
        return null;
      }),
    );
    await this.files.removeDropped();
    return book;
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

/** Where a book keeps the address of a file, and what the trail calls the change. */
const POINTERS = {
  imageUrl: { column: raw("image_url"), action: "book.cover" },
  digitalFile: { column: raw("digital_file"), action: "book.file" },
} as const;

/** Makes a book point to another file, or to none, and releases the one before. */
async function pointTo(tx: Transaction, viewer: Viewer, id: number, pointer: keyof typeof POINTERS, choose: (before: string | null) => string | null): Promise<BookRow> {
  const { column, action } = POINTERS[pointer];
  // Nobody else changes it until the transaction ends.
  const [found] = await tx.rows<{ address: string | null }>(
    sql`SELECT ${column} AS address FROM books WHERE id = ${id} AND listed = 1 ${tx.engine === "mysql" ? sql`FOR UPDATE` : empty}`,
  );
  if (!found) {
    throw bookNotFound();
  }
  const before = found.address;
  const address = choose(before);
  await tx.run(sql`UPDATE books SET ${column} = ${address}, updated_at = ${toStored(new Date())} WHERE id = ${id}`);
  await releaseFile(tx, before);
  const [book] = await booksByIds(tx, [id]);
  if (!book) {
    throw bookNotFound();
  }
  await recordAudit(tx, viewer, { action, recordId: id, before: { [pointer]: before }, after: { [pointer]: address } });
  return book;
}
