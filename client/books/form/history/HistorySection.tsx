import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { usePageQuery } from "../../../apollo/usePageQuery";
import { graphql } from "../../../gql/gql";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Skeleton } from "../../../ui/Skeleton";
import { FormSection } from "../FormSection";
import { HistoryEntries } from "./HistoryEntries";

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

const PAGE = 10;

/** What was changed of a book, its files and its copies; asked for when somebody wants to know. */
export function HistorySection({ bookId, changedAt }: { bookId: string; changedAt: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FormSection
      id="riwayat"
      title="Riwayat Perubahan"
      aside={
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className={buttonStyle("quiet", "desk")}>
          {isOpen ? "Sembunyikan" : "Tampilkan"}
        </button>
      }
    >
      {isOpen ? <History key={changedAt} bookId={bookId} /> : <p className="text-sm text-muted">Siapa mengubah apa, dengan isi sebelum dan sesudahnya.</p>}
    </FormSection>
  );
}

function History({ bookId }: { bookId: string }) {
  const { data, failure, isLoading, fetchMore, retry } = usePageQuery(BookHistoryQuery, { bookId, first: PAGE });
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const { cache } = useApolloClient();
  // It grows with every change: the next look is a new one.
  useEffect(() => () => void cache.evict({ id: "ROOT_QUERY", fieldName: "auditEntries" }), [cache]);
  if (failure) return <LoadFailure title="Riwayat gagal dimuat" onRetry={retry} />;
  if (!data) return isLoading ? <HistorySkeleton /> : null;
  const { edges, pageInfo } = data.auditEntries;
  if (edges.length === 0) return <p className="text-sm text-muted">Belum ada perubahan yang tercatat. Perubahan berikutnya akan tampil di sini.</p>;
  const more = () => {
    setIsLoadingMore(true);
    void fetchMore({ variables: { after: pageInfo.endCursor ?? null } })
      .catch(() => undefined)
      .finally(() => setIsLoadingMore(false));
  };
  return (
    <>
      <HistoryEntries entries={edges.map(({ node }) => node)} />
      {pageInfo.hasNextPage && (
        <button type="button" onClick={more} className={`mt-4 ${buttonStyle("outlined", "desk")}`}>
          {isLoadingMore ? "Memuat…" : "Muat yang lebih lama"}
        </button>
      )}
    </>
  );
}

function HistorySkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Memuat…</span>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </div>
  );
}
