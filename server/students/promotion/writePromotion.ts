import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql, { join } from "sql-template-tag";

import { chunk } from "../../platform/database/chunk.js";
import { adjustCounters } from "../../platform/database/counters/counters.js";
import { groupBy } from "../../platform/groupBy.js";
import type { Transaction } from "../../platform/database/Database.js";
import { type StudentStatus, studentTable } from "../Student.entity.js";
import { classKeyOf, studentKeys } from "../studentKeys.js";
import type { PromotedValues } from "./planning/resolvePromotion.js";

/** Short enough for everybody else: between two statements the event loop gets a turn. */
export const STUDENTS_PER_STATEMENT = 500;

export interface StudentToWrite {
  readonly id: number;
  readonly nis: string;
  readonly nisn: string | null;
  readonly name: string;
  readonly previousStatus: StudentStatus;
  readonly after: PromotedValues;
}

/**
 * Writes classes, years, ends and statuses of many students, and their keys. Students who get the same share a
 * statement, so that a school takes a few hundred of them.
 */
export async function writeStudents(tx: Transaction, students: readonly StudentToWrite[]): Promise<void> {
  for (const alike of groupBy(students, ({ after }) => JSON.stringify(Object.values(after))).values()) {
    for (const batch of chunk(alike, STUDENTS_PER_STATEMENT)) {
      const [first] = batch;
      if (first) {
        const { className, academicYear, expiresAt, status } = first.after;
        const searchKeys = batch.map(
          (student) => sql`WHEN ${student.id} THEN ${studentKeys({ ...student, className }).searchKey}`,
        );
        await tx.update(
          studentTable,
          {
            className,
            classKey: classKeyOf(className),
            academicYear,
            expiresAt,
            status,
            searchKey: sql`CASE id ${join(searchKeys, " ")} END`,
          },
          sql`id IN (${join(batch.map(({ id }) => id))})`,
        );
        await yieldToEventLoop();
      }
    }
  }
  const active = students.reduce(
    (sum, { previousStatus, after }) => sum + countAsActive(after.status) - countAsActive(previousStatus),
    0,
  );
  await adjustCounters(tx, { students: active });
}

function countAsActive(status: StudentStatus): number {
  return status === "active" ? 1 : 0;
}
