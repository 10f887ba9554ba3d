import { z } from "zod";

import { VISIT_KINDS } from "./Visit.entity.js";
import type { VisitRow } from "./visitReads.js";
import { visitPurposes } from "./visitPurposes.js";

const text = z.string().nullable();

/** A visit as REST returns it to administrators and to the student. */
export const visitResponse = z
  .object({
    id: z.int(),
    kind: z.enum(VISIT_KINDS),
    name: text.describe("The student's, the guest's or the class's; null of a student whom the library has forgotten."),
    student_id: z.int().nullable(),
    nis: text,
    class_name: text.describe("A student's class on that day, or the class that came."),
    institution: text.describe("Where a guest comes from."),
    purpose: z.enum(visitPurposes).nullable(),
    people_count: z.int().describe("1, or how many of the class came."),
    visited_at: z.iso.datetime(),
  })
  .meta({ id: "Visit", description: "An entry of the guest book." });

export function presentVisit(visit: VisitRow): z.infer<typeof visitResponse> {
  const { id, kind, name, studentId, nis, className, institution, purpose, peopleCount, visitedAt } = visit;
  return {
    id,
    kind,
    name,
    student_id: studentId,
    nis,
    class_name: className,
    institution,
    purpose,
    people_count: peopleCount,
    visited_at: visitedAt.toISOString(),
  };
}
