import { NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import {
  AuthorRef,
  CategoryRef,
  ClassificationRef,
  LocationRef,
  PublisherRef,
  SourceRef,
} from "../authority.graphql.js";
import type { AuthorityList, AuthorityRow } from "../authorityReads.js";
import type { MergeSuggestion } from "./DuplicateService.js";

const MergeReasonRef = builder.enumType("MergeReason", {
  description: "Why records look like one.",
  values: {
    SPELLING: {
      value: "spelling",
      description: "The same words in another order, with or without initials, titles, legal forms or spaces.",
    },
    LETTER: { value: "letter", description: "One letter is missing, another or at another place." },
  } as const,
});

/** The six lists differ in nothing but their type. */
function listSuggestions<List extends AuthorityList>(
  list: List,
  ref: ReturnType<typeof builder.objectRef<AuthorityRow<List>>>,
): void {
  const { name: type } = ref;
  const SuggestionRef = builder.objectRef<MergeSuggestion<List>>(`${type}MergeSuggestionInfo`).implement({
    description: `Records of the ${list} that are likely one.`,
    fields: (t) => ({
      reason: t.field({
        type: MergeReasonRef,
        description: "Why they look like one.",
        resolve: ({ reason }) => reason,
      }),
      // Pothos checks whether a row is a list, which TypeScript cannot determine for a type parameter.
      records: t.field({
        type: [ref],
        description: "Two to ten of them, the one with the most books first.",
        resolve: ({ records }) => records as never,
      }),
    }),
  });
  builder.queryField(`${type.charAt(0).toLowerCase()}${type.slice(1)}MergeSuggestions`, (t) =>
    t.field({
      type: [SuggestionRef],
      description:
        `Likely duplicates among the ${list}, at most fifty groups. For administrators. Source: GET ` +
        `/books/${list}/merge-suggestions.`,
      resolve: (_root, _args, { duplicates, viewer }) => duplicates.suggestions(viewer, list),
    }),
  );
  builder.relayMutationField(
    `keep${type}Apart`,
    {
      description: "Records that look alike and are not one.",
      inputFields: (t) => ({
        id: t.globalID({ required: true, description: "One of them." }),
        otherIds: t.globalIDList({ required: true, description: "The others, 1 to 9, each once." }),
      }),
    },
    {
      description: `Ends the suggestion to merge these ${list}. Source: POST /books/${list}/{id}/keep-apart.`,
      errors: { types: [ValidationError, NotFoundError] },
      resolve: async (_root, { input: { id, otherIds } }, { duplicates, viewer }) => ({
        records: await duplicates.keepApart(viewer, list, recordIdOf(type, id), {
          otherIds: otherIds.map((other) => recordIdOf(type, other)),
        }),
      }),
    },
    {
      description: "They are suggested together no more.",
      outputFields: (t) => ({
        records: t.field({
          type: [ref],
          description: "The records, as they are.",
          resolve: ({ records }) => records as never,
        }),
      }),
    },
  );
}

listSuggestions("authors", AuthorRef);
listSuggestions("publishers", PublisherRef);
listSuggestions("categories", CategoryRef);
listSuggestions("classifications", ClassificationRef);
listSuggestions("locations", LocationRef);
listSuggestions("sources", SourceRef);
