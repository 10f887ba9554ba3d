import { CircleCheck, Smartphone } from "lucide-react";
import { useId } from "react";
import { showMessage } from "../../page/messages/flashMessage";
import { buttonStyle } from "../../ui/buttonStyle";
import { type CardToKeep, useKeptCard } from "./useKeptCard";

/** Lets the student decide whether this device keeps the card: it may be one that many use. */
export function KeepCard(card: CardToKeep) {
  const { state, isBusy, keep, drop } = useKeptCard(card);
  const textId = useId();
  if (state === "unavailable") return null;
  const isKept = state === "kept";

  const press = async () => {
    if (isBusy || state === "unknown") return;
    if (isKept) await drop();
    else if (!(await keep()))
      showMessage(
        "Kartu gagal disimpan. Periksa sambungan internet dan izin penyimpanan browser ini, lalu coba lagi.",
        "error",
      );
  };

  return (
    <div className="needs-script">
      {state !== "insecure" && (
        <button
          type="button"
          aria-describedby={textId}
          aria-disabled={isBusy || state === "unknown"}
          onClick={() => void press()}
          className={`${buttonStyle("outlined", "small")} aria-disabled:opacity-70`}
        >
          <Smartphone aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {isKept ? "Hapus dari perangkat ini" : "Simpan di perangkat ini"}
        </button>
      )}
      {/* As high in every state, so that nothing below moves. */}
      <p id={textId} role="status" className="mt-3 flex min-h-17 items-start gap-2 text-sm text-muted text-pretty">
        {isKept && <CircleCheck aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0 text-daun" />}
        <span>{TEXTS[state]}</span>
      </p>
    </div>
  );
}

const OFFERED = "Kartu yang disimpan dapat dibuka di halaman ini tanpa internet. Jangan simpan di komputer bersama.";

const TEXTS = {
  unknown: OFFERED,
  none: OFFERED,
  kept: "Tersimpan di perangkat ini sampai Anda logout, maksimal 30 hari setelah kunjungan terakhir.",
  insecure:
    "Kartu tidak dapat disimpan untuk dibuka tanpa internet karena alamat situs perpustakaan ini belum memakai HTTPS.",
};
