import { useState } from "react";
import { useUndo } from "../../../../admin/undo/useUndo";
import { RecordPicker } from "../../../../authorities/picker/RecordPicker";
import { formatNumber } from "../../../../format/formatNumber";
import { Checkbox } from "../../../../ui/Checkbox";
import { BulkSheet, useBulkCommand } from "./BulkSheet";
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

type ChangeResult = BulkResult & { binEntryIds: readonly string[] };

/** Each is the change of as many books as one request takes. */
const CHANGES_PER_UNDO = 1;

export function BulkChangeSheet({ field, books, onClose }: BulkChangeSheetProps) {
  return field && <OpenSheet key={field.name} field={field} books={books} onClose={onClose} />;
}

function OpenSheet({ field, books, onClose }: BulkChangeSheetProps & { field: BulkField }) {
  const { bulkUpdateBooks, done, stop } = useBulkUpdateBooks();
  const { showDeleted } = useUndo();
  const [picked, setPicked] = useState<BulkPicked | null>(null);
  const [isEmptied, setIsEmptied] = useState(false);
  const [error, setError] = useState<string>();

  /** The undo message is shown only after the sheet has closed, which would cover it. */
  const close = (ended: ChangeResult | undefined) => {
    const changed = ended?.outcomes.filter(({ refusal }) => refusal === null).length ?? 0;
    if (ended && changed > 0)
      showDeleted(
        changed === books.length
          ? `${formatNumber(changed)} buku diubah.`
          : `${formatNumber(changed)} dari ${formatNumber(books.length)} buku diubah.`,
        ended.binEntryIds,
        CHANGES_PER_UNDO,
      );
    onClose();
  };
  const command = useBulkCommand<ChangeResult>({
    books,
    done,
    stop,
    run: async () => {
      if (picked === null && !isEmptied) {
        setError(`Pilih ${field.noun} dari daftar, atau tulis ${field.noun} baru.`);
        return undefined;
      }
      return bulkUpdateBooks(
        books.map(({ id }) => id),
        field.changes(isEmptied ? null : picked),
      );
    },
    onEnd: close,
    onClose: close,
  });
  const hasRefusals = command.result?.outcomes.some(({ refusal }) => refusal !== null) ?? false;

  return (
    <BulkSheet
      title={`Ubah ${field.noun} ${formatNumber(books.length)} buku`}
      command={command}
      books={books}
      done={done}
      verbs={["Mengubah", "diubah"]}
      startLabel={hasRefusals ? null : "Ubah"}
      hasOutcome
      className={`content-start ${hasRefusals ? "" : "min-h-96"}`}
    >
      {!hasRefusals && !command.isRunning && (
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
              No. Panggil yang dibuat otomatis mengikuti klasifikasi baru; No. Panggil yang ditulis manual tidak
              berubah.
            </p>
          )}
        </>
      )}
    </BulkSheet>
  );
}
