import sql from "sql-template-tag";
import { z } from "zod";

import { forgetStudents } from "../audit/forgetStudents.js";
import { type BinHandler, keptBinHandler } from "../bin/BinHandler.js";
import { moveToBin } from "../bin/moveToBin.js";
import { ConflictError } from "../errors.js";
import { pick, valuesOf } from "../platform/database/columns.js";
import { adjustCounters } from "../platform/database/counters/counters.js";
import type { Transaction } from "../platform/database/Database.js";
import { rowSchema } from "../platform/database/rowSchema.js";
import { markFilesDropped, markFilesKept } from "../platform/files/fileState.js";
import type { Viewer } from "../viewer.js";
import { memberKindOr, readMemberKinds } from "./memberKinds/memberKindReads.js";
import { studentTable } from "./Student.entity.js";
import { STORED_NAMES } from "./studentFields.js";
import type { StudentCodes } from "./StudentDependents.js";
import { studentKeys } from "./studentKeys.js";
import type { StudentRow } from "./studentReads.js";
import { studentAuditValues } from "./editing/studentWriter.js";

const KEPT = ["id", ...STORED_NAMES] as const;
const keptColumns = pick(studentTable, ...KEPT);

const moment = z.iso.datetime().transform((stored) => new Date(stored));
const keptStudent = rowSchema(studentTable, ...KEPT).and(
  z.object({
    code: z.object({ codeHash: z.string(), tries: z.int(), createdAt: moment, expiresAt: moment }).nullable(),
  }),
);

/** Deletes a student without history from the register. Gives the bin's entries. */
export async function moveStudentToBin(
  tx: Transaction,
  codes: StudentCodes,
  viewer: Viewer,
  student: StudentRow,
): Promise<number[]> {
  const { id, name, photo, status } = student;
  const code = await codes.read(tx, id);
  await tx.run(sql`DELETE FROM students WHERE id = ${id}`);
  await adjustCounters(tx, { students: status === "active" ? -1 : 0 });
  const kept = { ...valuesOf(keptColumns, student), code };
  return moveToBin(tx, viewer, [{ kind: "student", recordId: id, label: name, kept, files: [photo] }]);
}

/** A student comes back with number, photo and activation code; for good go photo and all that is told of them. */
export function studentBin(codes: StudentCodes): BinHandler {
  return keptBinHandler(keptStudent, {
    restore: async (tx, _entry, { code, ...student }) => {
      const { id, nis, nisn, name, status, photo } = student;
      const [other] = await tx.select(
        pick(studentTable, "name", "nis"),
        sql`FROM students WHERE nis = ${nis} OR nisn = ${nisn} LIMIT 1`,
      );
      if (other) {
        const number = other.nis === nis ? `NIS / No. anggota ${nis}` : `NISN ${nisn}`;
        return new ConflictError(
          `${number} sekarang dipakai ${other.name}. Ubah nomor itu, lalu pulihkan ${name} lagi.`,
        );
      }
      const { id: memberKindId, name: memberKind } = memberKindOr(await readMemberKinds(tx), student.memberKindId);
      const restored = { ...student, memberKindId };
      await tx.insert(studentTable, [{ ...restored, ...studentKeys(student), erasedAt: null }]);
      if (code) {
        await codes.restore(tx, id, code);
      }
      await markFilesKept(tx, photo);
      await adjustCounters(tx, { students: status === "active" ? 1 : 0 });
      return { bookIds: [], auditValues: studentAuditValues({ ...restored, memberKind }) };
    },
    purge: async (tx, students) => {
      await markFilesDropped(tx, ...students.map(({ photo }) => photo));
      await forgetStudents(
        tx,
        students.map(({ id }) => id),
      );
    },
  });
}
