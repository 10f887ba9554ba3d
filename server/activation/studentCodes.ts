import sql, { join } from "sql-template-tag";

import { pick } from "../platform/database/columns.js";
import type { StudentCodes } from "../students/StudentDependents.js";
import { activationCodeTable } from "./ActivationCode.entity.js";

/** The codes of students who leave, go to the bin or come back from it. */
export const studentCodes: StudentCodes = {
  delete: (tx, studentIds) => tx.run(sql`DELETE FROM activation_codes WHERE student_id IN (${join([...studentIds])})`),
  read: async (tx, studentId) => {
    const [code] = await tx.select(
      pick(activationCodeTable, "codeHash", "tries", "createdAt", "expiresAt"),
      sql`FROM activation_codes WHERE student_id = ${studentId}`,
    );
    return code ?? null;
  },
  restore: async (tx, studentId, code) => {
    if (code.expiresAt > new Date()) {
      await tx.insert(activationCodeTable, [{ ...code, studentId }]);
    }
  },
};
