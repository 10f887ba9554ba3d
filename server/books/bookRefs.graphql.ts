import { builder } from "../platform/graphql/builder.js";
import type { BookRow, CopyRow } from "./bookReads.js";
import type { SearchAnswer } from "./query/search/searchPlan.js";

/** The GraphQL types of this feature, apart from their fields, so that other features can point to them. */
export const BookRef = builder.objectRef<BookRow>("Book");
export const CopyRef = builder.objectRef<CopyRow>("Copy");

/** Commands give one for a new record, to be put into a list. */
export const BookEdge = builder.edgeObject({ type: BookRef, name: "BookEdge" });
export const BookConnection = builder.connectionObject(
  { type: BookRef, name: "BookConnection", description: "A page of books." },
  BookEdge,
);

export const DigitalFileAccessRef = builder.enumType("DigitalFileAccess", {
  description: "Who may read a book's digital file.",
  values: {
    PUBLIC: { value: "public", description: "Everybody." },
    MEMBERS: { value: "members", description: "Whoever has an account: students and librarians." },
  } as const,
});

const SearchAnswerKindRef = builder.enumType("SearchAnswerKind", {
  description: "What was done to a search before it found something.",
  values: {
    EXACT: { value: "exact", description: "Nothing: it is answered as it was asked, also where it finds no book." },
    CORRECTED: { value: "corrected", description: "Its slips were corrected by the words of the collection." },
    FEWER_WORDS: { value: "fewerWords", description: "No book has all of its words: these have some of them." },
  } as const,
});

const SearchAnswerRef = builder.objectRef<SearchAnswer>("SearchAnswer").implement({
  description: "How a search was answered.",
  fields: (t) => ({
    kind: t.field({ type: SearchAnswerKindRef, description: "What was done to it.", resolve: ({ kind }) => kind }),
    words: t.exposeString("words", { description: "The words that the books were searched by." }),
    leftOut: t.stringList({
      description: "The words that none of the books has to have.",
      resolve: ({ leftOut }) => [...leftOut],
    }),
  }),
});

builder.objectField(BookConnection, "search", (t) =>
  t.field({
    type: SearchAnswerRef,
    nullable: true,
    description: "How `search` was answered; null where nothing was searched.",
    resolve: (connection: object) => (isSearched(connection) ? connection.search : null),
  }),
);

function isSearched(connection: object): connection is { readonly search: SearchAnswer | null } {
  return "search" in connection;
}

export const CopyEdge = builder.edgeObject({ type: CopyRef, name: "CopyEdge" });
export const CopyConnection = builder.connectionObject(
  { type: CopyRef, name: "CopyConnection", description: "A page of copies." },
  CopyEdge,
);

builder.objectField(BookConnection, "totalCountIsExact", (t) =>
  t.boolean({
    description:
      "False where more books are found than `totalCount` says: a search of more than 100,000 books counts 10,000 " +
      "at most.",
    resolve: (connection: object) => (isCounted(connection) ? connection.isTotalExact() : true),
  }),
);

function isCounted(connection: object): connection is { readonly isTotalExact: () => Promise<boolean> } {
  return "isTotalExact" in connection;
}
