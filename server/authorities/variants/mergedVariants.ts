import sql, { join } from "sql-template-tag";
import { z } from "zod";

import type { Transaction } from "../../platform/database/Database.js";
import { foldKey } from "../../../common/fold.js";
import type { AuthorityList } from "../authorityReads.js";
import { authorVariantTable } from "./AuthorVariant.entity.js";
import { variantRows } from "./variantReads.js";

/** What the bin keeps of the other names of a record that is gone; what it kept before authors had any is nothing. */
export const keptVariants = z
  .object({
    own: z.array(z.object({ name: z.string(), nameKey: z.string(), isSwitchedOff: z.boolean() })),
    /** The keys of the names that the replacement has got from it. */
    passedOn: z.array(z.string()),
  })
  .default({ own: [], passedOn: [] });
export type KeptVariants = z.output<typeof keptVariants>;

interface RemovedRecord {
  readonly id: number;
  readonly title: string;
}

/**
 * The other names of a record that is about to be deleted. Where another takes its place, that one gets them, and the
 * name of the first as one more: whoever asks for it is referred on.
 */
export async function passOnVariants(
  tx: Transaction,
  list: AuthorityList,
  removed: RemovedRecord,
  replacement: RemovedRecord | null,
): Promise<KeptVariants> {
  if (list !== "authors") {
    return { own: [], passedOn: [] };
  }
  const rows = await variantRows(tx, replacement ? [removed.id, replacement.id] : [removed.id]);
  const own = rows
    .filter(({ authorId }) => authorId === removed.id)
    .map(({ name, nameKey, isSwitchedOff }) => ({ name, nameKey, isSwitchedOff }));
  if (!replacement) {
    return { own, passedOn: [] };
  }
  const known = new Set([
    foldKey(replacement.title),
    ...rows.filter(({ authorId }) => authorId === replacement.id).map(({ nameKey }) => nameKey),
  ]);
  const itsName = { name: removed.title, nameKey: foldKey(removed.title), isSwitchedOff: false };
  const added = [itsName, ...own].filter(({ nameKey }) => !known.has(nameKey));
  await tx.insert(
    authorVariantTable,
    added.map((variant) => ({ ...variant, authorId: replacement.id })),
  );
  return { own, passedOn: added.map(({ nameKey }) => nameKey) };
}

/** Gives a restored record its other names back, and takes them from the one that had got them. */
export async function reclaimVariants(
  tx: Transaction,
  recordId: number,
  replacementId: number | null,
  { own, passedOn }: KeptVariants,
): Promise<void> {
  if (replacementId !== null && passedOn.length > 0) {
    await tx.run(
      sql`DELETE FROM author_variants WHERE author_id = ${replacementId} AND name_key IN (${join([...passedOn])})`,
    );
  }
  await tx.insert(
    authorVariantTable,
    own.map((variant) => ({ ...variant, authorId: recordId })),
  );
}
