import sql, { join } from "sql-template-tag";

import type { BrowserSession } from "../platform/auth/cookies.js";
import { pick } from "../platform/database/columns.js";
import type { Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { plainAddress, type UserIdentity, type Viewer, viewerFor } from "../viewer.js";
import { withDeviceMark } from "../platform/auth/deviceMarks.js";
import { required } from "../platform/required.js";
import { newSecretToken, type SessionKeys } from "../platform/auth/sessionKeys.js";
import { loginChallengeTable } from "./secondFactor/LoginChallenge.entity.js";
import { sessionTable } from "./Session.entity.js";
import { userTable } from "./User.entity.js";

/** A day at most: a desk logs in once a morning. */
export const SESSION_HOURS = 24;
const SESSION_LIFETIME_MS = SESSION_HOURS * 3_600_000;
/** An idle session ends earlier, for a browser left open on a shared computer. */
export const IDLE_HOURS = 2;
export const IDLE_MS = IDLE_HOURS * 3_600_000;
/** More browsers than anybody works in; a stolen password opens no more. */
const MAX_SESSIONS = 10;

/** The result of a login; the token is only sent in the cookie. */
export interface NewSession extends BrowserSession {
  readonly user: UserIdentity;
  /** The viewer from now on. */
  readonly viewer: Viewer;
}

/** Where a login comes from. */
export interface ClientInfo {
  readonly address: string;
  /** The browser as its owner would name it. */
  readonly device: string | null;
  /** What the browser keeps of the accounts that have logged in on it (deviceMarks.ts). */
  readonly deviceMarks?: string | null;
  /** The token of the browser's current session. */
  readonly token: string | null;
}

/**
 * Creates a session for a user whose account the caller's transaction has locked, and ends the one the browser had,
 * and the oldest where the account would have too many.
 */
export async function insertSession(
  tx: Transaction,
  keys: SessionKeys,
  user: UserIdentity,
  client: ClientInfo,
  now: Date,
): Promise<NewSession> {
  const token = newSecretToken();
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MS);
  await tx.run(sql`DELETE FROM sessions WHERE expires_at < ${toSqlDateTime(now)}`);
  if (client.token !== null) {
    await tx.run(sql`DELETE FROM sessions WHERE token_hash = ${keys.digestOf("session", client.token)}`);
  }
  await endOldest(tx, user.userId, now);
  await tx.insert(sessionTable, [
    {
      tokenHash: keys.digestOf("session", token),
      userId: user.userId,
      address: plainAddress(client.address),
      device: client.device,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    },
  ]);
  const [account] = await tx.select(pick(userTable, "passwordHash"), sql`FROM users WHERE id = ${user.userId}`);
  const marked = { userId: user.userId, ...required(account, "the account of a new session") };
  return {
    token,
    csrfToken: keys.csrfTokenFor(token),
    expiresAt,
    deviceMarks: withDeviceMark(keys, client.deviceMarks ?? null, marked, now),
    user,
    viewer: viewerFor(user, { kind: "session" }),
  };
}

/** Leaves room for one more; what has been idle for too long goes before what is in use. */
async function endOldest(tx: Transaction, userId: number, now: Date): Promise<void> {
  const sessions = await tx.select(
    pick(sessionTable, "id", "lastSeenAt"),
    sql`FROM sessions WHERE user_id = ${userId} ORDER BY id DESC ${forUpdate(tx)}`,
  );
  const idleSince = now.getTime() - IDLE_MS;
  const isIdle = ({ lastSeenAt }: { readonly lastSeenAt: Date }) => lastSeenAt.getTime() <= idleSince;
  const surplus = [...sessions.filter((session) => !isIdle(session)), ...sessions.filter(isIdle)]
    .slice(MAX_SESSIONS - 1)
    .map(({ id }) => id);
  if (surplus.length > 0) {
    await tx.run(sql`DELETE FROM sessions WHERE id IN (${join(surplus)})`);
  }
}

/** Ends all of an account's sessions, and the logins that wait for a code: its password changed, or it was closed. */
export async function deleteSessionsOf(tx: Transaction, userId: number): Promise<void> {
  await tx.run(sql`DELETE FROM sessions WHERE user_id = ${userId}`);
  await tx.run(sql`DELETE FROM login_challenges WHERE user_id = ${userId}`);
}

/** How long a login waits for a code. */
const CHALLENGE_MS = 10 * 60_000;

interface NewChallenge {
  readonly challenge: string;
  readonly expiresAt: Date;
}

/** Remembers that the password was right, for an account whose row the caller's transaction has locked. */
export async function insertChallenge(
  tx: Transaction,
  keys: SessionKeys,
  userId: number,
  now: Date,
): Promise<NewChallenge> {
  const challenge = newSecretToken();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await tx.run(sql`DELETE FROM login_challenges WHERE expires_at < ${toSqlDateTime(now)}`);
  await tx.insert(loginChallengeTable, [{ tokenHash: keys.digestOf("challenge", challenge), userId, expiresAt }]);
  return { challenge, expiresAt };
}
