import { Banknote } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { DataTable } from "../../../admin/table/DataTable";
import { NextRows } from "../../../admin/table/NextRows";
import { TableSkeleton } from "../../../admin/table/TableSkeleton";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { shownData } from "../../../apollo/pageQuery/shownData";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { formatNumber } from "../../../format/formatNumber";
import { formatPrice } from "../../../format/formatPrice";
import { useHistoryActions } from "../../../admin/history/recordHistory";
import { graphql } from "../../../gql/gql";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Notice } from "../../../ui/Notice";
import { FineFilters } from "./FineFilters";
import { fineColumns, type FineRow, readFineRows } from "./fineColumns";
import { finesHref, NO_FINE_FILTERS, toFineFilter } from "./finesUrlState";
import type { LedgerView } from "./LedgerView";

const FineTableQuery = graphql(`
  query FineTable($first: Int!, $after: String, $filter: FineFilter) {
    fines(first: $first, after: $after, filter: $filter) {
      totalCount
      openAmount
      edges {
        cursor
        node {
          id
          ...FineColumns_fine
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

/** All fines, the newest first, with what is open of them. */
export function FineTable({ urlState, change, onOpen }: LedgerView) {
  const timeZone = useLibraryTimeZone();
  const columns = useMemo(() => fineColumns(timeZone), [timeZone]);
  const query = usePageQuery(FineTableQuery, { first: ROWS_PER_PAGE, after: null, filter: toFineFilter(urlState) });
  const fines = shownData(query)?.fines;
  const rows = useMemo(() => readFineRows(fines?.edges.map(({ node }) => node) ?? []), [fines]);
  const history = useHistoryActions<FineRow>("fine");
  const isNarrowed = finesHref(urlState) !== finesHref(NO_FINE_FILTERS);
  return (
    <div className="table-area">
      <FineFilters urlState={urlState} change={change} isNarrowed={isNarrowed} />
      {query.failure === "refused" && (
        <Notice title="Filter tidak dapat dipakai">
          Tanggal akhir tidak boleh sebelum tanggal awal. Ubah tanggalnya, atau hapus filter.
        </Notice>
      )}
      {query.failure === "failed" && <LoadFailure title="Denda gagal dimuat" onRetry={query.retry} />}
      {!query.failure && !fines && <TableSkeleton columns={columns} isPlain />}
      {!query.failure && fines && rows.length === 0 && (
        <Notice
          title={isNarrowed ? "Tidak ada yang cocok" : "Belum ada denda"}
          actions={
            isNarrowed && (
              <Link to={finesHref(NO_FINE_FILTERS)} className={buttonStyle("outlined", "compact")}>
                Hapus semua filter
              </Link>
            )
          }
        >
          {isNarrowed
            ? "Ubah status, jenis, atau tanggalnya."
            : "Denda keterlambatan tercatat saat buku dikembalikan; denda lain ditambahkan di halaman anggota."}
        </Notice>
      )}
      {!query.failure && fines && rows.length > 0 && (
        <>
          <p role="status" className="mb-2 text-sm text-muted tabular-nums">
            {formatNumber(fines.totalCount)} denda ·{" "}
            <b className="font-semibold text-ink">{formatPrice(fines.openAmount)}</b> belum lunas
          </p>
          <DataTable
            label="Denda"
            columns={columns}
            rows={rows}
            actions={[
              {
                label: "Buka denda",
                Icon: Banknote,
                run: ({ student }) => {
                  if (student) onOpen(student.id);
                },
              },
              ...history,
            ]}
            nameOf={({ studentName }) => studentName}
            isBusy={query.isLoading}
          />
          <NextRows
            list={finesHref(urlState)}
            connection={fines}
            shown={rows.length}
            noun="denda"
            onMore={(after) => query.fetchMore({ variables: { after } })}
          />
        </>
      )}
    </div>
  );
}
