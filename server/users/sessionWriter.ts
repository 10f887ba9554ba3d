import sql from "sql-template-tag";

import type { BrowserSession } from "../platform/auth/cookies.js";
import type { Transaction } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { type LibrarianViewer, plainAddress, type StudentViewer, type UserIdentity, viewerFor } from "../viewer.js";
import { newSecretToken, type SessionKeys } from "../platform/auth/sessionKeys.js";
import { sessionTable } from "./Session.entity.js";

/** A day at most: a desk logs in once a morning. */
const SESSION_LIFETIME_MS = 24 * 3_600_000;

/** The result of a login; the token is only sent in the cookie. */
export interface NewSession extends BrowserSession {
  readonly user: UserIdentity;
  /** The viewer from now on. */
  readonly viewer: LibrarianViewer | StudentViewer;
}

/** Where a login comes from. */
export interface ClientInfo {
  readonly address: string;
  /** The browser as its owner would name it. */
  readonly device: string | null;
  /** The token of the browser's current session. */
  readonly token: string | null;
}

/** Creates a session for an authenticated user, within the caller's transaction, and ends the one the browser had. */
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
  return { token, csrfToken: keys.csrfTokenFor(token), expiresAt, user, viewer: viewerFor(user, { kind: "session" }) };
}

/** Ends all of an account's sessions: its password changed, or it was closed. */
export async function deleteSessionsOf(tx: Transaction, userId: number): Promise<void> {
  await tx.run(sql`DELETE FROM sessions WHERE user_id = ${userId}`);
}
