import { Field } from "../../forms/fields/Field";
import { formatNumber } from "../../format/formatNumber";

export interface Source {
  sheets: readonly string[];
  sheet?: number | null;
  hiddenRows: number;
  rowsAbove: readonly string[];
}

interface SheetFieldProps {
  source: Source;
  onChange: (change: { sheet: number }) => void;
}

/** Which sheet of a spreadsheet is read. */
export function SheetField({ source: { sheets, sheet }, onChange }: SheetFieldProps) {
  return (
    <Field label="Lembar (sheet)" controlProps={{}}>
      {(control) => (
        <select
          {...control}
          value={sheet ?? 0}
          onChange={({ target }) => onChange({ sheet: Number(target.value) })}
          className="compact-select"
        >
          {sheets.map((name, place) => (
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** What of the file is left out, and what is read although its spreadsheet does not show it. */
export function SourceNotes({ source: { hiddenRows, rowsAbove } }: { source: Source }) {
  if (hiddenRows === 0 && rowsAbove.length === 0) return null;
  return (
    <div className="mt-3 grid gap-1 text-sm text-muted wrap-anywhere">
      {hiddenRows > 0 && <p>{formatNumber(hiddenRows)} baris tersembunyi di lembar ini ikut dibaca.</p>}
      {rowsAbove.length > 0 && (
        <p>
          Di atas nama kolom, tidak ikut diimpor:{" "}
          {rowsAbove.map((row, place) => (
            <span key={place}>
              {place > 0 && "; "}“{row}”
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}
