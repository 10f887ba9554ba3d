import { useApolloClient } from "@apollo/client/react";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { ExportLink } from "../../admin/ExportLink";
import { useShortcut } from "../../admin/shortcuts/useShortcut";
import type { PageQuery } from "../../apollo/pageQuery/PageQuery";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { shownData } from "../../apollo/pageQuery/shownData";
import { FormSheet } from "../../forms/FormSheet";
import { graphql } from "../../gql/gql";
import type {
  AdminVisitsQuery as VisitsData,
  AdminVisitsQueryVariables,
  AdminVisitStatsQuery as StatsData,
  AdminVisitStatsQueryVariables,
} from "../../gql/graphql";
import { DaySectionsSkeleton } from "../../lists/days/DaySections";
import { LoadMoreButton } from "../../lists/LoadMoreButton";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Notice } from "../../ui/Notice";
import { ClassVisitForm } from "./ClassVisitForm";
import { CorrectVisitForm } from "./CorrectVisitForm";
import { VisitFilters } from "./VisitFilters";
import type { DeskVisit } from "./VisitLine";
import { VisitList } from "./VisitList";
import { VisitStats, VisitStatsSkeleton } from "./stats/VisitStats";
import { VoidVisitSheet } from "./VoidVisitSheet";
import {
  NO_FILTERS,
  parseVisitsUrl,
  toVisitArgs,
  visitsExportHref,
  visitsHref,
  type VisitsUrlState,
} from "./visitsUrlState";

