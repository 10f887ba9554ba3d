import sql from "sql-template-tag";

import type { AuditChange } from "../platform/database/auditChange.js";
import { pick } from "../platform/database/columns.js";
import type { Database, Reader, Transaction } from "../platform/database/Database.js";
import { isDuplicateError } from "../platform/database/databaseErrors.js";
import { forUpdate } from "../platform/database/locking.js";
import { ConflictError, invalid } from "../errors.js";
import { counterLock } from "../platform/database/counters/counters.js";
import { hashPassword } from "./passwords/passwordHash.js";
import { hasSecondFactor } from "./secondFactor/secondFactorWriter.js";
import { deleteSessionsOf } from "./sessionWriter.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../viewer.js";
import { ADMIN_ROLE_ID } from "./roles/roleReads.js";
import { passwordError } from "./passwords/passwordRules.js";
import { administratorInput } from "./userInput.js";
import { userTable } from "./User.entity.js";
import { usernameKey } from "./username.js";
import { insertUser, passwordAuditChange, type RevokeTokens } from "./userWriter.js";

export interface AdministratorResult {
  readonly username: string;
  /** False where the account was there and has a new password now. */
  readonly isNew: boolean;
  /** A login takes a code besides, which another password does not change. */
  readonly asksForCode: boolean;
}

interface AdministratorDraft {
  readonly username: string;
  readonly passwordHash: string;
}

/** Accounts that run the library, made at the machine. */
export class AdministratorService {
  constructor(
    private readonly database: Database,
    private readonly libraryName: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Whether there is an administrator. */
  async exists(viewer: Viewer): Promise<boolean> {
    assertCanManage(viewer, "accounts");
    return this.database.read(hasAdministrator);
  }

  /** Makes the first one, unless there is one; of instances that start at once, one makes it. Says whether it did. */
  async createFirst(viewer: Viewer, input: unknown): Promise<boolean> {
    assertCanManage(viewer, "accounts");
    const draft = await this.parseDraft(input);
    // A row that every instance locks first, so that it reads what the previous one has committed.
    const creation = this.database.write({ viewer, locks: [counterLock("changes")] }, async (tx) => {
      if (await hasAdministrator(tx)) {
        return { result: false, audit: [] };
      }
      return { result: true, audit: [await this.insert(tx, draft)] };
    });
    return creation.catch(async (error: unknown) => {
      if (!isDuplicateError(error)) {
        throw error;
      }
      if (await this.exists(viewer)) {
        return false;
      }
      throw studentUsernameError(draft.username);
    });
  }

  /**
   * For locked-out users: creates an administrator, or sets a new password for an existing one and ends its sessions
   * and tokens.
   */
  async createOrResetPassword(
    viewer: Viewer,
    input: unknown,
    revokeTokensOf: RevokeTokens,
  ): Promise<AdministratorResult> {
    assertCanManage(viewer, "accounts");
    const draft = await this.parseDraft(input);
    return this.database.write<AdministratorResult>({ viewer }, async (tx) => {
      const [existingUser] = await tx.select(
        pick(userTable, "id", "username", "studentId", "email"),
        sql`FROM users WHERE username_key = ${usernameKey(draft.username)} ${forUpdate(tx)}`,
      );
      if (!existingUser) {
        return {
          result: { username: draft.username, isNew: true, asksForCode: false },
          audit: [await this.insert(tx, draft)],
        };
      }
      if (existingUser.studentId !== null) {
        throw studentUsernameError(existingUser.username);
      }
      await tx.update(
        userTable,
        {
          passwordHash: draft.passwordHash,
          // As with a password from an administrator: whoever had the account may have set it.
          email: null,
          passwordExpiresAt: null,
          passwordChangedAt: this.now(),
          role: "admin",
          libraryRoleId: ADMIN_ROLE_ID,
          active: true,
          updatedAt: this.now(),
        },
        sql`id = ${existingUser.id}`,
      );
      await deleteSessionsOf(tx, existingUser.id);
      await revokeTokensOf(tx, existingUser.id, this.now());
      return {
        result: {
          username: existingUser.username,
          isNew: false,
          asksForCode: await hasSecondFactor(tx, existingUser.id),
        },
        audit: [passwordAuditChange(existingUser.id, existingUser.email)],
      };
    });
  }

  private async parseDraft(input: unknown): Promise<AdministratorDraft> {
    const { username, password } = parseInput(administratorInput, input);
    const error = passwordError(password, { username, libraryName: this.libraryName });
    if (error !== null) {
      throw invalid("password", error);
    }
    return { username, passwordHash: await hashPassword(password) };
  }

  private async insert(tx: Transaction, { username, passwordHash }: AdministratorDraft): Promise<AuditChange> {
    const recordId = await insertUser(
      tx,
      { username, passwordHash, role: "admin" as const, libraryRoleId: ADMIN_ROLE_ID, studentId: null },
      this.now(),
    );
    return { action: "user.create", recordId, after: { username, role: "admin" } };
  }
}

async function hasAdministrator(reader: Reader): Promise<boolean> {
  const [administrator] = await reader.select(pick(userTable, "id"), sql`FROM users WHERE role = 'admin' LIMIT 1`);
  return administrator !== undefined;
}

function studentUsernameError(username: string): ConflictError {
  const message = `${username} adalah akun anggota. Pilih nama lain untuk petugas.`;
  return new ConflictError(message, [{ name: "username", message }]);
}
