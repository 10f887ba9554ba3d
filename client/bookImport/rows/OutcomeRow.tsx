import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { IMPORT_ROW_STYLE } from "../../importing/importRowStyle";
import { Pill } from "../../ui/Pill";
import { outcomeLabels } from "../importLabels";
import { RowDecision } from "./RowDecision";

const OutcomeRow_row = graphql(`
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
    <li className={IMPORT_ROW_STYLE}>
      <p className="text-muted tabular-nums">
        <span className="sr-only">Baris </span>
        {formatNumber(number)}
      </p>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {title === "" ? <span className="text-muted">Tanpa judul</span> : title}
        </p>
        {authors !== "" && <p className="line-clamp-2 text-xs leading-tight text-muted wrap-anywhere">{authors}</p>}
      </div>
      <div className="col-start-2 min-w-0 md:col-start-3">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Pill tone={tone}>{label}</Pill>
          {isDecided && <Pill tone="quiet">Keputusan petugas</Pill>}
          {copies > 0 && <span className="text-muted tabular-nums">{formatNumber(copies)} eksemplar</span>}
          {copiesLeftOut > 0 && (
            <span className="font-medium text-bata tabular-nums">
              {formatNumber(copiesLeftOut)} eksemplar tidak masuk
            </span>
          )}
          {reason !== "" && <span className="wrap-anywhere">{reason}</span>}
        </p>
        {warnings.map((warning) => (
          <p key={warning} className="mt-1 text-muted">
            Catatan: {warning}.
          </p>
        ))}
        {draftId !== null && <RowDecision row={row} importId={draftId} />}
      </div>
    </li>
  );
}
