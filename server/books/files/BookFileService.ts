import sql from "sql-template-tag";
import { z } from "zod";

import { moveToBin } from "../../bin/moveToBin.js";
import { pick } from "../../platform/database/columns.js";
import type { Database } from "../../platform/database/Database.js";
import { NotFoundError } from "../../errors.js";
import { writeCover } from "../../platform/files/images/coverImage.js";
import { writeDocument } from "../../platform/files/document.js";
import {
  documentAddress,
  type DocumentExtension,
  documentFile,
  documentFolder,
} from "../../platform/files/fileAddress.js";
import type { ReceiveFile } from "../../platform/files/IncomingFile.js";
import type { FileColumn, StoredFiles } from "../../platform/files/StoredFiles.js";
import type { ByteLimit } from "../../platform/files/writeUpload.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { bookTable } from "../Book.entity.js";
import { canSeeBook } from "../bookVisibility.js";
import { type BookRow, booksByIds } from "../bookReads.js";
import { assertCanReadDigitalFile } from "./digitalFileAccess.js";
import { bookNotFound, setFileReference } from "./setFileReference.js";

/** Their addresses are `/static/covers/<name>-<width>.webp` and `/static/files/<name>/<slug>.pdf`. */
export const bookFileColumns: readonly FileColumn[] = [
  { table: "books", column: bookTable.imageUrl, nameAt: 16 },
  { table: "books", column: bookTable.digitalFile, nameAt: 15 },
];

/** The file is requested separately, after the permission check. */
const bookFileInput = z.strictObject({ id: z.int() });

export interface FileLimits {
  readonly coverBytes: ByteLimit;
  readonly documentBytes: ByteLimit;
}

/** A book's cover and digital file. If an upload is refused or incomplete, the old file stays. */
export class BookFileService {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly limits: FileLimits,
  ) {}

  /**
   * Called off by `signal`. Unless the book is there the file is not read at all.
   * @throws NotFoundError, FileRefusedError
   */
  async uploadBookCover(viewer: Viewer, input: unknown, receive: ReceiveFile, signal?: AbortSignal): Promise<BookRow> {
    assertCanManage(viewer, "catalogue");
    const { id } = parseInput(bookFileInput, input);
    await this.requireBook(id);
    const maxBytes = await this.limits.coverBytes();
    const { stream } = await receive();
    return this.files.store(
      viewer,
      "cover",
      (name) => writeCover(this.files.folder, name, stream, maxBytes),
      (tx, address) => setFileReference(tx, id, "imageUrl", () => address),
      signal,
    );
  }

  /**
   * Called off by `signal`. Unless the book is there the file is not read at all.
   * @throws NotFoundError, FileRefusedError
   */
  async uploadBookFile(viewer: Viewer, input: unknown, receive: ReceiveFile, signal?: AbortSignal): Promise<BookRow> {
    assertCanManage(viewer, "catalogue");
    const { id } = parseInput(bookFileInput, input);
    const { slug } = await this.requireBook(id);
    const maxBytes = await this.limits.documentBytes();
    const { stream } = await receive();
    return this.files.store(
      viewer,
      "document",
      async (name) => documentAddress(name, slug, await writeDocument(this.files.folder, name, stream, maxBytes)),
      (tx, address) => setFileReference(tx, id, "digitalFile", () => address),
      signal,
    );
  }

  /**
   * Moves it to the bin; its URL stops working immediately.
   * @throws NotFoundError also for a book without a digital file.
   */
  async deleteBookFile(
    viewer: Viewer,
    input: unknown,
  ): Promise<{ readonly book: BookRow; readonly binEntryIds: readonly number[] }> {
    assertCanManage(viewer, "catalogue");
    const { id } = parseInput(bookFileInput, input);
    return this.database.write({ viewer }, async (tx) => {
      let address = "";
      const { result: book, audit } = await setFileReference(tx, id, "digitalFile", (before) => {
        if (before === null) {
          throw new NotFoundError("Buku ini tidak punya berkas digital.");
        }
        address = before;
        return null;
      });
      const binEntryIds = await moveToBin(tx, viewer, [
        { kind: "book_file", recordId: id, label: book.title, kept: { address }, files: [address] },
      ]);
      return { result: { book, binEntryIds }, audit };
    });
  }

  /**
   * Where the file of this address lies and whether everybody may read it; null where no book has it. One that several
   * books refer to is as open as the most open of them.
   * @throws UnauthenticatedError where it is for members.
   */
  async findDigitalFile(
    viewer: Viewer,
    name: string,
    extension: DocumentExtension,
  ): Promise<{ readonly path: string; readonly isPublic: boolean } | null> {
    const folder = documentFolder(name);
    const books = await this.database.read((reader) =>
      reader.select(
        pick(bookTable, "digitalFile", "digitalFileAccess", "isHidden"),
        sql`FROM books WHERE digital_file > ${`${folder}/`} AND digital_file < ${`${folder}0`} AND listed = 1`,
      ),
    );
    const visible = books.filter((book) => canSeeBook(viewer, book));
    const book = visible.find(({ digitalFileAccess }) => digitalFileAccess === "public") ?? visible[0];
    if (book === undefined) {
      return null;
    }
    assertCanReadDigitalFile(viewer, book);
    const path = await this.files.find("document", name, documentFile(name, extension));
    return path === null ? null : { path, isPublic: book.digitalFileAccess === "public" && !book.isHidden };
  }

  private async requireBook(id: number): Promise<BookRow> {
    const [book] = await this.database.read((reader) => booksByIds(reader, [id]));
    if (!book) {
      throw bookNotFound();
    }
    return book;
  }
}
