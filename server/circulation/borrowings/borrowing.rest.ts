import { z } from "zod";

import { respondWithPage } from "../../platform/rest/listResponse.js";
import { actId, lendingCheckSchema } from "../acts/actTexts.js";
import { choice, queryText, wholeNumber } from "../../platform/rest/queryFields.js";
import { listQuery } from "../../platform/rest/paging.js";
import { route } from "../../platform/rest/route.js";
import type { RequestContext } from "../../platform/requestContext.js";
import { BORROWING_FILTERS, type BorrowingListArgs } from "./borrowingFilter.js";
import { borrowingResponse, presentBorrowing } from "./borrowingPresenter.js";
import { borrowInput, lostInput, renewInput, returnBorrowingInput, returnInput } from "./lending/lendingInput.js";

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
} as const;
const returnedExample = {
  ...borrowingExample,
  returned_at: "2026-11-24T02:00:00.000Z",
  status: "returned",
  days_left: null,
} as const;

export const borrowingFilterFields = {
  status: choice(BORROWING_FILTERS).optional().describe("Only loans of this kind."),
  overdue: choice(["true"]).optional().describe("`true`: as `status=overdue`."),
  student_id: wholeNumber().optional().describe("Of this student."),
  book_id: wholeNumber().optional().describe("Of copies of this book."),
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
  class_name: className,
  from,
  to,
  search,
}: z.output<z.ZodObject<typeof borrowingFilterFields>>): BorrowingListArgs {
  return { status: overdue ? "overdue" : status, studentId, bookId, className, from, to, search };
}

const idParams = z.strictObject({ id: wholeNumber() });

export async function loanNow({ borrowings, viewer }: RequestContext, id: number) {
  return presentBorrowing(await borrowings.afterAct(viewer, id));
}

const returnResponse = z.object({
  data: z.object({
    outcome: z.enum(["returned", "found", "already_returned", "not_on_loan", "withdrawn"]),
    borrowing: borrowingResponse
      .nullable()
      .describe("The loan that ended, or had ended a moment ago; null where the copy was not lent."),
    copy_id: z.int(),
    overdue_days: z.int(),
    fine: z.int().describe("What its borrower was charged, in whole rupiah."),
    suspended_until: z.iso
      .date()
      .nullable()
      .describe("Until when its borrower is suspended for its lateness; null for one who is not."),
    kept_for_reservation: z
      .int()
      .nullable()
      .describe("The reservation that the copy is kept for from now on, or was already."),
    act_id: actId,
  }),
});

async function presentReturn(
  context: RequestContext,
  answer: Awaited<ReturnType<RequestContext["lending"]["returnCopy"]>>,
) {
  return {
    data: {
      outcome: answer.outcome,
      borrowing: answer.borrowingId === null ? null : await loanNow(context, answer.borrowingId),
      copy_id: answer.copyId,
      overdue_days: answer.overdueDays,
      fine: answer.fine,
      suspended_until: answer.suspendedUntil ?? null,
      kept_for_reservation: answer.reservationId,
      act_id: answer.actId,
    },
  };
}

const returnExample = {
  status_code: 200,
  data: {
    outcome: "returned",
    borrowing: returnedExample,
    copy_id: 301,
    overdue_days: 0,
    fine: 0,
    suspended_until: null,
    kept_for_reservation: null,
    act_id: 990,
  },
};

