import { z } from "zod";

import { MAX_COUNTED_BOOKS } from "./librarySubjects.js";
import type { LibraryTopic } from "./libraryTopics.js";

const topicResponse = z
  .object({
    label: z.string().describe("Its name, as it was searched."),
    classes: z
      .array(
        z.object({
          code: z.string().describe("What `class` takes."),
          name: z.string(),
          books_count: z.int().describe("Books in it and below it."),
        }),
      )
      .describe("Its classes, the nearest first, or the nearest above them; none without books."),
    subjects: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        books_count: z.int().describe(`Of more than ${MAX_COUNTED_BOOKS} so many.`),
      }),
    ),
  })
  .meta({ id: "BookTopic", description: "A topic that a search names, and where the library has books on it." });

export const topicsResponse = z.array(topicResponse).describe("The topics that `search` names; at most three.");

export function presentTopic({ label, classes, subjects }: LibraryTopic): z.output<typeof topicResponse> {
  return {
    label,
    classes: classes.map(({ code, name, booksCount }) => ({ code, name, books_count: booksCount })),
    subjects: subjects.map(({ id, name, booksCount }) => ({ id, name, books_count: booksCount })),
  };
}
