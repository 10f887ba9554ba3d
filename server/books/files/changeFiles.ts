import { isDeepStrictEqual } from "node:util";

import sql from "sql-template-tag";

import { ConflictError, NotFoundError } from "../../errors.js";
import type { AuditChange, AuditValues } from "../../platform/database/auditChange.js";
import { pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { bookTable, type DigitalFileAccess } from "../Book.entity.js";
import { type BookRow, booksByIds } from "../bookReads.js";
import { nextUpdatedAt } from "../nextUpdatedAt.js";
import { bookFileTable } from "./BookFile.entity.js";
import { fileName, MAX_BOOK_FILES } from "./bookFileName.js";
import { type BookFileRow, isStored } from "./bookFileReads.js";

export function bookNotFound(): NotFoundError {
  return new NotFoundError("Buku ini tidak ditemukan. Mungkin sudah dihapus.");
}

export function fileNotFound(): NotFoundError {
  return new NotFoundError("Berkas ini tidak ditemukan. Mungkin sudah dihapus.");
}

/** A title whose files are locked until the transaction ends. */
export interface LockedFiles {
  readonly bookId: number;
  readonly files: readonly BookFileRow[];
  /** What a further file begins with: as open as the first one. */
  readonly access: DigitalFileAccess;
}

interface ChangedFiles<Result> {
  readonly book: BookRow;
  readonly result: Result;
  readonly audit: readonly AuditChange[];
}

/**
 * Changes a title's files while nobody else does, and keeps in the book's row what the first stored one is.
 * @throws NotFoundError
 */
export async function changeFiles<Result>(
  tx: Transaction,
  bookId: number,
  change: (locked: LockedFiles) => Promise<Result>,
): Promise<ChangedFiles<Result>> {
  const [locked] = await tx.select(
    pick(bookTable, "digitalFile", "digitalFileAccess"),
    sql`FROM books WHERE id = ${bookId} AND listed = 1 ${forUpdate(tx)}`,
  );
  if (!locked) {
    throw bookNotFound();
  }
  const before = await lockFiles(tx, bookId);
  const result = await change({ bookId, files: before, access: locked.digitalFileAccess });
  const after = await lockFiles(tx, bookId);
  const isChanged = !isDeepStrictEqual(before, after);
  if (isChanged) {
    const first = after.find(isStored);
    await tx.update(
      bookTable,
      {
        digitalFile: first?.address ?? null,
        digitalFileAccess: first?.access ?? locked.digitalFileAccess,
        updatedAt: nextUpdatedAt(tx, new Date()),
      },
      sql`id = ${bookId}`,
    );
  }
  const [book] = await booksByIds(tx, [bookId]);
  if (!book) {
    throw bookNotFound();
  }
  const entry: AuditChange = {
    action: "book.file",
    recordId: bookId,
    before: auditValues(locked.digitalFile, before),
    after: auditValues(book.digitalFile, after),
  };
  return { book, result, audit: isChanged ? [entry] : [] };
}

/** Adds a file at the end, or at a place that was its own. @throws ConflictError where there are too many */
export async function insertFile(
  tx: Transaction,
  { bookId, files }: LockedFiles,
  file: Omit<BookFileRow, "id" | "bookId" | "position"> & { readonly id?: number; readonly position?: number },
): Promise<number> {
  if (files.length >= MAX_BOOK_FILES) {
    throw new ConflictError(`Satu judul dapat punya maksimal ${MAX_BOOK_FILES} berkas. Hapus dulu satu berkas.`);
  }
  const end = (files.at(-1)?.position ?? 0) + 1;
  const place = Math.min(file.position ?? end, end);
  if (files.some(({ position }) => position === place)) {
    await tx.run(sql`UPDATE book_files SET position = position + 1 WHERE book_id = ${bookId} AND position >= ${place}`);
  }
  const [id] = await tx.insert(bookFileTable, [{ ...file, bookId, position: place }]);
  return file.id ?? id ?? 0;
}

/** Who may read the first stored file, which the book's record says too. */
export async function setFirstFileAccess(tx: Transaction, bookId: number, access: DigitalFileAccess): Promise<void> {
  const first = (await lockFiles(tx, bookId)).find(isStored);
  if (first) {
    await tx.update(bookFileTable, { access }, sql`id = ${first.id}`);
  }
}

function lockFiles(tx: Transaction, bookId: number): Promise<BookFileRow[]> {
  return tx.select(
    bookFileTable,
    sql`FROM book_files WHERE book_id = ${bookId} ORDER BY position, id ${forUpdate(tx)}`,
  );
}

const ACCESS_WORDS: Readonly<Record<DigitalFileAccess, string>> = { public: "semua orang", members: "anggota saja" };

function auditValues(digitalFile: string | null, files: readonly BookFileRow[]): AuditValues {
  return {
    digitalFile,
    files: files.map((file) => [fileName(file), ACCESS_WORDS[file.access], file.address].join(", ")),
  };
}
