import sql, { type Sql } from "sql-template-tag";

import type { Database, Reader, Transaction } from "../../platform/database/Database.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { forUpdate } from "../../platform/database/locking.js";
import { ConflictError, NotFoundError } from "../../errors.js";
import { ImportFolder } from "./ImportFolder.js";
import { importById } from "./importReads.js";
import type { ImportRow } from "./importState.js";
import { formatFromReading, hasTitleColumn, type ImportReading } from "./importReading.js";

/** The maximum number of uploaded files that have not been imported. */
const MAX_DRAFTS = 20;

interface LoadedDraft {
  readonly folder: ImportFolder;
  readonly reading: ImportReading;
  readonly fileName: string | null;
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

/** @throws ConflictError while no column is the title. */
export async function prepareRun(
  { sourcePath: source }: ImportFolder,
  reading: ImportReading,
): ReturnType<typeof formatFromReading> {
  if (!hasTitleColumn(reading)) {
    throw new ConflictError("Pilih dulu kolom yang berisi judul buku.", [
      { name: "columns", message: "Pilih kolom yang berisi judul buku." },
    ]);
  }
  return asConflictIfGone(formatFromReading(source, reading));
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
