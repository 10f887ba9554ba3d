import { z } from "zod";

import { NotFoundError } from "../errors.js";
import { respondWithList } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { queryText, wholeNumber } from "../platform/rest/queryFields.js";
import { pluck } from "../platform/fields/describedField.js";
import { route } from "../platform/rest/route.js";
import { type BookPage, isAnswered } from "./BookService.js";
import { presentTopic, topicsResponse } from "./topics/topicPresenter.js";
import {
  type BookResponse,
  bookResponse,
  copyResponse,
  presentBook,
  presentBooks,
  presentCopy,
  presentSearch,
  searchResponse,
  presentDescribed,
} from "./bookPresenter.js";
import { shownBookFields } from "./record/bookFields.js";
import { MAX_OTHER_EDITIONS } from "./neighbours/otherEditions.js";
import { MAX_ITEM_CODE_LENGTH } from "./copies/itemCodes/itemCode.js";
import { bookListFields, toListArgs } from "./query/bookQuery.js";

const bookId = z.object({ id: wholeNumber().describe("The book's number.") });

const bookQuery = listQuery({
  slug: queryText(255)
    .optional()
    .describe("The book of this name in addresses: a list of one or none. It stands alone."),
  ...bookListFields,
}).refine(isOnlyParameter, { path: ["slug"], message: "Pakai slug tanpa parameter lain." });

function isOnlyParameter({ slug, ...others }: Readonly<Record<string, unknown>>): boolean {
  return slug === undefined || Object.values(others).every((value) => value === undefined);
}

export const exampleBook: BookResponse = {
  id: 12,
  slug: "laskar-pelangi",
  title: "Laskar Pelangi",
  subtitle: null,
  authors: [
    {
      id: 3,
      first_name: "Andrea",
      last_name: "Hirata",
      name: "Andrea Hirata",
      kind: "person",
      books_count: 4,
      role: "author",
    },
  ],
  isbn: "979-3062-79-7",
  isbn13: "9789793062792",
  publisher: { id: 2, name: "Bentang Pustaka", books_count: 9 },
  ...presentDescribed(pluck(shownBookFields, "example")),
  classification: { id: 5, code: "813", name: "Fiksi Indonesia", books_count: 31 },
  call_number: "813 HIR l",
  category: { id: 1, name: "Novel", collection_group: "fiction" as const, books_count: 42 },
  subjects: ["Fiksi Indonesia"],
  description: "Sepuluh anak Belitung dan sekolah mereka.",
  image_url: "/static/covers/0f1e2d3c4b5a69788796a5b4c3d2e1f0-640.webp",
  has_digital_file: false,
  digital_file: null,
  digital_file_access: "public",
  viewer_can_read_digital_file: false,
  location: { id: 1, name: "Ruang Baca", shelf: "A3", books_count: 120 },
  source: { id: 1, name: "Beli", books_count: 200 },
  price: 79000,
  copies_count: 3,
  available_count: 2,
  created_at: "2026-11-21T02:10:00.000Z",
  updated_at: "2026-11-21T02:10:00.000Z",
};

const exampleCopy = {
  id: 40,
  book_id: 12,
  item_code: "B00040",
  inventory_code: null,
  location: { id: 1, name: "Ruang Baca", shelf: "A3", books_count: 120 },
  own_location: null,
  call_number: "813 HIR l",
  own_call_number: null,
  category: { id: 2, name: "Fiksi", collection_group: "fiction" as const, books_count: 320 },
  own_category: null,
  condition: "good",
  status: "on_loan",
  due_on: "2026-11-28",
  source: null,
  supplier: null,
  invoice_number: null,
  price: null,
  acquired_at: "2024-07-15",
  note: null,
  issue_label: null,
};

const NO_SUCH_BOOK = "Buku ini tidak ditemukan. Mungkin sudah dihapus.";

