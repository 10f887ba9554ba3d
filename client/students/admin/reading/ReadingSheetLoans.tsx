import { formatDate } from "../../../format/formatDate";
import { authorNames } from "../../../format/authorNames";
import { wallClock } from "../../../format/wallClock";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { schoolYearOf } from "../../../format/schoolYear";

const ReadingSheetLoans_borrowing = graphql(`
  fragment ReadingSheetLoans_borrowing on Borrowing {
    id
    bookTitle
    itemCode
    borrowedAt
    returnedAt
    status
    book {
      id
      authors: byline {
        id
        ...AuthorNames_author
      }
    }
  }
`);

interface ReadingSheetLoansProps {
  loans: readonly FragmentType<typeof ReadingSheetLoans_borrowing>[];
}

/** By school year, in the order in which they were borrowed. */
export function ReadingSheetLoans({ loans: refs }: ReadingSheetLoansProps) {
  const timeZone = useLibraryTimeZone();
  const loans = readFragment(ReadingSheetLoans_borrowing, refs)
    .map((loan) => ({ ...loan, day: wallClock(loan.borrowedAt, timeZone).day }))
    // The server has the newest first.
    .reverse();
  const years = [...new Set(loans.map(({ day }) => schoolYearOf(day)))];
  const place = new Map(loans.map(({ id }, index) => [id, index + 1]));
  const returned = ({ returnedAt, status }: (typeof loans)[number]) => {
    if (status === "LOST") return "Hilang";
    return returnedAt ? formatDate(wallClock(returnedAt, timeZone).day) : "Sedang dipinjam";
  };
  return years.map((year) => {
    const own = loans.filter(({ day }) => schoolYearOf(day) === year);
    return (
      <section key={year} aria-label={`Tahun ajaran ${year}`} className="mt-5">
        <h2 className="font-serif text-lg font-semibold">
          {year} <span className="font-sans text-sm font-normal text-muted">· {own.length} buku</span>
        </h2>
        <div className="ledger-table mt-2">
          <table>
            <thead>
              <tr>
                <th scope="col">No.</th>
                <th scope="col">Judul dan penulis</th>
                <th scope="col" className="max-sm:hidden">
                  Dipinjam
                </th>
                <th scope="col" className="max-sm:hidden">
                  Kembali
                </th>
              </tr>
            </thead>
            <tbody>
              {own.map((loan) => (
                <tr key={loan.id} className="break-inside-avoid">
                  <td className="tabular-nums">{place.get(loan.id)}</td>
                  <td>
                    {loan.bookTitle}
                    <span className="block text-xs text-muted">
                      {[loan.book && authorNames(loan.book.authors), loan.itemCode].filter(Boolean).join(" · ")}
                    </span>
                    <span className="block text-xs text-muted tabular-nums sm:hidden print:hidden">
                      {formatDate(loan.day)} – {returned(loan)}
                    </span>
                  </td>
                  <td className="whitespace-nowrap tabular-nums max-sm:hidden">{formatDate(loan.day)}</td>
                  <td className="whitespace-nowrap tabular-nums max-sm:hidden">{returned(loan)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    );
  });
}
