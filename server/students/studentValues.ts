import type { StudentChanges } from "./studentInput.js";
import type { StudentRow } from "./studentReads.js";

/** The values of a student that are written; the others are derived from them. */
export type StudentValues = Pick<
  StudentRow,
  | "nis"
  | "nisn"
  | "name"
  | "gender"
  | "className"
  | "major"
  | "academicYear"
  | "birthDate"
  | "phone"
  | "email"
  | "address"
  | "status"
  | "expiresAt"
>;

/** A student of whom nothing is known yet but the number and the name. */
export const emptyStudent: Omit<StudentValues, "nis" | "name"> = {
  nisn: null,
  gender: null,
  className: null,
  major: null,
  academicYear: null,
  birthDate: null,
  phone: null,
  email: null,
  address: null,
  status: "active",
  expiresAt: null,
};

/** Null clears a field; omitted fields keep their value. */
export function applyStudentChanges<Facts extends StudentValues>(before: Facts, changes: StudentChanges): Facts {
  const given = Object.fromEntries(
    Object.entries<unknown>(changes).filter(([, value]) => value !== undefined),
  ) as Partial<StudentValues>;
  return { ...before, ...given };
}
