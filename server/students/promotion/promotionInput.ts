import { z } from "zod";

import { line, optionalLine, recordId } from "../../platform/validation/fields.js";
import { academicYearInput } from "../studentFields.js";
import { classKeyOf } from "../studentKeys.js";
import { PROMOTION_ACTIONS } from "./planning/proposeTargets.js";

export const MAX_CLASSES = 1_000;
export const MAX_EXCEPTIONS = 2_000;

const decisionFields = {
  action: z
    .enum(PROMOTION_ACTIONS)
    .describe(
      "`promote` to `target_class_name`; `stay` in the class for another year; `graduate` and `move` leave the " +
        "school; `skip` changes nothing.",
    ),
  targetClassName: optionalLine(100).optional().describe("Of `promote` alone."),
};
const TARGET_MESSAGE = "Isi kelas tujuan jika naik, dan kosongkan jika tidak.";
const hasTargetIfNeeded = ({
  action,
  targetClassName,
}: {
  action: string;
  targetClassName?: string | null | undefined;
}) => (action === "promote") === Boolean(targetClassName);
const atTarget = { path: ["targetClassName"], message: TARGET_MESSAGE };

const classDecision = z
  .strictObject({ className: line(100).describe("However it is spelled."), ...decisionFields })
  .refine(hasTargetIfNeeded, atTarget)
  .refine(
    ({ className, targetClassName }) => !targetClassName || classKeyOf(className) !== classKeyOf(targetClassName),
    {
      path: ["targetClassName"],
      message: "Kelas tujuan sama dengan kelas asal. Pilih Tinggal kelas, atau kelas lain.",
    },
  );
const exception = z.strictObject({ studentId: recordId, ...decisionFields }).refine(hasTargetIfNeeded, atTarget);

const planFields = {
  academicYear: academicYearInput.optional().describe("The new `2026/2027`; proposed by the library's clock."),
  expiresAt: z.iso
    .date("Isi dengan tanggal. Contoh: 30 Jun 2027")
    .nullable()
    .optional()
    .describe("The new end of the memberships, null for none; proposed with the academic year."),
  classes: z
    .array(classDecision)
    .max(MAX_CLASSES)
    .refine(
      (classes) => new Set(classes.map(({ className }) => classKeyOf(className))).size === classes.length,
      "Sebuah kelas disebut dua kali. Sebutkan satu kali saja.",
    )
    .optional()
    .describe("Where classes go; one that is left out goes where it is proposed to."),
  exceptions: z
    .array(exception)
    .max(MAX_EXCEPTIONS)
    .refine(
      (exceptions) => new Set(exceptions.map(({ studentId }) => studentId)).size === exceptions.length,
      "Seorang siswa disebut dua kali. Sebutkan satu kali saja.",
    )
    .optional()
    .describe("Pupils who do not go with their class; those who are not there any more are passed over."),
};

/** What is left out is proposed by rule. */
export const promotionPlanInput = z.strictObject(planFields);

export const promoteStudentsInput = z.strictObject({
  ...planFields,
  fingerprint: line(64).describe("Of the preview that is carried out, as it gave it."),
});

export type PromotionPlanInput = z.output<typeof promotionPlanInput>;
