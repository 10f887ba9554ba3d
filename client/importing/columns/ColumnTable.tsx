export interface Column<Field, Reason> {
  header: string;
  field: Field | null;
  reason: Reason;
  samples: readonly string[];
  look?: "CODES" | "NAMES" | "NUMBERS" | null;
}

const lookLabels = {
  CODES: "Tidak dipakai, padahal isinya seperti kode",
  NAMES: "Tidak dipakai, padahal isinya seperti nama orang",
  NUMBERS: "Tidak dipakai, padahal isinya angka",
} as const;

interface ColumnTableProps<Field, Reason extends string> {
  columns: readonly Column<Field, Reason>[];
  fields: readonly { field: Field; label: string; isRequired: boolean }[];
  /** Why a column means what it does, in words. */
  reasonLabels: Readonly<Record<Reason, string>>;
  isBusy: boolean;
  onChoose: (index: number, field: Field | null) => void;
}

const ROW_STYLE =
  "grid items-center gap-x-6 gap-y-2 border-b border-line px-5 py-3 last:border-b-0 " +
  "md:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_15rem]";

/** The file's columns: header, sample values and the field each maps to. */
export function ColumnTable<Field extends string, Reason extends string>({
  columns,
  fields,
  reasonLabels,
  isBusy,
  onChoose,
}: ColumnTableProps<Field, Reason>) {
  return (
    <ul aria-label="Kolom berkas" className="mt-3 overflow-hidden rounded-2xl border border-line bg-card">
      {columns.map(({ header, field, reason, samples, look }, place) => {
        const oversight = field === null && reason !== "CHOSEN" ? look : null;
        const name = header === "" ? `Kolom ${place + 1}` : header;
        const shown = samples.filter((sample) => sample !== "").slice(0, 3);
        return (
          <li key={place} className={ROW_STYLE}>
            <div className="min-w-0">
              <p className="truncate font-semibold">{name}</p>
              {oversight ? (
                <p className="text-xs font-medium text-bata">{lookLabels[oversight]}</p>
              ) : (
                <p className="text-xs text-muted">{reasonLabels[reason]}</p>
              )}
            </div>
            <p className="line-clamp-2 min-w-0 text-sm text-muted wrap-anywhere">
              {shown.length > 0 ? shown.join(" · ") : "Kosong di baris pertama"}
            </p>
            <select
              aria-label={`Pencocokan kolom ${name}`}
              value={field ?? ""}
              disabled={isBusy}
              onChange={({ target }) => onChoose(place, target.value === "" ? null : (target.value as Field))}
              className="compact-select"
            >
              <option value="">Tidak dipakai</option>
              {fields.map((choice) => (
                <option key={choice.field} value={choice.field}>
                  {choice.label}
                  {choice.isRequired ? " (wajib)" : ""}
                </option>
              ))}
            </select>
          </li>
        );
      })}
    </ul>
  );
}
