import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { shownData } from "../../../apollo/pageQuery/shownData";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { useLibraryName } from "../../../page/library/LibraryName";
import { useLibraryToday } from "../../../page/library/useLibraryToday";
import { DayInput } from "../../../forms/dates/DayInput";
import { addDays } from "../../../format/addDays";
import { formatDay } from "../../../format/formatDate";
import { formatPrice } from "../../../format/formatPrice";
import { wallClock } from "../../../format/wallClock";
import { graphql } from "../../../gql/gql";
import { LoadMoreButton } from "../../../lists/LoadMoreButton";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Notice } from "../../../ui/Notice";
import { LoadingBlock } from "../../../ui/LoadingBlock";
import { fineTitle } from "../fineText";
import { receiptHref } from "../receiptHref";
import { finesHref } from "./finesUrlState";
import { LedgerFigures } from "./LedgerFigures";
import type { LedgerView } from "./LedgerView";
import { PrintButton } from "./PrintButton";
import { StudentButton } from "./StudentButton";
import { useLedgerRows } from "./useLedgerRows";

const CashListQuery = graphql(`
  query CashList($day: Date!, $first: Int!, $after: String) {
    cashEntries(day: $day, first: $first, after: $after) {
      paid
      refunded
      total
      edges {
        cursor
        node {
          id
          kind
          amount
          receiptNumber
          madeAt
          madeBy
          fine {
            id
            studentName
            className
            bookTitle
            reason
            chargeReason
            student {
              id
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const ROWS_PER_PAGE = 100;

/** What was paid and given back on one day: what the cash box must have. */
export function CashList({ urlState, change, onOpen }: LedgerView) {
  const today = useLibraryToday();
  const timeZone = useLibraryTimeZone();
  const libraryName = useLibraryName();
  const day = urlState.day || today;
  const query = useFreshQuery(CashListQuery, { day, first: ROWS_PER_PAGE, after: null });
  const cash = shownData(query)?.cashEntries;
  const { printing, fetchNext } = useLedgerRows(query, cash);
  const dayLink = (by: number) => {
    const other = addDays(day, by);
    return finesHref({ ...urlState, day: other === today ? "" : other });
  };
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div className="flex items-center gap-1">
          <Link to={dayLink(-1)} replace aria-label="Hari sebelumnya" className="icon-button lg:size-9">
            <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </Link>
          <DayInput
            aria-label="Hari"
            max={today}
            value={day}
            onChange={({ target }) => change({ day: target.value === today ? "" : target.value })}
            className="field h-11 w-38 min-w-0 px-3 sm:text-sm lg:h-9 lg:rounded-lg"
          />
          {day < today && (
            <Link to={dayLink(1)} replace aria-label="Hari berikutnya" className="icon-button lg:size-9">
              <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </Link>
          )}
        </div>
        <PrintButton {...printing} />
      </div>
      {query.failure === "refused" && <Notice title="Tanggal tidak dapat dipakai">Pilih tanggal yang lain.</Notice>}
      {query.failure === "failed" && <LoadFailure title="Kas gagal dimuat" onRetry={query.retry} />}
      {!query.failure && !cash && <LoadingBlock className="h-72 w-full rounded-2xl" />}
      {!query.failure && cash && (
        <div className={`print-alone by-print ${query.isLoading ? "opacity-60" : ""}`}>
          <p className="only-print mb-1 text-sm">{libraryName}</p>
          <h2 className="mb-3 font-serif text-lg font-semibold">Kas denda {formatDay(day)}</h2>
          <LedgerFigures
            figures={[
              { label: "Masuk", amount: cash.paid },
              { label: "Keluar", amount: cash.refunded },
              { label: "Saldo kas", amount: cash.total },
            ]}
          />
          {cash.edges.length === 0 ? (
            <p className="mt-4 rounded-2xl border border-line bg-card px-4 py-8 text-center text-muted">
              Tidak ada pembayaran pada hari ini.
            </p>
          ) : (
            <div className="ledger-table mt-4">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Jam</th>
                    <th scope="col">Kuitansi</th>
                    <th scope="col">Anggota</th>
                    <th scope="col" className="max-md:hidden">
                      Untuk
                    </th>
                    <th scope="col" className="max-md:hidden">
                      Petugas
                    </th>
                    <th scope="col" className="text-right">
                      Jumlah
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {cash.edges.map(({ node: { id, kind, amount, receiptNumber, madeAt, madeBy, fine } }) => (
                    <tr key={id}>
                      <td className="tabular-nums">{wallClock(madeAt, timeZone).time}</td>
                      <td className="tabular-nums">
                        {receiptNumber && (
                          <Link to={receiptHref(receiptNumber)} className="text-link">
                            {receiptNumber}
                          </Link>
                        )}
                      </td>
                      <td>
                        <FineStudent fine={fine ?? null} onOpen={onOpen} />
                      </td>
                      <td className="max-md:hidden">{fine && fineTitle(fine)}</td>
                      <td className="max-md:hidden">{madeBy}</td>
                      <td className="text-right whitespace-nowrap tabular-nums">
                        {kind === "REFUND" ? `−${formatPrice(amount)}` : formatPrice(amount)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </div>
      )}
      {!query.failure && fetchNext && (
        <div className="mt-5 text-center">
          <LoadMoreButton onMore={fetchNext} />
        </div>
      )}
    </>
  );
}

interface FineStudentProps {
  fine: { studentName: string; className?: string | null; student?: { id: string } | null } | null;
  onOpen: (studentId: string) => void;
}

function FineStudent({ fine, onOpen }: FineStudentProps) {
  if (!fine) return null;
  const { studentName, className, student } = fine;
  return (
    <>
      {student ? (
        <StudentButton studentId={student.id} name={studentName} onOpen={onOpen} />
      ) : (
        <b className="font-semibold wrap-anywhere">{studentName}</b>
      )}
      {className && <span className="text-muted"> · {className}</span>}
    </>
  );
}
