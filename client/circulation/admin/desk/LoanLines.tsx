import { CalendarClock, CircleOff, Clock, TriangleAlert, Undo2 } from "lucide-react";
import { useMemo } from "react";
import { RowActions } from "../../../admin/table/RowActions";
import type { RowAction } from "../../../admin/table/RowAction";
import { BookCover } from "../../../books/BookCover";
import { formatNearDay } from "../../../format/formatDate";
import { formatPrice } from "../../../format/formatPrice";
import { personName } from "../../../format/personName";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import type { DeskLoan_BorrowingFragment } from "../../../gql/graphql";
import { daysLeftText } from "../../daysLeftText";
import type { LostLoan } from "../LostSheet";
import { DeskLoan_borrowing } from "./deskDocuments";

export interface LoanCommands {
  giveBack: (itemCode: string) => void;
  renew: (borrowingId: string, itemCode: string) => void;
  reportLost: (loan: LostLoan) => void;
}

interface LoanLinesProps {
  loans: readonly FragmentType<typeof DeskLoan_borrowing>[];
  /** The code of what was just lent. */
  newCode: string | null;
  /** Null where the viewer may only read. */
  commands: LoanCommands | null;
}

/** What the chosen student has, the nearest due date first. */
export function LoanLines({ loans: refs, newCode, commands }: LoanLinesProps) {
  const loans = readFragment(DeskLoan_borrowing, refs);
  const actions = useMemo(() => (commands === null ? [] : actionsWith(commands)), [commands]);
  return (
    <ul aria-label="Sedang dipinjam">
      {loans.map((loan) => {
        const { id, itemCode, bookTitle, dueAt, overdueDays, book, copy } = loan;
        const ground = overdueDays > 0 ? "bg-bata-soft" : itemCode === newCode ? "bg-daun-soft" : "";
        return (
          <li
            key={id}
            className={`flex min-h-14 items-center gap-3 border-t border-line px-4 py-1.5 sm:gap-4 ${ground}`}
          >
            <div className="w-7 shrink-0" aria-hidden="true">
              {book && <BookCover book={book} sizes="1.75rem" />}
            </div>
            <div className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[minmax(0,1fr)_13rem] sm:items-center">
              <div className="min-w-0">
                <p className="line-clamp-2 text-sm font-semibold wrap-anywhere">{bookTitle}</p>
                <p className="truncate text-xs text-muted tabular-nums">
                  {[itemCode, copy?.issueLabel].filter(Boolean).join(" · ")}
                </p>
              </div>
              <div className="min-w-0 text-sm">
                <p className="max-sm:sr-only">{formatNearDay(dueAt)}</p>
                <DueSign loan={loan} isNew={itemCode === newCode} />
              </div>
            </div>
            {actions.length > 0 && (
              <div className="loan-actions">
                <RowActions row={loan} name={bookTitle} actions={actions} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function actionsWith({ giveBack, renew, reportLost }: LoanCommands): readonly RowAction<DeskLoan_BorrowingFragment>[] {
  return [
    { label: "Kembalikan", Icon: Undo2, run: ({ itemCode }) => giveBack(itemCode) },
    { label: "Perpanjang", Icon: CalendarClock, run: ({ id, itemCode }) => renew(id, itemCode) },
    {
      label: "Hilang",
      Icon: CircleOff,
      isDestructive: true,
      run: ({ id, itemCode, bookTitle, studentName, lostPrice }) =>
        reportLost({ id, itemCode, bookTitle, studentName: personName(studentName), price: lostPrice ?? null }),
    },
  ];
}

interface DueSignProps {
  loan: Pick<DeskLoan_BorrowingFragment, "daysLeft" | "overdueDays" | "fine">;
  isNew: boolean;
}

function DueSign({ loan: { daysLeft, overdueDays, fine }, isNew }: DueSignProps) {
  if (overdueDays > 0) {
    return (
      <span className="due-sign bg-card text-bata">
        <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-3.5 shrink-0" />
        Terlambat {overdueDays} hari{fine > 0 && ` · ${formatPrice(fine)}`}
      </span>
    );
  }
  return (
    <span className={`due-sign ${isNew ? "bg-card text-daun" : "bg-nila-soft text-nila"}`}>
      <Clock aria-hidden="true" strokeWidth={1.75} className="size-3.5 shrink-0" />
      {isNew && "Baru dipinjam · "}
      {daysLeft !== null && daysLeftText(daysLeft)}
    </span>
  );
}
