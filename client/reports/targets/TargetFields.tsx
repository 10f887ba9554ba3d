import type { ReactNode } from "react";
import { CompactField, CompactSelect } from "../../forms/fields/CompactField";
import { reportFigureLabels, reportFigures } from "./reportFigureLabels";
import { fieldName, type TargetRow } from "./targetRow";

interface TargetFieldsProps {
  row: TargetRow;
  index: number;
  messageFor: (name: string) => string | undefined;
  onChange: (changes: Partial<TargetRow>) => void;
  removeButton: ReactNode;
}

/** One target: of which figure, for which schools, and between which bounds. */
export function TargetFields({ row, index, messageFor, onChange, removeButton }: TargetFieldsProps) {
  const text = (name: "fromClasses" | "atLeast" | "atMost" | "basis") => ({
    name: fieldName(index, name),
    value: row[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    error: messageFor(fieldName(index, name)),
  });
  const error = messageFor(fieldName(index, "figure"));
  return (
    <fieldset className="rounded-xl border border-line bg-paper p-4">
      <legend className="sr-only">Target {index + 1}</legend>
      <div className="flex items-end gap-2">
        <CompactSelect
          label="Angka"
          name={fieldName(index, "figure")}
          value={row.figure}
          onChange={({ target }) =>
            onChange({ figure: reportFigures.find((code) => code === target.value) ?? "TITLES" })
          }
          error={error}
          className="min-w-0 grow"
        >
          {reportFigures.map((code) => (
            <option key={code} value={code}>
              {reportFigureLabels[code]}
            </option>
          ))}
        </CompactSelect>
        {removeButton}
      </div>
      <div className="mt-3 grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        <CompactField label="Minimal" inputMode="decimal" maxLength={14} {...text("atLeast")} />
        <CompactField label="Maksimal" inputMode="decimal" maxLength={14} {...text("atMost")} />
        <CompactField
          label="Mulai rombel"
          inputMode="numeric"
          maxLength={3}
          placeholder="semua"
          {...text("fromClasses")}
        />
        <CompactField
          label="Dasar (opsional)"
          maxLength={120}
          placeholder="Contoh: instrumen akreditasi"
          className="col-span-2 sm:col-span-3"
          {...text("basis")}
        />
      </div>
    </fieldset>
  );
}
