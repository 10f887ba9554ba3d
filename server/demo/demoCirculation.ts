import sql from "sql-template-tag";

import { copyTable } from "../books/copies/Copy.entity.js";
import { borrowingTable } from "../circulation/borrowings/Borrowing.entity.js";
import { keptFigures } from "../circulation/borrowings/loanFigures.js";
import { generalFigures, initialSettings } from "../settings/lendingFigures.js";
import { adjustCounters } from "../platform/database/counters/counters.js";
import { visitsCounter } from "../visits/statistics/visitsCounter.js";
import { defaultMemberKind, readMemberKinds } from "../students/memberKinds/memberKindReads.js";
import { type Student, studentTable } from "../students/Student.entity.js";
import { DAY_MS, dayIn, instantOf, weekdayOf } from "../platform/time/libraryClock.js";
import { studentKeys } from "../students/studentKeys.js";
import { type Visit, visitTable } from "../visits/Visit.entity.js";
import { NO_VISITOR } from "../visits/visitWriter.js";
import { emptyValues, type InsertOf, pick } from "../platform/database/columns.js";
import type { Transaction } from "../platform/database/Database.js";
import { demoStudents } from "./demoPeople.js";
import { required } from "../platform/required.js";

const HOUR_MS = 3_600_000;
const NO_STUDENT = emptyValues(studentTable);
const LOAN_DAYS = initialSettings.loanDays;
const ANY_LOAN = {
  ...emptyValues(borrowingTable),
  renewalCount: 0,
  lost: false,
  setLoan: false,
  confirmedChecks: "",
  ...keptFigures(generalFigures(initialSettings)),
} as const;
/** How many days ago each open loan began: the first three are overdue. */
const OPEN_BORROWING_AGES = [12, 10, 8, 6, 6, 5, 4, 4, 3, 2, 2, 1, 1, 0] as const;
const RETURNED_COUNT = 26;
const PURPOSES = ["reading", "borrowing", "assignment", "reference", "internet", "discussion"] as const;
const VISIT_DAYS = 45;
/** When pupils come: in the breaks and after school. */
const VISIT_TIMES = ["07:10", "09:25", "09:40", "10:05", "12:15", "13:30", "14:20"] as const;

/**
 * Pupils, what they borrow and when they come, so that availability and the four figures are alive at the first start.
 */
export async function insertDemoCirculation(tx: Transaction, timeZone: string, now: Date): Promise<void> {
  const daysAgo = (days: number, hours = 0) => new Date(now.getTime() - days * DAY_MS - hours * HOUR_MS);
  const { id: memberKindId } = defaultMemberKind(await readMemberKinds(tx));
  await tx.insert(
    studentTable,
    demoStudents.map((student) => ({
      ...NO_STUDENT,
      ...student,
      ...studentKeys(student),
      status: "active" as const,
      memberKindId,
      registeredAt: daysAgo(90),
    })),
  );
  const students = await tx.select(
    pick(studentTable, "id", "className", "memberKindId"),
    sql`FROM students ORDER BY id`,
  );
  const borrowings = await insertBorrowings(tx, students, daysAgo, timeZone);
  const visits = demoVisits(students, timeZone, now);
  await tx.insert(visitTable, visits);

  const visitCounts: Record<`visits:${string}`, number> = {};
  for (const { visitedAt, peopleCount } of visits) {
    const name = visitsCounter(visitedAt, timeZone);
    visitCounts[name] = (visitCounts[name] ?? 0) + peopleCount;
  }
  await adjustCounters(tx, { students: students.length, borrowings, ...visitCounts });
}

type InsertedStudent = Readonly<Pick<Student, "id" | "className" | "memberKindId">>;
type DaysAgo = (days: number, hours?: number) => Date;

async function insertBorrowings(
  tx: Transaction,
  students: readonly InsertedStudent[],
  daysAgo: DaysAgo,
  timeZone: string,
): Promise<number> {
  const copies = await tx.select(pick(copyTable, "id"), sql`FROM copies WHERE status = 'available' ORDER BY id`);
  const dueAfter = (borrowedAt: Date) => dayIn(timeZone, new Date(borrowedAt.getTime() + LOAN_DAYS * DAY_MS));
  const borrower = (number: number) => {
    const { id, ...ofThatDay } = required(students[number % students.length], "a student of the demo");
    return { studentId: id, ...ofThatDay };
  };
  // Steps through the shelves, so that the loans fall on many titles.
  const copy = (number: number) => required(copies[(number * 11) % copies.length], "a copy of the demo").id;
  const open = OPEN_BORROWING_AGES.map((days, index) => {
    const borrowedAt = daysAgo(days, 2);
    return {
      ...ANY_LOAN,
      ...borrower(index),
      copyId: copy(index),
      openCopyId: copy(index),
      borrowedAt,
      dueAt: dueAfter(borrowedAt),
    };
  });
  const returned = Array.from({ length: RETURNED_COUNT }, (_, index) => {
    const borrowedAt = daysAgo(15 + index * 2, 3);
    const returnedAt = new Date(borrowedAt.getTime() + (2 + (index % 5)) * DAY_MS);
    return {
      ...ANY_LOAN,
      ...borrower(index + 5),
      // Titles that are lent now appear here too, so that some are borrowed often.
      copyId: copy(index),
      borrowedAt,
      dueAt: dueAfter(borrowedAt),
      returnedAt,
      fine: 0,
      overdueDays: 0,
    };
  });
  await tx.insert(borrowingTable, [...returned.reverse(), ...open]);
  return open.length + returned.length;
}

/** School days only, and of today what is over. */
function demoVisits(students: readonly InsertedStudent[], timeZone: string, now: Date): InsertOf<Visit>[] {
  const visits: InsertOf<Visit>[] = [];
  for (let day = VISIT_DAYS; day >= 0; day -= 1) {
    const date = dayIn(timeZone, new Date(now.getTime() - day * DAY_MS));
    if (["saturday", "sunday"].includes(weekdayOf(date))) continue;
    for (let visitIndex = 0; visitIndex < 3 + ((day * 7) % 5); visitIndex += 1) {
      const student = required(students[(day * 3 + visitIndex * 5) % students.length], "a student of the demo");
      visits.push({
        ...NO_VISITOR,
        kind: "student",
        studentId: student.id,
        className: student.className,
        purpose: required(PURPOSES[(day + visitIndex) % PURPOSES.length], "a purpose of the demo"),
        visitedAt: instantOf(timeZone, date, VISIT_TIMES[visitIndex]),
      });
    }
    if (day % 14 < 7 && weekdayOf(date) === "wednesday") {
      visits.push({
        ...NO_VISITOR,
        kind: "class",
        visitorName: "Kelas X IPA 1",
        className: "X IPA 1",
        purpose: "assignment" as const,
        peopleCount: 32,
        visitedAt: instantOf(timeZone, date, "08:00"),
      });
    }
  }
  return visits.filter(({ visitedAt }) => visitedAt <= now);
}
