import { z } from "zod";

import { NotFoundError } from "../../errors.js";
import { csvDownload } from "../../platform/rest/csvDownload.js";
import { snakeCase, withCamelColumns } from "../../platform/rest/keyCase.js";
import { respondWithPage } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { choice, flag, queryText, wholeNumber } from "../../platform/rest/queryFields.js";
import { route, StreamedBody } from "../../platform/rest/route.js";
import type { RequestContext } from "../../platform/requestContext.js";
import { exampleStudent } from "../student.rest.js";
import { presentStudent, studentResponse } from "../studentPresenter.js";
import { STUDENT_FIELDS } from "./rows/studentColumns.js";
import { CLASSES_DESCRIPTION } from "./studentImportDescriptions.js";
import {
  importedClassResponse,
  presentImportedClass,
  presentStudentImport,
  presentStudentImportRow,
  studentImportResponse,
  studentImportRowResponse,
} from "./studentImportPresenter.js";
import type { StoredStudentImport } from "./studentImportReads.js";
import { configureStudentImportInput } from "./rows/studentReading.js";

const example = {
  id: 4,
  state: "ready",
  is_stopped: false,
  progress: null,
  file_name: "siswa-2026.csv",
  started_by: "admin",
  created_at: "2026-11-21T02:00:00.000Z",
  started_at: null,
  finished_at: null,
  undone_at: null,
  rows_kept: true,
  counts: {
    rows: 320,
    imported: 108,
    updated: 204,
    unchanged: 6,
    refused: 2,
    to_check: 1,
    left_out: 2,
    done: 0,
    undone: 0,
    kept: 0,
  },
  undo_refusal: "Impor ini belum dijalankan.",
  reading: {
    encoding: "utf-8",
    separator: ";",
    has_header: true,
    is_slims: false,
    update_existing: true,
    tidies_names: true,
    zero_is_female: true,
    columns: [{ header: "NIS", field: "nis", reason: "name", samples: ["2024001"] }],
    undecided: [],
    fields: [{ field: "nis", label: "NIS", is_required: true }],
  },
};
const params = z.object({ id: wholeNumber() });
const shared = { tag: "Students", params } as const;
const readsOne = { ...shared, method: "GET", access: "staff", operation: "read", success: 200 } as const;

