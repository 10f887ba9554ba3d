import { canRead, type Viewer } from "../../viewer.js";
import type { LoanNoticeKind } from "../../settings/noticeKinds.js";
import type { Loan, LoanStatus } from "../borrowings/presentLoan.js";
import type { ReservationRow } from "../reservations/reservationReads.js";
import { noticeChat, type NoticeWriter } from "./noticeText.js";
import { whatsappUrl } from "./whatsappUrl.js";

const LOAN_KINDS: Readonly<Record<LoanStatus, LoanNoticeKind | null>> = {
  on_loan: "due_soon",
  overdue: "overdue",
  lost: "lost",
  returned: null,
};

interface ChatLoaders {
  readonly settings: { readonly load: (key: "all") => Promise<NoticeWriter> };
  readonly isLossSettled: { readonly load: (borrowingId: number) => Promise<boolean> };
}

/**
 * A chat about a loan, for who may know the student's number; null where there is nothing to tell, or it is settled.
 */
export async function loanChatUrl(viewer: Viewer, loan: Loan, loaders: ChatLoaders): Promise<string | null> {
  const kind = LOAN_KINDS[loan.loanStatus];
  const { studentName, bookTitle, dueAt, overdueDays, currentFine: fine, phone } = loan;
  if (kind === null || studentName === null || !canRead(viewer, "students")) return null;
  if (kind === "lost" && (await loaders.isLossSettled.load(loan.id))) return null;
  const notices = [{ kind, bookTitle, dueAt, overdueDays, fine }];
  return whatsappUrl(phone, noticeChat(await loaders.settings.load("all"), { studentName, notices }));
}

/** The same about a copy that is kept. */
export function reservationChatUrl(viewer: Viewer, reservation: ReservationRow, writer: NoticeWriter): string | null {
  const { status, keptUntil, studentName, bookTitle, phone } = reservation;
  if (status !== "ready" || keptUntil === null || studentName === null || !canRead(viewer, "students")) return null;
  const facts = { kind: "ready", bookTitle, dueAt: keptUntil, overdueDays: 0, fine: 0 } as const;
  return whatsappUrl(phone, noticeChat(writer, { studentName, notices: [facts] }));
}

/** The same about all that a student has overdue. */
export async function reminderChatUrl(
  viewer: Viewer,
  { studentName, loans }: { readonly studentName: string; readonly loans: readonly Loan[] },
  loaders: Pick<ChatLoaders, "settings">,
): Promise<string | null> {
  if (!canRead(viewer, "students")) return null;
  const notices = loans.map(({ bookTitle, dueAt, overdueDays, currentFine: fine }) => {
    return { kind: "overdue", bookTitle, dueAt, overdueDays, fine } as const;
  });
  return whatsappUrl(loans[0]?.phone ?? null, noticeChat(await loaders.settings.load("all"), { studentName, notices }));
}
