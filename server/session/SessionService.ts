import sql from "sql-template-tag";

import { pick, valuesOf } from "../platform/database/columns.js";
import type { Database, Reader } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { CredentialsError, invalid, SecondFactorRequiredError } from "../errors.js";
import { sessionTable } from "../users/Session.entity.js";
import { userTable } from "../users/User.entity.js";
import { usernameKey } from "../users/username.js";
import { identityColumns } from "../users/userReads.js";
import { lockAccount } from "../users/userWriter.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { type Viewer, viewerAt, viewerFor, visitor } from "../viewer.js";
import type { LoginAttempt, LoginThrottler } from "../platform/auth/LoginThrottler.js";
import { knownDeviceOf } from "../platform/auth/deviceMarks.js";
import { dummyPasswordHash, isPasswordOf, type LoginAccount, readLoginAccount } from "./loginAccount.js";
import { completeLoginInput, loginInput } from "./sessionInput.js";
import type { SessionKeys } from "../platform/auth/sessionKeys.js";
import { acceptCode, hasSecondFactor } from "../users/secondFactor/secondFactorWriter.js";
import { type ClientInfo, IDLE_MS, insertChallenge, insertSession, type NewSession } from "../users/sessionWriter.js";

const NEVER = new Date(8_640_000_000_000_000);
/** How exactly the last use is known; finer would be a write with every request. */
const SEEN_RESOLUTION_MS = 5 * 60_000;

const challengedColumns = { ...identityColumns, ...pick(userTable, "passwordHash") };
const sessionColumns = { ...identityColumns, lastSeenAt: sessionTable.lastSeenAt };

interface SessionOptions {
  readonly keys: SessionKeys;
  readonly throttler: LoginThrottler;
  readonly now?: () => Date;
}

