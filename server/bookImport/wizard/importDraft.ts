import sql, { type Sql } from "sql-template-tag";

import type { Database, Reader, Transaction } from "../../platform/database/Database.js";
import { toStored } from "../../platform/database/instant.js";
import { forUpdate } from "../../platform/database/locking.js";
import { ConflictError, NotFoundError } from "../../errors.js";
import { ImportFolder } from "./importFolder.js";
import { importById } from "./importReads.js";
import type { ImportRow } from "./importState.js";
import { formatOfReading, hasTitle, type Reading } from "./reading.js";

/** So many files at most wait for somebody to go on with them. */
const MOST_DRAFTS = 20;

interface Draft {
  readonly folder: ImportFolder;
  readonly reading: Reading;
  readonly fileName: string | null;
}

/** The kept files of an import that has not run, or whose run was taken back. @throws NotFoundError; ConflictError once it runs, or where they are gone. */
export async function openDraft(database: Database, dataDir: string, id: number): Promise<Draft> {
  const row = await database.read((reader) => importById(reader, id));
  if (!row) {
    throw notFound();
  }
  assertDraft(row);
  const folder = new ImportFolder(dataDir, row.folder ?? "");
  const reading = row.folder === null ? null : await folder.reading();
  if (reading === null || !(await folder.hasSource())) {
    throw notKept();
  }
  return { folder, reading, fileName: row.fileName };
}

/** @throws ConflictError while no column is the title. */
export async function readyToRun({ source }: ImportFolder, reading: Reading): ReturnType<typeof formatOfReading> {
  if (!hasTitle(reading)) {
    throw new ConflictError("Pilih dulu kolom yang berisi judul buku.", [
      { name: "columns", message: "Pilih kolom yang berisi judul buku." },
    ]);
  }
  return whileKept(formatOfReading(source, reading));
}

/** `beside` is done while nobody else can begin with the import. */
export function changeDraft(
  database: Database,
  id: number,
  change: Sql,
  beside?: () => Promise<void>,
): Promise<ImportRow> {
  return database.write(async (tx) => {
    const row = await lockedImport(tx, id);
    assertDraft(row);
    if (row.folder === null) {
      throw notKept();
    }
    await beside?.();
    await tx.run(sql`UPDATE book_imports SET heartbeat_at = ${toStored(new Date())}, ${change} WHERE id = ${id}`);
    return lockedImport(tx, id);
  });
}

export async function lockedImport(tx: Transaction, id: number): Promise<ImportRow> {
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

/** @throws ConflictError where too many files wait already. */
export async function assertRoom(reader: Reader): Promise<void> {
  const [row] = await reader.rows<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM book_imports WHERE state = 'draft'`,
  );
  if (Number(row?.count ?? 0) >= MOST_DRAFTS) {
    throw new ConflictError(
      `Sudah ada ${MOST_DRAFTS} berkas yang menunggu diimpor. Lanjutkan atau buang salah satunya dulu.`,
    );
  }
}

/** Somebody may throw the file away at any moment. */
export async function whileKept<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "ENOENT" ? notKept() : error;
  }
}

function notKept(): ConflictError {
  return new ConflictError("Berkas impor ini sudah tidak disimpan. Unggah lagi.");
}

function notFound(): NotFoundError {
  return new NotFoundError("Impor ini tidak ditemukan. Mungkin berkasnya sudah dibuang.");
}
