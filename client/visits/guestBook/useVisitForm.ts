import { type RefObject, type SubmitEvent, useEffect } from "react";
import type { FieldMessage } from "../../apollo/operationResult";
import { formTrouble } from "../../forms/formTrouble";
import { type FormTrouble, useFormTrouble } from "../../forms/useFormTrouble";
import type { RecordVisitInput } from "../../gql/graphql";
import { type RecordedVisit, useRecordVisit } from "./useRecordVisit";

interface VisitForm {
  form: RefObject<HTMLFormElement | null>;
  trouble: FormTrouble;
  messageFor: (name: string) => string | undefined;
  send: (event: SubmitEvent<HTMLFormElement>) => void;
  isSending: boolean;
}

/** What is read from the fields: a visit, or what is wrong with them before anything is sent. */
export type ReadVisit = (given: FormData) => { input: RecordVisitInput; mistakes: FieldMessage[] };

/** A form of the guest book: the first field is ready, and what was typed stays until it is recorded. */
export function useVisitForm(read: ReadVisit, onRecorded: (visit: RecordedVisit) => void): VisitForm {
  const { recordVisit, isRecording } = useRecordVisit();
  const { form, trouble, show, messageFor } = useFormTrouble();

  useEffect(() => form.current?.querySelector<HTMLInputElement>("input")?.focus(), [form]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRecording) return;
    const { input, mistakes } = read(new FormData(event.currentTarget));
    show({ fields: mistakes });
    if (mistakes.length > 0) return;
    const result = await recordVisit(input);
    if (result.data === null) show(formTrouble(result));
    else onRecorded(result.data);
  };

  return { form, trouble, messageFor, send: (event) => void send(event), isSending: isRecording };
}