const sessionWrite = { unaudited: "Who logs in and out stands in the access log." };

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
    void dummyPasswordHash();
  }

  /**
   * Opens a session, and ends the one that the browser had.
   * @throws SecondFactorRequiredError after a right password, where the account asks for a code besides.
   * @throws CredentialsError the same, after the same time, for an unknown name, a wrong password and a closed account.
   * @throws ThrottledError the same for names that there are and names that there are not.
   */
  async login(_viewer: Viewer, input: unknown, client: ClientInfo): Promise<NewSession> {
    const { username, password } = parseInput(loginInput, input);
    const user = await readLoginAccount(this.database, username);
    const attempt: LoginAttempt = {
      event: "login",
      account: usernameKey(username),
      username,
      address: client.address,
      // The dummy lets an unknown name take as long.
      knownDevice: knownDeviceOf(
        this.keys,
        client.deviceMarks ?? null,
        user ?? { userId: 0, passwordHash: await dummyPasswordHash() },
        this.now(),
      ),
    };
    await this.throttler.countTry(attempt);
    const isCorrect = await isPasswordOf(user, password);
    const isOpen = user?.active === true && (user.passwordExpiresAt ?? NEVER) > this.now();
    const opened = user && isCorrect && isOpen ? await this.openSessionFor(user, attempt, client) : null;
    if (!opened) {
      this.throttler.logOutcome(attempt, "wrong");
      throw new CredentialsError("Nama pengguna atau kata sandi salah.");
    }
    this.throttler.logOutcome(attempt, opened instanceof SecondFactorRequiredError ? "halfway" : "ok");
    if (opened instanceof SecondFactorRequiredError) throw opened;
    return opened;
  }

  /**
   * The second half of a login: opens the session that its right password has asked for. Tries are counted as wrong
   * passwords are.
   * @throws CredentialsError for a login that is over, or was completed; ValidationError for a wrong code;
   * ConflictError where no code can be verified any more; ThrottledError
   */
  async completeLogin(_viewer: Viewer, input: unknown, client: ClientInfo): Promise<NewSession> {
    const { challenge, code } = parseInput(completeLoginInput, input);
    const tokenHash = this.keys.digestOf("challenge", challenge);
    const user = await this.database.read((reader) => this.challengedAccount(reader, tokenHash));
    if (!user) throw challengeOver();
    const attempt: LoginAttempt = {
      event: "code",
      account: String(user.userId),
      username: user.username,
      address: client.address,
      knownDevice: knownDeviceOf(this.keys, client.deviceMarks ?? null, user, this.now()),
    };
    await this.throttler.countTry(attempt);
    const viewer = viewerAt(viewerFor(user, { kind: "session" }), client.address);
    const session = await this.database.write({ viewer }, async (tx) => {
      await lockAccount(tx, user.userId);
      // Somebody else may have been quicker with the same one.
      const account = await this.challengedAccount(tx, tokenHash);
      if (!account) throw challengeOver();
      const now = this.now();
      const acceptedBy = await acceptCode(tx, this.keys, { userId: account.userId, code, now });
      if (acceptedBy === null) return { result: null, audit: [] };
      await tx.run(sql`DELETE FROM login_challenges WHERE token_hash = ${tokenHash}`);
      await this.throttler.countRight(tx, attempt);
      return {
        result: await insertSession(tx, this.keys, valuesOf(identityColumns, account), client, now),
        audit: acceptedBy === "recovery" ? [{ action: "user.useRecoveryCode", recordId: account.userId }] : [],
      };
    });
    this.throttler.logOutcome(attempt, session ? "ok" : "wrong");
    if (!session) throw invalid("code", "Kode ini salah atau sudah dipakai. Masukkan kode terbaru dari aplikasi.");
    return session;
  }

  private async challengedAccount(reader: Reader, tokenHash: string) {
    const [account] = await reader.select(
      challengedColumns,
      sql`FROM login_challenges JOIN users ON users.id = login_challenges.user_id
        WHERE login_challenges.token_hash = ${tokenHash}
          AND login_challenges.expires_at > ${toSqlDateTime(this.now())} AND users.active = 1`,
    );
    return account;
  }

  /**
   * Not a session but what asks for a code, where the account has a second factor. Null where the account was closed
   * or its password changed while this one was verified: those ended the sessions that there were.
   */
  private openSessionFor(
    { userId, passwordHash }: LoginAccount,
    attempt: LoginAttempt,
    client: ClientInfo,
  ): Promise<NewSession | SecondFactorRequiredError | null> {
    return this.database.write(sessionWrite, async (tx) => {
      await lockAccount(tx, userId);
      const [unchangedUser] = await tx.select(
        identityColumns,
        sql`FROM users WHERE id = ${userId} AND password_hash = ${passwordHash} AND active = 1`,
      );
      if (!unchangedUser) {
        return null;
      }
      const isHalfway = await hasSecondFactor(tx, userId);
      await this.throttler.countRight(tx, attempt, { isHalfway });
      if (isHalfway) {
        const { challenge, expiresAt } = await insertChallenge(tx, this.keys, userId, this.now());
        return new SecondFactorRequiredError(challenge, expiresAt);
      }
      return insertSession(tx, this.keys, unchangedUser, client, this.now());
    });
  }

  /** Ends the session at once, in every browser that still has its cookie. */
  async logout(_viewer: Viewer, token: string | null): Promise<void> {
    if (token !== null) {
      await this.database.write(sessionWrite, (tx) =>
        tx.run(sql`DELETE FROM sessions WHERE token_hash = ${this.keys.digestOf("session", token)}`),
      );
    }
  }

  /** The session's user; the visitor if the session is unknown or expired or its account is closed. */
  async viewerOf(token: string): Promise<Viewer> {
    const now = this.now();
    const tokenHash = this.keys.digestOf("session", token);
    const session = await this.database.read(
      async (reader) => {
        const [row] = await reader.select(
          sessionColumns,
          sql`FROM sessions JOIN users ON users.id = sessions.user_id
            WHERE sessions.token_hash = ${tokenHash} AND sessions.expires_at > ${toSqlDateTime(now)}
              AND sessions.last_seen_at > ${toSqlDateTime(new Date(now.getTime() - IDLE_MS))} AND users.active = 1`,
        );
        return row;
      },
      { byKey: true },
    );
    if (!session) {
      return visitor;
    }
    if (now.getTime() - session.lastSeenAt.getTime() > SEEN_RESOLUTION_MS) {
      await this.database.write(sessionWrite, (tx) =>
        tx.update(sessionTable, { lastSeenAt: now }, sql`token_hash = ${tokenHash}`),
      );
    }
    return viewerFor(session, { kind: "session" });
  }
}

function challengeOver(): CredentialsError {
  return new CredentialsError("Login ini sudah kedaluwarsa. Masukkan lagi nama pengguna dan kata sandi.");
}
