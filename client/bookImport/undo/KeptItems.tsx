import { Link } from "react-router-dom";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import type { BookImportKeptReason } from "../../gql/graphql";
import { LoadMoreButton } from "../../lists/LoadMoreButton";

const KeptItemsQuery = graphql(`
  query KeptItems($id: ID!, $after: String) {
    bookImport(id: $id) {
      id
      kept(first: 50, after: $after) {
        totalCount
        edges {
          cursor
          node {
            bookId
            title
            itemCode
            reasons
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

const reasonLabels: Record<BookImportKeptReason, string> = {
  BORROWED: "Pernah dipinjam",
  BINNED: "Ada di Tempat Sampah",
  COPY_BINNED: "Eksemplarnya ada di Tempat Sampah",
  CHANGED: "Diubah, digabungkan, atau diberi berkas",
  COPIES_ADDED: "Sudah ditambah eksemplar lain",
  COPY_CHANGED: "Eksemplarnya diubah",
};

interface KeptItemsProps {
  id: string;
  /** True if an undo has left the items; false if an undo would leave them. */
  isUndone: boolean;
}

/** What an undo leaves because it has been used since, with the reasons; nothing is shown if there is none. */
export function KeptItems({ id, isUndone }: KeptItemsProps) {
  const { data, fetchMore } = usePageQuery(KeptItemsQuery, { id, after: null });
  const kept = data?.bookImport?.kept;
  if (!kept || kept.totalCount === 0) return null;
  return (
    <details open={isUndone} className="mt-4 overflow-hidden rounded-2xl border border-line bg-card">
      <summary className="cursor-pointer px-5 py-3 font-semibold">
        {isUndone ? "Tetap ada karena sudah dipakai" : "Sudah dipakai, jadi tetap ada jika impor diurungkan"}{" "}
        <span className="text-muted tabular-nums">{formatNumber(kept.totalCount)}</span>
      </summary>
      <ul>
        {kept.edges.map(({ cursor, node: { bookId, title, itemCode, reasons } }) => (
          <li
            key={cursor}
            className="grid gap-x-4 border-t border-line px-5 py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
          >
            <p className="wrap-anywhere">
              {reasons.includes("BINNED") ? (
                title
              ) : (
                <Link
                  to={`/admin/books/${bookId}`}
                  className="font-semibold text-nila underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
              )}
              {itemCode !== null && <span className="text-sm text-muted"> · eksemplar {itemCode}</span>}
            </p>
            <p className="text-sm text-muted md:text-base">
              {reasons.map((reason) => reasonLabels[reason]).join(" · ")}
            </p>
          </li>
        ))}
      </ul>
      {kept.pageInfo.hasNextPage && (
        <div className="border-t border-line p-4">
          <LoadMoreButton onMore={() => fetchMore({ variables: { after: kept.pageInfo.endCursor ?? null } })} />
        </div>
      )}
    </details>
  );
}
