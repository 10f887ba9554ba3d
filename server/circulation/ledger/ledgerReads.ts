import sql, { empty, join, type Sql } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { bool, integer, nullable, omit, pick, type RowOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { groupBy } from "../../platform/groupBy.js";
import { required } from "../../platform/required.js";
import { studentTable } from "../../students/Student.entity.js";
import { isVisible } from "../../students/studentRecords.js";
import type { Viewer } from "../../viewer.js";
import { ledgerEntryTable } from "./LedgerEntry.entity.js";
import type { ChargeReason, FineStatus } from "./ledgerKinds.js";

const isReversed = bool(
  sql`EXISTS (SELECT 1 FROM ledger_entries reversal
      WHERE reversal.settles_id = ledger_entries.id AND reversal.kind = 'reversal')`,
);
export const isInForce = sql`NOT ${isReversed}`;

/** A charge with what it is for. */
const fineColumns = {
  ...omit(ledgerEntryTable, "kind", "settlesId", "receiptId"),
  isReversed,
  ...pick(studentTable, "nis", "className"),
  studentName: studentTable.name,
  itemCode: nullable(copyTable.itemCode),
  bookId: nullable(copyTable.bookId),
  bookTitle: nullable(bookTable.title),
};
export interface FineRow extends Omit<RowOf<typeof fineColumns>, "chargeReason"> {
  readonly chargeReason: ChargeReason;
  readonly status: FineStatus;
}

const charges = sql`ledger_entries JOIN students ON students.id = ledger_entries.student_id
  LEFT JOIN borrowings ON borrowings.id = ledger_entries.borrowing_id
  LEFT JOIN copies ON copies.id = borrowings.copy_id
  LEFT JOIN books ON books.id = copies.book_id`;

export function selectFines(reader: Reader, where: Sql, order: Sql, limit?: number | Sql): Promise<FineRow[]> {
  return readFines(reader, sql`ledger_entries.kind = 'charge' AND ${where}`, order, limit);
}

/** For a hundred numbers SQLite would rather go through all charges, by the index of their kind. */
const isChargeByNumber = sql`+ledger_entries.kind = 'charge'`;

async function readFines(reader: Reader, where: Sql, order: Sql, limit?: number | Sql): Promise<FineRow[]> {
  const rows = await reader.select(
    fineColumns,
    sql`FROM ${charges} WHERE ${where} ORDER BY ${order}
        ${limit === undefined ? empty : sql`LIMIT ${limit}`}`,
  );
  return rows.map((row) => ({
    ...row,
    chargeReason: required(row.chargeReason, "the reason of a charge"),
    status: row.isReversed ? "reversed" : row.openAmount > 0 ? "open" : "settled",
  }));
}

/** In the order of the numbers. */
export function finesByIds(reader: Reader, ids: readonly number[]): Promise<FineRow[]> {
  const numbers = join([...ids, 0]);
  return readFines(reader, sql`${isChargeByNumber} AND ledger_entries.id IN (${numbers})`, sql`ledger_entries.id`);
}

/** By the loans for which they were charged, in the order of the numbers. */
export async function finesOfLoans(
  reader: Reader,
  viewer: Viewer,
  borrowingIds: readonly number[],
): Promise<ReadonlyMap<number, FineRow[]>> {
  const fines = await readFines(
    reader,
    sql`${isChargeByNumber} AND ledger_entries.borrowing_id IN (${join([...borrowingIds, 0])})
        AND ${isVisible(viewer, "fines", sql`ledger_entries.student_id`)}`,
    sql`ledger_entries.id`,
  );
  return groupBy(fines, ({ borrowingId }) => required(borrowingId, "the loan of a fine"));
}

const fineTotals = {
  fines: integer(sql`COUNT(*)`),
  open: integer(sql`COALESCE(SUM(ledger_entries.open_amount), 0)`),
};
export type FineTotals = RowOf<typeof fineTotals>;

export async function selectFineTotals(reader: Reader, where: Sql): Promise<FineTotals> {
  const [totals] = await reader.select(fineTotals, sql`FROM ledger_entries WHERE kind = 'charge' AND ${where}`);
  return required(totals, "the totals of fines");
}

/** An entry of any kind. */
const entryColumns = {
  ...omit(ledgerEntryTable, "openAmount", "borrowingId"),
  isReversed,
  /** The charge that it belongs to, also as the reversal of another entry. */
  fineId: integer(
    sql`CASE ledger_entries.kind WHEN 'charge' THEN ledger_entries.id
        WHEN 'reversal' THEN COALESCE(reversed.settles_id, reversed.id) ELSE ledger_entries.settles_id END`,
  ),
};
export type EntryRow = RowOf<typeof entryColumns>;

/** `rest` follows the condition. */
export function selectEntries(reader: Reader, where: Sql, rest: Sql): Promise<EntryRow[]> {
  return reader.select(
    entryColumns,
    sql`FROM ledger_entries LEFT JOIN ledger_entries reversed
        ON ledger_entries.kind = 'reversal' AND reversed.id = ledger_entries.settles_id
        WHERE ${where} ${rest}`,
  );
}

/** What settles each of these charges, and the reversals, in the order in which they were made. */
export async function entriesOfFines(
  reader: Reader,
  fineIds: readonly number[],
): Promise<ReadonlyMap<number, EntryRow[]>> {
  const settling = await reader.select(
    pick(ledgerEntryTable, "id"),
    sql`FROM ledger_entries WHERE settles_id IN (${join([...fineIds, 0])})`,
  );
  const settledIds = join([...fineIds, ...settling.map(({ id }) => id), 0]);
  const entries = await selectEntries(
    reader,
    sql`ledger_entries.settles_id IN (${settledIds})`,
    sql`ORDER BY ledger_entries.id`,
  );
  return groupBy(entries, ({ fineId }) => fineId);
}

const cashTotals = {
  entries: integer(sql`COUNT(*)`),
  paid: integer(sql`COALESCE(SUM(CASE WHEN ledger_entries.kind = 'payment' THEN ledger_entries.amount END), 0)`),
  refunded: integer(sql`COALESCE(SUM(CASE WHEN ledger_entries.kind = 'refund' THEN ledger_entries.amount END), 0)`),
};
export type CashTotals = RowOf<typeof cashTotals>;

export async function selectCashTotals(reader: Reader, where: Sql): Promise<CashTotals> {
  const [totals] = await reader.select(cashTotals, sql`FROM ledger_entries WHERE ${where}`);
  return required(totals, "the totals of cash");
}

const debtColumns = { studentId: ledgerEntryTable.studentId, balance: integer(sql`SUM(open_amount)`) };

/** What each of these students owes; nothing of who owes nothing. */
export async function debtsOf(reader: Reader, studentIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await reader.select(
    debtColumns,
    sql`FROM ledger_entries WHERE student_id IN (${join([...studentIds, 0])}) AND open_amount > 0 GROUP BY student_id`,
  );
  return new Map(rows.map(({ studentId, balance }) => [studentId, balance]));
}

const balanceColumns = {
  ...pick(studentTable, "nis", "nameKey", "className"),
  studentId: studentTable.id,
  studentName: studentTable.name,
  balance: integer(
    sql`(SELECT SUM(open_amount) FROM ledger_entries WHERE student_id = students.id AND open_amount > 0)`,
  ),
};
export type BalanceRow = RowOf<typeof balanceColumns>;

const debtors = sql`students WHERE EXISTS
  (SELECT 1 FROM ledger_entries WHERE student_id = students.id AND open_amount > 0)`;

export function selectBalances(reader: Reader, where: Sql, order: Sql, limit: Sql): Promise<BalanceRow[]> {
  return reader.select(balanceColumns, sql`FROM ${debtors} AND ${where} ORDER BY ${order} LIMIT ${limit}`);
}

const balanceTotals = {
  students: integer(sql`COUNT(*)`),
  balance: integer(sql`COALESCE(SUM(owed.balance), 0)`),
};
export type BalanceTotals = RowOf<typeof balanceTotals>;

export async function selectBalanceTotals(reader: Reader, where: Sql): Promise<BalanceTotals> {
  const [totals] = await reader.select(
    balanceTotals,
    sql`FROM (SELECT SUM(open_amount) AS balance FROM ledger_entries JOIN students ON students.id = student_id
        WHERE open_amount > 0 AND ${where} GROUP BY student_id) owed`,
  );
  return required(totals, "the totals of balances");
}
