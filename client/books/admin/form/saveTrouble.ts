import type { OperationResult } from "../../../apollo/operationResult";
import { sessionTrouble } from "../../../forms/sessionTrouble";
import type { FormTrouble } from "../../../forms/useFormTrouble";
import type { BookFormField } from "./values/bookFormValues";
import { fieldOf } from "./values/bookInput";
import type { BookFormState } from "./useBookForm";

/** Says at each field why it was refused and goes to the first one; gives what concerns the whole form. Nothing that was typed is touched. */
export function showRefusal(
  result: OperationResult<unknown>,
  { setError }: BookFormState["form"],
  form: HTMLFormElement | null,
): FormTrouble {
  const trouble = sessionTrouble(result);
  const others: string[] = [];
  const wrong: BookFormField[] = [];
  for (const { name, message } of trouble.fields ?? []) {
    const field = fieldOf(name);
    if (field === null) others.push(message);
    else {
      wrong.push(field);
      setError(field, { message });
    }
  }
  focusFirst(form, wrong);
  const several =
    wrong.length > 0
      ? `${wrong.length === 1 ? "Satu isian perlu" : `${wrong.length} isian perlu`} diperbaiki. Yang Anda ketik tetap ada.`
      : undefined;
  return { ...trouble, text: trouble.text ?? (others.length > 0 ? others.join(" ") : several) };
}

/** The first of them on the page. */
export function focusFirst(form: HTMLFormElement | null, fields: readonly string[]): void {
  for (const element of form?.elements ?? []) {
    if (element instanceof HTMLElement && "name" in element && fields.includes(String(element.name))) {
      element.focus();
      return;
    }
  }
}
