import { useApolloClient } from "@apollo/client/react";
import { type SubmitEvent, useId, useState } from "react";
import { EditBar } from "../../admin/form/EditBar";
import { refetchFields } from "../../apollo/forgetFields";
import { useOperation } from "../../apollo/useOperation";
import { FormAlert } from "../../forms/errors/FormAlert";
import { renameFields, toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import { useSaveOnLeave } from "../../forms/useSaveOnLeave";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { showMessage } from "../../page/messages/flashMessage";
import { useShortcut } from "../../admin/shortcuts/useShortcut";
import { type AnswerDrafts, answerFieldOf, draftOf, parseDrafts, withDraft } from "./answerDrafts";
import { isConflict } from "./isConflict";
import { IndicatorRow } from "./IndicatorRow";
import { NeedsCheck } from "./NeedsCheck";

const AnswersForm_assessment = graphql(`
  fragment AnswersForm_assessment on AccreditationAssessment {
    period
    revision
    components {
      component {
        name
        source
        needsCheck
      }
      indicators {
        indicator {
          code
          text
          maxScore
        }
        score
        note
        ...IndicatorRow_indicator
      }
    }
  }
`);

const SaveAnswersMutation = graphql(`
  mutation SaveAccreditationAnswers($input: SaveAccreditationAnswersInput!) {
    saveAccreditationAnswers(input: $input) {
      __typename
      ... on SaveAccreditationAnswersPayload {
        assessment {
          period
          revision
        }
      }
      ...OperationResult_userError
    }
  }
`);

const STALE = { Query: ["accreditationAssessment"] } as const;

const CHANGED_MEANWHILE =
  "Petugas lain sudah mengisi penilaian ini sejak Anda membukanya. Periksa isian Anda, lalu simpan lagi.";

interface AnswersFormProps {
  assessment: FragmentType<typeof AnswersForm_assessment>;
  instrumentId: string;
  canEdit: boolean;
}

/** Each indicator with what the library's data say, and the library's own answer. */
export function AnswersForm({ assessment: ref, instrumentId, canEdit }: AnswersFormProps) {
  const { period, revision, components } = readFragment(AnswersForm_assessment, ref);
  const client = useApolloClient();
  const { run, isRunning } = useOperation(SaveAnswersMutation, "update");
  const { form, formErrors, alertId, showErrors, messageFor } = useFormErrors();
  const [drafts, setDrafts] = useState<AnswerDrafts>({});
  // Of the answers that were seen; null once another's are to be replaced knowingly.
  const [base, setBase] = useState<number | null>(revision);
  const formId = useId();
  const changed = Object.keys(drafts);
  // What another has answered meanwhile replaces nothing that is typed.
  if (changed.length === 0 && base !== revision) setBase(revision);
  const allowLeave = useLeaveGuard(changed.length > 0);
  const rows = components.flatMap(({ indicators }) => indicators);
  const rowOf = (code: string) => rows.find(({ indicator }) => indicator.code === code);
  const save = async () => {
    if (isRunning || changed.length === 0) return;
    const { answers, errors: fields } = parseDrafts(drafts, (code) => rowOf(code)?.indicator.maxScore ?? 0);
    if (fields.length > 0) return showErrors({ fields });
    const result = await run({
      input: { id: instrumentId, period, answers: [...answers], expectedRevision: base ?? revision },
    });
    if (result.data === null) {
      if (isConflict(result)) {
        await refetchFields(client, STALE);
        setBase(null);
        return showErrors({ text: CHANGED_MEANWHILE });
      }
      return showErrors(renameFields(toFormErrors(result), (name) => answerFieldOf(name, answers)));
    }
    allowLeave();
    showErrors({});
    await refetchFields(client, STALE);
    // What was typed while it was saved stays.
    setDrafts((now) => Object.fromEntries(Object.entries(now).filter(([code, draft]) => drafts[code] !== draft)));
    showMessage("Penilaian disimpan.", "success");
  };
  useSaveOnLeave(changed.length > 0 ? save : null);
  useShortcut({ keys: "mod+s", label: "Simpan penilaian", run: () => void save() });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };
  return (
    <form
      id={formId}
      ref={form}
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-label="Penilaian"
      aria-describedby={alertId}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <FormAlert id={alertId}>{formErrors.text}</FormAlert>
      {components.map(({ component, indicators }, index) => (
        <section key={index} aria-labelledby={`${formId}-${index}`}>
          <h2 id={`${formId}-${index}`} className="font-serif text-xl font-semibold">
            {index + 1}. {component.name}
          </h2>
          {component.source && (
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
              {component.source}
              {component.needsCheck && <NeedsCheck />}
            </p>
          )}
          <ul className="mt-3 divide-y divide-line rounded-2xl border border-line bg-card">
            {indicators.map((row) => {
              const { code } = row.indicator;
              const saved = draftOf(row);
              return (
                <IndicatorRow
                  key={code}
                  row={row}
                  draft={drafts[code] ?? saved}
                  canEdit={canEdit}
                  messageFor={messageFor}
                  onChange={(draft) => setDrafts((now) => withDraft(now, code, draft, saved))}
                />
              );
            })}
          </ul>
        </section>
      ))}
      {canEdit && (
        <EditBar
          form={formId}
          unsaved={changed.map((code) => rowOf(code)?.indicator.text ?? code)}
          isBusy={isRunning}
          onDiscard={() => {
            setDrafts({});
            showErrors({});
          }}
        />
      )}
    </form>
  );
}
