import { useApolloClient } from "@apollo/client/react";
import { Printer, Target } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import { usePageQuery } from "../apollo/pageQuery/usePageQuery";
import { shownData } from "../apollo/pageQuery/shownData";
import { lazy } from "../page/lazy/lazy";
import { useLibraryToday } from "../page/library/useLibraryToday";
import { formatDate } from "../format/formatDate";
import { formatNumber } from "../format/formatNumber";
import { graphql } from "../gql/gql";
import { DayRangeFields } from "../lists/days/DayRangeFields";
import { useCan } from "../session/useViewer";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { Notice } from "../ui/Notice";
import { Skeleton } from "../ui/Skeleton";
import { AccreditationFigures } from "./figures/AccreditationFigures";
import { AcquisitionFigures } from "./figures/AcquisitionFigures";
import { FineFigures } from "./figures/FineFigures";
import { LateLoans } from "./figures/LateLoans";
import { LoanFigures } from "./figures/LoanFigures";
import { MemberFigures } from "./figures/MemberFigures";
import { NeverBorrowed } from "./figures/NeverBorrowed";
import { PrintedHead } from "../settings/letterhead/PrintedHead";
import { PrintedSignatures } from "../settings/letterhead/PrintedSignatures";
import { formPath, formTabs } from "./forms/formKinds";
import { ReportSection } from "./ReportSection";
import {
  EXPORTS,
  parseReportsUrl,
  reportExportHref,
  reportsHref,
  schoolYears,
  visitsExportHref,
} from "./reportsUrlState";
import { VisitFigures } from "./figures/VisitFigures";

const TopMembers = lazy(
  () => import("./figures/TopMembers").then((m) => m.TopMembers),
  <Skeleton className="h-110 rounded-2xl" />,
);
const InHouseFigures = lazy(
  () => import("./figures/InHouseFigures").then((m) => m.InHouseFigures),
  <Skeleton className="h-110 rounded-2xl" />,
);
const TargetsSheet = lazy(() => import("./targets/TargetsSheet").then((m) => m.TargetsSheet), null);

const ReportsQuery = graphql(`
  query Reports($from: Date, $to: Date) {
    accreditationReport(from: $from, to: $to) {
      from
      to
      today
      loans {
        neverBorrowed
      }
      ...AccreditationFigures_accreditationReport
      ...MemberFigures_accreditationReport
      ...VisitFigures_accreditationReport
      ...NeverBorrowed_accreditationReport
    }
    settings {
      ...PrintedHead_settings
      ...PrintedSignatures_settings
    }
    loanReport(from: $from, to: $to) {
      ...LoanFigures_loanReport
    }
  }
`);

/** The parts of the screen, in their order. */
const PARTS = {
  "angka-akreditasi": "Angka akreditasi",
  "angka-peminjaman": "Peminjaman",
  "baca-di-tempat": "Baca di tempat",
  "angka-kunjungan": "Kunjungan",
  "angka-anggota": "Anggota",
  "anggota-teraktif": "Anggota teraktif",
  "angka-pengadaan": "Pengadaan",
  "angka-denda": "Denda",
  "daftar-terlambat": "Terlambat hari ini",
  "daftar-tidak-dipinjam": "Tidak pernah dipinjam",
} as const;

/** What the screen asks for, all of which changes while people come, lend and return. */
const REPORTS = [
  "accreditationReport",
  "loanReport",
  "visitStats",
  "inHouseReport",
  "topMembers",
  "acquisitionReport",
  "fineReport",
  "borrowings",
  "neverBorrowedBooks",
];

const YEAR_STYLE =
  "filter-tab justify-center px-2 sm:px-3.5 aria-[current=true]:border-nila aria-[current=true]:bg-nila-soft " +
  "aria-[current=true]:text-nila";

