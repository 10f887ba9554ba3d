import { copyFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

import { z } from "zod";

import { SECRET } from "../archive/manifest.js";
import { flushFile, flushFolder } from "../../platform/files/flush.js";
import { removeFile, removeFolder, renamePath } from "../../platform/files/renameAndRemove.js";

/**
 * A restored library is made in a folder beside the old one. Renaming that folder decides: before, nothing has changed;
 * afterwards the next start goes on with putting its parts in place, as often as it is cut off.
 */
const DECIDED = "restored";
const REPLACED = "replaced";
const PLAN = "plan.json";
const DATABASE = "library.sqlite";
const FOLDERS = ["files", "imports"];

const plan = z.object({
  /** Where the database belongs; null on MySQL, which has its rows already. */
  database: z.string().nullable(),
  /** Whether the old files are in a backup and need not be kept. */
  isBackedUp: z.boolean(),
});
type Plan = z.infer<typeof plan>;

export function builtDatabase(folder: string): string {
  return join(folder, DATABASE);
}

/** From here on the library is the restored one. */
export async function decideRestore(dataDir: string, folder: string, decided: Plan): Promise<void> {
  const database = decided.database === null ? null : resolve(decided.database);
  for (const name of FOLDERS) {
    await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
  }
  if (database === null) {
    await removeFile(builtDatabase(folder));
  }
  await writeFile(join(folder, PLAN), JSON.stringify({ ...decided, database }), { mode: 0o600, flush: true });
  await flushFolder(folder);
  await renamePath(folder, join(dataDir, DECIDED));
  await flushFolder(dataDir);
}

/** Puts in place what was decided, now or before a kill. Returns where the old files lie, if they were kept. */
export async function finishRestore(dataDir: string): Promise<string | null> {
  const folder = join(dataDir, DECIDED);
  const text = await readFile(join(folder, PLAN), "utf8").catch((error: unknown) => {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) {
      return null;
    }
    throw error;
  });
  if (text === null) {
    // All was in place, and only its folder had still to go.
    await removeFolder(folder);
    return null;
  }
  const { database, isBackedUp } = plan.parse(JSON.parse(text));
  for (const name of FOLDERS) {
    if (await exists(join(folder, name))) {
      await setAside(join(dataDir, name), join(folder, REPLACED, name));
      await renamePath(join(folder, name), join(dataDir, name));
    }
  }
  if (await exists(join(folder, SECRET))) {
    await renamePath(join(folder, SECRET), join(dataDir, SECRET));
  }
  if (database !== null && (await exists(join(folder, DATABASE)))) {
    await removeFile(`${database}-wal`);
    await removeFile(`${database}-shm`);
    await mkdir(dirname(database), { recursive: true, mode: 0o700 });
    await move(join(folder, DATABASE), database);
  }
  await flushFolder(dataDir);
  let kept: string | null = null;
  if (!isBackedUp && (await exists(join(folder, REPLACED)))) {
    kept = join(dataDir, `${REPLACED}-${Date.now().toString()}`);
    await renamePath(join(folder, REPLACED), kept);
  }
  // The plan last of all: without it nothing would be finished.
  await removeFolder(join(folder, REPLACED));
  await removeFolder(folder);
  return kept;
}

/** What was there before; not what an earlier, cut off attempt has put in its place. */
async function setAside(path: string, place: string): Promise<void> {
  if (await exists(path)) {
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await renamePath(path, place);
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await renamePath(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") {
      throw error;
    }
    // The database lies on another disk.
    const beside = `${to}.restored`;
    await copyFile(from, beside);
    await flushFile(beside);
    await renamePath(beside, to);
    await removeFile(from);
  }
  await flushFolder(dirname(to));
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
