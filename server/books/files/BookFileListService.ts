import sql from "sql-template-tag";
import { z } from "zod";

import { moveToBin } from "../../bin/moveToBin.js";
import { invalid, NotFoundError, ValidationError } from "../../errors.js";
import type { Audited } from "../../platform/database/auditChange.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { writeDocument } from "../../platform/files/document.js";
import { documentAddress } from "../../platform/files/fileAddress.js";
import { markFilesDropped } from "../../platform/files/fileState.js";
import type { ReceiveFile } from "../../platform/files/IncomingFile.js";
import type { StoredFiles } from "../../platform/files/StoredFiles.js";
import type { ByteLimit } from "../../platform/files/writeUpload.js";
import { required } from "../../platform/required.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { type BookRow, booksByIds, isListed } from "../bookReads.js";
import { bookFileTable } from "./BookFile.entity.js";
import { addFileInput, addLinkInput, fileChangesInput, fileOrderInput, nameOfUpload } from "./bookFileInput.js";
import { fileName } from "./bookFileName.js";
import { type BookFileRow, bookFilesByIds, isStored, type StoredBookFile } from "./bookFileReads.js";
import { bookNotFound, changeFiles, fileNotFound, insertFile, type LockedFiles } from "./changeFiles.js";

const idInput = z.strictObject({ id: z.int() });

interface Upload {
  /** Of the title, for the file's address. */
  readonly slug: string;
  readonly receive: ReceiveFile;
  readonly signal: AbortSignal | undefined;
}

type Content = Pick<StoredBookFile, "address" | "format" | "bytes">;

interface ChangedFile {
  readonly book: BookRow;
  readonly file: BookFileRow;
}

export interface RemovedFile {
  readonly book: BookRow;
  readonly binEntryIds: readonly number[];
}

