import { Download } from "lucide-react";
import { Link } from "react-router-dom";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { buttonStyle } from "../../ui/buttonStyle";
import { ResultHeading } from "../../importing/ResultHeading";
import { AwaitingCovers } from "../covers/AwaitingCovers";
import { ImportFigures } from "../ImportFigures";
import { ImportProgress } from "../ImportProgress";
import { ImportCounts_counts, ImportStatus_bookImport } from "../importStatus";
import { OutcomeRows } from "../rows/OutcomeRows";
import { Warnings } from "../rows/Warnings";
import { stateLabel } from "../importLabels";
import { KeptItems } from "../undo/KeptItems";
import { booksAndCopies, UndoImport } from "../undo/UndoImport";

/** What was imported, what was not and why, and the undo button. */
export function ResultStep({ bookImport: ref }: { bookImport: FragmentType<typeof ImportStatus_bookImport> }) {
  const bookImport = readFragment(ImportStatus_bookImport, ref);
  const { id, databaseId, state, warnings, message, hasRows, refusedRowsUrl, progress, undone } = bookImport;
  const counts = readFragment(ImportCounts_counts, bookImport.counts);
  const hasReport = counts.duplicates + counts.refused + counts.copiesLeftOut > 0;
  const isPublished = state === "DONE" || state === "PARTLY_UNDONE";
  return (
    <>
      <ResultHeading isUndone={state === "UNDONE"} state={stateLabel(state, warnings)} />
      {message && <p className="mt-2 max-w-prose text-sm text-bata text-pretty wrap-anywhere">{message}</p>}
      {undone && (
        <p className="mt-2 max-w-prose text-pretty">
          Diurungkan: {booksAndCopies(undone.books, undone.copies)}.
          {undone.keptBooks + undone.keptCopies > 0 &&
            ` Tetap ada ${booksAndCopies(undone.keptBooks, undone.keptCopies)}.`}
        </p>
      )}
      <ImportFigures counts={counts} />
      {progress && (
        <div className="mt-4 rounded-2xl border border-line bg-card p-5">
          <ImportProgress bookImport={ref} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        {isPublished && counts.books > 0 && (
          <Link to="/admin/books" className={buttonStyle("filled", "compact")}>
            Lihat buku
          </Link>
        )}
        {isPublished && counts.copies + counts.copiesAdded > 0 && (
          <Link to={`/admin/labels?import=${databaseId}`} className={buttonStyle("outlined", "compact")}>
            Cetak label
          </Link>
        )}
        {hasRows && hasReport && (
          <a href={refusedRowsUrl} download className={buttonStyle("outlined", "compact")}>
            <Download aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Unduh baris yang tidak masuk (CSV)
          </a>
        )}
        {isPublished && <UndoImport id={id} />}
      </div>
      {isPublished && <AwaitingCovers importId={id} />}
      {isPublished && <KeptItems id={id} isUndone={state === "PARTLY_UNDONE"} />}
      {hasRows && hasReport && (
        <p className="mt-2 max-w-prose text-sm text-muted text-pretty">
          Berkas itu berisi alasan setiap baris. Perbaiki barisnya, simpan, lalu impor lagi berkas itu.
        </p>
      )}
      <Warnings warnings={warnings} />
      {hasRows && <OutcomeRows id={id} counts={counts} />}
    </>
  );
}
