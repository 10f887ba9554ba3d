import sql from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { setCover } from "../../books/files/setCover.js";
import { FileRefusedError, NotFoundError, ValidationError } from "../../errors.js";
import type { Audited } from "../../platform/database/auditChange.js";
import { bool, pick } from "../../platform/database/columns.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { writeCover } from "../../platform/files/images/coverImage.js";
import type { StoredFiles } from "../../platform/files/StoredFiles.js";
import { required } from "../../platform/required.js";
import type { Viewer } from "../../viewer.js";
import { type ArchivedFile, coverKey, readCoverArchive } from "./coverArchive.js";
import { booksNamingCovers } from "./coverImportReads.js";
import { coverOutcomeTable } from "./CoverOutcome.entity.js";
import type { NewOutcome, RunningCoverImport } from "./RunningCoverImport.js";

/** Outcomes without a cover are written together; a run that dies before finds them out again. */
const OUTCOMES_PER_WRITE = 200;

interface CoverRun {
  readonly database: Database;
  readonly files: StoredFiles;
  readonly running: RunningCoverImport;
  readonly viewer: Viewer;
  readonly archivePath: string;
  readonly coverBytes: number;
  /** Whether books that have a cover get the new one. */
  readonly replacesCovers: boolean;
}

type OutcomeOfFile = Omit<NewOutcome, "entry" | "fileName">;

/**
 * Gives each book the picture that its imported file names, one after the other; what an earlier run of it has written
 * is passed over.
 * @throws CoverImportCancelledError, CoverImportTakenOverError; FileRefusedError for an archive that cannot be read.
 */
export async function runCoverImport(run: CoverRun): Promise<void> {
  const { running } = run;
  const plan = await planCovers(run);
  const written = await writtenOutcomes(run);
  let unsaved: NewOutcome[] = [];
  let seen = 0;
  for await (const file of readCoverArchive(run.archivePath)) {
    running.filesSeen = seen += 1;
    const { entry, fileName } = file;
    if (written.has(`${entry}`)) {
      continue;
    }
    const note = (outcome: OutcomeOfFile) => unsaved.push({ entry, fileName, ...outcome });
    const books = plan.booksOf(file);
    if (books.length === 0) {
      note({ kind: "unmatched", bookId: null, reason: null });
    } else if (plan.isRepeated(file)) {
      note({ kind: "covered", bookId: null, reason: "Gambar lain dengan nama yang sama sudah dipakai." });
    } else {
      for (const bookId of books.filter((id) => !written.has(`${entry}:${id}`))) {
        const outcome = await coverBook(run, file, bookId, unsaved);
        if (outcome === null) {
          unsaved = [];
          continue;
        }
        note(outcome);
        if (outcome.kind === "refused") {
          break;
        }
      }
    }
    if (unsaved.length >= OUTCOMES_PER_WRITE) {
      await running.save(unsaved);
      unsaved = [];
    }
  }
  await running.save(unsaved);
}

/** Which books each file is for; a name that an archive has twice means its first file. */
async function planCovers({ database, archivePath }: CoverRun) {
  const entryByKey = new Map<string, number>();
  for await (const { entry, fileName } of readCoverArchive(archivePath)) {
    const key = coverKey(fileName);
    if (!entryByKey.has(key)) {
      entryByKey.set(key, entry);
    }
  }
  const booksByEntry = new Map<number, number[]>();
  for await (const books of booksNamingCovers((work) => database.read(work))) {
    for (const { id, coverFileName } of books) {
      const entry = entryByKey.get(coverKey(coverFileName));
      if (entry !== undefined) {
        booksByEntry.set(entry, [...(booksByEntry.get(entry) ?? []), id]);
      }
    }
  }
  const firstEntry = ({ fileName }: ArchivedFile) =>
    required(entryByKey.get(coverKey(fileName)), "a file of the archive");
  return {
    booksOf: (file: ArchivedFile): readonly number[] => booksByEntry.get(firstEntry(file)) ?? [],
    isRepeated: (file: ArchivedFile) => firstEntry(file) !== file.entry,
  };
}

/** `7` is a file that is done with, `7:12` one that is for this book. */
async function writtenOutcomes({ database, running }: CoverRun): Promise<ReadonlySet<string>> {
  const rows = await database.read((reader) =>
    reader.select(
      pick(coverOutcomeTable, "entry", "bookId"),
      sql`FROM cover_outcomes WHERE cover_import_id = ${running.id}`,
    ),
  );
  return new Set(rows.map(({ entry, bookId }) => (bookId === null ? `${entry}` : `${entry}:${bookId}`)));
}

/** The book has a cover of its own, which stays. */
class CoveredError extends Error {
  override readonly name = "CoveredError";
}

/** Returns why the book did not get the picture; null if it did, which is written with the unsaved outcomes. */
async function coverBook(
  run: CoverRun,
  file: ArchivedFile,
  bookId: number,
  unsaved: readonly NewOutcome[],
): Promise<OutcomeOfFile | null> {
  const { database, files, running, viewer, coverBytes, replacesCovers } = run;
  const assertFree = (imageUrl: string | null) => {
    if (imageUrl !== null && !replacesCovers) {
      throw new CoveredError();
    }
  };
  try {
    const [book] = await database.read((reader) =>
      reader.select(pick(bookTable, "imageUrl"), sql`FROM books WHERE id = ${bookId}`),
    );
    // Before the picture is read; when it is attached, somebody may have been faster.
    assertFree(book?.imageUrl ?? null);
    await files.store(
      viewer,
      "cover",
      async (name) => writeCover(files.folder, name, await file.open(), coverBytes),
      async (tx, address) => {
        await running.lock(tx);
        const change = await followWithCover(tx, bookId, (before) => {
          assertFree(before);
          return address;
        });
        const { entry, fileName } = file;
        await running.saveOutcomes(tx, [...unsaved, { entry, fileName, kind: "attached", bookId, reason: null }]);
        return change;
      },
    );
    return null;
  } catch (error) {
    if (error instanceof CoveredError) {
      return { kind: "covered", bookId, reason: null };
    }
    if (error instanceof NotFoundError) {
      return { kind: "unmatched", bookId, reason: "Bukunya baru saja dihapus." };
    }
    if (error instanceof FileRefusedError || error instanceof ValidationError) {
      return { kind: "refused", bookId: null, reason: error.message.slice(0, 255) };
    }
    throw error;
  }
}

/** The cover counts as part of the import: a book that nobody has changed is afterwards still unchanged. */
async function followWithCover(
  tx: Transaction,
  bookId: number,
  nextAddress: (before: string | null) => string,
): Promise<Audited<unknown>> {
  const [book] = await tx.select(
    { isUnchanged: bool(sql`updated_at = COALESCE(cover_followed_at, created_at)`) },
    sql`FROM books WHERE id = ${bookId} ${forUpdate(tx)}`,
  );
  const change = await setCover(tx, bookId, nextAddress);
  if (book?.isUnchanged) {
    await tx.update(bookTable, { coverFollowedAt: sql`updated_at` }, sql`id = ${bookId}`);
  }
  return change;
}
