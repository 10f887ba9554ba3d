import { useApolloClient } from "@apollo/client/react";
import { Pencil } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { RecordHistoryLink } from "../../admin/history/RecordHistoryLink";
import { AdminPage } from "../../admin/AdminPage";
import type { PageQuery } from "../../apollo/pageQuery/PageQuery";
import { shownData } from "../../apollo/pageQuery/shownData";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../gql/gql";
import type { AccreditationQuery as AccreditationData } from "../../gql/graphql";
import { hrefWith } from "../../lists/days/filterUrl";
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
import { AccreditationChoices } from "./AccreditationChoices";
import { AnswersForm } from "./AnswersForm";
import { AssessmentSummary } from "./AssessmentSummary";
import { InstrumentSheet } from "./InstrumentSheet";
import { ACCREDITATION_PATH, useAssessmentAddress } from "./useAssessmentAddress";

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

/** By what the library is accredited: each indicator with its own data, its answer, and what all come to. */
export function AccreditationPage() {
  const { cache } = useApolloClient();
  const { instrument, period, periods, ownAddress, choose } = useAssessmentAddress();
  const query = usePageQuery(AccreditationQuery, { instrument, period });
  const data = shownData(query);
  const assessment = data?.accreditationAssessment;
  const [isEditing, setIsEditing] = useState(false);
  // Asked for anew each time that it is opened.
  useEffect(() => () => void cache.evict({ id: "ROOT_QUERY", fieldName: "accreditationAssessment" }), [cache]);
  return (
    <AdminPage
      title="Instrumen akreditasi"
      ownAddress={ownAddress}
      crumbs={[{ label: "Laporan", path: "/admin/reports" }]}
      actions={
        <>
          {assessment && <InstrumentActions instrument={assessment.instrument} onEdit={() => setIsEditing(true)} />}
          <FormActions
            hrefOf={(format) =>
              hrefWith(`/api/reports/accreditation-instruments/${instrument}/export`, { period, format })
            }
          />
        </>
      }
    >
      <FormTabs current="accreditation" hrefOf={formPath} />
      <AccreditationChoices
        instruments={data?.accreditationInstruments ?? []}
        instrument={instrument}
        periods={periods}
        period={period}
        onChange={choose}
      />
      {!query.failure && !data && <AccreditationSkeleton />}
      {(query.failure || (data && !assessment)) && <NoAssessment query={query} />}
      {data && assessment && <Assessment data={data} assessment={assessment} isLoading={query.isLoading} />}
      {isEditing && assessment && <InstrumentSheet id={assessment.instrument.id} onClose={() => setIsEditing(false)} />}
    </AdminPage>
  );
}

interface InstrumentActionsProps {
  instrument: NonNullable<AccreditationData["accreditationAssessment"]>["instrument"];
  onEdit: () => void;
}

function InstrumentActions({ instrument: { databaseId, viewerCanEdit }, onEdit }: InstrumentActionsProps) {
  return (
    <>
      <RecordHistoryLink type="accreditation" databaseId={databaseId} />
      {viewerCanEdit && (
        <button type="button" onClick={onEdit} className={`needs-script ${buttonStyle("outlined", "compact")}`}>
          <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Sunting instrumen
        </button>
      )}
    </>
  );
}

interface AssessmentProps {
  data: AccreditationData;
  assessment: NonNullable<AccreditationData["accreditationAssessment"]>;
  isLoading: boolean;
}

/** On screen with its answers, on paper as tables under the letterhead. */
function Assessment({ data, assessment, isLoading }: AssessmentProps) {
  return (
    <div
      aria-busy={isLoading}
      className={`print-alone transition-opacity duration-150 ${isLoading ? "opacity-60" : ""}`}
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
  );
}

type Failing = Pick<PageQuery<AccreditationData, never>, "failure" | "outcome" | "retry">;

/** Why there is nothing to show: the year or the instrument of the address, or the way to the server. */
function NoAssessment({ query: { failure, outcome, retry } }: { query: Failing }) {
  if (failure === "refused") {
    return (
      <Notice title="Tahun ini tidak dikenal">{outcome?.errors[0]?.message ?? "Pilih tahun atau tahun ajaran."}</Notice>
    );
  }
  if (failure) return <LoadFailure title="Instrumen gagal dimuat" onRetry={retry} />;
  return (
    <Notice
      title="Instrumen ini tidak ada"
      actions={
        <Link to={ACCREDITATION_PATH} className={buttonStyle("outlined", "compact")}>
          Buka instrumen terbaru
        </Link>
      }
    >
      Alamatnya keliru.
    </Notice>
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
