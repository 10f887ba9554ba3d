import sql, { type Sql } from "sql-template-tag";

import { bookTable } from "../../books/Book.entity.js";
import { lendableCopy } from "../../books/bookReads.js";
import { canSeeBook } from "../../books/bookVisibility.js";
import { ConflictError, ForbiddenError, invalid, LendingRefusedError, NotFoundError } from "../../errors.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import { integer, nullable, pick, type RowOf } from "../../platform/database/columns.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { required } from "../../platform/required.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import type { StudentRow } from "../../students/studentReads.js";
import { assertCanManage, assertStudentOrCanManage, isStudent, type Viewer } from "../../viewer.js";
import type { ActJournal } from "../acts/ActJournal.js";
import type { ActOutcome } from "../acts/runAct.js";
import { type ActTools, runLendingAct } from "../acts/runLendingAct.js";
import { isOpenLoan, selectBorrowings } from "../borrowings/borrowingReads.js";
import { lockScannedCopy, lockScannedStudent } from "../acts/lockScanned.js";
import { validLetters } from "../clearanceLetters/letterReads.js";
import type { LendingDay, LibraryTime } from "../policy/lendingDay.js";
import { checkReservation } from "../rules/reservationChecks.js";
import { reservationTable } from "./Reservation.entity.js";
import { cancelInput, moveInput, reserveInput, type ReserveRequest } from "./reservationInput.js";
import { endReservation, lockOpenReservation, queueOrder } from "./reservationQueue.js";
import { countReservations, isOpen, type ReservationRow, selectReservations } from "./reservationReads.js";

// A type, since an act's answer is kept as JSON: an interface may have anything else.
type Reserved = { readonly reservationId: number };

/** A reservation as it is after an act, and the act's number for its undo. */
export interface ChangedReservation {
  readonly reservation: ReservationRow;
  readonly actId: number;
}

/** The title that is asked for, and the only copy that will do; null for any. */
interface WantedTitle extends RowOf<typeof titleColumns> {
  readonly copyId: number | null;
  readonly itemCode: string | null;
}

const titleColumns = pick(bookTable, "id", "title", "categoryId", "isHidden");

/** How students and the desk reserve titles, and what becomes of the queue. */
export class ReservationEditingService {
  constructor(
    private readonly database: Database,
    private readonly time: LibraryTime,
  ) {}

  /**
   * Puts a student into the queue of a title: students themselves, the desk anybody, also for one copy alone.
   * @throws LendingRefusedError with the reason; NotFoundError; ValidationError; ForbiddenError
   */
  async reserve(viewer: Viewer, input: unknown): Promise<ChangedReservation> {
    assertStudentOrCanManage(viewer, "circulation");
    const { idempotencyKey, ...request } = parseInput(reserveInput, input);
    const forWhom = forWhomOf(viewer, request);
    return this.act(viewer, "reserve", idempotencyKey, { ...request, ...forWhom }, async ({ tx, journal, day }) => {
      const student = await lockScannedStudent(tx, forWhom);
      const title = await lockTitle(tx, viewer, request);
      const refused = checkReservation(await readFacts(tx, day, student, title));
      if (refused) throw new LendingRefusedError("validation", [refused]);
      const reservationId = await journal.insert(reservationTable, {
        bookId: title.id,
        openBookId: title.id,
        studentId: student.id,
        wantedCopyId: title.copyId,
        keptCopyId: null,
        status: "waiting",
        position: await nextPosition(tx, title.id),
        createdAt: day.now,
        readyAt: null,
        keptUntil: null,
        endedAt: null,
        className: student.className,
        memberKindId: student.memberKindId,
        gender: null,
      });
      const after = { ...namesOf(student, title), itemCode: title.itemCode };
      return { answer: { reservationId }, audit: [{ action: "reservation.create", recordId: reservationId, after }] };
    });
  }

