import { CircleAlert } from "lucide-react";
import { buttonStyle } from "../../ui/buttonStyle";
import type { FileChoice } from "./useFileChoice";

/** Upload progress with a cancel button, or the error. */
export function UploadStatus({ choice, label }: { choice: FileChoice; label: string }) {
  const percent = Math.floor(choice.progress * 100);
  return (
    <>
      {choice.isSending && (
        <div className="mt-3">
          <div className="flex min-h-10 items-center justify-between gap-3">
            <p className="text-sm tabular-nums">{percent < 100 ? `Mengirim… ${percent}%` : "Menyimpan…"}</p>
            <button type="button" onClick={choice.cancel} className={buttonStyle("quiet", "compact")}>
              Batal
            </button>
          </div>
          <progress aria-label={`Pengiriman ${label}`} value={percent} max={100} className="progress" />
        </div>
      )}
      <div role="alert">
        {choice.problem && (
          <p className="mt-3 flex items-start gap-1.5 text-sm font-medium text-bata">
            <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.75 size-4 shrink-0" />
            {choice.problem}
          </p>
        )}
      </div>
    </>
  );
}
