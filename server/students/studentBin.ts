import sql from "sql-template-tag";
import { z } from "zod";

import { forgetStudents } from "../audit/forgetStudents.js";
import { keptBinHandler } from "../bin/BinHandler.js";
import { moveToBin } from "../bin/moveToBin.js";
import { ConflictError } from "../errors.js";
import { integer, pick, text, typedAs, valuesOf } from "../platform/database/columns.js";
import { adjustCounters } from "../platform/database/counters/counters.js";
import type { Transaction } from "../platform/database/Database.js";
import { rowSchema } from "../platform/database/rowSchema.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { markFilesDropped, markFilesKept } from "../platform/files/fileState.js";
import type { Viewer } from "../viewer.js";
import { studentTable } from "./Student.entity.js";
import { studentKeys } from "./studentKeys.js";
import type { StudentRow } from "./studentReads.js";
import { studentAuditValues } from "./editing/studentWriter.js";

const KEPT = [
  "id",
  "nis",
  "nisn",
  "name",
  "gender",
  "className",
  "major",
  "academicYear",
  "birthDate",
  "phone",
  "email",
  "address",
  "photo",
  "status",
  "kind",
  "suspendedUntil",
  "registeredAt",
  "expiresAt",
] as const;
const keptColumns = pick(studentTable, ...KEPT);

/** The printed code, whose entity students do not know: the slip in a pupil's hand is worth as much as before. */
const codeColumns = {
  codeHash: text(sql`code_hash`),
  tries: integer(sql`tries`),
  createdAt: typedAs(studentTable.registeredAt, sql`created_at`),
  expiresAt: typedAs(studentTable.registeredAt, sql`expires_at`),
};
const moment = z.iso.datetime().transform((stored) => new Date(stored));
const keptStudent = rowSchema(studentTable, ...KEPT).and(
  z.object({
    code: z.object({ codeHash: z.string(), tries: z.int(), createdAt: moment, expiresAt: moment }).nullable(),
  }),
);

/** Deletes a student without history from the register. Gives the bin's entries. */
export async function moveStudentToBin(tx: Transaction, viewer: Viewer, student: StudentRow): Promise<number[]> {
  const { id, name, photo, status } = student;
  const [code] = await tx.select(codeColumns, sql`FROM activation_codes WHERE student_id = ${id}`);
  await tx.run(sql`DELETE FROM students WHERE id = ${id}`);
  await adjustCounters(tx, { students: status === "active" ? -1 : 0 });
  const kept = { ...valuesOf(keptColumns, student), code: code ?? null };
  return moveToBin(tx, viewer, [{ kind: "student", recordId: id, label: name, kept, files: [photo] }]);
}

/** A student comes back with number, photo and activation code; for good go photo and all that is told of them. */
export const studentBin = keptBinHandler(keptStudent, {
  restore: async (tx, _entry, { code, ...student }) => {
    const { id, nis, nisn, name, status, photo } = student;
    const [other] = await tx.select(
      pick(studentTable, "name", "nis"),
      sql`FROM students WHERE nis = ${nis} OR nisn = ${nisn} LIMIT 1`,
    );
    if (other) {
      const number = other.nis === nis ? `NIS ${nis}` : `NISN ${nisn}`;
      return new ConflictError(`${number} sekarang dipakai ${other.name}. Ubah nomor itu, lalu pulihkan ${name} lagi.`);
    }
    await tx.insert(studentTable, [{ ...student, ...studentKeys(student) }]);
    if (code && code.expiresAt > new Date()) {
      await tx.run(
        sql`INSERT INTO activation_codes (student_id, code_hash, tries, created_at, expires_at)
          VALUES (${id}, ${code.codeHash}, ${code.tries}, ${toSqlDateTime(code.createdAt)}, ${toSqlDateTime(code.expiresAt)})`,
      );
    }
    await markFilesKept(tx, photo);
    await adjustCounters(tx, { students: status === "active" ? 1 : 0 });
    return { bookIds: [], auditValues: studentAuditValues(student) };
  },
  purge: async (tx, students) => {
    await markFilesDropped(tx, ...students.map(({ photo }) => photo));
    await forgetStudents(
      tx,
      students.map(({ id }) => id),
    );
  },
});
