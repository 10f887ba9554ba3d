import { BookMarked, CalendarClock } from "lucide-react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { OwnSection } from "../../users/OwnSection";
import { MyBorrowingsSkeleton } from "./MyBorrowingsSkeleton";
import { mayBeRenewed, MyLoan, MyLoan_borrowing } from "./MyLoan";
import { useRenewAllOwn } from "./useRenewOwn";

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

/** The student's open loans, what is due first at the top. */
export function MyBorrowings() {
  const query = usePageQuery(MyBorrowingsQuery, {}, "none");
  const loans = query.data?.myBorrowings;
  return (
    <OwnSection
      noun="Pinjaman"
      query={query}
      count={loans && { total: loans.totalCount, noun: "buku" }}
      skeleton={<MyBorrowingsSkeleton />}
    >
      {loans &&
        (loans.nodes.length === 0 ? (
          <NoLoans />
        ) : (
          <ul className="mt-2">
            {loans.nodes.map((loan) => (
              <MyLoan key={loan.id} borrowing={loan} />
            ))}
          </ul>
        ))}
      {loans && <RenewAll loans={loans.nodes} />}
    </OwnSection>
  );
}

/** Where several may be renewed. */
function RenewAll({ loans }: { loans: readonly FragmentType<typeof MyLoan_borrowing>[] }) {
  const { renewAll, isBusy } = useRenewAllOwn();
  const renewable = loans.map((loan) => readFragment(MyLoan_borrowing, loan)).filter(mayBeRenewed);
  if (renewable.length < 2) return null;
  return (
    <button
      type="button"
      onClick={() => void renewAll(renewable)}
      aria-disabled={isBusy}
      className={`needs-script mt-2 w-full sm:ms-auto sm:w-auto ${buttonStyle("outlined")}`}
    >
      <CalendarClock aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {isBusy ? "Memperpanjang…" : "Perpanjang semua"}
    </button>
  );
}

function NoLoans() {
  return (
    <div className="mt-4 flex items-start gap-4">
      <BookMarked aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-nila" />
      <p className="text-muted text-pretty">
        Tidak ada buku yang sedang Anda pinjam. Bawa buku dan kartu Anda ke meja perpustakaan untuk meminjam.
      </p>
    </div>
  );
}
