import { z } from "zod";

import { snakeCase } from "../../platform/rest/keyCase.js";
import { route } from "../../platform/rest/route.js";
import { exampleBook } from "../book.rest.js";
import { bookResponse, presentBooks } from "../bookPresenter.js";
import { bookAdviceInput } from "./BookAdviceService.js";

const isbnResponse = z.object({
  kind: z.enum(["valid", "wrong_check_digit", "not_isbn", "serial", "rounded"]),
  isbn13: z.string().nullable(),
  hyphenated: z.string().nullable().describe("As it is printed; without hyphens for groups outside Indonesia."),
  message: z.string().nullable().describe("What to look at again; nothing of it is refused."),
});

export const bookAdviceRoutes = [
  route({
    method: "POST",
    path: "/books/advice",
    operationId: "bookAdvice",
    tag: "Books",
    access: "catalogue.read",
    operation: "read",
    success: 200,
    summary: "Advise on a book that is being written",
    description:
      "Changes nothing; it is POST because the book stands in the body. Reads the ISBN, finds at most five books " +
      "that it may repeat, and proposes its call number.",
    body: bookAdviceInput,
    response: z.object({
      data: z.object({
        isbn: isbnResponse.nullable(),
        duplicates: z.array(
          z.object({
            book: bookResponse,
            reason: z.enum(["isbn", "identity", "edition", "title", "title_alone"]),
            message: z.string(),
          }),
        ),
        call_number: z.string().nullable(),
      }),
    }),
    example: {
      body: {
        title: "Laskar Pelangi",
        authors: [{ first_name: "Andrea", last_name: "Hirata" }],
        isbn: "979-3062-79-7",
        classification_code: "813",
      },
      response: {
        status_code: 200,
        data: {
          isbn: { kind: "valid", isbn13: "9789793062792", hyphenated: "978-979-3062-79-2", message: null },
          duplicates: [{ book: exampleBook, reason: "isbn", message: "ISBN sama." }],
          call_number: "813 HIR l",
        },
      },
    },
    failures: [422],
    handle: async ({ context: { bookAdvice, loaders, viewer }, body }) => {
      const { isbn, duplicates, callNumber } = await bookAdvice.advise(viewer, body);
      const books = await presentBooks(
        duplicates.map(({ book }) => book),
        loaders,
      );
      return {
        data: {
          isbn: isbn && {
            kind: snakeCase(isbn.kind),
            isbn13: isbn.isbn13,
            hyphenated: isbn.hyphenated,
            message: isbn.message,
          },
          duplicates: duplicates.map(({ reason, message }, index) => ({
            book: books[index],
            reason: snakeCase(reason),
            message,
          })),
          call_number: callNumber,
        },
      };
    },
  }),
];
