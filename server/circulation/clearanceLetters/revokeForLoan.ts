import sql, { join } from "sql-template-tag";

import { BORROWED_AGAIN, forgetNewLoans } from "../../audit/forgetPeople.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { notNull, pick } from "../../platform/database/columns.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import type { Transaction } from "../../platform/database/Database.js";
import type { ActTools } from "../acts/runLendingAct.js";
import { borrowingTable } from "../borrowings/Borrowing.entity.js";
import { clearanceLetterTable } from "./ClearanceLetter.entity.js";
import { validLetters } from "./letterReads.js";
import { letterAuditValues } from "./letterAuditValues.js";

/**
 * Who borrows again is cleared no more; the undo of the loan makes the letter valid again. Nothing without a letter.
 */
export async function revokeForLoan(
  { tx, journal, arrival, actor }: ActTools,
  studentId: number,
  itemCode: string,
): Promise<AuditChange[]> {
  const letter = (await validLetters(tx, [studentId])).get(studentId);
  if (!letter) return [];
  const reason = reasonWith(itemCode);
  await journal.update(clearanceLetterTable, letter.id, {
    validStudentId: null,
    revokedAt: arrival.now,
    revokedBy: actor,
    revokeReason: reason,
  });
  return [{ action: "clearance.revoke", recordId: letter.id, after: { ...letterAuditValues(letter), reason } }];
}

const reasonWith = (itemCode: string) => `${BORROWED_AGAIN} (${itemCode})`;

/**
 * Removes from these students' revoked letters which copy was borrowed, unless a loan of that copy still names the
 * student.
 */
export async function forgetRevokingLoans(tx: Transaction, studentIds: readonly number[]): Promise<void> {
  const theirs = join([...studentIds]);
  const letters = await tx.select(
    { ...pick(clearanceLetterTable, "id", "studentId"), revokeReason: notNull(clearanceLetterTable.revokeReason) },
    sql`FROM clearance_letters WHERE student_id IN (${theirs}) AND revoke_reason LIKE ${`${BORROWED_AGAIN} (%`}`,
  );
  if (letters.length === 0) return;
  const loans = await tx.select(
    { studentId: notNull(borrowingTable.studentId), itemCode: copyTable.itemCode },
    sql`FROM borrowings JOIN copies ON copies.id = borrowings.copy_id WHERE borrowings.student_id IN (${theirs})`,
  );
  const named = new Set(loans.map(({ studentId, itemCode }) => `${studentId} ${reasonWith(itemCode)}`));
  const forgotten = letters.filter(({ studentId, revokeReason }) => !named.has(`${studentId} ${revokeReason}`));
  const ids = forgotten.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(clearanceLetterTable, { revokeReason: BORROWED_AGAIN }, sql`id IN (${join(ids)})`);
  await forgetNewLoans(tx, ids);
}
