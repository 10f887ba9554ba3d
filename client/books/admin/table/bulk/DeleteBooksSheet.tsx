import { useId, useRef, useState } from "react";
import { MOST_AT_ONCE } from "../../../../apollo/mostAtOnce";
import { useUndo } from "../../../../bin/useUndo";
import { formatNumber } from "../../../../format/formatNumber";
import { FormAlert } from "../../../../forms/FormAlert";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { Sheet } from "../../../../ui/Sheet";
import { BulkOutcome } from "./BulkOutcome";
import { BulkProgress } from "./BulkProgress";
import type { ChosenBook } from "../chosenBooks";
import type { BulkResult } from "./useBulkBooks";
import { useBulkDeleteBooks } from "./useBulkDeleteBooks";

interface DeleteBooksSheetProps {
  /** Null: closed. */
  books: readonly ChosenBook[] | null;
  onClose: () => void;
  onDeleted: (books: readonly ChosenBook[]) => void;
}

/** Asks first, says what goes with them, and then what became of each. */
export function DeleteBooksSheet({ books, onClose, onDeleted }: DeleteBooksSheetProps) {
  return books && <OpenSheet books={books} onClose={onClose} onDeleted={onDeleted} />;
}

function OpenSheet({ books, onClose, onDeleted }: DeleteBooksSheetProps & { books: readonly ChosenBook[] }) {
  const { bulkDeleteBooks, done, stop } = useBulkDeleteBooks();
  const { showDeleted } = useUndo();
  const [result, setResult] = useState<BulkResult & { binEntryIds: readonly string[] }>();
  const alert = useId();
  const hasLeft = useRef(false);
  const isRunning = done !== null;
  // One slice cannot be stopped on its way.
  const isInSlices = books.length > MOST_AT_ONCE;
  const [only] = books;
  const what = books.length === 1 && only ? `“${only.title}”` : `${formatNumber(books.length)} buku`;

  /** The message with the way back comes when nothing lies over it any more. */
  const close = (ended = result) => {
    const gone = ended?.outcomes.filter(({ refusal }) => refusal === null).length ?? 0;
    if (ended && gone > 0)
      showDeleted(books.length === 1 ? `${what} dihapus.` : `${formatNumber(gone)} buku dihapus.`, ended.binEntryIds);
    onClose();
  };
  const leave = () => {
    // What is under way comes to an end first, and the sheet goes with it.
    hasLeft.current = true;
    if (isRunning) stop();
    else close();
  };
  const deleteThem = async () => {
    if (isRunning) return;
    const ended = await bulkDeleteBooks(books.map(({ id }) => id));
    const gone = new Set(ended.outcomes.flatMap(({ id, refusal }) => (refusal === null ? [id] : [])));
    onDeleted(books.filter(({ id }) => gone.has(id)));
    setResult(ended);
    if (gone.size === books.length || hasLeft.current) close(ended);
  };

  return (
    <Sheet
      title={result && !isRunning ? "Hasil penghapusan" : books.length === 1 ? "Hapus buku ini?" : `Hapus ${what}?`}
      place="middle"
      isOpen
      onClose={leave}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {(!isRunning || isInSlices) && (
            <button
              type="button"
              onClick={() => (isRunning ? stop() : close())}
              className={buttonStyle("outlined", "desk")}
            >
              {isRunning ? "Hentikan" : result ? "Tutup" : "Batal"}
            </button>
          )}
          {(!result || (result.trouble !== undefined && result.outcomes.length === 0)) && (
            <button
              type="button"
              aria-disabled={isRunning}
              onClick={() => void deleteThem()}
              className={`${buttonStyle("filled", "desk")} aria-disabled:opacity-70`}
            >
              {isRunning ? "Menghapus…" : result ? "Coba Lagi" : "Hapus"}
            </button>
          )}
        </div>
      }
    >
      <div className="grid gap-4 *:empty:hidden">
        <FormAlert id={alert}>{result?.trouble}</FormAlert>
        {isRunning && <BulkProgress label="Menghapus" done={done} total={books.length} />}
        {result && !isRunning && result.outcomes.length > 0 && (
          <BulkOutcome verb="dihapus" result={result} books={books} />
        )}
        {!result && (
          <div className="grid gap-3 text-muted text-pretty">
            {books.length === 1 && <p className="font-semibold text-ink wrap-anywhere">{what}</p>}
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
