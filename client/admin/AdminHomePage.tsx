import { Link } from "react-router-dom";
import { usePageQuery } from "../apollo/usePageQuery";
import { formatNumber } from "../format/formatNumber";
import { graphql } from "../gql/gql";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { Skeleton } from "../ui/Skeleton";
import { AdminPage } from "./AdminPage";
import { LatestBooks } from "./LatestBooks";

const AdminHomeQuery = graphql(`
  query AdminHome {
    libraryInfo {
      books
      students
      borrowings
      visitsThisMonth
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

/** Where the day begins: the library in four figures, what came last, and the ways on. */
export function AdminHomePage() {
  const { data, failure, isLoading, retry } = usePageQuery(AdminHomeQuery, {});
  const info = data?.libraryInfo;
  const figures = [
    { label: "Koleksi Buku", value: info?.books },
    { label: "Member Aktif", value: info?.students },
    { label: "Peminjaman", value: info?.borrowings },
    { label: "Kunjungan Bulan Ini", value: info?.visitsThisMonth },
  ];
  return (
    <AdminPage
      title="Dasbor"
      actions={
        <>
          <Link to="/admin/books/import" className={buttonStyle("outlined", "desk")}>
            Impor
          </Link>
          <Link to="/admin/books/new" className={buttonStyle("filled", "desk")}>
            Tambah buku
          </Link>
        </>
      }
    >
      {failure ? (
        <LoadFailure title="Dasbor gagal dimuat" onRetry={retry} />
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-2xl border border-line bg-line xl:grid-cols-4">
            {figures.map(({ label, value }) => (
              <div key={label} className="flex flex-col-reverse justify-end bg-card px-5 py-4">
                <dt className="mt-1 text-sm text-muted">{label}</dt>
                <dd className="font-serif text-2xl font-semibold tabular-nums">
                  {value === undefined ? <Skeleton className="h-[1.12em] w-20" /> : formatNumber(value)}
                </dd>
              </div>
            ))}
          </dl>
          <LatestBooks books={data?.books.edges.slice(0, 8).map(({ node }) => node) ?? []} isLoading={isLoading} />
        </>
      )}
    </AdminPage>
  );
}
