import sql, { bulk } from "sql-template-tag";

import { type BinHandler, purgeNothing } from "../../bin/BinHandler.js";
import type { Transaction } from "../../platform/database/Database.js";
import { chunk } from "../../platform/database/chunk.js";
import { ConflictError } from "../../errors.js";
import type { AuthorityList } from "../authorityReads.js";
import { editingPlans, type RecordValues } from "./editingPlans.js";
import type { RecordBooks, RecordMove } from "./RecordBooks.js";
import { lockRecords, findIdByKey, insertRecord, findRecord } from "./recordWriter.js";
import { required } from "../../platform/required.js";

/** What the bin stores of a deleted record. */
interface BinnedRecord {
  readonly values: RecordValues;
  readonly replacementId: number | null;
}

export async function saveMoves(tx: Transaction, entryId: number, moves: readonly RecordMove[]): Promise<void> {
  for (const part of chunk(moves)) {
    await tx.run(
      sql`INSERT INTO bin_moves (entry_id, kind, moved_id, position)
          VALUES ${bulk(part.map(({ kind, movedId, position }) => [entryId, kind, movedId, position]))}`,
    );
  }
}

/**
 * Restores a deleted record with its id if its name is still free, and gives it back those of its books that still
 * have the replacement.
 */
export function recordBinHandler(list: AuthorityList, recordBooks: RecordBooks): BinHandler {
  const plan = editingPlans[list];
  return {
    restore: async (tx, { id: entryId, recordId, label, kept }) => {
      const { values, replacementId } = required(kept, "the record kept in the bin") as unknown as BinnedRecord;
      const draft = plan.draft(values);
      await lockRecords(tx, list, replacementId === null ? [] : [replacementId]);
      const existingId = await findIdByKey(tx, list, draft.key);
      if (existingId !== null) {
        const holder = await findRecord(tx, list, existingId);
        return new ConflictError(
          `${plan.label} “${label}” sudah ada lagi${holder ? ` (${holder.booksCount} buku)` : ""}. Pakai yang ` +
            "itu, atau ubah namanya dulu.",
        );
      }
      await insertRecord(tx, list, draft, recordId);
      if (replacementId !== null) {
        const moves = await tx.rows<RecordMove>(
          sql`SELECT kind, moved_id AS movedId, position FROM bin_moves WHERE entry_id = ${entryId} ORDER BY moved_id`,
        );
        await recordBooks.restore(tx, list, replacementId, recordId, moves);
      }
      return { bookId: null, auditValues: values };
    },
    purge: purgeNothing,
  };
}
