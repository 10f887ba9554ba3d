import { z } from "zod";

import { required } from "../../platform/required.js";
import { borrowingResponse, presentBorrowing } from "../borrowings/borrowingPresenter.js";
import { CLASS_SET_STATUSES } from "./classSetInput.js";
import type { PresentedEntry, PresentedSet } from "./ClassSetService.js";

export const classSetResponse = z
  .object({
    id: z.int(),
    book: z.object({ id: z.int(), title: z.string() }),
    class_name: z.string().nullable().describe("Null where a teacher has all of it."),
    teacher: z
      .object({ id: z.int(), name: z.string() })
      .nullable()
      .describe("Who has all of it; null where each student of a class has a copy, and once that is forgotten."),
    due_at: z.iso.date().describe("The last day, and also the last on which copies are given out."),
    status: z.enum(CLASS_SET_STATUSES).describe("`open` while copies are out or may be given out, as of today."),
    lent_count: z.int().describe("How many copies were lent."),
    open_count: z.int().describe("How many of them are not back, the lost ones not counted."),
    lost_count: z.int().describe("How many of them are lost."),
    created_at: z.iso.datetime(),
    created_by: z.string(),
  })
  .meta({ id: "ClassSet", description: "One title that a whole class borrows, or its teacher for them." });

export const classSetEntryResponse = z.object({
  student: z
    .object({ id: z.int(), nis: z.string(), name: z.string(), class_name: z.string().nullable() })
    .nullable()
    .describe("Null once the library has forgotten whose loan it was."),
  is_in_class: z
    .boolean()
    .describe("False for who has left the set's class since, or was never in it, and for who is forgotten."),
  borrowing: borrowingResponse.nullable().describe("The loan; null for who has had no copy."),
});

export function presentClassSet(set: PresentedSet): z.infer<typeof classSetResponse> {
  return {
    id: set.id,
    book: { id: set.bookId, title: set.bookTitle },
    class_name: set.className,
    teacher:
      set.teacherId === null
        ? null
        : { id: set.teacherId, name: required(set.teacherName, "the name of a set's teacher") },
    due_at: set.dueAt,
    status: set.status,
    lent_count: set.lentCount,
    open_count: set.openCount,
    lost_count: set.lostCount,
    created_at: set.createdAt.toISOString(),
    created_by: set.createdBy,
  };
}

export function presentEntry(entry: PresentedEntry): z.infer<typeof classSetEntryResponse> {
  return {
    student: presentStudent(entry),
    is_in_class: entry.isInClass,
    borrowing: entry.loan && presentBorrowing(entry.loan),
  };
}

function presentStudent({ studentId: id, nis, studentName: name, className: class_name }: PresentedEntry) {
  if (id === null) return null;
  return {
    id,
    nis: required(nis, "the number of a student"),
    name: required(name, "the name of a student"),
    class_name,
  };
}
