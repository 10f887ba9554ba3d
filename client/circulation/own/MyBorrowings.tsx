import { BookMarked } from "lucide-react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { MyBorrowingsSkeleton } from "./MyBorrowingsSkeleton";
import { MyLoan } from "./MyLoan";

const MyBorrowingsQuery = graphql(`
  query MyBorrowings {
    myBorrowings(first: 100, status: OPEN) {
      totalCount
      nodes {
        id
        ...MyLoan_borrowing
      }
    }
  }
`);

/** The student's open loans, what is due first at the top. A query of its own, so that the profile stays if it fails. */
export function MyBorrowings() {
  const { data, failure, retry } = usePageQuery(MyBorrowingsQuery, {}, "none");
  const loans = data?.myBorrowings;
  return (
    <section aria-labelledby="pinjaman" className="rounded-2xl border border-line bg-card p-5 sm:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="pinjaman" className="font-serif text-xl font-semibold">
          Pinjaman Saya
        </h2>
        {loans && loans.totalCount > 0 && (
          <p className="text-sm text-muted">
            <strong className="text-ink tabular-nums">{formatNumber(loans.totalCount)}</strong> buku
          </p>
        )}
      </div>
      {failure && (
        <div role="alert" className="mt-4">
          <p className="text-muted text-pretty">
            Pinjaman gagal dimuat. Sambungan terputus atau server sedang terganggu.
          </p>
          <button type="button" onClick={retry} className={`needs-script mt-4 ${buttonStyle("outlined")}`}>
            Coba lagi
          </button>
        </div>
      )}
      {!loans && !failure && <MyBorrowingsSkeleton />}
      {loans?.nodes.length === 0 && (
        <div className="mt-4 flex items-start gap-4">
          <BookMarked aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-nila" />
          <p className="text-muted text-pretty">
            Tidak ada buku yang sedang Anda pinjam. Bawa buku dan kartu Anda ke meja perpustakaan untuk meminjam.
          </p>
        </div>
      )}
      {loans && loans.nodes.length > 0 && (
        <ul className="mt-2">
          {loans.nodes.map((loan) => (
            <MyLoan key={loan.id} borrowing={loan} />
          ))}
        </ul>
      )}
    </section>
  );
}
