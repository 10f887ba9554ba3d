import { SubjectRef } from "../../authorities/authority.graphql.js";
import { builder } from "../../platform/graphql/builder.js";
import { BookConnection } from "../bookRefs.graphql.js";
import type { LibraryClass } from "./libraryClasses.js";
import { type LibrarySubject, MAX_COUNTED_BOOKS } from "./librarySubjects.js";
import type { LibraryTopic } from "./libraryTopics.js";

/** In objects for each book of the page, by which the connection multiplies it. */
const TOPICS_COST = 1;

const TopicClassRef = builder.objectRef<LibraryClass>("BookTopicClass").implement({
  description: "A class of a topic in which the library has books.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "As the filter `classes` takes it: `612.3`, `2X4.1`." }),
    name: t.exposeString("name", { description: "What the library calls it, or DDC." }),
    booksCount: t.exposeInt("booksCount", { description: "Books in it and below it." }),
  }),
});

const TopicSubjectRef = builder.objectRef<LibrarySubject>("BookTopicSubject").implement({
  description: "A subject of the library that is a topic's.",
  fields: (t) => ({
    subject: t.field({
      type: SubjectRef,
      complexity: { field: 0, multiplier: 1 },
      description: "The subject.",
      resolve: ({ id, name }) => ({ id, name }),
    }),
    booksCount: t.exposeInt("booksCount", {
      description: `Books of the catalogue that have it; of more than ${MAX_COUNTED_BOOKS} so many.`,
    }),
  }),
});

export const BookTopicRef = builder.objectRef<LibraryTopic>("BookTopic").implement({
  description: "A topic that a search names or may become, and where the library has books on it.",
  fields: (t) => ({
    label: t.exposeString("label", { description: "Its name, as it was searched." }),
    classes: t.field({
      type: [TopicClassRef],
      complexity: { field: 0, multiplier: 1 },
      description: "Its classes, the nearest first, or the nearest above them; none without books.",
      resolve: ({ classes }) => [...classes],
    }),
    subjects: t.field({
      type: [TopicSubjectRef],
      complexity: { field: 0, multiplier: 1 },
      description: "The library's subjects on it; none without books.",
      resolve: ({ subjects }) => [...subjects],
    }),
  }),
});

interface SearchedForTopics {
  readonly topics: () => Promise<readonly LibraryTopic[]>;
}

builder.objectField(BookConnection, "topics", (t) =>
  t.field({
    type: [BookTopicRef],
    complexity: { field: TOPICS_COST, multiplier: 1 },
    description:
      "The topics that `search` names, by an Indonesian index of DDC, where the library has books on them; at most three.",
    resolve: async (connection: object) => (namesTopics(connection) ? [...(await connection.topics())] : []),
  }),
);

function namesTopics(connection: object): connection is SearchedForTopics {
  return "topics" in connection;
}
