import { addMonths, dayIn } from "../../platform/time/libraryClock.js";
import type { MemberKindRow } from "../memberKinds/memberKindReads.js";
import { applyStudentChanges, emptyStudent, type StudentChanges, type StudentValues } from "./studentValues.js";

/** When a member is registered, by the library's own day. */
export interface RegistrationTime {
  readonly timeZone: string;
  readonly now: () => Date;
}

type GivenStudent = StudentChanges & Pick<StudentValues, "nis" | "name">;

/** All values of a new member: without an end of its own, the membership lasts as long as the kind's does. */
export function newStudentValues(
  { nis, name, ...given }: GivenStudent,
  { id: memberKindId, membershipMonths }: MemberKindRow,
  { timeZone, now }: RegistrationTime,
): StudentValues {
  const expiresAt = membershipMonths === null ? null : addMonths(dayIn(timeZone, now()), membershipMonths);
  return { ...applyStudentChanges({ ...emptyStudent, nis, name, memberKindId, expiresAt }, given), memberKindId };
}
