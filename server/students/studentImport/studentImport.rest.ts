import { z } from "zod";

import { flag } from "../../platform/rest/queryFields.js";
import { snakeCase } from "../../platform/rest/keyCase.js";
import { route } from "../../platform/rest/route.js";
import { exampleStudent, presentStudent, studentResponse } from "../studentPresenter.js";
import { studentImportMessage } from "./studentImportMessage.js";
import type { RefusedRow } from "./rows/studentRow.js";

const count = z.int();

const refusedRow = z.object({
  row: count.describe("As a spreadsheet shows it; the header is a row too."),
  nis: z.string().nullable(),
  name: z.string().nullable(),
  errors: z.record(z.string(), z.array(z.string())).describe("What is wrong, by field."),
});

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
      "status and account stay. A caller that goes away before the end takes all of it back.",
    query: z.strictObject({
      update_existing: flag().optional().describe("Change students who are there already; false unless given."),
    }),
    upload: true,
    response: z.object({
      message: z.string(),
      rows: count.describe("Rows that were read. Each is imported, updated, a duplicate or refused."),
      imported: count,
      updated: count,
      duplicates: count,
      refused: count,
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
        refused: 1,
        ignored_columns: ["Agama"],
        errors: [{ row: 3, nis: "2024002", name: "Sari", errors: { nisn: ["NISN terdiri atas 10 angka."] } }],
        data: [exampleStudent],
      },
    },
    failures: [409, 413, 422],
    handle: async ({ context: { studentImports, signal, viewer }, query: { update_existing = false }, file }) => {
      const result = await studentImports.importStudents(viewer, { updateExisting: update_existing }, file, signal);
      const { rows, imported, updated, duplicates, refused, ignoredColumns } = result;
      return {
        message: studentImportMessage(result),
        rows,
        imported: imported.length,
        updated: updated.length,
        duplicates,
        refused: refused.length,
        ignored_columns: [...ignoredColumns],
        errors: refused.map(presentRefused),
        data: [...imported, ...updated].map(presentStudent),
      };
    },
  }),
];
