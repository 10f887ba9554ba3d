import sql from "sql-template-tag";

import type { Database } from "../platform/database/Database.js";
import { toInstant, toStored } from "../platform/database/instant.js";
import { forUpdate } from "../platform/database/locking.js";
import { CredentialsError } from "../errors.js";
import { usernameKey } from "../users/username.js";
import { readInput } from "../platform/validation/readInput.js";
import { type KnownUser, type Viewer, viewerFor, visitor } from "../viewer.js";
import type { Attempt, LoginThrottler } from "./LoginThrottler.js";
import { hashPassword, passwordFits } from "./passwordHash.js";
import { loginInput } from "./sessionInput.js";
import { newSecretToken, type SessionKeys } from "../platform/auth/sessionKeys.js";
import { insertSession, type NewSession } from "./sessionRows.js";

/** A forgotten browser on a shared computer is let go sooner than its session lasts. */
const IDLE_MS = 2 * 3_600_000;
/** How exactly the last use is known; finer would be a write with every request. */
const SEEN_STEP_MS = 5 * 60_000;

/** Where a login comes from: the address that is counted, and the session that the browser has already. */
export interface Browser {
  readonly address: string;
  readonly token: string | null;
}

interface StoredUser extends KnownUser {
  readonly passwordHash: string;
  readonly active: number;
}

interface SessionOptions {
  readonly keys: SessionKeys;
  readonly throttler: LoginThrottler;
  readonly now?: () => Date;
}

export class SessionService {
  private readonly keys: SessionKeys;
  private readonly throttler: LoginThrottler;
  private readonly now: () => Date;

  constructor(
    private readonly database: Database,
    { keys, throttler, now = () => new Date() }: SessionOptions,
  ) {
    this.keys = keys;
    this.throttler = throttler;
    this.now = now;
    // Made ahead, or the first unknown name would take twice as long as a wrong password.
    void nobodysHash();
  }

  /**
   * Opens a session, and ends the one that the browser had.
   * @throws CredentialsError the same, after the same time, for an unknown name, a wrong password and a closed account.
   * @throws ThrottledError the same for names that there are and names that there are not.
   */
  async login(_viewer: Viewer, input: unknown, { address, token }: Browser): Promise<NewSession> {
    const { username, password } = readInput(loginInput, input);
    const attempt: Attempt = { event: "login", account: usernameKey(username), username, address };
    await this.throttler.count(attempt);
    const user = await this.userByName(username);
    const fits = await passwordFits(user?.passwordHash ?? (await nobodysHash()), password);
    const session = user && fits && user.active ? await this.beginFor(user, attempt, token) : null;
    this.throttler.tell(attempt, session ? "ok" : "wrong");
    if (!session) {
      throw new CredentialsError("Nama pengguna atau kata sandi salah.");
    }
    return session;
  }

  /** Null where the account was closed or its password changed while this one was verified: those ended the sessions that there were. */
  private beginFor(
    { passwordHash, ...user }: StoredUser,
    attempt: Attempt,
    oldToken: string | null,
  ): Promise<NewSession | null> {
    return this.database.write(async (tx) => {
      const [same] = await tx.rows(
        sql`SELECT id FROM users WHERE id = ${user.userId} AND password_hash = ${passwordHash} AND active = 1 ${forUpdate(tx)}`,
      );
      if (!same) {
        return null;
      }
      if (oldToken !== null) {
        await tx.run(sql`DELETE FROM sessions WHERE token_hash = ${this.keys.digestOf("session", oldToken)}`);
      }
      await this.throttler.forgive(tx, attempt);
      const { userId, username, studentId } = user;
      return insertSession(tx, this.keys, { userId, username, studentId }, this.now());
    });
  }

  /** Opens a session for somebody who has proved in another way who they are. */
  begin(user: KnownUser): Promise<NewSession> {
    return this.database.write((tx) => insertSession(tx, this.keys, user, this.now()));
  }

  /** Ends the session at once, wherever its cookie still lies. */
  async logout(_viewer: Viewer, token: string | null): Promise<void> {
    if (token !== null) {
      await this.database.write((tx) =>
        tx.run(sql`DELETE FROM sessions WHERE token_hash = ${this.keys.digestOf("session", token)}`),
      );
    }
  }

  /** Who holds this session; the visitor where it is unknown, over or its account closed. */
  async viewerOf(token: string): Promise<Viewer> {
    const now = this.now();
    const tokenHash = this.keys.digestOf("session", token);
    const session = await this.database.read(async (reader) => {
      const [row] = await reader.rows<KnownUser & { readonly lastSeenAt: string | Date }>(
        sql`SELECT users.id AS userId, users.username, users.student_id AS studentId, sessions.last_seen_at AS lastSeenAt
            FROM sessions JOIN users ON users.id = sessions.user_id
            WHERE sessions.token_hash = ${tokenHash} AND sessions.expires_at > ${toStored(now)}
              AND sessions.last_seen_at > ${toStored(new Date(now.getTime() - IDLE_MS))} AND users.active = 1`,
      );
      return row;
    });
    if (!session) {
      return visitor;
    }
    if (now.getTime() - toInstant(session.lastSeenAt).getTime() > SEEN_STEP_MS) {
      await this.database.write((tx) =>
        tx.run(sql`UPDATE sessions SET last_seen_at = ${toStored(now)} WHERE token_hash = ${tokenHash}`),
      );
    }
    return viewerFor(session, { kind: "session" });
  }

  private userByName(username: string): Promise<StoredUser | undefined> {
    return this.database.read(async (reader) => {
      const [user] = await reader.rows<StoredUser>(
        sql`SELECT id AS userId, username, password_hash AS passwordHash, student_id AS studentId, active
            FROM users WHERE username_key = ${usernameKey(username)}`,
      );
      return user;
    });
  }
}

let hashOfNobody: Promise<string> | undefined;

/** Verified where nobody has the name, so that the answer takes as long. */
function nobodysHash(): Promise<string> {
  hashOfNobody ??= hashPassword(newSecretToken());
  return hashOfNobody;
}
