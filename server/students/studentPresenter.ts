import { z } from "zod";

import { GENDERS, STUDENT_KINDS, STUDENT_STATUSES } from "./Student.entity.js";
import type { StudentRow } from "./studentReads.js";

const text = z.string().nullable();

/**
 * A student as REST returns it to that student and to administrators. Every key is listed explicitly, so that no
 * column is exposed by accident.
 */
export const studentResponse = z
  .object({
    id: z.int().describe("Number in the database."),
    nis: z.string().describe("Student number; unique."),
    nisn: text.describe("National student number, ten digits."),
    name: z.string(),
    class_name: text,
    major: text,
    academic_year: text,
    gender: z.enum(GENDERS).nullable(),
    birth_date: z.iso.date().nullable(),
    phone: text,
    email: text,
    address: text,
    photo: text.describe(
      "Address of the photo, which opens with the session or token of that student or an administrator only.",
    ),
    status: z.enum(STUDENT_STATUSES),
    kind: z.enum(STUDENT_KINDS).describe("Pupil, teacher or other staff: each can have rules of its own."),
    suspended_until: z.iso
      .date()
      .nullable()
      .describe("The last day of a suspension; null where it stays until it is lifted."),
    registered_at: z.iso.datetime(),
    expires_at: z.iso.date().nullable().describe("The last day of the membership."),
    username: text.describe("The account's name; null until the account is activated."),
  })
  .meta({ id: "Student", description: "A student (siswa). Shown to that student and to administrators." });

export function presentStudent(student: StudentRow): z.infer<typeof studentResponse> {
  const {
    id,
    nis,
    nisn,
    name,
    className,
    major,
    academicYear,
    gender,
    birthDate,
    phone,
    email,
    address,
    photo,
    status,
    kind,
    suspendedUntil,
    registeredAt,
    expiresAt,
    username,
  } = student;
  return {
    id,
    nis,
    nisn,
    name,
    class_name: className,
    major,
    academic_year: academicYear,
    gender,
    birth_date: birthDate,
    phone,
    email,
    address,
    photo,
    status,
    kind,
    suspended_until: suspendedUntil,
    registered_at: registeredAt.toISOString(),
    expires_at: expiresAt,
    username,
  };
}
