import sql, { join } from "sql-template-tag";

import type { Reader } from "../platform/database/Database.js";
import { studentsByIds, type StudentRow } from "../students/studentReads.js";
import type { UserIdentity } from "../viewer.js";

/** An account with its personal data; a student's is in the student's record. */
export interface Account extends UserIdentity {
  readonly role: "admin" | "student";
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly student: StudentRow | null;
}

type RawAccountRow = UserIdentity & Pick<Account, "name" | "email" | "phone">;

export async function selectAccount(reader: Reader, userId: number): Promise<Account | null> {
  const [account] = await selectAccounts(reader, [userId]);
  return account ?? null;
}

/** In two statements for a hundred as for one. */
export async function selectAccounts(reader: Reader, userIds: readonly number[]): Promise<Account[]> {
  const users = await reader.rows<RawAccountRow>(
    sql`SELECT id AS userId, username, student_id AS studentId, name, email, phone FROM users
        WHERE id IN (${join([...userIds])})`,
  );
  const studentIds = users.flatMap(({ studentId }) => (studentId === null ? [] : [studentId]));
  const students = new Map((await studentsByIds(reader, studentIds)).map((student) => [student.id, student]));
  return users.map((user) =>
    withStudent(user, user.studentId === null ? null : (students.get(user.studentId) ?? null)),
  );
}

function withStudent(user: RawAccountRow, student: StudentRow | null): Account {
  return user.studentId === null
    ? { ...user, role: "admin", student: null }
    : {
        ...user,
        role: "student",
        name: student?.name ?? null,
        email: student?.email ?? null,
        phone: student?.phone ?? null,
        student,
      };
}
