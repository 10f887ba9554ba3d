import { Link } from "react-router-dom";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { LoadMoreButton } from "../../lists/LoadMoreButton";
import { keptReasonLabels } from "./promotionLabels";

const KeptStudentsQuery = graphql(`
  query KeptStudents($databaseId: Int!, $after: String) {
    studentPromotion(databaseId: $databaseId) {
      id
      kept(first: 50, after: $after) {
        totalCount
        edges {
          cursor
          node {
            studentDatabaseId
            nis
            name
            className
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

interface KeptStudentsProps {
  databaseId: number;
  /** The promotion is undone; otherwise these are the students whom an undo would leave. */
  isUndone: boolean;
}

/** The students whom an undo leaves because they were changed since, with the reasons; nothing if there are none. */
export function KeptStudents({ databaseId, isUndone }: KeptStudentsProps) {
  const { data, fetchMore } = usePageQuery(KeptStudentsQuery, { databaseId, after: null });
  const kept = data?.studentPromotion?.kept;
  if (!kept || kept.totalCount === 0) return null;
  return (
    <div className="mt-3 text-sm">
      <p className="font-semibold text-ink">
        {isUndone ? "Tidak dikembalikan karena sudah diubah" : "Sudah diubah, jadi tidak ikut diurungkan"}{" "}
        <span className="text-muted tabular-nums">{formatNumber(kept.totalCount)}</span>
      </p>
      <ul>
        {kept.edges.map(({ cursor, node: { studentDatabaseId, nis, name, className, reason } }) => (
          <li key={cursor} className="grid gap-x-4 border-t border-line py-1.5 md:grid-cols-2">
            {name === null ? (
              <span>Siswa yang sudah dihapus</span>
            ) : (
              <span>
                <Link to={`/admin/students/${studentDatabaseId}`} className="inline-link">
                  {name}
                </Link>{" "}
                <span className="text-muted">{[nis, className].filter(Boolean).join(" · ")}</span>
              </span>
            )}
            <span className="text-muted">{keptReasonLabels[reason]}</span>
          </li>
        ))}
      </ul>
      {kept.pageInfo.hasNextPage && (
        <LoadMoreButton onMore={() => fetchMore({ variables: { after: kept.pageInfo.endCursor ?? null } })} />
      )}
    </div>
  );
}
