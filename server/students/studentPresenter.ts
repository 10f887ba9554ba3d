import { z } from "zod";

import { inOrder } from "../platform/fields/describedField.js";
import { presenterOf, responseShape } from "../platform/rest/shownFields.js";
import { studentFields } from "./studentFields.js";
import type { StudentRow } from "./studentReads.js";

/** REST's order, which programs know. */
const inRest = inOrder(studentFields, "nis", "nisn", "name", "className", "major", "academicYear", "gender");

/** A student as REST returns it to that student and to administrators. */
export const studentResponse = z
  .object({ id: z.int().describe("Number in the database."), ...responseShape(inRest) })
  .meta({ id: "Student", description: "A student (siswa). Shown to that student and to administrators." });

export const presentOwn = presenterOf(inRest);

export function presentStudent(student: StudentRow): z.infer<typeof studentResponse> {
  return { id: student.id, ...presentOwn(student) };
}
