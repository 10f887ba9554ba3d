import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { Pill } from "../../ui/Pill";
import { outcomeLabels } from "../importLabels";
import { RowDecision } from "./RowDecision";

export const OutcomeRow_row = graphql(`
  fragment OutcomeRow_row on BookImportRow {
    id
    number
    outcome
    title
    authors
    copies
    copiesLeftOut
    reason
    warnings
    ownBook
    takenCodes {
      newCode
    }
    ...RowDecision_row
  }
`);

const ROW_STYLE =
  "grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-b-0 " +
  "md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)]";

interface OutcomeRowProps {
  row: FragmentType<typeof OutcomeRow_row>;
  /** The import whose rows are still to be decided; null once it has run. */
  draftId: string | null;
}

/** One row of the file: its content, its outcome and the reason, and what a person may decide. */
export function OutcomeRow({ row: ref, draftId }: OutcomeRowProps) {
  const row = readFragment(OutcomeRow_row, ref);
  const { number, outcome, title, authors, copies, copiesLeftOut, reason, warnings } = row;
  const { label, tone } = outcomeLabels[outcome];
  const isDecided = row.ownBook === "DECIDED" || row.takenCodes.some(({ newCode }) => newCode !== null);
  return (
    <li className={ROW_STYLE}>
      <p className="text-sm text-muted tabular-nums">
        <span className="sr-only">Baris </span>
        {formatNumber(number)}
      </p>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {title === "" ? <span className="text-muted">Tanpa judul</span> : title}
        </p>
        {authors !== "" && <p className="line-clamp-2 text-sm text-muted wrap-anywhere">{authors}</p>}
      </div>
      <div className="col-start-2 min-w-0 md:col-start-3">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Pill tone={tone}>{label}</Pill>
          {isDecided && <Pill tone="quiet">Keputusan petugas</Pill>}
          {copies > 0 && <span className="text-sm text-muted tabular-nums">{formatNumber(copies)} eksemplar</span>}
          {copiesLeftOut > 0 && (
            <span className="text-sm font-medium text-bata tabular-nums">
              {formatNumber(copiesLeftOut)} eksemplar tidak masuk
            </span>
          )}
        </p>
        {reason !== "" && <p className="mt-1 text-sm wrap-anywhere">{reason}</p>}
        {warnings.map((warning) => (
          <p key={warning} className="mt-1 text-sm text-muted">
            Catatan: {warning}.
          </p>
        ))}
        {draftId !== null && <RowDecision row={row} importId={draftId} />}
      </div>
    </li>
  );
}
