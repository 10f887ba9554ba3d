import sql, { join } from "sql-template-tag";

import type { Transaction } from "../database/Database.js";
import { chunk } from "../database/chunk.js";
import { storedFileTable, type StoredFileState } from "./StoredFile.entity.js";

/** An address of ours: below a folder, a segment is or begins with the file's name. */
const FILE_ADDRESS = /^(?:\/[\w-]+)+\/([0-9a-f]{32})[-/]/u;

/** Marks the files behind URLs as dropped, so that the next sweep deletes them; URLs of other sites are ignored. */
export function markFilesDropped(tx: Transaction, ...addresses: readonly (string | null)[]): Promise<void> {
  return setState(tx, addresses, "dropped");
}

/**
 * Marks the files of records in the bin: they are no longer served, and stay on disk until `markFilesDropped` or
 * `markFilesKept`.
 */
export function markFilesHeld(tx: Transaction, ...addresses: readonly (string | null)[]): Promise<void> {
  return setState(tx, addresses, "held");
}

/** Makes held files available again. */
export function markFilesKept(tx: Transaction, ...addresses: readonly (string | null)[]): Promise<void> {
  return setState(tx, addresses, "kept");
}

async function setState(tx: Transaction, addresses: readonly (string | null)[], state: StoredFileState): Promise<void> {
  const names = addresses.flatMap((address) => FILE_ADDRESS.exec(address ?? "")?.[1] ?? []);
  for (const batch of chunk(names)) {
    await tx.update(storedFileTable, { state, changedAt: new Date() }, sql`name IN (${join(batch)})`);
  }
}
