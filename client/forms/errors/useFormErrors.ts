import { type RefObject, useId, useLayoutEffect, useRef, useState } from "react";

export interface FormErrors {
  /** Error of the whole form. */
  text?: string | undefined;
  /** Errors of single fields, by `name`. */
  fields?: readonly { name: string; message: string }[];
  /** Fields marked as invalid together, where no single one is wrong. */
  relatedFields?: readonly string[];
  /** The field to focus. */
  focusField?: string;
  /** The session has ended: logged out in another tab, or expired. */
  isSessionExpired?: boolean;
}

/** What connects a field with its errors and with the alert of the form. */
export type FieldPropsOf = (name: string) => {
  name: string;
  error: string | undefined;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
};

export interface FormErrorsState {
  form: RefObject<HTMLFormElement | null>;
  formErrors: FormErrors;
  /** The id of the alert that shows the errors of the whole form. */
  alertId: string;
  /** Replaces the shown errors; the first invalid field gets the focus and is announced. */
  showErrors: (formErrors: FormErrors) => void;
  messageFor: (name: string) => string | undefined;
  fieldProps: FieldPropsOf;
}

/** The errors of a submitted form; typed values stay in their fields. */
export function useFormErrors(): FormErrorsState {
  const form = useRef<HTMLFormElement>(null);
  const alertId = useId();
  const [formErrors, showErrors] = useState<FormErrors>({});
  const messageFor = (name: string) => formErrors.fields?.find((field) => field.name === name)?.message;
  const fieldProps: FieldPropsOf = (name) => ({
    name,
    error: messageFor(name),
    "aria-invalid": formErrors.relatedFields?.includes(name),
    "aria-describedby": formErrors.text ? alertId : undefined,
  });

  // The focus comes with the message: what is typed or asked between the two would go elsewhere.
  useLayoutEffect(() => {
    const invalidNames = new Set(
      formErrors.focusField === undefined ? formErrors.fields?.map(({ name }) => name) : [formErrors.focusField],
    );
    for (const field of form.current?.elements ?? []) {
      if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && invalidNames.has(field.name)) {
        field.focus();
        field.select();
        return;
      }
    }
  }, [formErrors]);

  return { form, formErrors, alertId, showErrors, messageFor, fieldProps };
}
