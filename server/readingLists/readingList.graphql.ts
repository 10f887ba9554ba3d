import { BookRef } from "../books/bookRefs.graphql.js";
import { ConflictError, NotFoundError, ValidationError } from "../errors.js";
import { builder, costOf } from "../platform/graphql/builder.js";
import { clearLoaders } from "../platform/graphql/clearLoaders.js";
import { toConnection } from "../platform/graphql/connection.js";
import { parseRecordId, recordIdOf } from "../platform/graphql/recordIds.js";
import { withoutMissing } from "../platform/withoutMissing.js";
import { COVERS_OF_LIST } from "./readingListInput.js";
import type { ReadingListItemRow, ReadingListRow } from "./readingListReads.js";

const ReadingListRef = builder.objectRef<ReadingListRow>("ReadingList");
const ReadingListItemRef = builder.objectRef<ReadingListItemRow>("ReadingListItem");

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
        "Its first books, at most 4, whose covers stand for it: one answer for any number of lists, where `items` is one " +
        "for each.",
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
        "The viewer's own lists, favourites first and then the newest; for librarians also the library's. Source: GET " +
        "/user-info/reading-lists.",
      resolve: async (_root, page, { readingLists, viewer }) =>
        toConnection(await readingLists.ownPage(viewer, page), () => readingLists.ownCount(viewer)),
    },
    ReadingListConnection,
  ),
  mySavedBookIds: t.globalIDList({
    description:
      "The global ids of the books in the viewer's favourites, the latest first, at most 500: one small answer for any " +
      "number of books on a screen. Source: GET /user-info/saved-books.",
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

const bookInput = { bookId: "The book." } as const;
const listText = "The list.";
const nameText = "Its name, at most 100 characters.";
const descriptionText = "What it is for, at most 500 characters; null or an empty text for nothing.";
const publishedText =
  "True: everybody sees it, and it is the library's from then on; false: only librarians. For librarians.";
const noteText = "A note to the book, at most 300 characters; null or an empty text for none.";

type Keeping = PothosSchemaTypes.ObjectFieldBuilder<
  typeof builder.$inferSchemaTypes,
  { readonly list: ReadingListRow | null; readonly bookId: number }
>;
const keptFields = (t: Keeping) => ({
  readingList: t.field({
    type: ReadingListRef,
    nullable: true,
    description: "The list as it is now; null where the viewer has no favourites yet.",
    resolve: ({ list }) => list,
  }),
  book: t.field({
    type: BookRef,
    nullable: true,
    description: "The book, with `viewerSaved` and `viewerReadingLists` as they are now.",
    resolve: ({ bookId }, _args, { loaders }) => loaders.book.load(bookId),
  }),
});

builder.relayMutationField(
  "saveBook",
  {
    description: "A book to keep.",
    inputFields: (t) => ({ bookId: t.globalID({ required: true, description: bookInput.bookId }) }),
  },
  {
    description: "Puts a book into the viewer's favourites (Simpan). Source: PUT /user-info/saved-books/{id}.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { bookId } }, context) => {
      const changed = await context.readingListEditing.save(context.viewer, recordIdOf("Book", bookId));
      clearLoaders(context.loaders);
      return changed;
    },
  },
  { description: "It is kept.", outputFields: keptFields },
);

builder.relayMutationField(
  "unsaveBook",
  {
    description: "A book that is no longer kept.",
    inputFields: (t) => ({ bookId: t.globalID({ required: true, description: bookInput.bookId }) }),
  },
  {
    description: "Takes a book out of the viewer's favourites. Source: DELETE /user-info/saved-books/{id}.",
    errors: { types: [NotFoundError] },
    resolve: async (_root, { input: { bookId } }, context) => {
      const changed = await context.readingListEditing.unsave(context.viewer, recordIdOf("Book", bookId));
      clearLoaders(context.loaders);
      return changed;
    },
  },
  { description: "It is not kept any more.", outputFields: keptFields },
);

builder.relayMutationField(
  "createReadingList",
  {
    description: "A new list.",
    inputFields: (t) => ({
      name: t.string({ required: true, description: nameText }),
      description: t.string({ description: descriptionText }),
      isPublished: t.boolean({ description: publishedText }),
    }),
  },
  {
    description: "Makes a reading list; of one's own there are at most 50. Source: POST /reading-lists.",
    errors: { types: [ValidationError, ConflictError] },
    resolve: async (_root, { input }, { readingListEditing, viewer }) => ({
      list: await readingListEditing.create(viewer, input),
    }),
  },
  {
    description: "The new list.",
    outputFields: (t) => ({
      readingList: t.field({ type: ReadingListRef, description: "The list.", resolve: ({ list }) => list }),
    }),
  },
);

builder.relayMutationField(
  "updateReadingList",
  {
    description: "What changes of a list; what is left out stays.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: listText }),
      name: t.string({ description: nameText }),
      description: t.string({ description: descriptionText }),
      isPublished: t.boolean({ description: publishedText }),
    }),
  },
  {
    description: "Renames, describes, publishes or withdraws a list. Source: PUT /reading-lists/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, ...changes } }, { readingListEditing, viewer }) => ({
      list: await readingListEditing.update(viewer, recordIdOf("ReadingList", id), changes),
    }),
  },
  {
    description: "The list after the change.",
    outputFields: (t) => ({
      readingList: t.field({ type: ReadingListRef, description: "As it is now.", resolve: ({ list }) => list }),
    }),
  },
);

