import { useApolloClient } from "@apollo/client/react";
import { Pencil } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { RecordHistoryLink } from "../../admin/history/RecordHistoryLink";
import { AdminPage } from "../../admin/AdminPage";
import { shownData } from "../../apollo/pageQuery/shownData";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { CompactSelect } from "../../forms/fields/CompactField";
import { graphql } from "../../gql/gql";
import { hrefWith } from "../../lists/days/filterUrl";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { PrintedHead } from "../../settings/letterhead/PrintedHead";
import { PrintedSignatures } from "../../settings/letterhead/PrintedSignatures";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { FormActions } from "../forms/FormActions";
import { formPath } from "../forms/formKinds";
import { FormTable } from "../forms/FormTable";
import { FormTabs } from "../forms/FormTabs";
import { AnswersForm } from "./AnswersForm";
import { AssessmentSummary } from "./AssessmentSummary";
import { assessmentPeriods } from "./assessmentPeriods";
import { InstrumentSheet } from "./InstrumentSheet";

const AccreditationQuery = graphql(`
  query Accreditation($instrument: Int!, $period: String!) {
    accreditationInstruments {
      id
      databaseId
      name
    }
    accreditationAssessment(databaseId: $instrument, period: $period) {
      instrument {
        id
        databaseId
        name
        source
        isDelivered
        viewerCanEdit
      }
      period
      periodName
      today
      revision
      ...AssessmentSummary_assessment
      ...AnswersForm_assessment
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

const PATH = formPath("accreditation");
/** The newest of the two. */
const NEWEST = 2;

/** By what the library is accredited: each indicator with its own data, its answer, and what all come to. */
export function AccreditationPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const today = useLibraryToday();
  const periods = assessmentPeriods(today);
  const instrument = Number(params.get("instrument") ?? NEWEST) || NEWEST;
  const period = params.get("period") ?? periods[0]?.period ?? today.slice(0, 4);
  const query = usePageQuery(AccreditationQuery, { instrument, period });
  const data = shownData(query);
  const assessment = data?.accreditationAssessment;
  const [isEditing, setIsEditing] = useState(false);
  // Asked for anew each time that it is opened.
  useEffect(() => () => void cache.evict({ id: "ROOT_QUERY", fieldName: "accreditationAssessment" }), [cache]);
  const hrefOf = (changes: { instrument?: number; period?: string }) => {
    const chosen = { instrument, period, ...changes };
    return hrefWith(PATH, { instrument: String(chosen.instrument), period: chosen.period });
  };
  const go = (changes: { instrument?: number; period?: string }) => void navigate(hrefOf(changes), { replace: true });
  return (
    <AdminPage
      title="Instrumen akreditasi"
      ownAddress={params.size === 0 ? PATH : hrefOf({})}
      crumbs={[{ label: "Laporan", path: "/admin/reports" }]}
      actions={
        <>
          {assessment && <RecordHistoryLink type="accreditation" databaseId={instrument} />}
          {assessment?.instrument.viewerCanEdit && (
            <button
              type="button"
              onClick={() => setIsEditing(true)}
              className={`needs-script ${buttonStyle("outlined", "compact")}`}
            >
              <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              Sunting instrumen
            </button>
          )}
          <FormActions
            hrefOf={(format) =>
              hrefWith(`/api/reports/accreditation-instruments/${instrument}/export`, { period, format })
            }
          />
        </>
      }
    >
      <FormTabs current="accreditation" hrefOf={formPath} />
      <div className="mb-4 grid gap-2 sm:flex sm:flex-wrap sm:items-end">
        <CompactSelect
          label="Instrumen"
          value={instrument}
          onChange={({ target }) => go({ instrument: Number(target.value) })}
          className="needs-script sm:w-96"
        >
          {data?.accreditationInstruments.map(({ databaseId, name }) => (
            <option key={databaseId} value={databaseId}>
              {name}
            </option>
          ))}
        </CompactSelect>
        <CompactSelect
          label="Tahun"
          value={period}
          onChange={({ target }) => go({ period: target.value })}
          className="needs-script sm:w-56"
        >
          {!periods.some((each) => each.period === period) && <option value={period}>{period}</option>}
          {periods.map((each) => (
            <option key={each.period} value={each.period}>
              {each.label}
            </option>
          ))}
        </CompactSelect>
      </div>
      {query.failure === "refused" && (
        <Notice title="Tahun ini tidak dikenal">
          {query.outcome?.errors[0]?.message ?? "Pilih tahun atau tahun ajaran."}
        </Notice>
      )}
      {query.failure && query.failure !== "refused" && (
        <LoadFailure title="Instrumen gagal dimuat" onRetry={query.retry} />
      )}
      {!data && !query.failure && <AccreditationSkeleton />}
      {data && !assessment && !query.failure && (
        <Notice
          title="Instrumen ini tidak ada"
          actions={
            <Link to={PATH} className={buttonStyle("outlined", "compact")}>
              Buka instrumen terbaru
            </Link>
          }
        >
          Alamatnya keliru.
        </Notice>
      )}
      {data && assessment && (
        <div
          aria-busy={query.isLoading}
          className={`print-alone transition-opacity duration-150 ${query.isLoading ? "opacity-60" : ""}`}
        >
          <PrintedHead settings={data.settings} title={`${assessment.instrument.name} · ${assessment.periodName}`} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:hidden">
            <AssessmentSummary assessment={assessment} source={assessment.instrument.source ?? null} />
            <AnswersForm
              key={`${assessment.instrument.id} ${assessment.period}`}
              assessment={assessment}
              instrumentId={assessment.instrument.id}
              canEdit={assessment.instrument.viewerCanEdit}
            />
          </div>
          <div className="hidden gap-8 print:grid">
            {assessment.sections.map((section) => (
              <FormTable key={section.title} section={section} />
            ))}
          </div>
          <PrintedSignatures settings={data.settings} today={assessment.today} />
        </div>
      )}
      {isEditing && assessment && <InstrumentSheet id={assessment.instrument.id} onClose={() => setIsEditing(false)} />}
    </AdminPage>
  );
}

function AccreditationSkeleton() {
  return (
    <div className="grid gap-6" aria-busy="true">
      <span className="sr-only">Memuat…</span>
      <Skeleton className="h-60 rounded-2xl" />
      <Skeleton className="h-110 rounded-2xl" />
    </div>
  );
}
