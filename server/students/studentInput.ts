import { z } from "zod";

import { mapFields } from "../platform/fields/describedField.js";
import { recordIds } from "../platform/validation/fields.js";
import { STUDENT_STATUSES } from "./Student.entity.js";
import { type SentName, sentStudent, type StudentField } from "./studentFields.js";

/** For doors, which know no entity. */
export const studentStatuses = STUDENT_STATUSES;

const described = <Schema extends z.ZodType>(schema: Schema, says: string | undefined) =>
  says === undefined ? schema : schema.describe(says);

/** Null clears a field. Omitted fields are empty for a new student and keep their value for an existing one. */
const optionalFields = mapFields(
  sentStudent,
  ({ sent }: StudentField) => sent && described(sent.input.optional(), sent.restSays),
) as unknown as { readonly [Name in SentName]: z.ZodOptional<(typeof sentStudent)[Name]["sent"]["input"]> };

export const createStudentInput = z.strictObject({
  ...optionalFields,
  nis: described(sentStudent.nis.sent.input, sentStudent.nis.sent.restSays),
  name: sentStudent.name.sent.input,
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
