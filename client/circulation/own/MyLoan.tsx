import { Clock, TriangleAlert } from "lucide-react";
import { authorNames } from "../../format/authorNames";
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
import { OwnBookTitle } from "./OwnBookTitle";
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
      authors: byline {
        id
        ...AuthorNames_author
      }
      ...BookCover_book
    }
  }
`);

/** Whether a press may help; the server has the last word. */
export function mayBeRenewed({ overdueDays, renewalCount, mostRenewals }: MyLoan_BorrowingFragment): boolean {
  return overdueDays === 0 && renewalCount < mostRenewals;
}

const COVER_SIZES = "3.5rem";

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
      className={`border-t border-line px-4 py-3.5 outline-none first:border-t-0 ${overdueDays > 0 ? "bg-bata-soft" : ""}`}
      aria-labelledby={`loan-${id}`}
    >
      <div className="flex gap-x-4 lg:items-center">
        {book && (
          <div className="w-14 shrink-0" aria-hidden="true">
            <BookCover book={book} sizes={COVER_SIZES} />
          </div>
        )}
        <div className="flex min-w-0 flex-1 flex-col lg:flex-row lg:items-center lg:gap-4">
          <div className="min-w-0 lg:flex-1">
            <p id={`loan-${id}`} className="font-semibold wrap-anywhere">
              <OwnBookTitle book={book} title={bookTitle} />
            </p>
            {book && book.authors.length > 0 && (
              <p className="line-clamp-1 text-sm text-muted max-lg:hidden">{authorNames(book.authors)}</p>
            )}
          </div>
          <div className="flex grow flex-wrap items-end justify-between gap-x-3 gap-y-2 lg:w-96 lg:flex-none lg:items-center">
            <div className="min-w-0 max-lg:contents">
              <p className="text-sm max-lg:w-full">
                <span className="sr-only">Jatuh tempo </span>
                <time dateTime={dueAt}>{formatDay(dueAt)}</time>
              </p>
              <p className="pb-1 lg:mt-1 lg:pb-0">
                <DaysLeft {...loan} />
              </p>
            </div>
            {overdueDays > 0 ? (
              <p className="text-sm font-semibold text-bata max-sm:hidden">Kembalikan dulu</p>
            ) : isUsedUp ? (
              <p className="pb-1 text-sm text-muted lg:pb-0">Sudah {loan.renewalCount} kali diperpanjang</p>
            ) : (
              <button
                type="button"
                onClick={() => void renew()}
                aria-disabled={isRenewing}
                aria-describedby={`loan-${id}`}
                className={`needs-script ${buttonStyle("outlined", "small")}`}
              >
                {isRenewing ? "Memperpanjang…" : "Perpanjang"}
              </button>
            )}
          </div>
        </div>
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
      <Pill tone="onTint">
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
