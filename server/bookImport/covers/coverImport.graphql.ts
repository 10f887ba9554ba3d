import { ConflictError, FileRefusedError, NotFoundError, ValidationError } from "../../errors.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { builder } from "../../platform/graphql/builder.js";
import { incomingUpload } from "../../platform/graphql/multipartOperations.js";
import { parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import type { CoverImportState } from "./CoverImport.entity.js";
import type { CoverOutcomeRow } from "./coverImportReads.js";
import {
  AWAITING_COVERS_DESCRIPTION,
  COVER_COUNT_DESCRIPTIONS,
  COVER_STATE_DESCRIPTIONS,
  PROGRESS_DESCRIPTION,
  UPLOAD_COVERS_DESCRIPTION,
  coverProgress,
  type StoredCoverImport,
} from "./StoredCoverImport.js";
import type { CoverOutcomeKind } from "./CoverOutcome.entity.js";

const StateRef = builder.enumType("CoverImportState", {
  description: "How far an archive of covers is.",
  values: {
    RUNNING: { value: "running", description: COVER_STATE_DESCRIPTIONS.running },
    DONE: { value: "done", description: COVER_STATE_DESCRIPTIONS.done },
    CANCELLED: { value: "cancelled", description: COVER_STATE_DESCRIPTIONS.cancelled },
    FAILED: { value: "failed", description: COVER_STATE_DESCRIPTIONS.failed },
  } as const satisfies Record<string, { value: CoverImportState; description: string }>,
});

const OutcomeRef = builder.enumType("CoverOutcome", {
  description: "What became of a file.",
  values: {
    ATTACHED: { value: "attached", description: COVER_COUNT_DESCRIPTIONS.attached },
    UNMATCHED: { value: "unmatched", description: COVER_COUNT_DESCRIPTIONS.unmatched },
    REFUSED: { value: "refused", description: COVER_COUNT_DESCRIPTIONS.refused },
    COVERED: { value: "covered", description: COVER_COUNT_DESCRIPTIONS.covered },
  } as const satisfies Record<string, { value: CoverOutcomeKind; description: string }>,
});

const CoverFileRef = builder.objectRef<CoverOutcomeRow>("CoverImportFile").implement({
  description: "A file of an archive and what became of it, for one of the books that name it.",
  fields: (t) => ({
    fileName: t.exposeString("fileName", { description: "Without its folders." }),
    bookId: t.exposeInt("bookId", { nullable: true, description: "The book's number; null where none is concerned." }),
    title: t.exposeString("title", { nullable: true, description: "The book's title; null once it is gone for good." }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Why, in Indonesian; null where there is nothing to say.",
    }),
  }),
});

const CoverImportRef = builder.objectRef<StoredCoverImport>("CoverImport");

builder.node(CoverImportRef, {
  description: "An archive of covers that follow an import. Administrators; for everybody else there is none.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { coverImportHistory, viewer }) => coverImportHistory.findForNode(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST and the audit trail use it." }),
    state: t.field({
      type: StateRef,
      description: "How far it is.",
      // Nobody sees one that is still arriving.
      resolve: ({ state }) => (state === "arriving" ? "running" : state),
    }),
    fileName: t.exposeString("fileName", { nullable: true, description: "As its sender called the archive." }),
    sentBy: t.exposeString("actor", { description: "Who sent it." }),
    replacesCovers: t.exposeBoolean("replacesCovers", {
      description: "Whether books that have a cover get the new one.",
    }),
    isCancelling: t.boolean({
      description: "Whether somebody has called it off while it runs.",
      resolve: ({ state, cancelWanted }) => state === "running" && cancelWanted,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it came." }),
    finishedAt: t.expose("finishedAt", { type: "DateTime", nullable: true, description: "When it ended." }),
    message: t.exposeString("message", { nullable: true, description: "Why it failed, in Indonesian." }),
    progress: t.float({
      nullable: true,
      description: PROGRESS_DESCRIPTION,
      resolve: coverProgress,
    }),
    files: t.exposeInt("files", { description: COVER_COUNT_DESCRIPTIONS.files }),
    filesSeen: t.exposeInt("filesSeen", { description: "How many of them have been looked at." }),
    attached: t.exposeInt("attached", { description: COVER_COUNT_DESCRIPTIONS.attached }),
    unmatched: t.exposeInt("unmatched", { description: COVER_COUNT_DESCRIPTIONS.unmatched }),
    refused: t.exposeInt("refused", { description: COVER_COUNT_DESCRIPTIONS.refused }),
    covered: t.exposeInt("covered", { description: COVER_COUNT_DESCRIPTIONS.covered }),
    outcomes: t.connection(
      {
        type: CoverFileRef,
        description: "The files with one outcome, in the archive's order; kept for thirty days.",
        args: { outcome: t.arg({ type: OutcomeRef, required: true, description: "Which." }) },
        resolve: async (row, { outcome, ...page }, { coverImportHistory, viewer }) =>
          toConnection(await coverImportHistory.outcomes(viewer, row, outcome, page), () =>
            coverImportHistory.countOutcomes(viewer, row, outcome),
          ),
      },
      { name: "CoverImportFileConnection" },
      { name: "CoverImportFileEdge" },
    ),
  }),
});

