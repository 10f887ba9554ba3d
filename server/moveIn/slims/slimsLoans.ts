import sql, { type Sql } from "sql-template-tag";

import { MOST_RUPIAH } from "../../platform/validation/fields.js";
import type { MovingLoan, MovingRemark, MovingRow } from "../library/MovingLibrary.js";
import { dayOf, numberOf, originOf, remark, type Text } from "./slimsText.js";
import type { SlimsSource } from "./SlimsSource.js";

type LoanRow = Readonly<
  Record<
    | "id"
    | "code"
    | "member"
    | "loanDate"
    | "dueDate"
    | "renewed"
    | "isLent"
    | "isReturned"
    | "returnDate"
    | "inputAt"
    | "updatedAt"
    | "copyId"
    | "memberId"
    | "next"
    | "fine",
    Text
  >
>;

/** A charge of this loan: of its member, its day of return and its copy's code, as a word of its own. */
export function isChargeOfLoan(loan: Sql, fine: Sql): Sql {
  return sql`${fine}.member_id = ${loan}.member_id AND ${fine}.fines_date = ${loan}.return_date
    AND INSTR(' ' || ${fine}.description || ' ', ' ' || TRIM(${loan}.item_code) || ' ') > 0`;
}

export async function* readLoans(source: SlimsSource): AsyncGenerator<MovingRow<MovingLoan>> {
  const { tables } = source;
  if (tables.has("loan")) {
    await tables.addIndex("fines", ["member_id", "fines_date"]);
    for await (const row of tables.select<LoanRow>(selectLoans(source))) yield loanOf(source, row, "loan");
  }
  if (!tables.has("loan_history")) return;
  await tables.addIndex("loan", ["loan_id"]);
  for await (const row of tables.select<LoanRow>(selectGone(source))) yield loanOf(source, row, "loan_history.gone");
}

const IS_OPEN = sql`l.is_lent = '1' AND COALESCE(l.is_return, '0') <> '1'`;

function selectLoans(source: SlimsSource): Sql {
  const of = (column: string) => source.tables.column("loan", column, "l");
  const fine = source.has("fines")
    ? sql`CASE WHEN l.is_return = '1' THEN (SELECT CAST(SUM(CAST(f.debet AS INTEGER)) AS TEXT) FROM fines f
        WHERE ${isChargeOfLoan(sql`l`, sql`f`)}) END`
    : sql`NULL`;
  return sql`WITH ${source.keptItems}, ${source.keptMembers}, open_loans AS MATERIALIZED (
      SELECT l.loan_id AS id, LEAD(COALESCE(l.loan_date, '')) OVER
        (PARTITION BY i.id ORDER BY l.loan_date, CAST(l.loan_id AS INTEGER)) AS next
      FROM loan l JOIN kept_items i ON i.code = LOWER(TRIM(l.item_code))
        JOIN kept_members m ON m.code = LOWER(TRIM(l.member_id))
      WHERE ${IS_OPEN})
    SELECT l.loan_id AS id, l.item_code AS code, l.member_id AS member, l.loan_date AS loanDate,
      l.due_date AS dueDate, ${of("renewed")} AS renewed, l.is_lent AS isLent, l.is_return AS isReturned,
      ${of("return_date")} AS returnDate, ${of("input_date")} AS inputAt, ${of("last_update")} AS updatedAt,
      i.id AS copyId, m.id AS memberId, o.next AS next, ${fine} AS fine
    FROM loan l LEFT JOIN kept_items i ON i.code = LOWER(TRIM(l.item_code))
      LEFT JOIN kept_members m ON m.code = LOWER(TRIM(l.member_id))
      LEFT JOIN open_loans o ON o.id = l.loan_id`;
}

