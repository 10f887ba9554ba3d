import { History } from "lucide-react";
import { useRef } from "react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { LOAD_MORE_LABELS, useLoadMore } from "../../lists/useLoadMore";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { FoldedRow } from "../../users/folds/FoldedRow";
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
export function MyLoanHistory({ note }: { note?: string | undefined }) {
  const summary = useRef<HTMLElement>(null);
  return (
    <FoldedRow id="riwayat" title="Riwayat peminjaman" icon={History} note={note} summaryRef={summary}>
      {() => <PastLoans onCleared={() => summary.current?.focus()} />}
    </FoldedRow>
  );
}

function PastLoans({ onCleared }: { onCleared: () => void }) {
  const { data, failure, retry, fetchMore } = usePageQuery(MyLoanHistoryQuery, { first: LOANS_PER_PAGE }, "none");
  const loans = data?.myBorrowings;
  const { state, loadMore } = useLoadMore(() => fetchMore({ variables: { after: loans?.pageInfo.endCursor ?? null } }));
  if (failure) {
    return (
      <div role="alert">
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
        <p className="text-muted">Belum ada buku yang Anda kembalikan.</p>
        {/* Reservations may have ended without a loan. */}
        {mayClear && <ClearHistory onCleared={onCleared} />}
      </>
    );
  }
  return (
    <>
      <ul>
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
          className={`needs-script mt-4 w-full ${buttonStyle("outlined")}`}
        >
          {LOAD_MORE_LABELS[state]}
        </button>
      )}
      {mayClear && <ClearHistory onCleared={onCleared} />}
    </>
  );
}
