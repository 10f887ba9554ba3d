import { z } from "zod";

import { emailInput, line, optionalLine, optionalText, phoneInput, recordIds } from "../platform/validation/fields.js";
import { GENDERS, STUDENT_KINDS, STUDENT_STATUSES } from "./Student.entity.js";
import type { StudentValues } from "./editing/studentValues.js";
import { DAY_MS } from "../platform/time/libraryClock.js";

/** For doors, which know no entity. */
export const studentKinds = STUDENT_KINDS;
export const studentStatuses = STUDENT_STATUSES;
const OLDEST = "1900-01-01";

/** A student number as scanned from a card or typed at the entrance. */
export const nisInput = line(40).regex(
  /^[A-Za-z0-9][A-Za-z0-9 ./_-]*$/,
  "Pakai huruf, angka, titik, garis miring, garis bawah, atau tanda hubung.",
);

export const nisnInput = optionalLine(40).refine(
  (nisn) => nisn === null || /^\d{10}$/.test(nisn),
  "NISN terdiri atas 10 angka.",
);

export const academicYearInput = optionalLine(20).refine(isAcademicYear, "Isi dengan tahun ajaran. Contoh: 2026/2027");

const day = z.iso.date("Isi dengan tanggal. Contoh: 31 Mei 2009").nullable();

export const birthDateInput = day.refine(
  // A day ahead of the clock in Greenwich it may be today already.
  (date) => date === null || (date >= OLDEST && date <= new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)),
  "Tanggal lahir tidak masuk akal. Periksa tahunnya.",
);

/** Null clears a field. Omitted fields are empty for a new student and keep their value for an existing one. */
const optionalFields = {
  nisn: nisnInput.optional().describe("National student number, ten digits; unique."),
  gender: z.enum(GENDERS).nullish(),
  className: optionalLine(100).optional(),
  major: optionalLine(100).optional(),
  academicYear: academicYearInput.optional().describe("`2026/2027`."),
  birthDate: birthDateInput.optional(),
  phone: phoneInput.optional(),
  email: emailInput.optional(),
  address: optionalText(500).optional(),
  status: z
    .enum(STUDENT_STATUSES)
    .optional()
    .describe("`active` unless given. Graduated and moved students cannot log in."),
  kind: z.enum(STUDENT_KINDS).optional().describe("`student` unless given; each kind can have rules of its own."),
  suspendedUntil: day
    .optional()
    .describe("The last day of a suspension; without it a suspension stays until it is lifted."),
  expiresAt: day.optional().describe("The last day of the membership."),
} satisfies Readonly<Record<Exclude<keyof StudentValues, "nis" | "name">, z.ZodType>>;

export const createStudentInput = z.strictObject({
  nis: nisInput.describe("Student number; unique."),
  name: line(255),
  ...optionalFields,
});

export const updateStudentInput = createStudentInput.partial();

export const MAX_BULK_STUDENTS = 250;

/** The values that a class or a selection is given together. */
export const bulkUpdateStudentsInput = z
  .strictObject({
    studentIds: recordIds(MAX_BULK_STUDENTS, "Seorang anggota disebut dua kali. Sebutkan satu kali saja.")
      .min(1)
      .describe(`1 to ${MAX_BULK_STUDENTS} students, each once.`),
    status: optionalFields.status,
    expiresAt: optionalFields.expiresAt,
  })
  .refine(({ status, expiresAt }) => status !== undefined || expiresAt !== undefined, {
    path: ["status"],
    message: "Sebutkan status atau masa berlaku yang baru.",
  });

export type NewStudentInput = z.output<typeof createStudentInput>;

function isAcademicYear(text: string | null): boolean {
  const [, from, to] = /^(\d{4})\/(\d{4})$/.exec(text ?? "") ?? [];
  return text === null || Number(to) === Number(from) + 1;
}
