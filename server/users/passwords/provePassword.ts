import sql from "sql-template-tag";

import { invalid } from "../../errors.js";
import { type LoginAttempt, type LoginThrottler, throttleWrite } from "../../platform/auth/LoginThrottler.js";
import { pick } from "../../platform/database/columns.js";
import type { Database, Reader } from "../../platform/database/Database.js";
import { userTable } from "../User.entity.js";
import { verifyPassword } from "./passwordHash.js";

interface ProvingAccount {
  readonly userId: number;
  readonly username: string;
  readonly address?: string | undefined;
}

/** What was typed, the field it was typed in, and what to say of nothing or of a wrong one. */
interface TypedPassword {
  readonly field: string;
  readonly password: string | undefined;
  readonly missing: string;
  readonly wrong: string;
}

/**
 * Asks whoever is logged in for the password again, before what an open browser alone must not do. Tries are counted
 * with those of a change of password. Returns the hash that it was verified against.
 * @throws ValidationError, ThrottledError
 */
export async function provePassword(
  { database, throttler }: { readonly database: Database; readonly throttler: LoginThrottler },
  { userId, username, address = "" }: ProvingAccount,
  { field, password, missing, wrong }: TypedPassword,
): Promise<string> {
  if (password === undefined) throw invalid(field, missing);
  const attempt: LoginAttempt = { event: "password", account: String(userId), username, address };
  await throttler.countTry(attempt);
  const storedHash = await database.read((reader) => passwordHashOf(reader, userId));
  if (storedHash === null || !(await verifyPassword(storedHash, password))) {
    throttler.logOutcome(attempt, "wrong");
    throw invalid(field, wrong);
  }
  await database.write(throttleWrite, (tx) => throttler.countRight(tx, attempt));
  throttler.logOutcome(attempt, "ok");
  return storedHash;
}

export async function passwordHashOf(reader: Reader, userId: number): Promise<string | null> {
  const [row] = await reader.select(pick(userTable, "passwordHash"), sql`FROM users WHERE id = ${userId}`);
  return row?.passwordHash ?? null;
}
