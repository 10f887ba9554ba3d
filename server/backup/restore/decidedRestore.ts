import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

import { z } from "zod";

import { SECRET } from "../archive/manifest.js";

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
    await rm(builtDatabase(folder), { force: true });
  }
  await writeFile(join(folder, PLAN), JSON.stringify({ ...decided, database }), { mode: 0o600, flush: true });
  await flushFolder(folder);
  await rename(folder, join(dataDir, DECIDED));
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
    await rm(folder, { recursive: true, force: true });
    return null;
  }
  const { database, isBackedUp } = plan.parse(JSON.parse(text));
  for (const name of FOLDERS) {
    if (await exists(join(folder, name))) {
      await setAside(join(dataDir, name), join(folder, REPLACED, name));
      await rename(join(folder, name), join(dataDir, name));
    }
  }
  if (await exists(join(folder, SECRET))) {
    await rename(join(folder, SECRET), join(dataDir, SECRET));
  }
  if (database !== null && (await exists(join(folder, DATABASE)))) {
    await rm(`${database}-wal`, { force: true });
    await rm(`${database}-shm`, { force: true });
    await mkdir(dirname(database), { recursive: true, mode: 0o700 });
    await move(join(folder, DATABASE), database);
  }
  await flushFolder(dataDir);
  let kept: string | null = null;
  if (!isBackedUp && (await exists(join(folder, REPLACED)))) {
    kept = join(dataDir, `${REPLACED}-${Date.now().toString()}`);
    await rename(join(folder, REPLACED), kept);
  }
  // The plan last of all: without it nothing would be finished.
  await rm(join(folder, REPLACED), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
  return kept;
}

/** What was there before; not what an earlier, cut off attempt has put in its place. */
async function setAside(path: string, place: string): Promise<void> {
  if (await exists(path)) {
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await rename(path, place);
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") {
      throw error;
    }
    // The database lies on another disk.
    const beside = `${to}.restored`;
    await copyFile(from, beside);
    await flushFolder(beside);
    await rename(beside, to);
    await rm(from);
  }
  await flushFolder(dirname(to));
}

/** Not every system lets a folder be flushed. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, "r").catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
