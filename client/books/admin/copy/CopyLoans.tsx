import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { formatDate } from "../../../format/formatDate";
import { wallClock } from "../../../format/wallClock";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { BorrowingStatus } from "../../../gql/graphql";
import { LoadMoreButton } from "../../../lists/LoadMoreButton";
import { Borrower } from "./Borrower";

const CopyLoans_borrowingConnection = graphql(`
  fragment CopyLoans_borrowingConnection on BorrowingConnection {
    edges {
      node {
        id
        studentName
        className
        borrowedAt
        dueAt
        returnedAt
        status
        student {
          id
          databaseId
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

const STATUS: Readonly<Record<BorrowingStatus, string>> = {
  ON_LOAN: "Dipinjam",
  OVERDUE: "Terlambat",
  RETURNED: "Dikembalikan",
  LOST: "Hilang",
};

interface CopyLoansProps {
  connection: FragmentType<typeof CopyLoans_borrowingConnection>;
  onMore: (after: string) => Promise<unknown>;
}

/** Who has had a copy, the newest first. */
export function CopyLoans({ connection, onMore }: CopyLoansProps) {
  const timeZone = useLibraryTimeZone();
  const { edges, pageInfo } = readFragment(CopyLoans_borrowingConnection, connection);
  const day = (instant: string) => formatDate(wallClock(instant, timeZone).day);
  const loans = edges.map(({ node }) => node);
  return (
    <section aria-labelledby="riwayat-pinjam" className="mt-6 max-w-4xl">
      <h2 id="riwayat-pinjam" className="font-serif text-lg font-semibold">
        Riwayat peminjaman
      </h2>
      {loans.length === 0 ? (
        <p className="mt-2 text-sm text-muted">Belum pernah dipinjam.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line rounded-2xl border border-line bg-card">
          {loans.map(({ id, className, borrowedAt, dueAt, returnedAt, status, ...loan }) => (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-2 text-sm">
              <span className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">
                <Borrower loan={loan} />
                {className && <span className="ml-2 font-normal text-muted">{className}</span>}
              </span>
              <span className="tabular-nums">
                <time dateTime={borrowedAt}>{day(borrowedAt)}</time> –{" "}
                {returnedAt ? <time dateTime={returnedAt}>{day(returnedAt)}</time> : `jatuh tempo ${formatDate(dueAt)}`}
              </span>
              <span className={`w-28 ${status === "OVERDUE" || status === "LOST" ? "text-bata" : "text-muted"}`}>
                {STATUS[status]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage && pageInfo.endCursor && (
        <div className="mt-4 text-center">
          <LoadMoreButton onMore={() => onMore(pageInfo.endCursor ?? "")} />
        </div>
      )}
    </section>
  );
}
