import type { Deletion } from "../../bin/Deletion.js";
import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { binEntryIds, deletedIds, deletionFields } from "../../bin/deletionFields.graphql.js";
import { builder } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { toUserErrorData, UserErrorRef } from "../../platform/graphql/userErrors.graphql.js";
import { newestCursor } from "../query/bookList.js";
import { BookEdge, BookRef } from "../bookRefs.graphql.js";
import { bookInputFields, withRecordIds } from "./bookInputs.graphql.js";
import type { BookChangeOutcome } from "./updateBooks.js";
import type { FieldWarning } from "./bookValues.js";

const FieldWarningRef = builder.objectRef<FieldWarning>("FieldWarningInfo").implement({
  description: "A value that was accepted and is worth a second look.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "The field, as the input names it." }),
    message: t.exposeString("message", { description: "What to look at, in Indonesian." }),
  }),
});

builder.relayMutationField(
  "createBook",
  {
    description: "A new book. A record of a list is chosen by its id or named, to be found or added; never both.",
    inputFields: (t) => ({
      title: t.string({ required: true, description: "Title (judul), at most 500 letters." }),
      ...bookInputFields(t),
      copies: t.int({
        description:
          "How many copies in all, 0 to 1,000; those beyond `itemCodes` get the next codes of the library's own " +
          "pattern.",
      }),
      itemCodes: t.stringList({ description: "Codes of its copies, at most 1,000; each unique in the library." }),
      assignsInventoryCodes: t.boolean({
        description: "Whether each copy gets the next number by the library's pattern; without one they have none.",
      }),
    }),
  },
  {
    description: "Adds a book, with its copies if they are counted or coded. Source: POST /books.",
    errors: { types: [ValidationError, ConflictError] },
    resolve: (_root, { input }, { bookEditing, viewer }) => bookEditing.create(viewer, withRecordIds(input)),
  },
  {
    description: "The book as readers see it now.",
    outputFields: (t) => ({
      book: t.field({ type: BookRef, description: "The book.", resolve: ({ book }) => book }),
      bookEdge: t.field({
        type: BookEdge,
        description: "The book as an edge of the newest books, to be put in front of a list.",
        resolve: ({ book }) => ({ cursor: newestCursor(book), node: book }),
      }),
      warnings: t.field({
        type: [FieldWarningRef],
        description: "What to look at again; nothing of it was refused.",
        resolve: ({ warnings }) => [...warnings],
      }),
    }),
  },
);

builder.relayMutationField(
  "updateBook",
  {
    description:
      "Changes of a book: what is left out stays, null empties. A record of a list is chosen by its id or named, " +
      "to be found or added; never both.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The book." }),
      title: t.string({ description: "Title (judul), at most 500 letters; the slug stays." }),
      ...bookInputFields(t),
      isDeleteImage: t.boolean({ description: "True removes the cover (REST: is_delete_image)." }),
      expectedUpdatedAt: t.field({
        type: "DateTime",
        description:
          "The book's `updatedAt` as it was read: the change is refused when somebody else has changed the book since.",
      }),
    }),
  },
  {
    description: "Changes a book. Source: PUT /books/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, expectedUpdatedAt, ...changes } }, { bookEditing, viewer }) => {
      const seen = expectedUpdatedAt ? { expectedUpdatedAt: expectedUpdatedAt.toISOString() } : {};
      return bookEditing.update(viewer, recordIdOf("Book", id), { ...withRecordIds(changes), ...seen });
    },
  },
  {
    description: "The book as readers see it now.",
    outputFields: (t) => ({
      book: t.field({ type: BookRef, description: "The book.", resolve: ({ book }) => book }),
      warnings: t.field({
        type: [FieldWarningRef],
        description: "What to look at again; nothing of it was refused.",
        resolve: ({ warnings }) => [...warnings],
      }),
      binEntryIds: t.globalIDList({
        description: "The way back of a cover that was taken away, for `restoreFromBin`.",
        resolve: ({ binEntryIds }) => binEntryIds.map((id) => ({ type: "BinEntry", id })),
      }),
    }),
  },
);

const BookChangeRef = builder.objectRef<BookChangeOutcome>("BookChangeInfo").implement({
  description: "What became of one book that was to be changed.",
  fields: (t) => ({
    bookId: t.globalID({ description: "The book's global id.", resolve: ({ id }) => ({ type: "Book", id }) }),
    databaseId: t.exposeInt("id", { description: "The book's number, as REST uses it." }),
    changed: t.exposeBoolean("changed", {
      description: "Whether anything of it is different now; false also of a book that was so already.",
    }),
    error: t.field({
      type: UserErrorRef,
      nullable: true,
      description: "Why it could not be changed.",
      resolve: ({ refused }) => refused && toUserErrorData(refused),
    }),
  }),
});

