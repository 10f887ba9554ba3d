import sql from "sql-template-tag";

import { ConflictError, invalid } from "../../errors.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import type { ActOutcome } from "../acts/runAct.js";
import type { ActTools } from "../acts/runLendingAct.js";
import { type BorrowingRow, selectBorrowings, type StudentLoan, withStudent } from "../borrowings/borrowingReads.js";
import { figuresOf } from "../borrowings/loanFigures.js";
import { daysLateAtEnd, latenessOn } from "../borrowings/presentLoan.js";
import { validLetters } from "../clearanceLetters/letterReads.js";
import { hasChargeInForce } from "../ledger/ledgerWriter.js";
import { suspensionEnd } from "../rules/fine.js";
import type { ClassSetRow } from "./classSetReads.js";
import { borrowingTable } from "../borrowings/Borrowing.entity.js";

// A type, since an act's answer is kept as JSON: an interface may have anything else.
export type Swapped = { readonly borrowingId: number; readonly otherBorrowingId: number };

/**
 * Each of two loans of a set gets the copy of the other, and with it whether and when that came back. The due date, the
 * rules and everything else of the student stay with the loan. It changes no money and suspends nobody: where it would,
 * it is refused.
 * @throws ValidationError; ConflictError
 */
export async function swapCopies(
  tools: ActTools,
  timeZone: string,
  set: ClassSetRow,
  { borrowingId, otherBorrowingId }: Swapped,
): Promise<ActOutcome<Swapped>> {
  const { tx, journal } = tools;
  const one = await findLoan(tools, set, borrowingId, "borrowingId");
  const other = await findLoan(tools, set, otherBorrowingId, "otherBorrowingId");
  if (one.studentId === other.studentId) {
    throw invalid("otherBorrowingId", "Keduanya milik siswa yang sama. Pilih dua siswa yang bukunya tertukar.");
  }
  for (const loan of [one, other]) {
    if (loan.lost) throw new ConflictError(`${loan.itemCode} pernah dicatat hilang, jadi tidak dapat ditukar.`);
    if ((loan.fine ?? 0) > 0 || (await hasChargeInForce(tx, loan.id))) throw charged(loan);
    if (loan.returnedAt !== null) {
      const returned = dayIn(timeZone, loan.returnedAt);
      const days = daysLateAtEnd(loan, tools.day.calendar, returned);
      if (suspensionEnd(figuresOf(loan), days, returned) !== null) {
        throw new ConflictError(
          `${loan.studentName} ditangguhkan karena ${loan.itemCode} terlambat, jadi tidak dapat ditukar.`,
        );
      }
    }
  }
  await assertMayHave(tools, timeZone, one, other);
  await assertMayHave(tools, timeZone, other, one);
  // In between neither is open, so that the index of open loans never meets a copy twice.
  await journal.update(borrowingTable, one.id, { openCopyId: null });
  await journal.update(borrowingTable, other.id, stateWith(tools, timeZone, other, one));
  await journal.update(borrowingTable, one.id, stateWith(tools, timeZone, one, other));
  return {
    answer: { borrowingId, otherBorrowingId },
    audit: [
      {
        action: "classSet.swap",
        recordId: set.id,
        before: { bookId: set.bookId, swapped: [textOf(one, one), textOf(other, other)] },
        after: { bookId: set.bookId, swapped: [textOf(one, other), textOf(other, one)] },
      },
    ],
  };
}

async function findLoan({ tx }: ActTools, set: ClassSetRow, id: number, field: keyof Swapped) {
  const [loan] = await selectBorrowings(tx, sql`borrowings.id = ${id} AND borrowings.class_set_id = ${set.id}`);
  if (!loan) throw invalid(field, "Peminjaman ini bukan bagian dari pinjaman kelas ini.");
  if (loan.studentId === null) {
    throw new ConflictError(`Siapa yang meminjam ${loan.itemCode} tidak lagi dicatat, jadi tidak dapat ditukar.`);
  }
  return withStudent(loan);
}

/** What a return of the loan on this day brings its student. */
function returnOn(loan: BorrowingRow, calendar: ActTools["day"]["calendar"], day: string) {
  const { days, fine } = latenessOn(loan, calendar, day);
  return { days, fine, suspendedUntil: suspensionEnd(figuresOf(loan), days, day) };
}

/** What goes with a copy: which one it is, whether it is out, and when it came back; how late is the loan's own. */
function stateWith(
  { day }: ActTools,
  timeZone: string,
  loan: BorrowingRow,
  { copyId, returnedAt, fine }: BorrowingRow,
) {
  const overdueDays = returnedAt && latenessOn(loan, day.calendar, dayIn(timeZone, returnedAt)).days;
  return { copyId, openCopyId: returnedAt === null ? copyId : null, returnedAt, fine, overdueDays };
}

/** Refuses if the other's copy would bring a fine, a suspension, or an open loan despite a letter. */
async function assertMayHave(
  { tx, day }: ActTools,
  timeZone: string,
  loan: StudentLoan,
  { returnedAt, itemCode }: BorrowingRow,
): Promise<void> {
  if (returnedAt !== null) {
    const { days, fine, suspendedUntil } = returnOn(loan, day.calendar, dayIn(timeZone, returnedAt));
    if (fine > 0 || suspendedUntil !== null) {
      throw new ConflictError(
        `${itemCode} atas nama ${loan.studentName} sudah terlambat ${days} hari saat dikembalikan, jadi tidak dapat ditukar. ` +
          `Catat ${fine > 0 ? "dendanya" : "penangguhannya"} secara manual.`,
      );
    }
  } else if (loan.returnedAt !== null && (await validLetters(tx, [loan.studentId])).size > 0) {
    throw new ConflictError(`Surat Bebas Pustaka ${loan.studentName} sudah terbit. Cabut dulu, lalu tukar.`);
  }
}

function charged({ studentName, itemCode }: BorrowingRow): ConflictError {
  return new ConflictError(
    `${studentName} sudah dikenai denda untuk ${itemCode}, jadi tidak dapat ditukar. Batalkan dulu dendanya.`,
  );
}

/** `Ani: B00012` */
function textOf({ studentName }: BorrowingRow, { itemCode }: BorrowingRow): string {
  return `${studentName}: ${itemCode}`;
}
