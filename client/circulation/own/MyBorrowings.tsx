import { BookMarked, CalendarClock } from "lucide-react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { NeighbouringCovers } from "../../ui/cover/NeighbouringCovers";
import { OwnContent } from "../../users/OwnContent";
import { MyBorrowingsSkeleton } from "./MyBorrowingsSkeleton";
import { mayBeRenewed, MyLoan, MyLoan_borrowing } from "./MyLoan";
import { useRenewAllOwn } from "./useRenewOwn";

const MyBorrowingsQuery = graphql(`
  query MyBorrowings {
    myBorrowings(first: 100, status: OPEN) {
      totalCount
      nodes {
        id
        countsToLimit
        book {
          id
          slug
        }
        ...MyLoan_borrowing
      }
    }
    viewer {
      id
      student {
        id
        mostLoans
      }
    }
  }
`);

/** The student's open loans, what is due first at the top. */
export function MyBorrowings() {
  const query = usePageQuery(MyBorrowingsQuery, {}, "none");
  const loans = query.data?.myBorrowings;
  const mostLoans = query.data?.viewer?.student?.mostLoans;
  const counted = loans?.nodes.filter(({ countsToLimit }) => countsToLimit).length ?? 0;
  return (
    <section aria-labelledby="pinjaman" className="grid grid-cols-1 gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-h-11 items-center justify-between gap-3 lg:justify-start">
        <h2 id="pinjaman" className="font-serif text-xl font-semibold">
          Pinjaman saya
        </h2>
        {loans && mostLoans !== undefined && (
          <p className="text-sm text-muted tabular-nums">
            {loans.totalCount > counted && `${formatNumber(loans.totalCount)} buku · `}
            {`${formatNumber(counted)} dari ${formatNumber(mostLoans)}`}
            <span className="sr-only"> buku yang boleh dipinjam</span>
          </p>
        )}
      </div>
      <div className="overflow-hidden rounded-2xl border border-line bg-card lg:col-span-2">
        <OwnContent noun="Pinjaman" query={query} skeleton={<MyBorrowingsSkeleton className="px-4" />} isPadded>
          {loans &&
            (loans.nodes.length === 0 ? (
              <NoLoans />
            ) : (
              <ul>
                <NeighbouringCovers books={loans.nodes.flatMap(({ book }) => book ?? [])}>
                  {loans.nodes.map((loan) => (
                    <MyLoan key={loan.id} borrowing={loan} />
                  ))}
                </NeighbouringCovers>
              </ul>
            ))}
        </OwnContent>
      </div>
      {loans && <RenewAll loans={loans.nodes} />}
    </section>
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
      className={`needs-script lg:col-start-2 lg:row-start-1 ${buttonStyle("outlined", "small")}`}
    >
      <CalendarClock aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {isBusy ? "Memperpanjang…" : "Perpanjang semua"}
    </button>
  );
}

function NoLoans() {
  return (
    <div className="flex items-start gap-4 p-5">
      <BookMarked aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-nila" />
      <p className="text-muted text-pretty">
        Tidak ada buku yang sedang Anda pinjam. Bawa buku dan kartu Anda ke meja sirkulasi untuk meminjam.
      </p>
    </div>
  );
}