export const bookRoutes = [
  route({
    method: "GET",
    path: "/books",
    operationId: "books",
    tag: "Books",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "List books",
    description:
      "Searched, filtered and sorted as in GraphQL; a page says in `search` how it was answered, and in `topics` where " +
      "books on the topics that the search names stand. Without paging it is the whole list, the newest first, streamed.",
    query: bookQuery,
    response: z.object({
      data: z.array(bookResponse),
      search: searchResponse.optional(),
      topics: topicsResponse.optional(),
    }),
    example: { response: { status_code: 200, data: [exampleBook] } },
    handle: async (call) => {
      const {
        context: { books, bookTopics, viewer },
        query,
      } = call;
      if (query.slug !== undefined) {
        const { loaders } = call.context;
        const book = await books.one(viewer, { id: null, slug: query.slug }, loaders.book);
        return { data: book ? [await presentBook(book, loaders)] : [] };
      }
      const list = toListArgs(query);
      const answered: { page: BookPage | null } = { page: null };
      const response = await respondWithList(call, {
        page: async (page) => {
          const found = await books.page(viewer, list, page);
          answered.page = found;
          return found;
        },
        count: () => books.count(viewer, list),
        present: (rows, loaders) => presentBooks(rows, loaders),
      });
      const found = answered.page;
      if (!found?.search || typeof response !== "object" || !("data" in response)) {
        return response;
      }
      const topics = await bookTopics.topics(viewer, list.search, { isAnswered: isAnswered(found) });
      return { ...response, search: presentSearch(found.search), topics: topics.map(presentTopic) };
    },
  }),
  route({
    method: "GET",
    path: "/books/{id}",
    operationId: "book",
    tag: "Books",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "Show a book",
    params: bookId,
    response: z.object({ data: bookResponse }),
    example: { response: { status_code: 200, data: exampleBook } },
    handle: async ({ context: { books, loaders, viewer }, params: { id } }) => {
      const book = await books.one(viewer, { id, slug: null }, loaders.book);
      if (!book) {
        throw new NotFoundError(NO_SUCH_BOOK);
      }
      return { data: await presentBook(book, loaders) };
    },
  }),
  route({
    method: "GET",
    path: "/books/{id}/other-editions",
    operationId: "otherEditions",
    tag: "Books",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "List a book's other editions",
    description:
      `At most ${MAX_OTHER_EDITIONS}, the newest first: of one title, by one author, of another year, publisher or ` +
      "printing. Other classes and volumes are other works.",
    params: bookId,
    response: z.object({ data: z.array(bookResponse) }),
    example: { response: { status_code: 200, data: [exampleBook] } },
    handle: async ({ context: { books, loaders, viewer }, params: { id } }) => {
      const book = await books.one(viewer, { id, slug: null }, loaders.book);
      if (!book) {
        throw new NotFoundError(NO_SUCH_BOOK);
      }
      const editions = await books.otherEditions(viewer, book, MAX_OTHER_EDITIONS, loaders);
      return { data: await presentBooks(editions, loaders) };
    },
  }),
  route({
    method: "GET",
    path: "/books/{id}/copies",
    operationId: "copies",
    tag: "Copies",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "List a book's copies",
    description: "In the order they came; administrators alone see withdrawn ones.",
    params: bookId,
    query: listQuery({
      search: queryText(MAX_ITEM_CODE_LENGTH).optional().describe("Part of the item code or the inventory code."),
    }),
    response: z.object({ data: z.array(copyResponse) }),
    example: { response: { status_code: 200, data: [exampleCopy] } },
    handle: async (call) => {
      const {
        context,
        params: { id },
        query: { search = null },
      } = call;
      const { books, viewer } = context;
      if (!(await books.one(viewer, { id, slug: null }, context.loaders.book))) {
        throw new NotFoundError(NO_SUCH_BOOK);
      }
      return respondWithList(call, {
        page: (page) => books.copies(viewer, id, page, search),
        count: () => books.copiesCount(viewer, id, search),
        present: (rows, loaders) => Promise.all(rows.map((copy) => presentCopy(copy, loaders))),
      });
    },
  }),
];
