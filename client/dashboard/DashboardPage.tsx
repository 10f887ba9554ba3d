import { Link } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { useLibraryToday } from "../app/layout/useLibraryToday";
import { useLibraryTimeZone } from "../app/layout/LibraryTimeZone";
import { useBrowserValue } from "../app/rendering/useBrowserValue";
import { openingText } from "../about/openingText";
import { formatDay } from "../format/formatDate";
import { graphql } from "../gql/gql";
import { useCan } from "../session/useViewer";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { Attention, AttentionSkeleton } from "./Attention";
import { DemoNotice } from "./DemoNotice";
import { DeskFigures } from "./DeskFigures";
import { FirstSteps } from "./FirstSteps";
import { LatestActs } from "./LatestActs";
import { useLiveDashboard } from "./useLiveDashboard";
import { YearCharts, YearChartsSkeleton } from "./YearCharts";

const DashboardQuery = graphql(`
  query Dashboard($readsAudit: Boolean!) {
    libraryInfo {
      books
      hasDemoData
      ...DeskFigures_libraryInfo
      attention {
        ...Attention_attentionStats
      }
      chartData {
        ...YearCharts_chartStats
      }
    }
    settings {
      opening {
        isOpen
        today
        changesAt
        openDayName
      }
    }
    auditEntries(first: 8) @include(if: $readsAudit) {
      nodes {
        id
        ...LatestActs_auditEntry
      }
    }
  }
`);

/** What needs doing first, then how the library does and what happened last; it follows every change. */
export function DashboardPage() {
  const readsAudit = useCan("AUDIT_READ");
  const addsBooks = useCan("CATALOGUE_WRITE");
  const { data, failure, retry } = usePageQuery(DashboardQuery, { readsAudit });
  const isLive = useLiveDashboard(DashboardQuery, { readsAudit });
  const timeZone = useLibraryTimeZone();
  const today = useLibraryToday();
  const info = data?.libraryInfo;
  return (
    <AdminPage
      title="Dasbor"
      count={
        <>
          {formatDay(today)}
          {data && <span className="max-sm:hidden"> · {openingText(data.settings.opening, timeZone)}</span>}
        </>
      }
      actions={
        addsBooks && (
          <>
            <Link to="/admin/books/import" className={buttonStyle("outlined", "compact")}>
              Impor
            </Link>
            <Link to="/admin/books/new" className={buttonStyle("filled", "compact")}>
              Tambah buku
            </Link>
          </>
        )
      }
    >
      <PlainHttpNotice />
      {failure && !data ? (
        <LoadFailure title="Dasbor gagal dimuat" onRetry={retry} />
      ) : (
        <div aria-busy={!info} className="grid gap-4">
          {!info && <span className="sr-only">Memuat…</span>}
          {info?.hasDemoData && <DemoNotice />}
          {info?.books === 0 && addsBooks && <FirstSteps />}
          {info ? info.attention && <Attention attention={info.attention} /> : <AttentionSkeleton />}
          <div className={readsAudit ? "grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22.5rem]" : "grid gap-4"}>
            <div className="grid min-w-0 gap-4">
              <DeskFigures libraryInfo={info} />
              {info ? info.chartData && <YearCharts charts={info.chartData} /> : <YearChartsSkeleton />}
            </div>
            {readsAudit && <LatestActs entries={data?.auditEntries?.nodes} isLive={isLive} />}
          </div>
        </div>
      )}
    </AdminPage>
  );
}

/** What the library lacks without HTTPS, where the browser says that it is without. */
function PlainHttpNotice() {
  const isPlain = useBrowserValue(() => !window.isSecureContext, false);
  return isPlain ? (
    <aside
      aria-label="Sambungan tanpa HTTPS"
      className="mb-5 rounded-2xl border border-line bg-card px-5 py-4 text-pretty"
    >
      <p className="font-medium">Sambungan ini tanpa HTTPS</p>
      <p className="mt-1 text-sm text-muted">
        Orang lain di jaringan yang sama dapat membaca kata sandi dan data siswa. Silakan login dari komputer tempat
        Aksara berjalan, atau pasang HTTPS: caranya ada di README, bagian “Logging in”.
      </p>
    </aside>
  ) : null;
}
