import { z } from "zod";

import { actId } from "../../acts/actTexts.js";
import { wholeNumber } from "../../../platform/rest/queryFields.js";
import { route } from "../../../platform/rest/route.js";
import type { RequestContext } from "../../../platform/requestContext.js";
import { required } from "../../../platform/required.js";
import { exampleFine, exampleReceipt, fineId, presentFines } from "../fine.rest.js";
import type { ChangedFine, FineWithReceipt } from "./LedgerEditingService.js";
import {
  amountWithReason,
  createFineInput,
  payFineInput,
  payFinesInput,
  replaceFineInput,
  reverseInput,
} from "../ledgerInput.js";
import { fineResponse, presentReceipt, receiptResponse } from "../ledgerPresenter.js";

const shared = { method: "POST", tag: "Fines", operation: "create", success: 201 } as const;
const changedFine = z.object({ data: fineResponse.extend({ act_id: actId }) });
const fineWithReceipt = z.object({ data: fineResponse.extend({ receipt: receiptResponse, act_id: actId }) });
const changedExample = { status_code: 201, data: { ...exampleFine, act_id: 990 } };
const receiptExample = { status_code: 201, data: { ...exampleFine, receipt: exampleReceipt, act_id: 990 } };

async function presentChanged(context: RequestContext, { fine, actId: act }: ChangedFine) {
  const [data] = await presentFines(context, [fine]);
  return { ...required(data, "the fine that was changed"), act_id: act };
}

async function presentWithReceipt(context: RequestContext, changed: FineWithReceipt) {
  return { ...(await presentChanged(context, changed)), receipt: presentReceipt(context.viewer, changed.receipt) };
}

export const fineEditingRoutes = [
  route({
    ...shared,
    path: "/fines",
    operationId: "createFine",
    access: "fines.write",
    summary: "Charge a student by hand",
    description:
      "For what is `damaged` or `other`; what is late or lost is charged where it comes back or is reported. Again " +
      "`lost` for a lost loan whose charge was reversed.",
    body: createFineInput,
    response: changedFine,
    example: {
      body: { student_id: 12, borrowing_id: 87, charge_reason: "damaged", amount: 5000, reason: "Sampul sobek" },
      response: changedExample,
    },
    failures: [404, 409, 422],
    handle: async ({ context, body }) => ({
      data: await presentChanged(context, await context.ledgerEditing.createFine(context.viewer, body)),
    }),
  }),
  route({
    ...shared,
    path: "/fines/{id}/payments",
    operationId: "payFine",
    access: "fines.write",
    summary: "Take a payment for one fine",
    description: "At most what is open of it. With `idempotency_key` it is taken once, however often it is sent.",
    params: fineId,
    body: payFineInput,
    response: fineWithReceipt,
    example: { body: { amount: 2000 }, response: receiptExample },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id }, body }) => ({
      data: await presentWithReceipt(context, await context.ledgerEditing.payFine(context.viewer, id, body)),
    }),
  }),
  route({
    ...shared,
    path: "/students/{id}/payments",
    operationId: "payFines",
    access: "fines.write",
    summary: "Take one payment for several fines of a student",
    description:
      "For whatever is open, or for `fine_ids` alone; the oldest first, on one receipt. At most what is open of them " +
      "all. With `idempotency_key` it is taken once, however often it is sent.",
    params: z.object({ id: wholeNumber().describe("The student's number in the database.") }),
    body: payFinesInput,
    response: z.object({
      data: z.object({
        fines: z.array(fineResponse).describe("Those that the payment was for, as they are now."),
        receipt: receiptResponse,
        act_id: actId,
      }),
    }),
    example: {
      body: { amount: 2000 },
      response: { status_code: 201, data: { fines: [exampleFine], receipt: exampleReceipt, act_id: 990 } },
    },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id }, body }) => {
      const { fines, receipt, actId: act } = await context.ledgerEditing.payFines(context.viewer, id, body);
      return {
        data: {
          fines: await presentFines(context, fines),
          receipt: presentReceipt(context.viewer, receipt),
          act_id: act,
        },
      };
    },
  }),
  route({
    ...shared,
    path: "/fines/{id}/waivers",
    operationId: "waiveFine",
    access: "staff",
    summary: "Let off some of a fine, or all",
    description: "Only for who may, or with the `approval` of somebody who may.",
    params: fineId,
    body: amountWithReason,
    response: changedFine,
    example: { body: { amount: 2000, reason: "Sakit" }, response: changedExample },
    failures: [404, 409, 422, 429],
    handle: async ({ context, params: { id }, body }) => ({
      data: await presentChanged(context, await context.ledgerEditing.waiveFine(context.viewer, id, body)),
    }),
  }),
  route({
    ...shared,
    path: "/fines/{id}/replacements",
    operationId: "replaceFine",
    access: "fines.write",
    summary: "Take a new copy instead of money",
    description: "It settles what is open of a lost or damaged copy's fine, and is in the collection already.",
    params: fineId,
    body: replaceFineInput,
    response: changedFine,
    example: { body: { item_code: "B00388" }, response: changedExample },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id }, body }) => ({
      data: await presentChanged(context, await context.ledgerEditing.replaceFine(context.viewer, id, body)),
    }),
  }),
  route({
    ...shared,
    path: "/fines/{id}/refunds",
    operationId: "refundFine",
    access: "staff",
    summary: "Give money back",
    description:
      "At most what was paid; the fine is open again by as much. Only for who may, or with the `approval` of somebody " +
      "who may.",
    params: fineId,
    body: amountWithReason,
    response: fineWithReceipt,
    example: { body: { amount: 2000, reason: "Buku ditemukan" }, response: receiptExample },
    failures: [404, 409, 422, 429],
    handle: async ({ context, params: { id }, body }) => ({
      data: await presentWithReceipt(context, await context.ledgerEditing.refundFine(context.viewer, id, body)),
    }),
  }),
  route({
    ...shared,
    path: "/ledger-entries/{id}/reverse",
    operationId: "reverseLedgerEntry",
    access: "waivers.write",
    summary: "Make an entry count nothing that was a mistake",
    description:
      "A fine once its payments are given back; a payment or refund on its own day, after which its cash was counted.",
    params: z.object({ id: wholeNumber().describe("The entry's number in the database.") }),
    body: reverseInput,
    response: z.object({ data: fineResponse }),
    example: { body: { reason: "Salah ketik" }, response: { status_code: 201, data: exampleFine } },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id }, body }) => {
      const { fine } = await context.ledgerEditing.reverseEntry(context.viewer, id, body);
      const [data] = await presentFines(context, [fine]);
      return { data };
    },
  }),
];
