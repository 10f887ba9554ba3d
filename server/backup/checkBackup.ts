import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { BackupReader } from "./archive/BackupReader.js";
import { buildLibrary, checkFiles } from "./restore/buildLibrary.js";
import { removeFolder } from "../platform/files/renameAndRemove.js";

export interface CheckedBackup {
  readonly madeAt: Date;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Stored files that were missing already when it was made. */
  readonly missingFiles: readonly string[];
}

/**
 * Restores a backup to a place of its own and compares every row and every file.
 * @throws ValidationError that says what differs.
 */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const backup = await BackupReader.open(file);
  const folder = await mkdtemp(join(tmpdir(), "aksara-check-"));
  try {
    await buildLibrary(backup, join(folder, "library.sqlite"));
    await checkFiles(backup);
    const { madeAt, tables, files, missingFiles } = backup.manifest;
    const entries = Object.values(tables);
    return {
      madeAt: new Date(madeAt),
      tables: entries.length,
      rows: entries.reduce((sum, { rows }) => sum + rows, 0),
      files: files.length,
      missingFiles,
    };
  } finally {
    backup.close();
    await removeFolder(folder);
  }
}
