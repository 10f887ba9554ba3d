import sql, { join } from "sql-template-tag";

import { type RowOf, pick } from "../../../platform/database/columns.js";
import type { Reader } from "../../../platform/database/Database.js";
import { required } from "../../../platform/required.js";
import type { NoticeKind } from "../../../settings/noticeKinds.js";
import { selectBorrowings } from "../../borrowings/borrowingReads.js";
import { type Loan, presentLoan } from "../../borrowings/presentLoan.js";
import type { LendingDay } from "../../policy/lendingDay.js";
import { type ReservationRow, selectReservations } from "../../reservations/reservationReads.js";
import { type DroppedReason, noticeTable } from "../Notice.entity.js";
import { settledLosses } from "../noticeReads.js";
import type { NoticeFacts } from "../noticeText.js";

export const noticeColumns = pick(
  noticeTable,
  "id",
  "messageId",
  "kind",
  "stage",
  "borrowingId",
  "reservationId",
  "dueAt",
  "dropped",
);
export type NoticeRow = RowOf<typeof noticeColumns>;

export type TestedNotice = { readonly notice: NoticeRow } & (
  { readonly dropped: DroppedReason } | { readonly dropped: null; readonly facts: NoticeFacts }
);

/** Which of these are still true now: nobody is notified of what was mended since it was found. */
export async function testNotices(
  reader: Reader,
  notices: readonly NoticeRow[],
  kinds: readonly NoticeKind[],
  day: LendingDay,
): Promise<readonly TestedNotice[]> {
  const idsOf = (key: "borrowingId" | "reservationId") => join([0, ...notices.flatMap((notice) => notice[key] ?? [])]);
  const loanRows = await selectBorrowings(reader, sql`borrowings.id IN (${idsOf("borrowingId")})`);
  const loans = new Map(loanRows.map((row) => [row.id, presentLoan(row, day)]));
  const settledIds = await settledLosses(
    reader,
    notices.flatMap(({ kind, borrowingId }) => (kind === "lost" && borrowingId !== null ? [borrowingId] : [])),
  );
  const reservationRows = await selectReservations(reader, sql`reservations.id IN (${idsOf("reservationId")})`);
  const reservations = new Map(reservationRows.map((row) => [row.id, row]));
  return notices.map((notice) => {
    const loan = notice.borrowingId === null ? undefined : loans.get(notice.borrowingId);
    const reservation = notice.reservationId === null ? undefined : reservations.get(notice.reservationId);
    const dropped = kinds.includes(notice.kind)
      ? loan
        ? untrueLoan(notice, loan, settledIds.has(loan.id), day.today)
        : untrueReservation(notice, reservation, day.today)
      : "off";
    if (dropped !== null) return { notice, dropped };
    const { kind, dueAt } = notice;
    const { bookTitle } = required(loan ?? reservation, "what a true notice is about");
    const facts = { kind, bookTitle, dueAt, overdueDays: loan?.overdueDays ?? 0, fine: loan?.currentFine ?? 0 };
    return { notice, dropped: null, facts };
  });
}

function untrueLoan({ kind, dueAt }: NoticeRow, loan: Loan, isSettled: boolean, today: string): DroppedReason | null {
  if (loan.loanStatus === "returned") return "returned";
  if (kind === "lost") return loan.loanStatus !== "lost" ? "ended" : isSettled ? "settled" : null;
  if (loan.loanStatus === "lost") return "ended";
  if (loan.dueAt !== dueAt) return "renewed";
  if (kind === "overdue") return loan.loanStatus === "overdue" ? null : "in_time";
  // The reminder comes too late: the loan is overdue by now, for which there is a notice of its own.
  return loan.loanStatus === "overdue" || dueAt < today ? "ended" : null;
}

function untrueReservation(
  { kind, dueAt }: NoticeRow,
  reservation: ReservationRow | undefined,
  today: string,
): DroppedReason | null {
  if (kind === "expired") return reservation?.status === "expired" ? null : "ended";
  const isKept = reservation?.status === "ready" && reservation.keptUntil === dueAt && dueAt >= today;
  return isKept ? null : "ended";
}
