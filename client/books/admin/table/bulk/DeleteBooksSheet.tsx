import { useId, useRef, useState } from "react";
import { MAX_BATCH_SIZE } from "../../../../apollo/maxBatchSize";
import { useUndo } from "../../../../bin/useUndo";
import { formatNumber } from "../../../../format/formatNumber";
import { FormAlert } from "../../../../forms/FormAlert";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { Sheet } from "../../../../ui/Sheet";
import { BulkOutcome } from "./BulkOutcome";
import { BulkProgress } from "./BulkProgress";
import type { SelectedBook } from "../selectedBooks";
import type { BulkResult } from "./useBulkBooks";
import { useBulkDeleteBooks } from "./useBulkDeleteBooks";

interface DeleteBooksSheetProps {
  /** Null: closed. */
  books: readonly SelectedBook[] | null;
  onClose: () => void;
  onDeleted: (books: readonly SelectedBook[]) => void;
}

/** Asks for confirmation, then shows the result for each book. */
export function DeleteBooksSheet({ books, onClose, onDeleted }: DeleteBooksSheetProps) {
  return books && <OpenSheet books={books} onClose={onClose} onDeleted={onDeleted} />;
}

function OpenSheet({ books, onClose, onDeleted }: DeleteBooksSheetProps & { books: readonly SelectedBook[] }) {
  const { bulkDeleteBooks, done, stop } = useBulkDeleteBooks();
  const { showDeleted } = useUndo();
  const [result, setResult] = useState<BulkResult & { binEntryIds: readonly string[] }>();
  const alertId = useId();
  const isDismissed = useRef(false);
  const isRunning = done !== null;
  // A single batch cannot be stopped.
  const isBatched = books.length > MAX_BATCH_SIZE;
  const [only] = books;
  const subject = books.length === 1 && only ? `“${only.title}”` : `${formatNumber(books.length)} buku`;

  /** The undo message is shown only after the sheet has closed, which would cover it. */
  const close = (ended = result) => {
    const gone = ended?.outcomes.filter(({ refusal }) => refusal === null).length ?? 0;
    if (ended && gone > 0)
      showDeleted(
        books.length === 1 ? `${subject} dihapus.` : `${formatNumber(gone)} buku dihapus.`,
        ended.binEntryIds,
      );
    onClose();
  };
  const dismiss = () => {
    // The running batch finishes first, then the sheet closes.
    isDismissed.current = true;
    if (isRunning) stop();
    else close();
  };
  const deleteBooks = async () => {
    if (isRunning) return;
    const ended = await bulkDeleteBooks(books.map(({ id }) => id));
    const gone = new Set(ended.outcomes.flatMap(({ id, refusal }) => (refusal === null ? [id] : [])));
    onDeleted(books.filter(({ id }) => gone.has(id)));
    setResult(ended);
    if (gone.size === books.length || isDismissed.current) close(ended);
  };

  return (
    <Sheet
      title={result && !isRunning ? "Hasil penghapusan" : books.length === 1 ? "Hapus buku ini?" : `Hapus ${subject}?`}
      placement="middle"
      isOpen
      onClose={dismiss}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {(!isRunning || isBatched) && (
            <button
              type="button"
              onClick={() => (isRunning ? stop() : close())}
              className={buttonStyle("outlined", "desk")}
            >
              {isRunning ? "Hentikan" : result ? "Tutup" : "Batal"}
            </button>
          )}
          {(!result || (result.errorMessage !== undefined && result.outcomes.length === 0)) && (
            <button
              type="button"
              aria-disabled={isRunning}
              onClick={() => void deleteBooks()}
              className={`${buttonStyle("filled", "desk")} aria-disabled:opacity-70`}
            >
              {isRunning ? "Menghapus…" : result ? "Coba Lagi" : "Hapus"}
            </button>
          )}
        </div>
      }
    >
      <div className="grid gap-4 *:empty:hidden">
        <FormAlert id={alertId}>{result?.errorMessage}</FormAlert>
        {isRunning && <BulkProgress label="Menghapus" done={done} total={books.length} />}
        {result && !isRunning && result.outcomes.length > 0 && (
          <BulkOutcome verb="dihapus" result={result} books={books} />
        )}
        {!result && (
          <div className="grid gap-3 text-muted text-pretty">
            {books.length === 1 && <p className="font-semibold text-ink wrap-anywhere">{subject}</p>}
            <p>
              Eksemplar, sampul, dan berkas digitalnya ikut terhapus. Semuanya tinggal di Tempat Sampah selama 30 hari
              dan dapat dipulihkan.
            </p>
            <p>Buku yang eksemplarnya sedang atau pernah dipinjam tetap ada.</p>
          </div>
        )}
      </div>
    </Sheet>
  );
}
