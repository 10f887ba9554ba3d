import sql, { join } from "sql-template-tag";

import type { AuditChange } from "../platform/database/auditChange.js";
import { pick, valuesOf } from "../platform/database/columns.js";
import type { Database } from "../platform/database/Database.js";
import { isDuplicateError } from "../platform/database/databaseErrors.js";
import { forUpdate } from "../platform/database/locking.js";
import { ConflictError, type FieldError, NotFoundError, ValidationError } from "../errors.js";
import { type LoginAttempt, type LoginThrottler, throttleWrite } from "../platform/auth/LoginThrottler.js";
import { hashPassword, verifyPassword } from "./passwords/passwordHash.js";
import type { SessionKeys } from "../platform/auth/sessionKeys.js";
import { type ClientInfo, deleteSessionsOf, insertSession, type NewSession } from "./sessionWriter.js";
import { required } from "../platform/required.js";
import { parseInput, summaryOf } from "../platform/validation/parseInput.js";
import {
  assertHasSession,
  assertHasAccount,
  assertMayChoosePassword,
  canManage,
  canRead,
  canSeeUser,
  isOwnAccount,
  isStudent,
  permissionsOf,
  type Viewer,
} from "../viewer.js";
import { passwordError } from "./passwords/passwordRules.js";
import { passwordHashOf, provePassword } from "./passwords/provePassword.js";
import type { Permission } from "../rights.js";
import { userTable } from "./User.entity.js";
import { type AccountChanges, administratorInfoInput, changePasswordInput, studentInfoInput } from "./userInput.js";
import { type Account, identityColumns, selectAccount, selectAccounts } from "./userReads.js";
import { usernameKey, usernameTakenError } from "./username.js";
import { accountAuditChange, type RevokeTokens, updateAccount } from "./userWriter.js";

/** An account as the viewer may see it. */
export interface AccountForViewer extends Account {
  /** What the viewer may do at the desk; in the answer to a login the viewer is who has just logged in. */
  readonly viewerCan: readonly Permission[];
  readonly viewerCanManage: boolean;
}

interface UserOptions {
  readonly keys: SessionKeys;
  readonly revokeTokensOf: RevokeTokens;
  readonly throttler: LoginThrottler;
  readonly libraryName: string;
  readonly now?: () => Date;
}

export class UserService {
  private readonly now: () => Date;

  constructor(
    private readonly database: Database,
    private readonly options: UserOptions,
  ) {
    this.now = options.now ?? (() => new Date());
  }

