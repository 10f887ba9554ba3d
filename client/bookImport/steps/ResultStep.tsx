import { Download } from "lucide-react";
import { Link } from "react-router-dom";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { buttonStyle } from "../../ui/buttonStyle";
import { Pill } from "../../ui/Pill";
import { ImportProgress } from "../ImportProgress";
import { ImportCounts_counts, ImportStatus_bookImport } from "../importStatus";
import { OutcomeRows } from "../rows/OutcomeRows";
import { Warnings } from "../rows/Warnings";
import { stateLabels } from "../importLabels";
import { UndoImport } from "../UndoImport";

const FIGURES_STYLE =
  "mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-2xl border border-line bg-line lg:grid-cols-4";

/** What was imported, what was not and why, and the undo button. */
export function ResultStep({ bookImport: ref }: { bookImport: FragmentType<typeof ImportStatus_bookImport> }) {
  const bookImport = readFragment(ImportStatus_bookImport, ref);
  const { id, state, warnings, message, hasRows, refusedRowsUrl, progress } = bookImport;
  const counts = readFragment(ImportCounts_counts, bookImport.counts);
  const { label, tone } = stateLabels[state];
  const notImported = counts.duplicates + counts.refused;
  const figures = [
    { label: "Buku baru", value: counts.books },
    { label: "Eksemplar baru", value: counts.copies },
    { label: "Duplikat", value: counts.duplicates },
    { label: "Ditolak", value: counts.refused },
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-serif text-xl font-semibold">
          {state === "UNDONE" ? "Impor ini sudah diurungkan" : "Hasil impor"}
        </h2>
        <Pill tone={tone}>{label}</Pill>
      </div>
      {message && <p className="mt-2 max-w-prose text-sm text-bata text-pretty wrap-anywhere">{message}</p>}
      <dl className={FIGURES_STYLE}>
        {figures.map((figure) => (
          <div key={figure.label} className="flex flex-col-reverse justify-end bg-card px-5 py-4">
            <dt className="mt-1 text-sm text-muted">{figure.label}</dt>
            <dd className="font-serif text-2xl font-semibold tabular-nums">{formatNumber(figure.value)}</dd>
          </div>
        ))}
      </dl>
      {progress && (
        <div className="mt-4 rounded-2xl border border-line bg-card p-5">
          <ImportProgress bookImport={ref} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        {state === "DONE" && counts.books > 0 && (
          <Link to="/admin/books" className={buttonStyle("filled", "compact")}>
            Lihat buku
          </Link>
        )}
        {hasRows && notImported > 0 && (
          <a href={refusedRowsUrl} download className={buttonStyle("outlined", "compact")}>
            <Download aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Unduh baris yang tidak masuk (CSV)
          </a>
        )}
        {state === "DONE" && <UndoImport id={id} />}
      </div>
      {hasRows && notImported > 0 && (
        <p className="mt-2 max-w-prose text-sm text-muted text-pretty">
          Berkas itu berisi alasan setiap baris. Perbaiki barisnya, simpan, lalu impor berkas itu apa adanya.
        </p>
      )}
      <Warnings warnings={warnings} />
      {hasRows && <OutcomeRows id={id} counts={counts} />}
    </>
  );
}
