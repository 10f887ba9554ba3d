import { statfs } from "node:fs/promises";

/** How much room whoever runs the server has on the disk of a folder. @throws where there is no such folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
