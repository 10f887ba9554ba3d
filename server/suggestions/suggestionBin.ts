import sql, { join } from "sql-template-tag";

import type { BinHandler } from "../bin/BinHandler.js";
import { NotFoundError } from "../errors.js";
import { forUpdate } from "../platform/database/locking.js";
import { suggestionAuditValues } from "./suggestionAudit.js";
import { suggestionTable } from "./Suggestion.entity.js";

/** A deleted suggestion comes back with its votes, which stay beside it. */
export const suggestionBin: BinHandler = {
  restore: async (tx, { recordId }) => {
    const [suggestion] = await tx.select(
      suggestionTable,
      sql`FROM suggestions WHERE id = ${recordId} AND deleted_at IS NOT NULL ${forUpdate(tx)}`,
    );
    if (!suggestion) return new NotFoundError("Usulan ini tidak ada lagi.");
    await tx.update(suggestionTable, { deletedAt: null }, sql`id = ${recordId}`);
    return { bookIds: [], auditValues: suggestionAuditValues(suggestion) };
  },
  purge: async (tx, entries) => {
    const ids = entries.map(({ recordId }) => recordId);
    await tx.run(sql`DELETE FROM suggestions WHERE id IN (${join(ids)}) AND deleted_at IS NOT NULL`);
  },
};
