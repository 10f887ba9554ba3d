import { ConflictError, NotFoundError, ThrottledError, ValidationError } from "../../errors.js";
import { builder, costOf } from "../../platform/graphql/builder.js";
import { parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { BookRef, DigitalFileAccessRef } from "../bookRefs.graphql.js";
import { fileName, MAX_BOOK_FILES } from "./bookFileName.js";
import type { BookFileRow } from "./bookFileReads.js";
import { canReadFile } from "./digitalFileAccess.js";

export const BookFileRef = builder.objectRef<BookFileRow>("BookFile");

const BookFileFormatRef = builder.enumType("BookFileFormat", {
  description: "What a file of a title is.",
  values: {
    PDF: { value: "pdf", description: "A PDF." },
    EPUB: { value: "epub", description: "An EPUB." },
    MP3: { value: "mp3", description: "Sound (audio) as MP3." },
    M4A: { value: "m4a", description: "Sound (audio) as M4A or M4B." },
    OGG: { value: "ogg", description: "Sound (audio) as OGG: Vorbis, Opus, FLAC or Speex." },
    LINK: { value: "link", description: "A link to elsewhere (tautan), which our server never asks for anything." },
  } as const,
});

builder.node(BookFileRef, {
  description: "Something of a title to be read or heard on the screen: a file of ours, or a link to elsewhere.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { loaders }) => loaders.bookFile.load(id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    book: t.field({
      type: BookRef,
      description: "Its title.",
      nullable: true,
      resolve: ({ bookId }, _args, { loaders }) => loaders.book.load(bookId),
    }),
    format: t.expose("format", { type: BookFileFormatRef, description: "What it is, by its content." }),
    name: t.string({ description: "Its name, or else that of its format.", resolve: fileName }),
    ownName: t.exposeString("name", { nullable: true, description: "The name that somebody has given it." }),
    access: t.expose("access", { type: DigitalFileAccessRef, description: "Who may read it." }),
    viewerCanRead: t.boolean({
      description: "Whether it opens for who asks.",
      resolve: ({ access }, _args, { viewer }) => canReadFile(viewer, access),
    }),
    address: t.string({
      nullable: true,
      description: "Its address on this server, or where the link leads; null where it does not open for who asks.",
      resolve: ({ access, address }, _args, { viewer }) => (canReadFile(viewer, access) ? address : null),
    }),
    bytes: t.exposeInt("bytes", {
      nullable: true,
      description: "Its size in bytes; null for a link, and for a file from before sizes were kept.",
    }),
    readingsCount: t.int({
      nullable: true,
      description:
        "How often readers have opened it, counted without who they were; null for who may not know. A link's is 0.",
      resolve: ({ id }, _args, { loaders }) => loaders.fileReadings.load(id),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was added." }),
  }),
});

builder.objectField(BookRef, "files", (t) =>
  t.field({
    type: [BookFileRef],
    description:
      `What can be read or heard of it on the screen, in the library's order; at most ${MAX_BOOK_FILES}. The first ` +
      "that is no link is `digitalFile`. REST: GET /books/{id}/files.",
    complexity: costOf(5),
    resolve: async ({ id }, _args, { loaders }) => [...(await loaders.bookFiles.load(id))],
  }),
);

builder.relayMutationField(
  "recordBookFileReading",
  {
    description: "A file that somebody has just opened.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The file's global id." }) }),
  },
  {
    description:
      "Counts one reading of a file, without by whom: the reading screen says so once it has opened. Needs no login " +
      "where the file needs none. Source: POST /book-files/{id}/readings.",
    errors: { types: [ValidationError, NotFoundError, ConflictError, ThrottledError] },
    resolve: async (_root, { input: { id } }, { readings, session, viewer }) => ({
      isCounted: await readings.record(viewer, { id: recordIdOf("BookFile", id) }, session.address),
    }),
  },
  {
    description: "It was opened.",
    outputFields: (t) => ({
      isCounted: t.boolean({
        description: "Whether it counts; what the desk opens does not.",
        resolve: ({ isCounted }) => isCounted,
      }),
    }),
  },
);
