import { rm } from "node:fs/promises";

export default async function databasesDown() {
  await rm(process.env.TEST_TEMPLATES, { recursive: true, force: true });
  await globalThis.ownMariaDb?.stop();
}
