import { ArrowDown, ArrowUp, BookmarkX, Plus } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { ExportLink } from "../../../admin/ExportLink";
import { DataTable } from "../../../admin/table/DataTable";
import { NextRows } from "../../../admin/table/NextRows";
import { useHistoryActions } from "../../../admin/history/recordHistory";
import type { RowAction } from "../../../admin/table/RowAction";
import { TableSkeleton } from "../../../admin/table/TableSkeleton";
import type { OperationResult } from "../../../apollo/operationResult";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { showMessage } from "../../../page/messages/flashMessage";
import { showFailure } from "../../../forms/errors/showFailure";
import { formatNumber } from "../../../format/formatNumber";
import { personName } from "../../../format/personName";
import { readFragment } from "../../../gql/fragment-masking";
import { useCan } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Notice } from "../../../ui/Notice";
import {
  borrowingsHref,
  listExportHref,
  NO_FILTERS,
  RESERVATION_LISTS,
  type ReservationListName,
} from "../borrowingsUrlState";
import { type ReservationRow, reservationColumns } from "./reservationColumns";
import { ReservationCountsQuery, ReservationListQuery, ReservationRow_reservation } from "./reservationDocuments";
import { useReservationCommands } from "./useReservationCommands";

interface ReservationListsProps {
  list: ReservationListName;
  /** Null where the viewer may only read. */
  onReserve: (() => void) | null;
}

const ROWS_PER_PAGE = 50;

/** The queues as the desk sees them: what is to be fetched, who waits, and what is over. */
export function ReservationLists({ list, onReserve }: ReservationListsProps) {
  const { data, previousData } = usePageQuery(ReservationCountsQuery, {});
  const counts = data ?? previousData;
  return (
    <div className="table-area">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <nav aria-label="Daftar reservasi" className="tab-strip">
          {(Object.keys(RESERVATION_LISTS) as ReservationListName[]).map((name) => (
            <Link
              key={name}
              to={borrowingsHref({ ...NO_FILTERS, status: name })}
              aria-current={name === list ? "page" : undefined}
              className="section-tab"
            >
              {RESERVATION_LISTS[name].label}
              {name !== "ended" && counts && (
                <span className="text-xs font-semibold tabular-nums">{formatNumber(counts[name].totalCount)}</span>
              )}
            </Link>
          ))}
        </nav>
        <div className="flex flex-wrap gap-2">
          <ExportLink href={listExportHref({ ...NO_FILTERS, status: list })} />
          {onReserve && (
            <button type="button" onClick={onReserve} className={`needs-script ${buttonStyle("filled", "compact")}`}>
              <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              Reservasi baru
            </button>
          )}
        </div>
      </div>
      <ReservationTable key={list} list={list} canWrite={onReserve !== null} />
    </div>
  );
}

function ReservationTable({ list, canWrite }: { list: ReservationListName; canWrite: boolean }) {
  const timeZone = useLibraryTimeZone();
  const editsBooks = useCan("CATALOGUE_WRITE");
  const columns = useMemo(() => reservationColumns(list, { timeZone, editsBooks }), [list, timeZone, editsBooks]);
  const history = useHistoryActions<ReservationRow>("reservation");
  const actions = [...useRowActions(list, canWrite), ...history];
  const query = usePageQuery(ReservationListQuery, {
    first: ROWS_PER_PAGE,
    after: null,
    filter: { status: RESERVATION_LISTS[list].list },
  });
  const reservations = (query.data ?? query.previousData)?.reservations;
  const rows = useMemo(
    () =>
      readFragment(
        ReservationRow_reservation,
        (reservations?.edges ?? []).map(({ node }) => node),
      ),
    [reservations],
  );

  if (query.failure) return <LoadFailure title="Reservasi gagal dimuat" onRetry={query.retry} />;
  if (!reservations) return <TableSkeleton columns={columns} isPlain />;
  if (rows.length === 0) {
    const [title, text] = EMPTY[list];
    return <Notice title={title}>{text}</Notice>;
  }
  return (
    <>
      <DataTable
        label="Reservasi"
        columns={columns}
        rows={rows}
        actions={actions}
        nameOf={nameOf}
        isBusy={query.isLoading}
      />
      <NextRows
        list={list}
        connection={reservations}
        shown={rows.length}
        noun="reservasi"
        onMore={(after) => query.fetchMore({ variables: { after } })}
      />
    </>
  );
}

const nameOf = ({ bookTitle, studentName }: ReservationRow) => `${bookTitle}, ${personName(studentName)}`;

const EMPTY: Readonly<Record<ReservationListName, readonly [title: string, text: string]>> = {
  ready: [
    "Tidak ada buku yang menunggu diambil",
    "Buku yang disimpan untuk pemesan tampil di sini dengan batas pengambilannya.",
  ],
  waiting: ["Tidak ada reservasi yang menunggu", "Anggota yang mereservasi judul yang sedang dipinjam tampil di sini."],
  ended: [
    "Belum ada reservasi yang berakhir",
    "Reservasi yang dipinjam, dibatalkan, atau tidak diambil tampil di sini.",
  ],
};

function useRowActions(list: ReservationListName, canWrite: boolean): readonly RowAction<ReservationRow>[] {
  const { cancel, move, undo, isBusy } = useReservationCommands();
  if (!canWrite || list === "ended") return [];

  const tell = (result: OperationResult<{ actId: number }>, text: string) => {
    const { data } = result;
    if (data === null) return showFailure(result);
    const takeBack = async () => {
      const undone = await undo(data.actId);
      if (undone.data === null) showFailure(undone);
      else showMessage("Diurungkan.", "success");
    };
    showMessage(text, "success", { label: "Urungkan", run: () => void takeBack() });
  };
  const moveTo = async ({ id, position, studentName }: ReservationRow, by: number) => {
    if (isBusy || !position) return;
    const place = Math.max(1, position + by);
    if (place === position) return showMessage(`${personName(studentName)} sudah di giliran pertama.`);
    const result = await move(id, place);
    const moved = result.data && readFragment(ReservationRow_reservation, result.data.reservation);
    tell(result, `${personName(studentName)} sekarang giliran ${moved?.position ?? place}.`);
  };
  const drop = async ({ id, studentName, bookTitle }: ReservationRow) => {
    if (!isBusy) tell(await cancel(id), `Reservasi ${bookTitle} untuk ${personName(studentName)} dibatalkan.`);
  };
  return [
    ...(list === "waiting"
      ? [
          { label: "Majukan giliran", Icon: ArrowUp, run: (row: ReservationRow) => void moveTo(row, -1) },
          { label: "Mundurkan giliran", Icon: ArrowDown, run: (row: ReservationRow) => void moveTo(row, 1) },
        ]
      : []),
    { label: "Batalkan", Icon: BookmarkX, isDestructive: true, run: (row: ReservationRow) => void drop(row) },
  ];
}
