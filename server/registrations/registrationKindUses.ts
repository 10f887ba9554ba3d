import sql from "sql-template-tag";

import type { MemberKindUses } from "../students/StudentDependents.js";

/** Who asks to become a member of a kind. */
export const registrationKindUses: MemberKindUses = {
  describe: async (reader, memberKindId) => {
    const count = await reader.count(sql`FROM registrations WHERE member_kind_id = ${memberKindId}`);
    return count > 0 ? [`${count} pendaftaran`] : [];
  },
  passOn: async (tx, memberKindId, replacementId) => {
    await tx.run(
      sql`UPDATE registrations SET member_kind_id = ${replacementId} WHERE member_kind_id = ${memberKindId}`,
    );
  },
};
