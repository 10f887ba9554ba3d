import { useState } from "react";
import { Link } from "react-router-dom";
import { formatNumber } from "../../format/formatNumber";
import { FormAlert } from "../../forms/errors/FormAlert";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { buttonStyle } from "../../ui/buttonStyle";
import { Notice } from "../../ui/Notice";
import { failureMessage } from "../../importing/failureMessage";
import { ImportFigures } from "../ImportFigures";
import { ImportProgress } from "../ImportProgress";
import { ImportCounts_counts, ImportStatus_bookImport } from "../importStatus";
import { OutcomeRows } from "../rows/OutcomeRows";
import { Warnings } from "../rows/Warnings";
import { useCancelBookImport, usePreviewBookImport, useStartBookImport } from "../useImportCommands";

const SUMMARY_STYLE =
  "flex flex-col items-start justify-between gap-4 rounded-2xl border border-line bg-card p-5 lg:flex-row " +
  "lg:items-center lg:gap-8";

/** The outcome of the import row by row, before anything is imported. */
export function PreviewStep({ bookImport: ref }: { bookImport: FragmentType<typeof ImportStatus_bookImport> }) {
  const {
    id,
    databaseId,
    preview,
    progress,
    hasRows,
    state: importState,
    message: importMessage,
  } = readFragment(ImportStatus_bookImport, ref);
  const { startBookImport, isStarting } = useStartBookImport();
  const { cancelBookImport, isCancelling } = useCancelBookImport();
  const { previewBookImport, isStartingPreview } = usePreviewBookImport();
  const [error, setError] = useState<string | null>(null);
  if (!preview) return null;

  const { state, warnings, message } = preview;
  const counts = readFragment(ImportCounts_counts, preview.counts);
  // After a decision the preview is done again, and its rows stay until then.
  const isRecounting = state === "RUNNING" && hasRows;
  const hasNews = counts.books + counts.copies > 0;
  const run = async (command: Promise<Parameters<typeof failureMessage>[0]>) => setError(failureMessage(await command));
  const columns = (
    <Link to={`/admin/books/imports/${databaseId}?step=columns`} className={buttonStyle("outlined", "compact")}>
      Ubah kolom
    </Link>
  );
  return (
    <>
      <FormAlert id="salah-pratinjau">{error}</FormAlert>
      {state === "RUNNING" && !hasRows && (
        <div className="rounded-2xl border border-line bg-card p-5">
          <ImportProgress bookImport={ref} />
          <div className="mt-5 flex flex-wrap gap-2.5">
            {columns}
            <button
              type="button"
              aria-disabled={isCancelling}
              onClick={() => void run(cancelBookImport(id))}
              className={buttonStyle("outlined", "compact")}
            >
              Batal
            </button>
          </div>
        </div>
      )}
      {(state === "FAILED" || state === "CANCELLED") && (
        <Notice
          title={state === "FAILED" ? "Berkas tidak dapat diperiksa sampai selesai" : "Pemeriksaan dibatalkan"}
          actions={
            <>
              {columns}
              <button
                type="button"
                aria-disabled={isStartingPreview}
                onClick={() => void run(previewBookImport(id))}
                className={buttonStyle("filled", "compact")}
              >
                Periksa lagi
              </button>
            </>
          }
        >
          {message ?? "Katalog tidak berubah. Periksa lagi kapan saja."}
        </Notice>
      )}
      {(state === "READY" || isRecounting) && (
        <>
          {importState === "CANCELLED" && (
            <p className="mb-4 rounded-xl border border-line bg-nila-soft px-4 py-3 text-sm">
              <strong className="font-semibold">Impor ini tidak dilanjutkan.</strong>{" "}
              {importMessage ?? "Tidak ada buku yang masuk."} Periksa hasilnya di bawah, lalu mulai lagi kapan saja.
            </p>
          )}
          <div className={SUMMARY_STYLE}>
            <p className="max-w-prose text-pretty">
              <strong className="font-semibold tabular-nums">{formatNumber(counts.books)} buku baru</strong>{" "}
              <span className="tabular-nums">
                {counts.copies > 0 ? `dengan ${formatNumber(counts.copies)}` : "tanpa"}
              </span>{" "}
              eksemplar akan masuk.{" "}
              {counts.duplicates > 0 &&
                "Buku yang sudah ada tidak dicatat dua kali; kode eksemplar barunya ditambahkan. "}
              {counts.refused > 0 && "Baris yang ditolak dapat diunduh, diperbaiki, lalu diimpor lagi."}
            </p>
            <div className="flex shrink-0 flex-wrap gap-2.5">
              {columns}
              <button
                type="button"
                aria-disabled={isStarting || isRecounting || !hasNews}
                onClick={() => {
                  if (!isStarting && !isRecounting && hasNews) void run(startBookImport(id));
                }}
                className={`${buttonStyle("filled", "compact")} aria-disabled:cursor-default aria-disabled:opacity-70`}
              >
                {isRecounting
                  ? `Menghitung ulang… ${Math.floor((progress?.share ?? 0) * 100)}%`
                  : hasNews
                    ? "Impor sekarang"
                    : "Tidak ada data baru"}
              </button>
              <p role="status" className="sr-only">
                {isRecounting ? "Menghitung ulang" : ""}
              </p>
            </div>
          </div>
          <ImportFigures counts={counts} />
          <Warnings warnings={warnings} />
          <OutcomeRows id={id} counts={counts} isDraft />
        </>
      )}
    </>
  );
}
