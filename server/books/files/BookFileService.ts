import sql from "sql-template-tag";
import { z } from "zod";

import { pick } from "../../platform/database/columns.js";
import type { Database } from "../../platform/database/Database.js";
import { writeCover } from "../../platform/files/images/coverImage.js";
import { documentFile, documentFolder, type StoredFormat } from "../../platform/files/fileAddress.js";
import type { ReceiveFile } from "../../platform/files/IncomingFile.js";
import type { FileColumn, StoredFiles } from "../../platform/files/StoredFiles.js";
import type { ByteLimit } from "../../platform/files/writeUpload.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { bookTable } from "../Book.entity.js";
import { type BookRow, booksByIds, booksVisibleTo } from "../bookReads.js";
import { bookFileTable } from "./BookFile.entity.js";
import { bookNotFound } from "./changeFiles.js";
import { assertCanReadFile } from "./digitalFileAccess.js";
import { setCover } from "./setCover.js";

/** Their addresses are `/static/covers/<name>-<width>.webp` and `/static/files/<name>/<slug>.pdf`. */
export const bookFileColumns: readonly FileColumn[] = [
  { table: "books", column: bookTable.imageUrl, nameAt: 16 },
  { table: "book_files", column: bookFileTable.address, nameAt: 15 },
];

/** The file is requested separately, after the permission check. */
const bookFileInput = z.strictObject({ id: z.int() });

/** A book's cover, and where its files lie. If an upload is refused or incomplete, the old cover stays. */
export class BookFileService {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly limits: { readonly coverBytes: ByteLimit },
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
      (tx, address) => setCover(tx, id, () => address),
      signal,
    );
  }

  /**
   * Where the file of this address lies and whether everybody may read it; null where no book has it. One that several
   * books refer to is as open as the most open of them.
   * @throws UnauthenticatedError where it is for members.
   */
  async findDigitalFile(
    viewer: Viewer,
    name: string,
    format: StoredFormat,
  ): Promise<{ readonly path: string; readonly isPublic: boolean } | null> {
    const folder = documentFolder(name);
    const files = await this.database.read((reader) =>
      reader.select(
        { ...pick(bookFileTable, "access"), isHidden: bookTable.isHidden },
        sql`FROM book_files JOIN books ON books.id = book_files.book_id
            WHERE book_files.address > ${`${folder}/`} AND book_files.address < ${`${folder}0`} AND ${booksVisibleTo(viewer)}`,
      ),
    );
    const file = files.find(({ access }) => access === "public") ?? files[0];
    if (file === undefined) {
      return null;
    }
    assertCanReadFile(viewer, file.access);
    const path = await this.files.find("document", name, documentFile(name, format));
    return path === null ? null : { path, isPublic: file.access === "public" && !file.isHidden };
  }

  private async requireBook(id: number): Promise<BookRow> {
    const [book] = await this.database.read((reader) => booksByIds(reader, [id]));
    if (!book) {
      throw bookNotFound();
    }
    return book;
  }
}
