import sql, { empty, join, type Sql } from "sql-template-tag";

import { notNull, pick } from "../platform/database/columns.js";
import type { DatabaseReads, Transaction } from "../platform/database/Database.js";
import { chunk } from "../platform/database/chunk.js";
import { daysOnly } from "../platform/database/days/daysOnly.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { groupBy } from "../platform/groupBy.js";
import { auditEntryTable } from "./AuditEntry.entity.js";

/** The records of what students did in the library; of a class set, who has all of it. */
export type PersonalRecord = "borrowing" | "classSet" | "reservation" | "visit";

/** What in their entries names students, or was written about them; also whom a copy was passed on to. */
const NAMING = ["studentId", "name", "nis", "reason", "passedOnTo", "swapped"];

/** Times and sums that would match records which stay named: entries of the ledger, suspensions. */
const TELLING = ["scannedAt", "receivedAt", "returnedAt", "fine", "lostCharge", "suspendedUntil", "heldFine"];

/** What a letter says that a new loan has revoked, before the code of that loan's copy. */
export const BORROWED_AGAIN = "Meminjam lagi";
const NAMES_NEW_LOAN = `%"${BORROWED_AGAIN} (%`;

/** Librarians' accounts are never deleted: any other account, even a deleted one, was a student's. */
const isByStudent = sql`user_id IS NOT NULL AND user_id NOT IN (SELECT id FROM users WHERE student_id IS NULL)`;

/** Takes whose they were from the entries of these records; what was done, on which day, and with which book stays. */
export async function forgetPeople(
  tx: Transaction,
  recordType: PersonalRecord,
  { ids, timeZone }: { readonly ids: readonly number[]; readonly timeZone: string },
): Promise<void> {
  if (ids.length === 0) return;
  await forgetIn(tx, sql`record_type = ${recordType} AND record_id IN (${join([...ids])})`, timeZone);
}

/** Takes the loans from the entries of these charges: who owed what stays, and no longer for which book. */
export async function forgetLoansOfCharges(tx: Transaction, chargeIds: readonly number[]): Promise<void> {
  if (chargeIds.length === 0) return;
  const ofCharges = sql`record_type = 'fine' AND record_id IN (${join([...chargeIds])})`;
  await removeValues(tx, ["borrowingId"], ofCharges);
  // A replacement's reason is the code of a copy of the same title.
  await removeValues(tx, ["reason"], sql`${ofCharges} AND action = 'fine.replace'`);
}

/** Whose copies were swapped in these class sets: the entries have both students in one text. */
export async function forgetSwaps(tx: Transaction, classSetIds: readonly number[]): Promise<void> {
  if (classSetIds.length === 0) return;
  const isSwap = sql`record_type = 'classSet' AND record_id IN (${join([...classSetIds])})
    AND action = 'classSet.swap'`;
  await removeValues(tx, ["swapped"], isSwap);
}

/** That a new loan has revoked these letters stays, and no longer which one. */
export async function forgetNewLoans(tx: Transaction, letterIds: readonly number[]): Promise<void> {
  if (letterIds.length === 0) return;
  await forgetNewLoansIn(tx, sql`record_type = 'clearance' AND record_id IN (${join([...letterIds])})`);
}

async function forgetNewLoansIn(tx: Transaction, where: Sql): Promise<void> {
  await tx.update(
    auditEntryTable,
    { afterValues: sql`JSON_SET(after_values, '$.reason', ${BORROWED_AGAIN})` },
    sql`${where} AND after_values LIKE ${NAMES_NEW_LOAN}`,
  );
}

async function removeValues(tx: Transaction, names: readonly string[], where: Sql): Promise<void> {
  const paths = join(names.map((name) => sql`${`$.${name}`}`));
  await tx.update(
    auditEntryTable,
    {
      beforeValues: sql`JSON_REMOVE(before_values, ${paths})`,
      afterValues: sql`JSON_REMOVE(after_values, ${paths})`,
    },
    where,
  );
}

async function forgetIn(tx: Transaction, where: Sql, timeZone: string): Promise<void> {
  await removeValues(tx, [...NAMING, ...TELLING], where);
  const entries = await tx.select(pick(auditEntryTable, "id", "createdAt"), sql`FROM audit_entries WHERE ${where}`);
  for (const batch of chunk(entries)) {
    const createdAt = daysOnly(
      timeZone,
      batch.map(({ id, createdAt: at }) => ({ id, at })),
    );
    await tx.update(auditEntryTable, { createdAt }, sql`id IN (${join(batch.map(({ id }) => id))})`);
  }
  await tx.update(auditEntryTable, { userId: null, actor: "siswa", address: null }, sql`${where} AND ${isByStudent}`);
}

/** So many entries are looked at by one statement. */
const ENTRIES_PER_LOOK = 2_000;

const ofEntry = sql`kept.id = audit_entries.record_id`;

