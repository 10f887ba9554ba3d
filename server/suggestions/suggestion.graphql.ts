import { BookRef } from "../books/bookRefs.graphql.js";
import { builder, costOf } from "../platform/graphql/builder.js";
import { toConnection } from "../platform/graphql/connection.js";
import { parseRecordId } from "../platform/graphql/recordIds.js";
import { StudentRef } from "../students/student.graphql.js";
import type { SuggestionAdvice } from "./SuggestionService.js";
import type { SuggestionRow } from "./suggestionReads.js";

export const SuggestionRef = builder.objectRef<SuggestionRow>("Suggestion");

const states = {
  PROPOSED: { value: "proposed", description: "Diusulkan: nobody has decided yet." },
  APPROVED: { value: "approved", description: "Disetujui: the library wants to have it." },
  ORDERED: { value: "ordered", description: "Dipesan: it is on its way." },
  AVAILABLE: { value: "available", description: "Tersedia: it is in the catalogue." },
  REJECTED: { value: "rejected", description: "Ditolak: with a reason." },
} as const;

export const SuggestionStateRef = builder.enumType("SuggestionState", {
  description: "What becomes of a proposed book.",
  values: states,
});

const FOR_DESK = "null for who may not know.";

builder.node(SuggestionRef, {
  description:
    "A book that somebody wants the library to have (usulan). Who has logged in sees it; who proposed it is for the " +
    "desk alone.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { suggestions, viewer }) => suggestions.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    title: t.exposeString("title", { description: "The book's title (judul), as typed." }),
    author: t.exposeString("author", { nullable: true, description: "Its author (penulis), as typed." }),
    publisher: t.exposeString("publisher", { nullable: true, description: "Its publisher (penerbit), as typed." }),
    publishYear: t.exposeInt("publishYear", { nullable: true, description: "Its year (tahun terbit)." }),
    isbn: t.exposeString("isbn", { nullable: true, description: "Its ISBN, as typed." }),
    note: t.exposeString("note", {
      nullable: true,
      description: "Why, in the words of who proposed it; for them and for librarians.",
    }),
    state: t.field({ type: SuggestionStateRef, description: "What becomes of it.", resolve: ({ state }) => state }),
    reason: t.exposeString("reason", { nullable: true, description: "What the library says to its decision." }),
    decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true, description: "When it was decided on." }),
    decidedBy: t.exposeString("deciderName", {
      nullable: true,
      description: `The name of the librarian who decided; ${FOR_DESK}`,
    }),
    book: t.field({
      type: BookRef,
      nullable: true,
      description: "The book that came of it.",
      resolve: ({ bookId }, _args, { loaders }) => (bookId === null ? null : loaders.shownBook.load(bookId)),
    }),
    votesCount: t.exposeInt("votesCount", { description: "How many members want it." }),
    viewerVoted: t.exposeBoolean("hasVoted", { description: "Whether the viewer is one of them." }),
    viewerProposed: t.exposeBoolean("isOwn", { description: "Whether the viewer has proposed it." }),
    student: t.field({
      type: StudentRef,
      nullable: true,
      description: `The member who proposed it; ${FOR_DESK}`,
      resolve: ({ studentId }, _args, { loaders }) => (studentId === null ? null : loaders.student.load(studentId)),
    }),
    proposerName: t.exposeString("proposerName", {
      nullable: true,
      description: `The name of the member or librarian who proposed it; ${FOR_DESK}`,
    }),
    proposerClass: t.exposeString("proposerClass", {
      nullable: true,
      description: `The class of the member who proposed it; ${FOR_DESK}`,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was proposed." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was changed or decided on last." }),
    viewerCanVote: t.boolean({
      description: "Whether the viewer may say that they want it too, or no longer.",
      resolve: (row, _args, { suggestions, viewer }) => suggestions.canVote(viewer, row),
    }),
    viewerCanDecide: t.boolean({
      description: "Whether the viewer may say what becomes of it, and correct it.",
      resolve: (_row, _args, { suggestions, viewer }) => suggestions.canDecide(viewer),
    }),
    viewerCanDelete: t.boolean({
      description: "Whether the viewer may take it away.",
      resolve: (row, _args, { suggestions, viewer }) => suggestions.canDelete(viewer, row),
    }),
  }),
});

