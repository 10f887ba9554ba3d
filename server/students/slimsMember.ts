import { dayIn } from "../platform/time/libraryClock.js";
import type { StudentRow } from "./studentReads.js";

/** A membership without an end; SLiMS takes an empty day for one that is over. */
const NO_END = "2099-12-31";
const GENDERS = { male: "1", female: "0" } as const;

/** The 18 columns of SLiMS's members, in its order. Their passwords are in no file. */
const columns: Readonly<Record<string, (student: StudentRow, registeredOn: string) => string | null>> = {
  member_id: ({ nis }) => nis,
  member_name: ({ name }) => name,
  gender: ({ gender }) => gender && GENDERS[gender],
  member_type_name: ({ memberKind }) => memberKind,
  member_email: ({ email }) => email,
  member_address: ({ address }) => address,
  postal_code: () => null,
  inst_name: ({ className }) => className,
  is_new: () => "0",
  // Its pictures lie on its own disk.
  member_image: () => null,
  pin: ({ nisn }) => nisn,
  // A plus at the beginning would be kept from being a formula by an apostrophe, which SLiMS would keep.
  member_phone: ({ phone }) => phone?.replace(/^\+62[ -]?/u, "0") ?? null,
  member_fax: () => null,
  member_since_date: (_student, registeredOn) => registeredOn,
  register_date: (_student, registeredOn) => registeredOn,
  expire_date: ({ expiresAt }) => expiresAt ?? NO_END,
  birth_date: ({ birthDate }) => birthDate,
  member_notes: () => null,
};

export const SLIMS_MEMBER_NAMES = Object.keys(columns);

export function slimsMember(student: StudentRow, timeZone: string): (string | null)[] {
  const registeredOn = dayIn(timeZone, student.registeredAt);
  return Object.values(columns).map((cell) => cell(student, registeredOn));
}
