import type { FormErrors } from "./useFormErrors";
import type { OperationResult } from "../../apollo/operationResult";

/** Turns a failed operation into form errors with texts for people. */
export function toFormErrors(result: OperationResult<unknown>): FormErrors {
  const { message, errors, isUnexplained } = result;
  if (errors.length > 0) return { fields: errors };
  if (isUnexplained) return { text: "Server tidak menjawab. Periksa sambungan internet, lalu coba lagi." };
  return { text: message };
}

/** For a form whose fields have other names than the operation's input. */
export function renameFields(formErrors: FormErrors, fieldOf: (name: string) => string): FormErrors {
  const { fields } = formErrors;
  return fields
    ? { ...formErrors, fields: fields.map(({ name, message }) => ({ name: fieldOf(name), message })) }
    : formErrors;
}

/** All errors as one text, where there are no fields to show them at. */
export function formErrorsText({ text, fields = [] }: FormErrors): string {
  return text ?? [...new Set(fields.map(({ message }) => message))].join(" ");
}

/** The error of a failed operation, where there is no form. */
export function failureText(result: OperationResult<unknown>): string {
  return formErrorsText(toFormErrors(result)) || result.message;
}
