import { builder } from "../platform/graphql/builder.js";
import type { BookRow, CopyRow } from "./bookReads.js";
import type { ChangedWords } from "./query/words/searchText.js";
import type { SearchAnswer } from "./query/search/searchAnswer.js";

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

export const AuthorRoleRef = builder.enumType("AuthorRole", {
  description: "What somebody did for a title.",
  values: {
    AUTHOR: { value: "author", description: "Wrote it (penulis)." },
    EDITOR: { value: "editor", description: "Edited it (editor)." },
    TRANSLATOR: { value: "translator", description: "Translated it (penerjemah)." },
    ILLUSTRATOR: { value: "illustrator", description: "Illustrated it (ilustrator)." },
    CONTRIBUTOR: { value: "contributor", description: "Had another part in it (kontributor)." },
  } as const,
});

export const MaterialKindRef = builder.enumType("MaterialKind", {
  description: "What a title is made of (jenis bahan).",
  values: {
    BOOK: { value: "book", description: "A book." },
    SERIAL: { value: "serial", description: "What appears again and again: magazines, newspapers, journals." },
    ACADEMIC_WORK: { value: "academic_work", description: "Theses, reports and other papers (karya tulis)." },
    AUDIOVISUAL: { value: "audiovisual", description: "Recordings of sound or pictures, and the like." },
    MAP: { value: "map", description: "Maps, atlases on sheets and globes." },
    TEACHING_AID: { value: "teaching_aid", description: "Models, games and other things to learn with (alat peraga)." },
    DIGITAL: { value: "digital", description: "What is there as a file alone." },
  } as const,
});

const SearchAnswerKindRef = builder.enumType("SearchAnswerKind", {
  description: "What was done to a search before it found something.",
  values: {
    EXACT: { value: "exact", description: "Nothing: it is answered as it was asked, also where it finds no book." },
    CORRECTED: { value: "corrected", description: "Its slips were corrected by the words of the collection." },
    FEWER_WORDS: { value: "fewerWords", description: "No book has all of its words: these have some of them." },
    TOPIC: {
      value: "topic",
      description: "It names a topic, and few or no books have its words: those on the topic follow.",
    },
  } as const,
});

const ChangedWordsRef = builder.objectRef<ChangedWords>("ChangedWords").implement({
  description: "Words of a search that were read otherwise than they were typed.",
  fields: (t) => ({
    typed: t.exposeString("typed", { description: "As they were typed." }),
    read: t.exposeString("read", { description: "As they were read." }),
  }),
});

export const SearchAnswerRef = builder.objectRef<SearchAnswer>("SearchAnswer").implement({
  description: "How a search was answered.",
  fields: (t) => ({
    kind: t.field({ type: SearchAnswerKindRef, description: "What was done to it.", resolve: ({ kind }) => kind }),
    words: t.exposeString("words", { description: "The words that the books were searched by." }),
    leftOut: t.stringList({
      description: "The words that none of the books has to have.",
      resolve: ({ leftOut }) => [...leftOut],
    }),
    changes: t.field({
      type: [ChangedWordsRef],
      description:
        "Words that were read otherwise than they were typed: slips, and what is one word or several. With fewer " +
        "words, books that have what was read come first where `leftOut` has what was typed.",
      resolve: ({ changes }) => [...changes],
    }),
    alsoSearched: t.stringList({
      description: "What else the same is called, by which books were found too: an abbreviation's meaning.",
      resolve: ({ alsoSearched }) => [...alsoSearched],
    }),
    ownCount: t.int({
      nullable: true,
      description: "Of TOPIC: how many books have its words; they come first. Null of the others.",
      resolve: ({ topic }) => topic?.ownCount ?? null,
    }),
    classes: t.stringList({
      description: "Of TOPIC: the classes whose books follow.",
      resolve: ({ topic }) => [...(topic?.classes ?? [])],
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
