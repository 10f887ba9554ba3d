import { z } from "zod";

import { csvDownload, respondWithCsv } from "../platform/rest/csvDownload.js";
import { respondWithPage } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { choice, queryText, wholeNumber } from "../platform/rest/queryFields.js";
import { route } from "../platform/rest/route.js";
import { presentVisit, visitResponse } from "./visitPresenter.js";
import type { VisitListArgs } from "./visitFilter.js";
import { recordVisitInput, updateVisitInput } from "./visitInput.js";
import { visitPurposes } from "./visitPurposes.js";

const example = {
  id: 431,
  kind: "student",
  name: "Rina Kartika",
  student_id: 12,
  nis: "240101",
  class_name: "XI IPA 1",
  institution: null,
  purpose: "reading",
  people_count: 1,
  visited_at: "2026-11-21T01:05:00.000Z",
};

const filterFields = {
  from: queryText(10).optional().describe("From this day on, by the library's clock: 2026-11-01."),
  to: queryText(10).optional().describe("Up to the end of this day."),
  kind: choice(["student", "guest", "class"]).optional().describe("Only visits of this kind."),
  class_name: queryText(100).optional().describe("Students of this class on that day, and visits of the class."),
  purpose: choice(visitPurposes).optional().describe("Only visits for this purpose."),
  search: queryText(200)
    .optional()
    .describe("Words of a name or institution, all of them; or a student's whole number."),
};
const filterQuery = z.strictObject(filterFields);

function toFilter({
  from,
  to,
  kind,
  class_name: className,
  purpose,
  search,
}: z.infer<typeof filterQuery>): VisitListArgs {
  return { from, to, kind, className, purpose, search };
}

const points = (name: string) => z.array(z.object({ [name]: z.string(), people: z.int() }));

