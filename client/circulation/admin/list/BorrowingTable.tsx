import { CalendarClock, Check, CircleOff, Undo2, X } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { DataTable } from "../../../admin/table/DataTable";
import { NextRows } from "../../../admin/table/NextRows";
import { useHistoryActions } from "../../../admin/history/recordHistory";
import type { RowAction } from "../../../admin/table/RowAction";
import type { TableColumn } from "../../../admin/table/TableColumn";
import { TableSkeleton } from "../../../admin/table/TableSkeleton";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { shownData } from "../../../apollo/pageQuery/shownData";
import { personName } from "../../../format/personName";
import { graphql } from "../../../gql/gql";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Notice } from "../../../ui/Notice";
import {
  borrowingsHref,
  type BorrowingsUrlState,
  isNarrowed,
  type ListName,
  toBorrowingArgs,
  withoutFilters,
} from "../borrowingsUrlState";
import type { LoanCommands } from "../desk/LoanLines";
import { type BorrowingRow, readBorrowingRows } from "./borrowingColumns";
import type { HeldLoan } from "./HeldSheet";

const BorrowingListQuery = graphql(`
  query BorrowingList($first: Int!, $after: String, $search: String, $filter: BorrowingFilter) {
    borrowings(first: $first, after: $after, search: $search, filter: $filter) {
      totalCount
      edges {
        cursor
        node {
          id
          ...BorrowingColumns_borrowing
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const ROWS_PER_PAGE = 50;

interface BorrowingTableProps {
  list: ListName;
  urlState: BorrowingsUrlState;
  columns: readonly TableColumn<BorrowingRow>[];
  /** Null where the viewer may only read. */
  commands: LoanCommands | null;
  /** What the viewer may decide in the list of what waits; null elsewhere, and where they may not. */
  decide?: ((held: HeldLoan) => void) | null;
}

/** One of the lists of loans, with what can be done with each. */
export function BorrowingTable({ list, urlState, columns, commands, decide = null }: BorrowingTableProps) {
  const query = usePageQuery(BorrowingListQuery, {
    ...toBorrowingArgs(list, urlState),
    first: ROWS_PER_PAGE,
    after: null,
  });
  const borrowings = shownData(query)?.borrowings;
  const rows = useMemo(() => readBorrowingRows(borrowings?.edges.map(({ node }) => node) ?? []), [borrowings]);
  const history = useHistoryActions<BorrowingRow>("borrowing");
  const actions = useMemo(
    () => [
      ...(decide === null ? [] : decisions(decide)),
      ...(commands === null ? [] : actionsOn(list, commands)),
      ...history,
    ],
    [list, commands, decide, history],
  );

  if (query.failure) return <LoadFailure title="Daftar peminjaman gagal dimuat" onRetry={query.retry} />;
  if (!borrowings) return <TableSkeleton columns={columns} isPlain />;
  if (rows.length === 0) return <NoBorrowings list={list} urlState={urlState} />;
  return (
    <>
      <DataTable
        label="Peminjaman"
        columns={columns}
        rows={rows}
        actions={actions}
        nameOf={nameOf}
        isBusy={query.isLoading}
      />
      <NextRows
        list={borrowingsHref(urlState)}
        connection={borrowings}
        shown={rows.length}
        noun="peminjaman"
        onMore={(after) => query.fetchMore({ variables: { after } })}
      />
    </>
  );
}

const nameOf = ({ bookTitle, studentName }: BorrowingRow) => `${bookTitle}, ${personName(studentName)}`;

function actionsOn(list: ListName, { giveBack, renew, reportLost }: LoanCommands): readonly RowAction<BorrowingRow>[] {
  if (list === "returned" || list === "held") return [];
  if (list === "lost") return [{ label: "Ditemukan", Icon: Undo2, run: ({ itemCode }) => giveBack(itemCode) }];
  return [
    { label: "Kembalikan", Icon: Undo2, run: ({ itemCode }) => giveBack(itemCode) },
    { label: "Perpanjang", Icon: CalendarClock, run: ({ id, itemCode }) => renew(id, itemCode) },
    {
      label: "Hilang",
      Icon: CircleOff,
      isDestructive: true,
      run: ({ id, itemCode, bookTitle, studentName, lostPrice }) =>
        reportLost({ id, itemCode, bookTitle, studentName: personName(studentName), price: lostPrice ?? null }),
    },
  ];
}

function decisions(decide: (held: HeldLoan) => void): readonly RowAction<BorrowingRow>[] {
  return [
    { label: "Setujui", Icon: Check, run: (loan) => decide({ loan, isApproved: true }) },
    { label: "Tolak", Icon: X, run: (loan) => decide({ loan, isApproved: false }) },
  ];
}

const EMPTY: Readonly<Record<ListName, readonly [title: string, text: string]>> = {
  open: ["Belum ada buku yang dipinjam", "Buku yang sedang dipinjam anggota tampil di sini dengan jatuh temponya."],
  overdue: ["Tidak ada buku yang terlambat", "Buku yang melewati jatuh temponya tampil di sini dengan dendanya."],
  due_today: ["Tidak ada buku yang jatuh tempo hari ini", "Buku yang jatuh tempo hari ini tampil di sini."],
  returned: ["Belum ada pengembalian", "Buku yang sudah dikembalikan tampil di sini, dari yang terbaru."],
  lost: ["Tidak ada buku yang hilang", "Buku yang dicatat hilang tampil di sini sampai ditemukan."],
  held: [
    "Tidak ada yang menunggu persetujuan",
    "Pengecualian yang dipindai petugas saat jaringan putus tampil di sini sampai diputuskan.",
  ],
};

function NoBorrowings({ list, urlState }: { list: ListName; urlState: BorrowingsUrlState }) {
  const [title, text] = EMPTY[list];
  return isNarrowed(urlState) ? (
    <Notice
      title="Tidak ada yang cocok"
      actions={
        <Link to={borrowingsHref(withoutFilters(urlState))} className={buttonStyle("outlined", "compact")}>
          Hapus semua filter
        </Link>
      }
    >
      Ubah kata pencarian atau kelasnya.
    </Notice>
  ) : (
    <Notice title={title}>{text}</Notice>
  );
}
