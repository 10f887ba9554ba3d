import { ConflictError, FileRefusedError, NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { incomingUpload } from "../../platform/graphql/multipartOperations.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { uploadInput } from "../../platform/graphql/uploadInput.js";
import { BookRef, DigitalFileAccessRef } from "../bookRefs.graphql.js";
import { ACCEPTED_FILES } from "./bookFileInput.js";
import { BookFileRef } from "./bookFileList.graphql.js";

builder.relayMutationField(
  "addBookFile",
  {
    description: "A further file and the book that it belongs to.",
    inputFields: (t) => ({
      ...uploadInput(t, { record: "book", accepts: ACCEPTED_FILES }),
      access: t.field({ type: DigitalFileAccessRef, description: "Who may read it; whoever may the first file." }),
    }),
  },
  {
    description:
      "Adds a file to a book, behind those that it has, called as its sender calls it. Refused or cut, everything " +
      "stays. Source: POST /books/{id}/files.",
    errors: { types: [ValidationError, NotFoundError, ConflictError, FileRefusedError] },
    resolve: (_root, { input: { id, access, file } }, { bookFileList, signal, viewer }) =>
      bookFileList.addFile(viewer, { id: recordIdOf("Book", id), access }, incomingUpload(file), signal),
  },
  {
    description: "The file, and the book with it.",
    outputFields: (t) => ({
      file: t.field({ type: BookFileRef, description: "The new file.", resolve: ({ file }) => file }),
      book: t.field({ type: BookRef, description: "The book as it is now.", resolve: ({ book }) => book }),
    }),
  },
);

builder.relayMutationField(
  "addBookLink",
  {
    description: "A link to elsewhere and the book that it belongs to.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The book's global id." }),
      url: t.string({ required: true, description: "Where it leads: https, at most 500 characters." }),
      name: t.string({ required: true, description: "What the link says, at most 190 characters." }),
      access: t.field({ type: DigitalFileAccessRef, description: "Who is shown it; everybody unless given." }),
    }),
  },
  {
    description: "Adds a link to a book, behind what it has. Source: POST /books/{id}/links.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: (_root, { input: { id, ...link } }, { bookFileList, viewer }) =>
      bookFileList.addLink(viewer, recordIdOf("Book", id), link),
  },
  {
    description: "The link, and the book with it.",
    outputFields: (t) => ({
      file: t.field({ type: BookFileRef, description: "The new link.", resolve: ({ file }) => file }),
      book: t.field({ type: BookRef, description: "The book as it is now.", resolve: ({ book }) => book }),
    }),
  },
);

builder.relayMutationField(
  "updateBookFile",
  {
    description: "What changes of a book's file or link; what is left out stays.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The file's global id." }),
      name: t.string({ description: "Its name; null or an empty text for that of its format." }),
      access: t.field({ type: DigitalFileAccessRef, description: "Who may read it." }),
      url: t.string({ description: "Of a link, where it leads: https." }),
    }),
  },
  {
    description: "Renames a book's file, or changes who may read it or where it leads. Source: PUT /book-files/{id}.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: (_root, { input: { id, ...changes } }, { bookFileList, viewer }) =>
      bookFileList.updateFile(viewer, recordIdOf("BookFile", id), changes),
  },
  {
    description: "The file after the change.",
    outputFields: (t) => ({
      file: t.field({ type: BookFileRef, description: "As it is now.", resolve: ({ file }) => file }),
      book: t.field({ type: BookRef, description: "The book as it is now.", resolve: ({ book }) => book }),
    }),
  },
);

builder.relayMutationField(
  "replaceBookFile",
  {
    description: "Another content for a book's file.",
    inputFields: (t) => uploadInput(t, { record: "file", accepts: ACCEPTED_FILES }),
  },
  {
    description:
      "Gives a book's file another content; its name, place and access stay, and the content that it had goes. " +
      "Refused or cut, everything stays. Source: POST /book-files/{id}/replace.",
    errors: { types: [ValidationError, NotFoundError, FileRefusedError] },
    resolve: (_root, { input: { id, file } }, { bookFileList, signal, viewer }) =>
      bookFileList.replaceFile(viewer, { id: recordIdOf("BookFile", id) }, incomingUpload(file), signal),
  },
  {
    description: "The file with its new content.",
    outputFields: (t) => ({
      file: t.field({ type: BookFileRef, description: "As it is now.", resolve: ({ file }) => file }),
      book: t.field({ type: BookRef, description: "The book as it is now.", resolve: ({ book }) => book }),
    }),
  },
);

builder.relayMutationField(
  "reorderBookFiles",
  {
    description: "All files of a book in another order.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The book's global id." }),
      fileIds: t.globalIDList({ required: true, description: "Each of its files once, the first one first." }),
    }),
  },
  {
    description: "Puts a book's files in this order. Source: PUT /books/{id}/files/order.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input: { id, fileIds } }, { bookFileList, viewer }) => ({
      book: await bookFileList.reorder(viewer, recordIdOf("Book", id), {
        fileIds: fileIds.map((fileId) => recordIdOf("BookFile", fileId)),
      }),
    }),
  },
  {
    description: "The book with its files in order.",
    outputFields: (t) => ({
      book: t.field({ type: BookRef, description: "The book as it is now.", resolve: ({ book }) => book }),
    }),
  },
);

builder.relayMutationField(
  "removeBookFile",
  {
    description: "Which file of a book goes.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The file's global id." }) }),
  },
  {
    description:
      "Takes any file or link of a book away; its address leads nowhere at once. Source: DELETE /book-files/{id}.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: (_root, { input: { id } }, { bookFileList, viewer }) =>
      bookFileList.removeFile(viewer, { id: recordIdOf("BookFile", id) }),
  },
  {
    description: "The book without it.",
    outputFields: (t) => ({
      book: t.field({ type: BookRef, description: "The book as it is now.", resolve: ({ book }) => book }),
      binEntryIds: t.globalIDList({
        description: "Its way back, for `restoreFromBin`.",
        resolve: ({ binEntryIds }) => binEntryIds.map((id) => ({ type: "BinEntry", id })),
      }),
    }),
  },
);
