import { z } from "zod";

import { bookResponse, bookSummaryResponse, presentBookSummary } from "../books/bookPresenter.js";
import { LOAN_STATUSES } from "../circulation/borrowings/presentLoan.js";
import { VISIT_KINDS } from "../visits/Visit.entity.js";
import { visitPurposes } from "../visits/visitPurposes.js";
import type { RecentBorrowing, RecentVisit, StudentSummary } from "./recentReads.js";

const text = z.string().nullable();

const studentSummaryResponse = z
  .object({ id: z.int(), name: z.string(), nis: z.string().describe("Student number."), class_name: text })
  .meta({ id: "StudentSummary", description: "As much of a student as a line about them needs." });

const recentBorrowingResponse = z
  .object({
    id: z.int(),
    student: studentSummaryResponse.nullable().describe("Null once the library has forgotten whose it was."),
    copy: z.object({ id: z.int(), item_code: z.string() }),
    book: bookSummaryResponse,
    borrowed_at: z.iso.datetime(),
    due_at: z.iso.date().describe("The last day, on the library's calendar."),
    returned_at: z.iso.datetime().nullable(),
    status: z.enum(LOAN_STATUSES),
  })
  .meta({ id: "RecentBorrowing", description: "One of the latest borrowings or returns." });

const recentVisitResponse = z
  .object({
    id: z.int(),
    kind: z.enum(VISIT_KINDS),
    student: studentSummaryResponse.nullable(),
    visitor_name: text,
    institution: text,
    purpose: z.enum(visitPurposes).nullable(),
    people_count: z.int(),
    visited_at: z.iso.datetime(),
  })
  .meta({ id: "RecentVisit", description: "One of the latest visits." });

export const recentResponse = z
  .object({
    borrowings: z.array(recentBorrowingResponse),
    returns: z.array(recentBorrowingResponse),
    visits: z.array(recentVisitResponse),
    books: z.array(bookResponse),
  })
  .meta({ id: "RecentInfo", description: "What happened last, at most ten of each, the newest first." });

const exampleStudent = { id: 3, name: "Siti Aminah", nis: "2024001", class_name: "X IPA 1" };
export const exampleBorrowing = {
  id: 9,
  student: exampleStudent,
  copy: { id: 41, item_code: "B00041" },
  book: { id: 12, slug: "laskar-pelangi", title: "Laskar Pelangi", image_url: null },
  borrowed_at: "2026-11-21T02:10:00.000Z",
  due_at: "2026-11-28",
  returned_at: null,
  status: "on_loan" as const,
};
export const exampleVisit = {
  id: 77,
  kind: "student" as const,
  student: exampleStudent,
  visitor_name: null,
  institution: null,
  purpose: "reading" as const,
  people_count: 1,
  visited_at: "2026-11-21T02:05:00.000Z",
};

function presentStudent({ id, name, nis, className }: StudentSummary): z.infer<typeof studentSummaryResponse> {
  return { id, name, nis, class_name: className };
}

export function presentBorrowing({
  id,
  student,
  copyId,
  itemCode,
  book,
  borrowedAt,
  dueAt,
  returnedAt,
  status,
}: RecentBorrowing): z.infer<typeof recentBorrowingResponse> {
  return {
    id,
    student: student && presentStudent(student),
    copy: { id: copyId, item_code: itemCode },
    book: presentBookSummary(book),
    borrowed_at: borrowedAt.toISOString(),
    due_at: dueAt,
    returned_at: returnedAt?.toISOString() ?? null,
    status,
  };
}

export function presentVisit({
  id,
  kind,
  student,
  visitorName,
  institution,
  purpose,
  peopleCount,
  visitedAt,
}: RecentVisit): z.infer<typeof recentVisitResponse> {
  return {
    id,
    kind,
    student: student && presentStudent(student),
    visitor_name: visitorName,
    institution,
    purpose,
    people_count: peopleCount,
    visited_at: visitedAt.toISOString(),
  };
}
