/** The event of a field whose value was set by a script, for which browsers fire none. */
export const DAY_FILLED = "dayfilled";

/** Sets the value of a form's field. */
export function fillField(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event(DAY_FILLED));
}

/** When changes are discarded: typed text that is no day gives way to the day that its field still holds. */
export function showHeldDays(place: ParentNode | null): void {
  for (const field of place?.querySelectorAll(".day-input-own") ?? []) field.dispatchEvent(new Event(DAY_FILLED));
}
