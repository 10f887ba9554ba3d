import { z } from "zod";

import { respondWithPage } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { choice, queryText, wholeNumber } from "../platform/rest/queryFields.js";
import { route } from "../platform/rest/route.js";
import { presentVisit, visitResponse } from "./visitPresenter.js";
import { recordVisitInput } from "./visitInput.js";

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

export const visitRoutes = [
  route({
    method: "GET",
    path: "/visits",
    operationId: "visits",
    tag: "Visits",
    access: "admin",
    operation: "read",
    success: 200,
    summary: "The guest book, the newest entry first",
    query: listQuery({
      from: queryText(10).optional().describe("From this day on, by the library's clock: 2026-11-01."),
      to: queryText(10).optional().describe("Up to the end of this day."),
      kind: choice(["student", "guest", "class"]).optional().describe("Only visits of this kind."),
      class_name: queryText(100).optional().describe("Students of this class on that day, and visits of the class."),
      search: queryText(200)
        .optional()
        .describe("Words of a name or institution, all of them; or a student's whole number."),
    }),
    response: z.object({
      data: z.array(visitResponse),
      people_count: z.int().describe("How many people the whole list counts."),
    }),
    example: { response: { status_code: 200, data: [example], people_count: 1 } },
    handle: async (call) => {
      const {
        context: { visits, viewer },
        query: { from, to, kind, class_name: className, search },
      } = call;
      const list = {
        from: from ?? null,
        to: to ?? null,
        kind: kind ?? null,
        className: className ?? null,
        search: search ?? null,
      };
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
      "address, and 2,000 people a day unless an administrator signs. 403 for a device without the door's key, once " +
      "there is one.",
    body: recordVisitInput,
    response: z.object({
      data: z.object({
        greeting: z.string(),
        counted: z.boolean().describe("False for somebody who came within the last hour."),
      }),
    }),
    example: {
      body: { nis: "240101", purpose: "reading" },
      response: { status_code: 201, data: { greeting: "Selamat datang, Rina!", counted: true } },
    },
    failures: [404, 422, 429],
    handle: async ({ context: { guestBook, session, viewer }, body }) => {
      const { greeting, counted } = await guestBook.recordVisit(viewer, body, session);
      return { data: { greeting, counted } };
    },
  }),
  route({
    method: "DELETE",
    path: "/visits/{id}",
    operationId: "voidVisit",
    tag: "Visits",
    access: "admin",
    operation: "delete",
    success: 200,
    summary: "Void a visit",
    description:
      "Takes out of the guest book what was no visit, and its people out of the counts. The audit trail keeps it.",
    params: z.object({ id: wholeNumber().describe("The visit's number.") }),
    response: z.object({ message: z.string() }),
    example: { response: { status_code: 200, message: "Kunjungan Rina Kartika dibatalkan." } },
    failures: [404],
    handle: async ({ context: { guestBook, viewer }, params }) => ({
      message: await guestBook.voidVisit(viewer, params.id),
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
    description: "A student's. Administrators have none.",
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
