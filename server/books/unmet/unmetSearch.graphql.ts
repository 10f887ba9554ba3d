import { NotFoundError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import type { UnmetSearchRow } from "./UnmetSearchService.js";

const UnmetOutcomeRef = builder.enumType("UnmetSearchOutcome", {
  description: "What became of a search, the last time.",
  values: {
    NOTHING: { value: "nothing", description: "No book was found." },
    CORRECTED: { value: "corrected", description: "Books were found only by other words than were typed." },
    FEWER_WORDS: { value: "fewerWords", description: "No book has all of its words." },
  } as const,
});

const UnmetSortRef = builder.enumType("UnmetSearchSort", {
  description: "What stands first.",
  values: {
    COUNT: { value: "count", description: "What was searched for most often." },
    DAY: { value: "day", description: "What was searched for last." },
  } as const,
});

const UnmetSearchRef = builder.objectRef<UnmetSearchRow>("UnmetSearch");

builder.node(UnmetSearchRef, {
  description:
    "What readers searched for and the collection has not, without who they are. Librarians see it; it is " +
    "forgotten a year after it was last searched for.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { unmetSearches, viewer }) => unmetSearches.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    words: t.exposeString("words", { description: "The words, in lower case and without punctuation." }),
    outcome: t.field({
      type: UnmetOutcomeRef,
      description: "What became of it, the last time.",
      resolve: ({ outcome }) => outcome,
    }),
    searchCount: t.exposeInt("searchCount", { description: "How often, at most once a minute." }),
    lastDay: t.expose("lastDay", { type: "Date", description: "The last day on which it was searched for." }),
    isDone: t.exposeBoolean("isDone", { description: "Whether a librarian has seen to it." }),
  }),
});

const UnmetSearchConnection = builder.connectionObject(
  { type: UnmetSearchRef, name: "UnmetSearchConnection", description: "A page of searches in vain." },
  builder.edgeObject({ type: UnmetSearchRef, name: "UnmetSearchEdge" }),
);

const UnmetSearchFilterRef = builder.inputType("UnmetSearchFilter", {
  description: "Narrows the searches; what is left out does not.",
  fields: (t) => ({
    isDone: t.boolean({ description: "Only those that a librarian has (or has not) seen to." }),
    outcome: t.field({ type: UnmetOutcomeRef, description: "Only those that ended so." }),
  }),
});

builder.queryField("unmetSearches", (t) =>
  t.connection(
    {
      type: UnmetSearchRef,
      description: "What readers searched for in vain. For librarians. Source: GET /unmet-searches.",
      args: {
        filter: t.arg({ type: UnmetSearchFilterRef, description: "Which of them." }),
        orderBy: t.arg({ type: UnmetSortRef, description: "COUNT unless given." }),
      },
      resolve: async (_root, { filter, orderBy, ...page }, { unmetSearches, viewer }) => {
        const list = { isDone: filter?.isDone, outcome: filter?.outcome, sort: orderBy };
        return toConnection(await unmetSearches.page(viewer, list, page), () => unmetSearches.count(viewer, list));
      },
    },
    UnmetSearchConnection,
  ),
);

builder.relayMutationField(
  "updateUnmetSearch",
  {
    description: "What was seen to.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which search." }),
      isDone: t.boolean({ required: true, description: "Whether it is seen to." }),
    }),
  },
  {
    description: "Says that a search in vain is seen to, or that it is not. Source: PUT /unmet-searches/{id}.",
    errors: { types: [NotFoundError] },
    resolve: async (_root, { input: { id, isDone } }, { unmetSearches, viewer }) => ({
      unmetSearch: await unmetSearches.update(viewer, recordIdOf("UnmetSearch", id), { isDone }),
    }),
  },
  {
    description: "The search after the change.",
    outputFields: (t) => ({
      unmetSearch: t.field({
        type: UnmetSearchRef,
        description: "As it is now.",
        resolve: ({ unmetSearch }) => unmetSearch,
      }),
    }),
  },
);
