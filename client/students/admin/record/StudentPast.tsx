import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { ExportLink } from "../../../admin/ExportLink";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { useLibraryTimeZone } from "../../../app/layout/LibraryTimeZone";
import { borrowingsHref, NO_FILTERS, studentExportHref } from "../../../circulation/admin/borrowingsUrlState";
import { reservationStatusLabels } from "../../../circulation/reservationStatusLabels";
import { BookCover } from "../../../books/BookCover";
import { formatDate, formatNearDay } from "../../../format/formatDate";
import { formatNumber } from "../../../format/formatNumber";
import { formatPrice } from "../../../format/formatPrice";
import { wallClock } from "../../../format/wallClock";
import { readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { hrefWith } from "../../../lists/days/filterUrl";
import { LoadMoreButton } from "../../../lists/LoadMoreButton";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Pill } from "../../../ui/Pill";
import { Skeleton } from "../../../ui/Skeleton";
import { purposeLabels } from "../../../visits/purposeLabels";

const StudentPast_borrowing = graphql(`
  fragment StudentPast_borrowing on Borrowing {
    id
    status
    bookTitle
    itemCode
    borrowedAt
    returnedAt
    overdueDays
    fine
    book {
      id
      databaseId
      ...BookCover_book
    }
  }
`);

