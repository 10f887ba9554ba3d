import { z } from "zod";

import { exampleBook } from "../books/book.rest.js";
import { presentBook } from "../books/bookPresenter.js";
import { NotFoundError } from "../errors.js";
import { respondWithPage } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { queryText, wholeNumber } from "../platform/rest/queryFields.js";
import { route } from "../platform/rest/route.js";
import type { RequestContext } from "../platform/requestContext.js";
import {
  addToReadingListInput,
  createReadingListInput,
  updateReadingListInput,
  updateReadingListItemInput,
} from "./readingListInput.js";
import {
  presentReadingList,
  presentReadingListItem,
  readingListItemResponse,
  readingListResponse,
} from "./readingListPresenter.js";
import type { ReadingListItemRow, ReadingListRow } from "./readingListReads.js";

const example = {
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
const exampleItem = { note: "Baca bab 1–3", added_at: "2026-11-21T02:10:00.000Z", book: exampleBook };

const listId = z.object({ id: wholeNumber().describe("The list's number.") });
const bookId = z.object({ id: wholeNumber().describe("The book's number.") });
const itemIds = listId.extend({ book_id: wholeNumber().describe("The book's number.") });
const lists = z.object({ data: z.array(readingListResponse) });
const oneList = z.object({ data: readingListResponse });
const bookOnList = z.object({ data: readingListResponse.nullable().describe("The list as it is now.") });
const message = z.object({ message: z.string() });
const shared = { tag: "Reading lists" } as const;

type Loaders = RequestContext["loaders"];

async function presentList(list: ReadingListRow, loaders: Loaders) {
  return presentReadingList(list, await loaders.listBooksCount.load(list.id));
}

const presentLists = (rows: readonly ReadingListRow[], loaders: Loaders) =>
  Promise.all(rows.map((list) => presentList(list, loaders)));

async function presentItems(rows: readonly ReadingListItemRow[], loaders: Loaders) {
  const items = await Promise.all(
    rows.map(async (item) => {
      const book = await loaders.book.load(item.bookId);
      return book && presentReadingListItem(item, await presentBook(book, loaders));
    }),
  );
  return items.filter((item) => item !== null);
}

async function requireVisible({ readingLists, viewer }: RequestContext, id: number): Promise<ReadingListRow> {
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
  route({
    ...shared,
    method: "GET",
    path: "/reading-lists/{id}/books",
    operationId: "readingListItems",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "The books of a list, in its order",
    params: listId,
    query: listQuery({}),
    response: z.object({ data: z.array(readingListItemResponse) }),
    example: { response: { status_code: 200, data: [exampleItem] } },
    failures: [404],
    handle: async (call) => {
      const { context, params } = call;
      const { readingLists, viewer, loaders } = context;
      const list = await requireVisible(context, params.id);
      return respondWithPage(call, {
        page: (page) => readingLists.items(viewer, list, page),
        count: () => loaders.listBooksCount.load(list.id),
        present: presentItems,
      });
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/reading-lists/{id}/books",
    operationId: "addToReadingList",
    access: "signedIn",
    operation: "create",
    success: 201,
    summary: "Put a book onto a list",
    description: "At the end unless a position is given; one that is there stays as it is. 409 with 500 books.",
    params: listId,
    body: addToReadingListInput,
    response: oneList,
    example: { body: { book_id: 12, note: "Baca bab 1–3" }, response: { status_code: 201, data: example } },
    failures: [404, 409, 422],
    handle: async ({ context: { readingListEditing, viewer, loaders }, params: { id }, body }) => ({
      data: await presentList((await readingListEditing.add(viewer, id, body)).list, loaders),
    }),
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/reading-lists/{id}/books/{book_id}",
    operationId: "updateReadingListItem",
    access: "signedIn",
    operation: "update",
    success: 200,
    summary: "Write a note to a book of a list, or move it",
    description: "What is left out stays; the others keep their order around it.",
    params: itemIds,
    body: updateReadingListItemInput,
    response: z.object({ data: readingListItemResponse }),
    example: { body: { position: 1 }, response: { status_code: 200, data: exampleItem } },
    failures: [404, 422],
    handle: async ({ context: { readingListEditing, viewer, loaders }, params, body }) => {
      const { item } = await readingListEditing.updateItem(viewer, params.id, params.book_id, body);
      const [data] = await presentItems([item], loaders);
      if (!data) throw new NotFoundError("Buku ini tidak ditemukan. Mungkin sudah dihapus.");
      return { data };
    },
  }),
  route({
    ...shared,
    method: "DELETE",
    path: "/reading-lists/{id}/books/{book_id}",
    operationId: "removeFromReadingList",
    access: "signedIn",
    operation: "delete",
    success: 200,
    summary: "Take a book off a list",
    params: itemIds,
    response: oneList,
    example: { response: { status_code: 200, data: example } },
    failures: [404],
    handle: async ({ context: { readingListEditing, viewer, loaders }, params }) => ({
      data: await presentList((await readingListEditing.remove(viewer, params.id, params.book_id)).list, loaders),
    }),
  }),
  route({
    ...shared,
    method: "GET",
    path: "/user-info/saved-books",
    operationId: "mySavedBookIds",
    access: "signedIn",
    operation: "read",
    success: 200,
    summary: "The numbers of the books in one's favourites, the latest first",
    description: "At most 500, in one answer.",
    response: z.object({ data: z.array(z.int()) }),
    example: { response: { status_code: 200, data: [12, 5] } },
    handle: async ({ context: { readingLists, viewer } }) => ({ data: await readingLists.savedBookIds(viewer) }),
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/user-info/saved-books/{id}",
    operationId: "saveBook",
    access: "signedIn",
    operation: "update",
    success: 200,
    summary: "Put a book into one's favourites",
    description: "Once, however often it is sent. 409 with 500 books.",
    params: bookId,
    response: bookOnList,
    example: { response: { status_code: 200, data: { ...example, kind: "favourites", name: "Favorit", slug: null } } },
    failures: [404, 409],
    handle: async ({ context: { readingListEditing, viewer, loaders }, params: { id } }) => ({
      data: await presentList((await readingListEditing.save(viewer, id)).list, loaders),
    }),
  }),
  route({
    ...shared,
    method: "DELETE",
    path: "/user-info/saved-books/{id}",
    operationId: "unsaveBook",
    access: "signedIn",
    operation: "delete",
    success: 200,
    summary: "Take a book out of one's favourites",
    params: bookId,
    response: bookOnList,
    example: { response: { status_code: 200, data: { ...example, kind: "favourites", name: "Favorit", slug: null } } },
    handle: async ({ context: { readingListEditing, viewer, loaders }, params: { id } }) => {
      const { list } = await readingListEditing.unsave(viewer, id);
      return { data: list && (await presentList(list, loaders)) };
    },
  }),
];
