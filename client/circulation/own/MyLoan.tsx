import { Clock, TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { BookCover } from "../../books/BookCover";
import { formatDay } from "../../format/formatDate";
import { formatPrice } from "../../format/formatPrice";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { MyLoan_BorrowingFragment } from "../../gql/graphql";
import { buttonStyle } from "../../ui/buttonStyle";
import { Pill } from "../../ui/Pill";
import { daysLeftText } from "../daysLeftText";
import { useFocusKept } from "../useFocusKept";
import { useRenewOwn } from "./useRenewOwn";

export const MyLoan_borrowing = graphql(`
  fragment MyLoan_borrowing on Borrowing {
    id
    bookTitle
    dueAt
    daysLeft
    overdueDays
    fine
    renewalCount
    mostRenewals
    book {
      id
      slug
      ...BookCover_book
    }
  }
`);

/** Whether a press may help; the server has the last word. */
export function mayBeRenewed({ overdueDays, renewalCount, mostRenewals }: MyLoan_BorrowingFragment): boolean {
  return overdueDays === 0 && renewalCount < mostRenewals;
}

const COVER_SIZES = "3rem";

/** One of the student's own open loans. */
export function MyLoan({ borrowing: ref }: { borrowing: FragmentType<typeof MyLoan_borrowing> }) {
  const loan = readFragment(MyLoan_borrowing, ref);
  const { renew, isRenewing, outcome } = useRenewOwn(loan.id);
  const { id, book, bookTitle, dueAt, overdueDays } = loan;
  const isUsedUp = loan.renewalCount >= loan.mostRenewals;
  const place = useFocusKept<HTMLLIElement>(isUsedUp);
  return (
    <li
      ref={place}
      tabIndex={-1}
      className="border-t border-line py-4 outline-none first:border-t-0"
      aria-labelledby={`loan-${id}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {book && (
          <div className="w-12 shrink-0" aria-hidden="true">
            <BookCover book={book} sizes={COVER_SIZES} />
          </div>
        )}
        <div className="min-w-0 flex-1 basis-48">
          <p id={`loan-${id}`} className="font-semibold wrap-anywhere">
            {book ? (
              <Link to={`/books/${book.slug}`} className="hover:text-nila">
                {bookTitle}
              </Link>
            ) : (
              bookTitle
            )}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <time dateTime={dueAt}>{formatDay(dueAt)}</time>
            <DaysLeft {...loan} />
          </p>
        </div>
        {overdueDays > 0 ? (
          <p className="ms-auto text-sm font-semibold text-bata">Kembalikan dulu</p>
        ) : isUsedUp ? (
          <p className="ms-auto text-sm text-muted">Sudah {loan.renewalCount} kali diperpanjang</p>
        ) : (
          <button
            type="button"
            onClick={() => void renew()}
            aria-disabled={isRenewing}
            aria-describedby={`loan-${id}`}
            className={`needs-script ms-auto ${buttonStyle("outlined")}`}
          >
            {isRenewing ? "Memperpanjang…" : "Perpanjang"}
          </button>
        )}
      </div>
      <p role="status" className={outcome ? `mt-2 text-sm ${outcome.isDone ? "text-daun" : "text-bata"}` : "sr-only"}>
        {outcome?.message}
      </p>
    </li>
  );
}

interface Remaining {
  readonly daysLeft: number | null;
  readonly overdueDays: number;
  readonly fine: number;
}

function DaysLeft({ daysLeft, overdueDays, fine }: Remaining) {
  if (overdueDays > 0) {
    return (
      <Pill tone="wrong">
        <TriangleAlert aria-hidden="true" className="size-3.5" />
        Terlambat {overdueDays} hari{fine > 0 && ` · ${formatPrice(fine)}`}
      </Pill>
    );
  }
  if (daysLeft === null) return null;
  return (
    <Pill tone="plain">
      <Clock aria-hidden="true" className="size-3.5" />
      {daysLeftText(daysLeft)}
    </Pill>
  );
}
