import type { BookBase } from "../values/bookDraft";
import { type BookFormField, type BookFormValues, differingFields } from "../values/bookFormValues";

/** Whose value a field keeps. */
export type Side = "mine" | "theirs";

/** A book changed by two people: as it was when the form opened, one's own values, and what the other has saved. */
export interface BookComparison {
  base: BookBase;
  mine: BookFormValues;
  theirs: BookBase;
}

export interface FieldComparison {
  field: BookFormField;
  /** Both have changed it to different values. */
  isContested: boolean;
}

/** The fields that the other has changed to a value different from one's own, in form order. */
export function fieldsToCompare({ base, mine, theirs }: BookComparison): FieldComparison[] {
  const changedByMe = new Set(differingFields(base.values, mine));
  const different = new Set(differingFields(mine, theirs.values));
  return differingFields(base.values, theirs.values)
    .filter((field) => different.has(field))
    .map((field) => ({ field, isContested: changedByMe.has(field) }));
}

/** The default choice: one's own value if one has changed the field, otherwise theirs. */
export function proposedSides(fields: readonly FieldComparison[]): Partial<Record<BookFormField, Side>> {
  return Object.fromEntries(fields.map(({ field, isContested }) => [field, isContested ? "mine" : "theirs"]));
}

/** The merged book: for each listed field the chosen side; all other fields keep one's own value. */
export function mergeBook(
  { mine, theirs }: BookComparison,
  sides: Partial<Record<BookFormField, Side>>,
): BookFormValues {
  const theirsChosen = Object.entries(sides).filter(([, side]) => side === "theirs");
  return {
    ...mine,
    ...Object.fromEntries(theirsChosen.map(([field]) => [field, theirs.values[field as BookFormField]])),
  };
}
