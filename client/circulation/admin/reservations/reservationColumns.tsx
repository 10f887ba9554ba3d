import { BookCell } from "../../../admin/table/cells/BookCell";
import { DayCell } from "../../../admin/table/cells/DayCell";
import { StudentCell } from "../../../admin/table/cells/StudentCell";
import type { TableColumn } from "../../../admin/table/TableColumn";
import { formatNearDay } from "../../../format/formatDate";
import { personName } from "../../../format/personName";
import type { ReservationRow_ReservationFragment } from "../../../gql/graphql";
import { reservationStatusLabels } from "../../reservationStatusLabels";
import { ChatLink } from "../ChatLink";
import type { ReservationListName } from "../borrowingsUrlState";

export type ReservationRow = ReservationRow_ReservationFragment;

/** The columns of one of the lists: who waits has a place, who may fetch a last day, what is over its end. */
export function reservationColumns(
  list: ReservationListName,
  { timeZone, editsBooks }: { timeZone: string; editsBooks: boolean },
): readonly TableColumn<ReservationRow>[] {
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
        cell: ({ endedAt }) => endedAt && <DayCell instant={endedAt} timeZone={timeZone} />,
      },
    ],
  };
  return [
    {
      key: "student",
      label: "Anggota",
      width: "text",
      textOf: ({ studentName }) => personName(studentName),
      shown: "always",
      cell: ({ student, studentName, whatsappUrl }, tabIndex) => (
        <span className="flex min-w-0 items-center gap-1">
          <StudentCell student={student} name={studentName} tabIndex={tabIndex} />
          <ChatLink href={whatsappUrl} studentName={personName(studentName)} tabIndex={tabIndex} />
        </span>
      ),
    },
    {
      key: "class",
      label: "Kelas",
      width: "text",
      textOf: ({ className }) => className,
      shown: "always",
      cell: ({ className }) => className && <span className="row-text">{className}</span>,
    },
    {
      key: "book",
      label: "Buku",
      width: "fill",
      textOf: ({ bookTitle, itemCode }) => `${bookTitle} ${itemCode ?? ""}`,
      shown: "always",
      cell: ({ book, bookTitle, itemCode }, tabIndex) => (
        <BookCell
          href={book ? (editsBooks ? `/admin/books/${book.databaseId}` : `/books/${book.slug}`) : undefined}
          title={bookTitle}
          itemCode={itemCode}
          tabIndex={tabIndex}
        />
      ),
    },
    ...byList[list],
    {
      key: "created",
      label: "Direservasi",
      width: "narrow",
      shown: "always",
      cell: ({ createdAt }) => <DayCell instant={createdAt} timeZone={timeZone} />,
    },
  ];
}
