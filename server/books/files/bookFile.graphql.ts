import { FileRefusedError, NotFoundError, ValidationError } from "../../errors.js";
import { ACCEPTED_PICTURES } from "../../platform/files/images/picture.js";
import { builder } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { incomingUpload } from "../../platform/graphql/multipartOperations.js";
import { uploadInput } from "../../platform/graphql/uploadInput.js";
import { BookRef } from "../bookRefs.graphql.js";
import { ACCEPTED_FILES } from "./bookFileInput.js";

builder.relayMutationField(
  "uploadBookCover",
  {
    description: "A cover and the book that it belongs to.",
    inputFields: (t) => uploadInput(t, { record: "book", accepts: ACCEPTED_PICTURES }),
  },
  {
    description:
      "Gives a book its cover, made anew in three widths without the picture's metadata; the one it had goes. " +
      "Refused or cut, everything stays. " +
      "Source: POST /books/{id}/upload-cover.",
    errors: { types: [ValidationError, NotFoundError, FileRefusedError] },
    resolve: async (_root, { input }, { bookFiles, signal, viewer }) => ({
      book: await bookFiles.uploadBookCover(
        viewer,
        { id: recordIdOf("Book", input.id) },
        incomingUpload(input.file),
        signal,
      ),
    }),
  },
  {
    description: "The book with its cover.",
    outputFields: (t) => ({
      book: t.field({ type: BookRef, description: "The book as it is now.", resolve: ({ book }) => book }),
    }),
  },
);

builder.relayMutationField(
  "uploadBookFile",
  {
    description: "A digital file and the book that it belongs to.",
    inputFields: (t) => uploadInput(t, { record: "book", accepts: ACCEPTED_FILES }),
  },
  {
    description:
      "Gives a book its first digital file, or that file another content; the one it had goes. Refused or cut, " +
      "everything stays. Source: POST /books/{id}/upload-file.",
    errors: { types: [ValidationError, NotFoundError, FileRefusedError] },
    resolve: async (_root, { input }, { bookFileList, signal, viewer }) => ({
      book: await bookFileList.uploadBookFile(
        viewer,
        { id: recordIdOf("Book", input.id) },
        incomingUpload(input.file),
        signal,
      ),
    }),
  },
  {
    description: "The book with its digital file.",
    outputFields: (t) => ({
      book: t.field({ type: BookRef, description: "The book as it is now.", resolve: ({ book }) => book }),
    }),
  },
);

builder.relayMutationField(
  "deleteBookFile",
  {
    description: "Whose digital file goes.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The book's global id." }) }),
  },
  {
    description:
      "Takes a book's first digital file away; its address leads nowhere at once, and the next file is the first. " +
      "Source: DELETE /books/{id}/delete-file.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: (_root, { input }, { bookFileList, viewer }) =>
      bookFileList.deleteBookFile(viewer, { id: recordIdOf("Book", input.id) }),
  },
  {
    description: "The book without its digital file.",
    outputFields: (t) => ({
      book: t.field({ type: BookRef, description: "The book as it is now.", resolve: ({ book }) => book }),
      binEntryIds: t.globalIDList({
        description: "Its way back, for `restoreFromBin`.",
        resolve: ({ binEntryIds }) => binEntryIds.map((id) => ({ type: "BinEntry", id })),
      }),
    }),
  },
);