  /**
   * By its student or the desk; a copy that was kept passes on.
   * @throws NotFoundError; ConflictError once it has ended.
   */
  async cancel(viewer: Viewer, id: number, input: unknown): Promise<ChangedReservation> {
    assertStudentOrCanManage(viewer, "circulation");
    const { idempotencyKey } = parseInput(cancelInput, input);
    return this.act(viewer, "cancelReservation", idempotencyKey, { id }, async ({ tx, journal, day }) => {
      const before = await findReservation(tx, viewer, id);
      const open = await lockOpenReservation(tx, sql`reservations.id = ${id}`);
      if (!open) throw new ConflictError("Reservasi ini sudah berakhir.");
      const next = await endReservation(tx, journal, open, "cancelled", day);
      return {
        answer: { reservationId: id },
        audit: [
          {
            action: "reservation.cancel",
            recordId: id,
            before: { status: before.status, keptUntil: before.keptUntil },
            after: { ...auditNames(before), status: "cancelled", passedOnToReservation: next?.reservationId ?? null },
          },
        ],
      };
    });
  }

  /** To another place among those who wait for its title. @throws NotFoundError; ValidationError; ConflictError */
  async move(viewer: Viewer, id: number, input: unknown): Promise<ChangedReservation> {
    assertCanManage(viewer, "circulation");
    const { idempotencyKey, position } = parseInput(moveInput, input);
    return this.act(viewer, "moveReservation", idempotencyKey, { id, position }, async ({ tx, journal }) => {
      const before = await findReservation(tx, viewer, id);
      if (before.status !== "waiting") {
        throw new ConflictError(
          before.status === "ready"
            ? "Bukunya sudah siap diambil, jadi tidak menunggu lagi."
            : "Reservasi ini sudah berakhir.",
        );
      }
      await moveWaiting(tx, journal, before, position);
      const after = await findReservation(tx, viewer, id);
      const change: AuditChange = {
        action: "reservation.move",
        recordId: id,
        before: { position: before.place },
        after: { ...auditNames(before), position: after.place },
      };
      return { answer: { reservationId: id }, audit: before.place === after.place ? [] : [change] };
    });
  }

  private async act(
    viewer: Viewer,
    kind: string,
    idempotencyKey: string | undefined,
    request: object,
    work: (tools: ActTools) => Promise<ActOutcome<Reserved>>,
  ): Promise<ChangedReservation> {
    const act = { viewer, kind, idempotencyKey, request };
    const { reservationId, actId } = await runLendingAct(this.database, this.time, act, work);
    const [reservation] = await this.database.read((reader) =>
      selectReservations(reader, sql`reservations.id = ${reservationId}`),
    );
    // Somebody has undone it already.
    if (!reservation) throw reservationNotFound();
    return { reservation, actId };
  }
}

type ForWhom = Pick<ReserveRequest, "studentId" | "nis">;

function forWhomOf(viewer: Viewer, { studentId, nis, bookId }: ReserveRequest): ForWhom {
  if (isStudent(viewer)) {
    if (nis !== undefined || (studentId !== undefined && studentId !== viewer.studentId) || bookId === undefined) {
      throw new ForbiddenError("Anggota hanya dapat mereservasi judul untuk dirinya sendiri.");
    }
    return { studentId: viewer.studentId };
  }
  if ((studentId === undefined) === (nis === undefined)) {
    throw invalid("nis", "Sebutkan anggota dengan NIS / No. anggota atau nomor datanya, salah satu saja.");
  }
  return { studentId, nis };
}

/** Locked against its deletion until the transaction ends. */
async function lockTitle(
  tx: Transaction,
  viewer: Viewer,
  { bookId, copyId, itemCode }: ReserveRequest,
): Promise<WantedTitle> {
  const copy = bookId === undefined ? await lockScannedCopy(tx, { copyId, itemCode }) : null;
  const [title] = await tx.select(
    titleColumns,
    sql`FROM books WHERE id = ${bookId ?? copy?.bookId} AND listed = 1 ${forUpdate(tx)}`,
  );
  if (!title || !canSeeBook(viewer, title)) throw new NotFoundError("Buku ini tidak ditemukan. Mungkin sudah dihapus.");
  return { ...title, copyId: copy?.id ?? null, itemCode: copy?.itemCode ?? null };
}

