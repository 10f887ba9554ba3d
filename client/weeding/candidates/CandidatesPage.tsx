import { useMemo, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { ExportLink } from "../../admin/ExportLink";
import { DataTable } from "../../admin/table/DataTable";
import { MoreRows } from "../../admin/table/MoreRows";
import { SelectionBar } from "../../admin/table/selection/SelectionBar";
import { tableSelection } from "../../admin/table/selection/tableSelection";
import { useTableSelection } from "../../admin/table/selection/useTableSelection";
import { TableSkeleton } from "../../admin/table/TableSkeleton";
import { shownData } from "../../apollo/pageQuery/shownData";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { useNextPages } from "../../apollo/pageQuery/useNextPages";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { showMessage } from "../../page/messages/flashMessage";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Notice } from "../../ui/Notice";
import { weedingHref, WEEDINGS_CRUMB } from "../weedingLabels";
import { candidateColumns, type CandidateRow, readCandidateRows } from "./candidateColumns";
import { CandidateFilters } from "./CandidateFilters";
import {
  candidatesFileHref,
  candidatesHref,
  type CandidatesUrlState,
  countFilters,
  parseCandidatesUrl,
  toCandidateFilter,
  withoutFilters,
} from "./candidatesUrlState";
import { CollectSheet } from "./CollectSheet";

const WeedingCandidatesQuery = graphql(`
  query WeedingCandidates($first: Int!, $after: String, $filter: WeedingCandidateFilter) {
    weedingCandidates(first: $first, after: $after, filter: $filter) {
      edges {
        cursor
        node {
          ...CandidateColumns_candidate
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
const CRUMBS = [WEEDINGS_CRUMB];
const selectedCandidates = tableSelection<CandidateRow>();

/** Copies that may leave the collection, each with why. */
export function CandidatesPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const urlState = parseCandidatesUrl(params);
  const today = useLibraryToday();
  const selection = useTableSelection(selectedCandidates);
  const canCollect = useCan("CATALOGUE_WRITE");
  const [isAsking, setIsAsking] = useState(false);
  const change = (changes: Partial<CandidatesUrlState>) =>
    void navigate(candidatesHref({ ...urlState, ...changes }), { replace: true });
  const codes = [...selection.selected.keys()];
  return (
    <AdminPage
      ownAddress={candidatesHref(urlState)}
      title="Kandidat penyiangan"
      crumbs={CRUMBS}
      actions={
        <>
          <ExportLink href={candidatesFileHref(urlState, today)} />
          {urlState.weeding !== "" && (
            <Link to={weedingHref(Number(urlState.weeding))} className={buttonStyle("outlined", "compact")}>
              Kembali memindai
            </Link>
          )}
        </>
      }
      selectionBar={
        codes.length > 0 &&
        canCollect && (
          <SelectionBar count={codes.length} onClear={selection.clear}>
            <button type="button" onClick={() => setIsAsking(true)} className="bar-action">
              Masukkan ke penyiangan
            </button>
          </SelectionBar>
        )
      }
    >
      <div className="table-area">
        <CandidateFilters urlState={urlState} change={change} />
        <CandidateLines urlState={urlState} today={today} canCollect={canCollect} />
      </div>
      {isAsking && (
        <CollectSheet
          codes={codes}
          weeding={urlState.weeding}
          onClose={() => setIsAsking(false)}
          onCollected={({ id, collected, refused }) => {
            setIsAsking(false);
            selection.clear();
            const [first] = refused;
            showMessage(
              `${formatNumber(collected)} eksemplar dikumpulkan.${
                first === undefined ? "" : ` ${formatNumber(refused.length)} tidak: ${first}`
              }`,
              first === undefined ? "success" : undefined,
            );
            change({ weeding: String(id) });
          }}
        />
      )}
    </AdminPage>
  );
}

interface CandidateLinesProps {
  urlState: CandidatesUrlState;
  today: string;
  canCollect: boolean;
}

/** The candidates so far, and whether more are looked for. */
function useCandidates(urlState: CandidatesUrlState, today: string) {
  const query = useFreshQuery(WeedingCandidatesQuery, {
    first: ROWS_PER_PAGE,
    after: null,
    filter: toCandidateFilter(urlState, today),
  });
  const candidates = shownData(query)?.weedingCandidates;
  const rows = useMemo(() => readCandidateRows(candidates?.edges.map(({ node }) => node) ?? []), [candidates]);
  const pageInfo = candidates?.pageInfo;
  const next = pageInfo?.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  // A page looks at so many copies and no more: where none of them matches, the next ones are looked at.
  const isLooking = rows.length === 0 && next !== null && !query.isLoading;
  const looking = useNextPages(isLooking ? next : null, (after) => query.fetchMore({ variables: { after } }));
  return { query, rows, next, looking, isReady: candidates !== undefined && !isLooking };
}

function CandidateLines({ urlState, today, canCollect }: CandidateLinesProps) {
  const { query, rows, next, looking, isReady } = useCandidates(urlState, today);
  const selection = useTableSelection(selectedCandidates);
  if (query.failure === "refused") {
    return <Notice title="Filter tidak dapat dipakai">Tulis nomor kelas tiga angka. Contoh: 800</Notice>;
  }
  if (query.failure) return <LoadFailure title="Kandidat gagal dimuat" onRetry={query.retry} />;
  if (looking.hasFailed) return <LoadFailure title="Kandidat gagal dimuat" onRetry={looking.retry} />;
  if (!isReady) return <TableSkeleton columns={candidateColumns} isPlain={!canCollect} />;
  if (rows.length === 0) return <NoCandidates urlState={urlState} />;
  return (
    <>
      <p className="mb-2 text-sm text-muted text-pretty">
        Urut dari yang paling lama dimiliki. Yang sedang dipinjam, direservasi, atau sudah terkumpul tidak ditampilkan.
      </p>
      <DataTable
        label="Kandidat penyiangan"
        columns={candidateColumns}
        rows={rows}
        actions={[]}
        nameOf={({ title }) => title}
        isBusy={query.isLoading}
        {...(canCollect ? { selection, toItem: (row: CandidateRow) => row } : {})}
      />
      {next !== null && (
        <MoreRows
          list={candidatesHref(urlState)}
          shown={rows.length}
          total={undefined}
          noun="eksemplar"
          onMore={() => query.fetchMore({ variables: { after: next } })}
        />
      )}
    </>
  );
}

function NoCandidates({ urlState }: { urlState: CandidatesUrlState }) {
  const isNarrowed = countFilters(urlState) > 0;
  return (
    <Notice
      title={isNarrowed ? "Tidak ada yang cocok" : "Belum ada eksemplar"}
      actions={
        isNarrowed && (
          <Link to={candidatesHref(withoutFilters(urlState))} className={buttonStyle("outlined", "compact")}>
            Hapus semua filter
          </Link>
        )
      }
    >
      {isNarrowed
        ? "Longgarkan umur, pemakaian, atau tempatnya."
        : "Eksemplar yang dapat disiangi tampil di sini begitu koleksinya terisi."}
    </Notice>
  );
}
