import { z } from "zod";

import { flag } from "../../platform/rest/queryFields.js";
import { snakeCase } from "../../platform/rest/keyCase.js";
import { route } from "../../platform/rest/route.js";
import { exampleStudent, presentStudent, studentResponse } from "../studentPresenter.js";
import { studentImportMessage } from "./studentImportMessage.js";
import type { RowRemark } from "./run/importAtOnce.js";
import type { RefusedRow } from "./rows/studentRow.js";

const count = z.int();

const refusedRow = z.object({
  row: count.describe("As a spreadsheet shows it; the header is a row too."),
  nis: z.string().nullable(),
  name: z.string().nullable(),
  errors: z.record(z.string(), z.array(z.string())).describe("What is wrong, by field."),
});

const remark = z.object({ row: count, nis: z.string(), name: z.string(), notes: z.array(z.string()) });

function presentRemark({ row, nis, name, notes }: RowRemark): z.infer<typeof remark> {
  return { row, nis, name, notes: [...notes] };
}

function presentRefused({ row, nis, name, fields }: RefusedRow): z.infer<typeof refusedRow> {
  const errors: Record<string, string[]> = {};
  for (const field of fields) {
    (errors[snakeCase(field.name)] ??= []).push(field.message);
  }
  return { row, nis, name, errors };
}

export const studentImportRoutes = [
  route({
    method: "POST",
    path: "/students/import-csv",
    operationId: "importStudents",
    tag: "Students",
    access: "students.write",
    operation: "upload",
    success: 201,
    summary: "Import students from CSV",
    description:
      "A header in any order with Indonesian or English names (`nis` and `nama` at least), above which a title may " +
      "stand; encoding and separator are recognised. " +
      "At most 20,000 rows and 20 MB. Every row that can be becomes a student, in one write. Students are known by " +
      "their NIS: one that is there stays " +
      "as it is unless `update_existing`, by which the file's cells that are not empty replace what is there; " +
      "status and account stay. A wrong value that no student is known by is emptied and told in `noted_rows`; a row " +
      "that may be of a student with another name or number stays out and is told in `held_rows`. A caller that goes away before the end takes all of it back.",
    query: z.strictObject({
      update_existing: flag().optional().describe("Change students who are there already; false unless given."),
    }),
    upload: true,
    response: z.object({
      message: z.string(),
      rows: count.describe("Rows that were read. Each is imported, updated, a duplicate, held or refused."),
      imported: count,
      updated: count,
      duplicates: count,
      held: count.describe("Rows that stay out, since only a person knows whose they are."),
      refused: count,
      held_rows: z.array(remark).describe("The held rows with their reasons; an import in steps can bring them in."),
      noted_rows: z.array(remark).describe("Rows that are in, with a value that was emptied or has to be checked."),
      ignored_columns: z.array(z.string()).describe("Columns of the file that nothing was taken from."),
      errors: z.array(refusedRow).describe("The refused rows with their reasons."),
      data: z.array(studentResponse).describe("The imported and the updated students, in the order of the file."),
    }),
    example: {
      response: {
        status_code: 201,
        message: "1 anggota diimpor, 0 diperbarui, 0 sudah ada, 1 ditolak.",
        rows: 2,
        imported: 1,
        updated: 0,
        duplicates: 0,
        held: 0,
        refused: 1,
        held_rows: [],
        noted_rows: [
          { row: 2, nis: "2024001", name: "Rani Puspita", notes: ["NISN “12” tidak sah, jadi dikosongkan."] },
        ],
        ignored_columns: ["Agama"],
        errors: [{ row: 3, nis: "2024002", name: null, errors: { name: ["Wajib diisi."] } }],
        data: [exampleStudent],
      },
    },
    failures: [409, 413, 422],
    handle: async ({ context: { studentImports, signal, viewer }, query: { update_existing = false }, file }) => {
      const result = await studentImports.importStudents(viewer, { updateExisting: update_existing }, file, signal);
      const { rows, imported, updated, duplicates, held, refused, noted, ignoredColumns } = result;
      return {
        message: studentImportMessage(result),
        rows,
        imported: imported.length,
        updated: updated.length,
        duplicates,
        held: held.length,
        refused: refused.length,
        held_rows: held.map(presentRemark),
        noted_rows: noted.map(presentRemark),
        ignored_columns: [...ignoredColumns],
        errors: refused.map(presentRefused),
        data: [...imported, ...updated].map(presentStudent),
      };
    },
  }),
];