/** What a school year was, in figures that are handed in, printed or counted on with. */
export function ReportsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const today = useLibraryToday();
  const urlState = parseReportsUrl(params);
  const { cache } = useApolloClient();
  const setsTargets = useCan("SETTINGS_WRITE");
  const readsTrail = useCan("AUDIT_READ");
  const forms = formTabs(readsTrail);
  const seesCirculation = useCan("CIRCULATION_READ");
  const seesLateLoans = useCan("STUDENTS_READ") && seesCirculation;
  const seesMembers = useCan("VISITS_READ") && seesLateLoans;
  const [isSettingTargets, setIsSettingTargets] = useState(false);
  const query = usePageQuery(ReportsQuery, { from: urlState.from || null, to: urlState.to || null });
  const shown = shownData(query);
  const report = shown?.accreditationReport;
  const years = schoolYears(today);
  const parts = Object.entries(PARTS).filter(
    ([id]) => (seesLateLoans || id !== "daftar-terlambat") && (seesMembers || id !== "anggota-teraktif"),
  );
  // Asked for anew each time that the screen is opened.
  useEffect(
    () => () => {
      for (const fieldName of REPORTS) cache.evict({ id: "ROOT_QUERY", fieldName });
    },
    [cache],
  );
  // The server completes a day that is given alone; until it has, the fields show what the URL says.
  const range = query.data?.accreditationReport ?? (urlState.from || urlState.to ? urlState : (years[0] ?? urlState));

  return (
    <AdminPage
      ownAddress={reportsHref(urlState)}
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
      <section
        aria-labelledby="untuk-diserahkan"
        className="mb-4 rounded-2xl border border-line bg-card p-4 print:hidden"
      >
        <h2 id="untuk-diserahkan" className="font-serif text-lg font-semibold">
          Untuk diserahkan
        </h2>
        <p className="text-sm text-muted text-pretty">
          Laporan bulanan, triwulan, dan tahunan dalam tabel, dengan kop dan penanda tangan.
        </p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {forms.map(({ name, label }) => (
            <li key={name}>
              <Link to={formPath(name)} className={buttonStyle("outlined", "compact")}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
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
      <nav aria-label="Bagian laporan" className="-mx-3 mb-3 flex overflow-x-auto">
        {parts.map(([id, label]) => (
          <a key={id} href={`#${id}`} className="section-tab">
            {label}
          </a>
        ))}
        <a href="#unduh-csv" className="section-tab">
          Unduh CSV
        </a>
      </nav>
      {query.failure === "refused" && (
        <Notice title="Laporan tidak tersedia untuk tanggal ini">
          {query.outcome?.errors[0]?.message ?? "Pilih rentang maksimal satu tahun."}
        </Notice>
      )}
      {query.failure === "failed" && <LoadFailure title="Laporan gagal dimuat" onRetry={query.retry} />}
      {!query.failure && !report && <ReportsSkeleton />}
      {!query.failure && report && (
        <div
          aria-busy={query.isLoading}
          className={`print-alone grid gap-8 transition-opacity duration-150 ${query.isLoading ? "opacity-60" : ""}`}
        >
          <PrintedHead
            settings={shown.settings}
            title={`Laporan ${formatDate(report.from)} sampai ${formatDate(report.to)}`}
          />
          <ReportSection
            {...part("angka-akreditasi")}
            note={`${formatDate(report.from)} sampai ${formatDate(report.to)}; koleksi dan anggota per ${formatDate(report.today)}`}
          >
            <AccreditationFigures report={report} />
          </ReportSection>
          <ReportSection
            {...part("angka-peminjaman")}
            note="Tanpa buku paket dan pinjaman kelas, yang ikut dihitung di grafik Dasbor."
          >
            <LoanFigures report={shown.loanReport} />
          </ReportSection>
          <ReportSection
            {...part("baca-di-tempat")}
            note="Buku yang dipindai di layar Baca di Tempat, menurut klasifikasi dan kategorinya pada hari itu."
          >
            <InHouseFigures from={report.from} to={report.to} />
          </ReportSection>
          <ReportSection {...part("angka-kunjungan")} note="Orang yang datang; kunjungan kelas dihitung per siswanya.">
            <VisitFigures report={report} />
          </ReportSection>
          <ReportSection {...part("angka-anggota")} note={`Per ${formatDate(report.today)}`}>
            <MemberFigures report={report} />
          </ReportSection>
          {seesMembers && (
            <ReportSection
              {...part("anggota-teraktif")}
              note="Tanpa buku paket; peminjaman dan kunjungan yang namanya sudah dihapus tidak dihitung."
            >
              <TopMembers from={report.from} to={report.to} />
            </ReportSection>
          )}
          <ReportSection {...part("angka-pengadaan")}>
            <AcquisitionFigures from={report.from} to={report.to} />
          </ReportSection>
          <ReportSection {...part("angka-denda")}>
            <FineFigures from={report.from} to={report.to} />
          </ReportSection>
          {seesLateLoans && (
            <ReportSection
              {...part("daftar-terlambat")}
              note="Peminjam yang perlu diingatkan, dari yang paling lama terlambat."
            >
              <LateLoans />
            </ReportSection>
          )}
          <ReportSection
            {...part("daftar-tidak-dipinjam")}
            note={`${formatNumber(report.loans.neverBorrowed)} judul tanpa satu pun peminjaman pada tanggal ini`}
          >
            <NeverBorrowed report={report} />
          </ReportSection>
          <PrintedSignatures settings={shown.settings} today={report.today} />
        </div>
      )}
      <section aria-labelledby="unduh-csv" className="mt-8">
        <h2 id="unduh-csv" className="scroll-mt-4 font-serif text-xl font-semibold">
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
          <li>
            <a href={visitsExportHref(range)} download className={buttonStyle("outlined", "compact")}>
              Kunjungan
            </a>
          </li>
        </ul>
      </section>
      {isSettingTargets && <TargetsSheet onClose={() => setIsSettingTargets(false)} />}
    </AdminPage>
  );
}

function part(id: keyof typeof PARTS) {
  return { id, title: PARTS[id] };
}

/** As high as the figures of accreditation, so that what follows them does not come into sight and leave again. */
function ReportsSkeleton() {
  return (
    <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3" aria-busy="true">
      <span className="sr-only">Memuat…</span>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-225 rounded-2xl" />
      ))}
    </div>
  );
}
