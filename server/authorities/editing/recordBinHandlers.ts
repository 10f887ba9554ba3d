import sql from "sql-template-tag";
import { z } from "zod";

import { type BinHandler, keptBinHandler } from "../../bin/BinHandler.js";
import { binMoveTable } from "../../bin/BinMove.entity.js";
import { pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { ConflictError } from "../../errors.js";
import type { AuthorityList } from "../authorityReads.js";
import { keptVariants, reclaimVariants } from "../variants/mergedVariants.js";
import { type EditingPlan, editingPlans } from "./editingPlans.js";
import type { RecordBooks, RecordMove } from "./RecordBooks.js";
import { lockRecords, findIdByKey, insertRecord, findRecord } from "./recordWriter.js";

export async function saveMoves(tx: Transaction, entryId: number, moves: readonly RecordMove[]): Promise<void> {
  await tx.insert(
    binMoveTable,
    moves.map((move) => ({ ...move, entryId })),
  );
}

/**
 * Restores a deleted record with its id if its name is still free, and gives it back those of its books that still
 * have the replacement.
 */
function recordBinHandler<List extends AuthorityList>(
  list: List,
  plan: EditingPlan<List>,
  recordBooks: RecordBooks,
): BinHandler {
  const keptRecord = z.object({ values: plan.keptValues, replacementId: z.int().nullable(), variants: keptVariants });
  return keptBinHandler(keptRecord, {
    restore: async (tx, { id: entryId, recordId, label }, { values, replacementId, variants }) => {
      const draft = plan.draft(values);
      await lockRecords(tx, list, replacementId === null ? [] : [replacementId]);
      const existingId = await findIdByKey(tx, list, draft.key);
      if (existingId !== null) {
        const holder = await findRecord(tx, list, existingId);
        return new ConflictError(
          `${plan.label} “${label}” sudah ada lagi${holder ? ` (${holder.booksCount} buku)` : ""}. Pakai data ` +
            "itu, atau ubah namanya dulu.",
        );
      }
      await insertRecord(tx, list, draft, recordId);
      await reclaimVariants(tx, recordId, replacementId, variants);
      let changedSince = 0;
      if (replacementId !== null) {
        const moves = await tx.select(
          pick(binMoveTable, "kind", "movedId", "position", "role"),
          sql`FROM bin_moves WHERE entry_id = ${entryId} ORDER BY moved_id`,
        );
        changedSince = await recordBooks.restore(tx, list, replacementId, recordId, moves);
      }
      const remark =
        changedSince === 0
          ? null
          : `${changedSince} bukunya sudah diubah atau dihapus sejak itu, dan tetap seperti sekarang.`;
      return { bookIds: [], auditValues: values, remark };
    },
  });
}

export function recordBinHandlers(recordBooks: RecordBooks) {
  return {
    author: recordBinHandler("authors", editingPlans.authors, recordBooks),
    publisher: recordBinHandler("publishers", editingPlans.publishers, recordBooks),
    category: recordBinHandler("categories", editingPlans.categories, recordBooks),
    classification: recordBinHandler("classifications", editingPlans.classifications, recordBooks),
    location: recordBinHandler("locations", editingPlans.locations, recordBooks),
    source: recordBinHandler("sources", editingPlans.sources, recordBooks),
  };
}
