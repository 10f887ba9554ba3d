import sql from "sql-template-tag";

import type { Reader } from "../database/Database.js";
import { selectStudent, type StudentRow } from "../students/studentReads.js";
import type { KnownUser } from "../viewer.js";

/** An account with the facts that are its owner's; a student's stand in the student's record. */
export interface Account extends KnownUser {
  readonly role: "admin" | "student";
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly student: StudentRow | null;
}

type StoredAccount = KnownUser & Pick<Account, "name" | "email" | "phone">;

export async function selectAccount(reader: Reader, userId: number): Promise<Account | null> {
  const [user] = await reader.rows<StoredAccount>(
    sql`SELECT id AS userId, username, student_id AS studentId, name, email, phone FROM users WHERE id = ${userId}`,
  );
  if (!user) {
    return null;
  }
  if (user.studentId === null) {
    return { ...user, role: "admin", student: null };
  }
  const student = await selectStudent(reader, user.studentId);
  return { ...user, role: "student", name: student?.name ?? null, email: student?.email ?? null, phone: student?.phone ?? null, student };
}
