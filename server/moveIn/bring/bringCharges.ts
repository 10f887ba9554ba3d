import sql, { join } from "sql-template-tag";

import { circulationLock } from "../../circulation/circulationLock.js";
import { ledgerEntryTable } from "../../circulation/ledger/LedgerEntry.entity.js";
import { pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { groupBy } from "../../platform/groupBy.js";
import { required } from "../../platform/required.js";
import { type MovingCharge, type MovingRemark, type SourceRow, SYSTEM_NAMES } from "../library/MovingLibrary.js";
import { type Bringing, bringRows, type ValueRow, type Written } from "./Bringing.js";
import type { Links, NewLink } from "./Links.js";

type ChargeRow = ValueRow<MovingCharge>;
type MovingPayment = MovingCharge["payments"][number];

/** Charges with what was paid of them; a later dump adds what was paid since. */
export function bringCharges(bringing: Bringing): Promise<void> {
  return bringRows(bringing, "charges", {
    size: 250,
    locks: () => [circulationLock],
    write: (tx, rows) => writeCharges(tx, bringing, rows),
  });
}

/** A charge of ours, and payments that it lacks. */
interface ChargeWithPayments {
  readonly id: number;
  readonly studentId: number;
  readonly openAmount: number;
  readonly row: ChargeRow;
}

async function writeCharges(
  tx: Transaction,
  { links, library }: Bringing,
  rows: readonly ChargeRow[],
): Promise<Written> {
  const madeBy = SYSTEM_NAMES[library.system];
  const brought = await links.brought(
    tx,
    "charge",
    rows.map(({ source }) => source),
  );
  const fresh = await insertCharges(
    tx,
    links,
    madeBy,
    rows.filter(({ source }) => !brought.has(source)),
  );
  const older = await readCharges(tx, rows, brought);
  const paid = await insertPayments(tx, links, madeBy, [...fresh.charges, ...older]);
  return {
    made: { charges: fresh.charges.length, payments: paid.count },
    leftOut: fresh.leftOut,
    remarks: paid.remarks,
  };
}

async function insertCharges(tx: Transaction, links: Links, madeBy: string, rows: readonly ChargeRow[]) {
  const students = await links.find(
    tx,
    "student",
    rows.map(({ value }) => value.memberId),
  );
  const loans = await links.find(
    tx,
    "loan",
    rows.flatMap(({ value }) => value.loanId ?? []),
  );
  const leftOut = new Map<SourceRow, MovingRemark>();
  const planned = rows.flatMap((row) => {
    const student = students.get(row.value.memberId);
    if (!student) leftOut.set(row.source, { code: "charge-member-left", text: "Anggotanya tidak ikut." });
    return student ? [{ row, studentId: student.recordId }] : [];
  });
  const ids = await tx.insert(
    ledgerEntryTable,
    planned.map(({ row: { value }, studentId }) => ({
      studentId,
      kind: "charge" as const,
      chargeReason: value.reason,
      borrowingId: value.loanId === null ? null : (loans.get(value.loanId)?.recordId ?? null),
      amount: value.amount,
      settlesId: null,
      receiptId: null,
      openAmount: value.amount,
      reason: value.note,
      madeAt: value.madeAt,
      madeBy,
    })),
  );
  const charges = planned.map(({ row, studentId }, index): ChargeWithPayments => {
    return { id: required(ids[index], "a charge just written"), studentId, openAmount: row.value.amount, row };
  });
  await links.add(
    tx,
    charges.map(({ id, row }) => ({ source: row.source, kind: "charge", recordId: id, made: true })),
  );
  return { charges, leftOut };
}

const chargeColumns = pick(ledgerEntryTable, "id", "studentId", "openAmount");

/** Charges that an earlier run has brought, as they are now. */
async function readCharges(
  tx: Transaction,
  rows: readonly ChargeRow[],
  brought: Awaited<ReturnType<Links["brought"]>>,
): Promise<ChargeWithPayments[]> {
  const ids = [...brought.values()].map(({ recordId }) => recordId);
  if (ids.length === 0) return [];
  const charges = await tx.select(chargeColumns, sql`FROM ledger_entries WHERE id IN (${join(ids)})`);
  const byId = new Map(charges.map((charge) => [charge.id, charge]));
  return rows.flatMap((row) => {
    const charge = byId.get(brought.get(row.source)?.recordId ?? 0);
    return charge ? [{ ...charge, row }] : [];
  });
}

/** A payment has no row of its own in the other system: it is the so-manieth of its charge. */
function paymentSource({ table, id }: SourceRow, index: number) {
  return { table, id: `${id.slice(-100)}/${index}` };
}

async function insertPayments(tx: Transaction, links: Links, madeBy: string, charges: readonly ChargeWithPayments[]) {
  const all = charges.flatMap((charge) =>
    charge.row.value.payments.map((payment, index) => ({
      charge,
      payment,
      source: paymentSource(charge.row.source, index),
    })),
  );
  const brought = await links.brought(
    tx,
    "payment",
    all.map(({ source }) => source),
  );
  const remarks = new Map<SourceRow, readonly MovingRemark[]>();
  const open = new Map(charges.map(({ id, openAmount }) => [id, openAmount]));
  const fresh = all.filter(({ charge, payment, source }) => {
    if (brought.has(source)) return false;
    const left = (open.get(charge.id) ?? 0) - payment.amount;
    if (left < 0) remarks.set(charge.row.source, [paidHere(payment)]);
    else open.set(charge.id, left);
    return left >= 0;
  });
  const ids = await tx.insert(
    ledgerEntryTable,
    fresh.map(({ charge, payment }) => ({
      studentId: charge.studentId,
      kind: "payment" as const,
      chargeReason: null,
      borrowingId: null,
      amount: payment.amount,
      settlesId: charge.id,
      receiptId: null,
      openAmount: 0,
      reason: null,
      madeAt: payment.paidAt,
      madeBy,
    })),
  );
  const paid = charges.filter(({ id, openAmount }) => open.get(id) !== openAmount);
  for (const [left, same] of groupBy(paid, ({ id }) => open.get(id) ?? 0)) {
    await tx.update(ledgerEntryTable, { openAmount: left }, sql`id IN (${join(same.map(({ id }) => id))})`);
  }
  await links.add(
    tx,
    fresh.map(({ source }, index): NewLink => {
      return { source, kind: "payment", recordId: required(ids[index], "a payment just written"), made: true };
    }),
  );
  return { count: fresh.length, remarks };
}

function paidHere({ amount }: MovingPayment): MovingRemark {
  return {
    code: "payment-beyond-charge",
    text: `Pembayaran Rp${amount.toLocaleString("id-ID")} tidak ikut: dendanya sudah dilunasi di perpustakaan ini.`,
  };
}
