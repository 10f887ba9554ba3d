import sql, { join, raw } from "sql-template-tag";

import { borrowingTable } from "../../circulation/borrowings/Borrowing.entity.js";
import { circulationLock } from "../../circulation/circulationLock.js";
import { ledgerEntryTable } from "../../circulation/ledger/LedgerEntry.entity.js";
import { loanRuleTable } from "../../circulation/policy/LoanRule.entity.js";
import { reservationTable } from "../../circulation/reservations/Reservation.entity.js";
import { notNull, pick, type RowOf } from "../../platform/database/columns.js";
import { adjustCounters, counterLock } from "../../platform/database/counters/counters.js";
import type { Lock, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { markFilesDropped } from "../../platform/files/fileState.js";
import { groupBy } from "../../platform/groupBy.js";
import { FIGURE_NAMES } from "../../settings/lendingFigures.js";
import { settingsLock } from "../../settings/settingsLock.js";
import { readHistories } from "../../students/editing/studentHistory.js";
import { studentValueColumns } from "../../students/editing/studentValues.js";
import { lockMemberKinds } from "../../students/memberKinds/memberKindReads.js";
import { memberKindTable } from "../../students/memberKinds/MemberKind.entity.js";
import { studentTable } from "../../students/Student.entity.js";
import type { StudentDependents } from "../../students/StudentDependents.js";
import { visitsCounter } from "../../visits/statistics/visitsCounter.js";
import { visitTable } from "../../visits/Visit.entity.js";
import { markOfLoan } from "../bring/bringLoans.js";
import { markOfMember } from "../bring/bringMembers.js";
import { markOfRule } from "../bring/bringPolicy.js";
import type { MoveInCounts } from "../MoveIn.entity.js";
import { moveInRecordTable, type RecordKind } from "../MoveInRecord.entity.js";
import type { RunningMoveIn } from "../run/RunningMoveIn.js";

const RECORDS_PER_STEP = 400;

export interface RemovalTools {
  readonly timeZone: string;
  /** Who else may use a kind of members. */
  readonly kindUses: StudentDependents["kindUses"];
}

const recordColumns = pick(moveInRecordTable, "id", "recordId", "mark");
type BroughtRecord = RowOf<typeof recordColumns>;

/** Takes away what of these nobody has used or changed, and returns which records those were. */
type Remover = (
  tx: Transaction,
  records: readonly BroughtRecord[],
  tools: RemovalTools & { readonly moveInId: number },
) => Promise<ReadonlySet<number>>;

interface Plan {
  readonly kind: RecordKind;
  readonly counted: keyof MoveInCounts;
  readonly locks: readonly Lock[];
  readonly remove: Remover;
}

/** In this order, as nothing may go before what names it. */
const PLANS: readonly Plan[] = [
  { kind: "visit", counted: "visits", locks: [], remove: removeVisits },
  { kind: "reservation", counted: "reservations", locks: [circulationLock], remove: removeReservations },
  { kind: "charge", counted: "charges", locks: [circulationLock], remove: removeCharges },
  { kind: "payment", counted: "payments", locks: [circulationLock], remove: removePayments },
  { kind: "loan", counted: "loans", locks: [circulationLock], remove: removeLoans },
  { kind: "student", counted: "members", locks: [], remove: removeMembers },
  { kind: "loanRule", counted: "rules", locks: [settingsLock], remove: removeRules },
  { kind: "holiday", counted: "holidays", locks: [settingsLock], remove: removeHolidays },
  { kind: "memberKind", counted: "memberKinds", locks: [counterLock("changes")], remove: removeMemberKinds },
];

/**
 * Takes away what a move has brought beside its books, in short transactions: what somebody has used or changed since
 * stays, with its link. Begun by one process, another can end it. Returns how much of each kind has stayed.
 */
export async function removeRecords(
  running: RunningMoveIn,
  state: "bringing" | "undoing",
  tools: RemovalTools,
): Promise<MoveInCounts> {
  const kept = new Map<string, number>();
  for (const { kind, counted, locks, remove } of PLANS) {
    let after = 0;
    for (let found = -1; found !== 0;) {
      const step = await running.step(state, { isWanted: true, locks }, async (tx) => {
        const records = await tx.select(
          recordColumns,
          sql`FROM move_in_records WHERE move_in_id = ${running.id} AND kind = ${kind} AND made = 1 AND id > ${after}
            ORDER BY id LIMIT ${RECORDS_PER_STEP}`,
        );
        const gone = await remove(tx, records, { ...tools, moveInId: running.id });
        const ids = records.flatMap(({ id, recordId }) => (gone.has(recordId) ? id : []));
        if (ids.length > 0) await tx.run(sql`DELETE FROM move_in_records WHERE id IN (${join(ids)})`);
        return { records, kept: records.length - ids.length };
      });
      found = step.records.length;
      after = step.records.at(-1)?.id ?? after;
      if (step.kept > 0) kept.set(counted, (kept.get(counted) ?? 0) + step.kept);
    }
  }
  return Object.fromEntries(kept);
}

const idsOf = (records: readonly BroughtRecord[]) => join(records.map(({ recordId }) => recordId));
const all = (records: readonly BroughtRecord[]) => new Set(records.map(({ recordId }) => recordId));
const NONE: ReadonlySet<number> = new Set();

/** Deletes these, and those that are gone already count as taken away too. */
async function deleteRows(
  tx: Transaction,
  table: string,
  records: readonly BroughtRecord[],
  kept: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  const gone = records.flatMap(({ recordId }) => (kept.has(recordId) ? [] : recordId));
  if (gone.length > 0) await tx.run(sql`DELETE FROM ${raw(table)} WHERE id IN (${join(gone)})`);
  return new Set(gone);
}

async function removeVisits(
  tx: Transaction,
  records: readonly BroughtRecord[],
  { timeZone }: RemovalTools,
): Promise<ReadonlySet<number>> {
  if (records.length === 0) return NONE;
  const visits = await tx.select(
    pick(visitTable, "visitedAt", "peopleCount"),
    sql`FROM visits WHERE id IN (${idsOf(records)}) ${forUpdate(tx)}`,
  );
  const people = groupBy(visits, ({ visitedAt }) => visitsCounter(visitedAt, timeZone));
  await adjustCounters(
    tx,
    Object.fromEntries(
      [...people].map(([month, counted]) => [month, -counted.reduce((sum, visit) => sum + visit.peopleCount, 0)]),
    ),
  );
  return deleteRows(tx, "visits", records, NONE);
}

async function removeReservations(tx: Transaction, records: readonly BroughtRecord[]): Promise<ReadonlySet<number>> {
  if (records.length === 0) return NONE;
  const marks = new Map(records.map(({ recordId, mark }) => [recordId, mark]));
  const rows = await tx.select(
    pick(reservationTable, "id", "status"),
    sql`FROM reservations WHERE id IN (${idsOf(records)})`,
  );
  const kept = new Set(rows.flatMap(({ id, status }) => (marks.get(id) === status ? [] : id)));
  return deleteRows(tx, "reservations", records, kept);
}

const settledColumns = {
  ...pick(ledgerEntryTable, "id", "kind", "amount"),
  chargeId: notNull(ledgerEntryTable.settlesId),
};

/** A charge goes with its payments, unless something else was built on either. */
async function removeCharges(
  tx: Transaction,
  records: readonly BroughtRecord[],
  { moveInId }: { readonly moveInId: number },
): Promise<ReadonlySet<number>> {
  if (records.length === 0) return NONE;
  const settled = await tx.select(settledColumns, sql`FROM ledger_entries WHERE settles_id IN (${idsOf(records)})`);
  const payments = settled.map(({ id }) => id);
  const ours = await oursOf(tx, moveInId, payments);
  const builtOn = await settledAgain(tx, payments);
  const kept = new Set(settled.flatMap(({ id, chargeId }) => (ours.has(id) && !builtOn.has(id) ? [] : chargeId)));
  const going = settled.filter(({ chargeId }) => !kept.has(chargeId)).map(({ id }) => id);
  if (going.length > 0) {
    await tx.run(sql`DELETE FROM ledger_entries WHERE id IN (${join(going)})`);
    await tx.run(
      sql`DELETE FROM move_in_records WHERE move_in_id = ${moveInId} AND kind = 'payment' AND record_id IN (${join(going)})`,
    );
  }
  return deleteRows(tx, "ledger_entries", records, kept);
}

async function oursOf(tx: Transaction, moveInId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return NONE;
  const found = await tx.select(
    pick(moveInRecordTable, "recordId"),
    sql`FROM move_in_records WHERE move_in_id = ${moveInId} AND kind = 'payment' AND record_id IN (${join([...ids])})`,
  );
  return new Set(found.map(({ recordId }) => recordId));
}

async function settledAgain(tx: Transaction, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return NONE;
  const found = await tx.select(settledColumns, sql`FROM ledger_entries WHERE settles_id IN (${join([...ids])})`);
  return new Set(found.map(({ chargeId }) => chargeId));
}

/** Payments of charges that stay: these are open again by as much, where nothing but payments stands on them. */
async function removePayments(tx: Transaction, records: readonly BroughtRecord[]): Promise<ReadonlySet<number>> {
  if (records.length === 0) return NONE;
  const payments = await tx.select(settledColumns, sql`FROM ledger_entries WHERE id IN (${idsOf(records)})`);
  const charges = [...new Set(payments.map(({ chargeId }) => chargeId))];
  const others =
    charges.length === 0
      ? []
      : await tx.select(
          settledColumns,
          sql`FROM ledger_entries WHERE settles_id IN (${join(charges)}) AND kind <> 'payment'`,
        );
  const closed = new Set(others.map(({ chargeId }) => chargeId));
  const builtOn = await settledAgain(
    tx,
    payments.map(({ id }) => id),
  );
  const kept = new Set(payments.flatMap(({ id, chargeId }) => (closed.has(chargeId) || builtOn.has(id) ? id : [])));
  for (const { id, chargeId, amount } of payments) {
    if (kept.has(id)) continue;
    await tx.update(ledgerEntryTable, { openAmount: sql`open_amount + ${amount}` }, sql`id = ${chargeId}`);
  }
  return deleteRows(tx, "ledger_entries", records, kept);
}

const loanColumns = pick(borrowingTable, "id", "dueAt", "renewalCount", "returnedAt", "lost", "classSetId");
const chargedColumn = { borrowingId: notNull(ledgerEntryTable.borrowingId) };

async function removeLoans(tx: Transaction, records: readonly BroughtRecord[]): Promise<ReadonlySet<number>> {
  if (records.length === 0) return NONE;
  const marks = new Map(records.map(({ recordId, mark }) => [recordId, mark]));
  const loans = await tx.select(loanColumns, sql`FROM borrowings WHERE id IN (${idsOf(records)})`);
  const charged = await tx.select(chargedColumn, sql`FROM ledger_entries WHERE borrowing_id IN (${idsOf(records)})`);
  const kept = new Set([
    ...charged.map(({ borrowingId }) => borrowingId),
    ...loans.flatMap((loan) => (marks.get(loan.id) === markOfLoan(loan) && loan.classSetId === null ? [] : loan.id)),
  ]);
  await adjustCounters(tx, { borrowings: -loans.filter(({ id }) => !kept.has(id)).length });
  return deleteRows(tx, "borrowings", records, kept);
}

const memberColumns = { ...studentValueColumns, ...pick(studentTable, "id", "photo") };

async function removeMembers(tx: Transaction, records: readonly BroughtRecord[]): Promise<ReadonlySet<number>> {
  if (records.length === 0) return NONE;
  const marks = new Map(records.map(({ recordId, mark }) => [recordId, mark]));
  const members = await tx.select(memberColumns, sql`FROM students WHERE id IN (${idsOf(records)}) ${forUpdate(tx)}`);
  const histories = await readHistories(
    tx,
    records.map(({ recordId }) => recordId),
  );
  const kept = new Set(
    members.flatMap(({ id, photo: _photo, ...values }) =>
      marks.get(id) === markOfMember(values) && (histories.get(id) ?? []).length === 0 ? [] : id,
    ),
  );
  const going = members.filter(({ id }) => !kept.has(id));
  await markFilesDropped(tx, ...going.map(({ photo }) => photo));
  await adjustCounters(tx, { students: -going.filter(({ status }) => status === "active").length });
  return deleteRows(tx, "students", records, kept);
}

async function removeRules(tx: Transaction, records: readonly BroughtRecord[]): Promise<ReadonlySet<number>> {
  if (records.length === 0) return NONE;
  const marks = new Map(records.map(({ recordId, mark }) => [recordId, mark]));
  const rules = await tx.select(
    pick(loanRuleTable, "id", ...FIGURE_NAMES),
    sql`FROM loan_rules WHERE id IN (${idsOf(records)})`,
  );
  const kept = new Set(rules.flatMap(({ id, ...figures }) => (marks.get(id) === markOfRule(figures) ? [] : id)));
  return deleteRows(tx, "loan_rules", records, kept);
}

async function removeHolidays(tx: Transaction, records: readonly BroughtRecord[]): Promise<ReadonlySet<number>> {
  if (records.length === 0) return NONE;
  const dates = records.map(({ recordId }) => String(recordId).replace(/^(\d{4})(\d{2})(\d{2})$/u, "$1-$2-$3"));
  await tx.run(sql`DELETE FROM holidays WHERE date IN (${join(dates)})`);
  return all(records);
}

async function removeMemberKinds(
  tx: Transaction,
  records: readonly BroughtRecord[],
  { kindUses }: RemovalTools,
): Promise<ReadonlySet<number>> {
  if (records.length === 0) return NONE;
  const kinds = await lockMemberKinds(tx);
  const kept = new Set<number>();
  for (const { recordId } of records) {
    let uses =
      (await tx.count(sql`FROM students WHERE member_kind_id = ${recordId}`)) +
      (await tx.count(sql`FROM loan_rules WHERE member_kind_id = ${recordId}`));
    for (const use of kindUses) uses += (await use.describe(tx, recordId)).length;
    const hasOther = kinds.some(({ id, active }) => active && id !== recordId);
    if (uses > 0 || !hasOther) kept.add(recordId);
  }
  const gone = await deleteRows(tx, "member_kinds", records, kept);
  const left = kinds.filter(({ id }) => !gone.has(id));
  for (const [index, { id }] of left.entries()) {
    await tx.update(memberKindTable, { position: index + 1 }, sql`id = ${id}`);
  }
  return gone;
}
