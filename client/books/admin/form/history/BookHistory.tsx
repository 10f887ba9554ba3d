import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { usePageQuery } from "../../../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../../../gql/gql";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { LoadFailure } from "../../../../ui/LoadFailure";
import { HistoryEntries } from "./HistoryEntries";
import { HistorySkeleton } from "./HistorySkeleton";

const BookHistoryQuery = graphql(`
  query BookHistory($bookId: ID!, $first: Int!, $after: String) {
    auditEntries(bookId: $bookId, first: $first, after: $after) {
      edges {
        node {
          id
          ...HistoryEntries_auditEntry
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const ENTRIES_PER_PAGE = 10;

export function BookHistory({ bookId }: { bookId: string }) {
  const { data, failure, isLoading, fetchMore, retry } = usePageQuery(BookHistoryQuery, {
    bookId,
    first: ENTRIES_PER_PAGE,
  });
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const { cache } = useApolloClient();
  // The history grows with every change, so it is not kept in the cache.
  useEffect(() => () => void cache.evict({ id: "ROOT_QUERY", fieldName: "auditEntries" }), [cache]);
  if (failure) return <LoadFailure title="Riwayat gagal dimuat" onRetry={retry} />;
  if (!data) return isLoading ? <HistorySkeleton /> : null;
  const { edges, pageInfo } = data.auditEntries;
  if (edges.length === 0)
    return (
      <p className="text-sm text-muted">Belum ada perubahan yang tercatat. Perubahan berikutnya akan tampil di sini.</p>
    );
  const loadMore = () => {
    setIsLoadingMore(true);
    void fetchMore({ variables: { after: pageInfo.endCursor ?? null } })
      .catch(() => undefined)
      .finally(() => setIsLoadingMore(false));
  };
  return (
    <>
      <HistoryEntries entries={edges.map(({ node }) => node)} />
      {pageInfo.hasNextPage && (
        <button type="button" onClick={loadMore} className={`mt-4 ${buttonStyle("outlined", "compact")}`}>
          {isLoadingMore ? "Memuat…" : "Muat lebih banyak"}
        </button>
      )}
    </>
  );
}
