import sql from "sql-template-tag";

/**
 * That what was lost with a loan is made good: nothing of its charge is owed any more, or nothing was charged at all. A
 * charge that was reversed settles nothing. A condition on `borrowings`.
 */
export const isLossSettled = sql`(
  NOT EXISTS (SELECT 1 FROM ledger_entries charge WHERE charge.borrowing_id = borrowings.id
    AND charge.charge_reason = 'lost' AND charge.open_amount > 0)
  AND (NOT EXISTS (SELECT 1 FROM ledger_entries charge WHERE charge.borrowing_id = borrowings.id
      AND charge.charge_reason = 'lost')
    OR EXISTS (SELECT 1 FROM ledger_entries charge WHERE charge.borrowing_id = borrowings.id
      AND charge.charge_reason = 'lost' AND NOT EXISTS (SELECT 1 FROM ledger_entries reversal
        WHERE reversal.settles_id = charge.id AND reversal.kind = 'reversal'))))`;
