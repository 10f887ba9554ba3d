import { z } from "zod";

import { bookResponse, presentBooks } from "../../books/bookPresenter.js";
import { borrowingResponse, presentBorrowing } from "../../circulation/borrowings/borrowingPresenter.js";
import { csvDownload, respondWithCsv } from "../../platform/rest/csvDownload.js";
import { respondWithPage } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { choice, queryText } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import {
  accreditationExample,
  acquisitionExample,
  fineExample,
  inHouseExample,
  lateLoanExample,
  loanExample,
  topMembersExample,
} from "./reportExamples.js";
import { EXPORTED_REPORTS } from "./ReportExportService.js";
import {
  accreditationResponse,
  acquisitionFigureFields,
  fineFigureFields,
  inHouseFields,
  loanFigureFields,
  loanReportFields,
  presentAccreditation,
  presentAcquisitions,
  presentFines,
  presentInHouse,
  presentLoanReport,
  presentRange,
  presentTopMembers,
  rangeFields,
  topMemberFields,
} from "./reportPresenters.js";

const days = {
  from: queryText(10).optional().describe("The first day, by the library's clock: 2026-07-01."),
  to: queryText(10).optional().describe("The last day."),
};
const range = z.strictObject(days);
const RANGE = "This school year (July to June) where no days are given; a year at most.";
const shared = {
  method: "GET",
  tag: "Reports",
  access: "reports.read",
  operation: "read",
  success: 200,
  failures: [422],
} as const;

const lateLoanResponse = borrowingResponse
  .extend({ phone: z.string().nullable(), email: z.string().nullable() })
  .meta({ id: "LateLoan", description: "An overdue loan and how its borrower is reached." });

export const reportRoutes = [
  route({
    ...shared,
    path: "/reports/accreditation",
    operationId: "accreditationReport",
    summary: "The figures to hand in for accreditation",
    description: `${RANGE} Ratios are null where there is nothing to divide by.`,
    query: range,
    response: z.object({ data: accreditationResponse }),
    example: { response: { status_code: 200, data: accreditationExample } },
    handle: async ({ context: { reports, viewer }, query }) => ({
      data: presentAccreditation(await reports.accreditation(viewer, query)),
    }),
  }),
  route({
    ...shared,
    path: "/reports/loans",
    operationId: "loanReport",
    summary: "What was lent, by month, class, classification and title",
    description: RANGE,
    query: range,
    response: z.object({ data: z.object({ ...rangeFields, ...loanFigureFields, ...loanReportFields }) }),
    example: { response: { status_code: 200, data: loanExample } },
    handle: async ({ context: { reports, viewer }, query }) => ({
      data: presentLoanReport(await reports.loans(viewer, query)),
    }),
  }),
  route({
    ...shared,
    access: ["reports.read", "students.read", "circulation.read", "visits.read"],
    path: "/reports/top-members",
    operationId: "topMembers",
    summary: "Who borrowed and who came most",
    description: `Loans and visits that were forgotten are nobody's. ${RANGE}`,
    query: z.strictObject({
      ...days,
      class_name: queryText(100).optional().describe("Only those who are in this class today."),
    }),
    response: z.object({ data: z.object({ ...rangeFields, ...topMemberFields }) }),
    example: { response: { status_code: 200, data: topMembersExample } },
    handle: async ({ context: { reports, viewer }, query: { class_name: className, ...asked } }) => {
      const report = await reports.topMembers(viewer, { ...asked, className });
      return { data: { ...presentRange(report), ...presentTopMembers(report) } };
    },
  }),
  route({
    ...shared,
    path: "/reports/fines",
    operationId: "fineReport",
    summary: "Fines in sums",
    description: `${RANGE} A reversal takes off what it reverses, on its own day.`,
    query: range,
    response: z.object({ data: z.object({ ...rangeFields, ...fineFigureFields }) }),
    example: { response: { status_code: 200, data: fineExample } },
    handle: async ({ context: { reports, viewer }, query }) => {
      const report = await reports.fines(viewer, query);
      return { data: { ...presentRange(report), ...presentFines(report) } };
    },
  }),
  route({
    ...shared,
    path: "/reports/acquisitions",
    operationId: "acquisitionReport",
    summary: "What the library got",
    description: `By the day of acquisition, or else the day on which the desk added a copy. ${RANGE}`,
    query: range,
    response: z.object({ data: z.object({ ...rangeFields, ...acquisitionFigureFields }) }),
    example: { response: { status_code: 200, data: acquisitionExample } },
    handle: async ({ context: { reports, viewer }, query }) => {
      const report = await reports.acquisitions(viewer, query);
      return { data: { ...presentRange(report), ...presentAcquisitions(report) } };
    },
  }),
  route({
    ...shared,
    path: "/reports/in-house-use",
    operationId: "inHouseReport",
    summary: "What was read in the library, by day, month, class, category and title",
    description: `By the class and category of that day. ${RANGE}`,
    query: range,
    response: z.object({ data: z.object({ ...rangeFields, ...inHouseFields }) }),
    example: { response: { status_code: 200, data: inHouseExample } },
    handle: async ({ context: { reports, viewer }, query }) => {
      const report = await reports.inHouse(viewer, query);
      return { data: { ...presentRange(report), ...presentInHouse(report) } };
    },
  }),
  route({
    ...shared,
    path: "/reports/never-borrowed",
    operationId: "neverBorrowedBooks",
    summary: "Titles held of which no copy was lent, by title",
    description: RANGE,
    query: listQuery(days),
    response: z.object({ data: z.array(bookResponse) }),
    example: { response: { status_code: 200, data: [] } },
    handle: async (call) => {
      const {
        context: { reports, viewer },
        query: { from, to },
      } = call;
      const asked = { from, to };
      return respondWithPage(call, {
        page: (args) => reports.neverBorrowed(viewer, asked, args),
        count: () => reports.neverBorrowedCount(viewer, asked),
        present: (books, loaders) => presentBooks(books, loaders),
      });
    },
  }),
  route({
    ...shared,
    access: ["circulation.read", "students.read"],
    path: "/reports/overdue",
    operationId: "lateLoans",
    summary: "Whom to remind: today's overdue loans with phone and mail, the longest overdue first",
    description: "In GraphQL: `borrowings(filter: { status: OVERDUE })` with `student { phone email }`.",
    query: listQuery({}),
    response: z.object({ data: z.array(lateLoanResponse) }),
    example: { response: { status_code: 200, data: [lateLoanExample] } },
    handle: async (call) => {
      const {
        context: { lateLoans, viewer },
      } = call;
      return respondWithPage(call, {
        page: (args) => lateLoans.page(viewer, args),
        count: () => lateLoans.count(viewer),
        present: (loans) =>
          Promise.resolve(loans.map((loan) => ({ ...presentBorrowing(loan), phone: loan.phone, email: loan.email }))),
      });
    },
  }),
  route({
    ...shared,
    ...csvDownload,
    access: "staff",
    path: "/reports/export",
    operationId: "exportReport",
    summary: "Export a report as CSV",
    description: `${RANGE} \`overdue\` is always today's; visits are exported by \`GET /visits/export\`.`,
    query: z.strictObject({ ...days, report: choice(EXPORTED_REPORTS).describe("Which one.") }),
    handle: ({ context: { reportExports, viewer }, query: { report, ...asked } }) =>
      respondWithCsv(reportExports.export(viewer, report, asked)),
  }),
];
