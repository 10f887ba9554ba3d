import type { OperationResult } from "../../../apollo/operationResult";
import { toSessionFormErrors } from "../../../forms/errors/toSessionFormErrors";
import type { FormErrors } from "../../../forms/errors/useFormErrors";
import type { BookFormField } from "./values/bookFormValues";
import { reveal } from "../../../ui/reveal";
import { formFieldFor } from "./values/bookInput";
import type { BookFormState } from "./useBookForm";

/**
 * Shows each error at its field, focuses the first one, and returns the errors of the whole form. The typed values
 * stay.
 */
export function showSaveErrors(
  result: OperationResult<unknown>,
  { setError }: BookFormState["form"],
  form: HTMLFormElement | null,
): FormErrors {
  const formErrors = toSessionFormErrors(result);
  const others: string[] = [];
  const invalid: BookFormField[] = [];
  for (const { name, message } of formErrors.fields ?? []) {
    const field = formFieldFor(name);
    if (field === null) others.push(message);
    else {
      invalid.push(field);
      setError(field, message);
    }
  }
  focusFirstField(form, invalid);
  const count = invalid.length === 1 ? "Satu" : invalid.length;
  const summary = invalid.length > 0 ? `${count} isian perlu diperbaiki. Isian Anda tetap ada.` : undefined;
  return { ...formErrors, text: formErrors.text ?? (others.length > 0 ? others.join(" ") : summary) };
}

/** Focuses the first of these fields in document order. */
export function focusFirstField(form: HTMLFormElement | null, fields: readonly string[]): void {
  for (const element of form?.elements ?? []) {
    if (element instanceof HTMLElement && "name" in element && fields.includes(String(element.name))) {
      reveal(element);
      element.focus();
      return;
    }
  }
}