builder.queryFields((t) => ({
  coverImport: t.field({
    type: CoverImportRef,
    nullable: true,
    description:
      "One archive of covers, by one of its ids; null where there is none. Administrators. " +
      "REST: GET /books/cover-imports/{id}.",
    args: {
      id: t.arg.globalID({ description: "Its global id." }),
      databaseId: t.arg.int({ description: "Its number in the database, as an address has it." }),
    },
    resolve: (_root, { id, databaseId }, { coverImportHistory, viewer }) =>
      coverImportHistory.byId(viewer, id ? recordIdOf("CoverImport", id) : (databaseId ?? null)),
  }),
  coverImports: t.connection(
    {
      type: CoverImportRef,
      description: "Archives of covers, the newest first. Administrators. REST: GET /books/cover-imports.",
      resolve: async (_root, page, { coverImportHistory, viewer }) =>
        toConnection(await coverImportHistory.page(viewer, page), () => coverImportHistory.count(viewer)),
    },
    { name: "CoverImportConnection" },
    { name: "CoverImportEdge" },
  ),
  booksAwaitingCover: t.int({
    complexity: 10,
    description: `${AWAITING_COVERS_DESCRIPTION} Administrators. REST: GET /books/awaiting-cover.`,
    args: { importId: t.arg.globalID({ description: "Only books of this import." }) },
    resolve: (_root, { importId }, { coverImportHistory, viewer }) =>
      coverImportHistory.countAwaiting(viewer, importId ? recordIdOf("BookImport", importId) : null),
  }),
}));

builder.relayMutationField(
  "uploadCovers",
  {
    description: "An archive of pictures.",
    inputFields: (t) => ({
      file: t.field({ type: "Upload", required: true, description: "A ZIP of pictures; their content decides." }),
      replacesCovers: t.boolean({ description: "Whether books that have a cover get the new one; no by default." }),
    }),
  },
  {
    description: `${UPLOAD_COVERS_DESCRIPTION.replace("`replaces`", "`replacesCovers`")} REST: POST /books/cover-imports.`,
    errors: { types: [ValidationError, ConflictError, FileRefusedError] },
    resolve: (_root, { input: { file, replacesCovers } }, { coverImports, signal, viewer }) =>
      coverImports.upload(viewer, { replacesCovers: replacesCovers ?? undefined }, incomingUpload(file), signal),
  },
  {
    description: "The archive as it is now.",
    outputFields: (t) => ({
      coverImport: t.field({ type: CoverImportRef, description: "The archive.", resolve: (row) => row }),
    }),
  },
);

builder.relayMutationField(
  "cancelCovers",
  {
    description: "Which archive.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The archive." }) }),
  },
  {
    description:
      "Ends an archive of covers early; what was attached by then stays. REST: POST /books/cover-imports/{id}/cancel.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: (_root, { input: { id } }, { coverImports, viewer }) =>
      coverImports.cancel(viewer, recordIdOf("CoverImport", id)),
  },
  {
    description: "The archive as it is now.",
    outputFields: (t) => ({
      coverImport: t.field({ type: CoverImportRef, description: "The archive.", resolve: (row) => row }),
    }),
  },
);
