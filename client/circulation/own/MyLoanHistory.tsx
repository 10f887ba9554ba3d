import { useRef, useState } from "react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { LOAD_MORE_LABELS, useLoadMore } from "../../lists/useLoadMore";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { ClearHistory } from "./ClearHistory";
import { MyBorrowingsSkeleton } from "./MyBorrowingsSkeleton";
import { PastLoan } from "./PastLoan";

const MyLoanHistoryQuery = graphql(`
  query MyLoanHistory($first: Int!, $after: String) {
    myBorrowings(first: $first, after: $after, status: RETURNED) {
      edges {
        cursor
        node {
          id
          ...PastLoan_borrowing
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    settings {
      studentsMayClearHistory
    }
  }
`);

const LOANS_PER_PAGE = 10;

/** What the student has read before, asked for when it is opened. */
export function MyLoanHistory() {
  const [isOpen, setIsOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  return (
    <details
      className="needs-script rounded-2xl border border-line bg-card p-5 sm:p-7"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary ref={summary} className="cursor-pointer font-serif text-xl font-semibold">
        Riwayat Peminjaman
      </summary>
      {isOpen && <PastLoans onCleared={() => summary.current?.focus()} />}
    </details>
  );
}

function PastLoans({ onCleared }: { onCleared: () => void }) {
  const { data, failure, retry, fetchMore } = usePageQuery(MyLoanHistoryQuery, { first: LOANS_PER_PAGE }, "none");
  const loans = data?.myBorrowings;
  const { state, loadMore } = useLoadMore(() => fetchMore({ variables: { after: loans?.pageInfo.endCursor ?? null } }));
  if (failure) {
    return (
      <div role="alert" className="mt-4">
        <p className="text-muted text-pretty">Riwayat gagal dimuat.</p>
        <button type="button" onClick={retry} className={`mt-4 ${buttonStyle("outlined")}`}>
          Coba lagi
        </button>
      </div>
    );
  }
  if (!loans) return <MyBorrowingsSkeleton />;
  const mayClear = data.settings.studentsMayClearHistory;
  if (loans.edges.length === 0) {
    return (
      <>
        <p className="mt-4 text-muted">Tidak ada buku yang sudah Anda kembalikan dalam catatan.</p>
        {/* Reservations may have ended without a loan. */}
        {mayClear && <ClearHistory onCleared={onCleared} />}
      </>
    );
  }
  return (
    <>
      <ul className="mt-2">
        {loans.edges.map(({ node }) => (
          <PastLoan key={node.id} borrowing={node} />
        ))}
      </ul>
      <p role="status" className={state === "failed" ? "mt-2 text-sm text-bata" : "sr-only"}>
        {state === "failed" ? "Riwayat berikutnya gagal dimuat." : `${loans.edges.length} buku ditampilkan`}
      </p>
      {loans.pageInfo.hasNextPage && (
        <button
          type="button"
          onClick={() => void loadMore()}
          aria-disabled={state === "busy"}
          className={`mt-4 w-full ${buttonStyle("outlined")}`}
        >
          {LOAD_MORE_LABELS[state]}
        </button>
      )}
      {mayClear && <ClearHistory onCleared={onCleared} />}
    </>
  );
}
