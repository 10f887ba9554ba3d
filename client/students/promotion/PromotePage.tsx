import { useRef, useState } from "react";
import { AdminPage } from "../../admin/AdminPage";
import type { CallOutcome } from "../../apollo/operationResult";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { stopsAtUnmatched } from "../../forms/stopsAtUnmatched";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { LoadFailure } from "../../ui/LoadFailure";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { Borrowers } from "./Borrowers";
import { FindPupil } from "./FindPupil";
import { PromotionBar } from "./PromotionBar";
import { PromotionClasses } from "./PromotionClasses";
import { repeatWarning } from "./promotionLabels";
import { PromotionHistory } from "./PromotionHistory";
import { emptyPlan, isEmptyPlan, type PromotionPlan, toPlanInput } from "./promotionPlan";
import { YearFields } from "./YearFields";

const PromotePageQuery = graphql(`
  query PromotePage($plan: StudentPromotionPlanInput!) {
    studentPromotionPreview(plan: $plan) {
      academicYear
      expiresAt
      classes {
        className
      }
      withoutClassCount
      alreadyInYear
      shortened
      ...PromotionClasses_preview
      ...Borrowers_preview
      ...PromotionBar_preview
    }
  }
`);

/** The end of a school year: where each class goes, who stays, and the earlier ones with their way back. */
export function PromotePage() {
  const [plan, setPlan] = useState<PromotionPlan>(emptyPlan);
  const { data, previousData, failure, outcome, isLoading, retry } = usePageQuery(PromotePageQuery, {
    plan: toPlanInput(plan),
  });
  const preview = (data ?? previousData)?.studentPromotionPreview;
  const year = useRef<HTMLElement>(null);
  const allowLeave = useLeaveGuard(!isEmptyPlan(plan));
  // A plan that is refused, or not asked for without a connection, leaves the last preview in sight, with the reason.
  const refusal = outcome && outcome.statusCode >= 400 ? failedPreview(outcome) : null;

  return (
    <AdminPage
      title="Naik Kelas"
      count={preview && preview.classes.length > 0 && `${formatNumber(preview.classes.length)} kelas`}
    >
      {failure && !preview && <LoadFailure title="Daftar kelas gagal dimuat" onRetry={retry} />}
      {!preview && !failure && (
        <div aria-busy="true" className="grid gap-4">
          <span className="sr-only">Memuat…</span>
          <Skeleton className="h-24 rounded-2xl" />
          <Skeleton className="h-96 rounded-2xl" />
        </div>
      )}
      {preview?.classes.length === 0 && (
        <Notice title="Belum ada kelas">
          Di sini semua siswa naik kelas sekaligus di akhir tahun ajaran. Isi dulu kelas pada data siswa, atau impor
          daftar siswanya.
        </Notice>
      )}
      {preview && preview.classes.length > 0 && (
        <div aria-busy={isLoading} className="grid gap-4">
          <section ref={year} aria-label="Tahun ajaran baru" className="rounded-2xl border border-line bg-card p-4">
            <YearFields
              academicYear={preview.academicYear}
              expiresAt={preview.expiresAt ?? null}
              onChange={(changes) => setPlan({ ...plan, ...changes })}
            />
            <Warnings preview={preview} />
          </section>
          <FindPupil plan={plan} onChange={setPlan} />
          <PromotionClasses preview={preview} plan={plan} onChange={setPlan} />
          <Borrowers preview={preview} plan={plan} onChange={setPlan} />
          <PromotionBar
            preview={preview}
            plan={plan}
            refusal={refusal}
            isLoading={isLoading}
            isStopped={() => stopsAtUnmatched(year.current)}
            onRefresh={retry}
            onDiscard={() => setPlan(emptyPlan)}
            onDone={() => {
              allowLeave();
              setPlan(emptyPlan);
            }}
          />
        </div>
      )}
      <PromotionHistory />
    </AdminPage>
  );
}

function failedPreview({ isUnexplained, message }: CallOutcome): string {
  return isUnexplained ? "Pratinjau gagal diperbarui. Periksa sambungan internet, lalu coba lagi." : message;
}

interface WarningsProps {
  preview: {
    academicYear: string;
    alreadyInYear: number;
    shortened: number;
    withoutClassCount: number;
  };
}

/** What the librarian should know before anything is changed. */
function Warnings({ preview: { academicYear, alreadyInYear, shortened, withoutClassCount } }: WarningsProps) {
  const warnings = [
    ...(alreadyInYear > 0 ? [repeatWarning(alreadyInYear, academicYear)] : []),
    ...(shortened > 0
      ? [
          `${formatNumber(shortened)} siswa sekarang berlaku lebih lama atau tanpa batas; masa berlakunya menjadi lebih pendek.`,
        ]
      : []),
    ...(withoutClassCount > 0
      ? [`${formatNumber(withoutClassCount)} siswa aktif belum punya kelas, jadi datanya tidak diubah.`]
      : []),
  ];
  if (warnings.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 rounded-xl bg-kunyit-soft px-3.5 py-2.5 text-sm text-on-kunyit">
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}
