import sql, { join } from "sql-template-tag";

import type { Transaction } from "../database/Database.js";
import { toSqlDateTime } from "../database/sqlDateTime.js";
import { chunk } from "../database/chunk.js";
import type { StoredFileState } from "./StoredFile.entity.js";

/** `/static/covers/<name>-<width>.webp`, `/static/files/<name>/<slug>.pdf` and `/photos/<student>/<name>/480`. */
const FILE_ADDRESS =
  /^(?:\/static\/covers\/([0-9a-f]{32})-\d+\.webp|\/static\/files\/([0-9a-f]{32})\/[^/]+|\/photos\/\d+\/([0-9a-f]{32})\/\d+)$/u;

/** Marks the files behind addresses as dropped, so that the next sweep removes them; an address of another site is no file of ours. */
export function markFilesDropped(tx: Transaction, ...addresses: readonly (string | null)[]): Promise<void> {
  return setState(tx, addresses, "dropped");
}

/** The files of what lies in the bin: nobody gets them, and they stay on disk until `releaseFiles` or `keepFiles`. */
export function markFilesHeld(tx: Transaction, ...addresses: readonly (string | null)[]): Promise<void> {
  return setState(tx, addresses, "held");
}

/** Held files are there again for their readers. */
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