async function readFacts(tx: Transaction, day: LendingDay, student: StudentRow, title: WantedTitle) {
  const ofTitle = sql`copies.book_id = ${title.id}${title.copyId === null ? sql`` : sql` AND copies.id = ${title.copyId}`}`;
  const exists = async (condition: Sql) => (await tx.count(sql`FROM copies WHERE ${ofTitle} AND ${condition}`)) > 0;
  const { figures } = day.policyFor({ memberKindId: student.memberKindId, categoryId: title.categoryId });
  const [ownLoan] = await selectBorrowings(
    tx,
    sql`copies.book_id = ${title.id} AND borrowings.student_id = ${student.id} AND ${isOpenLoan}`,
  );
  const own = sql`reservations.student_id = ${student.id} AND ${isOpen}`;
  return {
    student: { ...pickMember(student), membershipEnds: student.expiresAt },
    isCleared: (await validLetters(tx, [student.id])).size > 0,
    today: day.today,
    isLendable: figures.lendable && (await exists(sql`copies.listed = 1 AND copies.status IN ('available', 'repair')`)),
    isOnShelf: await exists(lendableCopy),
    ownLoanDue: ownLoan?.dueAt ?? null,
    hasReserved: (await countReservations(tx, sql`${own} AND reservations.open_book_id = ${title.id}`)) > 0,
    openReservations: await countReservations(tx, own),
  };
}

function pickMember({ name, status, suspendedUntil }: StudentRow) {
  return { name, status, suspendedUntil };
}

/** Behind all that ever waited for the title, so that a place is nobody else's even if its reservation is restored. */
async function nextPosition(tx: Transaction, bookId: number): Promise<number> {
  const [last] = await tx.select(
    { position: nullable(integer(sql`MAX(position)`)) },
    sql`FROM reservations WHERE book_id = ${bookId}`,
  );
  return (last?.position ?? 0) + 1;
}

/** Moves it; each one that it passes takes its neighbour's position. */
async function moveWaiting(
  tx: Transaction,
  journal: ActJournal,
  { id, bookId }: ReservationRow,
  place: number,
): Promise<void> {
  const waiting = await tx.select(
    pick(reservationTable, "id", "position"),
    sql`FROM reservations WHERE open_book_id = ${bookId} AND status = 'waiting' ORDER BY ${queueOrder} ${forUpdate(tx)}`,
  );
  const others = waiting.filter((other) => other.id !== id);
  const moved = [...others.slice(0, place - 1), { id }, ...others.slice(place - 1)];
  for (const [index, { position, id: held }] of waiting.entries()) {
    const next = required(moved[index], "the next in the queue");
    if (next.id !== held) await journal.update(reservationTable, next.id, { position });
  }
}

/** @throws NotFoundError also for another student's. */
async function findReservation(tx: Transaction, viewer: Viewer, id: number): Promise<ReservationRow> {
  const [reservation] = await selectReservations(tx, sql`reservations.id = ${id}`);
  if (!reservation || (isStudent(viewer) && reservation.studentId !== viewer.studentId)) {
    throw reservationNotFound();
  }
  return reservation;
}

function namesOf({ id: studentId, name }: StudentRow, { id: bookId, title }: WantedTitle) {
  return { studentId, name, bookId, title };
}

/** What names a reservation in the audit trail. */
function auditNames({ studentId, studentName, bookId, bookTitle, itemCode }: ReservationRow) {
  return { studentId, name: studentName, bookId, title: bookTitle, itemCode };
}

function reservationNotFound(): NotFoundError {
  return new NotFoundError("Reservasi ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
}
