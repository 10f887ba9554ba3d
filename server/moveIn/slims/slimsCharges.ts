import sql, { type Sql } from "sql-template-tag";

import { MOST_RUPIAH } from "../../platform/validation/fields.js";
import type { MovingCharge, MovingRemark, MovingRow } from "../library/MovingLibrary.js";
import { dayOf, lineOf, numberOf, remark, type Text } from "./slimsText.js";
import type { SlimsSource } from "./SlimsSource.js";
import { isChargeOfLoan } from "./slimsLoans.js";

type FineRow = Readonly<
  Record<"id" | "member" | "memberId" | "date" | "debet" | "credit" | "description" | "loanId" | "namesLoan", Text>
>;

/** One row of fines while a member's payments are laid on the oldest charges. */
interface Account {
  readonly row: FineRow;
  readonly debet: number;
  readonly payments: { readonly amount: number; readonly paidAt: Date }[];
  open: number;
  /** What was paid and has no charge of this row. */
  excess: number;
}

export async function* readCharges(source: SlimsSource): AsyncGenerator<MovingRow<MovingCharge>> {
  const { tables } = source;
  if (!tables.has("fines")) return;
  await tables.addIndex("loan", ["member_id", "return_date"]);
  let ofMember: FineRow[] = [];
  for await (const row of tables.select<FineRow>(selectFines(source))) {
    if (ofMember[0] && (row.memberId === null || ofMember[0].memberId !== row.memberId)) {
      yield* chargesOf(source, ofMember);
      ofMember = [];
    }
    ofMember.push(row);
  }
  yield* chargesOf(source, ofMember);
}

function selectFines(source: SlimsSource): Sql {
  const loans = source.has("loan");
  const loanId = loans
    ? sql`(SELECT CAST(MAX(CAST(l.loan_id AS INTEGER)) AS TEXT) FROM loan l JOIN kept_items i ON i.code = LOWER(TRIM(l.item_code))
        WHERE l.is_return = '1' AND ${isChargeOfLoan(sql`l`, sql`f`)})`
    : sql`NULL`;
  const namesLoan = loans
    ? sql`(SELECT '1' FROM loan l WHERE l.member_id = f.member_id
        AND INSTR(' ' || f.description || ' ', ' ' || TRIM(l.item_code) || ' ') > 0 LIMIT 1)`
    : sql`NULL`;
  // Sorted before anything is looked up, as otherwise the first row waits for all of them.
  return sql`WITH ${source.keptItems}, ${source.keptMembers}, sorted AS MATERIALIZED (
      SELECT f.fines_id, f.member_id, m.id AS kept, f.fines_date, f.debet, f.credit, f.description
      FROM fines f LEFT JOIN kept_members m ON m.code = LOWER(TRIM(f.member_id))
      ORDER BY m.id, f.fines_date, CAST(f.fines_id AS INTEGER))
    SELECT f.fines_id AS id, f.member_id AS member, f.kept AS memberId, f.fines_date AS date, f.debet AS debet,
      f.credit AS credit, f.description AS description, ${loanId} AS loanId, ${namesLoan} AS namesLoan
    FROM sorted f`;
}

function* chargesOf(source: SlimsSource, rows: readonly FineRow[]): Generator<MovingRow<MovingCharge>> {
  const accounts = rows.map((row): Account => {
    const debet = within(row.debet);
    const credit = within(row.credit);
    const own = Math.min(debet, credit);
    const payments = own > 0 ? [{ amount: own, paidAt: dayPaid(source, row) }] : [];
    return { row, debet, payments, open: debet - own, excess: credit - own };
  });
  if ((rows[0]?.memberId ?? null) !== null) layOnOldest(source, accounts);
  for (const account of accounts) yield chargeOf(source, account);
}

/** A payment of its own row, or more than a charge was, pays what is oldest of the same member. */
function layOnOldest(source: SlimsSource, accounts: readonly Account[]): void {
  const owing = accounts.filter(({ open }) => open > 0).values();
  let owed = owing.next().value;
  for (const paying of accounts) {
    while (paying.excess > 0 && owed) {
      const amount = Math.min(paying.excess, owed.open);
      owed.payments.push({ amount, paidAt: dayPaid(source, paying.row) });
      owed.open -= amount;
      paying.excess -= amount;
      if (owed.open === 0) owed = owing.next().value;
    }
  }
}

function within(text: Text): number {
  return Math.min(Math.max(numberOf(text) ?? 0, 0), MOST_RUPIAH);
}

/** SLiMS keeps no day of a payment: the row's own is nearest. */
function dayPaid(source: SlimsSource, { date }: FineRow): Date {
  return source.clock.at(dayOf(date) ?? "2000-01-01");
}

function chargeOf(source: SlimsSource, { row, debet, payments, excess }: Account): MovingRow<MovingCharge> {
  const note = lineOf(row.description)?.slice(0, 255) ?? null;
  const origin = { table: "fines", id: row.id ?? "", label: `${row.member ?? "?"} · ${note ?? row.date ?? ""}` };
  const tooMuch: MovingRemark[] =
    excess > 0 ? [remark("credit-excess", `Dibayar Rp${excess} lebih banyak daripada dendanya.`)] : [];
  if (row.memberId === null) {
    return { source: origin, leftOut: remark("fine-member-missing", "Anggotanya tidak ada lagi atau tidak ikut.") };
  }
  if (debet === 0) {
    const paid = remark("payment-joined", "Pembayaran ini dicatat pada denda terlama anggota ini.");
    const nothing = remark("fine-of-nothing", "Baris denda ini tidak berisi jumlah.");
    const leftOut = tooMuch[0] ?? (within(row.credit) > 0 ? paid : nothing);
    return { source: origin, leftOut };
  }
  const isLate = row.namesLoan !== null || /\b(?:overdue|terlambat|keterlambatan)\b/iu.test(note ?? "");
  const madeAt = dayPaid(source, row);
  const value: MovingCharge = {
    memberId: row.memberId,
    loanId: row.loanId,
    reason: isLate ? "late" : "other",
    amount: debet,
    madeAt,
    note,
    payments: payments.map(({ amount, paidAt }) => ({ amount, paidAt: paidAt < madeAt ? madeAt : paidAt })),
  };
  return { source: origin, value, remarks: tooMuch };
}
