import sql from "sql-template-tag";

import { unlinkFromImport } from "../../authorities/authorityTables.js";
import { invalid, NotFoundError } from "../../errors.js";
import { pick } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { longDate } from "../../platform/time/longDate.js";
import { bookTable } from "../Book.entity.js";
import { type CopyLoans, lockCopies } from "./copyLoans.js";
import {
  type CopyList,
  type CopyRecord,
  type CopySnapshot,
  lockRecordOfCopy,
  selectCopySnapshots,
} from "./copySnapshot.js";

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

const COPY_RECORDS = {
  locations: { id: "locationId", label: "location", missing: "Lokasi ini tidak ditemukan di daftar." },
  categories: { id: "categoryId", label: "category", missing: "Kategori ini tidak ditemukan di daftar." },
  sources: { id: "sourceId", label: "source", missing: "Sumber perolehan ini tidak ditemukan di daftar." },
} as const satisfies Record<CopyList, { readonly id: keyof CopySnapshot } & Record<"label" | "missing", string>>;

type RecordChange = Readonly<Partial<Record<"locationId" | "categoryId" | "sourceId", number | null | undefined>>>;
type RecordValues = Partial<
  Pick<CopySnapshot, "locationId" | "location" | "categoryId" | "category" | "sourceId" | "source">
>;

/**
 * What the records that an input names make of a copy: their ids and what they are called. An import that brought one
 * keeps it from now on when it is undone.
 * @throws ValidationError for one that is not in its list.
 */
export async function recordsOfCopy(tx: Transaction, input: RecordChange): Promise<RecordValues> {
  const values: { -readonly [Name in keyof RecordValues]: RecordValues[Name] } = {};
  for (const list of ["locations", "categories", "sources"] as const) {
    const { id: idName, label, missing } = COPY_RECORDS[list];
    const id = input[idName];
    if (id === undefined) continue;
    const record: CopyRecord | null | undefined = id === null ? null : await lockRecordOfCopy(tx, list, id);
    if (record === undefined) throw invalid(idName, missing);
    if (record) await unlinkFromImport(tx, list, [record]);
    values[idName] = id;
    values[label] = record && record.label;
  }
  return values;
}
