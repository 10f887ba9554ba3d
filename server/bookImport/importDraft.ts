import sql, { type Sql } from "sql-template-tag";

import { actorOf, userIdOf } from "../audit/recordAudit.js";
import { ConflictError, NotFoundError } from "../errors.js";
import type { CsvFile } from "../platform/csv/csvUpload.js";
import { lockCounter } from "../platform/database/counters.js";
import type { Database, Reader, Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import type { Viewer } from "../viewer.js";
import { ImportFolder } from "./csv/ImportFolder.js";
import type { ImportFormat } from "./csv/importFormat.js";
import { detectReading, formatFromReading, hasTitleColumn, type ImportReading } from "./csv/importReading.js";
import { importById, selectImports } from "./importReads.js";
import type { ImportRow } from "./ImportRow.js";

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
): Promise<ImportRow> {
  const folder = new ImportFolder(dataDir, ImportFolder.newName());
  try {
    await folder.adoptUpload(file.path, await detectReading(file));
    return await database.write(async (tx) => {
      await lockCounter(tx, "changes");
      await assertDraftLimit(tx);
      const now = toSqlDateTime(new Date());
      await tx.run(
        sql`INSERT INTO book_imports (state, owner, heartbeat_at, file_name, created_at, folder, user_id, actor)
            VALUES ('draft', ${owner}, ${now}, ${fileName?.slice(-255) ?? null}, ${now}, ${folder.name}, ${userIdOf(viewer)}, ${actorOf(viewer)})`,
      );
      const [created] = await selectImports(tx, sql`folder = ${folder.name}`, sql`id`, sql`1`);
      if (!created) {
        throw new Error("An import is gone within its own write");
      }
      return created;
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
  const row = await database.read((reader) => importById(reader, id));
  if (!row) {
    throw notFound();
  }
  assertDraft(row);
  const folder = new ImportFolder(dataDir, row.folder ?? "");
  const reading = row.folder === null ? null : await folder.loadReading();
  if (reading === null || !(await folder.hasSource())) {
    throw filesGone();
  }
  return { folder, reading, fileName: row.fileName };
}

/** As `loadDraft`, with its format. @throws ConflictError also while no column is the title. */
export async function prepareDraft(database: Database, dataDir: string, id: number): Promise<PreparedDraft> {
  const { folder, reading, fileName } = await loadDraft(database, dataDir, id);
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
  change: Sql,
  beforeUpdate?: () => Promise<void>,
): Promise<ImportRow> {
  return database.write(async (tx) => {
    const row = await lockImportRow(tx, id);
    assertDraft(row);
    if (row.folder === null) {
      throw filesGone();
    }
    await beforeUpdate?.();
    await tx.run(sql`UPDATE book_imports SET heartbeat_at = ${toSqlDateTime(new Date())}, ${change} WHERE id = ${id}`);
    return lockImportRow(tx, id);
  });
}

export async function lockImportRow(tx: Transaction, id: number): Promise<ImportRow> {
  await tx.rows(sql`SELECT id FROM book_imports WHERE id = ${id} ${forUpdate(tx)}`);
  const row = await importById(tx, id);
  if (!row) {
    throw notFound();
  }
  return row;
}

export function assertDraft({ state }: ImportRow): void {
  if (state !== "draft" && state !== "cancelled") {
    throw new ConflictError(
      state === "done" || state === "undone" ? "Impor ini sudah dijalankan." : "Impor ini sedang berjalan.",
    );
  }
}

/** @throws ConflictError if there are too many drafts. */
export async function assertDraftLimit(reader: Reader): Promise<void> {
  const [row] = await reader.rows<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM book_imports WHERE state = 'draft'`,
  );
  if (Number(row?.count ?? 0) >= MAX_DRAFTS) {
    throw new ConflictError(
      `Sudah ada ${MAX_DRAFTS} berkas yang menunggu diimpor. Lanjutkan atau buang salah satunya dulu.`,
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

function notFound(): NotFoundError {
  return new NotFoundError("Impor ini tidak ditemukan. Mungkin berkasnya sudah dibuang.");
}
