import type { StudentChanges } from "./studentInput.js";
import type { StudentRow } from "./studentReads.js";

/** What is written of a student; the rest follows from it. */
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

/** Null clears, and what is absent stays. */
export function applyStudentChanges<Facts extends StudentValues>(before: Facts, changes: StudentChanges): Facts {
  const given = Object.fromEntries(
    Object.entries<unknown>(changes).filter(([, value]) => value !== undefined),
  ) as Partial<StudentValues>;
  return { ...before, ...given };
}
