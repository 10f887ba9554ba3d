import { type ReactNode, type SubmitEvent, useEffect } from "react";
import type { FieldMessage, OperationResult } from "../../apollo/operationResult";
import { FormAlert } from "../../forms/errors/FormAlert";
import { SubmitButton } from "../../forms/SubmitButton";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { type FieldPropsOf, useFormErrors } from "../../forms/errors/useFormErrors";
import type { RecordVisitInput } from "../../gql/graphql";
import { isTextInput } from "../../ui/keyboard/isTextInput";
import { PurposeChoice } from "./PurposeChoice";
import { type RecordedVisit, useRecordVisit } from "./useRecordVisit";

export interface VisitFormHandlers {
  onRecorded: (visit: RecordedVisit) => void;
  /** Told of every result. */
  onResult: (result: OperationResult<RecordedVisit>) => void;
}

interface VisitFormProps extends VisitFormHandlers {
  /** Parses the form into an input, or returns the validation errors. */
  parse: (formData: FormData) => { input: RecordVisitInput; errors: FieldMessage[] };
  /** The fields above the purpose. */
  children: (fieldProps: FieldPropsOf) => ReactNode;
}

/** A guest book form: focuses its first field, and keeps the values until they are recorded. */
export function VisitForm({ parse, onRecorded, onResult, children }: VisitFormProps) {
  const { recordVisit, isRecording } = useRecordVisit();
  const { form, formErrors, alertId, showErrors, fieldProps } = useFormErrors();

  useEffect(() => {
    // Whoever has begun to write before the script came goes on where they are.
    if (!isTextInput(document.activeElement)) form.current?.querySelector<HTMLInputElement>("input")?.focus();
  }, [form]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRecording) return;
    const { input, errors } = parse(new FormData(event.currentTarget));
    showErrors({ fields: errors });
    if (errors.length > 0) return;
    const result = await recordVisit(input);
    onResult(result);
    if (result.data === null) showErrors(toFormErrors(result));
    else onRecorded(result.data);
  };

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
      className="needs-script"
    >
      <FormAlert id={alertId}>{formErrors.text}</FormAlert>
      <div className="grid gap-6 sm:grid-cols-2">
        {children(fieldProps)}
        <div className="sm:col-span-2">
          <PurposeChoice />
        </div>
      </div>
      <SubmitButton isBusy={isRecording} busyText="Mencatat…" size="large" className="mt-8 max-sm:w-full">
        Catat kunjungan
      </SubmitButton>
    </form>
  );
}
