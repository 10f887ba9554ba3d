import { z } from "zod";

import { bookNotFound } from "../books/files/changeFiles.js";
import { csvDownload, respondWithCsv } from "../platform/rest/csvDownload.js";
import { respondWithPage } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { choice, queryText, wholeNumber } from "../platform/rest/queryFields.js";
import { route } from "../platform/rest/route.js";
import { serialNotFound } from "./serialNotFound.js";
import { ISSUE_FILTERS, ISSUE_SORTS, SERIAL_FILTERS } from "./serialInput.js";
import { issueResponse, presentIssue, presentSerial, serialResponse } from "./serialPresenter.js";

export const exampleSerial = {
  id: 3,
  book_id: 41,
  title: "National Geographic Indonesia",
  frequency: "monthly",
  weekdays: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  first_on: "2026-01-15",
  ends_on: null,
  active: true,
  supplier: "Agen Sumber Ilmu",
  price: 75_000,
  price_per: "issue",
  location: null,
  first_volume: 22,
  first_number: 1,
  restarts_yearly: true,
  label_pattern: null,
  copies_per_issue: 1,
  makes_copies: true,
  grace_days: 7,
  note: null,
  due_count: 0,
  late_count: 1,
  claimed_count: 0,
  next_on: "2026-12-15",
  created_at: "2026-01-02T02:10:00.000Z",
  updated_at: "2026-01-02T02:10:00.000Z",
} as const;

export const exampleIssue = {
  id: 31,
  serial_id: 3,
  book_id: 41,
  issued_on: "2026-11-15",
  extra: false,
  volume: 22,
  number: 11,
  label: "Vol. 22 No. 11, November 2026",
  status: "received",
  received_on: "2026-11-17",
  note: null,
  item_codes: ["B00812"],
} as const;

export const serialTag = { tag: "Serials" } as const;
export const serialId = z.strictObject({ id: wholeNumber().describe("The subscription's number.") });
export const issueId = z.strictObject({ id: wholeNumber().describe("The issue's number.") });

const issueFilters = {
  serial_id: wholeNumber().optional().describe("Only those of this subscription."),
  state: choice(ISSUE_FILTERS)
    .optional()
    .describe("Only these; `due` is what may come in now: expected by today, late and claimed ones too."),
  from: z.iso.date().optional().describe("Of this day or later."),
  until: z.iso.date().optional().describe("Of this day or earlier."),
  sort: choice(ISSUE_SORTS).optional().describe("`newest` (unless given) or `oldest` first."),
};
interface IssueQuery {
  readonly serial_id?: number | undefined;
  readonly state?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly sort?: string | undefined;
}
const issuesOf = ({ serial_id, state, from, until, sort }: IssueQuery) => ({
  serialId: serial_id,
  state,
  from,
  until,
  sort,
});
const issues = z.object({ data: z.array(issueResponse) });

export const serialRoutes = [
  route({
    ...serialTag,
    method: "GET",
    path: "/serials",
    operationId: "serials",
    access: "catalogue.read",
    operation: "read",
    success: 200,
    summary: "Subscriptions to periodicals, in the order of their titles",
    query: listQuery({
      state: choice(SERIAL_FILTERS).optional().describe("Only those that have not ended, or that have."),
      search: queryText(200).optional().describe("Words of the title."),
      book_id: wholeNumber().optional().describe("Only those of this title."),
    }),
    response: z.object({ data: z.array(serialResponse) }),
    example: { response: { status_code: 200, data: [exampleSerial] } },
    failures: [422],
    handle: (call) => {
      const {
        context: { serials, viewer },
        query: { state, search, book_id: bookId },
      } = call;
      const list = { state, search, bookId };
      return respondWithPage(call, {
        page: (page) => serials.page(viewer, list, page),
        count: () => serials.count(viewer, list),
        present: (rows, loaders) => Promise.all(rows.map((row) => presentSerial(row, loaders, serials))),
      });
    },
  }),
  route({
    ...serialTag,
    method: "GET",
    path: "/serials/issues",
    operationId: "serialIssues",
    access: "catalogue.read",
    operation: "read",
    success: 200,
    summary: "Issues of all subscriptions: come, expected, late",
    query: listQuery(issueFilters),
    response: issues,
    example: { response: { status_code: 200, data: [exampleIssue] } },
    failures: [422],
    handle: (call) => {
      const {
        context: { serials, viewer },
        query,
      } = call;
      const list = issuesOf(query);
      return respondWithPage(call, {
        page: (page) => serials.issuePage(viewer, list, page),
        count: () => serials.countIssues(viewer, list),
        present: (rows, loaders) => Promise.all(rows.map((row) => presentIssue(row, loaders, true))),
      });
    },
  }),
  route({
    ...serialTag,
    ...csvDownload,
    path: "/serials/export",
    operationId: "exportSerialIssues",
    access: "catalogue.read",
    summary: "Export issues as CSV: what came and what did not",
    description: "Filtered and ordered as `GET /serials/issues`; streamed.",
    query: z.strictObject(issueFilters),
    failures: [422],
    handle: ({ context: { serialExports, viewer }, query }) =>
      respondWithCsv(serialExports.export(viewer, issuesOf(query))),
  }),
  route({
    ...serialTag,
    method: "GET",
    path: "/serials/{id}",
    operationId: "serial",
    access: "catalogue.read",
    operation: "read",
    success: 200,
    summary: "A subscription",
    params: serialId,
    response: z.object({ data: serialResponse }),
    example: { response: { status_code: 200, data: exampleSerial } },
    failures: [404],
    handle: async ({ context: { serials, viewer, loaders }, params: { id } }) => {
      const serial = await serials.one(viewer, id);
      if (!serial) throw serialNotFound();
      return { data: await presentSerial(serial, loaders, serials) };
    },
  }),
  route({
    ...serialTag,
    method: "GET",
    path: "/books/{id}/issues",
    operationId: "bookIssues",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "The issues of a periodical that are in the library, the newest first",
    params: z.strictObject({ id: wholeNumber().describe("The book's number.") }),
    query: listQuery({}),
    response: issues,
    example: { response: { status_code: 200, data: [exampleIssue] } },
    failures: [404],
    handle: async (call) => {
      const {
        context: {
          books,
          serials,
          viewer,
          loaders: { book },
        },
        params: { id },
      } = call;
      if (!(await books.one(viewer, { id, slug: null }, book))) throw bookNotFound();
      return respondWithPage(call, {
        page: (page) => serials.issuesOfBook(viewer, id, page),
        count: () => serials.countIssuesOfBook(viewer, id),
        present: (rows, loaders) => Promise.all(rows.map((row) => presentIssue(row, loaders, serials.seesAll(viewer)))),
      });
    },
  }),
];
