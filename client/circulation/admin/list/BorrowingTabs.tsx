import { Link } from "react-router-dom";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../../format/formatNumber";
import { graphql } from "../../../gql/gql";
import {
  borrowingsHref,
  type BorrowingsUrlState,
  isReservationListName,
  LISTS,
  type ListName,
  NO_FILTERS,
} from "../borrowingsUrlState";

const BorrowingCountsQuery = graphql(`
  query BorrowingCounts {
    open: borrowings(first: 0, filter: { status: OPEN }) {
      totalCount
    }
    overdue: borrowings(first: 0, filter: { status: OVERDUE }) {
      totalCount
    }
    due_today: borrowings(first: 0, filter: { status: DUE_TODAY }) {
      totalCount
    }
    held: borrowings(first: 0, filter: { status: HELD }) {
      totalCount
    }
    ready: reservations(first: 0, filter: { status: READY }) {
      totalCount
    }
  }
`);

/** The desk and the lists of loans; those that ask for something with their number. */
export function BorrowingTabs({ urlState }: { urlState: BorrowingsUrlState }) {
  const { data, previousData } = usePageQuery(BorrowingCountsQuery, {});
  const counts = data ?? previousData;
  // Hardly ever there is one, so its tab takes no place where nothing waits.
  const hasHeld = urlState.status === "held" || (counts?.held.totalCount ?? 0) > 0;
  const names = (Object.keys(LISTS) as ListName[]).filter((name) => name !== "held" || hasHeld);
  return (
    <nav aria-label="Daftar peminjaman" className="tab-strip">
      <Link
        to={borrowingsHref(NO_FILTERS)}
        aria-current={urlState.status === "" ? "page" : undefined}
        className="section-tab"
      >
        Layanan
      </Link>
      {names.map((status) => {
        const count = status === "returned" || status === "lost" ? undefined : counts?.[status].totalCount;
        return (
          <Link
            key={status}
            to={borrowingsHref({ ...NO_FILTERS, status })}
            aria-current={urlState.status === status ? "page" : undefined}
            className="section-tab"
          >
            {LISTS[status].label}
            {count !== undefined && (
              <span
                className={`text-xs font-semibold tabular-nums ${status === "overdue" && count > 0 ? "text-bata" : ""}`}
              >
                {formatNumber(count)}
              </span>
            )}
          </Link>
        );
      })}
      <Link
        to={borrowingsHref({ ...NO_FILTERS, status: "ready" })}
        aria-current={isReservationListName(urlState.status) ? "page" : undefined}
        className="section-tab"
      >
        Reservasi
        {counts && <span className="text-xs font-semibold tabular-nums">{formatNumber(counts.ready.totalCount)}</span>}
      </Link>
    </nav>
  );
}
