import sql from "sql-template-tag";

import { type LendingCheck, LendingRefusedError } from "../../errors.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import type { Transaction } from "../../platform/database/Database.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { dayIn, instantOf } from "../../platform/time/libraryClock.js";
import { longDate } from "../../platform/time/longDate.js";
import type { Viewer } from "../../viewer.js";
import type { ActOutcome } from "../acts/runAct.js";
import { movedSince } from "../acts/offlineScan.js";
import { refuseSlip, SLIP_REASON } from "../acts/paperSlip.js";
import { lendingOfSlip } from "./slipMoment.js";
import type { ActTools } from "../acts/runLendingAct.js";
import { revokeForLoan } from "../clearanceLetters/revokeForLoan.js";
import { fulfilReservation, returnToQueue, swapKeptCopies } from "../reservations/reservationQueue.js";
import { checkBorrow } from "../rules/borrowChecks.js";
import { suspensionEnd } from "../rules/fine.js";
import type { ResolvedPolicy } from "../rules/loanPolicy.js";
import { assertConfirmed, assertNotTooOld, recordConfirmed, type Confirmation } from "./assertConfirmed.js";
import { borrowerKeyOf } from "../borrowings/borrowerKeys.js";
import { type BorrowingRow, selectBorrowings, withStudent } from "../borrowings/borrowingReads.js";
import { figuresOf, keptFigures } from "../borrowings/loanFigures.js";
import { exceptionsToHold, holding } from "./heldExceptions.js";
import { endedValues, endLoan, entryOf, type FoundLoss, namesOf, NO_LOSS, returnLostLoans, scanOf } from "./endLoan.js";
import { type LockedCopy, lockScannedCopy, lockScannedStudent } from "../acts/lockScanned.js";
import { latenessOn } from "../borrowings/presentLoan.js";
import { type SetTerms, dueAtOf, dueAtOfSet } from "./dueAtOf.js";
import { borrowFacts } from "./borrowFacts.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { borrowingTable } from "../borrowings/Borrowing.entity.js";

/** Who borrows which copy: each by its number in the database or by what a scanner reads. */
interface BorrowRequest extends Confirmation {
  readonly studentId?: number | undefined;
  readonly nis?: string | undefined;
  readonly copyId?: number | undefined;
  readonly itemCode?: string | undefined;
  /** By hand instead of the rules. */
  readonly dueAt?: string | undefined;
}

// A type, since an act's answer is kept as JSON: an interface may have anything else.
export type Lent = {
  readonly borrowingId: number;
  /** The loan of the copy that this one has ended, somebody else's or the student's own. */
  readonly returnedBorrowingId: number | null;
  readonly notices: readonly LendingCheck[];
} & FoundLoss;

/** The same copy for the same student within this time is one scan. */
const SAME_SCAN_MS = 5_000;
/** The same for a late scan that is sent again, whose two times may come from different clocks. */
const SAME_LATE_SCAN_MS = 60_000;

/**
 * Lends a copy, once everything that has to be confirmed was. As one of a class set it counts towards no limit, and
 * nobody asks whether the student has the title already.
 * @throws LendingRefusedError with every reason; ForbiddenError for an exception that the viewer may not make;
 * ValidationError for one without a reason, and for an impossible due date.
 */
