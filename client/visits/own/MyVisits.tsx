import { DoorOpen } from "lucide-react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../gql/gql";
import { FoldedRow } from "../../users/folds/FoldedRow";
import { OwnContent } from "../../users/OwnContent";
import { MoreVisits } from "./MoreVisits";
import { MyVisitsSkeleton } from "./MyVisitsSkeleton";
import { VisitRow } from "./VisitRow";

const MyVisitsQuery = graphql(`
  query MyVisits($first: Int!, $after: String) {
    myVisits(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...VisitRow_visit
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const VISITS_PER_PAGE = 8;

/** The student's own visits, asked for when they are opened. */
export function MyVisits({ note }: { note?: string | undefined }) {
  return (
    <FoldedRow id="kunjungan" title="Kunjungan saya" icon={DoorOpen} note={note}>
      {() => <Visits />}
    </FoldedRow>
  );
}

function Visits() {
  const query = usePageQuery(MyVisitsQuery, { first: VISITS_PER_PAGE }, "none");
  const visits = query.data?.myVisits;
  return (
    <OwnContent noun="Kunjungan" query={query} skeleton={<MyVisitsSkeleton />}>
      {visits &&
        (visits.edges.length === 0 ? (
          <NoVisits />
        ) : (
          <MoreVisits
            endCursor={visits.pageInfo.hasNextPage ? visits.pageInfo.endCursor : null}
            shown={visits.edges.length}
            onMore={(after) => query.fetchMore({ variables: { after } })}
          >
            {visits.edges.map(({ node }) => (
              <VisitRow key={node.id} visit={node} />
            ))}
          </MoreVisits>
        ))}
    </OwnContent>
  );
}

function NoVisits() {
  return (
    <p className="text-muted text-pretty">
      Belum ada kunjungan. Pindai kartu Anda di buku tamu dekat pintu perpustakaan setiap kali datang, dan kunjungan itu
      tercatat di sini.
    </p>
  );
}
