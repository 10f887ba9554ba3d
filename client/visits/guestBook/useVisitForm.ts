import { type RefObject, type SubmitEvent, useEffect } from "react";
import type { FieldMessage } from "../../apollo/operationResult";
import { toFormErrors } from "../../forms/toFormErrors";
import { type FormErrors, useFormErrors } from "../../forms/useFormErrors";
import type { RecordVisitInput } from "../../gql/graphql";
import { type RecordedVisit, useRecordVisit } from "./useRecordVisit";

interface VisitForm {
  form: RefObject<HTMLFormElement | null>;
  formErrors: FormErrors;
  messageFor: (name: string) => string | undefined;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  isSending: boolean;
}

/** Parses the form into an input, or returns the validation errors. */
export type ParseVisit = (formData: FormData) => { input: RecordVisitInput; errors: FieldMessage[] };

/** A guest book form: focuses its first field, and keeps the values until they are recorded. */
export function useVisitForm(parse: ParseVisit, onRecorded: (visit: RecordedVisit) => void): VisitForm {
  const { recordVisit, isRecording } = useRecordVisit();
  const { form, formErrors, showErrors, messageFor } = useFormErrors();

  useEffect(() => form.current?.querySelector<HTMLInputElement>("input")?.focus(), [form]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRecording) return;
    const { input, errors } = parse(new FormData(event.currentTarget));
    showErrors({ fields: errors });
    if (errors.length > 0) return;
    const result = await recordVisit(input);
    if (result.data === null) showErrors(toFormErrors(result));
    else onRecorded(result.data);
  };

  return { form, formErrors, messageFor, submit: (event) => void send(event), isSending: isRecording };
}