const SuggestionConnection = builder.connectionObject(
  { type: SuggestionRef, name: "SuggestionConnection", description: "A page of proposed books." },
  builder.edgeObject({ type: SuggestionRef, name: "SuggestionEdge" }),
);

const SuggestionListRef = builder.enumType("SuggestionList", {
  description: "Which suggestions.",
  values: {
    OPEN: { value: "open", description: "Proposed, approved or ordered." },
    CLOSED: { value: "closed", description: "Available or rejected." },
    ...states,
  } as const,
});

const SuggestionSortRef = builder.enumType("SuggestionSort", {
  description: "What stands first.",
  values: {
    VOTES: { value: "votes", description: "What most members want." },
    NEWEST: { value: "newest", description: "What was proposed last." },
  } as const,
});

const SuggestionFilterRef = builder.inputType("SuggestionFilter", {
  description: "Narrows the suggestions; what is left out does not.",
  fields: (t) => ({
    state: t.field({ type: SuggestionListRef, description: "Only these." }),
    search: t.string({ description: "Words of title, author, publisher or ISBN." }),
  }),
});

const SuggestionAdviceRef = builder.objectRef<SuggestionAdvice>("SuggestionAdviceInfo").implement({
  description: "What is there already of a book that is about to be proposed.",
  fields: (t) => ({
    suggestions: t.field({
      type: [SuggestionRef],
      complexity: costOf(5),
      description: "Open suggestions of the same book, at most five.",
      resolve: ({ suggestions }) => [...suggestions],
    }),
    books: t.field({
      type: [BookRef],
      complexity: costOf(5),
      description: "Books of the catalogue that are the same, or begin with its title, at most five.",
      resolve: ({ books }) => [...books],
    }),
  }),
});

builder.queryFields((t) => ({
  suggestion: t.field({
    type: SuggestionRef,
    nullable: true,
    description:
      "A proposed book; null where the viewer may not know that there is one. Source: GET /suggestions/{id}.",
    args: { databaseId: t.arg.int({ required: true, description: "Its number, as REST uses it." }) },
    resolve: (_root, { databaseId }, { suggestions, viewer }) => suggestions.one(viewer, databaseId),
  }),
  suggestions: t.connection(
    {
      type: SuggestionRef,
      description: "Books that were proposed. Members do not see what was refused to others. Source: GET /suggestions.",
      args: {
        filter: t.arg({ type: SuggestionFilterRef, description: "Which of them." }),
        orderBy: t.arg({ type: SuggestionSortRef, description: "VOTES unless given." }),
      },
      resolve: async (_root, { filter, orderBy, ...page }, { suggestions, viewer }) => {
        const list = { state: filter?.state, search: filter?.search, sort: orderBy };
        return toConnection(await suggestions.page(viewer, list, page), () => suggestions.count(viewer, list));
      },
    },
    SuggestionConnection,
  ),
  mySuggestions: t.connection(
    {
      type: SuggestionRef,
      description: "What the viewer has proposed, the newest first. Source: GET /user-info/suggestions.",
      resolve: async (_root, page, { suggestions, viewer }) =>
        toConnection(await suggestions.ownPage(viewer, page), () => suggestions.ownCount(viewer)),
    },
    SuggestionConnection,
  ),
  suggestionAdvice: t.field({
    type: SuggestionAdviceRef,
    description:
      "What is there already of a book that is about to be proposed, by its title or ISBN. Source: POST " +
      "/suggestions/advice.",
    args: {
      title: t.arg.string({ description: "As far as it has been typed." }),
      isbn: t.arg.string({ description: "As far as it has been typed." }),
    },
    resolve: (_root, written, { suggestions, viewer }) => suggestions.advise(viewer, written),
  }),
}));
