import sql, { join, type Sql } from "sql-template-tag";

import { integer, notNull, nullable, omit, type RowOf, text } from "../platform/database/columns.js";
import type { Reader, Transaction } from "../platform/database/Database.js";
import { forUpdate, type Locked } from "../platform/database/locking.js";
import { memberKindTable } from "./memberKinds/MemberKind.entity.js";
import { type MemberKindRow, memberKindOr, readMemberKinds } from "./memberKinds/memberKindReads.js";
import { studentTable } from "./Student.entity.js";

/** All data of a student, for that student and for administrators. */
const ownColumns = omit(studentTable, "searchKey", "erasedAt");
/** A row without its person is neither found nor changed; what belongs to it still shows it (decision 103). */
const isPerson = sql`students.erased_at IS NULL`;
const studentColumns = {
  ...ownColumns,
  /** The account's name, whose entity students do not know; null until it is activated. */
  username: nullable(text(sql`users.username`)),
  /** This and what follows say what kind of member it is. */
  memberKind: notNull(memberKindTable.name),
  numberName: notNull(memberKindTable.numberName),
  attendsClasses: notNull(memberKindTable.attendsClasses),
};
export type StudentRow = RowOf<typeof studentColumns>;

// From the left, so that no engine begins with the kinds and has to sort what an index has in order.
const studentTables = sql`students LEFT JOIN users ON users.student_id = students.id
  LEFT JOIN member_kinds ON member_kinds.id = students.member_kind_id`;
const personTables = sql`students LEFT JOIN users ON users.student_id = students.id`;

export function selectStudents(
  reader: Reader,
  where: readonly Sql[],
  order: Sql,
  limit: Sql | number,
): Promise<StudentRow[]> {
  return reader.select(
    studentColumns,
    sql`FROM ${studentTables} WHERE ${joinConditions([...where, isPerson])} ORDER BY ${order} LIMIT ${limit}`,
  );
}

const accountColumns = { studentId: integer(sql`student_id`), username: text(sql`username`) };

/**
 * In the order of their numbers, locked until the transaction ends (MySQL). The lock and the read are one statement,
 * because a second read would see the transaction's older snapshot; their accounts are not locked, and are read after.
 */
export async function selectStudentsForUpdate(tx: Transaction, where: Sql): Promise<Locked<StudentRow>[]> {
  const students = await tx.select(
    ownColumns,
    sql`FROM students WHERE (${where}) AND ${isPerson} ORDER BY id ${forUpdate(tx)}`,
  );
  if (students.length === 0) {
    return [];
  }
  const ids = join(students.map(({ id }) => id));
  const accounts = await tx.select(accountColumns, sql`FROM users WHERE student_id IN (${ids})`);
  const usernames = new Map(accounts.map(({ studentId, username }) => [studentId, username]));
  const kinds = await readMemberKinds(tx);
  const locked: StudentRow[] = students.map((student) =>
    withKnownKind(kinds, { ...student, username: usernames.get(student.id) ?? null }),
  );
  return locked as Locked<StudentRow>[];
}

/** With the values of its kind; an import or the bin may name a kind that was deleted since. */
export function withKnownKind<Student extends { readonly memberKindId: number }>(
  kinds: readonly MemberKindRow[],
  student: Student,
): Student & Pick<StudentRow, "memberKind" | "numberName" | "attendsClasses"> {
  const { id: memberKindId, name: memberKind, numberName, attendsClasses } = memberKindOr(kinds, student.memberKindId);
  return { ...student, memberKindId, memberKind, numberName, attendsClasses };
}

export function countStudents(reader: Reader, where: readonly Sql[]): Promise<number> {
  return reader.count(sql`FROM ${personTables} WHERE ${joinConditions([...where, isPerson])}`);
}

export async function selectStudent(reader: Reader, id: number): Promise<StudentRow | null> {
  const [student] = await selectStudents(reader, [sql`students.id = ${id}`], sql`students.id`, 1);
  return student ?? null;
}

/** Also rows without their person: of those whom fines and letters name. */
export async function studentsByIds(reader: Reader, ids: readonly number[]): Promise<StudentRow[]> {
  return ids.length === 0
    ? []
    : reader.select(
        studentColumns,
        sql`FROM ${studentTables} WHERE students.id IN (${join([...ids])}) ORDER BY students.id`,
      );
}

export async function selectStudentByNis(reader: Reader, nis: string): Promise<StudentRow | null> {
  const [student] = await selectStudents(reader, [sql`students.nis = ${nis}`], sql`students.id`, 1);
  return student ?? null;
}

/** A class as its students are written to be in it. */
const classColumns = { name: text(sql`MIN(class_name)`), studentsCount: integer(sql`COUNT(*)`) };
export type ClassRow = RowOf<typeof classColumns>;

/** The classes of active students; different spellings of a class count as one. */
export function selectClasses(reader: Reader): Promise<ClassRow[]> {
  return reader.select(
    classColumns,
    sql`FROM students WHERE class_key IS NOT NULL AND status = 'active' GROUP BY class_key ORDER BY class_key`,
  );
}

function joinConditions(where: readonly Sql[]): Sql {
  return join([...where], " AND ");
}
