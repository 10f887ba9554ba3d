import { constants } from "node:fs";
import { access, mkdir, open, readdir, stat } from "node:fs/promises";
import { join, parse, resolve } from "node:path";

import { invalid } from "../../errors.js";
import { freeBytes } from "../../platform/files/freeBytes.js";
import { SEAL_DIGITS } from "../archive/seal.js";
import { removeFile } from "../../platform/files/renameAndRemove.js";

const NAME = /^cadangan-[\d-]+\.zip$/u;
/** Says of a folder on the computer's own disk that copies are meant to go there, such as one that is synchronised. */
const MARKER = "aksara-cadangan.txt";
/** The library must be able to work on, however large the backup is. */
const RESERVE_BYTES = 200_000_000;
const BYTES_PER_KILOBYTE = 1_000;

export function kilobytesOf(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_KILOBYTE);
}

/** Where a backup of this name lies; null for a name that is none, whoever has written it into the table. */
export function backupPath(folder: string, fileName: string | null): string | null {
  return fileName !== null && NAME.test(fileName) ? join(folder, fileName) : null;
}

/** More than a folder has of ours, with what people have put there. */
const MAX_NAMES = 500;

/** The names in a folder that a backup may have, the latest first. */
export async function backupNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .slice(0, MAX_NAMES);
}

export interface StoredBackup {
  readonly fileName: string | null;
  readonly kilobytes: number | null;
  readonly seal: string | null;
}

/** The size of a backup's file; null where it is gone, or is another one. */
export async function sizeIfThere(folder: string, { fileName, kilobytes }: StoredBackup): Promise<number | null> {
  const path = backupPath(folder, fileName);
  const found = path === null ? null : await stat(path).catch(() => null);
  return found?.isFile() && kilobytesOf(found.size) === kilobytes ? found.size : null;
}

/** Deletes a backup's file, unless another program has put its own under that name. */
export async function removeBackup(folder: string, backup: StoredBackup): Promise<void> {
  const path = backupPath(folder, backup.fileName);
  if (path === null || (await sizeIfThere(folder, backup)) === null) return;
  if ((await sealOf(path)) === backup.seal) await removeFile(path);
}

async function sealOf(path: string): Promise<string> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(SEAL_DIGITS), 0, SEAL_DIGITS, Math.max(0, size - SEAL_DIGITS));
    return buffer.toString("latin1");
  } finally {
    await file.close();
  }
}

/** Why nothing can be written to the folder, in words for people; null if it can. */
export async function folderProblem(folder: string): Promise<string | null> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
    return null;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return `Folder ${folder} tidak dapat ditulis (${code ?? message}).`;
  }
}

/** @throws ValidationError where writing so much would leave too little for the library itself. */
export async function assertRoom(folder: string, bytes: number): Promise<void> {
  const free = await freeBytes(folder).catch(() => null);
  if (free !== null && free < bytes + RESERVE_BYTES) {
    throw invalid(
      "folder",
      `Disk di ${folder} hampir penuh: perlu ${megabytes(bytes + RESERVE_BYTES)} MB, sisa ${megabytes(free)} MB. ` +
        "Kosongkan sebagian isinya, lalu cadangkan lagi.",
    );
  }
}

function megabytes(bytes: number): string {
  return Math.round(bytes / 1_000_000).toLocaleString("id-ID");
}

/**
 * Why copies cannot go to the second folder, in words for people; null if they can. It is never made: where a USB disk
 * is not connected, its empty place belongs to the computer's own disk, and a copy there would protect nothing.
 */
export async function secondFolderProblem(
  copyFolder: string,
  { folder, dataDir }: { readonly folder: string; readonly dataDir: string },
): Promise<string | null> {
  const device = await deviceOf(copyFolder);
  if (device === null) return `Disk kedua belum tersambung: folder ${copyFolder} tidak ada.`;
  const own = [folder, dataDir, parse(resolve(copyFolder)).root];
  // On Windows the root is that of the drive itself.
  const others = process.platform === "win32" ? own.slice(0, 2) : own;
  const isOwnDisk = (await Promise.all(others.map(deviceOf))).includes(device);
  if (isOwnDisk && !(await isThere(join(copyFolder, MARKER)))) {
    return (
      `Disk kedua belum tersambung: ${copyFolder} berada di disk komputer ini. Jika memang itu folder untuk salinan ` +
      `(contoh: folder yang disinkronkan), buat berkas kosong ${MARKER} di dalamnya.`
    );
  }
  return access(copyFolder, constants.W_OK).then(
    () => null,
    () => `Folder ${copyFolder} tidak dapat ditulis.`,
  );
}

async function deviceOf(folder: string): Promise<number | null> {
  const found = await stat(folder).catch(() => null);
  return found?.isDirectory() ? found.dev : null;
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
