import { ConflictError, FileRefusedError, ValidationError } from "../../errors.js";
import { builder, costOf } from "../../platform/graphql/builder.js";
import { incomingUpload } from "../../platform/graphql/multipartOperations.js";
import { FieldErrorRef } from "../../platform/graphql/userErrors.graphql.js";
import { StudentEdge } from "../student.graphql.js";
import { newestStudentCursor } from "../studentList.js";
import type { RowRemark } from "./run/importAtOnce.js";
import type { RefusedRow } from "./rows/studentRow.js";
import { studentImportMessage } from "./studentImportMessage.js";

const MAX_EDGES = 100;
const MAX_REFUSED = 1_000;

const RefusedRowRef = builder.objectRef<RefusedRow>("RefusedStudentRowInfo").implement({
  description: "A row of a file that became no student.",
  fields: (t) => ({
    row: t.exposeInt("row", { description: "As a spreadsheet shows it; the header is a row too." }),
    nis: t.exposeString("nis", { nullable: true, description: "The student number in it." }),
    name: t.exposeString("name", { nullable: true, description: "The name in it." }),
    fields: t.field({
      type: [FieldErrorRef],
      description: "What is wrong with it.",
      resolve: ({ fields }) => [...fields],
    }),
  }),
});

const RowRemarkRef = builder.objectRef<RowRemark>("StudentImportRemark").implement({
  description: "A row of a file of students that a person should look at.",
  fields: (t) => ({
    row: t.exposeInt("row", { description: "As a spreadsheet shows it; the header is a row too." }),
    nis: t.exposeString("nis", { description: "The student number in it." }),
    name: t.exposeString("name", { description: "The name in it." }),
    notes: t.stringList({ description: "Why, in Indonesian.", resolve: ({ notes }) => [...notes] }),
  }),
});

builder.relayMutationField(
  "importStudents",
  {
    description: "A file of students.",
    inputFields: (t) => ({
      file: t.field({
        type: "Upload",
        required: true,
        description:
          "CSV: a header in any order with Indonesian or English names, `nis` and `nama` at least; encoding and " +
          "separator are recognised. At most 20,000 rows and 20 MB.",
      }),
      updateExisting: t.boolean({
        description:
          "Whether the file's cells that are not empty replace what is known of students who are there already; " +
          "false unless given.",
      }),
    }),
  },
  {
    description:
      "Imports students from CSV, every row that can be, in one write. A caller that goes away before the end " +
      "takes all of it back. Students are known by their NIS. Source: POST /students/import-csv.",
    errors: { types: [ValidationError, ConflictError, FileRefusedError] },
    resolve: (_root, { input: { file, updateExisting } }, { studentImports, signal, viewer }) =>
      studentImports.importStudents(viewer, { updateExisting: updateExisting ?? false }, incomingUpload(file), signal),
  },
  {
    description: "What became of the rows: each is imported, updated, a duplicate, held or refused.",
    outputFields: (t) => ({
      message: t.string({ description: "For the person, in Indonesian.", resolve: studentImportMessage }),
      rows: t.int({ description: "Rows that were read, without the header.", resolve: ({ rows }) => rows }),
      imported: t.int({ description: "New students.", resolve: ({ imported }) => imported.length }),
      updated: t.int({
        description: "Students who were there and are changed.",
        resolve: ({ updated }) => updated.length,
      }),
      duplicates: t.int({
        description: "Rows whose student is there already and stays as before.",
        resolve: ({ duplicates }) => duplicates,
      }),
      held: t.int({
        description: "Rows that stay out, since only a person knows whose they are.",
        resolve: ({ held }) => held.length,
      }),
      heldRows: t.field({
        type: [RowRemarkRef],
        description: `The first ${MAX_REFUSED} of them, with their reasons. An import in steps can bring them in.`,
        resolve: ({ held }) => held.slice(0, MAX_REFUSED),
      }),
      notedRows: t.field({
        type: [RowRemarkRef],
        description: `The first ${MAX_REFUSED} rows that are in, with a value that was emptied or has to be checked.`,
        resolve: ({ noted }) => noted.slice(0, MAX_REFUSED),
      }),
      refused: t.int({ description: "Rows that cannot be a student.", resolve: ({ refused }) => refused.length }),
      refusedRows: t.field({
        type: [RefusedRowRef],
        description: `The first ${MAX_REFUSED} of them, with their reasons.`,
        resolve: ({ refused }) => refused.slice(0, MAX_REFUSED),
      }),
      ignoredColumns: t.stringList({
        description: "Columns of the file that nothing was taken from.",
        resolve: ({ ignoredColumns }) => [...ignoredColumns],
      }),
      studentEdges: t.field({
        type: [StudentEdge],
        description:
          "The new students, the newest first, as edges of the newest students, to be put in front of a list.",
        args: { first: t.arg.int({ defaultValue: 20, description: `How many, 0 to ${MAX_EDGES}.` }) },
        complexity: ({ first }) => costOf(clampEdges(first)),
        resolve: ({ imported }, { first }) =>
          [...imported]
            .reverse()
            .slice(0, clampEdges(first))
            .map((node) => ({ cursor: newestStudentCursor(node), node })),
      }),
    }),
  },
);

/** The students are in: a number out of bounds is no reason to say that anything failed. */
function clampEdges(first: number | null | undefined): number {
  return Math.min(Math.max(first ?? 20, 0), MAX_EDGES);
}
