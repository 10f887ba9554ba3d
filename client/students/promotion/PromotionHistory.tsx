import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../gql/gql";
import { LoadMoreButton } from "../../lists/LoadMoreButton";
import { LoadFailure } from "../../ui/LoadFailure";
import { Skeleton } from "../../ui/Skeleton";
import { PastPromotion } from "./PastPromotion";

const PromotionHistoryQuery = graphql(`
  query PromotionHistory($after: String) {
    studentPromotions(first: 10, after: $after) {
      edges {
        cursor
        node {
          id
          ...PastPromotion_promotion
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Earlier promotions, the newest first. */
export function PromotionHistory() {
  const { data, failure, fetchMore, isLoading, retry } = usePageQuery(PromotionHistoryQuery, { after: null });
  const promotions = data?.studentPromotions;
  return (
    <section aria-labelledby="riwayat-kenaikan" className="mt-9">
      <h2 id="riwayat-kenaikan" className="font-serif text-xl font-semibold">
        Riwayat kenaikan
      </h2>
      {failure && (
        <div className="mt-3">
          <LoadFailure title="Riwayat kenaikan gagal dimuat" onRetry={retry} />
        </div>
      )}
      {!promotions && isLoading && (
        <div aria-busy="true" className="mt-3">
          <span className="sr-only">Memuat…</span>
          <Skeleton className="h-16 rounded-2xl" />
        </div>
      )}
      {promotions?.edges.length === 0 && (
        <p className="mt-2 max-w-prose text-muted">
          Setiap kenaikan kelas tercatat di sini, dan yang terbaru dapat diurungkan selama 30 hari.
        </p>
      )}
      <ul className="mt-3 overflow-hidden rounded-2xl border border-line bg-card empty:hidden">
        {promotions?.edges.map(({ node }) => (
          <PastPromotion key={node.id} promotion={node} />
        ))}
      </ul>
      {promotions?.pageInfo.hasNextPage && (
        <div className="mt-4">
          <LoadMoreButton onMore={() => fetchMore({ variables: { after: promotions.pageInfo.endCursor ?? null } })} />
        </div>
      )}
    </section>
  );
}