builder.relayMutationField(
  "bulkUpdateBooks",
  {
    description:
      "What several books shall have from now on: what is left out stays, null empties. A record of a list is " +
      "chosen by its id or named, to be found or added; never both.",
    inputFields: (t) => {
      const { categoryId, category, locationId, location, sourceId, source, classificationId, classification } =
        bookInputFields(t);
      return {
        bookIds: t.globalIDList({ required: true, description: "1 to 250 books, each once." }),
        categoryId,
        category,
        locationId,
        location,
        sourceId,
        source,
        classificationId,
        classification,
      };
    },
  },
  {
    description:
      "Gives several books the same category, location, source or class, all in one go. Call numbers that were " +
      "made here follow the class. Source: PUT /books/bulk-update.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: (_root, { input: { bookIds, ...changes } }, { bookEditing, viewer }) =>
      bookEditing.bulkUpdate(viewer, {
        ...withRecordIds(changes),
        bookIds: bookIds.map((id) => recordIdOf("Book", id)),
      }),
  },
  {
    description: "What became of each book.",
    outputFields: (t) => ({
      outcomes: t.field({
        type: [BookChangeRef],
        description: "One for each book, in the order asked.",
        resolve: ({ outcomes }) => [...outcomes],
      }),
      binEntryIds: t.globalIDList({
        description: "The way back of the change, for `restoreFromBin`; empty where no book is different.",
        resolve: ({ binEntryIds }) => binEntryIds.map((id) => ({ type: "BinEntry", id })),
      }),
      books: t.field({
        type: [BookRef],
        description: "The books that are different now.",
        resolve: ({ outcomes }) => outcomes.flatMap(({ book, changed }) => (book && changed ? [book] : [])),
      }),
    }),
  },
);

builder.relayMutationField(
  "deleteBook",
  {
    description: "The book to delete.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The book." }) }),
  },
  {
    description:
      "Puts a book into the bin, with its copies and files; one that is reserved, or whose copies are on loan or " +
      "ever were, stays. Source: DELETE /books/{id}.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id } }, { bookEditing, viewer }) => {
      const bookId = recordIdOf("Book", id);
      const entry = await bookEditing.delete(viewer, bookId);
      return { bookId, binEntryIds: [entry] };
    },
  },
  {
    description: "The book is gone.",
    outputFields: (t) => ({
      deletedBookId: t.globalID({
        description: "Global id of what is no longer there.",
        resolve: ({ bookId }) => ({ type: "Book", id: bookId }),
      }),
      binEntryIds: t.globalIDList({
        description: "Its way back, for `restoreFromBin`.",
        resolve: ({ binEntryIds }) => binEntryIds.map((id) => ({ type: "BinEntry", id })),
      }),
    }),
  },
);

const BookDeletionRef = builder.objectRef<Deletion>("BookDeletionInfo").implement({
  description: "What became of one book that was to be deleted.",
  fields: (t) => ({
    bookId: t.globalID({ description: "The book's global id.", resolve: ({ id }) => ({ type: "Book", id }) }),
    databaseId: t.exposeInt("id", { description: "The book's number, as REST uses it." }),
    ...deletionFields(t),
  }),
});

builder.relayMutationField(
  "bulkDeleteBooks",
  {
    description: "The books to delete.",
    inputFields: (t) => ({ bookIds: t.globalIDList({ required: true, description: "1 to 250 books, each once." }) }),
  },
  {
    description:
      "Puts those of the books into the bin that can be deleted, all in one go; refused as a whole where none " +
      "can. Source: DELETE /books/bulk-delete.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { bookIds } }, { bookEditing, viewer }) => {
      const outcomes = await bookEditing.bulkDelete(viewer, { bookIds: bookIds.map((id) => recordIdOf("Book", id)) });
      return { outcomes };
    },
  },
  {
    description: "What became of each book.",
    outputFields: (t) => ({
      outcomes: t.field({
        type: [BookDeletionRef],
        description: "One for each book, in the order asked.",
        resolve: ({ outcomes }) => outcomes,
      }),
      deletedBookIds: deletedIds(t, "Book"),
      binEntryIds: binEntryIds(t),
    }),
  },
);