/** Where the record of an entry still names somebody. */
const NAMED: Readonly<Record<PersonalRecord, Sql>> = {
  borrowing: sql`SELECT 1 FROM borrowings kept WHERE ${ofEntry} AND kept.student_id IS NOT NULL`,
  classSet: sql`SELECT 1 FROM class_sets kept WHERE ${ofEntry} AND (kept.teacher_id IS NOT NULL
    OR EXISTS (SELECT 1 FROM borrowings lent WHERE lent.class_set_id = kept.id AND lent.student_id IS NOT NULL))`,
  reservation: sql`SELECT 1 FROM reservations kept WHERE ${ofEntry} AND kept.student_id IS NOT NULL`,
  visit: sql`SELECT 1 FROM visits kept WHERE ${ofEntry}
    AND (kept.student_id IS NOT NULL OR kept.visitor_name IS NOT NULL)`,
};

/** What names a loan beside its student although neither the ledger nor the letter does: the loan was undone. */
const NAMES_UNDONE_LOAN = sql`(record_type = 'fine' AND after_values LIKE '%"borrowingId":%' AND NOT EXISTS (
    SELECT 1 FROM ledger_entries kept WHERE ${ofEntry} AND kept.borrowing_id IS NOT NULL))
  OR (record_type = 'clearance' AND after_values LIKE ${NAMES_NEW_LOAN} AND NOT EXISTS (
    SELECT 1 FROM clearance_letters kept WHERE ${ofEntry} AND kept.revoke_reason LIKE ${`${BORROWED_AGAIN} (%`}))`;

/**
 * What was written of these students' loans and reservations, or by their accounts; letters are found by their student.
 */
function isOf(studentIds: readonly number[]): Sql {
  const theirs = join([...studentIds]);
  return sql`record_type <> 'visit' AND (JSON_EXTRACT(before_values, '$.studentId') IN (${theirs})
    OR JSON_EXTRACT(after_values, '$.studentId') IN (${theirs})
    OR user_id IN (SELECT id FROM users WHERE student_id IN (${theirs}))
    OR (record_type = 'clearance' AND record_id IN (SELECT id FROM clearance_letters
      WHERE student_id IN (${theirs}))))`;
}

/**
 * Entries before an instant, or of some students, that name somebody whom their record no longer names: the loan was
 * undone, or the visit voided. Yields their ids in batches.
 */
export async function* strayEntries(
  database: DatabaseReads,
  which: { readonly before: Date } | { readonly studentIds: readonly number[] },
): AsyncGenerator<readonly number[]> {
  const isOld = "before" in which ? sql`created_at < ${toSqlDateTime(which.before)}` : sql`1 = 1`;
  const isAsked = "before" in which ? isOld : isOf(which.studentIds);
  const named = NAMING.map((name) => `%"${name}"%`).map(
    (pattern) => sql`before_values LIKE ${pattern} OR after_values LIKE ${pattern}`,
  );
  const strays = Object.entries(NAMED).map(
    ([recordType, isNamed]) => sql`record_type = ${recordType} AND NOT EXISTS (${isNamed})
      ${recordType === "visit" ? isOfVoidedPerson : empty}`,
  );
  const isStray = sql`((${join(strays, " OR ")}) AND (${join(named, " OR ")} OR ${isByStudent})
    OR ${NAMES_UNDONE_LOAN})`;
  for (let last = 0; ;) {
    const window = await database.read((reader) =>
      reader.select(
        pick(auditEntryTable, "id"),
        sql`FROM audit_entries WHERE id > ${last} AND ${isOld} ORDER BY id LIMIT ${ENTRIES_PER_LOOK}`,
      ),
    );
    const end = window.at(-1)?.id;
    if (end === undefined) return;
    const found = await database.read((reader) =>
      reader.select(
        pick(auditEntryTable, "id"),
        sql`FROM audit_entries WHERE id > ${last} AND id <= ${end} AND ${isAsked} AND ${isStray}`,
      ),
    );
    if (found.length > 0) yield found.map(({ id }) => id);
    last = end;
  }
}

/** A class is nobody in particular. Of visits that are kept the entries are forgotten with them. */
const isOfVoidedPerson = sql`AND (before_values LIKE '%"guest"%' OR before_values LIKE '%"student"%')
  AND NOT EXISTS (SELECT 1 FROM visits kept WHERE ${ofEntry})`;

/** With them goes what else is told of their records: an undo names nobody, but its moment does. */
export async function forgetEntries(tx: Transaction, ids: readonly number[], timeZone: string): Promise<void> {
  const these = sql`id IN (${join([...ids])})`;
  const isOfRecord = sql`record_type NOT IN ('clearance', 'fine')`;
  await forgetIn(tx, sql`${these} AND ${isOfRecord}`, timeZone);
  const records = await tx.select(
    { ...pick(auditEntryTable, "recordType"), recordId: notNull(auditEntryTable.recordId) },
    sql`FROM audit_entries WHERE ${these} AND ${isOfRecord} AND record_id IS NOT NULL`,
  );
  for (const [recordType, ofType] of groupBy(records, (record) => record.recordType)) {
    const recordIds = join([...new Set(ofType.map(({ recordId }) => recordId))]);
    await forgetIn(tx, sql`record_type = ${recordType} AND record_id IN (${recordIds})`, timeZone);
  }
  await removeValues(tx, ["borrowingId"], sql`${these} AND record_type = 'fine'`);
  await forgetNewLoansIn(tx, sql`${these} AND record_type = 'clearance'`);
}
