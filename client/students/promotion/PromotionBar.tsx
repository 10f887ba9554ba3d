import { useState } from "react";
import { showMessage } from "../../page/messages/flashMessage";
import { showFailure } from "../../forms/errors/showFailure";
import { formatDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { countsText, repeatWarning } from "./promotionLabels";
import { isEmptyPlan, type PromotionPlan, toPlanInput } from "./promotionPlan";
import { usePromotionCommands } from "./usePromotionCommands";

const PromotionBar_preview = graphql(`
  fragment PromotionBar_preview on StudentPromotionPreview {
    academicYear
    expiresAt
    fingerprint
    alreadyInYear
    suspendedCount
    suspended {
      studentId
      name
      className
    }
    counts {
      promoted
      stayed
      graduated
      moved
      held
      skipped
    }
    classes {
      className
      decision {
        action
      }
    }
  }
`);

const SUSPENDED_SHOWN = 10;

interface PromotionBarProps {
  preview: FragmentType<typeof PromotionBar_preview>;
  plan: PromotionPlan;
  /** Why the plan as it stands cannot be previewed. */
  refusal: string | null;
  isLoading: boolean;
  /** Whether a field of the plan holds what cannot be taken over, which it then says. */
  isStopped: () => boolean;
  onRefresh: () => void;
  onDiscard: () => void;
  onDone: () => void;
}

/** What all of it comes to, and the act itself, after one question. */
export function PromotionBar(props: PromotionBarProps) {
  const { preview: ref, plan, refusal, isLoading, isStopped, onRefresh, onDiscard, onDone } = props;
  const preview = readFragment(PromotionBar_preview, ref);
  const { academicYear, expiresAt, fingerprint, counts, classes, suspended, suspendedCount, alreadyInYear } = preview;
  const { promoteStudents, isPromoting } = usePromotionCommands();
  const [isConfirming, setIsConfirming] = useState(false);
  const undecided = classes.filter(({ decision }) => !decision).length;
  const changing = counts.promoted + counts.stayed + counts.graduated + counts.moved;
  const problem =
    refusal ??
    (undecided > 0 ? `${formatNumber(undecided)} kelas belum ditentukan tujuannya.` : null) ??
    (changing === 0 ? "Belum ada data siswa yang berubah." : null);

  const ask = () => {
    if (isStopped()) return;
    if (problem !== null) {
      showMessage(problem, "error");
      if (refusal !== null) onRefresh();
      return;
    }
    // Somebody else may have changed a pupil since the page was opened.
    onRefresh();
    setIsConfirming(true);
  };
  const promote = async () => {
    const result = await promoteStudents({
      ...toPlanInput(plan),
      academicYear,
      expiresAt: expiresAt ?? null,
      fingerprint,
    });
    setIsConfirming(false);
    if (result.data === null) {
      showFailure(result);
      if (result.statusCode === 409) onRefresh();
      return;
    }
    showMessage(`Kenaikan kelas selesai: ${countsText(result.data.promotion)}.`, "success");
    onDone();
  };
  return (
    <div className="save-bar">
      <p role="status" className="min-w-0 grow basis-40 text-sm text-muted">
        {isLoading ? (
          "Menghitung…"
        ) : (
          <>
            <span className="font-semibold text-ink tabular-nums">{countsText(counts)}</span>
            {problem !== null && <span className="block text-bata">{problem}</span>}
          </>
        )}
      </p>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2.5">
        {!isEmptyPlan(plan) && (
          <button type="button" onClick={onDiscard} className={buttonStyle("quiet", "compact")}>
            Buang perubahan
          </button>
        )}
        <button
          type="button"
          aria-disabled={problem !== null}
          onClick={ask}
          className={`needs-script ${buttonStyle("filled", "compact")} aria-disabled:cursor-default aria-disabled:opacity-70`}
        >
          Naikkan kelas…
        </button>
      </div>
      <ConfirmSheet
        title={`Naik ke tahun ajaran ${academicYear}?`}
        confirm="Naikkan kelas"
        busyText="Menaikkan…"
        isBusy={isPromoting || isLoading}
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void promote()}
      >
        <p>
          <strong className="text-ink">{countsText(counts)}</strong>
          {counts.skipped > 0 && `; ${formatNumber(counts.skipped)} siswa tidak diubah`}. Keanggotaan berlaku{" "}
          {expiresAt ? `sampai ${formatDate(expiresAt)}` : "tanpa batas"}.
        </p>
        {alreadyInYear > 0 && (
          <p className="mt-3 font-semibold text-bata">{repeatWarning(alreadyInYear, academicYear)}</p>
        )}
        {counts.graduated + counts.moved > 0 && (
          <p className="mt-3">Akun siswa yang lulus dan pindah ditutup, dan sesinya berakhir.</p>
        )}
        {suspendedCount > 0 && (
          <p className="mt-3">
            {formatNumber(suspendedCount)} siswa yang ditangguhkan ikut, dan tetap ditangguhkan jika masih di sekolah:{" "}
            {suspended
              .slice(0, SUSPENDED_SHOWN)
              .map(({ name, className }) => (className ? `${name} (${className})` : name))
              .join(", ")}
            {suspendedCount > SUSPENDED_SHOWN && ", …"}
          </p>
        )}
        <p className="mt-3">Kenaikan ini dapat diurungkan selama 30 hari.</p>
      </ConfirmSheet>
    </div>
  );
}
