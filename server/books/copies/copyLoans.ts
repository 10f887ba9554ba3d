import sql, { type Sql } from "sql-template-tag";

import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";

/** What a copy has to do with borrowings. */
export interface CopyLoans {
  readonly copyId: number;
  readonly bookId: number;
  readonly itemCode: string;
  /** The last day of the open borrowing; null while the copy is in the library. */
  readonly dueAt: string | null;
  /** Open and ended ones. */
  readonly borrowings: number;
}

/** The copies that match the condition on `copies`, locked against loans until the transaction ends. */
export async function lockCopies(tx: Transaction, condition: Sql): Promise<CopyLoans[]> {
  // A new loan waits for the lock on its copy; existing loans are read with a locking read, which sees what was
  // committed after the transaction's snapshot.
  const copies = await tx.rows<Pick<CopyLoans, "copyId" | "bookId" | "itemCode">>(
    sql`SELECT copies.id AS copyId, copies.book_id AS bookId, copies.item_code AS itemCode FROM copies WHERE ${condition} ORDER BY copies.id ${forUpdate(tx)}`,
  );
  const borrowings =
    copies.length === 0
      ? []
      : await tx.rows<{ copyId: number; openCopyId: number | null; dueAt: string }>(
          sql`SELECT borrowings.copy_id AS copyId, borrowings.open_copy_id AS openCopyId, borrowings.due_at AS dueAt
        FROM borrowings JOIN copies ON copies.id = borrowings.copy_id WHERE ${condition} ${forUpdate(tx)}`,
        );
  const count = new Map<number, number>();
  const due = new Map<number, string>();
  for (const { copyId, openCopyId, dueAt } of borrowings) {
    count.set(copyId, (count.get(copyId) ?? 0) + 1);
    if (openCopyId !== null) {
      due.set(copyId, dueAt);
    }
  }
  return copies.map((copy) => ({
    ...copy,
    dueAt: due.get(copy.copyId) ?? null,
    borrowings: count.get(copy.copyId) ?? 0,
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
  const everLent = copies.filter(({ borrowings }) => borrowings > 0);
  return everLent.length > 0
    ? `${describeCopies(everLent)} pernah dipinjam, dan riwayatnya harus tetap utuh. Ubah status eksemplarnya menjadi Ditarik.`
    : null;
}

function describeCopies(copies: readonly CopyLoans[]): string {
  const listedCodes = copies
    .slice(0, MAX_NAMED_CODES)
    .map(({ itemCode }) => itemCode)
    .join(", ");
  const others = copies.length - MAX_NAMED_CODES;
  return `Eksemplar ${listedCodes}${others > 0 ? ` dan ${others.toLocaleString("id-ID")} lainnya` : ""}`;
}

/** `28 November 2026`, of a day without a time. */
export function longDate(day: string): string {
  return new Intl.DateTimeFormat("id-ID", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  );
}
