import { useFreshQuery } from "../../../../apollo/pageQuery/useFreshQuery";
import { useLibraryTimeZone } from "../../../../page/library/LibraryTimeZone";
import { formatNearDay } from "../../../../format/formatDate";
import { wallClock } from "../../../../format/wallClock";
import { graphql } from "../../../../gql/gql";
import { Pill } from "../../../../ui/Pill";
import { purposeLabels } from "../../../../visits/purposeLabels";
import { ROWS_PER_PAGE, type RowsProps, PastPage, PastRow } from "./PastPage";

const VisitsQuery = graphql(`
  query StudentVisits($nis: String!, $first: Int!, $after: String) {
    visits(first: $first, after: $after, search: $nis, filter: { kind: STUDENT }) {
      totalCount
      edges {
        cursor
        node {
          id
          purpose
          visitedAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export function PastVisits({ nis }: RowsProps) {
  const timeZone = useLibraryTimeZone();
  const query = useFreshQuery(VisitsQuery, { nis, first: ROWS_PER_PAGE, after: null });
  return (
    <PastPage query={query} list={query.data?.visits} noun="kunjungan" empty="Belum pernah berkunjung.">
      {query.data?.visits.edges.map(({ node }) => {
        const { day, time } = wallClock(node.visitedAt, timeZone);
        return (
          <PastRow key={node.id} title={formatNearDay(day)} middle={`pukul ${time}`}>
            {node.purpose && <Pill tone="quiet">{purposeLabels[node.purpose]}</Pill>}
          </PastRow>
        );
      })}
    </PastPage>
  );
}
