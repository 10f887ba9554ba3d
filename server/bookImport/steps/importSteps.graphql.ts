import { ConflictError, FileRefusedError, NotFoundError, ValidationError } from "../../errors.js";
import { builder, type PayloadFields } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { incomingUpload } from "../../platform/graphql/multipartOperations.js";
import { TextEncodingRef } from "../../platform/graphql/textEncoding.graphql.js";
import { withoutNulls } from "../../platform/graphql/withoutNulls.js";
import { SOURCE_DESCRIPTIONS } from "../../platform/csv/fileSource.js";
import type { Viewer } from "../../viewer.js";
import type { ImportStepsService } from "./ImportStepsService.js";
import { ImportFieldRef } from "../importReadingRefs.graphql.js";
import { ROW_DESCRIPTIONS, type StoredImport } from "../StoredImport.js";
import { BookImportRef } from "../importRefs.graphql.js";

builder.queryFields((t) => ({
  bookImport: t.field({
    type: BookImportRef,
    nullable: true,
    description:
      "One import, by one of its ids; null where there is none. Administrators. REST: GET /books/imports/{id}.",
    args: {
      id: t.arg.globalID({ description: "Its global id." }),
      databaseId: t.arg.int({ description: "Its number in the database, as an address has it." }),
    },
    resolve: (_root, { id, databaseId }, { importHistory, viewer }) =>
      importHistory.byId(viewer, id ? recordIdOf("BookImport", id) : (databaseId ?? null)),
  }),
  bookImports: t.connection(
    {
      type: BookImportRef,
      description: "Imports and files that wait, the newest first. Administrators. REST: GET /books/imports.",
      resolve: async (_root, page, { importHistory, viewer }) =>
        toConnection(await importHistory.page(viewer, page), () => importHistory.count(viewer)),
    },
    { name: "BookImportConnection" },
    { name: "BookImportEdge" },
  ),
}));

builder.subscriptionField("bookImportProgress", (t) =>
  t.field({
    type: BookImportRef,
    description:
      "An import whenever something of it has changed, until nothing of it runs; at once if nothing does. " +
      "Ends with the watcher's rights. Administrators. REST: GET /books/imports/{id}.",
    args: { id: t.arg.globalID({ required: true, description: "Its global id." }) },
    subscribe: (_root, { id }, { importHistory, viewer, viewerNow, signal }) =>
      importHistory.watch(viewer, recordIdOf("BookImport", id), viewerNow, signal),
    resolve: (row) => row,
  }),
);

/** What every command but the last gives. */
const importPayload = {
  description: "The import as it is now.",
  outputFields: (t: PayloadFields<StoredImport>) => ({
    bookImport: t.field({ type: BookImportRef, description: "The import.", resolve: (row) => row }),
  }),
};

builder.relayMutationField(
  "uploadBookImport",
  {
    description: "A file of books.",
    inputFields: (t) => ({
      file: t.field({
        type: "Upload",
        required: true,
        description:
          "XLSX, ODS or CSV of any shape: its sheet, encoding, separator and columns are recognised, and can be changed.",
      }),
    }),
  },
  {
    description:
      "Keeps a file of books for a day and recognises how it is written; nothing is imported yet. " +
      "REST: POST /books/imports.",
    errors: { types: [ValidationError, ConflictError, FileRefusedError] },
    resolve: (_root, { input }, { importSteps, signal, viewer }) =>
      importSteps.upload(viewer, incomingUpload(input.file), signal),
  },
  importPayload,
);

