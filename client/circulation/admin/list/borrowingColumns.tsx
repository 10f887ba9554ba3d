import { editCopyHref } from "../../../admin/copyHref";
import { BookCell } from "../../../admin/table/cells/BookCell";
import { DayCell } from "../../../admin/table/cells/DayCell";
import { StudentCell } from "../../../admin/table/cells/StudentCell";
import type { TableColumn } from "../../../admin/table/TableColumn";
import { formatDate } from "../../../format/formatDate";
import { formatPrice } from "../../../format/formatPrice";
import { personName } from "../../../format/personName";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { BorrowingColumns_BorrowingFragment } from "../../../gql/graphql";
import { exceptionsText } from "../../exceptionLabels";
import { ChatLink } from "../ChatLink";
import type { ListName } from "../borrowingsUrlState";

export const BorrowingColumns_borrowing = graphql(`
  fragment BorrowingColumns_borrowing on Borrowing {
    id
    databaseId
    itemCode
    bookTitle
    studentName
    nis
    className
    borrowedAt
    dueAt
    returnedAt
    overdueDays
    fine
    renewalCount
    lostPrice
    whatsappUrl
    enteredAt
    enteredBy
    held {
      receivedAt
      by
      checks
      fine
    }
    student {
      id
      databaseId
    }
    book {
      id
      databaseId
      slug
    }
  }
`);

export type BorrowingRow = BorrowingColumns_BorrowingFragment;

export function readBorrowingRows(
  refs: readonly FragmentType<typeof BorrowingColumns_borrowing>[],
): readonly BorrowingRow[] {
  return readFragment(BorrowingColumns_borrowing, refs);
}

interface ColumnOptions {
  list: ListName;
  timeZone: string;
  editsBooks: boolean;
}

/** The columns of one of the lists: what is open has its lateness, what has ended its end. */
export function borrowingColumns({ list, timeZone, editsBooks }: ColumnOptions): readonly TableColumn<BorrowingRow>[] {
  const isOpen = list === "open" || list === "overdue" || list === "due_today";
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
      shown: list === "held" ? "byChoice" : "usually",
      cell: ({ className }) => className && <span className="row-text">{className}</span>,
    },
    {
      key: "book",
      label: "Buku",
      width: "fill",
      textOf: ({ bookTitle, itemCode }) => `${bookTitle} ${itemCode}`,
      shown: "always",
      cell: ({ book, bookTitle, itemCode }, tabIndex) => (
        <BookCell
          href={book ? (editsBooks ? editCopyHref(book, itemCode) : `/books/${book.slug}`) : undefined}
          title={bookTitle}
          itemCode={itemCode}
          tabIndex={tabIndex}
        />
      ),
    },
    {
      key: "entered",
      label: "Susulan",
      width: "text",
      textOf: ({ enteredBy }) => enteredBy,
      shown: "byChoice",
      cell: ({ enteredAt, enteredBy }) =>
        enteredAt && (
          <span className="row-text text-muted">
            <DayCell instant={enteredAt} timeZone={timeZone} /> {enteredBy}
          </span>
        ),
    },
    {
      key: "nis",
      label: "NIS / No. anggota",
      width: "text",
      textOf: ({ nis }) => nis,
      shown: "byChoice",
      cell: ({ nis }) => <span className="row-text tabular-nums">{nis}</span>,
    },
    {
      key: "borrowed",
      label: "Dipinjam",
      width: "narrow",
      shown: list === "overdue" || list === "held" ? "byChoice" : "usually",
      cell: ({ borrowedAt }) => <DayCell instant={borrowedAt} timeZone={timeZone} />,
    },
    {
      key: "due",
      label: "Jatuh tempo",
      width: "narrow",
      shown: list === "returned" || list === "held" ? "byChoice" : "usually",
      cell: ({ dueAt }) => (
        <time dateTime={dueAt} className="whitespace-nowrap">
          {formatDate(dueAt)}
        </time>
      ),
    },
    ...(list === "returned"
      ? [
          {
            key: "returned",
            label: "Dikembalikan",
            width: "narrow",
            shown: "usually",
            cell: ({ returnedAt }) => returnedAt && <DayCell instant={returnedAt} timeZone={timeZone} />,
          } satisfies TableColumn<BorrowingRow>,
        ]
      : []),
    ...(list === "held" ? heldColumns(timeZone) : []),
    ...(isOpen
      ? [
          {
            key: "late",
            label: "Terlambat",
            width: "narrow",
            shown: "usually",
            isNumber: true,
            cell: ({ overdueDays }) =>
              overdueDays > 0 && <span className="font-semibold text-bata">{overdueDays} hari</span>,
          } satisfies TableColumn<BorrowingRow>,
        ]
      : []),
    {
      key: "fine",
      label: "Denda",
      width: "narrow",
      // More than six columns would scroll sideways.
      shown: list === "open" || list === "held" ? "byChoice" : "usually",
      isNumber: true,
      cell: ({ fine }) => fine > 0 && formatPrice(fine),
    },
    {
      key: "renewals",
      label: "Perpanjangan",
      width: "narrow",
      shown: "byChoice",
      isNumber: true,
      cell: ({ renewalCount }) => renewalCount > 0 && `${renewalCount} kali`,
    },
  ];
}

/** What waits for somebody with the right: by what, since when, and what it is worth. */
function heldColumns(timeZone: string): readonly TableColumn<BorrowingRow>[] {
  return [
    {
      key: "held",
      label: "Pengecualian",
      width: "text",
      textOf: ({ held }) => exceptionsText(held?.checks ?? []),
      shown: "always",
      cell: ({ held }) => <span className="row-text">{exceptionsText(held?.checks ?? [])}</span>,
    },
    {
      key: "scanned",
      label: "Dipindai",
      width: "narrow",
      shown: "usually",
      cell: ({ borrowedAt, returnedAt }) => <DayCell instant={returnedAt ?? borrowedAt} timeZone={timeZone} />,
    },
    {
      key: "received",
      label: "Diterima",
      width: "narrow",
      shown: "usually",
      cell: ({ held }) => held && <DayCell instant={held.receivedAt} timeZone={timeZone} />,
    },
    {
      key: "heldFine",
      label: "Denda dihapus",
      width: "narrow",
      shown: "usually",
      isNumber: true,
      cell: ({ held }) => held && held.fine > 0 && formatPrice(held.fine),
    },
    {
      key: "heldBy",
      label: "Oleh",
      width: "text",
      textOf: ({ held }) => held?.by ?? "",
      shown: "byChoice",
      cell: ({ held }) => held?.by && <span className="row-text">{held.by}</span>,
    },
  ];
}
