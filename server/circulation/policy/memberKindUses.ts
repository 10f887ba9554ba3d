import sql from "sql-template-tag";

import type { MemberKindUses } from "../../students/StudentDependents.js";

const TABLES = [
  [sql`borrowings`, "peminjaman"],
  [sql`reservations`, "reservasi"],
  [sql`clearance_letters`, "Surat Bebas Pustaka"],
] as const;

/** Loans, reservations and letters keep the kind of their day, which reports count by. */
export const lendingKindUses: MemberKindUses = {
  describe: async (reader, memberKindId) => {
    const uses: string[] = [];
    for (const [table, what] of TABLES) {
      const count = await reader.count(sql`FROM ${table} WHERE member_kind_id = ${memberKindId}`);
      if (count > 0) uses.push(`${count} ${what}`);
    }
    return uses;
  },
  passOn: async (tx, memberKindId, replacementId) => {
    for (const [table] of TABLES) {
      await tx.run(sql`UPDATE ${table} SET member_kind_id = ${replacementId} WHERE member_kind_id = ${memberKindId}`);
    }
  },
};
