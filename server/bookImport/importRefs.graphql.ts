import { newestCursor } from "../books/query/bookList.js";
import { BookEdge } from "../books/bookRefs.graphql.js";
import { builder, costOf } from "../platform/graphql/builder.js";
import { parseRecordId } from "../platform/graphql/recordIds.js";
import { toConnection } from "../platform/graphql/connection.js";
import { ReadingRef } from "./importReadingRefs.graphql.js";
import { SERIOUS_WARNINGS } from "./rows/ImportedBook.js";
import { COUNT_DESCRIPTIONS, isPublished, progressOf, SERIOUS_DESCRIPTION, type StoredImport } from "./StoredImport.js";
import type { PreviewStatus } from "./BookImport.entity.js";
import { KeptItemRef, UndoCountsRef } from "./importUndoRefs.graphql.js";
import type { ImportCounts, WarningCount } from "./rows/ImportTotals.js";
import { ImportedRowRef, OutcomeListRef, OutcomeKindRef } from "./importRowRefs.graphql.js";

export const MAX_EDGES = 100;

const ImportStateRef = builder.enumType("BookImportState", {
  description: "How far an import is.",
  values: {
    DRAFT: { value: "draft", description: "Its file waits: columns are named, rows previewed." },
    STAGING: { value: "staging", description: "Rows are being written where nobody sees them." },
    PUBLISHING: { value: "publishing", description: "All rows are written and being shown." },
    DONE: { value: "done", description: "All of it is in the catalogue." },
    CANCELLED: {
      value: "cancelled",
      description: "Nothing of it is in the catalogue; while its file is kept it may be started again.",
    },
    UNDOING: { value: "undoing", description: "An undo hides what nobody has used, and may still be given up." },
    REMOVING: { value: "removing", description: "An undo is decided, and removes what is hidden." },
    PARTLY_UNDONE: {
      value: "partly_undone",
      description: "What nobody had used is gone again; the rest stays, and may be undone later.",
    },
    UNDONE: { value: "undone", description: "What it brought is gone again." },
  } as const,
});

const ImportStageRef = builder.enumType("BookImportStage", {
  description: "What the server does for an import just now.",
  values: {
    ANALYSING: { value: "analysing", description: "Looks at each row for the preview." },
    WRITING: { value: "writing", description: "Writes rows where nobody sees them yet; may still be cancelled." },
    PUBLISHING: { value: "publishing", description: "Shows what is written; may no longer be cancelled." },
    UNDOING: { value: "undoing", description: "Hides its books again." },
    REMOVING: { value: "removing", description: "Takes away what nobody sees." },
  } as const,
});

const PreviewStateRef = builder.enumType("BookImportPreviewState", {
  description: "How the analysis of a file stands.",
  values: {
    RUNNING: { value: "running", description: "It is under way." },
    READY: { value: "ready", description: "Every row has its outcome." },
    FAILED: { value: "failed", description: "It came to no end; `message` says why." },
    CANCELLED: { value: "cancelled", description: "Somebody called it off." },
  } as const,
});

export const ImportWarningRef = builder.objectRef<WarningCount>("ImportWarningInfo").implement({
  description: "What an import noticed in some rows and let pass.",
  fields: (t) => ({
    message: t.exposeString("message", { description: "What it is, in Indonesian." }),
    rows: t.exposeInt("rows", { description: "In how many rows." }),
    isSerious: t.boolean({
      description: SERIOUS_DESCRIPTION,
      resolve: ({ warning }) => SERIOUS_WARNINGS.has(warning),
    }),
    firstRow: t.exposeInt("firstRow", { description: "The first of them; the header is row 1." }),
  }),
});

const ProgressRef = builder.objectRef<NonNullable<ReturnType<typeof progressOf>>>("BookImportProgressInfo").implement({
  description: "What runs of an import, and how far it is.",
  fields: (t) => ({
    stage: t.field({ type: ImportStageRef, description: "What is done.", resolve: ({ stage }) => stage }),
    share: t.exposeFloat("share", { description: "How much of the stage is done, 0 to 1." }),
    rows: t.exposeInt("rows", { description: "Rows that have been read." }),
  }),
});

const CountsRef = builder.objectRef<ImportCounts>("BookImportCountsInfo").implement({
  description: "Rows by their outcome.",
  fields: (t) => ({
    rows: t.exposeInt("rows", { description: COUNT_DESCRIPTIONS.rows }),
    books: t.exposeInt("books", { description: COUNT_DESCRIPTIONS.books }),
    copies: t.exposeInt("copies", { description: COUNT_DESCRIPTIONS.copies }),
    copiesAdded: t.exposeInt("copiesAdded", { description: COUNT_DESCRIPTIONS.copiesAdded }),
    copiesLeftOut: t.exposeInt("copiesLeftOut", { description: COUNT_DESCRIPTIONS.copiesLeftOut }),
    duplicates: t.exposeInt("duplicates", { description: COUNT_DESCRIPTIONS.duplicates }),
    refused: t.exposeInt("refused", { description: COUNT_DESCRIPTIONS.refused }),
    toCheck: t.exposeInt("toCheck", { description: COUNT_DESCRIPTIONS.toCheck }),
  }),
});

const PreviewRef = builder.objectRef<PreviewStatus>("BookImportPreviewInfo").implement({
  description: "What an import would do, without doing it.",
  fields: (t) => ({
    state: t.field({ type: PreviewStateRef, description: "How it stands.", resolve: ({ state }) => state }),
    counts: t.field({
      type: CountsRef,
      complexity: 0,
      description: "Rows by their outcome, as far as it has come.",
      resolve: ({ counts }) => counts,
    }),
    warnings: t.field({
      type: [ImportWarningRef],
      description: "What was noticed and would be let pass; known at the end.",
      resolve: ({ warnings }) => [...warnings],
    }),
    message: t.exposeString("message", { nullable: true, description: "Why it failed, in Indonesian." }),
  }),
});

