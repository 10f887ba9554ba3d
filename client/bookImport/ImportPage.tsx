import { AdminPage } from "../admin/AdminPage";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { AwaitingCovers } from "./covers/AwaitingCovers";
import { ImportSteps } from "../importing/ImportSteps";
import { PastImport } from "./PastImport";
import { PastImportList } from "../importing/past/PastImportList";
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
  const query = usePageQuery(ImportPageQuery, { first: IMPORTS_PER_PAGE });
  const imports = query.data?.bookImports;
  return (
    <AdminPage title="Impor Buku" crumbs={CRUMBS}>
      <ImportSteps current={0} />
      <div className="mt-5">
        <FileStep />
      </div>
      <AwaitingCovers importId={null} />
      <PastImportList query={query} imports={imports}>
        {imports?.edges.map(({ node }) => (
          <PastImport key={node.id} bookImport={node} />
        ))}
      </PastImportList>
    </AdminPage>
  );
}
