import sql from "sql-template-tag";

import { pick, type RowOf } from "../platform/database/columns.js";
import type { Database } from "../platform/database/Database.js";
import { newSecretToken } from "../platform/auth/sessionKeys.js";
import { hashPassword, verifyPassword } from "../users/passwords/passwordHash.js";
import { userTable } from "../users/User.entity.js";
import { usernameKey } from "../users/username.js";
import { identityColumns } from "../users/userReads.js";

const loginColumns = { ...identityColumns, ...pick(userTable, "passwordHash", "active") };
/** An account with what decides whether somebody may log in to it. */
export type LoginAccount = RowOf<typeof loginColumns>;

export function readLoginAccount(database: Database, username: string): Promise<LoginAccount | undefined> {
  return database.read(async (reader) => {
    const [account] = await reader.select(loginColumns, sql`FROM users WHERE username_key = ${usernameKey(username)}`);
    return account;
  });
}

/** Takes as long where there is no such account. */
export async function isPasswordOf(account: LoginAccount | undefined, password: string): Promise<boolean> {
  return verifyPassword(account?.passwordHash ?? (await dummyPasswordHash()), password);
}

let dummyHash: Promise<string> | undefined;

/** The hash that is verified for unknown usernames, so that the response takes as long. */
export function dummyPasswordHash(): Promise<string> {
  dummyHash ??= hashPassword(newSecretToken());
  return dummyHash;
}
