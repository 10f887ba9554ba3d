import { useFreshQuery } from "../../../../apollo/pageQuery/useFreshQuery";
import { useLibraryTimeZone } from "../../../../page/library/LibraryTimeZone";
import { BookCover } from "../../../../books/BookCover";
import { formatDate } from "../../../../format/formatDate";
import { formatPrice } from "../../../../format/formatPrice";
import { wallClock } from "../../../../format/wallClock";
import { readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import { Pill } from "../../../../ui/Pill";
import { ROWS_PER_PAGE, type RowsProps, PastPage, PastRow } from "./PastPage";

const PastLoans_borrowing = graphql(`
  fragment PastLoans_borrowing on Borrowing {
    id
    status
    bookTitle
    itemCode
    borrowedAt
    returnedAt
    overdueDays
    fine
    book {
      id
      databaseId
      ...BookCover_book
    }
  }
`);

const PastLoansQuery = graphql(`
  query StudentPastLoans($id: ID!, $first: Int!, $after: String) {
    lost: borrowings(first: 30, filter: { studentId: $id, status: LOST }) {
      totalCount
      edges {
        cursor
        node {
          id
          ...PastLoans_borrowing
        }
      }
    }
    borrowings(first: $first, after: $after, filter: { studentId: $id, status: RETURNED }) {
      totalCount
      edges {
        cursor
        node {
          id
          ...PastLoans_borrowing
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export function PastLoans({ id }: RowsProps) {
  const timeZone = useLibraryTimeZone();
  const query = useFreshQuery(PastLoansQuery, { id, first: ROWS_PER_PAGE, after: null });
  const day = (instant: string) => formatDate(wallClock(instant, timeZone).day);
  const { lost, borrowings: returned } = query.data ?? {};
  const list = lost &&
    returned && {
      ...returned,
      totalCount: lost.totalCount + returned.totalCount,
      // Lost copies come first: they are still to be replaced or found.
      edges: [...lost.edges, ...returned.edges],
    };
  const loans = readFragment(
    PastLoans_borrowing,
    (list?.edges ?? []).map(({ node }) => node),
  );
  return (
    <PastPage query={query} list={list} noun="buku" empty="Belum ada buku yang dikembalikan.">
      {loans.map((node) => (
        <PastRow
          key={node.id}
          cover={node.book && <BookCover book={node.book} sizes="1.75rem" />}
          title={node.bookTitle}
          note={node.itemCode}
          middle={
            node.returnedAt ? `${day(node.borrowedAt)} – ${day(node.returnedAt)}` : `Dipinjam ${day(node.borrowedAt)}`
          }
        >
          {node.status === "LOST" ? (
            <Pill tone="wrong">Hilang</Pill>
          ) : node.overdueDays > 0 ? (
            <Pill tone="wrong">
              Terlambat {node.overdueDays} hari{node.fine > 0 && ` · ${formatPrice(node.fine)}`}
            </Pill>
          ) : (
            <Pill tone="good">Tepat waktu</Pill>
          )}
        </PastRow>
      ))}
    </PastPage>
  );
}
