import { DoorOpen } from "lucide-react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
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

/** The student's own visits. A query of its own, so that the profile stays if it fails. */
export function MyVisits() {
  const { data, failure, retry, fetchMore } = usePageQuery(MyVisitsQuery, { first: VISITS_PER_PAGE }, "none");
  const visits = data?.myVisits;
  return (
    <section aria-labelledby="kunjungan" className="rounded-2xl border border-line bg-card p-5 sm:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="kunjungan" className="font-serif text-xl font-semibold">
          Kunjungan Saya
        </h2>
        {visits && visits.totalCount > 0 && (
          <p className="text-sm text-muted">
            <strong className="text-ink tabular-nums">{formatNumber(visits.totalCount)}</strong> kunjungan
          </p>
        )}
      </div>
      {failure && (
        <div role="alert" className="mt-4">
          <p className="text-muted text-pretty">
            Kunjungan gagal dimuat. Sambungan terputus atau server sedang terganggu.
          </p>
          <button type="button" onClick={retry} className={`needs-script mt-4 ${buttonStyle("outlined")}`}>
            Coba lagi
          </button>
        </div>
      )}
      {!visits && !failure && <MyVisitsSkeleton />}
      {visits?.edges.length === 0 && <NoVisits />}
      {visits && visits.edges.length > 0 && (
        <MoreVisits
          endCursor={visits.pageInfo.hasNextPage ? visits.pageInfo.endCursor : null}
          shown={visits.edges.length}
          onMore={(after) => fetchMore({ variables: { after } })}
        >
          {visits.edges.map(({ node }) => (
            <VisitRow key={node.id} visit={node} />
          ))}
        </MoreVisits>
      )}
    </section>
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
