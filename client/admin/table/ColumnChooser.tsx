import { Columns3 } from "lucide-react";
import { useRef } from "react";
import { Checkbox } from "../../ui/Checkbox";
import { buttonStyle } from "../../ui/buttonStyle";
import { useDismissibleDetails } from "../../ui/useDismissibleDetails";
import { useDeskView } from "../deskView";
import { shownColumns, type TableColumn } from "./TableColumn";

interface ColumnChooserProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** Null: the default columns. */
  selected: readonly string[] | null;
  onChoose: (selected: readonly string[] | null) => void;
}

export function ColumnChooser<Row>({ columns, selected, onChoose }: ColumnChooserProps<Row>) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(details);
  const { isRoomy, change } = useDeskView();
  const shown = new Set(shownColumns(columns, selected).map(({ key }) => key));
  const toggle = (key: string) =>
    onChoose(
      columns
        .filter((column) => column.shown !== "always" && (column.key === key) !== shown.has(column.key))
        .map((column) => column.key),
    );
  return (
    <details ref={details} className="relative">
      <summary className={`${buttonStyle("outlined", "compact")} list-none [&::-webkit-details-marker]:hidden`}>
        <Columns3 aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        Tampilan
      </summary>
      <div className="table-menu w-60 p-3">
        <fieldset className="mb-2 border-b border-line pb-2">
          <legend className="sr-only">Tinggi baris</legend>
          {[
            { label: "Rapat", roomy: false },
            { label: "Lega", roomy: true },
          ].map(({ label, roomy }) => (
            <label key={label} className="inline-flex min-h-10 w-1/2 cursor-pointer items-center gap-2.5 text-sm">
              <input
                type="radio"
                name="density"
                checked={isRoomy === roomy}
                onChange={() => change({ isRoomy: roomy })}
                className="size-5 accent-nila"
              />
              {label}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend className="sr-only">Kolom yang tampil</legend>
          {columns
            .filter((column) => column.shown !== "always")
            .map(({ key, label }) => (
              <Checkbox key={key} label={label} checked={shown.has(key)} onChange={() => toggle(key)} />
            ))}
        </fieldset>
        {selected !== null && (
          <button
            type="button"
            onClick={() => onChoose(null)}
            className={`${buttonStyle("quiet", "compact")} mt-2 w-full`}
          >
            Atur ulang
          </button>
        )}
      </div>
    </details>
  );
}
