import { AuthorRef, SubjectRef } from "../../authorities/authority.graphql.js";
import { builder, costOf, listCost } from "../../platform/graphql/builder.js";
import { BookRef, SearchAnswerRef } from "../bookRefs.graphql.js";
import { BookTopicRef } from "../topics/bookTopics.graphql.js";
import { type BookSuggestions, MAX_SUGGESTED_BOOKS, MAX_SUGGESTED_TOPICS } from "./BookSuggestionService.js";

const BookSuggestionsRef = builder.objectRef<BookSuggestions>("BookSuggestions").implement({
  description: "What may be meant by what somebody has typed so far.",
  fields: (t) => ({
    corrected: t.exposeString("corrected", {
      nullable: true,
      description:
        "The words as the collection spells them, where nothing was found as they were typed: the suggestions are " +
        "then those of these words.",
    }),
    search: t.field({
      type: SearchAnswerRef,
      nullable: true,
      description:
        "How the catalogue was searched for these words; null where titles, authors and subjects that begin so were " +
        "enough.",
      resolve: ({ search }) => search,
    }),
    books: t.field({
      type: [BookRef],
      complexity: costOf(MAX_SUGGESTED_BOOKS),
      description: "Books: titles that begin so, then what the catalogue finds first.",
      resolve: ({ books }) => [...books],
    }),
    authors: t.field({
      type: [AuthorRef],
      description: "At most three authors whose name or last name begins so, those with the most books first.",
      resolve: ({ authors }) => [...authors],
    }),
    subjects: t.field({
      type: [SubjectRef],
      description: "At most three subjects that begin so.",
      resolve: ({ subjects }) => [...subjects],
    }),
    topics: t.field({
      type: [BookTopicRef],
      complexity: costOf(MAX_SUGGESTED_TOPICS),
      description: `At most ${MAX_SUGGESTED_TOPICS} topics that the words name or may become, with the library's classes and subjects on them.`,
      resolve: ({ topics }) => [...topics],
    }),
  }),
});

builder.queryField("bookSuggestions", (t) =>
  t.field({
    type: BookSuggestionsRef,
    description:
      "Suggests books, authors, subjects and topics while somebody types; nothing for fewer than two letters.",
    complexity: ({ search }) => listCost({ search, first: 1 }),
    args: {
      search: t.arg.string({ required: true, description: "What has been typed so far; at most 200 characters." }),
      first: t.arg.int({
        description: `How many books, 1 to ${MAX_SUGGESTED_BOOKS}; 5 unless given.`,
      }),
    },
    resolve: (_root, { search, first }, { bookSuggestions, viewer }) =>
      bookSuggestions.suggest(viewer, search, first ?? null),
  }),
);
