import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";

import sql from "sql-template-tag";

import { pick } from "../platform/database/columns.js";
import type { Database } from "../platform/database/Database.js";
import { FileFolder, type FoundFile } from "../platform/files/FileFolder.js";
import { storedFileTable, type StoredFile } from "../platform/files/StoredFile.entity.js";
import { type Finding, MOST_EXAMPLES } from "./Finding.js";
import { renamePath } from "../platform/files/renameAndRemove.js";

/** Where a repair puts what belongs to nothing: it is moved and not deleted, since it may be all that is left of it. */
export const STRAY_FOLDER = "files-stray";

const KINDS: Readonly<Record<string, string>> = {
  cover: "sampul",
  document: "berkas digital",
  photo: "foto anggota",
  picture: "gambar artikel",
};

/** Whether each stored file is on the disk, and each file on the disk belongs to something. */
export async function checkFiles(database: Database, dataDir: string, repair: boolean): Promise<Finding[]> {
  // The row of a file is written before it, and removed after it: what is on the disk first has its row then.
  const found = await new FileFolder(dataDir).list();
  const rows = await database.read((reader) =>
    reader.select(pick(storedFileTable, "name", "kind", "state"), sql`FROM stored_files ORDER BY id`),
  );
  const known = new Set(rows.map(({ name }) => name));
  const candidates = found.filter(({ name }) => !known.has(name));
  const stray = await stillThere(candidates);
  if (repair) {
    for (const { path, file } of stray) {
      await mkdir(join(dataDir, STRAY_FOLDER), { recursive: true });
      await renamePath(path, join(dataDir, STRAY_FOLDER, file));
    }
  }
  const onDisk = new Set(found.map(({ name }) => name));
  const lost = await stillMissing(
    database,
    rows.filter(({ name, state }) => (state === "kept" || state === "held") && !onDisk.has(name)),
  );
  return [
    {
      title: "Berkas yang tercatat",
      wrong: lost.length,
      examples: lost.slice(0, MOST_EXAMPLES).map(({ kind, name }) => `${KINDS[kind] ?? kind} ${name} tidak ada`),
      isRepaired: false,
      advice: "Salin isi folder files dari cadangan, atau unggah lagi.",
    },
    {
      title: "Berkas di disk",
      wrong: stray.length,
      examples: stray.slice(0, MOST_EXAMPLES).map(({ file }) => `${file} tidak tercatat`),
      isRepaired: repair,
      advice: `Pindahkan ke ${STRAY_FOLDER}: npm run library -- check --repair`,
    },
  ];
}

/** Some were being deleted. */
async function stillThere(files: readonly FoundFile[]): Promise<FoundFile[]> {
  const there = await Promise.all(
    files.map(({ path }) =>
      stat(path).then(
        (found) => found.isFile(),
        () => false,
      ),
    ),
  );
  return files.filter((_, place) => there[place]);
}

/** Some arrived only after the disk was looked at, or are dropped by now. */
async function stillMissing<Row extends Pick<StoredFile, "name" | "kind">>(
  database: Database,
  rows: readonly Row[],
): Promise<Row[]> {
  if (rows.length === 0) {
    return [];
  }
  const kept = await database.read((reader) =>
    reader.select(pick(storedFileTable, "name"), sql`FROM stored_files WHERE state IN ('kept', 'held')`),
  );
  const names = new Set(kept.map(({ name }) => name));
  return rows.filter(({ name }) => names.has(name));
}
