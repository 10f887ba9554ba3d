import { z } from "zod";

import { csvDownload } from "../../../platform/rest/csvDownload.js";
import { respondWithPage } from "../../../platform/rest/listResponse.js";
import { listQuery } from "../../../platform/rest/paging.js";
import { choice, queryText, wholeNumber } from "../../../platform/rest/queryFields.js";
import { route, StreamedBody } from "../../../platform/rest/route.js";
import { exampleStudent, presentStudent, studentResponse } from "../../studentPresenter.js";
import { CLASSES_DESCRIPTION } from "../studentImportDescriptions.js";
import {
  importedClassResponse,
  presentImportedClass,
  presentStudentImportRow,
  studentImportRowResponse,
} from "../studentImportPresenter.js";
import { readsOne, requireImport } from "./studentImportSteps.rest.js";

const OUTCOMES = ["new", "changed", "unchanged", "held", "refused"] as const;

export const studentImportRowsRoutes = [
  route({
    ...readsOne,
    path: "/students/imports/{id}/rows",
    operationId: "studentImportRows",
    summary: "What becomes, or became, of each row of a file of students",
    description: "In the file's order; empty before the preview and once the rows are no longer kept.",
    query: listQuery({
      outcome: choice(OUTCOMES).optional().describe("Only rows with this outcome."),
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
            question: null,
            decision: null,
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
      "It can be corrected and imported again as it is. With `outcome` or `list` the rows of that list instead.",
    query: z.strictObject({
      outcome: choice(OUTCOMES).optional().describe("Only rows with this outcome."),
      list: choice(["to_check", "left_out"]).optional().describe("Only rows of this list; left_out unless given."),
    }),
    failures: [404, 409, 422],
    handle: async ({ context: { studentImportHistory, viewer }, params: { id }, query: { outcome, list } }) => {
      const filter = { kind: outcome ?? null, list: list ? LISTS[list] : outcome ? null : LISTS.left_out };
      return new StreamedBody(
        await studentImportHistory.leftOut(viewer, id, filter),
        `impor-anggota-${id}-${FILE_NAMES[outcome ?? list ?? "left_out"]}.csv`,
      );
    },
  }),
];

const FILE_NAMES = {
  new: "baru",
  changed: "diubah",
  unchanged: "tidak-diubah",
  held: "tidak-diambil",
  refused: "ditolak",
  to_check: "perlu-diperiksa",
  left_out: "tidak-masuk",
} as const;
const LISTS = { to_check: "toCheck", left_out: "leftOut", kept: "kept" } as const;
