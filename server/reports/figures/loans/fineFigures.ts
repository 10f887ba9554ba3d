import sql from "sql-template-tag";

import { CHARGE_REASONS, type ChargeReason, type LedgerKind } from "../../../circulation/ledger/ledgerKinds.js";
import { LedgerEntry, ledgerEntryTable } from "../../../circulation/ledger/LedgerEntry.entity.js";
import { integer, nullable, tableOf, text, typedAs } from "../../../platform/database/columns.js";
import type { Reader } from "../../../platform/database/Database.js";
import { required } from "../../../platform/required.js";
import { dayOf, type ReportDays, spanOf } from "../reportDays.js";

/** Whole rupiah of entries made in these days. A reversal takes off what it reverses on its own day. */
export interface FineTotals {
  readonly charged: number;
  /** Payments. */
  readonly paid: number;
  readonly refunded: number;
  readonly waived: number;
  /** Settled by another copy (ganti buku). */
  readonly replaced: number;
}

interface MonthFines extends FineTotals {
  /** `2026-11`. */
  readonly month: string;
}

export interface FineFigures extends FineTotals {
  readonly chargedPerReason: readonly { readonly reason: ChargeReason; readonly charged: number }[];
  /** Only months that have an entry. */
  readonly perMonth: readonly MonthFines[];
  /** What is to be paid now, of whatever day. */
  readonly open: number;
}

const reversed = tableOf(LedgerEntry, "reversed");
const sumColumns = {
  month: text(sql`entries.month`),
  kind: typedAs(ledgerEntryTable.kind, sql`entries.kind`),
  reason: typedAs(ledgerEntryTable.chargeReason, sql`entries.reason`),
  amount: integer(sql`SUM(entries.amount)`),
};
const openColumn = { open: nullable(integer(sql`SUM(open_amount)`)) };

export async function readFines(reader: Reader, days: ReportDays): Promise<FineFigures> {
  const sums = await reader.select(
    sumColumns,
    sql`FROM (SELECT SUBSTR(${dayOf(reader.engine, days, ledgerEntryTable.madeAt)}, 1, 7) AS month,
                COALESCE(${reversed.kind}, ${ledgerEntryTable.kind}) AS kind,
                COALESCE(${reversed.chargeReason}, ${ledgerEntryTable.chargeReason}) AS reason,
                CASE WHEN reversed.id IS NULL THEN ledger_entries.amount ELSE -ledger_entries.amount END AS amount
              FROM ledger_entries
              LEFT JOIN ledger_entries reversed
                ON ledger_entries.kind = 'reversal' AND reversed.id = ledger_entries.settles_id
              WHERE ${spanOf(days, ledgerEntryTable.madeAt)}) entries
        GROUP BY entries.month, entries.kind, entries.reason ORDER BY entries.month`,
  );
  const [owed] = await reader.select(openColumn, sql`FROM ledger_entries WHERE open_amount > 0`);
  const months = [...new Set(sums.map(({ month }) => month))];
  const charges = sums.filter(({ kind }) => kind === "charge");
  return {
    ...totalsOf(sums),
    chargedPerReason: CHARGE_REASONS.map((reason) => ({
      reason,
      charged: charges.reduce((sum, each) => sum + (each.reason === reason ? each.amount : 0), 0),
    })),
    perMonth: months.map((month) => ({ month, ...totalsOf(sums.filter((each) => each.month === month)) })),
    open: required(owed, "the row of a sum").open ?? 0,
  };
}

function totalsOf(sums: readonly { readonly kind: LedgerKind; readonly amount: number }[]): FineTotals {
  const of = (wanted: LedgerKind) => sums.reduce((sum, { kind, amount }) => sum + (kind === wanted ? amount : 0), 0);
  return {
    charged: of("charge"),
    paid: of("payment"),
    refunded: of("refund"),
    waived: of("waiver"),
    replaced: of("replacement"),
  };
}
