import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { formatDate } from "../../format/formatDate";
import { formatPrice } from "../../format/formatPrice";
import { wallClock } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { OwnBookTitle } from "./OwnBookTitle";

export const PastLoan_borrowing = graphql(`
  fragment PastLoan_borrowing on Borrowing {
    id
    bookTitle
    borrowedAt
    returnedAt
    fine
    book {
      id
      slug
    }
  }
`);

export function PastLoan({ borrowing: ref }: { borrowing: FragmentType<typeof PastLoan_borrowing> }) {
  const { bookTitle, borrowedAt, returnedAt, fine, book } = readFragment(PastLoan_borrowing, ref);
  const timeZone = useLibraryTimeZone();
  const dayOf = (instant: string) => formatDate(wallClock(instant, timeZone).day);
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <OwnBookTitle book={book} title={bookTitle} />
        </p>
        <p className="text-sm text-muted">
          {dayOf(borrowedAt)} – {returnedAt ? dayOf(returnedAt) : ""}
        </p>
      </div>
      {fine > 0 && <p className="shrink-0 text-sm text-muted">Denda {formatPrice(fine)}</p>}
    </li>
  );
}
