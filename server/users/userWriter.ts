import sql from "sql-template-tag";

import type { Transaction } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { usernameKey } from "./username.js";
import type { Account } from "./userReads.js";

/** Null clears a field; undefined keeps it. */
export interface AccountChanges {
  readonly username?: string | undefined;
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly address?: string | null | undefined;
}

/**
 * Updates an account's personal data where it is stored: an administrator's in the account, a student's in the
 * student's record.
 */
export async function updateAccount(
  tx: Transaction,
  before: Account,
  changes: AccountChanges,
  now: Date,
): Promise<void> {
  const { userId, student } = before;
  const username = changes.username ?? before.username;
  const name = changedOr(changes.name, before.name);
  const email = changedOr(changes.email, before.email);
  const phone = changedOr(changes.phone, before.phone);
  await tx.run(
    sql`UPDATE users SET username = ${username}, username_key = ${usernameKey(username)},
        updated_at = ${toSqlDateTime(now)} WHERE id = ${userId}`,
  );
  await tx.run(
    student
      ? sql`UPDATE students SET email = ${email}, phone = ${phone},
            address = ${changedOr(changes.address, student.address)} WHERE id = ${student.id}`
      : sql`UPDATE users SET name = ${name}, email = ${email}, phone = ${phone} WHERE id = ${userId}`,
  );
}

/** An account's values for the audit trail. */
export function accountAuditValues(account: Account | null) {
  return (
    account && {
      username: account.username,
      name: account.name,
      email: account.email,
      phone: account.phone,
      ...(account.student ? { address: account.student.address } : {}),
    }
  );
}

function changedOr(given: string | null | undefined, before: string | null): string | null {
  return given === undefined ? before : given;
}
