import { useState } from "react";
import { flushSync } from "react-dom";
import { buttonStyle } from "../../ui/buttonStyle";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { useClearHistory } from "./useClearHistory";

interface ClearHistoryProps {
  /** Where the keyboard goes on: the button may be gone with the history. */
  onCleared: () => void;
}

/** Lets the library forget what one has read; asks first, as nothing brings it back. */
export function ClearHistory({ onCleared }: ClearHistoryProps) {
  const { clear, isClearing, problem } = useClearHistory();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async () => {
    const isDone = await clear();
    // At once: as long as the question is open, nothing behind it takes the focus.
    flushSync(() => setIsAsking(false));
    if (isDone) onCleared();
  };
  return (
    <div className="needs-script mt-4 border-t border-line pt-4">
      <button
        type="button"
        onClick={() => setIsAsking(true)}
        className={`-ml-4 text-bata! hover:bg-bata-soft ${buttonStyle("quiet", "small")}`}
      >
        Hapus riwayat
      </button>
      <p role="alert" className="text-sm font-medium text-bata not-empty:mt-2">
        {problem}
      </p>
      <ConfirmSheet
        title="Hapus riwayat Anda?"
        confirm="Hapus riwayat"
        busyText="Menghapus…"
        size="regular"
        isIrreversible
        isBusy={isClearing}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
      >
        <p>
          Nama Anda dihapus dari peminjaman yang sudah dikembalikan dan reservasi yang sudah berakhir. Riwayat yang
          dihapus tidak dapat dipulihkan.
        </p>
        <p className="mt-2">Peminjaman yang masih berjalan, hilang, atau dendanya belum lunas tetap ada.</p>
      </ConfirmSheet>
    </div>
  );
}