  /** The viewer's own account. */
  async me(viewer: Viewer): Promise<AccountForViewer> {
    assertHasAccount(viewer);
    return forViewer(viewer, await this.database.read((reader) => selectAccount(reader, viewer.userId)));
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<AccountForViewer | null> {
    const [account] = await this.byIds(viewer, [id]);
    return account ?? null;
  }

  /** Several accounts in the given order, for the rows of administrators' lists. */
  async byIds(viewer: Viewer, ids: readonly number[]): Promise<(AccountForViewer | null)[]> {
    const allowed = ids.filter((id) => canSeeUser(viewer, id));
    const accounts =
      allowed.length === 0
        ? []
        : await this.database.read((reader) => selectAccounts(reader, sql`id IN (${join(allowed)})`));
    // A member's account leads to the member, whom not everybody sees who looks after accounts.
    const seen = accounts.filter(
      ({ userId, studentId }) => studentId === null || isOwnAccount(viewer, userId) || canRead(viewer, "students"),
    );
    const byId = new Map(seen.map((account) => [account.userId, forViewer(viewer, account)]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /**
   * Updates the given fields of the viewer's account; null clears a field, omitted fields keep their value. Another
   * name to log in with and another e-mail address, to which codes for a new password go, take the password: whoever
   * finds an open browser must not take the account over.
   * @throws ValidationError; ConflictError for a name that is taken; ThrottledError
   */
  async updateUserInfo(viewer: Viewer, input: unknown): Promise<AccountForViewer> {
    assertHasSession(viewer);
    const { currentPassword, ...changes } = parseInput<typeof administratorInfoInput | typeof studentInfoInput>(
      isStudent(viewer) ? studentInfoInput : administratorInfoInput,
      input,
    );
    const known = await this.database.read((reader) => selectAccount(reader, viewer.userId));
    const provenHash =
      known && takesPassword(known, changes) ? await this.provePassword(viewer, currentPassword) : null;
    const update = this.database.write({ viewer }, async (tx) => {
      const [stored] = await tx.select(
        pick(userTable, "passwordHash"),
        sql`FROM users WHERE id = ${viewer.userId} ${forUpdate(tx)}`,
      );
      const before = await selectAccount(tx, viewer.userId);
      if (!stored || !before) {
        throw new NotFoundError("Akun ini tidak ada lagi.");
      }
      if (takesPassword(before, changes) && stored.passwordHash !== provenHash) {
        throw new ConflictError("Akun ini baru saja diubah di tempat lain. Muat ulang halaman, lalu coba lagi.");
      }
      await updateAccount(tx, before, changes, this.now());
      const after = required(await selectAccount(tx, viewer.userId), "the account just written");
      const change: AuditChange = {
        action: "user.update",
        recordId: viewer.userId,
        ...accountAuditChange(before, after),
      };
      const differs = JSON.stringify(after) !== JSON.stringify(before);
      return { result: forViewer(viewer, after), audit: differs ? [change] : [] };
    });
    return update.catch((error: unknown) => {
      throw isDuplicateError(error) ? usernameTakenError() : error;
    });
  }

  private provePassword(viewer: Parameters<typeof provePassword>[1], password: string | undefined): Promise<string> {
    return provePassword({ database: this.database, throttler: this.options.throttler }, viewer, {
      field: "currentPassword",
      password,
      missing: "Isi kata sandi sekarang untuk mengganti nama pengguna atau email.",
      wrong: "Kata sandi sekarang salah.",
    });
  }

  /** A new password ends every session and token of the account; the calling browser gets a new one. */
  async changePassword(viewer: Viewer, input: unknown, client: ClientInfo): Promise<NewSession> {
    assertMayChoosePassword(viewer);
    const { currentPassword, password } = parseInput(changePasswordInput, input);
    const { throttler, keys, libraryName, revokeTokensOf } = this.options;
    const attempt: LoginAttempt = {
      event: "password",
      account: String(viewer.userId),
      username: viewer.username,
      address: client.address,
    };
    await throttler.countTry(attempt);
    const storedHash = await this.database.read((reader) => passwordHashOf(reader, viewer.userId));
    const isCorrect = storedHash !== null && (await verifyPassword(storedHash, currentPassword));
    const error = passwordError(password, { username: viewer.username, libraryName });
    const fields: FieldError[] = [
      ...(isCorrect ? [] : [{ name: "currentPassword", message: "Kata sandi sekarang salah." }]),
      ...(error === null ? [] : [{ name: "password", message: error }]),
      ...(isCorrect && password === currentPassword
        ? [{ name: "password", message: "Pilih kata sandi yang berbeda dari kata sandi sekarang." }]
        : []),
    ];
    if (fields.length > 0) {
      if (isCorrect) {
        await this.database.write(throttleWrite, (tx) => throttler.countRight(tx, attempt));
      }
      throttler.logOutcome(attempt, isCorrect ? "refused" : "wrong");
      throw new ValidationError(summaryOf(fields), fields);
    }
    const passwordHash = await hashPassword(password);
    const session = await this.database.write({ viewer }, async (tx) => {
      const [stored] = await tx.select(
        { ...identityColumns, passwordHash: userTable.passwordHash },
        sql`FROM users WHERE id = ${viewer.userId} ${forUpdate(tx)}`,
      );
      if (stored?.passwordHash !== storedHash) {
        throw new ConflictError(
          "Kata sandi akun ini baru saja diubah di tempat lain. Login lagi dengan kata sandi baru.",
        );
      }
      await tx.update(
        userTable,
        { passwordHash, passwordExpiresAt: null, passwordChangedAt: this.now(), updatedAt: this.now() },
        sql`id = ${viewer.userId}`,
      );
      await throttler.countRight(tx, attempt);
      await deleteSessionsOf(tx, viewer.userId);
      await revokeTokensOf(tx, viewer.userId, this.now());
      const newSession = await insertSession(
        tx,
        keys,
        { ...valuesOf(identityColumns, stored), passwordExpiresAt: null },
        client,
        this.now(),
      );
      return { result: newSession, audit: [{ action: "user.password", recordId: viewer.userId }] };
    });
    throttler.logOutcome(attempt, "ok");
    return session;
  }
}

function takesPassword(before: Account, { username, email }: AccountChanges): boolean {
  const isRenamed = username !== undefined && usernameKey(username) !== usernameKey(before.username);
  return isRenamed || (email !== undefined && (email ?? "") !== (before.email ?? ""));
}

/** @throws NotFoundError where there is no account. */
export function forViewer(viewer: Viewer, account: Account | null): AccountForViewer {
  if (!account) {
    throw new NotFoundError("Akun ini tidak ada lagi.");
  }
  return { ...account, viewerCan: permissionsOf(viewer), viewerCanManage: canManage(viewer, "catalogue") };
}
