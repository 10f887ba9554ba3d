import { buttonStyle } from "../../ui/buttonStyle";
import type { FileChoice } from "./useFileChoice";

interface SendProgressProps {
  choice: Pick<FileChoice, "progress" | "cancel">;
  label: string;
}

/** How much of a file was sent, with a cancel button. */
export function SendProgress({ choice: { progress, cancel }, label }: SendProgressProps) {
  const percent = Math.floor(progress * 100);
  return (
    <div className="mt-3">
      <div className="flex min-h-10 items-center justify-between gap-3">
        <p className="text-sm tabular-nums">{percent < 100 ? `Mengirim… ${percent}%` : "Menyimpan…"}</p>
        <button type="button" onClick={cancel} className={buttonStyle("quiet", "compact")}>
          Batal
        </button>
      </div>
      <progress aria-label={`Pengiriman ${label}`} value={percent} max={100} className="progress" />
    </div>
  );
}
