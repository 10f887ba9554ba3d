import { z } from "zod";

import { MAX_PAGE_SIZE } from "../platform/database/keyset.js";
import { csvDownload, respondWithCsv } from "../platform/rest/csvDownload.js";
import { snakeCase } from "../platform/rest/keyCase.js";
import { queryText } from "../platform/rest/queryFields.js";
import { route } from "../platform/rest/route.js";
import type { AuditFilter, AuditRow } from "./AuditService.js";

const number = z.coerce.number().int().positive();
const values = z.record(z.string(), z.unknown()).nullable();

const auditEntryResponse = z
  .object({
    id: z.int(),
    created_at: z.iso.datetime(),
    user_id: z.int().nullable().describe("Whose account it was; null for the machine's own work."),
    actor: z.string().describe("The name at the time, with the token's where one was used."),
    address: z
      .string()
      .nullable()
      .describe("The address that it came from; null for the machine's own work, and 90 days later."),
    action: z.string().describe("`book.update`: the record's type, then what was done to it."),
    record_type: z.string(),
    record_id: z.int().nullable(),
    before: values.describe("The values that changed, as they were; null for what is new."),
    after: values.describe("The values that changed, as they became; null for what is gone."),
  })
  .meta({ id: "AuditEntry", description: "One change: who, when, what, before and after." });

function presentEntry({
  id,
  createdAt,
  userId,
  actor,
  address,
  action,
  recordType,
  recordId,
  before,
  after,
}: AuditRow): z.infer<typeof auditEntryResponse> {
  return {
    id,
    created_at: createdAt.toISOString(),
    user_id: userId,
    actor,
    address,
    action,
    record_type: recordType,
    record_id: recordId,
    before: withSnakeKeys(before),
    after: withSnakeKeys(after),
  };
}

function withSnakeKeys(values: AuditRow["before"]): Record<string, unknown> | null {
  return values && Object.fromEntries(Object.entries(values).map(([name, value]) => [snakeCase(name), value]));
}

/** The same list, with cursor `after` this page. */
function nextPage(url: string, after: string): string {
  const [path = "", query = ""] = url.split("?");
  const parameters = new URLSearchParams(query);
  parameters.set("after", after);
  return `<${path}?${parameters.toString()}>; rel="next"`;
}

const filterQuery = z.strictObject({
  record_type: z.string().max(40).optional().describe("`book`, `user`, `category` …"),
  record_id: number.optional(),
  user_id: number.optional().describe("Of one account alone."),
  book_id: number.optional().describe("Of one book, its files and its copies; also of copies that are gone."),
  from: queryText(10).optional().describe("From this day on, by the library's clock: 2026-11-01."),
  to: queryText(10).optional().describe("Up to the end of this day."),
});

function toFilter(query: z.infer<typeof filterQuery>): AuditFilter {
  return {
    recordType: query.record_type,
    recordId: query.record_id,
    userId: query.user_id,
    bookId: query.book_id,
    from: query.from,
    to: query.to,
  };
}

export const auditRoutes = [
  route({
    method: "GET",
    path: "/audit-entries",
    operationId: "auditEntries",
    tag: "Audit",
    access: "audit.read",
    operation: "read",
    success: 200,
    summary: "What was changed, by whom",
    description: 'The newest first. A `Link` header with `rel="next"` leads to the older ones.',
    query: filterQuery.extend({
      after: z.string().max(1_000).optional().describe("As the `Link` header gives it."),
      per_page: number.max(MAX_PAGE_SIZE).optional().describe(`1 to ${MAX_PAGE_SIZE}; 20 by default.`),
    }),
    response: z.object({ data: z.array(auditEntryResponse) }),
    example: {
      response: {
        status_code: 200,
        data: [
          {
            id: 41,
            created_at: "2026-11-21T06:50:00.000Z",
            user_id: 1,
            actor: "admin",
            address: "192.168.1.20",
            action: "book.update",
            record_type: "book",
            record_id: 12,
            before: { title: "Laskar Pelang" },
            after: { title: "Laskar Pelangi" },
          },
        ],
      },
    },
    failures: [422],
    handle: async ({ context: { audit, viewer }, query, url, setHeader }) => {
      const { edges, hasNextPage } = await audit.page(viewer, toFilter(query), {
        first: query.per_page,
        after: query.after,
      });
      const last = edges.at(-1);
      if (hasNextPage && last) {
        setHeader("link", nextPage(url, last.cursor));
      }
      return { data: edges.map(({ node }) => presentEntry(node)) };
    },
  }),
  route({
    ...csvDownload,
    path: "/audit-entries/export",
    operationId: "exportAuditEntries",
    tag: "Audit",
    access: "audit.read",
    summary: "Export what was changed as CSV",
    description: "Filtered as `GET /audit-entries`, the newest first, one row for each value that changed; streamed.",
    query: filterQuery,
    failures: [422],
    handle: ({ context: { auditExports, viewer }, query }) =>
      respondWithCsv(auditExports.export(viewer, toFilter(query))),
  }),
];
