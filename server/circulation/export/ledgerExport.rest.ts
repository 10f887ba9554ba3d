import { z } from "zod";

import { route, StreamedBody } from "../../platform/rest/route.js";
import { balanceFilterFields, cashDayField, fineFilterFields } from "../ledger/fine.rest.js";

const file = {
  method: "GET",
  tag: "Fines",
  access: "staff",
  operation: "read",
  success: 200,
  file: "text/csv",
  response: z.object({}),
  example: { response: { status_code: 200 } },
  failures: [422],
} as const;

export const ledgerExportRoutes = [
  route({
    ...file,
    path: "/fines/export",
    operationId: "exportFines",
    summary: "Export the fines as CSV",
    description: "Filtered as `GET /fines`, the newest first; streamed.",
    query: z.strictObject(fineFilterFields),
    handle: ({ context: { ledgerExports, viewer }, query }) => {
      const { student_id: studentId, charge_reason: chargeReason, status, from, to } = query;
      const { chunks, fileName } = ledgerExports.fines(viewer, { studentId, chargeReason, status, from, to });
      return Promise.resolve(new StreamedBody(chunks, fileName));
    },
  }),
  route({
    ...file,
    path: "/fines/cash-entries/export",
    operationId: "exportCashEntries",
    summary: "Export the payments and refunds of one day as CSV",
    description: "As `GET /fines/cash-entries`, with whose they are; streamed.",
    query: z.strictObject(cashDayField),
    handle: ({ context: { ledgerExports, viewer }, query: { day = null } }) => {
      const { chunks, fileName } = ledgerExports.cash(viewer, day);
      return Promise.resolve(new StreamedBody(chunks, fileName));
    },
  }),
  route({
    ...file,
    path: "/fines/balances/export",
    operationId: "exportStudentBalances",
    summary: "Export who owes something as CSV",
    description: "Filtered as `GET /fines/balances`, by name; streamed.",
    query: z.strictObject(balanceFilterFields),
    handle: ({ context: { ledgerExports, viewer }, query: { class_name: className = null } }) => {
      const { chunks, fileName } = ledgerExports.balances(viewer, className);
      return Promise.resolve(new StreamedBody(chunks, fileName));
    },
  }),
];
