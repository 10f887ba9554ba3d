import sql, { join, type Sql } from "sql-template-tag";

import type { Transaction } from "../platform/database/Database.js";
import type { StudentAccounts } from "../students/StudentDependents.js";
import { userTable } from "./User.entity.js";

/** The accounts' side of a student's status. */
export const studentAccounts: StudentAccounts = {
  open: (tx, studentIds) => setActive(tx, studentIds, true),
  close: (tx, studentIds) => setActive(tx, studentIds, false),
  endSessions: (tx, studentIds) =>
    tx.run(sql`DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE ${isTheirs(studentIds)})`),
};

function setActive(tx: Transaction, studentIds: readonly number[], active: boolean): Promise<void> {
  return tx.update(userTable, { active }, isTheirs(studentIds));
}

function isTheirs(studentIds: readonly number[]): Sql {
  return sql`student_id IN (${join([...studentIds])})`;
}
