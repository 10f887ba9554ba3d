import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { FileFolder } from "../platform/files/FileFolder.js";
import type { LibrarySnapshot } from "./rows/LibrarySnapshot.js";

/** A file below the data folder: its path there, which is also its path in a backup. */
export interface LibraryFile {
  readonly path: string;
  readonly source: string;
}

const NAME = /^[0-9a-f]{32}/u;
/** What an import writes beside its rows, whole or under a name of its own that is no file of the import's yet. */
const IMPORT_FILE = /^[\w-]+(?:\.[\w-]+)*$/u;

interface FoundFiles {
  readonly files: readonly LibraryFile[];
  /** Names of stored files that a record refers to and of which nothing is on the disk. */
  readonly missing: readonly string[];
}

/** The stored files that records of the snapshot refer to, also from the bin, and what waiting imports need. */
export async function findLibraryFiles(snapshot: LibrarySnapshot, dataDir: string): Promise<FoundFiles> {
  const tables = new Set(snapshot.tables.map(({ name }) => name));
  const names = async (statement: string) => (await snapshot.find(statement)).map(([name]) => String(name));
  const stored = tables.has("stored_files")
    ? new Set(await names("SELECT name FROM stored_files WHERE state IN ('kept', 'held')"))
    : new Set<string>();
  const files: LibraryFile[] = [];
  const found = new Set<string>();
  for (const { folder, file, name, path } of await new FileFolder(dataDir).list()) {
    if (stored.has(name) && name.startsWith(folder) && !file.endsWith(".part")) {
      found.add(name);
      files.push({ path: `files/${folder}/${file}`, source: path });
    }
  }
  for (const table of ["book_imports", "student_imports"].filter((name) => hasFolder(snapshot, name))) {
    for (const folder of await names(`SELECT folder FROM ${table} WHERE folder IS NOT NULL ORDER BY folder`)) {
      const inside = NAME.test(folder) ? await readdirOrNone(join(dataDir, "imports", folder)) : [];
      for (const file of inside.filter((name) => IMPORT_FILE.test(name))) {
        files.push({ path: `imports/${folder}/${file}`, source: join(dataDir, "imports", folder, file) });
      }
    }
  }
  return { files, missing: [...stored].filter((name) => !found.has(name)).sort() };
}

function hasFolder({ tables }: LibrarySnapshot, table: string): boolean {
  return tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === "folder") ?? false;
}

async function readdirOrNone(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
