import { useState } from "react";
import { formatNumber } from "../format/formatNumber";
import { showMessage } from "../page/messages/flashMessage";
import { buttonStyle } from "../ui/buttonStyle";
import { ConfirmSheet } from "../ui/ConfirmSheet";
import { usePurgeFromBin } from "./usePurgeFromBin";

interface BinSelectionProps {
  ids: readonly string[];
  isRestoring: boolean;
  onRestore: () => void;
  onDone: () => void;
}

/** Actions on the selected entries. */
export function BinSelection({ ids, isRestoring, onRestore, onDone }: BinSelectionProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { purgeFromBin, isPurging } = usePurgeFromBin();
  const purge = async () => {
    const { data, message, isUnexplained } = await purgeFromBin(ids);
    setIsConfirming(false);
    if (data) {
      onDone();
      showMessage(`${formatNumber(data.purged)} data dihapus permanen.`, "success");
    } else {
      showMessage(isUnexplained ? "Server tidak menjawab. Tidak ada yang dihapus." : message, "error");
    }
  };
  return (
    <div
      role="group"
      aria-label="Tindakan untuk data terpilih"
      className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-xl bg-nila-soft px-4 py-1.5"
    >
      <p role="status" className="mr-2 text-sm font-semibold">{`${formatNumber(ids.length)} dipilih`}</p>
      <button type="button" onClick={onRestore} disabled={isRestoring} className={buttonStyle("quiet", "compact")}>
        Pulihkan
      </button>
      <button
        type="button"
        onClick={() => setIsConfirming(true)}
        className={`${buttonStyle("quiet", "compact")} text-bata!`}
      >
        Hapus permanen
      </button>
      <button type="button" onClick={onDone} className={`${buttonStyle("quiet", "compact")} ml-auto text-muted`}>
        Batalkan pilihan
      </button>
      <ConfirmSheet
        title="Hapus permanen?"
        confirm="Hapus permanen"
        busyText="Menghapus…"
        isIrreversible
        isBusy={isPurging}
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void purge()}
      >
        {`${formatNumber(ids.length)} data terpilih akan dihapus permanen, bersama eksemplar dan berkasnya. ` +
          "Ini tidak dapat diurungkan."}
      </ConfirmSheet>
    </div>
  );
}
