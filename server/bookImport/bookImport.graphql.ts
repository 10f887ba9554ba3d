import { ConflictError, FileRefusedError, ValidationError } from "../errors.js";
import { builder, costOf } from "../platform/graphql/builder.js";
import { incomingUpload } from "../platform/graphql/multipartOperations.js";
import { newestCursor } from "../books/query/bookList.js";
import { BookEdge } from "../books/bookRefs.graphql.js";
import { COUNT_DESCRIPTIONS } from "./StoredImport.js";
import { clampEdges, ImportWarningRef, MAX_EDGES } from "./importRefs.graphql.js";

builder.relayMutationField(
  "importBooks",
  {
    description: "A file of books.",
    inputFields: (t) => ({
      file: t.field({
        type: "Upload",
        required: true,
        description:
          "CSV: our own columns in any order with Indonesian or English names, " +
          "a SLiMS export or a goodbooks one; encoding and separator are recognised.",
      }),
    }),
  },
  {
    description:
      "Imports books from CSV: every row of the file that can be, or none. " +
      "A caller that goes away before the end takes all of it back. " +
      "One import runs at a time. Source: POST /books/import-csv.",
    errors: { types: [ValidationError, ConflictError, FileRefusedError] },
    resolve: async (_root, { input }, { bookImports, signal, viewer }) => {
      const receive = incomingUpload(input.file);
      return bookImports.importBooks(viewer, async () => ({ ...(await receive()), signal }));
    },
  },
  {
    description: "What became of the rows: each is imported, a duplicate or refused.",
    outputFields: (t) => ({
      importId: t.int({
        description: "The import's number, as the audit trail names it.",
        resolve: ({ importId }) => importId,
      }),
      rows: t.int({ description: COUNT_DESCRIPTIONS.rows, resolve: ({ rows }) => rows }),
      imported: t.int({ description: COUNT_DESCRIPTIONS.books, resolve: ({ books }) => books }),
      copies: t.int({ description: COUNT_DESCRIPTIONS.copies, resolve: ({ copies }) => copies }),
      copiesAdded: t.int({
        description: COUNT_DESCRIPTIONS.copiesAdded,
        resolve: ({ copiesAdded }) => copiesAdded,
      }),
      copiesLeftOut: t.int({
        description: COUNT_DESCRIPTIONS.copiesLeftOut,
        resolve: ({ copiesLeftOut }) => copiesLeftOut,
      }),
      toCheck: t.int({ description: COUNT_DESCRIPTIONS.toCheck, resolve: ({ toCheck }) => toCheck }),
      duplicates: t.int({ description: COUNT_DESCRIPTIONS.duplicates, resolve: ({ duplicates }) => duplicates }),
      refused: t.int({ description: COUNT_DESCRIPTIONS.refused, resolve: ({ refused }) => refused }),
      warnings: t.field({
        type: [ImportWarningRef],
        description: "What was noticed and let pass.",
        resolve: ({ warnings }) => [...warnings],
      }),
      ignoredColumns: t.stringList({
        description: "Columns of the file that nothing was taken from.",
        resolve: ({ ignoredColumns }) => [...ignoredColumns],
      }),
      bookEdges: t.field({
        type: [BookEdge],
        description:
          "The imported books, the newest first, as edges of the newest books, to be put in front of a list.",
        args: { first: t.arg.int({ defaultValue: 20, description: `How many, 0 to ${MAX_EDGES}.` }) },
        complexity: ({ first }) => costOf(clampEdges(first)),
        resolve: async ({ importId }, { first }, { importHistory, viewer }) =>
          (await importHistory.listImportedBooks(viewer, importId, clampEdges(first))).map((node) => ({
            cursor: newestCursor(node),
            node,
          })),
      }),
    }),
  },
);
