import sql, { join } from "sql-template-tag";

import type { Transaction } from "../database/Database.js";
import { toSqlDateTime } from "../database/sqlDateTime.js";
import { chunk } from "../database/chunk.js";
import type { StoredFileState } from "./StoredFile.entity.js";

/** `/static/covers/<name>-<width>.webp`, `/static/files/<name>/<slug>.pdf` and `/photos/<student>/<name>/480`. */
const FILE_ADDRESS =
  /^(?:\/static\/covers\/([0-9a-f]{32})-\d+\.webp|\/static\/files\/([0-9a-f]{32})\/[^/]+|\/photos\/\d+\/([0-9a-f]{32})\/\d+)$/u;

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
  const names = addresses.flatMap((address) => {
    const [, cover, document, photo] = FILE_ADDRESS.exec(address ?? "") ?? [];
    return cover ?? document ?? photo ?? [];
  });
  for (const batch of chunk(names)) {
    await tx.run(
      sql`UPDATE stored_files SET state = ${state}, changed_at = ${toSqlDateTime(new Date())} WHERE name IN (${join(batch)})`,
    );
  }
}
