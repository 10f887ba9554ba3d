import { z } from "zod";

import { NotFoundError } from "../errors.js";
import { respondWithPage } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { queryText, wholeNumber } from "../platform/rest/queryFields.js";
import { route } from "../platform/rest/route.js";
import type { RequestContext } from "../platform/requestContext.js";
import { createReadingListInput, updateReadingListInput } from "./readingListInput.js";
import { presentReadingList, readingListResponse } from "./readingListPresenter.js";
import type { ReadingListRow } from "./readingListReads.js";

export const example = {
  id: 4,
  kind: "library",
  name: "Bacaan kelas X",
  description: "Untuk tugas resensi semester ganjil.",
  slug: "bacaan-kelas-x",
  books_count: 12,
  published_at: "2026-11-21T02:10:00.000Z",
  created_at: "2026-11-20T02:10:00.000Z",
  updated_at: "2026-11-21T02:10:00.000Z",
} as const;

export const listId = z.object({ id: wholeNumber().describe("The list's number.") });

const lists = z.object({ data: z.array(readingListResponse) });
export const oneList = z.object({ data: readingListResponse });

const message = z.object({ message: z.string() });
export const shared = { tag: "Reading lists" } as const;

export type Loaders = RequestContext["loaders"];

export async function presentList(list: ReadingListRow, loaders: Loaders) {
  return presentReadingList(list, await loaders.listBooksCount.load(list.id));
}

const presentLists = (rows: readonly ReadingListRow[], loaders: Loaders) =>
  Promise.all(rows.map((list) => presentList(list, loaders)));

export async function requireVisible({ readingLists, viewer }: RequestContext, id: number): Promise<ReadingListRow> {
  const list = await readingLists.byId(viewer, id);
  if (!list) throw new NotFoundError("Daftar bacaan ini tidak ditemukan. Mungkin sudah dihapus.");
  return list;
}

export const readingListRoutes = [
  route({
    ...shared,
    method: "GET",
    path: "/reading-lists",
    operationId: "readingLists",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "The lists that the library has published, the latest first",
    query: listQuery({
      slug: queryText(190).optional().describe("The list of this name in addresses: a list of one or none."),
    }),
    response: lists,
    example: { response: { status_code: 200, data: [example] } },
    handle: async (call) => {
      const { context, query } = call;
      const { readingLists, viewer, loaders } = context;
      if (query.slug !== undefined) {
        const list = await readingLists.one(viewer, { slug: query.slug });
        return { data: list ? [await presentList(list, loaders)] : [] };
      }
      return respondWithPage(call, {
        page: (page) => readingLists.page(viewer, page),
        count: () => readingLists.count(viewer),
        present: presentLists,
      });
    },
  }),
  route({
    ...shared,
    method: "GET",
    path: "/user-info/reading-lists",
    operationId: "myReadingLists",
    access: "signedIn",
    operation: "read",
    success: 200,
    summary: "One's own lists, favourites first",
    description: "Nobody else sees them. Librarians also get the library's.",
    query: listQuery({}),
    response: lists,
    example: { response: { status_code: 200, data: [example] } },
    handle: (call) => {
      const { readingLists, viewer } = call.context;
      return respondWithPage(call, {
        page: (page) => readingLists.ownPage(viewer, page),
        count: () => readingLists.ownCount(viewer),
        present: presentLists,
      });
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/reading-lists",
    operationId: "createReadingList",
    access: "signedIn",
    operation: "create",
    success: 201,
    summary: "Make a list",
    description: "409 with 50 of one's own. `is_published` makes it the library's, and is for librarians.",
    body: createReadingListInput,
    response: oneList,
    example: { body: { name: "Bacaan kelas X", is_published: true }, response: { status_code: 201, data: example } },
    failures: [409, 422],
    handle: async ({ context: { readingListEditing, viewer, loaders }, body }) => ({
      data: await presentList(await readingListEditing.create(viewer, body), loaders),
    }),
  }),
  route({
    ...shared,
    method: "GET",
    path: "/reading-lists/{id}",
    operationId: "readingList",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "A list that is published, or one's own",
    params: listId,
    response: oneList,
    example: { response: { status_code: 200, data: example } },
    handle: async ({ context, params: { id } }) => ({
      data: await presentList(await requireVisible(context, id), context.loaders),
    }),
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/reading-lists/{id}",
    operationId: "updateReadingList",
    access: "signedIn",
    operation: "update",
    success: 200,
    summary: "Rename, describe, publish or withdraw a list",
    description: "What is left out stays. 409 for favourites. Publishing is for librarians.",
    params: listId,
    body: updateReadingListInput,
    response: oneList,
    example: { body: { name: "Bacaan kelas X" }, response: { status_code: 200, data: example } },
    failures: [404, 409, 422],
    handle: async ({ context: { readingListEditing, viewer, loaders }, params: { id }, body }) => ({
      data: await presentList(await readingListEditing.update(viewer, id, body), loaders),
    }),
  }),
  route({
    ...shared,
    method: "DELETE",
    path: "/reading-lists/{id}",
    operationId: "deleteReadingList",
    access: "signedIn",
    operation: "delete",
    success: 200,
    summary: "Delete a list for good",
    description: "Its books stay in the catalogue. 409 for favourites.",
    params: listId,
    response: message,
    example: { response: { status_code: 200, message: "Daftar “Bacaan kelas X” dihapus." } },
    failures: [404, 409],
    handle: async ({ context: { readingListEditing, viewer }, params: { id } }) => {
      const { name } = await readingListEditing.delete(viewer, id);
      return { message: `Daftar “${name}” dihapus.` };
    },
  }),
];
