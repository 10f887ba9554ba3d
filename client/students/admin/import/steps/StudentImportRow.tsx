import { Link } from "react-router-dom";
import { formatDate } from "../../../../format/formatDate";
import { formatNumber } from "../../../../format/formatNumber";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import type { StudentImportDecision } from "../../../../gql/graphql";
import { IMPORT_ROW_STYLE } from "../../../../importing/importRowStyle";
import { Pill } from "../../../../ui/Pill";
import { outcomeLabels } from "../studentImportLabels";

const StudentImportRow_row = graphql(`
  fragment StudentImportRow_row on StudentImportRow {
    number
    outcome
    nis
    name
    className
    reason
    question
    decision
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

interface StudentImportRowProps {
  row: FragmentType<typeof StudentImportRow_row>;
  /** Whether its question may still be answered. */
  isOpen: boolean;
  isBusy: boolean;
  onDecide: (decision: StudentImportDecision) => void;
}

/** One row of the file: who it is, what becomes of it and why, and what it changes. */
export function StudentImportRow({ row: ref, isOpen, isBusy, onDecide }: StudentImportRowProps) {
  const row = readFragment(StudentImportRow_row, ref);
  const { label, tone } = outcomeLabels[row.outcome];
  const name = row.name ?? "Tanpa nama";
  return (
    <li className={IMPORT_ROW_STYLE}>
      <p className="text-muted tabular-nums">
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
        <p className="text-xs leading-tight text-muted wrap-anywhere tabular-nums">
          {row.nis === null ? "Tanpa NIS / No. anggota" : `No. anggota ${row.nis}`}
          {row.className !== null && ` · ${row.className}`}
        </p>
      </div>
      <div className="col-start-2 min-w-0 md:col-start-3">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Pill tone={tone}>{label}</Pill>
          {row.isUndone && <Pill tone="quiet">Diurungkan</Pill>}
          {row.keptReason !== null && <Pill tone="plain">Tetap ada</Pill>}
          {row.keptReason !== null && <span className="wrap-anywhere">{row.keptReason}</span>}
          {row.reason !== "" && <span className="wrap-anywhere">{row.reason}</span>}
        </p>
        {isOpen && row.question && (
          <div className="my-1.5 flex flex-wrap gap-x-5 gap-y-1">
            {ANSWERS.filter(({ decision }) => decision !== "ADD" || row.question !== "OTHER_NAME").map(
              ({ decision, label: answer }) => (
                <label key={decision} className="flex min-h-8 cursor-pointer items-center gap-2 font-medium">
                  <input
                    type="checkbox"
                    checked={row.decision === decision}
                    aria-disabled={isBusy}
                    aria-label={`${answer}: ${name}`}
                    onChange={({ target }) => {
                      if (!isBusy) onDecide(target.checked ? decision : "LEAVE_OUT");
                    }}
                    className="checkbox"
                  />
                  {answer}
                </label>
              ),
            )}
          </div>
        )}
        {row.changes.length > 0 && (
          <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
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

const ANSWERS = [
  { decision: "UPDATE", label: "Orang yang sama, perbarui datanya" },
  { decision: "ADD", label: "Orang lain, tambahkan" },
] as const satisfies readonly { decision: StudentImportDecision; label: string }[];

function shownValue(value: string | null | undefined): string {
  if (!value) return "kosong";
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value;
}
