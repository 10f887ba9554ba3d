import sql, { join, type Sql } from "sql-template-tag";

import { bool, integer, nullable, pick, type RowOf, text } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { longDate } from "../../platform/time/longDate.js";
import { copyTable } from "./Copy.entity.js";

const loanedColumns = { copyId: copyTable.id, ...pick(copyTable, "bookId", "itemCode") };

/** What a copy has to do with borrowings and reservations. */
export interface CopyLoans extends RowOf<typeof loanedColumns> {
  /** The last day of the open borrowing; null while the copy is in the library. */
  readonly dueAt: string | null;
  /** Open and ended ones. */
  readonly borrowings: number;
  /** Whether a reservation keeps it, or waits for it alone. */
  readonly reserved: "kept" | "wanted" | null;
}

/** Books stand below circulation and do not know its entities. */
const borrowingColumns = {
  copyId: integer(sql`borrowings.copy_id`),
  isOpen: bool(sql`borrowings.open_copy_id IS NOT NULL`),
  dueAt: text(sql`borrowings.due_at`),
};
const reservationColumns = {
  keptCopyId: nullable(integer(sql`reservations.kept_copy_id`)),
  wantedCopyId: nullable(integer(sql`reservations.wanted_copy_id`)),
};
const reservedBookColumns = { bookId: integer(sql`open_book_id`), reservations: integer(sql`COUNT(*)`) };

/** The copies that match the condition on `copies`, locked against loans until the transaction ends. */
export async function lockCopies(tx: Transaction, condition: Sql): Promise<CopyLoans[]> {
  // A new loan waits for the lock on its copy; existing loans are read with a locking read, which sees what was
  // committed after the transaction's snapshot.
  const copies = await tx.select(
    loanedColumns,
    sql`FROM copies WHERE ${condition} ORDER BY copies.id ${forUpdate(tx)}`,
  );
  const borrowings =
    copies.length === 0
      ? []
      : await tx.select(
          borrowingColumns,
          sql`FROM borrowings JOIN copies ON copies.id = borrowings.copy_id WHERE ${condition} ${forUpdate(tx)}`,
        );
  const reservations =
    copies.length === 0
      ? []
      : await tx.select(
          reservationColumns,
          sql`FROM reservations WHERE open_book_id IN (${join([...new Set(copies.map(({ bookId }) => bookId))])})
            AND (kept_copy_id IS NOT NULL OR wanted_copy_id IS NOT NULL) ${forUpdate(tx)}`,
        );
  const kept = new Set(reservations.map(({ keptCopyId }) => keptCopyId));
  const wanted = new Set(reservations.map(({ wantedCopyId }) => wantedCopyId));
  const count = new Map<number, number>();
  const due = new Map<number, string>();
  for (const { copyId, isOpen, dueAt } of borrowings) {
    count.set(copyId, (count.get(copyId) ?? 0) + 1);
    if (isOpen) {
      due.set(copyId, dueAt);
    }
  }
  return copies.map((copy) => ({
    ...copy,
    dueAt: due.get(copy.copyId) ?? null,
    borrowings: count.get(copy.copyId) ?? 0,
    reserved: kept.has(copy.copyId) ? "kept" : wanted.has(copy.copyId) ? "wanted" : null,
  }));
}

const MAX_NAMED_CODES = 3;

/** The message why copies cannot be removed; null if they can. */
export function loanRefusal(copies: readonly CopyLoans[]): string | null {
  const onLoan = copies.filter(({ dueAt }) => dueAt !== null);
  if (onLoan.length > 0) {
    const [dueAt, ...others] = onLoan.flatMap((copy) => copy.dueAt ?? []);
    const until = dueAt !== undefined && others.length === 0 ? ` sampai ${longDate(dueAt)}` : "";
    return `${describeCopies(onLoan)} sedang dipinjam${until}. Terima dulu pengembaliannya.`;
  }
  const reserved = copies.filter((copy) => copy.reserved !== null);
  if (reserved.length > 0) {
    const reason = reserved.some((copy) => copy.reserved === "kept") ? "disimpan untuk reservasi" : "ditunggu anggota";
    return `${describeCopies(reserved)} sedang ${reason}. Batalkan dulu reservasinya.`;
  }
  const everLent = copies.filter(({ borrowings }) => borrowings > 0);
  return everLent.length > 0
    ? `${describeCopies(everLent)} pernah dipinjam, dan riwayatnya harus tetap utuh. ` +
        "Ubah status eksemplarnya menjadi Ditarik."
    : null;
}

/** How many reservations of each book wait or are ready, locked until the transaction ends. */
export async function openReservations(tx: Transaction, bookIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx.select(
    reservedBookColumns,
    sql`FROM reservations WHERE open_book_id IN (${join([...bookIds])}) GROUP BY open_book_id ${forUpdate(tx)}`,
  );
  return new Map(rows.map(({ bookId, reservations }) => [bookId, reservations]));
}

function describeCopies(copies: readonly CopyLoans[]): string {
  const listedCodes = copies
    .slice(0, MAX_NAMED_CODES)
    .map(({ itemCode }) => itemCode)
    .join(", ");
  const others = copies.length - MAX_NAMED_CODES;
  return `Eksemplar ${listedCodes}${others > 0 ? ` dan ${others.toLocaleString("id-ID")} lainnya` : ""}`;
}