export const studentImportStepsRoutes = [
  route({
    method: "GET",
    path: "/students/imports",
    operationId: "studentImports",
    tag: "Students",
    access: "staff",
    operation: "read",
    success: 200,
    summary: "Imports of students and files that wait, the newest first",
    query: listQuery({}),
    response: z.object({ data: z.array(studentImportResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: (call) => {
      const { studentImportHistory, viewer } = call.context;
      return respondWithPage(call, {
        page: (args) => studentImportHistory.page(viewer, args),
        count: () => studentImportHistory.count(viewer),
        present: (rows) => Promise.resolve(rows.map(presentStudentImport)),
      });
    },
  }),
  route({
    method: "POST",
    path: "/students/imports",
    operationId: "uploadStudentImport",
    tag: "Students",
    access: "admin",
    operation: "upload",
    success: 201,
    summary: "Keep a file of students for an import in steps",
    description:
      "Its encoding, separator and columns are recognised and told; nothing is imported yet. It is kept for a day " +
      "unless it is started. Passwords in it are taken out at once.",
    upload: true,
    response: z.object({ data: studentImportResponse }),
    example: { response: { status_code: 201, data: { ...example, state: "draft" } } },
    failures: [409, 413, 422],
    handle: async ({ context: { studentImports, viewer, signal }, file }) => ({
      data: presentStudentImport(await studentImports.upload(viewer, file, signal)),
    }),
  }),
  route({
    ...readsOne,
    path: "/students/imports/{id}",
    operationId: "studentImport",
    summary: "One import of students: how far it is, and how its file is read",
    description: "Ask again while `progress` is not null.",
    response: z.object({ data: studentImportResponse }),
    example: { response: { status_code: 200, data: example } },
    failures: [404],
    handle: async ({ context, params: { id } }) => ({
      data: presentStudentImport(await requireImport(context, id)),
    }),
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/students/imports/{id}",
    operationId: "configureStudentImport",
    access: "admin",
    operation: "update",
    success: 200,
    summary: "Say how a file of students is to be read",
    description:
      "What is left out stays. `columns` names what each column means, in order, by the names of `reading.fields`; " +
      "null for one that nothing is taken from. A preview that was made before no longer holds. Of two changes at " +
      "once the second is refused with 409: ask again how it is read.",
    body: configureStudentImportInput.extend({
      columns: z
        .array(z.enum(STUDENT_FIELDS.map(snakeCase) as [string, ...string[]]).nullable())
        .max(60)
        .optional(),
    }),
    response: z.object({ data: studentImportResponse }),
    example: {
      body: { separator: ";", has_header: true, columns: ["nis", "name", null], update_existing: false },
      response: { status_code: 200, data: example },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { studentImports, viewer }, params: { id }, body }) => ({
      data: presentStudentImport(await studentImports.configure(viewer, id, withCamelColumns(body))),
    }),
  }),
  route({
    ...shared,
    method: "DELETE",
    path: "/students/imports/{id}",
    operationId: "discardStudentImport",
    access: "admin",
    operation: "delete",
    success: 200,
    summary: "Throw away a kept file of students that was not imported",
    response: z.object({ message: z.string() }),
    example: { response: { status_code: 200, message: "Berkas impor sudah dibatalkan." } },
    failures: [404, 409],
    handle: async ({ context: { studentImports, viewer }, params: { id } }) => {
      await studentImports.discard(viewer, id);
      return { message: "Berkas impor sudah dibatalkan." };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/students/imports/{id}/preview",
    operationId: "previewStudentImport",
    access: "admin",
    operation: "update",
    success: 200,
    summary: "Find out what would become of each row of a file of students",
    description: "Answers when it is done; nothing of the register changes.",
    query: z.strictObject({
      update_existing: flag().optional().describe("Change students who are there already; as before unless given."),
    }),
    response: z.object({ data: studentImportResponse }),
    example: { response: { status_code: 200, data: example } },
    failures: [404, 409, 422],
    handle: async ({ context: { studentImports, viewer }, params: { id }, query: { update_existing } }) => ({
      data: presentStudentImport(await studentImports.preview(viewer, id, { updateExisting: update_existing })),
    }),
  }),
  stepRoute(
    "start",
    "startStudentImport",
    "Begin an import of students, or continue one that has stopped",
    "Rows are written a batch in each transaction; it goes on when its caller leaves.",
    ({ studentImports, viewer }, id) => studentImports.start(viewer, id),
  ),
  stepRoute(
    "undo",
    "undoStudentImport",
    "Take back what an import of students has brought and changed",
    "What was used or changed since stays, with its reason. It goes on when its caller leaves.",
    ({ studentImports, viewer }, id) => studentImports.undo(viewer, id),
  ),
  route({
    ...readsOne,
    path: "/students/imports/{id}/rows",
    operationId: "studentImportRows",
    summary: "What becomes, or became, of each row of a file of students",
    description: "In the file's order; empty before the preview and once the rows are no longer kept.",
    query: listQuery({
      outcome: choice(["new", "changed", "unchanged", "refused"]).optional().describe("Only rows with this outcome."),
      list: choice(["to_check", "left_out", "kept"])
        .optional()
        .describe("Only rows that have to be looked at, of which something stays out, or that an undo has left."),
    }),
    response: z.object({ data: z.array(studentImportRowResponse) }),
    example: {
      response: {
        status_code: 200,
        data: [
          {
            number: 7,
            outcome: "changed",
            nis: "2024001",
            name: "Rani Puspita",
            class_name: "XI IPA 1",
            reason: "",
            changes: [{ field: "Kelas", before: "X IPA 1", after: "XI IPA 1" }],
            is_done: true,
            is_undone: false,
            kept_reason: null,
            student_id: 12,
          },
        ],
      },
    },
    failures: [404, 422],
    handle: async (call) => {
      const { studentImportHistory, viewer } = call.context;
      const row = await requireImport(call.context, call.params.id);
      const { outcome = null, list } = call.query;
      const filter = { kind: outcome, list: list ? LISTS[list] : null };
      return respondWithPage(call, {
        page: (args) => studentImportHistory.rows(viewer, row, filter, args),
        count: () => studentImportHistory.countRows(viewer, row, filter),
        present: (rows) => Promise.resolve(rows.map(presentStudentImportRow)),
      });
    },
  }),
  route({
    ...readsOne,
    path: "/students/imports/{id}/classes",
    operationId: "studentImportClasses",
    summary: "The classes of the students that an import has brought",
    description: CLASSES_DESCRIPTION,
    response: z.object({ data: z.array(importedClassResponse) }),
    example: { response: { status_code: 200, data: [{ name: "X IPA 1", students_count: 36 }] } },
    failures: [404],
    handle: async ({ context, params: { id } }) => {
      const classes = await context.studentImportHistory.classes(context.viewer, await requireImport(context, id));
      return { data: classes.map(presentImportedClass) };
    },
  }),
  route({
    ...readsOne,
    path: "/students/imports/{id}/students",
    operationId: "studentImportStudents",
    summary: "The students of a class that an import has brought",
    description: "Those without an account, by name: at most 250, as many as get their codes together.",
    query: z.strictObject({
      class_name: queryText(100).describe("One of its classes by name; empty for those without one."),
      part: wholeNumber().optional().describe("Which 250 of a larger one, from 1."),
    }),
    response: z.object({ data: z.array(studentResponse) }),
    example: { response: { status_code: 200, data: [exampleStudent] } },
    failures: [404, 422],
    handle: async ({ context, params: { id }, query: { class_name, part = 1 } }) => {
      const row = await requireImport(context, id);
      const students = await context.studentImportHistory.students(context.viewer, row, {
        className: class_name,
        part,
      });
      return { data: students.map(presentStudent) };
    },
  }),
  route({
    ...readsOne,
    ...csvDownload,
    path: "/students/imports/{id}/left-out",
    operationId: "studentImportLeftOut",
    summary: "The rows of a file of students of which something stays out, as CSV",
    description:
      "With their number, outcome and reason before the file's own columns; formulas are made harmless. " +
      "It can be corrected and imported again as it is.",
    failures: [404, 409],
    handle: async ({ context: { studentImportHistory, viewer }, params: { id } }) =>
      new StreamedBody(await studentImportHistory.leftOut(viewer, id), `impor-siswa-${id}-tidak-masuk.csv`),
  }),
];

const LISTS = { to_check: "toCheck", left_out: "leftOut", kept: "kept" } as const;

function stepRoute(
  name: string,
  operationId: string,
  summary: string,
  description: string,
  run: (context: RequestContext, id: number) => Promise<StoredStudentImport>,
) {
  return route({
    ...shared,
    method: "POST",
    path: `/students/imports/{id}/${name}`,
    operationId,
    access: "admin",
    operation: "update",
    success: 200,
    summary,
    description,
    response: z.object({ data: studentImportResponse }),
    example: { response: { status_code: 200, data: example } },
    failures: [404, 409, 422],
    handle: async ({ context, params: { id } }) => ({ data: presentStudentImport(await run(context, id)) }),
  });
}

async function requireImport(
  { studentImportHistory, viewer }: RequestContext,
  id: number,
): Promise<StoredStudentImport> {
  const row = await studentImportHistory.byId(viewer, id);
  if (!row) {
    throw new NotFoundError("Impor ini tidak ditemukan.");
  }
  return row;
}
