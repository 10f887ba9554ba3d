import { useState } from "react";
import { FormAlert } from "../../forms/errors/FormAlert";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { buttonStyle } from "../../ui/buttonStyle";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { failureMessage } from "../../importing/failureMessage";
import { ImportProgress } from "../ImportProgress";
import { ImportStatus_bookImport } from "../importStatus";
import { useCancelBookImport } from "../useImportCommands";

/** A running import: the page may be left, and until it is published the import can be cancelled as a whole. */
export function RunningStep({ bookImport: ref }: { bookImport: FragmentType<typeof ImportStatus_bookImport> }) {
  const { id, progress } = readFragment(ImportStatus_bookImport, ref);
  const { cancelBookImport, isCancelling } = useCancelBookImport();
  const [isConfirming, setIsConfirming] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isCancellable = progress?.stage === "WRITING";

  const cancel = async () => {
    const result = await cancelBookImport(id);
    setIsConfirming(false);
    setError(failureMessage(result));
  };
  return (
    <>
      <FormAlert id="salah-jalan">{error}</FormAlert>
      <div className="rounded-2xl border border-line bg-card p-5">
        <ImportProgress bookImport={ref} />
        <p className="mt-4 max-w-prose text-sm text-muted text-pretty">
          {isCancellable
            ? "Buku baru terlihat di katalog setelah semuanya tersimpan. " +
              "Halaman ini boleh ditutup; impor tetap berjalan."
            : "Halaman ini boleh ditutup. Sebentar lagi selesai."}
        </p>
        {isCancellable && (
          <button
            type="button"
            onClick={() => setIsConfirming(true)}
            className={`${buttonStyle("outlined", "compact")} mt-4`}
          >
            Batalkan impor
          </button>
        )}
      </div>
      <ConfirmSheet
        title="Batalkan impor ini?"
        confirm="Batalkan impor"
        cancel="Lanjutkan impor"
        busyText="Membatalkan…"
        isBusy={isCancelling}
        isOpen={isConfirming && isCancellable}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void cancel()}
      >
        Semua yang sudah tersimpan dibatalkan; tidak ada buku dari berkas ini yang masuk. Berkasnya tetap tersimpan.
      </ConfirmSheet>
    </>
  );
}
