import { ConflictError, FileRefusedError, NotFoundError, ValidationError } from "../../../errors.js";
import { builder, type PayloadFields } from "../../../platform/graphql/builder.js";
import { toConnection } from "../../../platform/graphql/connection.js";
import { incomingUpload } from "../../../platform/graphql/multipartOperations.js";
import { recordIdOf } from "../../../platform/graphql/recordIds.js";
import { TextEncodingRef } from "../../../platform/graphql/textEncoding.graphql.js";
import { withoutNulls } from "../../../platform/graphql/withoutNulls.js";
import { SOURCE_DESCRIPTIONS } from "../../../platform/csv/fileSource.js";
import type { Viewer } from "../../../viewer.js";
import type { StoredStudentImport } from "../studentImportReads.js";
import type { StudentImportService } from "../StudentImportService.js";
import { AnswerRef, FieldRef, StudentImportRef } from "../studentImportRefs.graphql.js";

builder.queryFields((t) => ({
  studentImport: t.field({
    type: StudentImportRef,
    nullable: true,
    description:
      "One import of students, by one of its ids; null where there is none. For librarians. " +
      "REST: GET /students/imports/{id}.",
    args: {
      id: t.arg.globalID({ description: "Its global id." }),
      databaseId: t.arg.int({ description: "Its number in the database, as an address has it." }),
    },
    resolve: (_root, { id, databaseId }, { studentImportHistory, viewer }) =>
      studentImportHistory.byId(viewer, id ? recordIdOf("StudentImport", id) : (databaseId ?? null)),
  }),
  studentImports: t.connection(
    {
      type: StudentImportRef,
      description: "Imports of students and files that wait, the newest first. REST: GET /students/imports.",
      resolve: async (_root, page, { studentImportHistory, viewer }) =>
        toConnection(await studentImportHistory.page(viewer, page), () => studentImportHistory.count(viewer)),
    },
    { name: "StudentImportConnection" },
    { name: "StudentImportEdge" },
  ),
}));

/** What every command but the last gives. */
const importPayload = {
  description: "The import as it is now.",
  outputFields: (t: PayloadFields<StoredStudentImport>) => ({
    studentImport: t.field({ type: StudentImportRef, description: "The import.", resolve: (row) => row }),
  }),
};

builder.relayMutationField(
  "uploadStudentImport",
  {
    description: "A file of students.",
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
      "Keeps a file of students for a day and recognises how it is written; nothing is imported yet. " +
      "REST: POST /students/imports.",
    errors: { types: [ValidationError, ConflictError, FileRefusedError] },
    resolve: (_root, { input }, { studentImports, signal, viewer }) =>
      studentImports.upload(viewer, incomingUpload(input.file), signal),
  },
  importPayload,
);

const KindChoiceInput = builder.inputType("StudentImportKindInput", {
  description: "Which kind of members a word of a file means.",
  fields: (t) => ({
    word: t.string({ required: true, description: "The word, as the file has it." }),
    memberKindId: t.int({ required: true, description: "The kind's number in the database." }),
  }),
});

builder.relayMutationField(
  "configureStudentImport",
  {
    description: "How a kept file is to be read; what is left out stays as it is.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The import." }),
      encoding: t.field({ type: TextEncodingRef, description: "What it is written in." }),
      separator: t.string({ description: "What stands between two columns: `,` `;` `|` or a tab." }),
      hasHeader: t.boolean({ description: "Whether a row of it names the columns." }),
      sheet: t.int({ description: SOURCE_DESCRIPTIONS.chooseSheet }),
      updateExisting: t.boolean({ description: "Whether students who are there get what the file says." }),
      tidiesNames: t.boolean({ description: "Whether names in capitals get small letters." }),
      zeroIsFemale: t.boolean({ description: "Whether gender 0 is a girl's." }),
      keepsCommonBirthDate: t.boolean({
        description: "Whether a birth date that half of the members share is taken.",
      }),
      kinds: t.field({
        type: [KindChoiceInput],
        description: "Which kind of members a word of the file means; later files know it too.",
      }),
      columns: t.field({
        type: [FieldRef],
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
      "Of two changes at once the second is a conflict: ask again how it is read. " +
      "REST: PUT /students/imports/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: (_root, { input: { id, ...given } }, { studentImports, viewer }) =>
      studentImports.configure(viewer, recordIdOf("StudentImport", id), withoutNulls(given)),
  },
  importPayload,
);

type StepCommand = (imports: StudentImportService, viewer: Viewer, id: number) => Promise<StoredStudentImport>;

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
      errors: { types: [ValidationError, NotFoundError, ConflictError] },
      resolve: (_root, { input: { id } }, { studentImports, viewer }) =>
        run(studentImports, viewer, recordIdOf("StudentImport", id)),
    },
    importPayload,
  );
}

builder.relayMutationField(
  "previewStudentImport",
  {
    description: "Which import.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The import." }),
      updateExisting: t.boolean({
        description: "Whether students who are there get what the file says; as before unless given.",
      }),
    }),
  },
  {
    description:
      "Finds out what would become of each row; nothing of the register changes. " +
      "REST: POST /students/imports/{id}/preview.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: (_root, { input: { id, ...given } }, { studentImports, viewer }) =>
      studentImports.preview(viewer, recordIdOf("StudentImport", id), withoutNulls(given)),
  },
  importPayload,
);

builder.relayMutationField(
  "decideStudentImportRows",
  {
    description: "Whose rows of a previewed file are.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The import." }),
      decision: t.field({ type: AnswerRef, required: true, description: "Whose they are." }),
      rows: t.intList({ description: "Their numbers in the file, at most 250; without it all that may be." }),
    }),
  },
  {
    description:
      "Says whose rows are that stay out since only a person knows it (`rows(outcome: HELD)`). " +
      "REST: POST /students/imports/{id}/decisions.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: (_root, { input: { id, ...given } }, { studentImports, viewer }) =>
      studentImports.decideRows(viewer, recordIdOf("StudentImport", id), withoutNulls(given)),
  },
  importPayload,
);

stepMutation(
  "startStudentImport",
  "Begins the import, or continues one that has stopped, a batch of rows in each transaction; it goes on when its " +
    "caller leaves. Ask for the import again while it is `RUNNING`. REST: POST /students/imports/{id}/start.",
  (imports, viewer, id) => imports.start(viewer, id),
);

stepMutation(
  "undoStudentImport",
  "Begins to take back what an import has brought and changed. What was used or changed since stays, with its " +
    "reason (`rows(list: KEPT)`). REST: POST /students/imports/{id}/undo.",
  (imports, viewer, id) => imports.undo(viewer, id),
);

builder.relayMutationField(
  "discardStudentImport",
  {
    description: "Which import.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The import." }) }),
  },
  {
    description: "Throws away a kept file that was not imported. REST: DELETE /students/imports/{id}.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id } }, { studentImports, viewer }) => {
      await studentImports.discard(viewer, recordIdOf("StudentImport", id));
      return { message: "Berkas impor sudah dibatalkan." };
    },
  },
  {
    description: "That it is gone.",
    outputFields: (t) => ({ message: t.exposeString("message", { description: "For the person, in Indonesian." }) }),
  },
);
