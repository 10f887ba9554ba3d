import { Link } from "react-router-dom";
import { formatDate } from "../../../../format/formatDate";
import { formatNumber } from "../../../../format/formatNumber";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import { Pill } from "../../../../ui/Pill";
import { outcomeLabels } from "../studentImportLabels";

export const StudentImportRow_row = graphql(`
  fragment StudentImportRow_row on StudentImportRow {
    number
    outcome
    nis
    name
    className
    reason
    changes {
      field
      before
      after
    }
    isUndone
    keptReason
    studentId
  }
`);

const ROW_STYLE =
  "grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-b-0 " +
  "md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)]";

/** One row of the file: who it is, what becomes of it and why, and what it changes. */
export function StudentImportRow({ row: ref }: { row: FragmentType<typeof StudentImportRow_row> }) {
  const row = readFragment(StudentImportRow_row, ref);
  const { label, tone } = outcomeLabels[row.outcome];
  const name = row.name ?? "Tanpa nama";
  return (
    <li className={ROW_STYLE}>
      <p className="text-sm text-muted tabular-nums">
        <span className="sr-only">Baris </span>
        {formatNumber(row.number)}
      </p>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {row.studentId !== null && !row.isUndone ? (
            <Link to={`/admin/students/${row.studentId}`} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-sm text-muted wrap-anywhere tabular-nums">
          {row.nis === null ? "Tanpa NIS" : `NIS ${row.nis}`}
          {row.className !== null && ` · ${row.className}`}
        </p>
      </div>
      <div className="col-start-2 min-w-0 md:col-start-3">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Pill tone={tone}>{label}</Pill>
          {row.isUndone && <Pill tone="quiet">Diurungkan</Pill>}
          {row.keptReason !== null && <Pill tone="plain">Tetap ada</Pill>}
        </p>
        {row.keptReason !== null && <p className="mt-1 text-sm wrap-anywhere">{row.keptReason}</p>}
        {row.reason !== "" && <p className="mt-1 text-sm wrap-anywhere">{row.reason}</p>}
        {row.changes.length > 0 && (
          <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
            {row.changes.map(({ field, before, after }) => (
              <div key={field} className="contents">
                <dt className="text-muted">{field}</dt>
                <dd className="wrap-anywhere">
                  <span className="text-muted">{shownValue(before)}</span>
                  <span aria-hidden="true"> → </span>
                  <span className="sr-only"> menjadi </span>
                  {shownValue(after)}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

function shownValue(value: string | null | undefined): string {
  if (!value) return "kosong";
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value;
}
