import { z } from "zod";

import { line, recordId, recordIds } from "../../platform/validation/fields.js";

/** As many as are issued, or printed, at once: more than any class has. */
export const MOST_LETTERS = 250;
export const CLEARANCE_STATUSES = ["valid", "revoked"] as const;

export const issueInput = z.strictObject({ studentId: recordId.describe("Whose letter.") });

export const bulkIssueInput = z
  .strictObject({
    studentIds: recordIds(MOST_LETTERS, "Seorang anggota disebut dua kali. Sebutkan satu kali saja.")
      .min(1)
      .optional()
      .describe(`1 to ${MOST_LETTERS} students, each once.`),
    className: line(100).optional().describe("Instead of `student_ids`: all at school of this class."),
    promotionId: recordId
      .optional()
      .describe("With `class_name`: instead all who have left from this class by that Naik Kelas."),
  })
  .refine(({ studentIds, className }) => (studentIds === undefined) !== (className === undefined), {
    path: ["studentIds"],
    message: "Sebutkan anggotanya atau satu kelas, salah satu saja.",
  })
  .refine(({ promotionId, className }) => promotionId === undefined || className !== undefined, {
    path: ["className"],
    message: "Sebutkan juga kelasnya sebelum Naik Kelas.",
  });

export const revokeInput = z.strictObject({
  reason: line(500).describe("Why; the audit trail and librarians see it."),
});

/** Narrows the list of letters. */
export interface ClearanceListArgs {
  readonly search?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly studentId?: number | null | undefined;
  readonly className?: string | null | undefined;
  readonly year?: number | null | undefined;
}

const given = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => (value === null || value === "" ? undefined : value));

export const clearanceListInput = z.strictObject({
  search: given(z.string().max(200, "Pencarian maksimal 200 karakter.")),
  status: given(z.enum(CLEARANCE_STATUSES)),
  studentId: given(recordId),
  className: given(z.string().max(100)),
  year: given(z.int().min(1).max(9_999)),
});
