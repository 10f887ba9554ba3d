import { rm } from "node:fs/promises";

export default async function databasesDown() {
  await globalThis.ownMariaDb?.stop();
  await rm(globalThis.runFolder, { recursive: true, force: true });
}
