import sql, { join, type Sql } from "sql-template-tag";

import { forgetLoansOfCharges, forgetPeople, forgetSwaps } from "../../audit/forgetPeople.js";
import { notNull, pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { daysOnly } from "../../platform/database/days/daysOnly.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { groupBy } from "../../platform/groupBy.js";
import { required } from "../../platform/required.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { schoolYearOf } from "../../platform/time/schoolYear.js";
import { classSetTable } from "../borrowings/ClassSet.entity.js";
import { forgetRevokingLoans } from "../clearanceLetters/revokeForLoan.js";
import { ledgerEntryTable } from "../ledger/LedgerEntry.entity.js";
import { isInForce } from "../ledger/ledgerReads.js";
import { replacementCodeTable } from "./ReplacementCode.entity.js";
import { noticeTable } from "../notices/Notice.entity.js";
import { type Borrowing, borrowingTable } from "../borrowings/Borrowing.entity.js";
import { reservationTable } from "../reservations/Reservation.entity.js";
import { studentTable } from "../../students/Student.entity.js";
import { newBorrowerKeys, schoolYearSpan } from "../borrowings/borrowerKeys.js";

/**
 * What the library forgets: whose loans and reservations were. The sweep and the student's own command call the same
 * code. All of it holds circulationLock.
 */

export interface ForgetRequest {
  readonly studentIds: readonly number[];
  /** What ended before this instant. */
  readonly endedBefore: Date;
  readonly limit: number;
  /** The library's, by whose days instants are told from then on. */
  readonly timeZone: string;
}

/**
 * Returned, with nothing open: what is lent, lost and not found, or still to be paid keeps its student. So does a loan
 * of a class set that is still given out, since it says who has had a copy, and one at which something waits to be
 * decided. The copy that is out is not asked for beside the return, nor what waits by its index: SQLite would go by
 * them, through every loan that has ever come back.
 */
export function isForgettableLoan(endedBefore: Date): Sql {
  return sql`(borrowings.class_set_id IS NULL
      OR borrowings.class_set_id NOT IN (SELECT id FROM class_sets WHERE due_at >= ${dayOf(endedBefore)}))
    AND borrowings.returned_at < ${toSqlDateTime(endedBefore)} AND +borrowings.held_at IS NULL
    AND borrowings.id NOT IN (
      SELECT borrowing_id FROM ledger_entries WHERE open_amount > 0 AND borrowing_id IS NOT NULL)`;
}

export function isForgettableReservation(endedBefore: Date): Sql {
  return sql`reservations.open_book_id IS NULL AND reservations.ended_at < ${toSqlDateTime(endedBefore)}`;
}

/** A class set that is over, and of which no loan names its teacher any more. */
export function isForgettableSet(endedBefore: Date): Sql {
  return sql`class_sets.due_at < ${dayOf(endedBefore)} AND NOT EXISTS (
    SELECT 1 FROM borrowings WHERE borrowings.class_set_id = class_sets.id AND borrowings.student_id IS NOT NULL)`;
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

const loanColumns = {
  ...pick(borrowingTable, "id", "borrowedAt", "returnedAt", "lostAt", "classSetId"),
  studentId: studentTable.id,
  gender: studentTable.gender,
};

/** Returns how many loans; at the limit there may be more. */
export async function forgetLoans(
  tx: Transaction,
  { studentIds, endedBefore, limit, timeZone }: ForgetRequest,
): Promise<number> {
  const isTheirs = sql`borrowings.student_id IN (${join([...studentIds])})`;
  const loans = await tx.select(
    loanColumns,
    sql`FROM borrowings JOIN students ON students.id = borrowings.student_id
      WHERE ${isTheirs} AND ${isForgettableLoan(endedBefore)}
      ORDER BY borrowings.student_id, borrowings.returned_at LIMIT ${limit}`,
  );
  if (loans.length === 0) return 0;
  const yearKey = (studentId: number, borrowedAt: Date) =>
    `${studentId} ${schoolYearOf(dayIn(timeZone, borrowedAt)).from}`;
  const years = groupBy(loans, ({ studentId, borrowedAt }) => yearKey(studentId, borrowedAt));
  const keys = await borrowerKeysOf(tx, [...new Set(loans.map(({ studentId }) => studentId))], yearKey);
  const fresh = await newBorrowerKeys(tx, [...years.keys()].filter((year) => !keys.has(year)).length);
  for (const [year, ofYear] of years) {
    const [{ studentId, gender, borrowedAt }] = ofYear as [(typeof ofYear)[0], ...typeof ofYear];
    const borrowerKey = keys.get(year) ?? required(fresh.pop(), "a number for a forgotten borrower");
    const ids = join(ofYear.map(({ id }) => id));
    await tx.update(borrowingTable, { studentId: null, borrowerKey, gender }, sql`id IN (${ids})`);
    // Those of the year that stay count as the same person, until they are forgotten too.
    const { from, until } = schoolYearSpan(timeZone, dayIn(timeZone, borrowedAt));
    await tx.update(
      borrowingTable,
      { borrowerKey },
      sql`student_id = ${studentId} AND borrower_key IS NULL AND borrowed_at >= ${toSqlDateTime(from)}
        AND borrowed_at < ${toSqlDateTime(until)}`,
    );
  }
  const ids = loans.map(({ id }) => id);
  await forgetInstants(tx, loans, timeZone);
  await forgetInLedger(tx, ids);
  await tx.update(noticeTable, { borrowingId: null }, sql`borrowing_id IN (${join(ids)})`);
  await forgetRevokingLoans(tx, [...new Set(loans.map(({ studentId }) => studentId))]);
  await forgetPeople(tx, "borrowing", { ids, timeZone });
  await forgetSwaps(tx, [...new Set(loans.flatMap(({ classSetId }) => classSetId ?? []))]);
  return loans.length;
}

/**
 * To the second, and with what was charged, a loan could be found again among what stays named: a charge and its sum,
 * the revocation of a letter. No report asks for more than the day.
 */
async function forgetInstants(
  tx: Transaction,
  loans: readonly Pick<Borrowing, "id" | "borrowedAt" | "returnedAt" | "lostAt">[],
  timeZone: string,
): Promise<void> {
  const days = (name: "borrowedAt" | "returnedAt" | "lostAt") =>
    daysOnly(
      timeZone,
      loans.map((loan) => ({ id: loan.id, at: loan[name] })),
    );
  const onlyDays = {
    borrowedAt: days("borrowedAt"),
    returnedAt: days("returnedAt"),
    lostAt: days("lostAt"),
    fine: null,
  };
  await tx.update(borrowingTable, onlyDays, sql`id IN (${join(loans.map(({ id }) => id))})`);
}

/** The ledger keeps who owed and paid what, and no longer for which book. */
async function forgetInLedger(tx: Transaction, borrowingIds: readonly number[]): Promise<void> {
  const ofLoans = sql`borrowing_id IN (${join([...borrowingIds])})`;
  const charges = await tx.select(pick(ledgerEntryTable, "id"), sql`FROM ledger_entries WHERE ${ofLoans}`);
  if (charges.length === 0) return;
  const chargeIds = charges.map(({ id }) => id);
  await tx.update(ledgerEntryTable, { borrowingId: null }, ofLoans);
  await forgetReplacements(tx, sql`kind = 'replacement' AND settles_id IN (${join(chargeIds)})`);
  await forgetLoansOfCharges(tx, chargeIds);
}

/**
 * A replacement's reason is the code of the new copy, which tells the title: the code moves to a table of its own,
 * where it only says that the copy has replaced another.
 */
async function forgetReplacements(tx: Transaction, where: Sql): Promise<void> {
  const used = await tx.select(
    { itemCode: notNull(ledgerEntryTable.reason) },
    sql`FROM ledger_entries WHERE ${where} AND reason IS NOT NULL AND ${isInForce}`,
  );
  const codes = [...new Set(used.map(({ itemCode }) => itemCode))].sort();
  if (codes.length > 0) {
    const known = await tx.select(
      pick(replacementCodeTable, "itemCode"),
      sql`FROM replacement_codes WHERE item_code IN (${join(codes)})`,
    );
    const isKnown = new Set(known.map(({ itemCode }) => itemCode));
    const fresh = codes.filter((code) => !isKnown.has(code)).map((itemCode) => ({ itemCode }));
    if (fresh.length > 0) await tx.insert(replacementCodeTable, fresh);
  }
  await tx.update(ledgerEntryTable, { reason: null }, where);
}

/** Takes these teachers from class sets of which every loan is forgotten. Returns how many. */
export async function forgetTeachers(
  tx: Transaction,
  { studentIds, endedBefore, limit, timeZone }: ForgetRequest,
): Promise<number> {
  const sets = await tx.select(
    pick(classSetTable, "id"),
    sql`FROM class_sets WHERE class_sets.teacher_id IN (${join([...studentIds])}) AND ${isForgettableSet(endedBefore)}
      ORDER BY class_sets.teacher_id, class_sets.id LIMIT ${limit}`,
  );
  if (sets.length === 0) return 0;
  const ids = sets.map(({ id }) => id);
  await tx.update(classSetTable, { teacherId: null }, sql`id IN (${join(ids)})`);
  await forgetPeople(tx, "classSet", { ids, timeZone });
  return sets.length;
}

const keyColumns = {
  ...pick(borrowingTable, "borrowedAt"),
  studentId: notNull(borrowingTable.studentId),
  borrowerKey: notNull(borrowingTable.borrowerKey),
};

/** By student and school year: the numbers that an earlier batch has given to loans which are not forgotten yet. */
async function borrowerKeysOf(
  tx: Transaction,
  studentIds: readonly number[],
  yearKey: (studentId: number, borrowedAt: Date) => string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.select(
    keyColumns,
    sql`FROM borrowings WHERE student_id IN (${join([...studentIds])}) AND borrower_key IS NOT NULL`,
  );
  return new Map(rows.map(({ studentId, borrowedAt, borrowerKey }) => [yearKey(studentId, borrowedAt), borrowerKey]));
}

/** Returns how many reservations; at the limit there may be more. */
export async function forgetReservations(
  tx: Transaction,
  { studentIds, endedBefore, limit, timeZone }: ForgetRequest,
): Promise<number> {
  const rows = await tx.select(
    pick(reservationTable, "id", "createdAt", "readyAt", "endedAt"),
    sql`FROM reservations WHERE reservations.student_id IN (${join([...studentIds])})
      AND ${isForgettableReservation(endedBefore)} ORDER BY reservations.student_id, reservations.id LIMIT ${limit}`,
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  // The student last: MySQL assigns from left to right, and the others are read by it.
  await tx.run(
    sql`UPDATE reservations SET
        class_name = COALESCE(class_name, (SELECT class_name FROM students
          WHERE students.id = reservations.student_id)),
        member_kind_id = COALESCE(member_kind_id, (SELECT member_kind_id FROM students
          WHERE students.id = reservations.student_id)),
        gender = (SELECT gender FROM students WHERE students.id = reservations.student_id), student_id = NULL
        WHERE id IN (${join(ids)})`,
  );
  const days = (name: "createdAt" | "readyAt" | "endedAt") =>
    daysOnly(
      timeZone,
      rows.map((row) => ({ id: row.id, at: row[name] })),
    );
  // To the second, its end would match the start of a loan, and its readiness the return of another.
  const onlyDays = { createdAt: days("createdAt"), readyAt: days("readyAt"), endedAt: days("endedAt") };
  await tx.update(reservationTable, onlyDays, sql`id IN (${join(ids)})`);
  await tx.update(noticeTable, { reservationId: null }, sql`reservation_id IN (${join(ids)})`);
  await forgetPeople(tx, "reservation", { ids, timeZone });
  return rows.length;
}