export const BookImportRef = builder.objectRef<StoredImport>("BookImport");

builder.node(BookImportRef, {
  description:
    "A file of books on its way into the catalogue, or one that has gone it. Administrators; " +
    "for everybody else there is none.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { importHistory, viewer }) => importHistory.findForNode(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST and the audit trail use it." }),
    state: t.field({ type: ImportStateRef, description: "How far it is.", resolve: ({ state }) => state }),
    fileName: t.exposeString("fileName", { nullable: true, description: "As its sender called the file." }),
    startedBy: t.exposeString("actor", {
      nullable: true,
      description: "Who uploaded or started it; null where nobody wrote it down.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When the file came." }),
    startedAt: t.expose("startedAt", { type: "DateTime", nullable: true, description: "When it began to run." }),
    finishedAt: t.expose("finishedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was done, or taken back.",
    }),
    undoneAt: t.expose("undoneAt", {
      type: "DateTime",
      nullable: true,
      description: "When the last undo was done.",
    }),
    message: t.exposeString("message", {
      nullable: true,
      description: "Why it ended otherwise than wanted, in Indonesian.",
    }),
    progress: t.field({
      type: ProgressRef,
      nullable: true,
      complexity: 0,
      description: "What runs of it just now; null where nothing does.",
      resolve: progressOf,
    }),
    preview: t.field({
      type: PreviewRef,
      nullable: true,
      description: "What it would do; null before it is asked for, and once it has run.",
      resolve: ({ preview }) => preview,
    }),
    counts: t.field({
      type: CountsRef,
      complexity: 0,
      description: "What it has done with its rows.",
      resolve: ({ counts }) => counts,
    }),
    warnings: t.field({
      type: [ImportWarningRef],
      description: "What was noticed and let pass.",
      resolve: ({ warnings }) => [...warnings],
    }),
    reading: t.field({
      type: ReadingRef,
      nullable: true,
      complexity: 10,
      description: "How its file is read; null once that is no longer kept.",
      resolve: (row, _args, { importHistory, viewer }) => importHistory.readingOf(viewer, row),
    }),
    rows: t.connection(
      {
        type: ImportedRowRef,
        description:
          "What becomes, or became, of each row, in the file's order; " +
          "empty before it is known and once it is no longer kept.",
        args: {
          outcome: t.arg({ type: OutcomeKindRef, description: "Only rows with this outcome." }),
          list: t.arg({ type: OutcomeListRef, description: "Only rows in this list." }),
        },
        resolve: async (row, { outcome, list, ...page }, { importHistory, viewer }) => {
          const filter = { kind: outcome ?? null, list: list ?? null };
          return toConnection(await importHistory.rows(viewer, row, filter, page), () =>
            importHistory.countRows(viewer, row, filter),
          );
        },
      },
      { name: "BookImportRowConnection" },
      { name: "BookImportRowEdge" },
    ),
    hasRows: t.boolean({
      description: "Whether its rows can be looked up and downloaded.",
      resolve: ({ outcomes, folder }) => outcomes !== null && folder !== null,
    }),
    refusedRowsUrl: t.string({
      description:
        "Where the rows that become no book of their own are downloaded as CSV, with their reasons; " +
        "they can be corrected and imported again.",
      resolve: ({ id }) => `/api/books/imports/${id}/refused-rows`,
    }),
    undoRefusal: t.string({
      nullable: true,
      complexity: 10,
      description: "Why nothing of it can be undone, in Indonesian; null where something can.",
      resolve: (row, _args, { importHistory, viewer }) => importHistory.undoRefusal(viewer, row),
    }),
    undoPreview: t.field({
      type: UndoCountsRef,
      nullable: true,
      complexity: 100,
      description: "What an undo would take away and leave now; null where nothing of it is in the catalogue.",
      resolve: (row, _args, { importHistory, viewer }) => importHistory.undoPreview(viewer, row),
    }),
    undone: t.field({
      type: UndoCountsRef,
      nullable: true,
      complexity: 0,
      description: "What undos have taken away so far, and what the last one has left; null before the first.",
      resolve: ({ undoCounts }) => undoCounts,
    }),
    kept: t.connection(
      {
        type: KeptItemRef,
        description: "What an undo would leave now, with the reasons; after one, what it has left.",
        resolve: async (row, page, { importHistory, viewer }) =>
          toConnection(await importHistory.kept(viewer, row, page), () => importHistory.countKept(viewer, row)),
      },
      { name: "BookImportKeptConnection" },
      { name: "BookImportKeptEdge" },
    ),
    bookEdges: t.field({
      type: [BookEdge],
      description:
        "The imported books, the newest first, as edges of the newest books, to be put in front of a list; " +
        "empty before all are there.",
      args: { first: t.arg.int({ defaultValue: 20, description: `How many, 0 to ${MAX_EDGES}.` }) },
      complexity: ({ first }) => costOf(clampEdges(first)),
      resolve: async ({ id, state }, { first }, { importHistory, viewer }) =>
        isPublished(state)
          ? (await importHistory.listImportedBooks(viewer, id, clampEdges(first))).map((node) => ({
              cursor: newestCursor(node),
              node,
            }))
          : [],
    }),
  }),
});

/** The books are imported by then: a page size that is out of bounds must not make the call look failed. */
export function clampEdges(first: number | null | undefined): number {
  return Math.min(Math.max(first ?? 20, 0), MAX_EDGES);
}
