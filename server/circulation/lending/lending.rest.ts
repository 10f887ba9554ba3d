import { z } from "zod";

import { wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import type { RequestContext } from "../../platform/requestContext.js";
import { actId, lendingCheckSchema } from "../acts/actTexts.js";
import { borrowingExample } from "../borrowings/borrowing.rest.js";
import { borrowingResponse, presentBorrowing } from "../borrowings/borrowingPresenter.js";
import { decideHeldInput } from "./decideHeld.js";
import { foundLossOf } from "./endLoan.js";
import { borrowInput, lostInput, renewInput, returnBorrowingInput, returnInput } from "./lendingInput.js";

const returnedExample = {
  ...borrowingExample,
  returned_at: "2026-11-24T02:00:00.000Z",
  status: "returned",
  days_left: null,
} as const;

const idParams = z.strictObject({ id: wholeNumber() });

export async function loanNow({ borrowings, viewer }: RequestContext, id: number) {
  return presentBorrowing(await borrowings.afterAct(viewer, id));
}

export const foundLoss = z
  .object({
    cancelled: z.int().describe("What was still owed for it, and is no longer."),
    refundable: z.int().describe("What was paid for it, and can be refunded."),
    replaced: z.int().describe("What another copy was accepted for, which stays."),
  })
  .nullable()
  .describe("Where the copy was lost and charged: what became of that charge, in whole rupiah.");

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
    held_fine: z
      .int()
      .nullable()
      .describe(
        "What of the fine waits for somebody who may let it off, in whole rupiah, since the scan came late; null where " +
          "nothing waits.",
      ),
    found_loss: foundLoss,
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
      held_fine: answer.heldFine ?? null,
      found_loss: foundLossOf(answer),
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
    held_fine: null,
    found_loss: null,
    act_id: 990,
  },
};

export const lendingRoutes = [
  route({
    method: "POST",
    path: "/borrowings",
    operationId: "borrowCopy",
    tag: "Circulation",
    access: "circulation.write",
    operation: "create",
    success: 201,
    summary: "Lend a copy to a student",
    description:
      "404 for a number or code that nobody has, 422 for what is impossible, 409 for what has to be confirmed: " +
      "each with `checks`. Sent again with the codes in `confirm` it happens; those with `needs_override` only for " +
      "who may make exceptions, and with a `reason`.",
    body: borrowInput,
    response: z.object({
      data: borrowingResponse.extend({
        returned_borrowing_id: z
          .int()
          .nullable()
          .describe("The loan of the copy that this one has ended, somebody else's or the student's own."),
        notices: z.array(lendingCheckSchema),
        found_loss: foundLoss,
        act_id: actId,
      }),
    }),
    example: {
      body: { nis: "240101", item_code: "B00012", confirm: ["limit"], reason: "Lomba OSN" },
      response: {
        status_code: 201,
        data: { ...borrowingExample, returned_borrowing_id: null, notices: [], found_loss: null, act_id: 989 },
      },
    },
    failures: [404, 409, 422, 429],
    handle: async ({ context, body }) => {
      const answer = await context.lending.borrow(context.viewer, body);
      return {
        data: {
          ...(await loanNow(context, answer.borrowingId)),
          returned_borrowing_id: answer.returnedBorrowingId,
          notices: answer.notices,
          found_loss: foundLossOf(answer),
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
    access: "circulation.write",
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
    access: "circulation.write",
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
    failures: [404, 409, 422, 429],
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
    access: "circulation.write",
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
    path: "/borrowings/{id}/decision",
    operationId: "decideHeldBorrowing",
    tag: "Circulation",
    access: "overrides.write",
    operation: "update",
    success: 200,
    summary: "Allow or refuse what a scan without network would have needed a right for",
    description: "409 where nothing waits at the loan any more.",
    params: idParams,
    body: decideHeldInput,
    response: z.object({
      data: borrowingResponse.extend({ act_id: actId }),
    }),
    example: {
      body: { approve: true, reason: "Internet sekolah mati dua hari" },
      response: { status_code: 200, data: { ...returnedExample, act_id: 993 } },
    },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id }, body }) => {
      const { borrowingId, actId: act } = await context.lending.decideHeld(context.viewer, id, body);
      return { data: { ...(await loanNow(context, borrowingId)), act_id: act } };
    },
  }),
];
