import { z } from "zod";

import { snakeCase } from "../../platform/rest/keyCase.js";
import { STUDENT_STATUSES } from "../Student.entity.js";
import { type PromotionPupil, pupilsOf } from "./planning/promotionPupils.js";
import type { KeptStudent, MovementRow, PromotionRow } from "./promotionReads.js";
import { type Decision, PROMOTION_ACTIONS } from "./planning/proposeTargets.js";
import type { OutcomeCounts } from "./planning/resolvePromotion.js";
import { KEPT_REASONS } from "./StudentPromotionItem.entity.js";
import type { PromotionPreview } from "./StudentPromotionService.js";

const decision = z.object({
  action: z.enum(PROMOTION_ACTIONS),
  target_class_name: z.string().nullable().describe("Of `promote` alone."),
});
const counts = z.object({
  promoted: z.int(),
  stayed: z.int(),
  graduated: z.int(),
  moved: z.int(),
  held: z.int().describe("Would leave, and have not brought back a book or owe something."),
  skipped: z.int(),
});
const pupil = z.object({
  student_id: z.int(),
  nis: z.string(),
  name: z.string(),
  class_name: z.string().nullable(),
  open_borrowings: z.int(),
  debt: z.int().describe("In whole rupiah."),
  is_held: z.boolean(),
});

export const previewResponse = z
  .object({
    academic_year: z.string(),
    expires_at: z.iso.date().nullable(),
    fingerprint: z.string().describe("Carried out by `POST /students/promotions`, exactly or not at all."),
    counts,
    classes: z.array(
      z.object({
        class_name: z.string(),
        students_count: z.int(),
        suspended_count: z.int(),
        decision: decision.nullable().describe("Null where neither plan nor rule says where it goes."),
        proposal: decision.nullable().describe("By the grade in its name."),
        counts,
        exceptions_count: z.int(),
        merges_with: z.array(z.string()).describe("Other classes that go to the same one."),
        target_occupied_by: z.int().describe("Pupils of the target who stay in it with their class."),
      }),
    ),
    borrowers: z
      .array(pupil)
      .describe("The first 200 who leave without having brought back every book and paid every fine."),
    borrowers_count: z.int(),
    suspended: z.array(pupil).describe("The first 200 who go with the others though they are suspended."),
    suspended_count: z.int(),
    without_class: z.array(pupil).describe("The first 200; nothing changes for them."),
    without_class_count: z.int(),
    already_in_year: z.int().describe("Pupils who go up and are in the new year already."),
    shortened: z.int().describe("Memberships that would end earlier than now."),
  })
  .meta({ id: "StudentPromotionPreview", description: "What a plan would do to every pupil at school." });

export function presentPreview(preview: PromotionPreview): z.infer<typeof previewResponse> {
  const { academicYear, expiresAt, fingerprint, classes, borrowers, pupils, withoutClass } = preview;
  const shown = pupilsOf(preview);
  return {
    academic_year: academicYear,
    expires_at: expiresAt,
    fingerprint,
    counts: presentCounts(preview.counts),
    classes: classes.map((one) => ({
      class_name: one.className,
      students_count: one.studentsCount,
      suspended_count: one.suspendedCount,
      decision: one.decision && presentDecision(one.decision),
      proposal: one.proposal && presentDecision(one.proposal),
      counts: presentCounts(one),
      exceptions_count: one.exceptionsCount,
      merges_with: [...one.mergesWith],
      target_occupied_by: one.targetOccupiedBy,
    })),
    borrowers: shown.borrowers.map(presentPupil),
    borrowers_count: borrowers.length,
    suspended: shown.suspended.map(presentPupil),
    suspended_count: pupils.filter(({ pupil: { status } }) => status === "suspended").length,
    without_class: shown.withoutClass.map(presentPupil),
    without_class_count: withoutClass.length,
    already_in_year: preview.alreadyInYear,
    shortened: preview.shortened,
  };
}

function presentDecision({ action, targetClassName }: Decision): z.infer<typeof decision> {
  return { action, target_class_name: targetClassName };
}

function presentCounts({ promoted, stayed, graduated, moved, held, skipped }: OutcomeCounts): z.infer<typeof counts> {
  return { promoted, stayed, graduated, moved, held, skipped };
}

function presentPupil({
  id,
  nis,
  name,
  className,
  openBorrowings,
  debt,
  isHeld,
}: PromotionPupil): z.infer<typeof pupil> {
  return { student_id: id, nis, name, class_name: className, open_borrowings: openBorrowings, debt, is_held: isHeld };
}

export const promotionResponse = z
  .object({
    id: z.int(),
    created_at: z.iso.datetime(),
    started_by: z.string(),
    academic_year: z.string().nullable(),
    expires_at: z.iso.date().nullable(),
    promoted: z.int(),
    stayed: z.int(),
    graduated: z.int(),
    moved: z.int(),
    held: z.int(),
    undone_at: z.iso.datetime().nullable(),
    undone_by: z.string().nullable(),
    restored: z.int().nullable().describe("Students whom the undo has put back."),
    kept_count: z.int().nullable().describe("Students whom the undo has left."),
  })
  .meta({ id: "StudentPromotion", description: "One end of a school year (naik kelas), and its undo." });

export function presentPromotion(promotion: PromotionRow): z.infer<typeof promotionResponse> {
  const { id, createdAt, startedBy, academicYear, expiresAt, undoneAt, undoneBy, restored, kept } = promotion;
  const { promoted, stayed, graduated, moved, held } = promotion;
  return {
    id,
    created_at: createdAt.toISOString(),
    started_by: startedBy,
    academic_year: academicYear,
    expires_at: expiresAt,
    promoted,
    stayed,
    graduated,
    moved,
    held,
    undone_at: undoneAt?.toISOString() ?? null,
    undone_by: undoneBy,
    restored,
    kept_count: kept,
  };
}

export const promotionDetailResponse = promotionResponse
  .extend({
    undo_refusal: z.string().nullable().describe("Why it cannot be undone; null where it can."),
    movements: z.array(
      z.object({
        from_class_name: z.string().nullable(),
        to_class_name: z.string().nullable(),
        status: z.enum(STUDENT_STATUSES),
        students_count: z.int(),
      }),
    ),
  })
  .meta({ id: "StudentPromotionDetail", description: "A promotion, from which class to which it led." });

export function presentMovement({ fromClassName, toClassName, status, studentsCount }: MovementRow) {
  return { from_class_name: fromClassName, to_class_name: toClassName, status, students_count: studentsCount };
}

export const keptStudentResponse = z
  .object({
    student_id: z.int(),
    nis: z.string().nullable().describe("Null for one who was deleted."),
    name: z.string().nullable().describe("Null for one who was deleted."),
    class_name: z.string().nullable(),
    reason: z.enum(KEPT_REASONS.map(snakeCase) as [string, ...string[]]).describe("What was changed since."),
  })
  .meta({ id: "StudentPromotionKeptStudent", description: "A student whom an undo leaves as they are." });

export function presentKept({ studentId, nis, name, className, reason }: KeptStudent) {
  return { student_id: studentId, nis, name, class_name: className, reason: snakeCase(reason) };
}
