import { BookRef } from "../../books/bookRefs.graphql.js";
import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import type { ReadingListRow } from "../readingListReads.js";
import { ReadingListRef, ReadingListItemRef } from "../readingList.graphql.js";

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
    resolve: (_root, { input: { bookId } }, context) =>
      context.readingListEditing.save(context.viewer, recordIdOf("Book", bookId)),
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
    resolve: (_root, { input: { bookId } }, context) =>
      context.readingListEditing.unsave(context.viewer, recordIdOf("Book", bookId)),
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
    resolve: (_root, { input: { listId, bookId, ...place } }, context) =>
      context.readingListEditing.add(context.viewer, recordIdOf("ReadingList", listId), {
        bookId: recordIdOf("Book", bookId),
        ...place,
      }),
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
    resolve: (_root, { input: { listId, bookId } }, context) =>
      context.readingListEditing.remove(context.viewer, recordIdOf("ReadingList", listId), recordIdOf("Book", bookId)),
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
