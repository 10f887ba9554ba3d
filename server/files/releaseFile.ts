import sql from "sql-template-tag";

import type { Transaction } from "../database/Database.js";
import { toStored } from "../database/instant.js";

/** `/static/covers/<name>-<width>.webp`, `/static/files/<name>/<slug>.pdf` and `/photos/<student>/<name>/480`. */
const OUR_ADDRESS = /^(?:\/static\/covers\/([0-9a-f]{32})-\d+\.webp|\/static\/files\/([0-9a-f]{32})\/[^/]+|\/photos\/\d+\/([0-9a-f]{32})\/\d+)$/u;

/** Marks the file behind an address as dropped, so that the next sweep removes it; an address of another site is no file of ours. */
export async function releaseFile(tx: Transaction, address: string | null): Promise<void> {
  const [, cover, document, photo] = OUR_ADDRESS.exec(address ?? "") ?? [];
  const name = cover ?? document ?? photo;
  if (name !== undefined) {
    await tx.run(sql`UPDATE stored_files SET state = 'dropped', changed_at = ${toStored(new Date())} WHERE name = ${name}`);
  }
}
