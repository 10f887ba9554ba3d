import sql from "sql-template-tag";

import { invalid, NotFoundError } from "../../errors.js";
import { pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { longDate } from "../../platform/time/longDate.js";
import { bookTable } from "../Book.entity.js";
import { type CopyLoans, lockCopies } from "./copyLoans.js";
import { type CopySnapshot, lockLocation, selectCopySnapshots } from "./copySnapshot.js";

/**
 * The copy, locked against loans and changes until the transaction ends.
 * @throws NotFoundError if it does not exist or is not published yet.
 */
export async function lockCopy(
  tx: Transaction,
  id: number,
): Promise<{ readonly before: CopySnapshot; readonly loans: CopyLoans }> {
  const [loans] = await lockCopies(tx, sql`copies.id = ${id}`);
  const [before] = await selectCopySnapshots(tx, sql`copies.id = ${id}`);
  if (!loans || !before) {
    throw copyNotFound();
  }
  return { before, loans };
}

/** Why a copy has to stay of the status it has; null if it may change. */
export function statusRefusal({ itemCode, dueAt, reserved }: CopyLoans): string | null {
  if (dueAt !== null) {
    const loan = `Eksemplar ${itemCode} sedang dipinjam sampai ${longDate(dueAt)}.`;
    return `${loan} Terima dulu pengembaliannya, lalu ubah statusnya.`;
  }
  return reserved === "kept"
    ? `Eksemplar ${itemCode} sedang disimpan untuk reservasi. Batalkan dulu reservasinya, lalu ubah statusnya.`
    : null;
}

export function copyNotFound(): NotFoundError {
  return new NotFoundError("Eksemplar ini tidak ditemukan. Mungkin sudah dihapus.");
}

/** The book that copies are added to, locked. @throws NotFoundError */
export async function lockBookOfCopies(tx: Transaction, id: number): Promise<void> {
  const [book] = await tx.select(
    pick(bookTable, "id"),
    sql`FROM books WHERE id = ${id} AND listed = 1 ${forUpdate(tx)}`,
  );
  if (!book) {
    throw new NotFoundError("Buku ini tidak ditemukan. Mungkin sudah dihapus.");
  }
}

export async function requireLocation(tx: Transaction, id: number) {
  const location = await lockLocation(tx, id);
  if (!location) {
    throw invalid("locationId", "Lokasi ini tidak ditemukan di daftar.");
  }
  return location;
}
