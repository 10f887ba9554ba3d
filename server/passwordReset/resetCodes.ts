import sql, { empty, type Sql } from "sql-template-tag";

import { newReadableCode, plainCode } from "../platform/auth/readableCode.js";
import type { SessionKeys } from "../platform/auth/sessionKeys.js";
import { pick } from "../platform/database/columns.js";
import type { Database, Reader, Transaction } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { passwordResetTable } from "./PasswordReset.entity.js";
import { resetAccount, type ResetAccount } from "./resetAccounts.js";

export const RESET_MINUTES = 60;
const HOUR_MS = 3_600_000;
/** What one account is mailed, whoever asks for it and from wherever. */
const MOST_PER_HOUR = 3;
const MOST_PER_DAY = 8;
export const RESET_KEPT_DAYS = 1;
const KEPT_MS = RESET_KEPT_DAYS * 24 * HOUR_MS;
/** 78 bits. */
const CODE_GROUPS = 4;

/** Notes that the account is to be mailed a code, and gives the note's id; null where it has been mailed enough. */
export async function noteReset(tx: Transaction, userId: number, now: Date): Promise<number | null> {
  const since = (ms: number) =>
    tx.count(
      sql`FROM password_resets WHERE user_id = ${userId}
        AND created_at > ${toSqlDateTime(new Date(now.getTime() - ms))}`,
    );
  if ((await since(HOUR_MS)) >= MOST_PER_HOUR || (await since(KEPT_MS)) >= MOST_PER_DAY) return null;
  const [id] = await tx.insert(passwordResetTable, [
    { userId, codeHash: null, accountHash: null, createdAt: now, expiresAt: null },
  ]);
  return id ?? null;
}

/**
 * The account of a note, and a code; null once the account is closed. Earlier ones stay good until one is used: whoever
 * types one must not lose it because somebody else asked for another.
 */
export async function issueResetCode(
  tx: Transaction,
  keys: SessionKeys,
  noteId: number,
  now: Date,
): Promise<{ readonly account: ResetAccount; readonly code: string } | null> {
  const [note] = await tx.select(
    pick(passwordResetTable, "userId"),
    sql`FROM password_resets WHERE password_resets.id = ${noteId}`,
  );
  const account = note && (await resetAccount(tx, note.userId, empty));
  if (!account) return null;
  const code = newReadableCode(CODE_GROUPS);
  await tx.update(
    passwordResetTable,
    {
      codeHash: codeHashOf(keys, code),
      accountHash: accountHashOf(keys, account),
      expiresAt: new Date(now.getTime() + RESET_MINUTES * 60_000),
    },
    sql`id = ${noteId}`,
  );
  return { account, code };
}

/** Whose code it is; null once it or another was used, for one that is too old, or from before the account changed. */
export async function accountOfCode(
  reader: Reader,
  keys: SessionKeys,
  code: string,
  now: Date,
  lock: Sql = empty,
): Promise<ResetAccount | null> {
  const [note] = await reader.select(
    pick(passwordResetTable, "userId", "accountHash"),
    sql`FROM password_resets WHERE password_resets.code_hash = ${codeHashOf(keys, code)}
      AND password_resets.expires_at > ${toSqlDateTime(now)} ${lock}`,
  );
  const account = note && (await resetAccount(reader, note.userId, lock));
  return account && note.accountHash === accountHashOf(keys, account) ? account : null;
}

export async function endCodes(tx: Transaction, userId: number): Promise<void> {
  await tx.update(passwordResetTable, { codeHash: null, accountHash: null }, sql`user_id = ${userId}`);
}

/** Forgets who asked, a day later. */
export async function forgetOldResets(database: Database, now = new Date()): Promise<void> {
  const oldest = toSqlDateTime(new Date(now.getTime() - KEPT_MS));
  await database.write({ unaudited: "They are notes of mails that were sent." }, (tx) =>
    tx.run(sql`DELETE FROM password_resets WHERE created_at <= ${oldest}`),
  );
}

function codeHashOf(keys: SessionKeys, code: string): string {
  return keys.digestOf("passwordReset", plainCode(code));
}

function accountHashOf(keys: SessionKeys, { userId, passwordHash, email }: ResetAccount): string {
  return keys.digestOf("passwordReset", JSON.stringify([userId, passwordHash, email]));
}
