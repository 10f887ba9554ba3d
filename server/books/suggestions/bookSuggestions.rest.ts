import { z } from "zod";

import { authorResponse, presentAuthor } from "../../authorities/authorityPresenters.js";
import { queryText, wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import { exampleBook } from "../book.rest.js";
import { bookResponse, presentBooks, presentSearch, searchResponse } from "../bookPresenter.js";
import { MAX_SEARCH_LENGTH } from "../query/parseListArgs.js";
import { presentTopic, topicsResponse } from "../topics/topicPresenter.js";
import { MAX_SUGGESTED_BOOKS } from "./BookSuggestionService.js";

export const bookSuggestionRoutes = [
  route({
    method: "GET",
    path: "/books/suggestions",
    operationId: "bookSuggestions",
    tag: "Books",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "Suggest while somebody types",
    description:
      "Books whose title begins so, then what the catalogue finds first; authors by name or last name; subjects; " +
      "topics that the words name or may become. " +
      "`corrected` says the words as the collection spells them, where nothing was found as they were typed; " +
      "`search` how the catalogue was searched for them.",
    query: z.object({
      search: queryText(MAX_SEARCH_LENGTH).describe("What has been typed so far; nothing for fewer than two letters."),
      first: wholeNumber(1, MAX_SUGGESTED_BOOKS).optional().describe("How many books; 5 unless given."),
    }),
    response: z.object({
      data: z.object({
        corrected: z.string().nullable(),
        search: searchResponse.nullable(),
        books: z.array(bookResponse),
        authors: z.array(authorResponse),
        subjects: z.array(z.object({ id: z.int(), name: z.string() })),
        topics: topicsResponse,
      }),
    }),
    example: {
      response: {
        status_code: 200,
        data: { corrected: null, search: null, books: [exampleBook], authors: [], subjects: [], topics: [] },
      },
    },
    handle: async ({ context: { bookSuggestions, loaders, viewer }, query: { search, first = null } }) => {
      const found = await bookSuggestions.suggest(viewer, search, first);
      const { corrected, books, authors, subjects, topics } = found;
      return {
        data: {
          corrected,
          search: found.search && presentSearch(found.search),
          books: await presentBooks([...books], loaders),
          authors: authors.map(presentAuthor),
          subjects: subjects.map(({ id, name }) => ({ id, name })),
          topics: topics.map(presentTopic),
        },
      };
    },
  }),
];
