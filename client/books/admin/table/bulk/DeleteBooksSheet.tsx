import { useUndo } from "../../../../admin/undo/useUndo";
import { formatNumber } from "../../../../format/formatNumber";
import { BulkSheet, useBulkCommand } from "./BulkSheet";
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
  const [only] = books;
  const subject = books.length === 1 && only ? `“${only.title}”` : `${formatNumber(books.length)} buku`;

  /** The undo message is shown only after the sheet has closed, which would cover it. */
  const close = (ended: (BulkResult & { binEntryIds: readonly string[] }) | undefined) => {
    const deleted = ended?.outcomes.filter(({ refusal }) => refusal === null).length ?? 0;
    if (ended && deleted > 0)
      showDeleted(
        books.length === 1 ? `${subject} dihapus.` : `${formatNumber(deleted)} buku dihapus.`,
        ended.binEntryIds,
      );
    onClose();
  };
  const command = useBulkCommand<BulkResult & { binEntryIds: readonly string[] }>({
    books,
    done,
    stop,
    run: async () => {
      const ended = await bulkDeleteBooks(books.map(({ id }) => id));
      const deleted = new Set(ended.outcomes.flatMap(({ id, refusal }) => (refusal === null ? [id] : [])));
      onDeleted(books.filter(({ id }) => deleted.has(id)));
      return ended;
    },
    onEnd: close,
    onClose: close,
  });
  const { result, isRunning } = command;
  const hasOutcome = result !== undefined && result.outcomes.length > 0;
  const canStart = !result || (result.errorMessage !== undefined && !hasOutcome);

  return (
    <BulkSheet
      title={result && !isRunning ? "Hasil penghapusan" : books.length === 1 ? "Hapus buku ini?" : `Hapus ${subject}?`}
      command={command}
      books={books}
      done={done}
      verbs={["Menghapus", "dihapus"]}
      startLabel={canStart ? (result ? "Coba lagi" : "Hapus") : null}
      hasOutcome={hasOutcome}
      className=""
    >
      {!result && (
        <div className="grid gap-3 text-muted text-pretty">
          {books.length === 1 && <p className="font-semibold text-ink wrap-anywhere">{subject}</p>}
          <p>
            Eksemplar, sampul, dan berkas digitalnya ikut terhapus. Semuanya disimpan 30 hari di Tempat Sampah dan dapat
            dipulihkan.
          </p>
          <p>Buku yang eksemplarnya sedang atau pernah dipinjam tidak dapat dihapus.</p>
        </div>
      )}
    </BulkSheet>
  );
}
