import { Link } from "react-router-dom";
import type { TableColumn } from "../../../admin/table/TableColumn";
import { formatDate, formatNearDay } from "../../../format/formatDate";
import { personName } from "../../../format/personName";
import { wallClock } from "../../../format/wallClock";
import type { ReservationRow_ReservationFragment } from "../../../gql/graphql";
import { reservationStatusLabels } from "../../reservationStatusLabels";
import { ChatLink } from "../ChatLink";
import type { ReservationListName } from "../borrowingsUrlState";

export type ReservationRow = ReservationRow_ReservationFragment;

const LINK = "text-link min-w-0 truncate py-1 lg:py-2";

/** The columns of one of the lists: who waits has a place, who may fetch a last day, what is over its end. */
export function reservationColumns(
  list: ReservationListName,
  { timeZone, editsBooks }: { timeZone: string; editsBooks: boolean },
): readonly TableColumn<ReservationRow>[] {
  const day = (instant: string) => formatDate(wallClock(instant, timeZone).day);
  const byList: Readonly<Record<ReservationListName, readonly TableColumn<ReservationRow>[]>> = {
    ready: [
      {
        key: "kept",
        label: "Disimpan sampai",
        width: "broad",
        shown: "always",
        cell: ({ keptUntil }) => keptUntil && <time dateTime={keptUntil}>{formatNearDay(keptUntil)}</time>,
      },
    ],
    waiting: [
      {
        key: "place",
        label: "Giliran",
        width: "narrow",
        shown: "always",
        isNumber: true,
        cell: ({ position }) => position,
      },
    ],
    ended: [
      {
        key: "status",
        label: "Status",
        width: "middle",
        shown: "always",
        cell: ({ status }) => <span className="row-text">{reservationStatusLabels[status]}</span>,
      },
      {
        key: "ended",
        label: "Berakhir",
        width: "narrow",
        shown: "always",
        cell: ({ endedAt }) =>
          endedAt && (
            <time dateTime={endedAt} className="whitespace-nowrap">
              {day(endedAt)}
            </time>
          ),
      },
    ],
  };
  return [
    {
      key: "student",
      label: "Siswa",
      width: "broad",
      shown: "always",
      cell: ({ student, studentName, whatsappUrl }, tabIndex) => (
        <span className="flex min-w-0 items-center gap-1">
          {student ? (
            <Link to={`/admin/students/${student.databaseId}`} tabIndex={tabIndex} className={`${LINK} font-semibold`}>
              {studentName}
            </Link>
          ) : (
            <span className={studentName === null ? "row-text text-muted" : "row-text font-semibold"}>
              {personName(studentName)}
            </span>
          )}
          <ChatLink href={whatsappUrl} studentName={personName(studentName)} tabIndex={tabIndex} />
        </span>
      ),
    },
    {
      key: "class",
      label: "Kelas",
      width: "narrow",
      shown: "always",
      cell: ({ className }) => className && <span className="row-text">{className}</span>,
    },
    {
      key: "book",
      label: "Buku",
      width: "fill",
      shown: "always",
      cell: ({ book, bookTitle, itemCode }, tabIndex) => (
        <span className="flex min-w-0 items-center gap-2">
          {book ? (
            <Link
              to={editsBooks ? `/admin/books/${book.databaseId}` : `/books/${book.slug}`}
              tabIndex={tabIndex}
              className={LINK}
            >
              {bookTitle}
            </Link>
          ) : (
            <span className="row-text">{bookTitle}</span>
          )}
          {itemCode && <span className="shrink-0 text-xs text-muted tabular-nums">{itemCode}</span>}
        </span>
      ),
    },
    ...byList[list],
    {
      key: "created",
      label: "Direservasi",
      width: "narrow",
      shown: "always",
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {day(createdAt)}
        </time>
      ),
    },
  ];
}
