import type { AuditChange } from "../../platform/database/auditChange.js";
import type { ActTools } from "../acts/runLendingAct.js";
import { validLetters } from "./clearanceReads.js";
import { letterAuditValues } from "./letterAuditValues.js";

/** Who borrows again is cleared no more; the undo of the loan makes the letter valid again. Nothing without a letter. */
export async function revokeForLoan(
  { tx, journal, arrival, actor }: ActTools,
  studentId: number,
  itemCode: string,
): Promise<AuditChange[]> {
  const letter = (await validLetters(tx, [studentId])).get(studentId);
  if (!letter) return [];
  const reason = `Meminjam lagi (${itemCode})`;
  await journal.update("clearance_letters", letter.id, {
    validStudentId: null,
    revokedAt: arrival.now,
    revokedBy: actor,
    revokeReason: reason,
  });
  return [{ action: "clearance.revoke", recordId: letter.id, after: { ...letterAuditValues(letter), reason } }];
}
