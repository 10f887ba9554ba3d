import type { KeyboardEvent } from "react";

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Enter in a field goes on to the next one and does not submit: scanners end every number with Enter. In the last
 * field it may submit, because everything before it has been passed by then.
 */
export function goOnEnter(event: KeyboardEvent<HTMLFormElement>, last: "submits" | "stays"): void {
  const { target, currentTarget, nativeEvent } = event;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !nativeEvent.isComposing;
  if (event.key !== "Enter" || !isPlain || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  const next = nextField(currentTarget, target);
  if (next === undefined && last === "submits") return;
  event.preventDefault();
  focusField(next);
}

/** The field behind this one in document order. */
export function nextField(form: HTMLFormElement, field: Element): FormField | undefined {
  const fields = [...form.elements].filter(isField);
  return fields[fields.findIndex((other) => other === field) + 1];
}

/** Also selects the text, so that a scan replaces it. */
export function focusField(field: FormField | undefined): void {
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/** Enter cannot go to buttons, hidden or folded inputs, and radio buttons that are not chosen. */
function isField(element: Element): element is FormField {
  if (element.closest("details:not([open])")) return false;
  if (element instanceof HTMLInputElement)
    return element.type !== "file" && element.type !== "hidden" && (element.type !== "radio" || element.checked);
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

/** Leaves the focused field and returns to it, so that what was typed into it counts before the form is saved. */
export function commitTyping(form: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !form?.contains(focused)) return;
  focused.blur();
  focused.focus({ preventScroll: true });
}