export const visitRoutes = [
  route({
    method: "GET",
    path: "/visits",
    operationId: "visits",
    tag: "Visits",
    access: "visits.read",
    operation: "read",
    success: 200,
    summary: "The guest book, the newest entry first",
    query: listQuery(filterFields),
    response: z.object({
      data: z.array(visitResponse),
      people_count: z.int().describe("How many people the whole list counts."),
    }),
    example: { response: { status_code: 200, data: [example], people_count: 1 } },
    handle: async (call) => {
      const {
        context: { visits, viewer },
        query,
      } = call;
      const list = toFilter(query);
      const { visits: count, people } = await visits.totals(viewer, list);
      const page = await respondWithPage(call, {
        page: (args) => visits.page(viewer, list, args),
        count: () => Promise.resolve(count),
        present: (rows) => Promise.resolve(rows.map(presentVisit)),
      });
      return { ...page, people_count: people };
    },
  }),
  route({
    method: "POST",
    path: "/visits",
    operationId: "recordVisit",
    tag: "Visits",
    access: "everyone",
    operation: "create",
    success: 201,
    summary: "Sign the guest book",
    description:
      "In exactly one way: `nis`; or `visitor_name` with or without `institution`; or `class_name` with " +
      "`people_count`. " +
      "Whoever came within the last hour is greeted and not counted again. At most 120 calls a minute from one " +
      "address, and 2,000 people a day unless an administrator signs. A device without the door's key is told the same of " +
      "everybody, unknown numbers included, and counts 500 people a day. 403 for a device without the door's key, once " +
      "there is one.",
    body: recordVisitInput,
    response: z.object({
      data: z.object({
        greeting: z.string(),
        counted: z.boolean().describe("False for somebody who came within the last hour."),
        named: z.boolean().describe("False for a device without the door's key: it gets one answer, whoever came."),
        awaited: z.boolean().describe("Whether the desk has something for the student, as a reserved book."),
      }),
    }),
    example: {
      body: { nis: "240101", purpose: "reading" },
      response: {
        status_code: 201,
        data: { greeting: "Selamat pagi, Rina", counted: true, named: true, awaited: false },
      },
    },
    failures: [404, 422, 429],
    handle: async ({ context: { guestBook, session, viewer }, body }) => {
      const { greeting, counted, named, awaited } = await guestBook.recordVisit(viewer, body, session);
      return { data: { greeting, counted, named, awaited } };
    },
  }),
  route({
    method: "GET",
    path: "/visits/stats",
    operationId: "visitStats",
    tag: "Visits",
    access: "visits.read",
    operation: "read",
    success: 200,
    summary: "How many people came, over time, by class and by purpose",
    description: "Of the last twelve months where no days are given; of ten years at most.",
    query: filterQuery,
    response: z.object({
      data: z.object({
        from: z.iso.date(),
        to: z.iso.date(),
        visits: z.int(),
        people: z.int(),
        per_day: points("day").describe("Empty for more than 62 days."),
        per_month: points("month"),
        per_class: points("class_name").describe("The ten largest."),
        per_purpose: z.array(z.object({ purpose: z.enum(visitPurposes).nullable(), people: z.int() })),
      }),
    }),
    example: {
      response: {
        status_code: 200,
        data: {
          from: "2026-11-20",
          to: "2026-11-21",
          visits: 2,
          people: 31,
          per_day: [
            { day: "2026-11-20", people: 0 },
            { day: "2026-11-21", people: 31 },
          ],
          per_month: [{ month: "2026-11", people: 31 }],
          per_class: [{ class_name: "XI IPA 1", people: 31 }],
          per_purpose: [
            { purpose: "assignment", people: 30 },
            { purpose: "reading", people: 1 },
          ],
        },
      },
    },
    failures: [422],
    handle: async ({ context: { visits, viewer }, query }) => {
      const { perDay, perMonth, perClass, perPurpose, ...totals } = await visits.stats(viewer, toFilter(query));
      return {
        data: {
          ...totals,
          per_day: perDay.map(({ period, count }) => ({ day: period, people: count })),
          per_month: perMonth.map(({ period, count }) => ({ month: period, people: count })),
          per_class: perClass.map(({ className, count }) => ({ class_name: className, people: count })),
          per_purpose: perPurpose.map(({ purpose, count }) => ({ purpose, people: count })),
        },
      };
    },
  }),
  route({
    ...csvDownload,
    path: "/visits/export",
    operationId: "exportVisits",
    tag: "Visits",
    access: "visits.read",
    summary: "Export the guest book as CSV",
    description: "Filtered as `GET /visits`, the newest first; streamed.",
    query: filterQuery,
    failures: [422],
    handle: ({ context: { visitExports, viewer }, query }) =>
      respondWithCsv(visitExports.export(viewer, toFilter(query))),
  }),
  route({
    method: "PUT",
    path: "/visits/{id}",
    operationId: "updateVisit",
    tag: "Visits",
    access: "visits.write",
    operation: "update",
    success: 200,
    summary: "Correct a visit",
    description:
      "A field that is not given stays; the counts follow. A student's visit has class and purpose, a guest's name, " +
      "institution and purpose, a class's name, people and purpose.",
    params: z.object({ id: wholeNumber().describe("The visit's number.") }),
    body: updateVisitInput,
    response: z.object({ data: visitResponse }),
    example: {
      body: { purpose: "reading" },
      response: { status_code: 200, data: example },
    },
    failures: [404, 422],
    handle: async ({ context: { visitEditing, viewer }, params, body }) => ({
      data: presentVisit(await visitEditing.updateVisit(viewer, params.id, body)),
    }),
  }),
  route({
    method: "DELETE",
    path: "/visits/{id}",
    operationId: "voidVisit",
    tag: "Visits",
    access: "visits.write",
    operation: "delete",
    success: 200,
    summary: "Void a visit",
    description:
      "Takes out of the guest book what was no visit, and its people out of the counts. The audit trail keeps it.",
    params: z.object({ id: wholeNumber().describe("The visit's number.") }),
    response: z.object({ message: z.string() }),
    example: { response: { status_code: 200, message: "Kunjungan Rina Kartika dibatalkan." } },
    failures: [404],
    handle: async ({ context: { visitEditing, viewer }, params }) => ({
      message: await visitEditing.voidVisit(viewer, params.id),
    }),
  }),
  route({
    method: "GET",
    path: "/user-info/visits",
    operationId: "myVisits",
    tag: "Account",
    access: "signedIn",
    operation: "read",
    success: 200,
    summary: "One's own visits, the newest first",
    description: "A student's. Librarians have none.",
    query: listQuery({}),
    response: z.object({ data: z.array(visitResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: async (call) => {
      const {
        context: { visits, viewer },
      } = call;
      return respondWithPage(call, {
        page: (args) => visits.ownVisits(viewer, args),
        count: async () => (await visits.ownTotals(viewer)).visits,
        present: (rows) => Promise.resolve(rows.map(presentVisit)),
      });
    },
  }),
];
