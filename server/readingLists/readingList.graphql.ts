import { BookRef } from "../books/bookRefs.graphql.js";
import { builder, costOf } from "../platform/graphql/builder.js";
import { toConnection } from "../platform/graphql/connection.js";
import { parseRecordId } from "../platform/graphql/recordIds.js";
import { withoutMissing } from "../platform/withoutMissing.js";
import { COVERS_OF_LIST } from "./readingListInput.js";
import type { ReadingListItemRow, ReadingListRow } from "./readingListReads.js";

export const ReadingListRef = builder.objectRef<ReadingListRow>("ReadingList");
export const ReadingListItemRef = builder.objectRef<ReadingListItemRow>("ReadingListItem");

const ReadingListKindRef = builder.enumType("ReadingListKind", {
  description: "Whose a reading list is.",
  values: {
    FAVOURITES: { value: "favourites", description: "Favorit: the one that `saveBook` fills; its reader's alone." },
    OWN: { value: "own", description: "Daftar bacaan of a reader; nobody else sees it." },
    LIBRARY: { value: "library", description: "The library's; everybody sees it while it is published." },
  } as const,
});

builder.node(ReadingListItemRef, {
  description: "A book on a reading list.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { readingLists, viewer }) => readingLists.itemById(viewer, id),
  fields: (t) => ({
    note: t.exposeString("note", { nullable: true, description: "What its reader has written to it (catatan)." }),
    addedAt: t.expose("addedAt", { type: "DateTime", description: "When it came onto the list." }),
    book: t.field({
      type: BookRef,
      nullable: true,
      description: "The book; null once it has just been deleted.",
      resolve: ({ bookId }, _args, { loaders }) => loaders.book.load(bookId),
    }),
  }),
});

const ItemEdge = builder.edgeObject({ type: ReadingListItemRef, name: "ReadingListItemEdge" });
const ItemConnection = builder.connectionObject(
  { type: ReadingListItemRef, name: "ReadingListItemConnection", description: "A page of the books of a list." },
  ItemEdge,
);

builder.node(ReadingListRef, {
  description: "Books that somebody keeps under a name (daftar bacaan), at most 500.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { readingLists, viewer }) => readingLists.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    kind: t.field({ type: ReadingListKindRef, description: "Whose it is.", resolve: ({ kind }) => kind }),
    name: t.exposeString("name", { description: "Its name." }),
    description: t.exposeString("description", { nullable: true, description: "What it is for." }),
    slug: t.exposeString("slug", {
      nullable: true,
      description: "Its name in the address of its public page; null until it is first published.",
    }),
    publishedAt: t.expose("publishedAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when everybody sees it; null while it is private.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      description: "When its name or its publishing changed last.",
    }),
    booksCount: t.int({
      description: "How many books of the catalogue are on it.",
      resolve: ({ id }, _args, { loaders }) => loaders.listBooksCount.load(id),
    }),
    firstBooks: t.field({
      type: [BookRef],
      description:
        "Its first books, at most 4, whose covers stand for it: one answer for any number of lists, where `items` " +
        "is one for each.",
      complexity: () => costOf(COVERS_OF_LIST),
      resolve: async ({ id }, _args, { loaders }) =>
        withoutMissing(await loaders.book.loadMany(await loaders.listFirstBookIds.load(id))),
    }),
    items: t.connection(
      {
        type: ReadingListItemRef,
        description: "Its books in their order; favourites have the latest first.",
        resolve: async (list, page, { readingLists, loaders, viewer }) =>
          toConnection(await readingLists.items(viewer, list, page), () => loaders.listBooksCount.load(list.id)),
      },
      ItemConnection,
    ),
    viewerCanEdit: t.boolean({
      description: "Whether this request may change it and its books.",
      resolve: (list, _args, { readingLists, viewer }) => readingLists.canEdit(viewer, list),
    }),
    viewerCanPublish: t.boolean({
      description: "Whether this request may show it to everybody, or withdraw it.",
      resolve: (list, _args, { readingLists, viewer }) => readingLists.canPublish(viewer, list),
    }),
  }),
});

const ReadingListEdge = builder.edgeObject({ type: ReadingListRef, name: "ReadingListEdge" });
const ReadingListConnection = builder.connectionObject(
  { type: ReadingListRef, name: "ReadingListConnection", description: "A page of reading lists." },
  ReadingListEdge,
);

builder.queryFields((t) => ({
  readingList: t.field({
    type: ReadingListRef,
    nullable: true,
    description:
      "A list by its slug or its number; null where there is none that the viewer may see. Source: GET " +
      "/reading-lists/{id}.",
    args: {
      slug: t.arg.string({ description: "As the address of its public page has it." }),
      databaseId: t.arg.int({ description: "Its number, as REST uses it." }),
    },
    resolve: (_root, key, { readingLists, viewer }) => readingLists.one(viewer, key),
  }),
  readingLists: t.connection(
    {
      type: ReadingListRef,
      description: "The lists that the library has published, the latest first. Source: GET /reading-lists.",
      resolve: async (_root, page, { readingLists, viewer }) =>
        toConnection(await readingLists.page(viewer, page), () => readingLists.count(viewer)),
    },
    ReadingListConnection,
  ),
  myReadingLists: t.connection(
    {
      type: ReadingListRef,
      description:
        "The viewer's own lists, favourites first and then the newest; for librarians also the library's. Source: " +
        "GET /user-info/reading-lists.",
      resolve: async (_root, page, { readingLists, viewer }) =>
        toConnection(await readingLists.ownPage(viewer, page), () => readingLists.ownCount(viewer)),
    },
    ReadingListConnection,
  ),
  mySavedBookIds: t.globalIDList({
    description:
      "The global ids of the books in the viewer's favourites, the latest first, at most 500: one small answer for " +
      "any number of books on a screen. Source: GET /user-info/saved-books.",
    complexity: 1,
    resolve: async (_root, _args, { readingLists, viewer }) =>
      (await readingLists.savedBookIds(viewer)).map((id) => ({ type: "Book", id })),
  }),
}));

builder.objectFields(BookRef, (t) => ({
  viewerSaved: t.boolean({
    description: "Whether it is in the viewer's favourites; false for a visitor.",
    resolve: async ({ id }, _args, { loaders }) =>
      (await loaders.listsWithBook.load(id)).some(({ kind }) => kind === "favourites"),
  }),
  viewerReadingLists: t.field({
    type: [ReadingListRef],
    description: "Those of the viewer's own lists that have it; none for a visitor.",
    complexity: () => costOf(3),
    resolve: async ({ id }, _args, { loaders }) => [...(await loaders.listsWithBook.load(id))],
  }),
}));
