import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder, type GlobalId, recordOf } from "../../graphql/builder.js";
import { forgetLoaded } from "../../graphql/forgetLoaded.js";
import { CopyConditionRef } from "../book.graphql.js";
import { BookRef, CopyRef } from "../bookRefs.graphql.js";

const SettableCopyStatus = builder.enumType("SettableCopyStatus", {
  description: "What the desk may set; ON_LOAN is the open borrowing itself and is never set.",
  values: {
    AVAILABLE: { value: "available", description: "On the shelf (tersedia)." },
    REPAIR: { value: "repair", description: "Being repaired (diperbaiki)." },
    REFERENCE_ONLY: { value: "reference_only", description: "Read in the library only (hanya dibaca di tempat)." },
    LOST: { value: "lost", description: "Lost (hilang)." },
    WITHDRAWN: { value: "withdrawn", description: "Taken out of the collection (ditarik); readers no longer see it." },
  } as const,
});

function withPlace<Input extends { readonly locationId?: GlobalId | null }>({ locationId, ...input }: Input) {
  return locationId === undefined ? input : { ...input, locationId: locationId && recordOf("Location", locationId) };
}

builder.relayMutationField(
  "createCopies",
  {
    description: "New copies of one book: how many, or their codes.",
    inputFields: (t) => ({
      bookId: t.globalID({ required: true, description: "The book." }),
      count: t.int({ description: "How many, 1 to 1,000; their codes go on with the library's own pattern, or with `firstItemCode`." }),
      itemCodes: t.stringList({ description: "Their codes, at most 1,000, instead of `count`." }),
      firstItemCode: t.string({ description: "With `count`: codes run on from this one, `B00001`, `B00002` …; refused where one is taken." }),
      inventoryCode: t.string({ description: "Number in the library's inventory book; of a single copy only." }),
      locationId: t.globalID({ description: "Where they stand when that is not where the book stands." }),
      condition: t.field({ type: CopyConditionRef, description: "GOOD unless given." }),
      status: t.field({ type: SettableCopyStatus, description: "AVAILABLE unless given." }),
    }),
  },
  {
    description: "Adds copies to a book. Source: POST /books/{id}/copies.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { bookId, ...input } }, { copies, viewer, loaders }) => {
      const id = recordOf("Book", bookId);
      const created = await copies.create(viewer, id, withPlace(input));
      forgetLoaded(loaders);
      return { created, bookId: id };
    },
  },
  {
    description: "The copies, and their book with its counts.",
    outputFields: (t) => ({
      copies: t.field({ type: [CopyRef], description: "The new copies, in the order of their codes in the input.", resolve: ({ created }) => created }),
      book: t.field({ type: BookRef, nullable: true, description: "Their book.", resolve: ({ bookId }, _args, { loaders }) => loaders.book.load(bookId) }),
    }),
  },
);

builder.relayMutationField(
  "updateCopy",
  {
    description: "Changes of a copy: what is left out stays, null empties.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The copy." }),
      itemCode: t.string({ description: "The code its barcode carries; unique." }),
      inventoryCode: t.string({ description: "Number in the library's inventory book." }),
      locationId: t.globalID({ description: "Where it stands; null where its book stands." }),
      condition: t.field({ type: CopyConditionRef, description: "The state it is in." }),
      status: t.field({ type: SettableCopyStatus, description: "Whether it can be borrowed; refused while it is on loan." }),
    }),
  },
  {
    description: "Changes a copy. Source: PUT /copies/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, ...input } }, { copies, viewer, loaders }) => {
      const copy = await copies.update(viewer, recordOf("Copy", id), withPlace(input));
      forgetLoaded(loaders);
      return { copy };
    },
  },
  {
    description: "The copy, and its book with its counts.",
    outputFields: (t) => ({
      copy: t.field({ type: CopyRef, description: "The copy.", resolve: ({ copy }) => copy }),
      book: t.field({ type: BookRef, nullable: true, description: "Its book.", resolve: ({ copy }, _args, { loaders }) => loaders.book.load(copy.bookId) }),
    }),
  },
);

builder.relayMutationField(
  "deleteCopy",
  {
    description: "The copy to delete.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The copy." }) }),
  },
  {
    description: "Deletes a copy; one that is on loan or ever was stays, and can be withdrawn. Source: DELETE /copies/{id}.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id } }, { copies, viewer, loaders }) => {
      const copyId = recordOf("Copy", id);
      const { bookId, binEntryIds } = await copies.delete(viewer, copyId);
      forgetLoaded(loaders);
      return { copyId, bookId, binEntryIds };
    },
  },
  {
    description: "The copy is gone; its book with its counts.",
    outputFields: (t) => ({
      deletedCopyId: t.globalID({ description: "Global id of what is no longer there.", resolve: ({ copyId }) => ({ type: "Copy", id: copyId }) }),
      binEntryIds: t.globalIDList({ description: "Its way back, for `restoreFromBin`.", resolve: ({ binEntryIds }) => binEntryIds.map((id) => ({ type: "BinEntry", id })) }),
      book: t.field({ type: BookRef, nullable: true, description: "The book it was a copy of.", resolve: ({ bookId }, _args, { loaders }) => loaders.book.load(bookId) }),
    }),
  },
);
