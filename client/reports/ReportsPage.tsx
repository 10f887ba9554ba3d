import { Printer, Target } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { lazy } from "../app/lazy/lazy";
import { useLibraryToday } from "../app/layout/useLibraryToday";
import { formatDate } from "../format/formatDate";
import { graphql } from "../gql/gql";
import { DayRangeFields } from "../lists/days/DayRangeFields";
import { useCan } from "../session/useViewer";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { Notice } from "../ui/Notice";
import { Skeleton } from "../ui/Skeleton";
import { AccreditationFigures } from "./AccreditationFigures";
import { LoanFigures } from "./LoanFigures";
import { EXPORTS, parseReportsUrl, reportExportHref, reportsHref, schoolYears } from "./reportsUrlState";

const TargetsSheet = lazy(() => import("./targets/TargetsSheet").then((m) => m.TargetsSheet), null);

const ReportsQuery = graphql(`
  query Reports($from: Date, $to: Date) {
    accreditationReport(from: $from, to: $to) {
      from
      to
      today
      ...AccreditationFigures_accreditationReport
    }
    loanReport(from: $from, to: $to) {
      ...LoanFigures_loanReport
    }
  }
`);

const YEAR_STYLE =
  "filter-tab justify-center px-2 sm:px-3.5 aria-[current=true]:border-nila aria-[current=true]:bg-nila-soft " +
  "aria-[current=true]:text-nila";

/** What a school year was, in figures that are handed in, printed or counted on with. */
export function ReportsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const today = useLibraryToday();
  const urlState = parseReportsUrl(params);
  const setsTargets = useCan("SETTINGS_WRITE");
  const [isSettingTargets, setIsSettingTargets] = useState(false);
  const query = usePageQuery(ReportsQuery, { from: urlState.from || null, to: urlState.to || null });
  const shown = query.data ?? (query.isLoading ? query.previousData : undefined);
  const years = schoolYears(today);
  // The server completes a day that is given alone; until it has, the fields show what the URL says.
  const range = query.data?.accreditationReport ?? (urlState.from || urlState.to ? urlState : (years[0] ?? urlState));

  return (
    <AdminPage
      title="Laporan"
      actions={
        <>
          {setsTargets && (
            <button
              type="button"
              onClick={() => setIsSettingTargets(true)}
              className={`needs-script ${buttonStyle("outlined", "compact")}`}
            >
              <Target aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              Atur target
            </button>
          )}
          <button
            type="button"
            onClick={() => window.print()}
            className={`needs-script ${buttonStyle("outlined", "compact")}`}
          >
            <Printer aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Cetak
          </button>
        </>
      }
    >
      <form
        action="/admin/reports"
        method="get"
        onSubmit={(event) => event.preventDefault()}
        className="mb-4 grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap"
      >
        <ul aria-label="Tahun ajaran" className="col-span-2 grid grid-cols-3 gap-2 sm:flex">
          {years.map((year) => (
            <li key={year.label} className="grid">
              <Link
                to={reportsHref(year)}
                aria-current={year.from === range.from && year.to === range.to ? "true" : undefined}
                className={YEAR_STYLE}
              >
                {year.label}
              </Link>
            </li>
          ))}
        </ul>
        <DayRangeFields
          from={range.from}
          to={range.to}
          labels={{ from: "Dari", to: "Sampai" }}
          change={({ from = range.from, to = range.to }) => void navigate(reportsHref({ from, to }), { replace: true })}
        />
        <noscript>
          <button type="submit" className={buttonStyle("outlined", "compact")}>
            Tampilkan
          </button>
        </noscript>
      </form>
      {query.failure === "refused" && (
        <Notice title="Laporan tidak tersedia untuk tanggal ini">
          {query.outcome?.errors[0]?.message ?? "Pilih rentang paling lama satu tahun."}
        </Notice>
      )}
      {query.failure === "failed" && <LoadFailure title="Laporan gagal dimuat" onRetry={query.retry} />}
      {!query.failure && !shown && <ReportsSkeleton />}
      {!query.failure && shown && (
        <div
          aria-busy={query.isLoading}
          className={`print-alone grid gap-8 transition-opacity duration-150 ${query.isLoading ? "opacity-60" : ""}`}
        >
          <section aria-labelledby="angka-akreditasi">
            <h2 id="angka-akreditasi" className="font-serif text-xl font-semibold">
              Angka akreditasi
            </h2>
            <p className="mb-3 text-sm text-muted">
              {formatDate(shown.accreditationReport.from)} sampai {formatDate(shown.accreditationReport.to)}; koleksi
              dan anggota per {formatDate(shown.accreditationReport.today)}
            </p>
            <AccreditationFigures report={shown.accreditationReport} />
          </section>
          <section aria-labelledby="angka-peminjaman">
            <h2 id="angka-peminjaman" className="font-serif text-xl font-semibold">
              Peminjaman
            </h2>
            <p className="mb-3 text-sm text-muted text-pretty">
              Tanpa Buku Paket dan set kelas, yang ikut dihitung di grafik Dasbor.
            </p>
            <LoanFigures report={shown.loanReport} />
          </section>
        </div>
      )}
      <section aria-labelledby="unduh-csv" className="mt-8">
        <h2 id="unduh-csv" className="font-serif text-xl font-semibold">
          Unduh CSV
        </h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {EXPORTS.map(({ report, label }) => (
            <li key={report}>
              <a href={reportExportHref(urlState, report)} download className={buttonStyle("outlined", "compact")}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {isSettingTargets && <TargetsSheet onClose={() => setIsSettingTargets(false)} />}
    </AdminPage>
  );
}

function ReportsSkeleton() {
  return (
    <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3" aria-busy="true">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-124 rounded-2xl" />
      ))}
    </div>
  );
}
