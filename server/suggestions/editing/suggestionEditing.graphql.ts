import { ConflictError, NotFoundError, ThrottledError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { SuggestionRef, SuggestionStateRef } from "../suggestion.graphql.js";
import type { SuggestionRow } from "../suggestionReads.js";

const says = {
  title: "Title (judul), at most 500 characters.",
  author: "Author (penulis), at most 200 characters.",
  publisher: "Publisher (penerbit), at most 190 characters.",
  publishYear: "Year of publication (tahun terbit).",
  isbn: "ISBN, at most 30 characters.",
  note: "Why, at most 1,000 characters; for librarians and who proposed it.",
} as const;

type Fields = PothosSchemaTypes.ObjectFieldBuilder<
  typeof builder.$inferSchemaTypes,
  { readonly suggestion: SuggestionRow }
>;
const result = {
  description: "The suggestion after the change.",
  outputFields: (t: Fields) => ({
    suggestion: t.field({
      type: SuggestionRef,
      description: "As it is now.",
      resolve: ({ suggestion }) => suggestion,
    }),
  }),
};

builder.relayMutationField(
  "createSuggestion",
  {
    description: "A book that the library should have.",
    inputFields: (t) => ({
      title: t.string({ required: true, description: says.title }),
      author: t.string({ description: says.author }),
      publisher: t.string({ description: says.publisher }),
      publishYear: t.int({ description: says.publishYear }),
      isbn: t.string({ description: says.isbn }),
      note: t.string({ description: says.note }),
    }),
  },
  {
    description:
      "Proposes a book; a member's own proposal counts as wanted by one. At most five of a member's own may wait for " +
      "a decision. Source: POST /suggestions.",
    errors: { types: [ValidationError, ConflictError, ThrottledError] },
    resolve: async (_root, { input }, { suggestionEditing, viewer }) => ({
      suggestion: await suggestionEditing.create(viewer, input),
    }),
  },
  result,
);

builder.relayMutationField(
  "updateSuggestion",
  {
    description: "What changes of a proposed book; what is left out stays.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which one." }),
      title: t.string({ description: says.title }),
      author: t.string({ description: says.author }),
      publisher: t.string({ description: says.publisher }),
      publishYear: t.int({ description: says.publishYear }),
      isbn: t.string({ description: says.isbn }),
      note: t.string({ description: says.note }),
    }),
  },
  {
    description: "Corrects what was typed. For librarians. Source: PUT /suggestions/{id}.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input: { id, ...changes } }, { suggestionEditing, viewer }) => ({
      suggestion: await suggestionEditing.update(viewer, recordIdOf("Suggestion", id), changes),
    }),
  },
  result,
);

builder.relayMutationField(
  "decideSuggestion",
  {
    description: "What becomes of a proposed book.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which one." }),
      state: t.field({
        type: SuggestionStateRef,
        required: true,
        description: "PROPOSED takes the decision back.",
      }),
      reason: t.string({
        description: "What readers are told, at most 500 characters; REJECTED needs one.",
      }),
      bookId: t.globalID({ description: "With AVAILABLE: the book that came of it." }),
    }),
  },
  {
    description:
      "Says what becomes of a proposed book, also anew. For librarians. Source: POST /suggestions/{id}/decision.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input: { id, bookId, ...decision } }, { suggestionEditing, viewer }) => ({
      suggestion: await suggestionEditing.decide(viewer, recordIdOf("Suggestion", id), {
        ...decision,
        bookId: bookId ? recordIdOf("Book", bookId) : null,
      }),
    }),
  },
  result,
);

builder.relayMutationField(
  "deleteSuggestion",
  {
    description: "A proposed book that is no longer wanted.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "Which one." }) }),
  },
  {
    description:
      "Deletes a proposed book: librarians into the bin, who proposed it for good, while it is neither decided nor " +
      "wanted by anybody else. Source: DELETE /suggestions/{id}.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id } }, { suggestionEditing, viewer }) => {
      const { binEntryIds } = await suggestionEditing.delete(viewer, recordIdOf("Suggestion", id));
      return { deletedId: id, binEntryIds };
    },
  },
  {
    description: "It is gone.",
    outputFields: (t) => ({
      deletedSuggestionId: t.globalID({
        description: "What is gone.",
        resolve: ({ deletedId: { typename, id } }) => ({ type: typename, id }),
      }),
      binEntryIds: t.globalIDList({
        description: "Its way back, for `restoreFromBin`; none where it is gone for good.",
        resolve: ({ binEntryIds }) => binEntryIds.map((id) => ({ type: "BinEntry", id })),
      }),
    }),
  },
);

builder.relayMutationField(
  "voteForSuggestion",
  {
    description: "A proposed book that the viewer wants too.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "Which one." }) }),
  },
  {
    description:
      "Says that the viewer wants a proposed book too, once, however often it is sent. For members. Source: POST " +
      "/suggestions/{id}/vote.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id } }, { suggestionEditing, viewer }) => ({
      suggestion: await suggestionEditing.vote(viewer, recordIdOf("Suggestion", id)),
    }),
  },
  result,
);

builder.relayMutationField(
  "unvoteSuggestion",
  {
    description: "A proposed book that the viewer wants no longer.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "Which one." }) }),
  },
  {
    description: "Takes the viewer's vote back. For members. Source: DELETE /suggestions/{id}/vote.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id } }, { suggestionEditing, viewer }) => ({
      suggestion: await suggestionEditing.unvote(viewer, recordIdOf("Suggestion", id)),
    }),
  },
  result,
);
