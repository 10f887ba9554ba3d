import sql, { join } from "sql-template-tag";

import type { Transaction } from "../platform/database/Database.js";
import { auditEntryTable } from "./AuditEntry.entity.js";

/** Who these students were leaves their entries; that somebody was added, changed and deleted stays, and by whom. */
export async function forgetStudents(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(
    auditEntryTable,
    { beforeValues: null, afterValues: null },
    sql`record_type = 'student' AND record_id IN (${join([...ids])})`,
  );
}
