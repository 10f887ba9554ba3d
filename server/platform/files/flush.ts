import { open } from "node:fs/promises";

/** Waits until a file's contents are on the disk. Windows flushes only what is open for writing. */
export async function flushFile(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Waits until the names in a folder are on the disk, where the system lets a folder be flushed. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, "r").catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