export async function lendCopy(
  given: ActTools,
  viewer: Viewer,
  request: BorrowRequest,
  set?: SetTerms,
): Promise<ActOutcome<Lent>> {
  const { tx, journal, arrival, isOffline } = given;
  const student = await lockScannedStudent(tx, request);
  const copy = await lockScannedCopy(tx, request);
  assertNotTooOld(given);
  const tools = await lendingOfSlip(given, copy.id);
  const { day } = tools;
  const [openLoan] = await selectBorrowings(tx, sql`borrowings.open_copy_id = ${copy.id}`);
  const lastScan = openLoan?.studentId === student.id ? openLoan.borrowedAt.getTime() : -Infinity;
  const sinceLast = Math.abs(day.now.getTime() - lastScan);
  if (openLoan && sinceLast < (isOffline ? SAME_LATE_SCAN_MS : SAME_SCAN_MS)) {
    return { answer: { borrowingId: openLoan.id, returnedBorrowingId: null, notices: [], ...NO_LOSS }, audit: [] };
  }
  if (tools.slipDay !== null && !openLoan) {
    // The same slip typed once more, after that of its return.
    const [typed] = await selectBorrowings(
      tx,
      sql`borrowings.copy_id = ${copy.id} AND borrowings.student_id = ${student.id}
        AND (borrowings.borrowed_at = ${toSqlDateTime(given.day.now)}
          OR (borrowings.entered_at IS NOT NULL AND borrowings.borrowed_at > ${toSqlDateTime(given.day.now)}
            AND borrowings.borrowed_at <= ${toSqlDateTime(day.now)}))`,
    );
    if (typed) {
      return { answer: { borrowingId: typed.id, returnedBorrowingId: null, notices: [], ...NO_LOSS }, audit: [] };
    }
  }
  if (tools.slipDay !== null && openLoan) {
    const since = longDate(dayIn(day.timeZone, openLoan.borrowedAt));
    const message =
      `${copy.itemCode} tercatat dipinjam ${withStudent(openLoan).studentName} sejak ${since}. ` +
      "Catat dulu pengembaliannya jika memang sudah kembali.";
    refuseSlip("on_loan", tools.slipDay, message);
  }
  const policy = policyOf(day.policyFor({ memberKindId: student.memberKindId, categoryId: copy.categoryId }), set);
  const due = set ? dueAtOfSet(tools, set, student, copy) : dueAtOf(tools, policy, student, copy, request.dueAt);
  if (openLoan?.studentId === student.id && !isOffline) assertNotSuspending(tools, openLoan);
  const asked = { student, copy, code: request.itemCode, openLoan, policy, due, set };
  const facts = await borrowFacts(tools, asked);
  const checks = withSetChecks(checkBorrow(facts), set);
  if (isOffline) await assertNotMovedSince(tools, copy, checks);
  const confirmation = tools.slipDay === null ? request : { ...request, reason: request.reason ?? SLIP_REASON };
  const confirmed = isOffline ? recordConfirmed(checks, confirmation) : assertConfirmed(viewer, checks, request);
  const held = await exceptionsToHold(tools, request, checks, async (arriving) =>
    checkBorrow(await borrowFacts(arriving, asked)),
  );

  const audit: AuditChange[] = [];
  const notices = checks.filter(({ kind }) => kind === "notice");
  if (openLoan) {
    const ended = await endLoan(tools, openLoan, "returned");
    const { suspendedUntil } = ended;
    const after = { ...namesOf(openLoan), ...endedValues(ended), ...scanOf(tools) };
    audit.push({ action: "borrowing.return", recordId: openLoan.id, after });
    if (suspendedUntil !== null) {
      const message = `${withStudent(openLoan).studentName} ditangguhkan sampai ${longDate(suspendedUntil)}.`;
      notices.push({ code: "suspended", kind: "notice", message });
    }
  }
  if (facts.student.isCleared) audit.push(...(await revokeForLoan(tools, student.id, copy.itemCode)));
  const found = await makeAvailable(tools, copy);
  audit.push(...found.audit);
  if (facts.keptFor && !facts.keptFor.isMine) {
    if (facts.otherKept?.canBeSwapped) {
      audit.push(...(await swapKeptCopies(tx, journal, { takenId: copy.id, kept: facts.otherKept })));
    } else await returnToQueue(tx, journal, copy.id);
  }
  const confirmedChecks = confirmed.codes.join(",");
  const borrowingId = await journal.insert(borrowingTable, {
    studentId: student.id,
    copyId: copy.id,
    openCopyId: copy.id,
    className: student.className,
    memberKindId: student.memberKindId,
    gender: null,
    borrowerKey: await borrowerKeyOf(tx, student.id, day),
    categoryId: copy.categoryId,
    setLoan: set !== undefined || (await isSetLoan(tx, policy, copy.categoryId)),
    classSetId: set?.classSetId ?? null,
    borrowedAt: day.now,
    dueAt: due.due,
    returnedAt: null,
    lost: false,
    lostAt: null,
    renewalCount: 0,
    fine: null,
    overdueDays: null,
    confirmedChecks,
    ...holding(tools, held),
    ...entryOf(tools),
    ...keptFigures(policy.figures),
    // A reference copy is lent until today only, so its loan cannot be renewed.
    ...(copy.status === "reference_only" ? { policyRenewals: 0 } : {}),
  });
  await fulfilReservation(tx, journal, { bookId: copy.bookId, studentId: student.id, copyId: copy.id }, arrival);
  audit.push({
    action: "borrowing.create",
    recordId: borrowingId,
    after: {
      studentId: student.id,
      name: student.name,
      itemCode: copy.itemCode,
      bookId: copy.bookId,
      dueAt: due.due,
      ...(set ? { classSetId: set.classSetId } : {}),
      ...confirmed.audit,
      ...(held.length > 0 ? { heldChecks: held } : {}),
      ...scanOf(tools),
    },
  });
  if (held.length > 0) notices.push(HELD);
  return { answer: { borrowingId, returnedBorrowingId: openLoan?.id ?? null, notices, ...found.loss }, audit };
}