export const borrowingRoutes = [
  route({
    method: "GET",
    path: "/borrowings",
    operationId: "borrowings",
    tag: "Circulation",
    access: "staff",
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
  route({
    method: "POST",
    path: "/borrowings",
    operationId: "borrowCopy",
    tag: "Circulation",
    access: "staff",
    operation: "create",
    success: 201,
    summary: "Lend a copy to a student",
    description:
      "404 for a number or code that nobody has, 422 for what is impossible, 409 for what has to be confirmed: each " +
      "with `checks`. Sent again with the codes in `confirm` it happens; those with `needs_override` only for who may " +
      "make exceptions, and with a `reason`.",
    body: borrowInput,
    response: z.object({
      data: borrowingResponse.extend({
        returned_borrowing_id: z
          .int()
          .nullable()
          .describe("The loan of the copy that this one has ended, somebody else's or the student's own."),
        notices: z.array(lendingCheckSchema),
        act_id: actId,
      }),
    }),
    example: {
      body: { nis: "240101", item_code: "B00012", confirm: ["limit"], reason: "Lomba OSN" },
      response: {
        status_code: 201,
        data: { ...borrowingExample, returned_borrowing_id: null, notices: [], act_id: 989 },
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context, body }) => {
      const answer = await context.lending.borrow(context.viewer, body);
      return {
        data: {
          ...(await loanNow(context, answer.borrowingId)),
          returned_borrowing_id: answer.returnedBorrowingId,
          notices: answer.notices,
          act_id: answer.actId,
        },
      };
    },
  }),
  route({
    method: "POST",
    path: "/returns",
    operationId: "returnCopy",
    tag: "Circulation",
    access: "staff",
    operation: "update",
    success: 200,
    summary: "Take a copy back, whoever brings it",
    description:
      "409 with a key whose act was undone, and for a scan without network of a copy that was reported lost after it.",
    body: returnInput,
    response: returnResponse,
    example: { body: { item_code: "B00012" }, response: returnExample },
    failures: [404, 409, 422],
    handle: async ({ context, body }) => presentReturn(context, await context.lending.returnCopy(context.viewer, body)),
  }),
  route({
    method: "POST",
    path: "/borrowings/{id}/return",
    operationId: "returnBorrowing",
    tag: "Circulation",
    access: "staff",
    operation: "update",
    success: 200,
    summary: "End a loan: its copy has come back",
    params: idParams,
    body: returnBorrowingInput,
    response: returnResponse,
    example: { body: {}, response: returnExample },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id }, body }) =>
      presentReturn(context, await context.lending.returnBorrowing(context.viewer, id, body ?? {})),
  }),
  route({
    method: "POST",
    path: "/borrowings/{id}/renew",
    operationId: "renewBorrowing",
    tag: "Circulation",
    access: "signedIn",
    operation: "update",
    success: 200,
    summary: "Renew a loan",
    description: "A student's own, or at the desk, where exceptions can be confirmed for a `reason`.",
    params: idParams,
    body: renewInput,
    response: z.object({
      data: borrowingResponse.extend({
        charged_fine: z.int().describe("What was charged for its lateness so far, in whole rupiah."),
        suspended_until: z.iso
          .date()
          .nullable()
          .describe("Until when its student is suspended for its lateness so far; null for one who is not."),
        act_id: actId,
      }),
    }),
    example: {
      body: {},
      response: {
        status_code: 200,
        data: { ...borrowingExample, charged_fine: 0, suspended_until: null, act_id: 991 },
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id }, body }) => {
      const {
        borrowingId,
        fine,
        suspendedUntil,
        actId: act,
      } = await context.lending.renew(context.viewer, id, body ?? {});
      return {
        data: {
          ...(await loanNow(context, borrowingId)),
          charged_fine: fine,
          suspended_until: suspendedUntil,
          act_id: act,
        },
      };
    },
  }),
  route({
    method: "POST",
    path: "/borrowings/{id}/lost",
    operationId: "reportBorrowingLost",
    tag: "Circulation",
    access: "staff",
    operation: "update",
    success: 200,
    summary: "End a loan whose copy is lost",
    params: idParams,
    body: lostInput,
    response: z.object({
      data: borrowingResponse.extend({
        lost_charge: z.int().describe("What was charged for the copy, in whole rupiah."),
        act_id: actId,
      }),
    }),
    example: {
      body: { amount: 75000 },
      response: {
        status_code: 200,
        data: { ...borrowingExample, status: "lost", days_left: null, lost_charge: 75000, act_id: 992 },
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id }, body }) => {
      const { borrowingId, lostCharge, actId: act } = await context.lending.reportLost(context.viewer, id, body ?? {});
      return { data: { ...(await loanNow(context, borrowingId)), lost_charge: lostCharge, act_id: act } };
    },
  }),
  route({
    method: "POST",
    path: "/desk-acts/{id}/undo",
    operationId: "undoDeskAct",
    tag: "Circulation",
    access: "staff",
    operation: "update",
    success: 200,
    summary: "Take back what was done at the desk within the last minute",
    description: "By who did it, or an administrator. A student's own acts are undone by an administrator alone.",
    params: idParams,
    response: z.object({ data: z.object({ act_id: z.int() }) }),
    example: { response: { status_code: 200, data: { act_id: 989 } } },
    failures: [404, 409],
    handle: async ({ context, params: { id } }) => {
      const undone = await context.undo.undo(context.viewer, id);
      return { data: { act_id: undone.actId } };
    },
  }),
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
