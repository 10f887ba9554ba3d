import { AdminPage } from "../admin/AdminPage";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { LoadFailure } from "../ui/LoadFailure";
import { AwaitingCovers } from "./covers/AwaitingCovers";
import { ImportSteps } from "../importing/ImportSteps";
import { PastImport } from "./past/PastImport";
import { PastImportList } from "../importing/PastImportList";
import { FileStep } from "./steps/FileStep";

const ImportPageQuery = graphql(`
  query ImportPage($first: Int!, $after: String) {
    bookImports(first: $first, after: $after) {
      totalCount
      edges {
        node {
          id
          ...PastImport_bookImport
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const IMPORTS_PER_PAGE = 10;
const CRUMBS = [{ label: "Buku", path: "/admin/books" }];

/** Starts an import and lists earlier ones. */
export function ImportPage() {
  const { data, failure, isLoading, fetchMore, retry } = usePageQuery(ImportPageQuery, { first: IMPORTS_PER_PAGE });
  const { edges = [], pageInfo, totalCount = 0 } = data?.bookImports ?? {};
  const loadMore = () => fetchMore({ variables: { after: pageInfo?.endCursor ?? null } });
  return (
    <AdminPage title="Impor Buku" crumbs={CRUMBS}>
      <ImportSteps current={0} />
      <div className="mt-5">
        <FileStep />
      </div>
      <AwaitingCovers importId={null} />
      {failure ? (
        <div className="mt-8">
          <LoadFailure title="Riwayat impor gagal dimuat" onRetry={retry} />
        </div>
      ) : (
        <PastImportList
          total={totalCount}
          isLoading={isLoading}
          {...(pageInfo?.hasNextPage ? { onMore: loadMore } : {})}
        >
          {edges.map(({ node }) => (
            <PastImport key={node.id} bookImport={node} />
          ))}
        </PastImportList>
      )}
    </AdminPage>
  );
}