/** What the history tells of loans that are in it alone. */
function selectGone(source: SlimsSource): Sql {
  const of = (column: string) => source.tables.column("loan_history", column, "l");
  const isGone = source.has("loan") ? sql`NOT EXISTS (SELECT 1 FROM loan o WHERE o.loan_id = l.loan_id)` : sql`1`;
  return sql`WITH ${source.keptItems}, ${source.keptMembers}
    SELECT l.loan_id AS id, l.item_code AS code, l.member_id AS member, l.loan_date AS loanDate,
      l.due_date AS dueDate, ${of("renewed")} AS renewed, l.is_lent AS isLent, l.is_return AS isReturned,
      ${of("return_date")} AS returnDate, ${of("input_date")} AS inputAt, ${of("last_update")} AS updatedAt,
      i.id AS copyId, m.id AS memberId, NULL AS next, NULL AS fine
    FROM loan_history l LEFT JOIN kept_items i ON i.code = LOWER(TRIM(l.item_code))
      LEFT JOIN kept_members m ON m.code = LOWER(TRIM(l.member_id))
    WHERE ${isGone}`;
}

function loanOf(source: SlimsSource, row: LoanRow, table: string): MovingRow<MovingLoan> {
  const origin = originOf(table, row.id, [row.code, row.member].map((part) => part ?? "?").join(" · "));
  const loanDate = dayOf(row.loanDate) ?? dayOf(row.inputAt) ?? dayOf(row.dueDate);
  const refusal = refusalOf(row, loanDate, table !== "loan");
  if (refusal !== null || row.memberId === null || row.copyId === null || loanDate === null) {
    return { source: origin, leftOut: refusal ?? remark("loan-odd", "Pinjaman ini tidak dapat dibaca.") };
  }
  const remarks: MovingRemark[] = [];
  const borrowedAt = source.clock.at(loanDate, row.inputAt, row.updatedAt);
  const dueAt = dueOf(row, loanDate, remarks);
  const ended = endOf(source, row, dueAt, remarks);
  return {
    source: origin,
    value: {
      memberId: row.memberId,
      copyId: row.copyId,
      borrowedAt,
      dueAt,
      returnedAt: ended !== null && ended < borrowedAt ? borrowedAt : ended,
      lostAt: null,
      renewalCount: countOf(row.renewed, MOST_RENEWALS),
      fine: row.isReturned === "1" ? countOf(row.fine, MOST_RUPIAH) : null,
    },
    remarks,
  };
}

const MOST_RENEWALS = 1_000;

function countOf(text: Text, most: number): number {
  return Math.min(Math.max(numberOf(text) ?? 0, 0), most);
}

function dueOf(row: LoanRow, loanDate: string, remarks: MovingRemark[]): string {
  const due = dayOf(row.dueDate);
  if (due === null) remarks.push(remark("due-date-missing", "Tanpa tanggal kembali di SLiMS: hari pinjamnya dipakai."));
  return due === null || due < loanDate ? loanDate : due;
}

function refusalOf(row: LoanRow, loanDate: Text, isGone: boolean): MovingRemark | null {
  const isOpen = row.isLent === "1" && row.isReturned !== "1";
  const suffix = isOpen ? "-open" : "";
  if (row.isLent !== "1" && row.isReturned !== "1") {
    return remark("loan-without-state", "Pinjaman ini tidak tercatat dipinjam maupun kembali.");
  }
  if (isGone && isOpen) return remark("loan-gone", "Pinjaman ini sudah dihapus di SLiMS sebelum kembali.");
  if (row.memberId === null)
    return remark(`loan-member-missing${suffix}`, "Anggotanya tidak ada lagi atau tidak ikut.");
  if (row.copyId === null) return remark(`loan-copy-missing${suffix}`, "Eksemplarnya tidak ada lagi atau tidak ikut.");
  return loanDate === null ? remark("loan-date-missing", "Pinjaman ini tidak bertanggal.") : null;
}

/** Null while it is open: then its `return_date` is what a renewal has left. */
function endOf(source: SlimsSource, row: LoanRow, dueAt: string, remarks: MovingRemark[]): Date | null {
  if (row.isReturned !== "1") {
    const next = dayOf(row.next);
    if (row.next === null) return null;
    remarks.push(remark("loan-open-twice", "Eksemplar ini dipinjam lagi tanpa dikembalikan: pinjaman lama diakhiri."));
    return source.clock.at(next ?? dueAt);
  }
  const returned = dayOf(row.returnDate);
  if (returned === null) {
    remarks.push(remark("return-date-missing", "Tanpa tanggal pengembalian di SLiMS: tanggal kembalinya dipakai."));
  }
  return source.clock.at(returned ?? dueAt, row.updatedAt);
}