/** A title's files: PDF, EPUB, audio and links, in the library's order. If an upload is refused, the list stays. */
export class BookFileListService {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly documentBytes: ByteLimit,
  ) {}

  /**
   * Adds a file at the end, named as its sender calls it and as open as the first one unless `access` says otherwise.
   * @throws NotFoundError, ConflictError, FileRefusedError
   */
  async addFile(viewer: Viewer, input: unknown, receive: ReceiveFile, signal?: AbortSignal): Promise<ChangedFile> {
    assertCanManage(viewer, "catalogue");
    const { id, access } = parseInput(addFileInput, input);
    const { slug } = await this.requireBook(id);
    return this.store(viewer, { slug, receive, signal }, (tx, written, sentName) =>
      fileOf(tx, id, (locked) =>
        insertFile(tx, locked, {
          ...written,
          name: nameOfUpload(sentName),
          access: access ?? locked.access,
          createdAt: new Date(),
        }),
      ),
    );
  }

  /**
   * Gives a file another content; its name, place, access and readings stay. The content that it had goes.
   * @throws NotFoundError, ValidationError for a link, FileRefusedError
   */
  async replaceFile(viewer: Viewer, input: unknown, receive: ReceiveFile, signal?: AbortSignal): Promise<ChangedFile> {
    assertCanManage(viewer, "catalogue");
    const { id } = parseInput(idInput, input);
    const { bookId } = assertStored(await this.requireFile(id));
    const { slug } = await this.requireBook(bookId);
    return this.store(viewer, { slug, receive, signal }, (tx, written) =>
      fileOf(tx, bookId, ({ files }) => setContent(tx, assertStored(findFile(files, id)), written)),
    );
  }

  /**
   * Gives a title its first file, or that one another content, as programs do that know of one file only.
   * @throws NotFoundError, FileRefusedError
   */
  async uploadBookFile(viewer: Viewer, input: unknown, receive: ReceiveFile, signal?: AbortSignal): Promise<BookRow> {
    assertCanManage(viewer, "catalogue");
    const { id } = parseInput(idInput, input);
    const { slug } = await this.requireBook(id);
    const { book } = await this.store(viewer, { slug, receive, signal }, (tx, written) =>
      fileOf(tx, id, (locked) => {
        const first = locked.files.find(isStored);
        return first
          ? setContent(tx, first, written)
          : insertFile(tx, locked, { ...written, name: null, access: locked.access, createdAt: new Date() });
      }),
    );
    return book;
  }

  /** Adds a link at the end. @throws NotFoundError, ConflictError, ValidationError */
  async addLink(viewer: Viewer, bookId: number, input: unknown): Promise<ChangedFile> {
    assertCanManage(viewer, "catalogue");
    const { url, name, access } = parseInput(addLinkInput, input);
    return this.database.write({ viewer }, (tx) =>
      fileOf(tx, bookId, (locked) =>
        insertFile(tx, locked, {
          format: "link",
          name,
          address: url,
          access: access ?? "public",
          bytes: null,
          createdAt: new Date(),
        }),
      ),
    );
  }

  /** Changes its name, who may read it, and of a link where it leads. @throws NotFoundError, ValidationError */
  async updateFile(viewer: Viewer, id: number, input: unknown): Promise<ChangedFile> {
    assertCanManage(viewer, "catalogue");
    const { name, access, url } = parseInput(fileChangesInput, input);
    const { bookId } = await this.requireFile(id);
    return this.database.write({ viewer }, (tx) =>
      fileOf(tx, bookId, async ({ files }) => {
        const file = findFile(files, id);
        if (isStored(file) && url) {
          throw invalid("url", "Hanya tautan yang punya alamat. Untuk berkas, unggah gantinya.");
        }
        if (name === null && !isStored(file)) {
          throw invalid("name", "Isi nama tautan ini.");
        }
        await tx.update(
          bookFileTable,
          { name: name === undefined ? file.name : name, access: access ?? file.access, address: url ?? file.address },
          sql`id = ${id}`,
        );
        return id;
      }),
    );
  }

  /** Puts all of a title's files in this order. @throws NotFoundError, ValidationError where one is missing */
  async reorder(viewer: Viewer, bookId: number, input: unknown): Promise<BookRow> {
    assertCanManage(viewer, "catalogue");
    const { fileIds } = parseInput(fileOrderInput, input);
    return this.database.write({ viewer }, async (tx) => {
      const { book, audit } = await changeFiles(tx, bookId, async ({ files }) => {
        if (files.length !== fileIds.length || files.some(({ id }) => !fileIds.includes(id))) {
          throw new ValidationError("Urutan ini tidak berlaku lagi.", [
            { name: "fileIds", message: "Daftar berkasnya sudah berubah. Muat lagi halamannya, lalu urutkan lagi." },
          ]);
        }
        for (const [index, id] of fileIds.entries()) {
          await tx.update(bookFileTable, { position: index + 1 }, sql`id = ${id}`);
        }
      });
      return { result: book, audit };
    });
  }

  /** Moves a file to the bin; its address leads nowhere at once. @throws NotFoundError */
  async removeFile(viewer: Viewer, input: unknown): Promise<RemovedFile> {
    assertCanManage(viewer, "catalogue");
    const { id } = parseInput(idInput, input);
    const { bookId } = await this.requireFile(id);
    return this.remove(viewer, bookId, (files) => findFile(files, id));
  }

  /** As `removeFile`, of a title's first stored file. @throws NotFoundError also where there is none */
  async deleteBookFile(viewer: Viewer, input: unknown): Promise<RemovedFile> {
    assertCanManage(viewer, "catalogue");
    const { id } = parseInput(idInput, input);
    return this.remove(viewer, id, (files) => {
      const first = files.find(isStored);
      if (!first) {
        throw new NotFoundError("Buku ini tidak punya berkas digital.");
      }
      return first;
    });
  }

  private remove(
    viewer: Viewer,
    bookId: number,
    choose: (files: readonly BookFileRow[]) => BookFileRow,
  ): Promise<RemovedFile> {
    return this.database.write({ viewer }, async (tx) => {
      const changed = await changeFiles(tx, bookId, async ({ files }) => {
        const file = choose(files);
        await tx.run(sql`DELETE FROM book_files WHERE id = ${file.id}`);
        return file;
      });
      const { book, result: file, audit } = changed;
      const label = file.name === null ? book.title : `${book.title}: ${fileName(file)}`;
      const binEntryIds = await moveToBin(tx, viewer, [
        { kind: "book_file", recordId: bookId, label, kept: { ...file }, files: isStored(file) ? [file.address] : [] },
      ]);
      return { result: { book, binEntryIds }, audit };
    });
  }

  private async store(
    viewer: Viewer,
    { slug, receive, signal }: Upload,
    attach: (tx: Transaction, written: Content, sentName: string | null) => Promise<Audited<ChangedFile>>,
  ): Promise<ChangedFile> {
    const maxBytes = await this.documentBytes();
    const { stream, fileName: sentName } = await receive();
    return this.files.store(
      viewer,
      "document",
      async (name) => {
        const { format, bytes } = await writeDocument(this.files.folder, name, stream, maxBytes);
        return { address: documentAddress(name, slug, format), format, bytes };
      },
      (tx, written) => attach(tx, written, sentName),
      signal,
    );
  }

  private async requireBook(id: number): Promise<BookRow> {
    const [book] = await this.database.read((reader) => booksByIds(reader, [id]));
    if (!book) {
      throw bookNotFound();
    }
    return book;
  }

  private async requireFile(id: number): Promise<BookFileRow> {
    const [file] = await this.database.read((reader) => bookFilesByIds(reader, [id], isListed));
    if (!file) {
      throw fileNotFound();
    }
    return file;
  }
}

/** Changes a title's files and gives the one that the change was about. */
async function fileOf(
  tx: Transaction,
  bookId: number,
  change: (locked: LockedFiles) => Promise<number>,
): Promise<Audited<ChangedFile>> {
  const { book, result: id, audit } = await changeFiles(tx, bookId, change);
  const [file] = await bookFilesByIds(tx, [id], isListed);
  return { result: { book, file: required(file, "the file just written") }, audit };
}

async function setContent(tx: Transaction, file: StoredBookFile, written: Content): Promise<number> {
  await tx.update(bookFileTable, written, sql`id = ${file.id}`);
  await markFilesDropped(tx, file.address);
  return file.id;
}

function findFile(files: readonly BookFileRow[], id: number): BookFileRow {
  const file = files.find((each) => each.id === id);
  if (!file) {
    throw fileNotFound();
  }
  return file;
}

function assertStored(file: BookFileRow): StoredBookFile {
  if (!isStored(file)) {
    throw invalid("id", "Ini tautan, bukan berkas. Ubah alamatnya.");
  }
  return file;
}