const AdminVisitsQuery = graphql(`
  query AdminVisits($first: Int!, $after: String, $search: String, $filter: VisitFilter) {
    visits(first: $first, after: $after, search: $search, filter: $filter) {
      edges {
        cursor
        node {
          id
          visitedAt
          ...VisitLine_visit
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Apart from the list, which loads page after page. */
const AdminVisitStatsQuery = graphql(`
  query AdminVisitStats($search: String, $filter: VisitFilter) {
    visitStats(search: $search, filter: $filter) {
      perClass {
        className
      }
      ...VisitStats_visitStats
    }
  }
`);

const VISITS_PER_PAGE = 50;

type OpenSheet = { kind: "correct" | "void"; visit: DeskVisit } | { kind: "class" };

/** The guest book as the desk reads it: who came, how many, and what was written wrong. */
export function AdminVisitsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const urlState = parseVisitsUrl(params);
  const args = toVisitArgs(urlState);
  const list = usePageQuery(AdminVisitsQuery, { ...args, first: VISITS_PER_PAGE, after: null });
  const figures = usePageQuery(AdminVisitStatsQuery, args);
  useOnlyShownKept(visitsHref(urlState));

  const classNames = shownData(figures)?.visitStats.perClass.map(({ className }) => className) ?? [];
  const isFiltered = visitsHref(urlState) !== visitsHref(NO_FILTERS);

  // A search that is still being typed may end after another filter was chosen.
  const shown = useRef(urlState);
  useEffect(() => {
    shown.current = urlState;
  });
  const change = (changes: Partial<VisitsUrlState>) =>
    void navigate(visitsHref({ ...shown.current, ...changes }), { replace: true });

  const area = useRef<HTMLDivElement>(null);
  const [voidedCount, setVoidedCount] = useState(0);
  useEffect(() => {
    // The row that had the focus is gone.
    if (voidedCount > 0) area.current?.focus({ preventScroll: true });
  }, [voidedCount]);

  const close = () => setSheet(null);
  const recordClass = () => setSheet({ kind: "class" });
  useShortcut({ keys: "n", label: "Catat kunjungan kelas", run: recordClass });
  return (
    <AdminPage
      ownAddress={visitsHref(urlState)}
      title="Kunjungan"
      actions={
        <>
          <ExportLink href={visitsExportHref(urlState)} />
          <Link to="/visits" className={buttonStyle("outlined", "compact")}>
            Buka buku tamu
          </Link>
          <button type="button" onClick={recordClass} className={`needs-script ${buttonStyle("filled", "compact")}`}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Catat kunjungan kelas
          </button>
        </>
      }
    >
      <VisitFilters urlState={urlState} classNames={classNames} change={change} />
      <Figures figures={figures} urlState={urlState} isListFailed={list.failure !== undefined} />
      <div ref={area} role="region" tabIndex={-1} aria-label="Daftar kunjungan" className="outline-none">
        <Listed
          list={list}
          isFiltered={isFiltered}
          onRetry={() => {
            list.retry();
            if (figures.failure) figures.retry();
          }}
          onSheet={setSheet}
        />
      </div>
      <FormSheet title="Catat kunjungan kelas" isOpen={sheet?.kind === "class"} onClose={close}>
        <ClassVisitForm onDone={close} />
      </FormSheet>
      <FormSheet title="Sunting kunjungan" isOpen={sheet?.kind === "correct"} onClose={close}>
        {sheet?.kind === "correct" && <CorrectVisitForm visit={sheet.visit} isFiltered={isFiltered} onDone={close} />}
      </FormSheet>
      <VoidVisitSheet
        visit={sheet?.kind === "void" ? sheet.visit : null}
        onClose={close}
        onVoided={() => {
          close();
          setVoidedCount((count) => count + 1);
        }}
      />
    </AdminPage>
  );
}

interface FiguresProps {
  figures: PageQuery<StatsData, AdminVisitStatsQueryVariables>;
  urlState: VisitsUrlState;
  /** The list then says it, and its retry asks for both. */
  isListFailed: boolean;
}

function Figures({ figures, urlState, isListFailed }: FiguresProps) {
  if (figures.failure && isListFailed) return null;
  if (figures.failure) {
    return (
      <div className="mb-4">
        {figures.failure === "refused" ? (
          <Notice title="Grafik tidak tersedia untuk tanggal ini">
            {figures.outcome?.errors[0]?.message ?? "Pilih rentang maksimal sepuluh tahun sampai hari ini."}
          </Notice>
        ) : (
          <LoadFailure title="Grafik kunjungan gagal dimuat" onRetry={figures.retry} />
        )}
      </div>
    );
  }
  const stats = shownData(figures)?.visitStats;
  if (!stats) return <VisitStatsSkeleton />;
  return <VisitStats stats={stats} urlState={urlState} isBusy={figures.isLoading} />;
}

interface ListedProps {
  list: PageQuery<VisitsData, AdminVisitsQueryVariables>;
  isFiltered: boolean;
  onRetry: () => void;
  onSheet: (sheet: OpenSheet) => void;
}

function Listed({ list, isFiltered, onRetry, onSheet }: ListedProps) {
  if (list.failure === "refused") {
    return (
      <Notice title="Filter tidak dapat dipakai">
        Tanggal akhir tidak boleh sebelum tanggal awal. Ubah tanggalnya, atau hapus filter.
      </Notice>
    );
  }
  if (list.failure) return <LoadFailure title="Kunjungan gagal dimuat" onRetry={onRetry} />;
  const visits = shownData(list)?.visits;
  if (!visits) return <DaySectionsSkeleton height="h-11" />;
  const { edges, pageInfo } = visits;
  return (
    <>
      {edges.length === 0 ? (
        <NoVisits isFiltered={isFiltered} />
      ) : (
        <VisitList
          visits={edges.map(({ node }) => node)}
          isBusy={list.isLoading}
          onCorrect={(visit) => onSheet({ kind: "correct", visit })}
          onVoid={(visit) => onSheet({ kind: "void", visit })}
        />
      )}
      {pageInfo.hasNextPage && (
        <div className="mt-5 text-center">
          <LoadMoreButton onMore={() => list.fetchMore({ variables: { after: pageInfo.endCursor } })} />
        </div>
      )}
    </>
  );
}

/** Other lists and figures are asked for again when they are opened: a correction would have left them as they were. */
function useOnlyShownKept(href: string): void {
  const { cache } = useApolloClient();
  useEffect(
    () => () => {
      cache.evict({ id: "ROOT_QUERY", fieldName: "visits" });
      cache.evict({ id: "ROOT_QUERY", fieldName: "visitStats" });
    },
    [cache, href],
  );
}

function NoVisits({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <Notice title="Tidak ada yang cocok">Ubah kata pencarian, tanggal, atau filter lainnya.</Notice>
  ) : (
    <Notice
      title="Belum ada kunjungan"
      actions={
        <Link to="/visits" className={buttonStyle("outlined", "compact")}>
          Buka buku tamu
        </Link>
      }
    >
      Setiap anggota yang memindai kartunya, tamu, dan kelas yang mengisi buku tamu akan tampil di sini.
    </Notice>
  );
}
