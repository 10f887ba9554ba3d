import { CompactField, CompactTextArea } from "../../forms/fields/CompactField";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { type AnswerDraft, answerField } from "./answerDrafts";
import { NeedsCheck } from "./NeedsCheck";

const IndicatorRow_indicator = graphql(`
  fragment IndicatorRow_indicator on AssessedIndicator {
    ownFigure
    indicator {
      code
      text
      maxScore
      guide
      source
      needsCheck
    }
  }
`);

interface IndicatorRowProps {
  row: FragmentType<typeof IndicatorRow_indicator>;
  draft: AnswerDraft;
  canEdit: boolean;
  messageFor: (name: string) => string | undefined;
  onChange: (draft: AnswerDraft) => void;
}

/** What is asked, what the library's data say, and the answer beside it. */
export function IndicatorRow({ row, draft, canEdit, messageFor, onChange }: IndicatorRowProps) {
  const { ownFigure, indicator } = readFragment(IndicatorRow_indicator, row);
  const { code, text, maxScore, guide, source, needsCheck } = indicator;
  const scoreField = answerField(code, "score");
  const noteField = answerField(code, "note");
  return (
    <li className="grid gap-3 p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <h3 className="font-semibold text-pretty">
          {text} {needsCheck && <NeedsCheck />}
        </h3>
        {guide && <p className="mt-1 text-sm text-pretty">{guide}</p>}
        {source && <p className="mt-1 text-xs text-muted text-pretty">{source}</p>}
        {ownFigure && (
          <p className="mt-2 text-sm">
            <span className="text-muted">Data sistem:</span> <strong className="tabular-nums">{ownFigure}</strong>
          </p>
        )}
      </div>
      {canEdit ? (
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-3">
          <CompactField
            label={`Skor (0–${formatNumber(maxScore)})`}
            aria-label={`Skor (0–${formatNumber(maxScore)}): ${text}`}
            name={scoreField}
            inputMode="decimal"
            maxLength={8}
            value={draft.score}
            onChange={({ target }) => onChange({ ...draft, score: target.value })}
            error={messageFor(scoreField)}
          />
          <CompactTextArea
            label="Catatan/bukti"
            aria-label={`Catatan/bukti: ${text}`}
            name={noteField}
            rows={1}
            maxLength={500}
            value={draft.note}
            onChange={({ target }) => onChange({ ...draft, note: target.value })}
            error={messageFor(noteField)}
          />
        </div>
      ) : (
        <p className="text-sm text-muted">
          Skor {draft.score === "" ? "belum diisi" : `${draft.score} dari ${formatNumber(maxScore)}`}
          {draft.note && <span className="block whitespace-pre-line">{draft.note}</span>}
        </p>
      )}
    </li>
  );
}
