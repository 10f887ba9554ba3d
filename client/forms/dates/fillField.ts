/** Told to a day's field whose value was set by a program, which browsers tell nobody. */
export const DAY_FILLED = "dayfilled";

/** Sets the value of a form's field. */
export function fillField(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event(DAY_FILLED));
}

/** Shows in each day's field what it holds, where what was typed is no day and all else is given up. */
export function showHeldDays(place: ParentNode | null): void {
  for (const field of place?.querySelectorAll(".day-input-own") ?? []) field.dispatchEvent(new Event(DAY_FILLED));
}
