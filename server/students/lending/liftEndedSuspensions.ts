import sql from "sql-template-tag";

import type { AuditChange } from "../../platform/database/auditChange.js";
import { pick } from "../../platform/database/columns.js";
import type { Database } from "../../platform/database/Database.js";
import { yieldToOtherWriters } from "../../platform/database/yieldToOtherWriters.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { system } from "../../viewer.js";
import { studentTable } from "../Student.entity.js";
import type { StudentDependents } from "../StudentDependents.js";
import { lockStudents, studentAuditChange, updateStudentRow } from "../editing/studentWriter.js";

/** So few that nobody at a desk waits for them. */
const STUDENTS_PER_WRITE = 50;

interface LibraryClock {
  readonly timeZone: string;
  readonly now: () => Date;
}

/**
 * Makes students active again whose suspension is over. The desk lets them borrow from the first day on by the date;
 * lists, counts and reports go by the status.
 */
export async function liftEndedSuspensions(
  database: Database,
  dependents: StudentDependents,
  { timeZone, now }: LibraryClock,
): Promise<void> {
  const today = dayIn(timeZone, now());
  for (let last = 0; ;) {
    const ended = await database.read((reader) =>
      reader.select(
        pick(studentTable, "id"),
        sql`FROM students WHERE status = 'suspended' AND suspended_until < ${today} AND id > ${last}
          ORDER BY id LIMIT ${STUDENTS_PER_WRITE}`,
      ),
    );
    const ids = ended.map(({ id }) => id);
    const end = ids.at(-1);
    if (end === undefined) return;
    await database.write({ viewer: system }, async (tx) => {
      const audit: AuditChange[] = [];
      for (const before of await lockStudents(tx, ids)) {
        const { status, suspendedUntil } = before;
        // Somebody may have changed them since they were found.
        if (status !== "suspended" || suspendedUntil === null || suspendedUntil >= today) continue;
        const after = { ...before, status: "active", suspendedUntil: null } as const;
        await updateStudentRow(tx, dependents, before, after);
        audit.push({ action: "student.update", recordId: before.id, ...studentAuditChange(before, after) });
      }
      return { result: undefined, audit };
    });
    await yieldToOtherWriters(database.engine);
    last = end;
  }
}
