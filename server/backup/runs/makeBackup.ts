import { randomBytes } from "node:crypto";
import { copyFile, mkdir, readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";

import { DomainError, invalid } from "../../errors.js";
import { assertSealed } from "../archive/BackupReader.js";
import { giveName, removeAbandoned } from "../archive/BackupWriter.js";
import { backUpLibrary, type LibraryPlace } from "../backUpLibrary.js";
import { assertRoom, secondFolderProblem } from "./backupFolder.js";
import type { BackupCopyState } from "./Backup.entity.js";
import { flushFile } from "../../platform/files/flush.js";
import { removeFile } from "../../platform/files/renameAndRemove.js";

/** What a process of its own is told to do. */
export interface BackupTask {
  readonly place: LibraryPlace;
  readonly folder: string;
  readonly copyFolder: string | null;
  /** The size of the backup before it; null where there is none. */
  readonly lastBytes: number | null;
}

export interface MadeBackup {
  readonly fileName: string;
  readonly bytes: number;
  readonly seal: string;
  /** Null without a second folder. */
  readonly copy: { readonly state: BackupCopyState; readonly problem: string | null } | null;
}

/** A library grows from one backup to the next. */
const GROWTH = 1.25;

/** Makes one backup, reads it again from the disk, and copies it to the second folder. @throws ValidationError */
export async function makeBackup({ place, folder, copyFolder, lastBytes }: BackupTask): Promise<MadeBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => undefined);
  await assertRoom(folder, lastBytes === null ? await sizeOfLibrary(place) : lastBytes * GROWTH);
  const { path, bytes } = await backUpLibrary(place, folder);
  const seal = await assertSealed(path);
  const fileName = basename(path);
  if (copyFolder === null) return { fileName, bytes, seal, copy: null };
  return { fileName, bytes, seal, copy: await copyBackup({ path, bytes, seal }, copyFolder, { folder, ...place }) };
}

/** Never fails: a disk that was taken home must not cost the backup itself. */
async function copyBackup(
  { path, bytes, seal }: { readonly path: string; readonly bytes: number; readonly seal: string },
  copyFolder: string,
  own: { readonly folder: string; readonly dataDir: string },
): Promise<MadeBackup["copy"]> {
  const absence = await secondFolderProblem(copyFolder, own);
  if (absence !== null) return { state: "absent", problem: absence };
  const partial = join(copyFolder, `.cadangan-${randomBytes(8).toString("hex")}.part`);
  try {
    await removeAbandoned(copyFolder);
    await assertRoom(copyFolder, bytes);
    await copyFile(path, partial);
    await flushFile(partial);
    if ((await assertSealed(partial)) !== seal) throw invalid("folder", `Salinan di ${copyFolder} tidak sama.`);
    if (!(await giveName(partial, join(copyFolder, basename(path))))) {
      throw invalid("folder", `Di ${copyFolder} sudah ada berkas lain bernama ${basename(path)}.`);
    }
    return { state: "copied", problem: null };
  } catch (error) {
    return { state: "failed", problem: problemOf(error, `Salinan di ${copyFolder} gagal ditulis`) };
  } finally {
    await removeFile(partial).catch(() => undefined);
  }
}

/** In words for people. */
export function problemOf(error: unknown, what: string): string {
  if (error instanceof DomainError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  return `${what} (${code ?? message}).`;
}

/** At most so much is written the first time: rows are packed, and what is stored is packed already. */
async function sizeOfLibrary({ databaseUrl, dataDir }: LibraryPlace): Promise<number> {
  const entries = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const database = databaseUrl.startsWith("sqlite:") ? [databaseUrl.slice("sqlite:".length)] : [];
  let bytes = 0;
  for (const path of [...files, ...database]) {
    bytes += (await stat(path).catch(() => null))?.size ?? 0;
  }
  return bytes;
}