builder.relayMutationField(
  "deleteReadingList",
  {
    description: "A list that is no longer wanted.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: listText }) }),
  },
  {
    description: "Deletes a list for good; its books stay in the catalogue. Source: DELETE /reading-lists/{id}.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id } }, { readingListEditing, viewer }) => {
      await readingListEditing.delete(viewer, recordIdOf("ReadingList", id));
      return { deletedId: id };
    },
  },
  {
    description: "It is gone.",
    outputFields: (t) => ({
      deletedReadingListId: t.globalID({
        description: "What is gone.",
        resolve: ({ deletedId: { typename, id } }) => ({ type: typename, id }),
      }),
    }),
  },
);

builder.relayMutationField(
  "addToReadingList",
  {
    description: "What comes onto which list.",
    inputFields: (t) => ({
      listId: t.globalID({ required: true, description: listText }),
      bookId: t.globalID({ required: true, description: bookInput.bookId }),
      note: t.string({ description: noteText }),
      position: t.int({ description: "Its place, 1 for the first; the end unless given." }),
    }),
  },
  {
    description:
      "Puts a book onto a list, which has at most 500; one that is there stays as it is. Source: POST " +
      "/reading-lists/{id}/books.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { listId, bookId, ...place } }, context) => {
      const changed = await context.readingListEditing.add(context.viewer, recordIdOf("ReadingList", listId), {
        bookId: recordIdOf("Book", bookId),
        ...place,
      });
      clearLoaders(context.loaders);
      return changed;
    },
  },
  { description: "It is on the list.", outputFields: keptFields },
);

builder.relayMutationField(
  "removeFromReadingList",
  {
    description: "What goes from which list.",
    inputFields: (t) => ({
      listId: t.globalID({ required: true, description: listText }),
      bookId: t.globalID({ required: true, description: bookInput.bookId }),
    }),
  },
  {
    description: "Takes a book off a list. Source: DELETE /reading-lists/{id}/books/{book_id}.",
    errors: { types: [NotFoundError] },
    resolve: async (_root, { input: { listId, bookId } }, context) => {
      const changed = await context.readingListEditing.remove(
        context.viewer,
        recordIdOf("ReadingList", listId),
        recordIdOf("Book", bookId),
      );
      clearLoaders(context.loaders);
      return changed;
    },
  },
  { description: "It is off the list.", outputFields: keptFields },
);

builder.relayMutationField(
  "updateReadingListItem",
  {
    description: "What changes of a book on a list; what is left out stays.",
    inputFields: (t) => ({
      listId: t.globalID({ required: true, description: listText }),
      bookId: t.globalID({ required: true, description: bookInput.bookId }),
      note: t.string({ description: noteText }),
      position: t.int({ description: "Its new place, 1 for the first; the others keep their order around it." }),
    }),
  },
  {
    description: "Writes a note to a book of a list, or moves it. Source: PUT /reading-lists/{id}/books/{book_id}.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input: { listId, bookId, ...changes } }, { readingListEditing, viewer }) =>
      readingListEditing.updateItem(viewer, recordIdOf("ReadingList", listId), recordIdOf("Book", bookId), changes),
  },
  {
    description: "The book on the list.",
    outputFields: (t) => ({
      readingList: t.field({ type: ReadingListRef, description: "Its list.", resolve: ({ list }) => list }),
      item: t.field({ type: ReadingListItemRef, description: "As it is now.", resolve: ({ item }) => item }),
    }),
  },
);
