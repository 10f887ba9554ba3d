import { useState } from "react";
import { Link } from "react-router-dom";
import { recordHistoryHref } from "../../admin/history/recordHistory";
import { showMessage } from "../../page/messages/flashMessage";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { showFailure } from "../../forms/errors/showFailure";
import { formatDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { wallClock } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { Pill } from "../../ui/Pill";
import { KeptStudents } from "./KeptStudents";
import { countsText } from "./promotionLabels";
import { PromotionMovements } from "./PromotionMovements";
import { usePromotionCommands } from "./usePromotionCommands";

export const PastPromotion_promotion = graphql(`
  fragment PastPromotion_promotion on StudentPromotion {
    id
    databaseId
    createdAt
    startedBy
    academicYear
    promoted
    stayed
    graduated
    moved
    held
    undoneAt
    undoneBy
    restored
    keptCount
    undoRefusal
  }
`);

/** One earlier promotion: what it did, where each class went, and its undo. */
export function PastPromotion({ promotion: ref }: { promotion: FragmentType<typeof PastPromotion_promotion> }) {
  const promotion = readFragment(PastPromotion_promotion, ref);
  const { id, databaseId, academicYear, undoneAt, restored, keptCount, undoRefusal } = promotion;
  const { undoPromotion, isUndoing } = usePromotionCommands();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const mayReadHistory = useCan("AUDIT_READ");
  const canUndo = useCan("PROMOTIONS_WRITE") && !undoRefusal;

  const undo = async () => {
    const result = await undoPromotion(id);
    setIsConfirming(false);
    if (result.data === null) {
      showFailure(result);
      return;
    }
    const { restored: back, keptCount: kept } = result.data.promotion;
    const keptText = kept ? `, ${formatNumber(kept)} tidak karena sudah diubah` : "";
    showMessage(
      `Kenaikan diurungkan: ${formatNumber(back ?? 0)} siswa dikembalikan ke kelas semula${keptText}.`,
      "success",
    );
  };
  return (
    <li className="border-b border-line last:border-b-0">
      <div className="grid gap-x-6 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center">
        <div className="min-w-0">
          <h3 className="font-semibold">Tahun ajaran {academicYear ?? "–"}</h3>
          <p className="text-sm text-muted">
            <When instant={promotion.createdAt} /> · {promotion.startedBy}
          </p>
        </div>
        <p className="text-sm text-muted tabular-nums md:text-right">{countsText(promotion)}</p>
        <p className="flex flex-wrap items-center gap-2">
          {undoneAt ? <Pill tone="quiet">Diurungkan</Pill> : <Pill tone="good">Selesai</Pill>}
          {mayReadHistory && (
            <Link to={recordHistoryHref("studentPromotion", databaseId)} className={buttonStyle("quiet", "compact")}>
              Riwayat<span className="sr-only"> tahun ajaran {academicYear}</span>
            </Link>
          )}
          {canUndo && (
            <button
              type="button"
              onClick={() => setIsConfirming(true)}
              className={`needs-script ${buttonStyle("outlined", "compact")}`}
            >
              Urungkan<span className="sr-only"> tahun ajaran {academicYear}</span>
            </button>
          )}
        </p>
        {undoneAt && (
          <p className="text-sm text-muted md:col-span-3">
            Diurungkan <When instant={undoneAt} /> · {promotion.undoneBy}: {formatNumber(restored ?? 0)} siswa
            dikembalikan ke kelas semula{keptCount ? `, ${formatNumber(keptCount)} tidak karena sudah diubah` : ""}.
          </p>
        )}
      </div>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} className="px-4 pb-3">
        <summary className="w-fit cursor-pointer py-1 text-sm font-semibold text-nila">
          Rincian<span className="sr-only"> tahun ajaran {academicYear}</span>
        </summary>
        {isOpen && <PromotionMovements id={id} databaseId={databaseId} isUndone={undoneAt !== null} />}
        {isOpen && <KeptStudents databaseId={databaseId} isUndone={undoneAt !== null} />}
      </details>
      <ConfirmSheet
        title={`Urungkan kenaikan ${academicYear ?? ""}?`}
        confirm="Urungkan"
        cancel="Tidak jadi"
        busyText="Mengurungkan…"
        isBusy={isUndoing}
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void undo()}
      >
        <p>
          Kelas, tahun ajaran, masa berlaku, dan status semua siswa dipulihkan, dan akun yang ditutup dibuka lagi. Siswa
          yang datanya sudah diubah setelah kenaikan tidak ikut dipulihkan.
        </p>
        {isConfirming && <KeptStudents databaseId={databaseId} isUndone={false} />}
      </ConfirmSheet>
    </li>
  );
}

function When({ instant }: { instant: string }) {
  const { day, time } = wallClock(instant, useLibraryTimeZone());
  return (
    <time dateTime={instant}>
      {formatDate(day)} {time}
    </time>
  );
}
