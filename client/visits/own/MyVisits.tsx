import { DoorOpen } from "lucide-react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../gql/gql";
import { OwnSection } from "../../users/OwnSection";
import { MoreVisits } from "./MoreVisits";
import { MyVisitsSkeleton } from "./MyVisitsSkeleton";
import { VisitRow } from "./VisitRow";

export const MyVisitsQuery = graphql(`
  query MyVisits($first: Int!, $after: String) {
    myVisits(first: $first, after: $after) {
      totalCount
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

/** The student's own visits. */
export function MyVisits() {
  const query = usePageQuery(MyVisitsQuery, { first: VISITS_PER_PAGE }, "none");
  const visits = query.data?.myVisits;
  return (
    <OwnSection
      noun="Kunjungan"
      query={query}
      count={visits && { total: visits.totalCount, noun: "kunjungan" }}
      skeleton={<MyVisitsSkeleton />}
    >
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
    </OwnSection>
  );
}

function NoVisits() {
  return (
    <div className="mt-4 flex items-start gap-4">
      <DoorOpen aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-nila" />
      <p className="text-muted text-pretty">
        Belum ada kunjungan. Pindai kartu Anda di buku tamu dekat pintu perpustakaan setiap kali datang, dan kunjungan
        itu tercatat di sini.
      </p>
    </div>
  );
}
