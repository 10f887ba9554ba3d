import { z } from "zod";

import { respondWithPage } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { choice, queryText, wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import type { RequestContext } from "../../platform/requestContext.js";
import { fineNotFound, receiptNotFound } from "./ledgerErrors.js";
import { CHARGE_REASONS, FINE_STATUSES } from "./ledgerKinds.js";
import {
  balanceResponse,
  entryResponse,
  fineResponse,
  presentBalance,
  presentEntry,
  presentFine,
  presentReceipt,
  receiptResponse,
} from "./ledgerPresenter.js";
import type { FineRow } from "./ledgerReads.js";

const student = { id: 12, nis: "240101", name: "Rina Kartika" };
const exampleEntry = {
  id: 58,
  kind: "payment",
  fine_id: 57,
  settles_id: 57,
  amount: 2000,
  reason: null,
  receipt_number: 58,
  is_reversed: false,
  made_at: "2026-11-24T02:10:00.000Z",
  made_by: "petugas",
} as const;
export const exampleFine = {
  id: 57,
  student,
  class_name: "XI IPA 1",
  borrowing_id: 87,
  item_code: "B00012",
  book: { id: 5, title: "Laskar Pelangi" },
  charge_reason: "damaged",
  reason: "Sampul sobek",
  amount: 5000,
  open_amount: 3000,
  paid_amount: 2000,
  waived_amount: 0,
  replaced_amount: 0,
  status: "open",
  made_at: "2026-11-24T02:05:00.000Z",
  made_by: "petugas",
  entries: [exampleEntry],
} as const;
export const exampleReceipt = {
  number: 58,
  kind: "payment",
  student,
  class_name: "XI IPA 1",
  amount: 2000,
  made_at: "2026-11-24T02:10:00.000Z",
  made_by: "petugas",
  entries: [exampleEntry],
} as const;

export const fineFilterFields = {
  student_id: wholeNumber().optional().describe("Of this student."),
  charge_reason: choice(CHARGE_REASONS).optional().describe("For this."),
  status: choice(FINE_STATUSES).optional().describe("`open`: something is to be paid."),
  from: queryText(10).optional().describe("Charged from this day on, by the library's clock: 2026-11-01."),
  to: queryText(10).optional().describe("Charged up to the end of this day."),
};
export const cashDayField = {
  day: queryText(10).optional().describe("By the library's clock: 2026-11-24; today unless given."),
};
export const balanceFilterFields = {
  class_name: queryText(100).optional().describe("Of this class, however it is spelled."),
};

export const fineId = z.object({ id: wholeNumber().describe("The fine's number in the database.") });
const shared = { tag: "Fines", operation: "read", success: 200 } as const;
const openAmount = z.int().describe("What is open of the whole list, in whole rupiah.");

/** The fines of a page, each with its entries. */
export function presentFines({ loaders, viewer }: RequestContext, fines: readonly FineRow[]) {
  return Promise.all(
    fines.map(async (fine) => presentFine(viewer, fine, (await loaders.fineEntries.load(fine.id)) ?? [])),
  );
}

export const fineRoutes = [
  route({
    ...shared,
    method: "GET",
    path: "/fines",
    operationId: "fines",
    access: "fines.read",
    summary: "Fines, the newest first",
    query: listQuery(fineFilterFields),
    response: z.object({ data: z.array(fineResponse), open_amount: openAmount }),
    example: { response: { status_code: 200, data: [exampleFine], open_amount: 3000 } },
    failures: [422],
    handle: async (call) => {
      const {
        context,
        query: { student_id: studentId, charge_reason: chargeReason, status, from, to },
      } = call;
      const { ledger, viewer } = context;
      const list = { studentId, chargeReason, status, from, to };
      const { fines, open } = await ledger.totals(viewer, list);
      const page = await respondWithPage(call, {
        page: (args) => ledger.page(viewer, list, args),
        count: () => Promise.resolve(fines),
        present: (rows) => presentFines(context, rows),
      });
      return { ...page, open_amount: open };
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/fines/{id}",
    operationId: "fine",
    access: "signedIn",
    summary: "One fine",
    description: "A student's own, or any for librarians.",
    params: fineId,
    response: z.object({ data: fineResponse }),
    example: { response: { status_code: 200, data: exampleFine } },
    failures: [404],
    handle: async ({ context, params: { id } }) => {
      const fine = await context.ledger.byId(context.viewer, id);
      if (!fine) {
        throw fineNotFound();
      }
      const [data] = await presentFines(context, [fine]);
      return { data };
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/fines/balances",
    operationId: "studentBalances",
    access: "fines.read",
    summary: "The students who owe something, by name",
    query: listQuery(balanceFilterFields),
    response: z.object({
      data: z.array(balanceResponse),
      balance: z.int().describe("What all of the list owe, in whole rupiah."),
    }),
    example: {
      response: { status_code: 200, data: [{ student, class_name: "XI IPA 1", balance: 3000 }], balance: 3000 },
    },
    failures: [422],
    handle: async (call) => {
      const {
        context: { ledger, viewer },
        query: { class_name: className = null },
      } = call;
      const { students, balance } = await ledger.balanceTotals(viewer, className);
      const page = await respondWithPage(call, {
        page: (args) => ledger.balances(viewer, className, args),
        count: () => Promise.resolve(students),
        present: (rows) => Promise.resolve(rows.map(presentBalance)),
      });
      return { ...page, balance };
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/fines/cash-entries",
    operationId: "cashEntries",
    access: "fines.read",
    summary: "The payments and refunds of one day, in their order",
    description: "Without those that were reversed. The cash box has `total` more: payments less refunds.",
    query: listQuery(cashDayField),
    response: z.object({ data: z.array(entryResponse), paid: z.int(), refunded: z.int(), total: z.int() }),
    example: { response: { status_code: 200, data: [exampleEntry], paid: 2000, refunded: 0, total: 2000 } },
    failures: [422],
    handle: async (call) => {
      const {
        context: { ledger, viewer },
        query: { day = null },
      } = call;
      const { entries, paid, refunded } = await ledger.cashTotals(viewer, day);
      const page = await respondWithPage(call, {
        page: (args) => ledger.cash(viewer, day, args),
        count: () => Promise.resolve(entries),
        present: (rows) => Promise.resolve(rows.map((row) => presentEntry(viewer, row))),
      });
      return { ...page, paid, refunded, total: paid - refunded };
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/receipts/{number}",
    operationId: "receipt",
    access: "signedIn",
    summary: "One receipt",
    description: "A student's own, or any for librarians.",
    params: z.object({ number: wholeNumber().describe("Its number.") }),
    response: z.object({ data: receiptResponse }),
    example: { response: { status_code: 200, data: exampleReceipt } },
    failures: [404],
    handle: async ({ context: { ledger, viewer }, params: { number } }) => {
      const receipt = await ledger.receipt(viewer, number);
      if (!receipt) {
        throw receiptNotFound();
      }
      return { data: presentReceipt(viewer, receipt) };
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/students/{id}/ledger-entries",
    operationId: "studentLedgerEntries",
    access: "fines.read",
    summary: "All that the ledger of fines has of a student, the newest first",
    description: "For librarians. Students have theirs in the `entries` of `GET /user-info/fines`.",
    params: z.object({ id: wholeNumber().describe("The student's number in the database.") }),
    query: listQuery({}),
    response: z.object({ data: z.array(entryResponse) }),
    example: { response: { status_code: 200, data: [exampleEntry] } },
    handle: async (call) => {
      const {
        context: { ledger, viewer },
        params: { id },
      } = call;
      return respondWithPage(call, {
        page: (args) => ledger.entriesOf(viewer, id, args),
        count: () => ledger.entriesCount(viewer, id),
        present: (rows) => Promise.resolve(rows.map((row) => presentEntry(viewer, row))),
      });
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/user-info/fines",
    operationId: "myFines",
    tag: "Account",
    access: "signedIn",
    summary: "One's own fines, the newest first",
    description: "A student's. Librarians have none.",
    query: listQuery({}),
    response: z.object({ data: z.array(fineResponse), open_amount: openAmount }),
    example: { response: { status_code: 200, data: [exampleFine], open_amount: 3000 } },
    handle: async (call) => {
      const { context } = call;
      const { ledger, viewer } = context;
      const { fines, open } = await ledger.ownTotals(viewer);
      const page = await respondWithPage(call, {
        page: (args) => ledger.ownFines(viewer, args),
        count: () => Promise.resolve(fines),
        present: (rows) => presentFines(context, rows),
      });
      return { ...page, open_amount: open };
    },
  }),
];
