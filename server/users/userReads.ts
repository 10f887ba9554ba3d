import sql, { type Sql } from "sql-template-tag";

import { bool, Expression, integer, pick, type RowOf, valuesOf } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { required } from "../platform/required.js";
import { studentsByIds, type StudentRow } from "../students/studentReads.js";
import type { Grants } from "../rights.js";
import { libraryRoleTable } from "./roles/LibraryRole.entity.js";
import { recoveryCodeTable } from "./secondFactor/RecoveryCode.entity.js";
import { secondFactorTable } from "./secondFactor/SecondFactor.entity.js";
import { userTable } from "./User.entity.js";

/** Of the account's role, read with the account, so that a right counts from the next request on. */
const grantsOfRole = new Expression<Grants | null>(
  sql`(SELECT ${libraryRoleTable.grants} FROM library_roles WHERE ${libraryRoleTable.id} = ${userTable.libraryRoleId})`,
  libraryRoleTable.grants.read,
  true,
);

/** Whether a librarian has yet to set up what the library asks of all of them; read anew with each request. */
const secondFactorDue = bool(
  sql`(${userTable.role} <> 'student' AND ${userTable.studentId} IS NULL
    AND EXISTS (SELECT 1 FROM settings WHERE settings.name = 'requiresSecondFactor' AND settings.value = 'true')
    AND NOT EXISTS (SELECT 1 FROM second_factors WHERE ${secondFactorTable.userId} = ${userTable.id}))`,
);

/** Who an account is, as `viewer.ts` has it. */
export const identityColumns = {
  userId: userTable.id,
  ...pick(userTable, "username", "role", "studentId", "passwordExpiresAt", "libraryRoleId"),
  grants: grantsOfRole,
  secondFactorDue,
};
export const personalColumns = pick(userTable, "name", "email", "phone");
/** Since when it has a second factor, and how many of its recovery codes are left. */
const secondFactorColumns = {
  secondFactorSince: new Expression<Date | null>(
    sql`(SELECT ${secondFactorTable.enabledAt} FROM second_factors WHERE ${secondFactorTable.userId} = ${userTable.id})`,
    secondFactorTable.enabledAt.read,
    true,
  ),
  recoveryCodesLeft: integer(
    sql`(SELECT COUNT(*) FROM recovery_codes WHERE ${recoveryCodeTable.userId} = ${userTable.id})`,
  ),
};
const accountColumns = {
  ...identityColumns,
  ...personalColumns,
  ...pick(userTable, "active", "passwordChangedAt"),
  ...secondFactorColumns,
};

/** An account with its personal data; a student's is in the student's record. */
export interface Account extends RowOf<typeof accountColumns> {
  readonly student: StudentRow | null;
}

export async function selectAccount(reader: Reader, userId: number): Promise<Account | null> {
  const [account] = await selectAccounts(reader, sql`id = ${userId}`);
  return account ?? null;
}

/** In two statements for a hundred as for one. */
export async function selectAccounts(reader: Reader, where: Sql): Promise<Account[]> {
  const users = await reader.select(accountColumns, sql`FROM users WHERE ${where}`);
  const studentIds = users.flatMap(({ studentId }) => (studentId === null ? [] : [studentId]));
  const students = new Map((await studentsByIds(reader, studentIds)).map((student) => [student.id, student]));
  return users.map((user) => {
    if (user.studentId === null) {
      return { ...user, student: null };
    }
    const student = required(students.get(user.studentId), "the student of an account");
    return { ...user, ...valuesOf(personalColumns, student), student };
  });
}
