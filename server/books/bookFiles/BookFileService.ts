import sql, { empty } from "sql-template-tag";

import { recordAudit } from "../../audit/recordAudit.js";
import type { Database, Transaction } from "../../database/Database.js";
import { toStored } from "../../database/instant.js";
import { NotFoundError } from "../../errors.js";
import { assertDocumentEnds, documentTypeOf, HEAD_BYTES } from "../../files/documentType.js";
import { type DocumentEnding, documentAddress, documentFile } from "../../files/fileAddress.js";
import type { IncomingFile, ReceiveFile } from "../../files/IncomingFile.js";
import { releaseFile } from "../../files/releaseFile.js";
import type { StoredFiles } from "../../files/StoredFiles.js";
import { writeIncoming } from "../../files/writeIncoming.js";
import { readInput } from "../../validation/readInput.js";
import { assertManages, type Viewer } from "../../viewer.js";
import { type BookRow, booksByIds } from "../bookReads.js";
import { bookFileInput } from "./bookFileInput.js";

export interface FileLimits {
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
  async uploadBookFile(viewer: Viewer, input: unknown, receive: ReceiveFile): Promise<BookRow> {
    assertManages(viewer);
    const { id } = readInput(bookFileInput, input);
    const { slug } = await this.bookFor(id);
    const file = await receive();
    return this.files.store(
      "document",
      async (name) => documentAddress(name, slug, await this.writeDocument(name, file)),
      async (tx, digitalFile) => {
        const before = await lockBook(tx, id);
        await tx.run(sql`UPDATE books SET digital_file = ${digitalFile}, updated_at = ${toStored(new Date())} WHERE id = ${id}`);
        await releaseFile(tx, before.digitalFile);
        await recordAudit(tx, viewer, { action: "book.file", recordId: id, before: { digitalFile: before.digitalFile }, after: { digitalFile } });
        return readBook(tx, id);
      },
    );
  }

  /** @throws NotFoundError also for a book that has no digital file. */
  async deleteBookFile(viewer: Viewer, input: unknown): Promise<BookRow> {
    assertManages(viewer);
    const { id } = readInput(bookFileInput, input);
    const book = await this.database.write(async (tx) => {
      const { digitalFile } = await lockBook(tx, id);
      if (digitalFile === null) {
        throw new NotFoundError("Buku ini tidak punya berkas digital.");
      }
      await tx.run(sql`UPDATE books SET digital_file = NULL, updated_at = ${toStored(new Date())} WHERE id = ${id}`);
      await releaseFile(tx, digitalFile);
      await recordAudit(tx, viewer, { action: "book.file", recordId: id, before: { digitalFile }, after: { digitalFile: null } });
      return readBook(tx, id);
    });
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

  private async writeDocument(name: string, { stream }: IncomingFile): Promise<DocumentEnding> {
    const { folder } = this.files;
    let ending: DocumentEnding = "pdf";
    const checkHead = (head: Buffer) => {
      ending = documentTypeOf(head);
    };
    await writeIncoming(stream, folder.arrivingPath(name), { mostBytes: this.limits.documentBytes, headBytes: HEAD_BYTES, checkHead });
    await assertDocumentEnds(folder.arrivingPath(name), ending);
    await folder.settle(name, documentFile(name, ending));
    return ending;
  }
}

function bookNotFound(): NotFoundError {
  return new NotFoundError("Buku ini tidak ditemukan.");
}

/** What the book points to now; nobody else changes it until the transaction ends. */
async function lockBook(tx: Transaction, id: number): Promise<{ readonly imageUrl: string | null; readonly digitalFile: string | null }> {
  const [book] = await tx.rows<{ imageUrl: string | null; digitalFile: string | null }>(
    sql`SELECT image_url AS imageUrl, digital_file AS digitalFile FROM books WHERE id = ${id} AND listed = 1 ${tx.engine === "mysql" ? sql`FOR UPDATE` : empty}`,
  );
  if (!book) {
    throw bookNotFound();
  }
  return book;
}

async function readBook(tx: Transaction, id: number): Promise<BookRow> {
  const [book] = await booksByIds(tx, [id]);
  if (!book) {
    throw bookNotFound();
  }
  return book;
}
