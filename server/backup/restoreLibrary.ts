import { cp, mkdtemp, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

import { ConflictError, invalid } from "../errors.js";
import { protectDataFolder } from "../platform/files/protectDataFolder.js";
import { BackupReader } from "./archive/BackupReader.js";
import { backUpLibrary, type LibraryPlace } from "./backUpLibrary.js";
import { buildLibrary, extractFiles } from "./restore/buildLibrary.js";
import { builtDatabase, decideRestore, finishRestore } from "./restore/decidedRestore.js";
import { fillMysql } from "./restore/fillMysql.js";
import { type ClaimedTarget, claimTarget } from "./restore/claimTarget.js";
import { removeFolder } from "../platform/files/renameAndRemove.js";

const STAGING = "restoring-";
/** A restoring that has written nothing for so long was killed. */
const ABANDONED_MS = 3_600_000;

export interface RestoredLibrary {
  readonly rows: number;
  readonly files: number;
  readonly madeAt: Date;
  /** The backup of the library that was there. */
  readonly replacedBackup: string | null;
  /** Where files lie that no library named any more. */
  readonly oldFiles: string | null;
  /** Whether its codes and tokens were sealed with another key than the one that is in force now. */
  readonly needsSecret: boolean;
}

interface Options {
  readonly replace: boolean;
  /** Where the library that is there is backed up to. */
  readonly backupFolder: string;
}

/**
 * Makes the library that of a backup: all of it or nothing.
 * @throws ConflictError where a library is there that is not to be replaced, or that somebody uses; ValidationError for
 * a file that is no whole backup or comes from a newer version.
 */
export async function restoreLibrary(place: LibraryPlace, file: string, options: Options): Promise<RestoredLibrary> {
  const { databaseUrl, dataDir } = place;
  const backup = await BackupReader.open(file);
  try {
    await protectDataFolder(dataDir);
    await finishRestore(dataDir);
    const target = await claimTarget(databaseUrl);
    try {
      if (target.isFilled && !options.replace) {
        throw new ConflictError(
          "Di sini sudah ada perpustakaan berisi data, jadi tidak ada yang diubah. Untuk menggantinya tambahkan " +
            "--replace; perpustakaan yang ada dicadangkan dulu.",
        );
      }
      return await restoreInto(place, backup, target, options);
    } finally {
      target.release();
    }
  } finally {
    backup.close();
  }
}

async function restoreInto(
  place: LibraryPlace,
  backup: BackupReader,
  target: ClaimedTarget,
  options: Options,
): Promise<RestoredLibrary> {
  const { databaseUrl, dataDir, sessionSecret } = place;
  const { manifest } = backup;
  const folder = await makeStaging(dataDir);
  try {
    await buildLibrary(backup, builtDatabase(folder));
    await extractFiles(backup, folder);
    const replacedBackup = target.isFilled
      ? (await backUpLibrary(place, options.backupFolder, { open: target.snapshot })).path
      : null;
    const isNothingLost = replacedBackup !== null || !(await holdsFiles(dataDir));
    const isSqlite = databaseUrl.startsWith("sqlite:");
    if (!isSqlite) {
      // Before its rows: were it killed in between, no row would name a file that is not there.
      await cp(join(folder, "files"), join(dataDir, "files"), { recursive: true, force: false }).catch(unlessNone);
      await fillMysql(databaseUrl, builtDatabase(folder));
    }
    await decideRestore(dataDir, folder, {
      database: isSqlite ? databaseUrl.slice("sqlite:".length) : null,
      isBackedUp: isNothingLost,
    });
    // It is decided. Windows puts no file in the place of one that is open.
    if (process.platform === "win32") target.release();
    const oldFiles = await finishRestore(dataDir);
    return {
      rows: Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.files.length,
      madeAt: new Date(manifest.madeAt),
      replacedBackup,
      oldFiles,
      needsSecret: sessionSecret === undefined ? manifest.hasOutsideSecret : manifest.secret !== null,
    };
  } finally {
    await removeFolder(folder);
  }
}

async function makeStaging(dataDir: string): Promise<string> {
  try {
    for (const name of (await readdir(dataDir)).filter((each) => each.startsWith(STAGING))) {
      const { mtimeMs } = await stat(join(dataDir, name));
      if (mtimeMs < Date.now() - ABANDONED_MS) {
        await removeFolder(join(dataDir, name));
      }
    }
    return await mkdtemp(join(dataDir, STAGING));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw invalid("dataDir", `DATA_DIR (${dataDir}) tidak dapat ditulis (${code ?? message}).`);
  }
}

async function holdsFiles(dataDir: string): Promise<boolean> {
  for (const name of ["files", "imports"]) {
    if ((await readdir(join(dataDir, name)).catch(() => [])).length > 0) {
      return true;
    }
  }
  return false;
}

/** A library without files has no folder of them. */
function unlessNone(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") {
    throw error;
  }
}
