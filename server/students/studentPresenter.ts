import { z } from "zod";

import { inOrder, pluck } from "../platform/fields/describedField.js";
import { presenterOf, responseShape } from "../platform/rest/shownFields.js";
import { exampleKind, namedKind, presentNamedKind } from "./memberKinds/memberKindPresenter.js";
import { shownStudent, studentFields } from "./studentFields.js";
import type { StudentRow } from "./studentReads.js";

/** The order of the fields in REST, on which existing clients may rely. */
const inRest = inOrder(shownStudent, "nis", "nisn", "name", "className", "major", "academicYear", "gender");

const kindInStudent = namedKind
  .extend({ number_name: z.string().describe("What the member's number is called.") })
  .describe("The kind of member.");

/** A student as REST returns it to that student and to administrators. */
export const studentResponse = z
  .object({ id: z.int().describe("Number in the database."), ...responseShape(inRest), member_kind: kindInStudent })
  .meta({ id: "Student", description: "A student (siswa). Shown to that student and to administrators." });

const presentOwn = presenterOf(inRest);

function presentKind({ memberKindId: id, memberKind: name, numberName }: StudentRow) {
  return { ...presentNamedKind({ id, name }), number_name: numberName };
}

export const exampleStudent = {
  id: 12,
  ...presentOwn(pluck(studentFields, "example")),
  member_kind: { ...exampleKind, number_name: "NIS" },
};

export function presentStudent(student: StudentRow): z.infer<typeof studentResponse> {
  return { id: student.id, ...presentOwn(student), member_kind: presentKind(student) };
}
