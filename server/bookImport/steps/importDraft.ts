import sql, { type Sql } from "sql-template-tag";

import { actorOf, userIdOf } from "../../audit/recordAudit.js";
import { ConflictError, NotFoundError } from "../../errors.js";
import type { CsvFile } from "../../platform/csv/csvUpload.js";
import { emptyValues, type PatchOf } from "../../platform/database/columns.js";
import { counterLock } from "../../platform/database/counters/counters.js";
import type { Database, Reader, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { required } from "../../platform/required.js";
import type { Viewer } from "../../viewer.js";
import { type BookImport, bookImportTable, NO_PROGRESS } from "../BookImport.entity.js";
import { ImportFolder } from "../csv/ImportFolder.js";
import { type ImportFormat, repeatedColumns } from "../csv/importFormat.js";
import {
  detectReading,
  formatFromReading,
  hasTitleColumn,
  type ImportReading,
  undecidedFields,
} from "../csv/importReading.js";
import { importById, selectImports } from "../importReads.js";
import { isPublished, type StoredImport } from "../StoredImport.js";

/** The options of writes without an audit entry. */
export const draftWrite = {
  unaudited: "A draft changes nothing of the collection; its import or discard has the entry.",
};

/** The maximum number of uploaded files that have not been imported. */
const MAX_DRAFTS = 20;

interface LoadedDraft {
  readonly folder: ImportFolder;
  readonly reading: ImportReading;
  readonly fileName: string | null;
}

/** A draft whose columns are chosen, ready for a preview or an import. */
interface PreparedDraft extends Omit<LoadedDraft, "reading"> {
  readonly file: CsvFile;
  readonly format: ImportFormat;
}

interface NewDraft {
  readonly dataDir: string;
  readonly file: CsvFile;
  readonly fileName: string | null;
  readonly owner: string;
}

/**
 * Detects how an upload is written and takes its file over.
 * @throws ValidationError for a file that is not CSV; ConflictError if there are too many drafts.
 */
export async function createDraft(
  database: Database,
  viewer: Viewer,
  { dataDir, file, fileName, owner }: NewDraft,
): Promise<StoredImport> {
  const folder = new ImportFolder(dataDir, ImportFolder.newName());
  try {
    await folder.adoptUpload(file, await detectReading(file));
    return await database.write({ ...draftWrite, locks: [counterLock("changes")] }, async (tx) => {
      await assertDraftLimit(tx);
      const now = new Date();
      const [id] = await tx.insert(bookImportTable, [
        {
          ...emptyValues(bookImportTable),
          ...NO_PROGRESS,
          partOfMove: false,
          state: "draft",
          owner,
          heartbeatAt: now,
          fileName: fileName?.slice(-255) ?? null,
          createdAt: now,
          folder: folder.name,
          userId: userIdOf(viewer),
          actor: actorOf(viewer),
        },
      ]);
      const [created] = await selectImports(tx, sql`WHERE id = ${id}`);
      return required(created, "the import just written");
    });
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

/**
 * The files of an import that has not run or was rolled back.
 * @throws NotFoundError; ConflictError while it runs, or if the files are deleted.
 */
export async function loadDraft(database: Database, dataDir: string, id: number): Promise<LoadedDraft> {
  const row = await database.read((reader) => requireImport(reader, id));
  assertDraft(row);
  const folder = row.folder === null ? null : new ImportFolder(dataDir, row.folder);
  const reading = folder && (await folder.loadReading());
  if (!folder || !reading || !(await folder.hasSource())) {
    throw filesGone();
  }
  return { folder, reading, fileName: row.fileName };
}

/**
 * As `loadDraft`, with its format.
 * @throws ConflictError also while no column is the title, or it is open which of several.
 */
export async function prepareDraft(database: Database, dataDir: string, id: number): Promise<PreparedDraft> {
  const { folder, reading, fileName } = await loadDraft(database, dataDir, id);
  const [undecided] = undecidedFields(reading);
  if (undecided) {
    const message = `${repeatedColumns(undecided.field, undecided.headers)}. Pilih dulu kolom yang benar.`;
    throw new ConflictError(message, [{ name: "columns", message }]);
  }
  if (!hasTitleColumn(reading)) {
    throw new ConflictError("Pilih dulu kolom yang berisi judul buku.", [
      { name: "columns", message: "Pilih kolom yang berisi judul buku." },
    ]);
  }
  return { folder, fileName, ...(await asConflictIfGone(formatFromReading(folder.sourcePath, reading))) };
}

/** `beforeUpdate` runs while the row is locked, so that nobody can start the import meanwhile. */
export function updateDraft(
  database: Database,
  id: number,
  patch: PatchOf<BookImport>,
  beforeUpdate?: (row: StoredImport) => Promise<void>,
): Promise<StoredImport> {
  return database.write(draftWrite, async (tx) => {
    const row = await lockImport(tx, id);
    assertDraft(row);
    if (row.folder === null) {
      throw filesGone();
    }
    await beforeUpdate?.(row);
    await tx.update(bookImportTable, { heartbeatAt: new Date(), ...patch }, sql`id = ${id}`);
    return requireImport(tx, id);
  });
}

/** @throws NotFoundError */
export function lockImport(tx: Transaction, id: number): Promise<StoredImport> {
  return requireImport(tx, id, forUpdate(tx));
}

/** @throws NotFoundError */
export async function requireImport(reader: Reader, id: number, lock?: Sql): Promise<StoredImport> {
  const row = await importById(reader, id, lock);
  if (!row) {
    throw new NotFoundError("Impor ini tidak ditemukan. Mungkin berkasnya sudah dibatalkan.");
  }
  return row;
}

export function assertDraft({ state }: StoredImport): void {
  if (state !== "draft" && state !== "cancelled") {
    throw new ConflictError(
      isPublished(state) || state === "undone" ? "Impor ini sudah dijalankan." : "Impor ini sedang berjalan.",
    );
  }
}

/** @throws ConflictError if there are too many drafts. */
export async function assertDraftLimit(reader: Reader): Promise<void> {
  if ((await reader.count(sql`FROM book_imports WHERE state = 'draft'`)) >= MAX_DRAFTS) {
    throw new ConflictError(
      `Sudah ada ${MAX_DRAFTS} berkas yang menunggu diimpor. Lanjutkan atau batalkan salah satunya dulu.`,
    );
  }
}

/** The draft may be deleted at any moment. */
export async function asConflictIfGone<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "ENOENT" ? filesGone() : error;
  }
}

function filesGone(): ConflictError {
  return new ConflictError("Berkas impor ini sudah tidak disimpan. Unggah lagi.");
}
