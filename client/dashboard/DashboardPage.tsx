import { useReactiveVar } from "@apollo/client/react";
import { useMemo } from "react";
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
  const addsBooks = useCan("CATALOGUE_WRITE");
  const addsStudents = useCan("STUDENTS_WRITE");
  const lends = useCan("CIRCULATION_WRITE");
  const setsUp = useCan("SETTINGS_WRITE");
  const seesBackups = useCan("BACKUPS_READ");
  const variables = useMemo(() => ({ seesBackups }), [seesBackups]);
  const { data, failure, retry } = usePageQuery(DashboardQuery, variables);
  useRefetchOnChange(DashboardQuery, variables);
  const { isLive } = useReactiveVar(libraryChanges);
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
      }
    >
      <PlainHttpNotice />
      {failure && !data ? (
        <LoadFailure title="Dasbor gagal dimuat" onRetry={retry} />
      ) : (
        <div aria-busy={!info} className="grid gap-4">
          {!info && <span className="sr-only">Memuat…</span>}
          <SystemNotices hasDisks />
          {info?.hasDemoData && <DemoNotice />}
          {info?.books === 0 && addsBooks && <FirstSteps />}
          {data?.backupInfo && <BackupNotice info={data.backupInfo} />}
          {info && setsUp && <DoorNotice />}
          {info ? info.attention && <Attention attention={info.attention} kind="people" /> : <AttentionSkeleton />}
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
            <div className="grid min-w-0 gap-4">
              <DeskFigures libraryInfo={info} />
              {info ? info.chartData && <YearCharts charts={info.chartData} /> : <YearChartsSkeleton />}
            </div>
            <LatestEvents recent={info?.recent} isLive={isLive} />
          </div>
          {info?.attention && <Attention attention={info.attention} kind="data" />}
          {data?.settings.anonymiseAfterMonths === null && setsUp && <HistoryNotice />}
          {info ? (
            info.chartData && (
              <div className="grid items-stretch gap-4 lg:grid-cols-2">
                <TopBooks charts={info.chartData} />
                <CategoryShares charts={info.chartData} />
              </div>
            )
          ) : (
            <div className="grid gap-4 lg:grid-cols-2">
              <Skeleton className="h-64 rounded-2xl" />
              <Skeleton className="h-64 rounded-2xl" />
            </div>
          )}
        </div>
      )}
    </AdminPage>
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
