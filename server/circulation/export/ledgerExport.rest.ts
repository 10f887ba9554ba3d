import { z } from "zod";

import { csvDownload, respondWithCsv } from "../../platform/rest/csvDownload.js";
import { route } from "../../platform/rest/route.js";
import { balanceFilterFields, cashDayField, fineFilterFields } from "../ledger/fine.rest.js";

const file = {
  ...csvDownload,
  tag: "Fines",
  access: "fines.read",
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
      return respondWithCsv(ledgerExports.fines(viewer, { studentId, chargeReason, status, from, to }));
    },
  }),
  route({
    ...file,
    path: "/fines/cash-entries/export",
    operationId: "exportCashEntries",
    summary: "Export the payments and refunds of one day as CSV",
    description: "As `GET /fines/cash-entries`, with whose they are; streamed.",
    query: z.strictObject(cashDayField),
    handle: ({ context: { ledgerExports, viewer }, query: { day = null } }) =>
      respondWithCsv(ledgerExports.cash(viewer, day)),
  }),
  route({
    ...file,
    path: "/fines/balances/export",
    operationId: "exportStudentBalances",
    summary: "Export who owes something as CSV",
    description: "Filtered as `GET /fines/balances`, by name; streamed.",
    query: z.strictObject(balanceFilterFields),
    handle: ({ context: { ledgerExports, viewer }, query: { class_name: className = null } }) =>
      respondWithCsv(ledgerExports.balances(viewer, className)),
  }),
];
