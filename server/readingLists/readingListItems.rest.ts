import { z } from "zod";

import { exampleBook } from "../books/book.rest.js";
import { presentBook } from "../books/bookPresenter.js";
import { NotFoundError } from "../errors.js";
import { respondWithPage } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { wholeNumber } from "../platform/rest/queryFields.js";
import { route } from "../platform/rest/route.js";
import { addToReadingListInput, updateReadingListItemInput } from "./readingListInput.js";
import { presentReadingListItem, readingListItemResponse, readingListResponse } from "./readingListPresenter.js";
import type { ReadingListItemRow } from "./readingListReads.js";
import { example, listId, oneList, shared, type Loaders, presentList, requireVisible } from "./readingList.rest.js";

const exampleItem = { note: "Baca bab 1–3", added_at: "2026-11-21T02:10:00.000Z", book: exampleBook };

const bookId = z.object({ id: wholeNumber().describe("The book's number.") });
const itemIds = listId.extend({ book_id: wholeNumber().describe("The book's number.") });

const bookOnList = z.object({ data: readingListResponse.nullable().describe("The list as it is now.") });

async function presentItems(rows: readonly ReadingListItemRow[], loaders: Loaders) {
  const items = await Promise.all(
    rows.map(async (item) => {
      const book = await loaders.book.load(item.bookId);
      return book && presentReadingListItem(item, await presentBook(book, loaders));
    }),
  );
  return items.filter((item) => item !== null);
}

export const readingListItemRoutes = [
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
