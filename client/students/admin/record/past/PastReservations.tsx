import { useFreshQuery } from "../../../../apollo/pageQuery/useFreshQuery";
import { useLibraryTimeZone } from "../../../../page/library/LibraryTimeZone";
import { reservationStatusLabels } from "../../../../circulation/reservationStatusLabels";
import { BookCover } from "../../../../books/BookCover";
import { formatDate, formatNearDay } from "../../../../format/formatDate";
import { formatNumber } from "../../../../format/formatNumber";
import { wallClock } from "../../../../format/wallClock";
import { graphql } from "../../../../gql/gql";
import { Pill } from "../../../../ui/Pill";
import { ROWS_PER_PAGE, type RowsProps, PastPage, PastRow } from "./PastPage";

const ReservationsQuery = graphql(`
  query StudentReservations($id: ID!, $first: Int!, $after: String) {
    reservations(first: $first, after: $after, filter: { studentId: $id }) {
      totalCount
      edges {
        cursor
        node {
          id
          status
          position
          bookTitle
          itemCode
          createdAt
          keptUntil
          book {
            id
            databaseId
            ...BookCover_book
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export function PastReservations({ id }: RowsProps) {
  const timeZone = useLibraryTimeZone();
  const query = useFreshQuery(ReservationsQuery, { id, first: ROWS_PER_PAGE, after: null });
  return (
    <PastPage query={query} list={query.data?.reservations} noun="reservasi" empty="Belum pernah mereservasi buku.">
      {query.data?.reservations.edges.map(({ node }) => (
        <PastRow
          key={node.id}
          cover={node.book && <BookCover book={node.book} sizes="1.75rem" />}
          title={node.bookTitle}
          note={node.itemCode}
          middle={
            node.status === "READY" && node.keptUntil
              ? `Disimpan sampai ${formatNearDay(node.keptUntil)}`
              : `Sejak ${formatDate(wallClock(node.createdAt, timeZone).day)}`
          }
        >
          <Pill tone={node.status === "READY" ? "good" : node.status === "WAITING" ? "plain" : "quiet"}>
            {reservationStatusLabels[node.status]}
            {node.status === "WAITING" && node.position !== null && ` · giliran ${formatNumber(node.position)}`}
          </Pill>
        </PastRow>
      ))}
    </PastPage>
  );
}