builder.relayMutationField(
  "configureBookImport",
  {
    description: "How a kept file is to be read; what is left out stays as it is.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The import." }),
      encoding: t.field({ type: TextEncodingRef, description: "What it is written in." }),
      separator: t.string({ description: "What stands between two columns: `,` `;` `|` or a tab." }),
      hasHeader: t.boolean({ description: "Whether its first row names the columns." }),
      sheet: t.int({ description: SOURCE_DESCRIPTIONS.chooseSheet }),
      proposesCallNumbers: t.boolean({ description: "Whether a book without a call number gets one." }),
      correctsTexts: t.boolean({
        description: "Whether remnants of another program's mistakes are taken out of texts.",
      }),
      category: t.string({ description: "The category of rows that name none; empty to take it back." }),
      location: t.string({ description: "The location of rows that name none; empty to take it back." }),
      columns: t.field({
        type: [ImportFieldRef],
        required: { list: false, items: false },
        description:
          "What each column of the file means, in order; null for one that nothing is taken from. " +
          "Without it they are recognised anew where the rows are cut in another way.",
      }),
    }),
  },
  {
    description:
      "Says how a kept file is to be read. A preview that was made before no longer holds. " +
      "REST: PUT /books/imports/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: (_root, { input: { id, ...given } }, { importSteps, viewer }) =>
      importSteps.configure(viewer, recordIdOf("BookImport", id), withoutNulls(given)),
  },
  importPayload,
);

type StepCommand = (imports: ImportStepsService, viewer: Viewer, id: number) => Promise<StoredImport>;

/** A command that takes an import to its next step. */
function stepMutation(name: string, description: string, run: StepCommand): void {
  builder.relayMutationField(
    name,
    {
      description: "Which import.",
      inputFields: (t) => ({ id: t.globalID({ required: true, description: "The import." }) }),
    },
    {
      description,
      errors: { types: [NotFoundError, ConflictError] },
      resolve: (_root, { input: { id } }, { importSteps, viewer }) =>
        run(importSteps, viewer, recordIdOf("BookImport", id)),
    },
    importPayload,
  );
}

stepMutation(
  "previewBookImport",
  "Begins to find out what would become of each row, without writing to the catalogue. " +
    "REST: POST /books/imports/{id}/preview.",
  (imports, viewer, id) => imports.preview(viewer, id),
);
stepMutation(
  "startBookImport",
  "Begins the import: every row of the file that can be becomes a book, or none does. " +
    "It goes on when its caller leaves; one runs at a time. REST: POST /books/imports/{id}/start.",
  (imports, viewer, id) => imports.start(viewer, id),
);
stepMutation(
  "cancelBookImport",
  "Ends a preview, or has an import that is not decided yet taken back whole. REST: POST /books/imports/{id}/cancel.",
  (imports, viewer, id) => imports.cancel(viewer, id),
);
stepMutation(
  "undoBookImport",
  "Begins to take away what an import brought. What has been used since stays (`kept`); " +
    "refused where nothing can go. REST: POST /books/imports/{id}/undo.",
  (imports, viewer, id) => imports.undo(viewer, id),
);

const NewCodeInput = builder.inputType("BookImportNewCodeInput", {
  description: "A new code for a copy whose code in the file is taken.",
  fields: (t) => ({
    itemCode: t.string({ required: true, description: ROW_DESCRIPTIONS.itemCode }),
    newCode: t.string({ required: true, description: "Free in the library and in the file." }),
  }),
});

builder.relayMutationField(
  "decideBookImportRow",
  {
    description: "What a person has decided of one row; what is left out is taken back.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The import." }),
      row: t.int({ required: true, description: "The number of the row." }),
      asOwnBook: t.boolean({ description: "Import it as a book of its own, whatever book it resembles." }),
      newCodes: t.field({ type: [NewCodeInput], description: "New codes for copies whose codes are taken." }),
    }),
  },
  {
    description:
      "Decides what a preview leaves to a person. The preview is done again in the background, since other rows may " +
      "depend on it; its rows stay readable until then. REST: PUT /books/imports/{id}/decisions.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: (_root, { input: { id, ...given } }, { importSteps, viewer }) =>
      importSteps.decide(viewer, recordIdOf("BookImport", id), withoutNulls(given)),
  },
  importPayload,
);

builder.relayMutationField(
  "discardBookImport",
  {
    description: "Which import.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The import." }) }),
  },
  {
    description: "Throws away a kept file that was not imported. REST: DELETE /books/imports/{id}.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id } }, { importSteps, viewer }) => {
      await importSteps.discard(viewer, recordIdOf("BookImport", id));
      return { message: "Berkas impor sudah dibatalkan." };
    },
  },
  {
    description: "That it is gone.",
    outputFields: (t) => ({ message: t.exposeString("message", { description: "For the person, in Indonesian." }) }),
  },
);
