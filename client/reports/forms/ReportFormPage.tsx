import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { shownData } from "../../apollo/pageQuery/shownData";
import { graphql } from "../../gql/gql";
import { dayParam, hrefWith } from "../../lists/days/filterUrl";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { useCan } from "../../session/useViewer";
import { PrintedHead } from "../../settings/letterhead/PrintedHead";
import { PrintedSignatures } from "../../settings/letterhead/PrintedSignatures";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { FormActions } from "./FormActions";
import { FORM_KINDS, formPath } from "./formKinds";
import { monthToHandIn, type Period } from "./formPeriods";
import { FormTable } from "./FormTable";
import { FormTabs } from "./FormTabs";
import { PeriodFields } from "./PeriodFields";

const ReportFormQuery = graphql(`
  query ReportForm($kind: ReportFormKind!, $from: Date!, $to: Date!) {
    reportForm(kind: $kind, from: $from, to: $to) {
      title
      period
      today
      sections {
        title
        ...FormTable_section
      }
    }
    settings {
      ...PrintedHead_settings
      ...PrintedSignatures_settings
    }
  }
`);

/** What a library hands in: one sheet with its head, its tables and who signs, in every kind. */
export function ReportFormPage() {
  const { form: name = "" } = useParams();
  const canReadTrail = useCan("AUDIT_READ");
  const shown = FORM_KINDS.filter(({ permission }) => permission === undefined || canReadTrail);
  const form = shown.find((each) => each.name === name);
  return form ? <ReportFormSheet key={name} form={form} /> : <UnknownForm />;
}

function UnknownForm() {
  return (
    <AdminPage title="Laporan" crumbs={[{ label: "Laporan", path: "/admin/reports" }]}>
      <Notice
        title="Laporan ini tidak ada"
        actions={
          <Link to="/admin/reports" className={buttonStyle("outlined", "compact")}>
            Buka Laporan
          </Link>
        }
      >
        Alamatnya keliru, atau peran Anda tidak dapat membukanya.
      </Notice>
    </AdminPage>
  );
}

interface ReportFormSheetProps {
  form: (typeof FORM_KINDS)[number];
}

/** The days of the address, or else the month that is handed in now. */
function daysOf(params: URLSearchParams, today: string): Pick<Period, "from" | "to"> {
  const month = monthToHandIn(today);
  return {
    from: dayParam(params, "from") || (month?.from ?? today),
    to: dayParam(params, "to") || (month?.to ?? today),
  };
}

function ReportFormSheet({ form: { name, kind, label } }: ReportFormSheetProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const today = useLibraryToday();
  const range = daysOf(params, today);
  const hrefOf = (form: string, days: Pick<Period, "from" | "to"> = range) =>
    hrefWith(formPath(form), params.size === 0 && days === range ? {} : { from: days.from, to: days.to });
  return (
    <AdminPage
      title={label}
      ownAddress={hrefOf(name)}
      crumbs={[{ label: "Laporan", path: "/admin/reports" }]}
      actions={<FormActions hrefOf={(format) => hrefWith(`/api/reports/forms/${name}/export`, { ...range, format })} />}
    >
      <FormTabs current={name} hrefOf={(other) => hrefOf(other)} />
      <PeriodFields
        action={formPath(name)}
        today={today}
        range={range}
        onChange={(days) => void navigate(hrefOf(name, days), { replace: true })}
      />
      <FormTables kind={kind} range={range} />
    </AdminPage>
  );
}

interface FormTablesProps {
  kind: (typeof FORM_KINDS)[number]["kind"];
  range: Pick<Period, "from" | "to">;
}

function FormTables({ kind, range }: FormTablesProps) {
  const { cache } = useApolloClient();
  const query = usePageQuery(ReportFormQuery, { kind, ...range });
  const data = shownData(query);
  // Asked for anew each time that it is opened.
  useEffect(() => () => void cache.evict({ id: "ROOT_QUERY", fieldName: "reportForm" }), [cache]);
  if (query.failure === "refused") {
    return (
      <Notice title="Laporan tidak tersedia untuk tanggal ini">
        {query.outcome?.errors[0]?.message ?? "Pilih rentang maksimal satu tahun."}
      </Notice>
    );
  }
  if (query.failure) return <LoadFailure title="Laporan gagal dimuat" onRetry={query.retry} />;
  if (!data) return <FormSkeleton />;
  const { settings, reportForm } = data;
  return (
    <div
      aria-busy={query.isLoading}
      className={`print-alone grid grid-cols-[minmax(0,1fr)] gap-8 transition-opacity duration-150 ${query.isLoading ? "opacity-60" : ""}`}
    >
      <PrintedHead settings={settings} title={`${reportForm.title} · ${reportForm.period}`} />
      {reportForm.sections.length === 0 && (
        <p className="rounded-2xl border border-line bg-card px-6 py-12 text-center text-muted">
          Tidak ada pada periode ini.
        </p>
      )}
      {reportForm.sections.map((section) => (
        <FormTable key={section.title} section={section} />
      ))}
      <PrintedSignatures settings={settings} today={reportForm.today} />
    </div>
  );
}

function FormSkeleton() {
  return (
    <div className="grid gap-8" aria-busy="true">
      <span className="sr-only">Memuat…</span>
      {[1, 2].map((key) => (
        <Skeleton key={key} className="h-110 rounded-2xl" />
      ))}
    </div>
  );
}
