import { useEffect, useRef } from "react";
import { MAX_BATCH_SIZE } from "../../../../apollo/maxBatchSize";
import { formatNumber } from "../../../../format/formatNumber";
import { showMessage } from "../../../../page/messages/flashMessage";
import { selectionExportHref, type ExportFormat } from "../bookTableVariables";
import type { SelectedBook } from "../selectedBooks";
import { ExportChoices } from "../ExportMenu";
import { useSelectionExport } from "./useSelectionExport";

/** Exports the selected books: a few by a plain link, more by collecting them first. */
export function SelectionExport({ books }: { books: readonly SelectedBook[] }) {
  const { run, progress, stop } = useSelectionExport();
  const container = useRef<HTMLDivElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const ids = books.map(({ databaseId }) => databaseId);
  const isRunning = progress !== null;

  const wasRunning = useRef(false);
  useEffect(() => {
    // The focused element has disappeared.
    if (isRunning) stopButton.current?.focus();
    else if (wasRunning.current && document.activeElement === document.body)
      container.current?.querySelector("summary")?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);

  const collect = async (format: ExportFormat) => {
    const outcome = await run(ids, format);
    if (outcome === "saved") showMessage(`${formatNumber(ids.length)} buku sudah diekspor.`, "success");
    if (outcome === "failed")
      showMessage("Ekspor gagal. Pilihan Anda tetap ada. Tunggu sebentar, lalu coba lagi.", "error");
  };
  return (
    <div ref={container} className="flex items-center gap-1">
      <span role="status" className={isRunning ? "px-2.5 tabular-nums" : "sr-only"}>
        {progress && `Menyiapkan berkas… ${formatNumber(progress.done)} dari ${formatNumber(progress.total)}`}
      </span>
      {isRunning ? (
        <button ref={stopButton} type="button" onClick={stop} className="bar-action">
          Hentikan
        </button>
      ) : (
        <ExportChoices
          label="Ekspor"
          className="bar-action"
          isInBar
          hrefOf={ids.length <= MAX_BATCH_SIZE ? (format) => selectionExportHref(ids, format) : null}
          onChoose={(format) => void collect(format)}
        />
      )}
    </div>
  );
}
