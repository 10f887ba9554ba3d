import { z } from "zod";

import { respondWithPage } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { choice, queryText, wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import type { RequestContext } from "../../platform/requestContext.js";
import { required } from "../../platform/required.js";
import { actId, lendingCheckSchema } from "../acts/actTexts.js";
import { borrowingExample } from "../borrowings/borrowing.rest.js";
import { foundLossOf } from "../lending/endLoan.js";
import { foundLoss, loanNow } from "../lending/lending.rest.js";
import { borrowingResponse } from "../borrowings/borrowingPresenter.js";
import { CLASS_SET_STATUSES, createClassSetInput, lendInSetInput, swapInput } from "./classSetInput.js";
import { classSetNotFound } from "./classSetNotFound.js";
import { classSetEntryResponse, classSetResponse, presentClassSet, presentEntry } from "./classSetPresenter.js";

const example = {
  id: 7,
  book: { id: 5, title: "Laskar Pelangi" },
  class_name: "XI IPA 1",
  teacher: null,
  due_at: "2026-11-30",
  status: "open",
  lent_count: 36,
  open_count: 4,
  lost_count: 0,
  created_at: "2026-11-21T01:00:00.000Z",
  created_by: "petugas",
} as const;
const lentExample = { ...borrowingExample, class_set_id: 7 };

const shared = { tag: "Circulation", access: "circulation.write" } as const;
const idParams = z.strictObject({ id: wholeNumber().describe("The set's number in the database.") });

async function setNow({ classSets, viewer }: RequestContext, id: number) {
  return required(await classSets.byId(viewer, id), "the set of an act");
}

export const classSetRoutes = [
  route({
    ...shared,
    access: "circulation.read",
    method: "GET",
    path: "/class-sets",
    operationId: "classSets",
    operation: "read",
    success: 200,
    summary: "Class sets: the open ones first, by their due date; then the others, the newest first",
    query: listQuery({
      search: queryText(200).optional().describe("Words of the title, or of the teacher who has all of it."),
      status: choice(CLASS_SET_STATUSES).optional().describe("Only these."),
      book_id: wholeNumber().optional().describe("Of this title."),
      class_name: queryText(100).optional().describe("For this class, however it is spelled."),
    }),
    response: z.object({ data: z.array(classSetResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    failures: [422],
    handle: async (call) => {
      const {
        context: { classSets, viewer },
        query: { search, status, book_id: bookId, class_name: className },
      } = call;
      const list = { search, status, bookId, className };
      return respondWithPage(call, {
        page: (args) => classSets.page(viewer, list, args),
        count: () => classSets.count(viewer, list),
        present: (rows) => Promise.resolve(rows.map(presentClassSet)),
      });
    },
  }),
  route({
    ...shared,
    access: "circulation.read",
    method: "GET",
    path: "/class-sets/{id}",
    operationId: "classSet",
    operation: "read",
    success: 200,
    summary: "One class set, with who has which copy",
    description:
      "`entries` by name; until the last day also who has had no copy, last those of whom it is forgotten who.",
    params: idParams,
    response: z.object({ data: classSetResponse.extend({ entries: z.array(classSetEntryResponse) }) }),
    example: {
      response: {
        status_code: 200,
        data: {
          ...example,
          entries: [
            {
              student: { id: 12, nis: "240101", name: "Rina Kartika", class_name: "XI IPA 1" },
              is_in_class: true,
              borrowing: lentExample,
            },
          ],
        },
      },
    },
    failures: [404],
    handle: async ({ context: { classSets, viewer }, params: { id } }) => {
      const set = await classSets.byId(viewer, id);
      if (!set) throw classSetNotFound();
      const entries = (await classSets.entries(viewer, [set])).get(id) ?? [];
      return { data: { ...presentClassSet(set), entries: entries.map(presentEntry) } };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/class-sets",
    operationId: "createClassSet",
    operation: "create",
    success: 201,
    summary: "Make a class set, whose copies are then given out one by one",
    body: createClassSetInput,
    response: z.object({ data: classSetResponse.extend({ act_id: actId }) }),
    example: {
      body: { book_id: 5, class_name: "XI IPA 1", due_at: "2026-11-30" },
      response: { status_code: 201, data: { ...example, lent_count: 0, open_count: 0, act_id: 993 } },
    },
    failures: [404, 409, 422],
    handle: async ({ context, body }) => {
      const { classSetId, actId: act } = await context.classSetEditing.create(context.viewer, body);
      return { data: { ...presentClassSet(await setNow(context, classSetId)), act_id: act } };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/class-sets/{id}/borrowings",
    operationId: "lendClassSetCopy",
    operation: "create",
    success: 201,
    summary: "Lend a copy of a class set to the next student, to the one who is named, or to the teacher",
    description: "Refused as `POST /borrowings` is, and for another title, and where everybody has had a copy.",
    params: idParams,
    body: lendInSetInput,
    response: z.object({
      data: borrowingResponse.extend({
        returned_borrowing_id: z.int().nullable().describe("The loan of the copy that this one has ended."),
        notices: z.array(lendingCheckSchema),
        found_loss: foundLoss,
        act_id: actId,
      }),
    }),
    example: {
      body: { item_code: "B00012" },
      response: {
        status_code: 201,
        data: { ...lentExample, returned_borrowing_id: null, notices: [], found_loss: null, act_id: 994 },
      },
    },
    failures: [404, 409, 422, 429],
    handle: async ({ context, params: { id }, body }) => {
      const answer = await context.classSetEditing.lend(context.viewer, id, body);
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
    ...shared,
    method: "POST",
    path: "/class-sets/{id}/swap",
    operationId: "swapClassSetCopies",
    operation: "update",
    success: 200,
    summary: "Two students have each other's copy",
    description:
      "Each loan gets the copy of the other, with whether and when that came back. 409 where a fine, a loss or a " +
      "clearance letter says otherwise.",
    params: idParams,
    body: swapInput,
    response: z.object({ data: z.object({ borrowings: z.array(borrowingResponse), act_id: actId }) }),
    example: {
      body: { borrowing_id: 87, other_borrowing_id: 88 },
      response: {
        status_code: 200,
        data: {
          borrowings: [lentExample, { ...lentExample, id: 88, copy: { id: 302, item_code: "B00013" } }],
          act_id: 995,
        },
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id }, body }) => {
      const answer = await context.classSetEditing.swap(context.viewer, id, body);
      const borrowings = [await loanNow(context, answer.borrowingId), await loanNow(context, answer.otherBorrowingId)];
      return { data: { borrowings, act_id: answer.actId } };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/class-sets/{id}/undo",
    operationId: "undoClassSet",
    operation: "update",
    success: 200,
    summary: "Take back a whole class set with every loan of it",
    description:
      "On the day on which it was made, by who made it or an administrator, as long as nothing was built on it. An " +
      "empty one at any time.",
    params: idParams,
    response: z.object({
      data: z.object({ class_set_id: z.int(), loans: z.int().describe("How many loans are gone.") }),
    }),
    example: { response: { status_code: 200, data: { class_set_id: 7, loans: 36 } } },
    failures: [404, 409],
    handle: async ({ context, params: { id } }) => {
      const { classSetId, loans } = await context.classSetEditing.undo(context.viewer, id);
      return { data: { class_set_id: classSetId, loans } };
    },
  }),
];
