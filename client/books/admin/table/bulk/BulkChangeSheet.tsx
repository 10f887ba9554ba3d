import { useId, useRef, useState } from "react";
import { MAX_BATCH_SIZE } from "../../../../apollo/maxBatchSize";
import { RecordPicker } from "../../../../authorities/picker/RecordPicker";
import { formatNumber } from "../../../../format/formatNumber";
import { FormAlert } from "../../../../forms/FormAlert";
import { showMessage } from "../../../../app/messages/flashMessage";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { Checkbox } from "../../../../ui/Checkbox";
import { Sheet } from "../../../../ui/Sheet";
import { BulkOutcome } from "./BulkOutcome";
import { BulkProgress } from "./BulkProgress";
import type { BulkField, BulkPicked } from "./bulkFields";
import type { SelectedBook } from "../selectedBooks";
import type { BulkResult } from "./useBulkBooks";
import { useBulkUpdateBooks } from "./useBulkUpdateBooks";

interface BulkChangeSheetProps {
  /** Null: closed. */
  field: BulkField | null;
  books: readonly SelectedBook[];
  onClose: () => void;
}

export function BulkChangeSheet({ field, books, onClose }: BulkChangeSheetProps) {
  return field && <OpenSheet key={field.name} field={field} books={books} onClose={onClose} />;
}

function OpenSheet({ field, books, onClose }: BulkChangeSheetProps & { field: BulkField }) {
  const { bulkUpdateBooks, done, stop } = useBulkUpdateBooks();
  const [picked, setPicked] = useState<BulkPicked | null>(null);
  const [isEmptied, setIsEmptied] = useState(false);
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<BulkResult>();
  const alertId = useId();
  const isDismissed = useRef(false);
  const isRunning = done !== null;
  // A single batch cannot be stopped.
  const isBatched = books.length > MAX_BATCH_SIZE;
  const hasRefusals = result?.outcomes.some(({ refusal }) => refusal !== null) ?? false;

  const change = async () => {
    if (isRunning) return;
    if (picked === null && !isEmptied) {
      setError(`Pilih ${field.noun} dari daftar, atau tulis yang baru.`);
      return;
    }
    const outcome = await bulkUpdateBooks(
      books.map(({ id }) => id),
      field.changes(isEmptied ? null : picked),
    );
    const changed = outcome.outcomes.filter(({ refusal }) => refusal === null).length;
    setResult(outcome);
    if ((outcome.errorMessage === undefined && changed === books.length) || isDismissed.current) {
      showMessage(
        changed === books.length
          ? `${formatNumber(changed)} buku diubah.`
          : `${formatNumber(changed)} dari ${formatNumber(books.length)} buku diubah.`,
        "success",
      );
      onClose();
    }
  };
  const dismiss = () => {
    // The running batch finishes first, then the sheet closes.
    isDismissed.current = true;
    if (isRunning) stop();
    else onClose();
  };

  return (
    <Sheet
      title={`Ubah ${field.noun} ${formatNumber(books.length)} buku`}
      placement="middle"
      isOpen
      onClose={dismiss}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {(!isRunning || isBatched) && (
            <button
              type="button"
              onClick={() => (isRunning ? stop() : onClose())}
              className={buttonStyle("outlined", "desk")}
            >
              {isRunning ? "Hentikan" : result ? "Tutup" : "Batal"}
            </button>
          )}
          {!hasRefusals && (
            <button
              type="button"
              aria-disabled={isRunning}
              onClick={() => void change()}
              className={`${buttonStyle("filled", "desk")} aria-disabled:opacity-70`}
            >
              {isRunning ? "Mengubah…" : "Ubah"}
            </button>
          )}
        </div>
      }
    >
      <div className={`grid content-start gap-4 *:empty:hidden ${hasRefusals ? "" : "min-h-96"}`}>
        <FormAlert id={alertId}>{result?.errorMessage}</FormAlert>
        {isRunning && <BulkProgress label="Mengubah" done={done} total={books.length} />}
        {result && !isRunning && <BulkOutcome verb="diubah" result={result} books={books} />}
        {!hasRefusals && !isRunning && (
          <>
            {!isEmptied && (
              <RecordPicker
                list={field.list}
                label={field.label}
                value={picked}
                onChange={(value) => {
                  setPicked(value);
                  setError(undefined);
                }}
                allowNew
                error={error}
              />
            )}
            <Checkbox
              label={`Kosongkan ${field.noun}`}
              checked={isEmptied}
              onChange={({ target }) => {
                setIsEmptied(target.checked);
                setError(undefined);
              }}
            />
            {field.name === "classification" && (
              <p className="text-sm text-muted">
                No. panggil yang dibuat otomatis mengikuti klasifikasi baru; yang ditulis sendiri tetap.
              </p>
            )}
          </>
        )}
      </div>
    </Sheet>
  );
}
