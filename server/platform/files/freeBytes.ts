import { statfs } from "node:fs/promises";

export interface DiskRoom {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** How large the disk of a folder is, and how much of it is free for the server. @throws where there is no folder. */
export async function diskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** How much room whoever runs the server has on the disk of a folder. @throws where there is no such folder. */
export async function freeBytes(folder: string): Promise<number> {
  return (await diskRoom(folder)).freeBytes;
}
