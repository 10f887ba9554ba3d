import sql from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { copyCategory } from "../../books/copies/copyCategory.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { hasItemCode } from "../../books/copies/itemCodes/hasItemCode.js";
import { LendingRefusedError } from "../../errors.js";
import { pick, type RowOf } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { findStudentByScan } from "../../students/findStudentByScan.js";
import { selectStudentsForUpdate, type StudentRow } from "../../students/studentReads.js";
import { copyUnknown, studentUnknown } from "../rules/borrowChecks.js";

/** By the number in the database, or by what the card carries. */
interface ScannedStudent {
  readonly studentId?: number | undefined;
  readonly nis?: string | undefined;
}

/** @throws LendingRefusedError for a number that nobody has. */
export async function lockScannedStudent(tx: Transaction, { studentId, nis }: ScannedStudent): Promise<StudentRow> {
  const id = studentId ?? (nis === undefined ? undefined : (await findStudentByScan(tx, nis, { present: false }))?.id);
  const [student] = id === undefined ? [] : await selectStudentsForUpdate(tx, sql`students.id = ${id}`);
  if (!student) throw new LendingRefusedError("notFound", [studentUnknown(nis ?? String(studentId))]);
  return student;
}

/** By the number in the database, or by what the barcode carries. */
interface ScannedCopy {
  readonly copyId?: number | undefined;
  readonly itemCode?: string | undefined;
}

const lockedCopyColumns = {
  ...pick(copyTable, "id", "bookId", "itemCode", "status", "condition"),
  isListed: bookTable.listed,
  categoryId: copyCategory,
};
export type LockedCopy = RowOf<typeof lockedCopyColumns>;

/**
 * The copy with its book as they are once they are locked: the transaction's snapshot may be older.
 * @throws LendingRefusedError for a code that no copy has.
 */
export async function lockScannedCopy(tx: Transaction, { copyId, itemCode }: ScannedCopy): Promise<LockedCopy> {
  const code = itemCode?.trim() ?? "";
  const asked = copyId === undefined ? hasItemCode(code) : sql`copies.id = ${copyId}`;
  const found = await tx.select(
    lockedCopyColumns,
    sql`FROM copies JOIN books ON books.id = copies.book_id WHERE copies.listed = 1 AND ${asked} ${forUpdate(tx)}`,
  );
  const copy = found.find((candidate) => candidate.itemCode === code) ?? found[0];
  if (!copy) throw new LendingRefusedError("notFound", [copyUnknown(itemCode ?? String(copyId))]);
  return copy;
}