const PastLoansQuery = graphql(`
  query StudentPastLoans($id: ID!, $first: Int!, $after: String) {
    lost: borrowings(first: 30, filter: { studentId: $id, status: LOST }) {
      totalCount
      edges {
        cursor
        node {
          id
          ...StudentPast_borrowing
        }
      }
    }
    borrowings(first: $first, after: $after, filter: { studentId: $id, status: RETURNED }) {
      totalCount
      edges {
        cursor
        node {
          id
          ...StudentPast_borrowing
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const ReservationsQuery = graphql(`
  query StudentReservations($id: ID!, $first: Int!, $after: String) {
    reservations(first: $first, after: $after, filter: { studentId: $id }) {
      totalCount
      edges {
        cursor
        node {
          id
          status
          position
          bookTitle
          itemCode
          createdAt
          keptUntil
          book {
            id
            databaseId
            ...BookCover_book
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

const VisitsQuery = graphql(`
  query StudentVisits($nis: String!, $first: Int!, $after: String) {
    visits(first: $first, after: $after, search: $nis, filter: { kind: STUDENT }) {
      totalCount
      edges {
        cursor
        node {
          id
          purpose
          visitedAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const ROWS_PER_PAGE = 8;

interface StudentPastProps {
  id: string;
  databaseId: number;
  nis: string;
  seesVisits: boolean;
}

/** What was before: loans that came back or were lost, reservations and visits, one at a time. */
export function StudentPast({ id, databaseId, nis, seesVisits }: StudentPastProps) {
  const tabs = ["loans", "reservations", ...(seesVisits ? (["visits"] as const) : [])] as const;
  const [tab, setTab] = useState<(typeof tabs)[number]>("loans");
  const Rows = ROWS[tab];
  return (
    <section aria-label="Riwayat" className="desk-card">
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-2 px-2.5 py-1.5">
        <div className="tab-strip">
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === tab}
              onClick={() => setTab(name)}
              className="section-tab aria-pressed:bg-wash aria-pressed:font-semibold aria-pressed:text-ink"
            >
              {LABELS[name]}
            </button>
          ))}
        </div>
        {tab === "loans" && <ExportLink href={studentExportHref(databaseId)} />}
        {tab === "visits" && (
          <Link to={hrefWith("/admin/visits", { search: nis })} className="text-link px-2 text-sm">
            Buka di Kunjungan
          </Link>
        )}
        {tab === "reservations" && (
          <Link to={borrowingsHref({ ...NO_FILTERS, status: "ready" })} className="text-link px-2 text-sm">
            Semua reservasi
          </Link>
        )}
      </div>
      <Rows id={id} nis={nis} />
    </section>
  );
}

const LABELS = { loans: "Riwayat", reservations: "Reservasi", visits: "Kunjungan" } as const;
const ROWS = { loans: PastLoans, reservations: Reservations, visits: Visits } as const;

interface RowsProps {
  id: string;
  nis: string;
}

function PastLoans({ id }: RowsProps) {
  const timeZone = useLibraryTimeZone();
  const query = useFreshQuery(PastLoansQuery, { id, first: ROWS_PER_PAGE, after: null });
  const day = (instant: string) => formatDate(wallClock(instant, timeZone).day);
  const { lost, borrowings: returned } = query.data ?? {};
  const list = lost &&
    returned && {
      ...returned,
      totalCount: lost.totalCount + returned.totalCount,
      // What is lost comes first: it is still to be replaced, or to be found.
      edges: [...lost.edges, ...returned.edges],
    };
  const loans = readFragment(
    StudentPast_borrowing,
    (list?.edges ?? []).map(({ node }) => node),
  );
  return (
    <Page query={query} list={list} noun="buku" empty="Belum ada buku yang dikembalikan.">
      {loans.map((node) => (
        <Row
          key={node.id}
          cover={node.book && <BookCover book={node.book} sizes="1.75rem" />}
          title={node.bookTitle}
          note={node.itemCode}
          middle={
            node.returnedAt ? `${day(node.borrowedAt)} – ${day(node.returnedAt)}` : `Dipinjam ${day(node.borrowedAt)}`
          }
        >
          {node.status === "LOST" ? (
            <Pill tone="wrong">Hilang</Pill>
          ) : node.overdueDays > 0 ? (
            <Pill tone="wrong">
              Terlambat {node.overdueDays} hari{node.fine > 0 && ` · ${formatPrice(node.fine)}`}
            </Pill>
          ) : (
            <Pill tone="good">Tepat waktu</Pill>
          )}
        </Row>
      ))}
    </Page>
  );
}

function Reservations({ id }: RowsProps) {
  const timeZone = useLibraryTimeZone();
  const query = useFreshQuery(ReservationsQuery, { id, first: ROWS_PER_PAGE, after: null });
  return (
    <Page query={query} list={query.data?.reservations} noun="reservasi" empty="Belum pernah mereservasi buku.">
      {query.data?.reservations.edges.map(({ node }) => (
        <Row
          key={node.id}
          cover={node.book && <BookCover book={node.book} sizes="1.75rem" />}
          title={node.bookTitle}
          note={node.itemCode}
          middle={
            node.status === "READY" && node.keptUntil
              ? `Disimpan sampai ${formatNearDay(node.keptUntil)}`
              : `Sejak ${formatDate(wallClock(node.createdAt, timeZone).day)}`
          }
        >
          <Pill tone={node.status === "READY" ? "good" : node.status === "WAITING" ? "plain" : "quiet"}>
            {reservationStatusLabels[node.status]}
            {node.status === "WAITING" && node.position !== null && ` · giliran ${formatNumber(node.position)}`}
          </Pill>
        </Row>
      ))}
    </Page>
  );
}

function Visits({ nis }: RowsProps) {
  const timeZone = useLibraryTimeZone();
  const query = useFreshQuery(VisitsQuery, { nis, first: ROWS_PER_PAGE, after: null });
  return (
    <Page query={query} list={query.data?.visits} noun="kunjungan" empty="Belum pernah berkunjung.">
      {query.data?.visits.edges.map(({ node }) => {
        const { day, time } = wallClock(node.visitedAt, timeZone);
        return (
          <Row key={node.id} title={formatNearDay(day)} middle={`pukul ${time}`}>
            {node.purpose && <Pill tone="quiet">{purposeLabels[node.purpose]}</Pill>}
          </Row>
        );
      })}
    </Page>
  );
}

interface PageProps {
  query: {
    readonly failure?: unknown;
    readonly retry: () => void;
    fetchMore(options: { variables: { after: string | null } }): Promise<unknown>;
  };
  list: { readonly totalCount: number; readonly edges: readonly unknown[]; readonly pageInfo: PageEnd } | undefined;
  noun: string;
  empty: string;
  children: ReactNode;
}

interface PageEnd {
  readonly hasNextPage: boolean;
  readonly endCursor?: string | null;
}

function Page({ query, list, noun, empty, children }: PageProps) {
  if (query.failure && !list) return <LoadFailure title="Riwayat gagal dimuat" onRetry={query.retry} />;
  if (!list) return <Skeleton className="m-4 h-40" />;
  if (list.edges.length === 0) return <p className="border-t border-line px-4 py-4 text-sm text-muted">{empty}</p>;
  const { hasNextPage, endCursor } = list.pageInfo;
  return (
    <>
      <ul>{children}</ul>
      <p className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-4 py-2 text-sm text-muted tabular-nums">
        {formatNumber(list.edges.length)} dari {formatNumber(list.totalCount)} {noun}
        {hasNextPage && endCursor && (
          <LoadMoreButton onMore={() => query.fetchMore({ variables: { after: endCursor } })} />
        )}
      </p>
    </>
  );
}

interface RowProps {
  cover?: ReactNode;
  title: string;
  note?: string | null;
  middle: string;
  children: ReactNode;
}

function Row({ cover, title, note, middle, children }: RowProps) {
  return (
    <li className="flex min-h-12 items-center gap-3 border-t border-line px-4 py-1.5 text-sm sm:gap-4">
      {cover !== undefined && (
        <div className="w-7 shrink-0" aria-hidden="true">
          {cover}
        </div>
      )}
      <div className="grid min-w-0 flex-1 items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <p className="truncate">
          <span className="font-semibold">{title}</span>{" "}
          {note && <span className="text-xs text-muted tabular-nums">{note}</span>}
        </p>
        <p className="truncate text-muted tabular-nums max-sm:text-xs">{middle}</p>
      </div>
      <span className="shrink-0">{children}</span>
    </li>
  );
}
