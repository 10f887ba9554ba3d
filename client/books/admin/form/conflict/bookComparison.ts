import type { BookBase } from "../values/bookDraft";
import { type BookFormField, type BookFormValues, differingFields } from "../values/bookFormValues";

/** Whose value a field shall have. */
export type Side = "mine" | "theirs";

/** A book that two have changed: as it was when one opened it, as one has it now, and as the other has saved it. */
export interface BookComparison {
  base: BookBase;
  mine: BookFormValues;
  theirs: BookBase;
}

export interface FieldComparison {
  field: BookFormField;
  /** Both have changed it, each differently. */
  isContested: boolean;
}

/** The fields that the other one has changed and that are not alike already, in the form's order. */
export function fieldsToCompare({ base, mine, theirs }: BookComparison): FieldComparison[] {
  const changedByMe = new Set(differingFields(base.values, mine));
  const different = new Set(differingFields(mine, theirs.values));
  return differingFields(base.values, theirs.values)
    .filter((field) => different.has(field))
    .map((field) => ({ field, isContested: changedByMe.has(field) }));
}

/** What is proposed first: one's own where one has changed it, theirs elsewhere. */
export function proposedSides(fields: readonly FieldComparison[]): Partial<Record<BookFormField, Side>> {
  return Object.fromEntries(fields.map(({ field, isContested }) => [field, isContested ? "mine" : "theirs"]));
}

/** The book with each field as it was decided; what only one has changed stays as that one has it. */
export function mergeBook({ mine, theirs }: BookComparison, sides: Partial<Record<BookFormField, Side>>): BookFormValues {
  const theirsChosen = Object.entries(sides).filter(([, side]) => side === "theirs");
  return { ...mine, ...Object.fromEntries(theirsChosen.map(([field]) => [field, theirs.values[field as BookFormField]])) };
}
