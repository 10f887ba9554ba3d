import { stat } from "node:fs/promises";
import { join } from "node:path";

import type { Config } from "../config.js";
import { NotFoundError } from "../errors.js";
import { productVersion } from "../platform/productVersion.js";
import { BackupWriter } from "./archive/BackupWriter.js";
import { type FileEntry, FORMAT, SECRET, type TableEntry, tablePath } from "./archive/manifest.js";
import { findLibraryFiles, type LibraryFile } from "./libraryFiles.js";
import type { LibrarySnapshot } from "./rows/LibrarySnapshot.js";
import { openSnapshot } from "./rows/openSnapshot.js";
import { linesOf } from "./rows/rowLines.js";
import { kindsOf } from "./rows/tableShapes.js";

export type LibraryPlace = Pick<Config, "databaseUrl" | "dataDir" | "timeZone" | "sessionSecret">;

/** A deleted file is gone in the moment of one command: nobody deletes for three backups on end. */
const MAX_TRIES = 3;

export interface WrittenBackup {
  readonly path: string;
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Stored files that a record names and that are not on the disk. */
  readonly missingFiles: readonly string[];
}

interface BackupOptions {
  readonly now?: Date;
  /** Who has the database for itself reads it through its own connection. */
  readonly open?: () => Promise<LibrarySnapshot | null>;
}

interface Contents {
  readonly snapshot: LibrarySnapshot;
  readonly files: readonly LibraryFile[];
  readonly missing: readonly string[];
}

/**
 * Writes all of the library to one file in the folder, as it is at one moment, while others work.
 * @throws ValidationError where the folder cannot be written to, NotFoundError where there is no library.
 */
export async function backUpLibrary(
  place: LibraryPlace,
  folder: string,
  { now = new Date(), open = () => openSnapshot(place.databaseUrl) }: BackupOptions = {},
): Promise<WrittenBackup> {
  for (let tries = 1; ; tries += 1) {
    const written = await writeOnce(place, folder, { now, open, isLastTry: tries === MAX_TRIES });
    if (written) {
      return written;
    }
  }
}

/** Null if a file was deleted before it was read: the next snapshot knows nothing of it. */
async function writeOnce(
  place: LibraryPlace,
  folder: string,
  { now, open, isLastTry }: Required<BackupOptions> & { readonly isLastTry: boolean },
): Promise<WrittenBackup | null> {
  const { snapshot, files, missing } = await openContents(place, open);
  try {
    const writer = await BackupWriter.create(folder);
    try {
      const stored = await writeFiles(writer, files);
      if (stored.gone.length > 0 && !isLastTry) {
        await writer.abandon();
        return null;
      }
      const missingFiles = [...missing, ...stored.gone].sort();
      const tables = await writeTables(writer, snapshot);
      const secret = await writeSecret(writer, place);
      const path = await writer.finish(
        {
          format: FORMAT,
          product: productVersion(),
          madeAt: now.toISOString(),
          engine: snapshot.engine,
          migrations: [...snapshot.migrations],
          tables,
          files: stored.files,
          missingFiles,
          secret,
          hasOutsideSecret: place.sessionSecret !== undefined,
        },
        (sequence) => `cadangan-${momentIn(place.timeZone, now)}-${sequence}.zip`,
      );
      const entries = Object.values(tables);
      return {
        path,
        bytes: (await stat(path)).size,
        tables: entries.length,
        rows: entries.reduce((sum, { rows }) => sum + rows, 0),
        files: stored.files.length,
        missingFiles,
      };
    } catch (error) {
      await writer.abandon();
      throw error;
    }
  } finally {
    await snapshot.close();
  }
}

/** A file that is missing in two snapshots is lost; in one it may have been deleted in between. */
async function openContents({ dataDir }: LibraryPlace, open: Required<BackupOptions>["open"]): Promise<Contents> {
  let missedBefore: readonly string[] = [];
  for (;;) {
    const snapshot = await open();
    if (!snapshot || snapshot.migrations.length === 0) {
      await snapshot?.close();
      throw new NotFoundError("Belum ada perpustakaan untuk dicadangkan di DATABASE_URL.");
    }
    const known = new Set(missedBefore);
    const { files, missing } = await findLibraryFiles(snapshot, dataDir);
    if (missing.every((name) => known.has(name))) {
      return { snapshot, files, missing };
    }
    missedBefore = missing;
    await snapshot.close();
  }
}

async function writeFiles(writer: BackupWriter, files: readonly LibraryFile[]) {
  const written: FileEntry[] = [];
  const gone: string[] = [];
  for (const { path, source } of files) {
    const entry = await writer.addFile(path, source);
    if (entry) {
      written.push({ path, ...entry });
    } else if (path.startsWith("files/")) {
      gone.push(path);
    }
  }
  return { files: written, gone };
}

async function writeTables(writer: BackupWriter, snapshot: LibrarySnapshot): Promise<Record<string, TableEntry>> {
  const tables: Record<string, TableEntry> = {};
  for (const table of snapshot.tables) {
    const counted = { rows: 0 };
    const lines = linesOf(snapshot.rows(table), kindsOf(table), counted);
    const written = await writer.addRows(tablePath(table.name), lines);
    tables[table.name] = {
      columns: table.columns.map(({ name }) => name),
      rows: counted.rows,
      ...written,
      lastId: await snapshot.lastId(table),
    };
  }
  return tables;
}

/** The key of a library that has one in a file: without it neither codes nor tokens would be worth anything. */
async function writeSecret(writer: BackupWriter, { dataDir, sessionSecret }: LibraryPlace): Promise<FileEntry | null> {
  const entry = sessionSecret === undefined ? await writer.addFile(SECRET, join(dataDir, SECRET)) : null;
  return entry && { path: SECRET, ...entry };
}

/** `20261129-211800`, by the library's clock. */
function momentIn(timeZone: string, instant: Date): string {
  const text = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(instant);
  return text.replaceAll(/[-:]/gu, "").replace(" ", "-");
}
