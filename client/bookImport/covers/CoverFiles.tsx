import { Link } from "react-router-dom";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../gql/gql";
import type { CoverOutcome } from "../../gql/graphql";
import { LoadMoreButton } from "../../lists/LoadMoreButton";
import { LoadFailure } from "../../ui/LoadFailure";
import { Skeleton } from "../../ui/Skeleton";

const CoverFilesQuery = graphql(`
  query CoverFiles($id: ID!, $outcome: CoverOutcome!, $after: String) {
    coverImport(id: $id) {
      id
      outcomes(outcome: $outcome, first: 50, after: $after) {
        edges {
          cursor
          node {
            fileName
            bookId
            title
            reason
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

interface CoverFilesProps {
  id: string;
  outcome: CoverOutcome;
  /** How many there are by the archive's own numbers, which stay when the list is no longer kept. */
  count: number;
}

/** The files with one outcome, each with its book or the reason. */
export function CoverFiles({ id, outcome, count }: CoverFilesProps) {
  const { data, failure, isLoading, fetchMore, retry } = usePageQuery(CoverFilesQuery, { id, outcome, after: null });
  const outcomes = data?.coverImport?.outcomes;
  if (failure && !outcomes) return <LoadFailure title="Daftar gagal dimuat" onRetry={retry} />;
  if (!outcomes) {
    return (
      <div aria-busy="true" className="mt-3">
        <span className="sr-only">Memuat…</span>
        <Skeleton className="h-64" />
      </div>
    );
  }
  if (outcomes.edges.length === 0) {
    return (
      <p className="mt-5 text-muted">
        {count > 0 ? "Daftar ini disimpan 30 hari, lalu dihapus." : "Tidak ada gambar di sini."}
      </p>
    );
  }
  return (
    <>
      <ul aria-busy={isLoading} className="mt-3 overflow-hidden rounded-2xl border border-line bg-card">
        {outcomes.edges.map(({ cursor, node: { fileName, bookId, title, reason } }) => (
          <li
            key={cursor}
            className="grid gap-x-4 border-b border-line px-5 py-2.5 last:border-b-0
              md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
          >
            <p className="wrap-anywhere">{fileName}</p>
            <div className="min-w-0 wrap-anywhere">
              {bookId !== null && title !== null && (
                <Link
                  to={`/admin/books/${bookId}`}
                  className="font-semibold text-nila underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
              )}
              {reason !== null && <p className="text-sm text-muted md:text-base">{reason}</p>}
            </div>
          </li>
        ))}
      </ul>
      {outcomes.pageInfo.hasNextPage && (
        <div className="mt-4">
          <LoadMoreButton onMore={() => fetchMore({ variables: { after: outcomes.pageInfo.endCursor ?? null } })} />
        </div>
      )}
    </>
  );
}
