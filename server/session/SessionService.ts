import sql from "sql-template-tag";

import type { Database } from "../database/Database.js";
import { toInstant, toStored } from "../database/instant.js";
import { CredentialsError, UnauthenticatedError } from "../errors.js";
import type { Viewer } from "../viewer.js";
import { visitor } from "../viewer.js";
import { readInput } from "../validation/readInput.js";
import { hashPassword, passwordFits } from "./passwordHash.js";
import { loginInput } from "./sessionInput.js";
import { newSecretToken, type SessionKeys } from "./sessionKeys.js";

/** A day at most: a desk logs in once a morning. */
const LASTS_MS = 24 * 3_600_000;
/** A forgotten browser on a shared computer is let go sooner. */
const IDLE_MS = 2 * 3_600_000;
/** How exactly the last use is known; finer would be a write with every request. */
const SEEN_STEP_MS = 5 * 60_000;

/** What a browser gets when it logs in; the token goes into its cookie and nowhere else. */
export interface NewSession {
  readonly token: string;
  readonly csrfToken: string;
  readonly expiresAt: Date;
  readonly user: SessionUser;
}

/** Whose session it is; with a student, the student's. */
export interface SessionUser {
  readonly userId: number;
  readonly username: string;
  readonly studentId: number | null;
}

interface StoredUser {
  readonly id: number;
  readonly username: string;
  readonly passwordHash: string;
  readonly studentId: number | null;
  readonly active: number;
}

export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly keys: SessionKeys,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** @throws CredentialsError the same for an unknown name, a wrong password and a closed account. */
  async login(_viewer: Viewer, input: unknown): Promise<NewSession> {
    const { username, password } = readInput(loginInput, input);
    const user = await this.userByName(username);
    const fits = await passwordFits(user?.passwordHash ?? (await nobodysHash()), password);
    if (!user || !fits || !user.active) {
      throw new CredentialsError("Nama pengguna atau kata sandi salah.");
    }
    return this.begin({ userId: user.id, username: user.username, studentId: user.studentId });
  }

  /** Opens a session for somebody who has proved who they are. */
  async begin(user: SessionUser): Promise<NewSession> {
    const token = newSecretToken();
    const now = this.now();
    const expiresAt = new Date(now.getTime() + LASTS_MS);
    await this.database.write(async (tx) => {
      await tx.run(sql`DELETE FROM sessions WHERE expires_at < ${toStored(now)}`);
      await tx.run(
        sql`INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
            VALUES (${this.keys.digestOf("session", token)}, ${user.userId}, ${toStored(now)}, ${toStored(now)}, ${toStored(expiresAt)})`,
      );
    });
    return { token, csrfToken: this.keys.csrfTokenFor(token), expiresAt, user };
  }

  /** Ends the session at once, wherever its cookie still lies. */
  async logout(_viewer: Viewer, token: string | null): Promise<void> {
    if (token !== null) {
      await this.database.write((tx) => tx.run(sql`DELETE FROM sessions WHERE token_hash = ${this.keys.digestOf("session", token)}`));
    }
  }

  /** Who holds this session; the visitor where it is unknown, over or its account closed. */
  async viewerOf(token: string): Promise<Viewer> {
    const now = this.now();
    const tokenHash = this.keys.digestOf("session", token);
    const session = await this.database.read(async (reader) => {
      const [row] = await reader.rows<{ userId: number; username: string; studentId: number | null; lastSeenAt: string | Date }>(
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
      await this.database.write((tx) => tx.run(sql`UPDATE sessions SET last_seen_at = ${toStored(now)} WHERE token_hash = ${tokenHash}`));
    }
    const known = { userId: session.userId, username: session.username, credential: { kind: "session" as const } };
    return session.studentId === null ? { role: "admin", ...known } : { role: "student", ...known, studentId: session.studentId };
  }

  /** @throws UnauthenticatedError for a token that is unknown, revoked or over. */
  viewerOfToken(_token: string): Promise<Viewer> {
    return Promise.reject(new UnauthenticatedError("Token tidak berlaku."));
  }

  private userByName(username: string): Promise<StoredUser | undefined> {
    return this.database.read(async (reader) => {
      const [user] = await reader.rows<StoredUser>(
        sql`SELECT id, username, password_hash AS passwordHash, student_id AS studentId, active FROM users WHERE username_key = ${username.toLowerCase()}`,
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
