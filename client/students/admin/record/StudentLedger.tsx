import { Banknote } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { PageQuery } from "../../../apollo/pageQuery/PageQuery";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { FinesSheet } from "../../../circulation/admin/deskSheets";
import { DeskLoan_borrowing } from "../../../circulation/admin/desk/deskDocuments";
import { chargeReasonLabels, entryLabels, isOwed } from "../../../circulation/ledger/fineText";
import { receiptHref } from "../../../circulation/ledger/receiptHref";
import { formatDate } from "../../../format/formatDate";
import { formatPrice } from "../../../format/formatPrice";
import { wallClock } from "../../../format/wallClock";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type {
  DeskLoan_BorrowingFragment,
  StudentLedgerQuery as Ledger,
  StudentLedgerQueryVariables,
} from "../../../gql/graphql";
import { LoadMoreButton } from "../../../lists/LoadMoreButton";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Pill, type PillTone } from "../../../ui/Pill";
import { Skeleton } from "../../../ui/Skeleton";
import { StudentLoans_student } from "./StudentLoans";

const StudentLedgerQuery = graphql(`
  query StudentLedger($id: ID!, $first: Int!, $after: String) {
    student(id: $id) {
      id
      balance
      ledgerEntries(first: $first, after: $after) {
        totalCount
        edges {
          cursor
          node {
            id
            kind
            amount
            reason
            receiptNumber
            isReversed
            madeAt
            madeBy
            fine {
              id
              bookTitle
              reason
              chargeReason
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

type Entry = NonNullable<Ledger["student"]>["ledgerEntries"]["edges"][number]["node"];

const ENTRIES_PER_PAGE = 6;

const TONES: Readonly<Record<Entry["kind"], PillTone>> = {
  CHARGE: "wrong",
  PAYMENT: "good",
  WAIVER: "plain",
  REPLACEMENT: "good",
  REFUND: "wrong",
  REVERSAL: "quiet",
};

/** What the student owes: what runs up today, and the ledger with its newest entries. */
export function StudentLedger({ student: ref }: { student: FragmentType<typeof StudentLoans_student> }) {
  const student = readFragment(StudentLoans_student, ref);
  const { id } = student;
  const query = useFreshQuery(StudentLedgerQuery, { id, first: ENTRIES_PER_PAGE, after: null });
  const ledger = (query.data ?? query.previousData)?.student;
  const [isOpen, setIsOpen] = useState(false);
  const running = readFragment(DeskLoan_borrowing, student.borrowings.nodes).filter(({ fine }) => fine > 0);
  return (
    <section aria-labelledby="denda" className="desk-card">
      <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <h2 id="denda" className="font-serif text-lg font-semibold">
          Denda
        </h2>
        {ledger && ledger.balance > 0 && (
          <p className="text-sm text-muted">
            Tunggakan{" "}
            <strong className="font-serif text-lg font-semibold text-bata tabular-nums">
              {formatPrice(ledger.balance)}
            </strong>
          </p>
        )}
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className={`needs-script ml-auto ${buttonStyle("outlined", "compact")}`}
        >
          <Banknote aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          {ledger && ledger.balance > 0 ? "Terima pembayaran" : "Buka denda"}
        </button>
      </div>
      <Entries query={query} running={running} />
      {isOpen && <FinesSheet studentId={id} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

interface EntriesProps {
  query: PageQuery<Ledger, StudentLedgerQueryVariables>;
  running: readonly DeskLoan_BorrowingFragment[];
}

function Entries({ query, running }: EntriesProps) {
  const entries = (query.data ?? query.previousData)?.student?.ledgerEntries;
  if (!entries) {
    return query.failure ? (
      <LoadFailure title="Denda gagal dimuat" onRetry={query.retry} />
    ) : (
      <Skeleton className="m-4 h-24" />
    );
  }
  const next = entries.pageInfo.hasNextPage ? entries.pageInfo.endCursor : null;
  return (
    <>
      {entries.edges.length === 0 && running.length === 0 ? (
        <p className="border-t border-line px-4 py-4 text-sm text-muted">Belum pernah ada denda.</p>
      ) : (
        <div className="ledger-table rounded-t-none! border-0!">
          <table aria-labelledby="denda">
            <thead>
              <tr>
                <th scope="col">Tanggal</th>
                <th scope="col" className="max-sm:hidden">
                  Jenis
                </th>
                <th scope="col">Keterangan</th>
                <th scope="col" className="text-right">
                  Jumlah
                </th>
              </tr>
            </thead>
            <tbody>
              {running.map((loan) => (
                <tr key={loan.id}>
                  <td className="whitespace-nowrap text-muted">hari ini</td>
                  <td className="max-sm:hidden">
                    <Pill tone="quiet">Berjalan</Pill>
                  </td>
                  <td className="text-muted">
                    <span className="block sm:hidden">Berjalan</span>
                    {loan.bookTitle}, terlambat {loan.overdueDays} hari
                  </td>
                  <td className="text-right whitespace-nowrap text-muted tabular-nums">{formatPrice(loan.fine)}</td>
                </tr>
              ))}
              {entries.edges.map(({ node }) => (
                <EntryRow key={node.id} entry={node} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next && (
        <p className="border-t border-line px-4 py-2">
          <LoadMoreButton onMore={() => query.fetchMore({ variables: { after: next } })} />
        </p>
      )}
    </>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { kind, amount, reason, receiptNumber, isReversed, madeAt, madeBy, fine } = entry;
  const timeZone = useLibraryTimeZone();
  const what = fine && [fine.bookTitle, chargeReasonLabels[fine.chargeReason]].filter(Boolean).join(", ");
  const why = reason ?? (fine?.bookTitle ? null : fine?.reason);
  return (
    <tr className={isReversed ? "text-muted line-through decoration-1" : ""}>
      <td className="whitespace-nowrap">
        <time dateTime={madeAt}>{formatDate(wallClock(madeAt, timeZone).day)}</time>
      </td>
      <td className="max-sm:hidden">
        <Pill tone={isReversed ? "quiet" : TONES[kind]}>{entryLabels[kind]}</Pill>
      </td>
      <td>
        <span className="block font-semibold sm:hidden">{entryLabels[kind]}</span>
        {isReversed && <span className="sr-only">Dibatalkan: </span>}
        {[what, why, kind === "CHARGE" ? null : `oleh ${madeBy}`].filter(Boolean).join(" · ")}
        {receiptNumber && (
          <>
            {" · "}
            <Link to={receiptHref(receiptNumber)} className="inline-link">
              Kuitansi {receiptNumber}
            </Link>
          </>
        )}
      </td>
      <td className={`text-right whitespace-nowrap tabular-nums ${isOwed(kind) ? "" : isReversed ? "" : "text-daun"}`}>
        {isOwed(kind) ? formatPrice(amount) : `−${formatPrice(amount)}`}
      </td>
    </tr>
  );
}
