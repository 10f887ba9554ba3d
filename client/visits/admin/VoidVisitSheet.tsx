import { showMessage } from "../../page/messages/flashMessage";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { showFailure } from "../../forms/errors/showFailure";
import { formatNumber } from "../../format/formatNumber";
import { personName } from "../../format/personName";
import { formatDateTime } from "../../format/wallClock";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { useVisitCommands } from "./useVisitCommands";
import type { DeskVisit } from "./VisitLine";

interface VoidVisitSheetProps {
  /** Null while it is closed. */
  visit: DeskVisit | null;
  onClose: () => void;
  onVoided: () => void;
}

/** Asks before a visit that was none is taken out of the guest book. */
export function VoidVisitSheet({ visit, onClose, onVoided }: VoidVisitSheetProps) {
  const { voidVisit, isBusy } = useVisitCommands();
  const timeZone = useLibraryTimeZone();

  const confirm = async ({ id, name }: DeskVisit) => {
    const result = await voidVisit(id);
    if (result.data !== null)
      showMessage(name === null ? "Kunjungan dibatalkan." : `Kunjungan ${name} dibatalkan.`, "success");
    else showFailure(result);
    if (result.data !== null || result.statusCode === 404) onVoided();
  };
  return (
    <ConfirmSheet
      title="Batalkan kunjungan ini?"
      confirm="Batalkan kunjungan"
      cancel="Tidak jadi"
      busyText="Membatalkan…"
      isIrreversible
      isBusy={isBusy}
      isOpen={visit !== null}
      onClose={onClose}
      onConfirm={() => {
        if (visit) void confirm(visit);
      }}
    >
      {visit && (
        <>
          <p className="font-semibold text-ink wrap-anywhere">
            {personName(visit.name)}, {formatDateTime(visit.visitedAt, timeZone)}
          </p>
          <p className="mt-2">
            Kunjungan ini dihapus dari buku tamu{visit.kind === "STUDENT" ? " dan dari profil anggotanya" : ""}, dan{" "}
            {formatNumber(visit.peopleCount)} orang tidak lagi dihitung di halaman utama dan laporan. Pembatalan ini
            tidak dapat diurungkan; nama petugas yang membatalkannya tetap tercatat di Catatan Aktivitas.
          </p>
        </>
      )}
    </ConfirmSheet>
  );
}
