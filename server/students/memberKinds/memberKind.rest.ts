import { z } from "zod";

import { pluck } from "../../platform/fields/describedField.js";
import { respondWithList } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import { MAX_MEMBER_KINDS, memberKindFields } from "./memberKindFields.js";
import { createMemberKindInput, deleteMemberKindInput, updateMemberKindInput } from "./memberKindInput.js";
import { memberKindResponse, presentKindFields, presentMemberKind } from "./memberKindPresenter.js";

const shared = { tag: "Students", access: "settings.write" } as const;
const idParams = z.object({ id: wholeNumber().describe("The kind's number.") });
const replacement = z.object({
  replacement_id: z.coerce
    .number()
    .optional()
    .describe("The kind that its members and its history get instead; as good in the body."),
});
const kindData = z.object({ data: memberKindResponse });
const example = { id: 4, ...presentKindFields(pluck(memberKindFields, "example")) };

export const memberKindRoutes = [
  route({
    ...shared,
    access: "staff",
    method: "GET",
    path: "/member-kinds",
    operationId: "memberKinds",
    operation: "read",
    success: 200,
    summary: "List the kinds of members",
    description: `At most ${MAX_MEMBER_KINDS}, in the library's order.`,
    query: listQuery({}),
    response: z.object({ data: z.array(memberKindResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: (call) => {
      const {
        context: { memberKinds, viewer },
      } = call;
      return respondWithList(call, {
        page: (page) => memberKinds.page(viewer, page),
        count: () => memberKinds.count(viewer),
        present: (rows) => Promise.resolve(rows.map(presentMemberKind)),
      });
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/member-kinds",
    operationId: "createMemberKind",
    operation: "create",
    success: 201,
    summary: "Add a kind of member",
    description: "At the end unless a position is given.",
    body: createMemberKindInput,
    response: kindData,
    example: {
      body: { name: "Umum", number_name: "No. anggota", membership_months: 12, fee: 25_000 },
      response: { status_code: 201, data: example },
    },
    failures: [409, 422],
    handle: async ({ context: { memberKindEditing, viewer }, body }) => ({
      data: presentMemberKind(await memberKindEditing.create(viewer, body)),
    }),
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/member-kinds/{id}",
    operationId: "updateMemberKind",
    operation: "update",
    success: 200,
    summary: "Change a kind of member",
    description: "What is left out stays. A new position moves it. Memberships that run keep their end.",
    params: idParams,
    body: updateMemberKindInput,
    response: kindData,
    example: { body: { membership_months: 12 }, response: { status_code: 200, data: example } },
    failures: [404, 409, 422],
    handle: async ({ context: { memberKindEditing, viewer }, params: { id }, body }) => ({
      data: presentMemberKind(await memberKindEditing.update(viewer, id, body)),
    }),
  }),
  route({
    ...shared,
    method: "DELETE",
    path: "/member-kinds/{id}",
    operationId: "deleteMemberKind",
    operation: "delete",
    success: 200,
    summary: "Delete a kind of member",
    description:
      "While anything names the kind, a replacement must be given, which its members and its history get. The last " +
      "active one stays.",
    params: idParams,
    query: replacement,
    body: deleteMemberKindInput,
    response: z.object({ message: z.string() }),
    example: {
      body: { replacement_id: 1 },
      response: { status_code: 200, message: "Jenis anggota “Umum” dihapus dan digantikan oleh “Siswa”." },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { memberKindEditing, viewer }, params: { id }, query, body }) => {
      const given =
        query.replacement_id === undefined ? body : { ...(body as object), replacementId: query.replacement_id };
      const { message } = await memberKindEditing.delete(viewer, id, given);
      return { message };
    },
  }),
];
