import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { graphql } from "../gql/gql";
import { LibraryFigures } from "../home/LibraryFigures";
import { useCan } from "../session/useViewer";
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
  const addsBooks = useCan("CATALOGUE_WRITE");
  return (
    <AdminPage
      title="Dasbor"
      actions={
        addsBooks && (
          <>
            <Link to="/admin/books/import" className={buttonStyle("outlined", "compact")}>
              Impor
            </Link>
            <Link to="/admin/books/new" className={buttonStyle("filled", "compact")}>
              Tambah buku
            </Link>
          </>
        )
      }
    >
      <PlainHttpNotice />
      {failure ? (
        <LoadFailure title="Dasbor gagal dimuat" onRetry={retry} />
      ) : (
        <>
          <LibraryFigures libraryInfo={data?.libraryInfo} isLoading={isLoading} size="compact" />
          {addsBooks && (
            <LatestBooks books={data?.books.edges.slice(0, 8).map(({ node }) => node) ?? []} isLoading={isLoading} />
          )}
        </>
      )}
    </AdminPage>
  );
}

/** What the library lacks without HTTPS, where the browser says that it is without. */
function PlainHttpNotice() {
  const isPlain = useSyncExternalStore(
    () => () => undefined,
    () => !window.isSecureContext,
    () => false,
  );
  return isPlain ? (
    <aside
      aria-label="Sambungan tanpa HTTPS"
      className="mb-5 rounded-2xl border border-line bg-card px-5 py-4 text-pretty"
    >
      <p className="font-medium">Sambungan ini tanpa HTTPS</p>
      <p className="mt-1 text-sm text-muted">
        Orang lain di jaringan yang sama dapat membaca kata sandi dan data siswa. Silakan login dari komputer tempat
        Aksara berjalan, atau pasang HTTPS: caranya ada di README, bagian “Logging in”.
      </p>
    </aside>
  ) : null;
}
