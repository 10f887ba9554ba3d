import { z } from "zod";

import { NotFoundError } from "../../../errors.js";
import { snakeCase, withCamelColumns } from "../../../platform/rest/keyCase.js";
import { respondWithPage } from "../../../platform/rest/listResponse.js";
import { listQuery } from "../../../platform/rest/paging.js";
import { flag, wholeNumber } from "../../../platform/rest/queryFields.js";
import { route } from "../../../platform/rest/route.js";
import type { RequestContext } from "../../../platform/requestContext.js";
import { STUDENT_FIELDS } from "../rows/studentColumns.js";
import { presentStudentImport, studentImportResponse } from "../studentImportPresenter.js";
import type { StoredStudentImport } from "../studentImportReads.js";
import { configureStudentImportInput, MAX_COLUMNS } from "../rows/studentReading.js";
import { decideRowsInput } from "../decideRows.js";

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
    held: 0,
    refused: 2,
    to_check: 1,
    left_out: 2,
    done: 0,
    undone: 0,
    kept: 0,
  },
  findings: { unknown_kinds: [{ word: "Frater", rows: 3 }], common_birth_date: null },
  undo_refusal: "Impor ini belum dijalankan.",
  reading: {
    encoding: "utf-8",
    separator: ";",
    has_header: true,
    is_slims: false,
    update_existing: true,
    tidies_names: true,
    zero_is_female: true,
    source: { sheets: ["Siswa", "Guru"], sheet: 0, hidden_rows: 0, rows_above: [] },
    keeps_common_birth_date: false,
    kinds: [],
    columns: [{ header: "NIS", field: "nis", reason: "name", look: null, samples: ["2024001"] }],
    undecided: [],
    fields: [{ field: "nis", label: "NIS / No. anggota", is_required: true }],
  },
};
const params = z.object({ id: wholeNumber() });
const shared = { tag: "Students", params } as const;
export const readsOne = { ...shared, method: "GET", access: "students.read", operation: "read", success: 200 } as const;

export const studentImportStepsRoutes = [
  route({
    method: "GET",
    path: "/students/imports",
    operationId: "studentImports",
    tag: "Students",
    access: "students.read",
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
    access: "students.write",
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
    access: "students.write",
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
        .max(MAX_COLUMNS)
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
    access: "students.write",
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
    access: "students.write",
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
  route({
    ...shared,
    method: "POST",
    path: "/students/imports/{id}/decisions",
    operationId: "decideStudentImportRows",
    access: "students.write",
    operation: "update",
    success: 200,
    summary: "Say whose rows of a file of students are",
    description:
      "Of rows that stay out since only a person knows whose they are. `update`: of the student who is there. `add`: of " +
      "somebody else; not where the number is taken. `leave_out`: they stay out. Without `rows` all that may be.",
    body: decideRowsInput,
    response: z.object({ data: studentImportResponse }),
    example: { body: { decision: "update", rows: [7] }, response: { status_code: 200, data: example } },
    failures: [404, 409, 422],
    handle: async ({ context: { studentImports, viewer }, params: { id }, body }) => ({
      data: presentStudentImport(await studentImports.decideRows(viewer, id, body)),
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
];

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
    access: "students.write",
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

export async function requireImport(
  { studentImportHistory, viewer }: RequestContext,
  id: number,
): Promise<StoredStudentImport> {
  const row = await studentImportHistory.byId(viewer, id);
  if (!row) {
    throw new NotFoundError("Impor ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
  }
  return row;
}
