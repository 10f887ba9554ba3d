import { formatNumber } from "../../format/formatNumber";
import { type Column, ColumnTable } from "./ColumnTable";

interface ColumnMatchingProps<Field, Reason extends string> {
  reading: {
    columns: readonly Column<Field, Reason>[];
    fields: readonly { field: Field; label: string; isRequired: boolean }[];
    /** Which columns have the same meaning, in words, until one of them is chosen for it. */
    undecided: readonly string[];
  };
  /** Says which columns must be there and are not chosen; null where none is missing. */
  missing: string | null;
  /** The id of the sentence below the heading, which describes the button for the preview. */
  hintId: string;
  reasonLabels: Readonly<Record<Reason, string>>;
  isBusy: boolean;
  onChoose: (columns: (Field | null)[]) => void;
}

/** What each column of a file means, and what is still to be chosen. */
export function ColumnMatching<Field extends string, Reason extends string>({
  reading: { columns, fields, undecided },
  missing,
  hintId,
  reasonLabels,
  isBusy,
  onChoose,
}: ColumnMatchingProps<Field, Reason>) {
  const chosen = columns.map(({ field }) => field);
  const used = chosen.filter((field) => field !== null).length;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-serif text-xl font-semibold">Pencocokan kolom</h2>
        <p id={hintId} className={`text-sm ${missing === null ? "text-muted" : "font-medium text-bata"}`}>
          {missing ?? `${formatNumber(used)} dari ${formatNumber(columns.length)} kolom dipakai`}
        </p>
      </div>
      {undecided.length > 0 && (
        <ul className="mt-3 grid gap-1 rounded-xl bg-bata-soft px-4 py-3 text-sm font-medium text-bata">
          {undecided.map((names) => (
            <li key={names}>{names}. Pilih kolom yang benar; kolom lain tidak dipakai.</li>
          ))}
        </ul>
      )}
      <ColumnTable
        columns={columns}
        fields={fields}
        reasonLabels={reasonLabels}
        isBusy={isBusy}
        // A field maps to one column only: choosing it here removes it from the other.
        onChoose={(place, field) =>
          onChoose(chosen.map((other, index) => (index === place ? field : other === field ? null : other)))
        }
      />
    </>
  );
}
