import { useReactiveVar } from "@apollo/client/react";
import { type ReactNode, useMemo } from "react";
import { BookPlus, ScanBarcode, UserPlus } from "lucide-react";
import { Link } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import { libraryChanges } from "../admin/live/libraryChanges";
import { useRefetchOnChange } from "../admin/live/useRefetchOnChange";
import { SystemNotices } from "../admin/system/SystemNotices";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { useLibraryToday } from "../page/library/useLibraryToday";
import { useLibraryTimeZone } from "../page/library/LibraryTimeZone";
import { useBrowserValue } from "../page/rendering/useBrowserValue";
import { openingText } from "../format/openingText";
import { formatDay } from "../format/formatDate";
import { graphql } from "../gql/gql";
import type { DashboardQuery as Loaded } from "../gql/graphql";
import { useCan } from "../session/useViewer";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { Skeleton } from "../ui/Skeleton";
import { Attention, AttentionSkeleton } from "./Attention";
import { BackupNotice } from "./BackupNotice";
import { CategoryShares } from "./CategoryShares";
import { DemoNotice } from "./DemoNotice";
import { DeskFigures } from "./DeskFigures";
import { DoorNotice } from "./DoorNotice";
import { FirstSteps } from "./FirstSteps";
import { HistoryNotice } from "./HistoryNotice";
import { LatestEvents } from "./LatestEvents";
import { TopBooks } from "./TopBooks";
import { YearCharts, YearChartsSkeleton } from "./YearCharts";

const DashboardQuery = graphql(`
  query Dashboard($seesBackups: Boolean!) {
    backupInfo @include(if: $seesBackups) {
      ...BackupNotice_backupInfo
    }
    libraryInfo {
      books
      hasDemoData
      ...DeskFigures_libraryInfo
      attention {
        ...DeskTasks_attentionStats
      }
      recent {
        ...LatestEvents_recentInfo
      }
      chartData {
        ...YearCharts_chartStats
        ...TopBooks_chartStats
        ...CategoryShares_chartStats
      }
    }
    settings {
      anonymiseAfterMonths
      opening {
        isOpen
        today
        changesAt
        openDayName
      }
    }
  }
`);

/** Who waits first, then how the library does and what happened last, then data to mend; it follows every change. */
export function DashboardPage() {
  const seesBackups = useCan("BACKUPS_READ");
  const variables = useMemo(() => ({ seesBackups }), [seesBackups]);
  const { data, failure, retry } = usePageQuery(DashboardQuery, variables);
  useRefetchOnChange(DashboardQuery, variables);
  const timeZone = useLibraryTimeZone();
  const today = useLibraryToday();
  return (
    <AdminPage
      title="Dasbor"
      count={
        <>
          {formatDay(today)}
          {data && <span className="max-sm:hidden"> · {openingText(data.settings.opening, timeZone)}</span>}
        </>
      }
      actions={<DeskLinks />}
    >
      <PlainHttpNotice />
      {failure && !data ? <LoadFailure title="Dasbor gagal dimuat" onRetry={retry} /> : <Overview data={data} />}
    </AdminPage>
  );
}

function DeskLinks() {
  const addsBooks = useCan("CATALOGUE_WRITE");
  const addsStudents = useCan("STUDENTS_WRITE");
  const lends = useCan("CIRCULATION_WRITE");
  return (
    <>
      {addsStudents && (
        <Link to="/admin/students/new" className={`max-sm:hidden ${buttonStyle("outlined", "compact")}`}>
          <UserPlus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Tambah anggota
        </Link>
      )}
      {addsBooks && (
        <Link to="/admin/books/new" className={`max-sm:hidden ${buttonStyle("outlined", "compact")}`}>
          <BookPlus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Tambah buku
        </Link>
      )}
      {lends && (
        <Link to="/admin/borrowings" className={buttonStyle("filled", "compact")}>
          <ScanBarcode aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Pinjam / kembalikan
        </Link>
      )}
    </>
  );
}

function Overview({ data }: { data: Loaded | undefined }) {
  const addsBooks = useCan("CATALOGUE_WRITE");
  const setsUp = useCan("SETTINGS_WRITE");
  const { isLive } = useReactiveVar(libraryChanges);
  // The same layout before and after: the system's notices are asked for once, and what has the focus keeps it.
  if (!data) {
    return (
      <Layout
        isBusy
        people={<AttentionSkeleton />}
        figures={<DeskFigures libraryInfo={undefined} />}
        charts={<YearChartsSkeleton />}
        latest={<LatestEvents recent={undefined} isLive={isLive} />}
        books={
          <div className="grid gap-4 lg:grid-cols-2">
            <Skeleton className="h-64 rounded-2xl" />
            <Skeleton className="h-64 rounded-2xl" />
          </div>
        }
      />
    );
  }
  const { libraryInfo, backupInfo, settings } = data;
  const { attention, chartData } = libraryInfo;
  return (
    <Layout
      notices={
        <>
          {libraryInfo.hasDemoData && <DemoNotice />}
          {libraryInfo.books === 0 && addsBooks && <FirstSteps />}
          {backupInfo && <BackupNotice info={backupInfo} />}
          {setsUp && <DoorNotice />}
        </>
      }
      people={attention && <Attention attention={attention} kind="people" />}
      figures={<DeskFigures libraryInfo={libraryInfo} />}
      charts={chartData && <YearCharts charts={chartData} />}
      latest={<LatestEvents recent={libraryInfo.recent} isLive={isLive} />}
      toMend={
        <>
          {attention && <Attention attention={attention} kind="data" />}
          {settings.anonymiseAfterMonths === null && setsUp && <HistoryNotice />}
        </>
      }
      books={
        chartData && (
          <div className="grid items-stretch gap-4 lg:grid-cols-2">
            <TopBooks charts={chartData} />
            <CategoryShares charts={chartData} />
          </div>
        )
      }
    />
  );
}

interface LayoutProps {
  isBusy?: boolean;
  notices?: ReactNode;
  people: ReactNode;
  figures: ReactNode;
  charts: ReactNode;
  latest: ReactNode;
  toMend?: ReactNode;
  books: ReactNode;
}

function Layout({ isBusy = false, notices, people, figures, charts, latest, toMend, books }: LayoutProps) {
  return (
    <div aria-busy={isBusy} className="grid gap-4">
      {isBusy && <span className="sr-only">Memuat…</span>}
      <SystemNotices hasDisks />
      {notices}
      {people}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="grid min-w-0 gap-4">
          {figures}
          {charts}
        </div>
        {latest}
      </div>
      {toMend}
      {books}
    </div>
  );
}

/** Says what is at risk without HTTPS, where the browser has no secure connection. */
function PlainHttpNotice() {
  const isPlain = useBrowserValue(() => !window.isSecureContext, false);
  return isPlain ? (
    <aside
      aria-label="Sambungan tanpa HTTPS"
      className="mb-5 rounded-2xl border border-line bg-card px-5 py-4 text-pretty"
    >
      <p className="font-medium">Sambungan ini tanpa HTTPS</p>
      <p className="mt-1 text-sm text-muted">
        Orang lain di jaringan yang sama dapat membaca kata sandi dan data anggota. Login dari komputer tempat Aksara
        berjalan, atau minta pengelola server memasang HTTPS (panduannya di README).
      </p>
    </aside>
  ) : null;
}
