import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import sql from "sql-template-tag";

import { ConflictError } from "../errors.js";
import { pick } from "../platform/database/columns.js";
import type { Database } from "../platform/database/Database.js";
import { FileFolder } from "../platform/files/FileFolder.js";
import { storedFileTable } from "../platform/files/StoredFile.entity.js";
import { lockInstallation } from "./installation.js";

/**
 * The file that says whose folder it is: all instances of a library share one, as a cover sent to one is read by the
 * others.
 */
export const LIBRARY_MARK = "library-id";
/** So many files of the newest are looked for where the folder bears no mark. */
const FILES_LOOKED_FOR = 20;
const NO_FILE = new Set(["ENOENT", "ENOTDIR"]);

/**
 * Makes sure that the folder of stored files is that of this database, and marks one that bears no mark yet. The mark
 * lies among the files, so that a restored folder of files has none of the library before.
 * @throws ConflictError where it is another library's, or one without the files of this one.
 */
export async function claimLibraryFolder(database: Database, dataDir: string): Promise<void> {
  const { libraryId } = await database.write(
    { unaudited: "Which library this is has been so from its first start." },
    lockInstallation,
  );
  const path = join(dataDir, "files", LIBRARY_MARK);
  const found = await markAt(path);
  if (found === libraryId) return;
  if (found) throw new ConflictError(anotherLibrary(dataDir));
  if (found === null && (await lacksFiles(database, dataDir))) throw new ConflictError(withoutFiles(dataDir));
  await mkdir(join(dataDir, "files"), { recursive: true, mode: 0o700 });
  // Of two instances that start at once the first writes it. An empty one is what somebody has made, or a kill left.
  const flag = found === "" ? "w" : "wx";
  await writeFile(path, `${libraryId}\n`, { flag, mode: 0o600, flush: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  });
  if ((await markAt(path)) !== libraryId) throw new ConflictError(anotherLibrary(dataDir));
}

async function markAt(path: string): Promise<string | null> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (NO_FILE.has((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}

/** Whether the database has files, and none of the newest is in the folder. */
async function lacksFiles(database: Database, dataDir: string): Promise<boolean> {
  const newest = await database.read((reader) =>
    reader.select(
      pick(storedFileTable, "name"),
      sql`FROM stored_files WHERE state IN ('kept', 'held') ORDER BY id DESC LIMIT ${FILES_LOOKED_FOR}`,
    ),
  );
  if (newest.length === 0) return false;
  const there = new Set((await new FileFolder(dataDir).list()).map(({ name }) => name));
  return newest.every(({ name }) => !there.has(name));
}

function anotherLibrary(dataDir: string): string {
  return (
    `Folder ${dataDir} berisi berkas perpustakaan lain, bukan milik basis data ini. Sebutkan di DATA_DIR folder milik ` +
    "perpustakaan ini; jika servernya beberapa, folder itu harus dipakai bersama oleh semuanya. Tidak ada yang diubah."
  );
}

function withoutFiles(dataDir: string): string {
  return (
    `Basis data ini punya berkas (sampul, dokumen, foto), tetapi tidak satu pun ada di ${dataDir}: DATA_DIR menunjuk ke ` +
    "tempat yang salah, folder bersamanya belum tersambung, atau berkasnya hilang. Sambungkan foldernya, atau pulihkan " +
    `berkasnya dari cadangan. Jika memang sudah hilang, buat folder ${join(dataDir, "files")} yang berisi berkas kosong ` +
    `bernama ${LIBRARY_MARK} untuk memulai tanpa berkas itu.`
  );
}
