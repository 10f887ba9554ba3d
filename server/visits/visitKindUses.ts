import sql from "sql-template-tag";

import type { MemberKindUses } from "../students/StudentDependents.js";

/** Visits that have forgotten their student keep the kind. */
export const visitKindUses: MemberKindUses = {
  describe: async (reader, memberKindId) => {
    const count = await reader.count(sql`FROM visits WHERE member_kind_id = ${memberKindId}`);
    return count > 0 ? [`${count} kunjungan`] : [];
  },
  passOn: async (tx, memberKindId, replacementId) => {
    await tx.run(sql`UPDATE visits SET member_kind_id = ${replacementId} WHERE member_kind_id = ${memberKindId}`);
  },
};
