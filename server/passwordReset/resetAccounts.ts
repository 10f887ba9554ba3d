import sql, { empty, join, type Sql } from "sql-template-tag";

import { Expression, pick, type RowOf } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { caseSpellings } from "../platform/text/caseSpellings.js";
import { identityColumns } from "../users/userReads.js";
import { userTable } from "../users/User.entity.js";
import { usernameKey } from "../users/username.js";

/** One address may be that of several: a family's, or an office's. */
const MOST_ACCOUNTS = 5;

/** A student's is in the student's record. */
const email = new Expression<string | null>(
  sql`COALESCE((SELECT students.email FROM students WHERE students.id = users.student_id), users.email)`,
  (stored) => (typeof stored === "string" && stored !== "" ? stored : null),
  true,
);

const accountColumns = { ...identityColumns, ...pick(userTable, "passwordHash"), email };
export type ResetAccount = RowOf<typeof accountColumns>;

/** Open accounts that somebody may have meant by what they typed: a name, a member's number, or an address. */
export function accountsMeant(reader: Reader, typed: string): Promise<ResetAccount[]> {
  const address = typed.toLowerCase();
  const byAddress = sql`users.id IN (SELECT id FROM users WHERE LOWER(email) = ${address} AND student_id IS NULL)
    OR users.student_id IN (SELECT id FROM students WHERE LOWER(email) = ${address})`;
  const meant = sql`users.username_key = ${usernameKey(typed)}
    OR users.student_id IN (SELECT id FROM students WHERE nis IN (${join(caseSpellings(typed))}))
    ${typed.includes("@") ? sql`OR ${byAddress}` : empty}`;
  return selectAccounts(reader, sql`(${meant}) AND users.active = 1 ORDER BY users.id LIMIT ${MOST_ACCOUNTS}`);
}

export async function resetAccount(reader: Reader, userId: number, lock: Sql): Promise<ResetAccount | undefined> {
  const [account] = await selectAccounts(reader, sql`users.id = ${userId} AND users.active = 1 ${lock}`);
  return account;
}

function selectAccounts(reader: Reader, where: Sql): Promise<ResetAccount[]> {
  return reader.select(accountColumns, sql`FROM users WHERE ${where}`);
}
