import { type RefObject, useEffect, useRef, useState } from "react";

export interface FormErrors {
  /** Why the whole form was refused. */
  text?: string | undefined;
  /** What is wrong with single fields, by their `name`. */
  fields?: readonly { name: string; message: string }[];
  /** The fields it is about together, where no single one is wrong. */
  relatedFields?: readonly string[];
  /** The field to go on with. */
  focusField?: string;
  /** Nobody is logged in any more: another tab has logged out, or it was too long ago. */
  isSessionExpired?: boolean;
}

interface FormErrorsState {
  form: RefObject<HTMLFormElement | null>;
  formErrors: FormErrors;
  /** Replaces what was shown; the first wrong field gets the focus, and with it is read out. */
  showErrors: (formErrors: FormErrors) => void;
  messageFor: (name: string) => string | undefined;
}

/** What a form has to say after it was sent; what people typed stays in its fields. */
export function useFormErrors(): FormErrorsState {
  const form = useRef<HTMLFormElement>(null);
  const [formErrors, showErrors] = useState<FormErrors>({});
  const messageFor = (name: string) => formErrors.fields?.find((field) => field.name === name)?.message;

  useEffect(() => {
    const invalidNames = new Set(formErrors.focusField === undefined ? formErrors.fields?.map(({ name }) => name) : [formErrors.focusField]);
    for (const field of form.current?.elements ?? []) {
      if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && invalidNames.has(field.name)) {
        field.focus();
        field.select();
        return;
      }
    }
  }, [formErrors]);

  return { form, formErrors, showErrors, messageFor };
}
