import { useId, useState } from "react";
import { buttonStyle } from "../../../../ui/buttonStyle";
import type { BookFormField, BookFormValues } from "../values/bookFormValues";
import { bookLabels } from "../../bookLabels";
import { formatField } from "../values/formatField";
import { type BookComparison, fieldsToCompare, mergeBook, proposedSides, type Side } from "./bookComparison";

interface ComparisonProps {
  comparison: BookComparison;
  onMerge: (values: BookFormValues) => void;
  /** Discards one's own changes. */
  onTakeTheirs: () => void;
}

/** Shows each conflicting field: the original value, the saved one and one's own. */
export function Comparison({ comparison, onMerge, onTakeTheirs }: ComparisonProps) {
  const fields = fieldsToCompare(comparison);
  const [sides, setSides] = useState(() => proposedSides(fields));
  return (
    <>
      <p className="text-sm text-muted text-pretty">
        Belum ada data yang tertimpa. Pilih isi setiap bagian yang berbeda, lalu simpan lagi. Bagian yang hanya Anda
        ubah tetap seperti isian Anda.
      </p>
      <ul className="mt-4 grid gap-4">
        {fields.map(({ field }) => (
          <FieldChoice
            key={field}
            field={field}
            comparison={comparison}
            side={sides[field] ?? "theirs"}
            onChoose={(side) => setSides({ ...sides, [field]: side })}
          />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5 border-t border-line pt-4">
        <button type="button" onClick={onTakeTheirs} className={buttonStyle("outlined", "compact")}>
          Buang perubahan saya
        </button>
        <button
          type="button"
          onClick={() => onMerge(mergeBook(comparison, sides))}
          className={buttonStyle("filled", "compact")}
        >
          Lanjutkan dengan pilihan ini
        </button>
      </div>
    </>
  );
}

interface FieldChoiceProps {
  field: BookFormField;
  comparison: BookComparison;
  side: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice({ field, comparison: { base, mine, theirs }, side, onChoose }: FieldChoiceProps) {
  const name = useId();
  const options = [
    ["mine", "Isian saya", mine],
    ["theirs", "Isi sekarang", theirs.values],
  ] as const;
  return (
    <li>
      <fieldset className="rounded-xl border border-line p-3">
        <legend className="px-1 text-sm font-semibold">{bookLabels[field]}</legend>
        <p className="text-xs text-muted wrap-anywhere">Saat dibuka: {formatField(base.values, field) ?? "kosong"}</p>
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          {options.map(([value, label, values]) => (
            <label key={value} className="choice-card">
              <input
                type="radio"
                name={name}
                checked={side === value}
                onChange={() => onChoose(value)}
                className="mt-1 size-4 shrink-0 accent-nila"
              />
              <span className="min-w-0">
                <span className="block text-xs font-semibold">{label}</span>
                <span className="block text-sm wrap-anywhere">
                  {formatField(values, field) ?? <em className="text-muted">kosong</em>}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}
