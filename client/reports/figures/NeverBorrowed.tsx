import { Link } from "react-router-dom";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { ReportBody } from "../ReportBody";
import { NothingYet } from "../ReportCard";
import { ReportRows, ROWS_PER_PAGE } from "../ReportRows";

export const NeverBorrowed_accreditationReport = graphql(`
  fragment NeverBorrowed_accreditationReport on AccreditationReport {
    from
    to
    loans {
      neverBorrowed
    }
  }
`);

const NeverBorrowedQuery = graphql(`
  query NeverBorrowed($from: Date!, $to: Date!, $first: Int!, $after: String) {
    neverBorrowedBooks(from: $from, to: $to, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          slug
          title
          callNumber
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Titles of which no copy was lent. How many they are, the report has counted already. */
export function NeverBorrowed({ report: ref }: { report: FragmentType<typeof NeverBorrowed_accreditationReport> }) {
  const { from, to, loans } = readFragment(NeverBorrowed_accreditationReport, ref);
  const query = usePageQuery(NeverBorrowedQuery, { from, to, first: ROWS_PER_PAGE, after: null }, "none");
  return (
    <ReportBody query={query} failureTitle="Judul yang tidak dipinjam gagal dimuat" height="h-110">
      {({ neverBorrowedBooks: { edges, pageInfo } }) =>
        edges.length === 0 ? (
          <NothingYet>Semua judul dipinjam minimal sekali pada tanggal ini.</NothingYet>
        ) : (
          <ReportRows
            label="Judul tidak pernah dipinjam"
            noun="judul"
            isShort
            rows={edges.map(({ node: { id, slug, title, callNumber } }) => ({
              key: id,
              row: (
                <p className="flex min-h-9 items-center justify-between gap-3 py-1 text-sm">
                  <Link to={`/books/${encodeURIComponent(slug)}`} className="text-link min-w-0 wrap-anywhere">
                    {title}
                  </Link>
                  <span className="shrink-0 text-xs text-muted tabular-nums">{callNumber}</span>
                </p>
              ),
            }))}
            total={Math.max(loans.neverBorrowed, edges.length)}
            onMore={pageInfo.hasNextPage ? () => query.fetchMore({ variables: { after: pageInfo.endCursor } }) : null}
          />
        )
      }
    </ReportBody>
  );
}
