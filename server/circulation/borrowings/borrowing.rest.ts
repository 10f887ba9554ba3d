import { z } from "zod";

import { respondWithPage } from "../../platform/rest/listResponse.js";
import { choice, queryText, wholeNumber } from "../../platform/rest/queryFields.js";
import { listQuery } from "../../platform/rest/paging.js";
import { route } from "../../platform/rest/route.js";
import { BORROWING_FILTERS, type BorrowingListArgs } from "./borrowingFilter.js";
import { borrowingResponse, presentBorrowing } from "./borrowingPresenter.js";

export const borrowingExample = {
  id: 87,
  student: { id: 12, nis: "240101", name: "Rina Kartika" },
  class_name: "XI IPA 1",
  copy: { id: 301, item_code: "B00012" },
  book: { id: 5, title: "Laskar Pelangi", slug: "laskar-pelangi" },
  borrowed_at: "2026-11-21T01:05:00.000Z",
  due_at: "2026-11-30",
  returned_at: null,
  status: "on_loan",
  renewal_count: 0,
  most_renewals: 2,
  overdue_days: 0,
  days_left: 9,
  fine: 0,
  lost_price: 75_000,
  class_set_id: null,
  entered_at: null,
  entered_by: null,
  held: null,
} as const;
export const borrowingFilterFields = {
  status: choice(BORROWING_FILTERS).optional().describe("Only loans of this kind."),
  overdue: choice(["true"]).optional().describe("`true`: as `status=overdue`."),
  student_id: wholeNumber().optional().describe("Of this student."),
  book_id: wholeNumber().optional().describe("Of copies of this book."),
  item_code: queryText(100).optional().describe("Of the copy with this code."),
  class_name: queryText(100).optional().describe("Of students who were in this class on the day of the loan."),
  from: queryText(10).optional().describe("Lent from this day on, by the library's clock: 2026-11-01."),
  to: queryText(10).optional().describe("Lent up to the end of this day."),
  search: queryText(200)
    .optional()
    .describe("A whole item code or NIS, or words of the student's name and the book's title."),
};

export function toBorrowingList({
  status,
  overdue,
  student_id: studentId,
  book_id: bookId,
  item_code: itemCode,
  class_name: className,
  from,
  to,
  search,
}: z.output<z.ZodObject<typeof borrowingFilterFields>>): BorrowingListArgs {
  return { status: overdue ? "overdue" : status, studentId, bookId, itemCode, className, from, to, search };
}

export const borrowingRoutes = [
  route({
    method: "GET",
    path: "/borrowings",
    operationId: "borrowings",
    tag: "Circulation",
    access: "circulation.read",
    operation: "read",
    success: 200,
    summary: "Loans, the newest first; open ones by their due date",
    query: listQuery(borrowingFilterFields),
    response: z.object({ data: z.array(borrowingResponse) }),
    example: { response: { status_code: 200, data: [borrowingExample] } },
    failures: [422],
    handle: async (call) => {
      const {
        context: { borrowings, viewer },
        query,
      } = call;
      const list = toBorrowingList(query);
      return respondWithPage(call, {
        page: (args) => borrowings.page(viewer, list, args),
        count: () => borrowings.count(viewer, list),
        present: (loans) => Promise.resolve(loans.map(presentBorrowing)),
      });
    },
  }),
];

export const ownBorrowingRoutes = [
  route({
    method: "GET",
    path: "/user-info/borrowings",
    operationId: "myBorrowings",
    tag: "Account",
    access: "signedIn",
    operation: "read",
    success: 200,
    summary: "One's own loans",
    description: "A student's. Librarians have none.",
    query: listQuery({ status: choice(BORROWING_FILTERS).optional().describe("Only loans of this kind.") }),
    response: z.object({ data: z.array(borrowingResponse) }),
    example: { response: { status_code: 200, data: [borrowingExample] } },
    handle: async (call) => {
      const {
        context: { borrowings, viewer },
        query: { status },
      } = call;
      return respondWithPage(call, {
        page: (args) => borrowings.ownPage(viewer, { status }, args),
        count: () => borrowings.ownCount(viewer, { status }),
        present: (loans) => Promise.resolve(loans.map(presentBorrowing)),
      });
    },
  }),
];