const HELD: LendingCheck = {
  code: "held",
  kind: "notice",
  message: "Dicatat, dan pengecualiannya menunggu persetujuan admin.",
};

/**
 * Taking back what its own borrower has kept too long suspends them: it is not lent to them again in the same act.
 * @throws LendingRefusedError
 */
function assertNotSuspending({ day }: ActTools, loan: BorrowingRow): void {
  const { days } = latenessOn(loan, day.calendar, day.today);
  const until = suspensionEnd(figuresOf(loan), days, day.today);
  if (until === null) return;
  const message =
    `${withStudent(loan).studentName} terlambat ${days} hari dan ditangguhkan sampai ${longDate(until)} begitu buku ` +
    "ini dikembalikan. Terima saja pengembaliannya, atau perpanjang.";
  throw new LendingRefusedError("validation", [{ code: "suspended", kind: "impossible", message }]);
}

/**
 * Once the copy was lent, returned or reported lost after the scan, only who has it in hand can tell what is true.
 * @throws LendingRefusedError
 */
async function assertNotMovedSince(
  { tx, day, slipDay }: ActTools,
  { id: copyId, itemCode }: LockedCopy,
  checks: readonly LendingCheck[],
): Promise<void> {
  const then = toSqlDateTime(day.now);
  // A loan that was forgotten since keeps only the day.
  const thatDay = toSqlDateTime(instantOf(day.timeZone, day.today));
  const moved = await selectBorrowings(
    tx,
    sql`borrowings.copy_id = ${copyId}
      AND (borrowings.borrowed_at > ${then} OR borrowings.returned_at > ${then} OR borrowings.lost_at > ${then}
        OR (borrowings.student_id IS NULL AND borrowings.returned_at >= ${thatDay}))`,
    sql`borrowings.id DESC`,
    1,
  );
  if (moved.length === 0) return;
  if (slipDay !== null) {
    const message = `setelah itu ${itemCode} sudah dipinjam atau dikembalikan lagi. Periksa riwayat eksemplarnya.`;
    refuseSlip("moved_since", slipDay, message);
  }
  const onLoan = checks.filter(({ code }) => code === "on_loan" || code === "mine");
  throw new LendingRefusedError("conflict", onLoan.length > 0 ? onLoan : [MOVED_SINCE]);
}

const MOVED_SINCE = movedSince(
  "Setelah pindaian ini, eksemplarnya dipinjam atau dikembalikan lewat petugas lain. Pinjamkan sekarang jika masih dibawa, " +
    "atau lewati.",
);

/** A loan of a set counts towards no limit; other figures stay. */
function policyOf(policy: ResolvedPolicy, set: SetTerms | undefined): ResolvedPolicy {
  return set ? { ...policy, figures: { ...policy.figures, countsToLimit: false }, categoryLimit: null } : policy;
}

/** An impossible check comes alone; those to confirm come before those that are only worth knowing. */
function withSetChecks(checks: LendingCheck[], set: SetTerms | undefined): readonly LendingCheck[] {
  return set && !checks.some(({ kind }) => kind === "impossible") ? [...set.checks, ...checks] : checks;
}

/** A copy that is lent is there and repaired. */
async function makeAvailable(tools: ActTools, { id, status }: LockedCopy): ReturnType<typeof returnLostLoans> {
  const found = await returnLostLoans(tools, id);
  if (status === "lost" || status === "repair") await tools.journal.update(copyTable, id, { status: "available" });
  return found;
}

/** Buku Paket and class sets: a fixed last day, no count towards the limit, or a category of textbooks. */
async function isSetLoan(
  tx: Transaction,
  { figures: { dueOn, countsToLimit } }: ResolvedPolicy,
  categoryId: number | null,
): Promise<boolean> {
  if (dueOn !== null || !countsToLimit) return true;
  if (categoryId === null) return false;
  return (await tx.count(sql`FROM categories WHERE id = ${categoryId} AND collection_group = 'textbook'`)) > 0;
}
