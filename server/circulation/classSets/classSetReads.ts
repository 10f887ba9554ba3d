import sql, { join, type Sql } from "sql-template-tag";
import type { z } from "zod";

import { bookTable } from "../../books/Book.entity.js";
import { integer, nullable, pick, type RowOf, tableOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { groupBy } from "../../platform/groupBy.js";
import { foldWords } from "../../../common/fold.js";
import { isPupil } from "../../students/memberKinds/memberKindReads.js";
import { Student, studentTable } from "../../students/Student.entity.js";
import { classKeyOf } from "../../students/studentKeys.js";
import { type BorrowingRow, isOpenLoan, selectBorrowings } from "../borrowings/borrowingReads.js";
import { classSetTable } from "../borrowings/ClassSet.entity.js";
import { type classSetListInput, MOST_MEMBERS, MOST_SET_LOANS } from "./classSetInput.js";

const teacherTable = tableOf(Student, "teachers");

const ofSet = (more: Sql) =>
  sql`(SELECT COUNT(*) FROM borrowings WHERE borrowings.class_set_id = class_sets.id ${more})`;

/** A set with what names its title and its teacher, and how many copies are where. */
const classSetColumns = {
  ...pick(
    classSetTable,
    "id",
    "bookId",
    "className",
    "classKey",
    "teacherId",
    "dueAt",
    "createdAt",
    "createdById",
    "createdBy",
  ),
  bookTitle: bookTable.title,
  teacherName: nullable(teacherTable.name),
  lentCount: integer(ofSet(sql``)),
  openCount: integer(ofSet(sql`AND ${isOpenLoan}`)),
  lostCount: integer(ofSet(sql`AND borrowings.lost = 1 AND borrowings.returned_at IS NULL`)),
};
export type ClassSetRow = RowOf<typeof classSetColumns>;

const classSetTables = sql`class_sets JOIN books ON books.id = class_sets.book_id
  LEFT JOIN students teachers ON teachers.id = class_sets.teacher_id`;

/** `rest` follows the condition. */
export function selectClassSets(reader: Reader, where: Sql, rest: Sql): Promise<ClassSetRow[]> {
  return reader.select(classSetColumns, sql`FROM ${classSetTables} WHERE ${where} ${rest}`);
}

export async function findClassSet(reader: Reader, id: number): Promise<ClassSetRow | undefined> {
  const [set] = await selectClassSets(reader, sql`class_sets.id = ${id}`, sql`LIMIT 1`);
  return set;
}

export function countClassSets(reader: Reader, where: Sql): Promise<number> {
  return reader.count(sql`FROM ${classSetTables} WHERE ${where}`);
}

/** Copies are still out, or may still be given out. */
export function isOpenSet(today: string): Sql {
  return sql`(class_sets.due_at >= ${today} OR EXISTS (
    SELECT 1 FROM borrowings WHERE borrowings.class_set_id = class_sets.id AND ${isOpenLoan}))`;
}

export function classSetCondition({
  search,
  bookId,
  className,
}: Omit<z.output<typeof classSetListInput>, "status">): Sql {
  // Folded words contain no LIKE wildcard.
  const words = [...new Set(foldWords(search ?? ""))].map(
    (word) => sql`(books.title_key LIKE ${`%${word}%`} OR teachers.search_key LIKE ${`%${word}%`})`,
  );
  return join(
    [
      sql`1 = 1`,
      ...(bookId === undefined ? [] : [sql`class_sets.book_id = ${bookId}`]),
      ...(className === undefined ? [] : [sql`class_sets.class_key = ${classKeyOf(className)}`]),
      ...words,
    ],
    " AND ",
  );
}

const memberColumns = pick(studentTable, "id", "nis", "name", "nameKey", "className", "classKey", "status");
type Member = RowOf<typeof memberColumns>;

/** The students of a class who are at school; teachers of it are none of them. */
const isPupilOf = (classKeys: readonly string[]) =>
  sql`students.class_key IN (${join([...classKeys])}) AND ${isPupil}
    AND students.status IN ('active', 'suspended')`;

/** In the order in which a class gets its copies. */
export function readMembers(reader: Reader, classKey: string): Promise<Member[]> {
  return reader.select(
    memberColumns,
    sql`FROM students WHERE ${isPupilOf([classKey])} ORDER BY students.name_key, students.id LIMIT ${MOST_MEMBERS + 1}`,
  );
}

/** A line of a set: a loan of it, or a student of the class who has had none. */
export interface ClassSetEntry {
  /** This, the name and the number are null once the library has forgotten whose loan it was. */
  readonly studentId: number | null;
  readonly studentName: string | null;
  readonly nis: string | null;
  /** The class of today. */
  readonly className: string | null;
  /** False for who has left the class since, or was never in it. */
  readonly isInClass: boolean;
  readonly loan: BorrowingRow | null;
}

type SetOfEntries = Pick<ClassSetRow, "id" | "classKey" | "dueAt">;

/**
 * The lines of these sets, in the order of the class; last the loans whose student is forgotten. Who has had no copy is
 * a line as long as copies are given out: afterwards nobody waits for one, and the class has perhaps become another.
 */
export async function readEntries(
  reader: Reader,
  sets: readonly SetOfEntries[],
  today: string,
): Promise<ReadonlyMap<number, ClassSetEntry[]>> {
  if (sets.length === 0) return new Map();
  const loans = await selectBorrowings(
    reader,
    sql`borrowings.class_set_id IN (${join(sets.map(({ id }) => id))})`,
    sql`borrowings.id`,
    MOST_SET_LOANS * sets.length,
  );
  const classKeys = [
    ...new Set(sets.flatMap(({ classKey, dueAt }) => (classKey !== null && dueAt >= today ? [classKey] : []))),
  ];
  const borrowers = [0, ...new Set(loans.flatMap(({ studentId }) => studentId ?? []))];
  const people = await reader.select(
    memberColumns,
    sql`FROM students WHERE students.id IN (${join(borrowers)})
      ${classKeys.length > 0 ? sql`OR (${isPupilOf(classKeys)})` : sql``}
      ORDER BY students.name_key, students.id LIMIT ${borrowers.length + MOST_MEMBERS * classKeys.length}`,
  );
  return new Map(sets.map((set) => [set.id, entriesOf(set, people, loans, set.dueAt >= today)]));
}

function entriesOf(
  { id, classKey }: SetOfEntries,
  people: readonly Member[],
  loans: readonly BorrowingRow[],
  isGivenOut: boolean,
): ClassSetEntry[] {
  const own = groupBy(
    loans.filter(({ classSetId }) => classSetId === id),
    ({ studentId }) => studentId,
  );
  const named = people.flatMap((person): ClassSetEntry[] => {
    const isAtSchool = person.status === "active" || person.status === "suspended";
    const isInClass = isAtSchool && (classKey === null || person.classKey === classKey);
    const { id: studentId, name: studentName, nis, className } = person;
    const entry = { studentId, studentName, nis, className, isInClass };
    const lent = own.get(studentId);
    if (lent) return lent.map((loan) => ({ ...entry, loan }));
    return isGivenOut && isInClass && classKey !== null ? [{ ...entry, loan: null }] : [];
  });
  return [...named, ...(own.get(null) ?? []).map((loan) => ({ ...nobody, loan }))];
}

const nobody = { studentId: null, studentName: null, nis: null, className: null, isInClass: false } as const;
