import { newestCursor } from "../books/query/bookList.js";
import { BookEdge, BookRef } from "../books/bookRefs.graphql.js";
import { ConflictError, NotFoundError, ValidationError } from "../errors.js";
import { builder } from "../platform/graphql/builder.js";
import { parseRecordId, recordIdOf } from "../platform/graphql/recordIds.js";
import { toConnection } from "../platform/graphql/connection.js";
import { toUserErrorData, UserErrorRef } from "../platform/graphql/userErrors.graphql.js";
import { BIN_RETENTION_DAYS, type BinKind } from "./binKinds.js";
import type { BinRow } from "./binReads.js";

import type { BinOutcome } from "./BinService.js";

const BinKindRef = builder.enumType("BinKind", {
  description: "What lies in the bin.",
  values: {
    BOOK: { value: "book", description: "A book with its copies and files." },
    COPY: { value: "copy", description: "A copy of a book." },
    BOOK_FILE: { value: "book_file", description: "The digital file of a book." },
    BOOK_COVER: { value: "book_cover", description: "The cover of a book." },
    E_RESOURCE: { value: "e_resource", description: "An e-resource." },
    AUTHOR: { value: "author", description: "An author." },
    PUBLISHER: { value: "publisher", description: "A publisher." },
    CATEGORY: { value: "category", description: "A category." },
    CLASSIFICATION: { value: "classification", description: "A classification." },
    LOCATION: { value: "location", description: "A location." },
    SOURCE: { value: "source", description: "A source of acquisition." },
    BLOG_POST: { value: "blog_post", description: "A post of the blog." },
    STUDENT: { value: "student", description: "A student without history." },
    SUGGESTION: { value: "suggestion", description: "A book that somebody has proposed." },
    SERIAL: { value: "serial", description: "A subscription to a periodical, with its issues." },
    BOOK_CHANGE: { value: "book_change", description: "What a bulk change of books has replaced." },
  } as const satisfies Record<string, { value: BinKind; description: string }>,
});

const BinEntryRef = builder.objectRef<BinRow>("BinEntry");

builder.node(BinEntryRef, {
  description: `Something that was deleted, merged or changed in bulk and can come back for ${BIN_RETENTION_DAYS} days. For administrators.`,
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { bin, viewer }) => bin.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    kind: t.expose("kind", { type: BinKindRef, description: "What it is." }),
    recordId: t.exposeInt("recordId", {
      description:
        "The number that the record had and gets again; of a file, cover or bulk change, its (first) book's.",
    }),
    label: t.exposeString("label", { description: "As people know it: a title, a code, a name." }),
    replacedBy: t.exposeString("replacedBy", {
      nullable: true,
      description: "Of a record that was merged or replaced, the name of the one that has its books now.",
    }),
    actor: t.exposeString("actor", { description: "Who deleted it, by the name at the time." }),
    deletedAt: t.expose("deletedAt", { type: "DateTime", description: "When it was deleted." }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When it goes for good." }),
  }),
});

builder.queryField("binEntries", (t) =>
  t.connection(
    {
      type: BinEntryRef,
      description: "What was deleted and can come back, the latest first. For administrators. Source: GET /bin.",
      args: {
        kinds: t.arg({ type: [BinKindRef], description: "Only these kinds." }),
        search: t.arg.string({ description: "Words of the label, all of them; at most 200 letters." }),
      },
      resolve: async (_root, { kinds, search, ...page }, { bin, viewer }) => {
        const filter = { kinds, search };
        return toConnection(await bin.page(viewer, filter, page), () => bin.count(viewer, filter));
      },
    },
    { name: "BinEntryConnection" },
    { name: "BinEntryEdge" },
  ),
);

const BinRestorationRef = builder.objectRef<BinOutcome>("BinRestorationInfo").implement({
  description: "What became of one entry that was to come back.",
  fields: (t) => ({
    binEntryId: t.globalID({ description: "The entry's global id.", resolve: ({ id }) => ({ type: "BinEntry", id }) }),
    kind: t.expose("kind", {
      type: BinKindRef,
      nullable: true,
      description: "What it is; null where it is not in the bin.",
    }),
    recordId: t.exposeInt("recordId", { nullable: true, description: "The record's number." }),
    label: t.exposeString("label", { description: "As people know it." }),
    restored: t.boolean({ description: "Whether it is there again.", resolve: ({ refused }) => refused === null }),
    remark: t.exposeString("remark", {
      nullable: true,
      description: "What stays as it is because it has changed since, in Indonesian.",
    }),
    error: t.field({
      type: UserErrorRef,
      nullable: true,
      description: "Why it stays in the bin.",
      resolve: ({ refused }) => refused && toUserErrorData(refused),
    }),
  }),
});

const binIds = { description: "1 to 250 entries, each once.", required: true } as const;

builder.relayMutationField(
  "restoreFromBin",
  { description: "What shall come back.", inputFields: (t) => ({ ids: t.globalIDList(binIds) }) },
  {
    description:
      "Undoes deletions, merges and bulk changes: brings back those that can come back; refused as a whole where " +
      "none can. Source: POST /bin/restore.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { ids } }, { bin, books, viewer }) => {
      const { outcomes, bookIds } = await bin.restore(viewer, { ids: ids.map((id) => recordIdOf("BinEntry", id)) });
      return { outcomes, books: await books.byIds(viewer, bookIds) };
    },
  },
  {
    description: "What is there again.",
    outputFields: (t) => ({
      outcomes: t.field({
        type: [BinRestorationRef],
        description: "One for each entry, in the order asked.",
        resolve: ({ outcomes }) => [...outcomes],
      }),
      restoredBinEntryIds: t.globalIDList({
        description: "Global ids of the entries that are in the bin no more.",
        resolve: ({ outcomes }) =>
          outcomes.filter(({ refused }) => refused === null).map(({ id }) => ({ type: "BinEntry", id })),
      }),
      bookEdges: t.field({
        type: [BookEdge],
        description: "The books that are in the catalogue again, as edges of the newest books.",
        resolve: ({ outcomes, books }) => {
          const restoredBookIds = new Set(
            outcomes.filter(({ kind, refused }) => kind === "book" && refused === null).map(({ recordId }) => recordId),
          );
          return books
            .filter(({ id }) => restoredBookIds.has(id))
            .map((node) => ({ cursor: newestCursor(node), node }));
        },
      }),
      books: t.field({
        type: [BookRef],
        description: "Those books, and the ones that got a copy, a file, a cover or former values back.",
        resolve: ({ books }) => [...books],
      }),
    }),
  },
);

builder.relayMutationField(
  "purgeFromBin",
  { description: "What shall go for good.", inputFields: (t) => ({ ids: t.globalIDList(binIds) }) },
  {
    description: "Deletes for good what lies in the bin; nothing brings it back. Source: POST /bin/purge.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input: { ids } }, { bin, viewer }) => {
      const purged = await bin.purge(viewer, { ids: ids.map((id) => recordIdOf("BinEntry", id)) });
      return { purged, ids };
    },
  },
  {
    description: "It is gone.",
    outputFields: (t) => ({
      purged: t.int({ description: "How many entries went.", resolve: ({ purged }) => purged }),
      purgedBinEntryIds: t.globalIDList({
        description: "Global ids of what is no longer there.",
        resolve: ({ ids }) => ids.map(({ typename, id }) => ({ type: typename, id })),
      }),
    }),
  },
);
