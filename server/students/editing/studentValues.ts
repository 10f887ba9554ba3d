import { emptyValues, pick, type RowOf, valuesOf } from "../../platform/database/columns.js";
import { studentTable } from "../Student.entity.js";
import { SENT_NAMES } from "../studentFields.js";

/** The values of a student that are written; the others are derived from them or have a way of their own. */
export const studentValueColumns = pick(studentTable, ...SENT_NAMES);
export type StudentValues = RowOf<typeof studentValueColumns>;
export type StudentChanges = { readonly [Name in keyof StudentValues]?: StudentValues[Name] | undefined };

/** A student of whom nothing is known yet but the number, the name and the kind. */
export const emptyStudent: Omit<StudentValues, "nis" | "name" | "memberKindId"> = {
  ...emptyValues(studentValueColumns),
  status: "active",
};

/**
 * Null clears a field; omitted fields keep their value. With its suspension a student loses the day on which it ends.
 */
export function applyStudentChanges<Facts extends StudentValues>(before: Facts, changes: StudentChanges): Facts {
  const after = { ...before, ...valuesOf(studentValueColumns, changes) };
  return after.status === "suspended" ? after : { ...after, suspendedUntil: null };
}
