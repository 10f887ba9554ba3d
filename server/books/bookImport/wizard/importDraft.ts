import sql, { type Sql } from "sql-template-tag";

import type { Database, Transaction } from "../../../database/Database.js";
import { toStored } from "../../../database/instant.js";
import { forUpdate } from "../../../database/locking.js";
import { ConflictError, NotFoundError } from "../../../errors.js";
import { ImportFolder } from "./importFolder.js";
import { importById } from "./importReads.js";
import type { ImportRow } from "./importState.js";
import { formatOfReading, hasTitle, type Reading } from "./reading.js";

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
    throw new ConflictError("Berkas impor ini sudah tidak disimpan. Unggah lagi.");
  }
  return { folder, reading, fileName: row.fileName };
}

/** @throws ConflictError while no column is the title. */
export async function readyToRun({ source }: ImportFolder, reading: Reading): ReturnType<typeof formatOfReading> {
  if (!hasTitle(reading)) {
    throw new ConflictError("Pilih dulu kolom yang berisi judul buku.", [{ name: "columns", message: "Pilih kolom yang berisi judul buku." }]);
  }
  return formatOfReading(source, reading);
}

export function changeDraft(database: Database, id: number, change: Sql): Promise<ImportRow> {
  return database.write(async (tx) => {
    assertDraft(await lockedImport(tx, id));
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
    throw new ConflictError(state === "done" || state === "undone" ? "Impor ini sudah dijalankan." : "Impor ini sedang berjalan.");
  }
}

function notFound(): NotFoundError {
  return new NotFoundError("Impor ini tidak ditemukan. Mungkin berkasnya sudah dibuang.");
}
