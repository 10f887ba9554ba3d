import { Link } from "react-router-dom";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { LibraryFigures } from "../home/LibraryFigures";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { AdminPage } from "./AdminPage";
import { LatestBooks } from "./LatestBooks";

const AdminHomeQuery = graphql(`
  query AdminHome {
    libraryInfo {
      ...LibraryFigures_libraryInfo
    }
    books(first: 8) {
      edges {
        node {
          id
          ...LatestBooks_book
        }
      }
    }
  }
`);

/** The dashboard: four figures, the latest books and links to the next tasks. */
export function AdminHomePage() {
  const { data, failure, isLoading, retry } = usePageQuery(AdminHomeQuery, {});
  return (
    <AdminPage
      title="Dasbor"
      actions={
        <>
          <Link to="/admin/books/import" className={buttonStyle("outlined", "compact")}>
            Impor
          </Link>
          <Link to="/admin/books/new" className={buttonStyle("filled", "compact")}>
            Tambah buku
          </Link>
        </>
      }
    >
      {failure ? (
        <LoadFailure title="Dasbor gagal dimuat" onRetry={retry} />
      ) : (
        <>
          <LibraryFigures libraryInfo={data?.libraryInfo} isLoading={isLoading} size="compact" />
          <LatestBooks books={data?.books.edges.slice(0, 8).map(({ node }) => node) ?? []} isLoading={isLoading} />
        </>
      )}
    </AdminPage>
  );
}
