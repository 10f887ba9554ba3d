import sql from "sql-template-tag";

import { recordAudit } from "../audit/recordAudit.js";
import { type Database, isDuplicate, type Transaction } from "../platform/database/Database.js";
import { toStored } from "../platform/database/instant.js";
import { forUpdate } from "../platform/database/locking.js";
import { ConflictError, type FieldError, NotFoundError, ValidationError } from "../errors.js";
import type { Attempt, LoginThrottler } from "../session/LoginThrottler.js";
import { hashPassword, passwordFits } from "../session/passwordHash.js";
import type { SessionKeys } from "../platform/auth/sessionKeys.js";
import { endSessionsOf, insertSession, type NewSession } from "../session/sessionRows.js";
import { readInput, summaryOf } from "../platform/validation/readInput.js";
import { assertInSession, assertMayWrite, assertSignedIn, canManage, canSeeUser, type Viewer } from "../viewer.js";
import { passwordProblem } from "./passwordRules.js";
import { administratorInfoInput, changePasswordInput, studentInfoInput } from "./userInput.js";
import { type Account, selectAccount, selectAccounts } from "./userReads.js";
import { factsOf, updateAccount } from "./userWriter.js";

/** An account as a viewer sees it. */
export interface SeenAccount extends Account {
  readonly viewerCanManage: boolean;
}

interface UserOptions {
  readonly keys: SessionKeys;
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

  /** Who asks. */
  async me(viewer: Viewer): Promise<SeenAccount> {
    assertSignedIn(viewer);
    return seenBy(viewer, await this.database.read((reader) => selectAccount(reader, viewer.userId)));
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<SeenAccount | null> {
    const [account] = await this.byIds(viewer, [id]);
    return account ?? null;
  }

  /** Of many at once, in their order: for what an administrator's lists hang on their rows. */
  async byIds(viewer: Viewer, ids: readonly number[]): Promise<(SeenAccount | null)[]> {
    const allowed = ids.filter((id) => canSeeUser(viewer, id));
    const accounts = allowed.length === 0 ? [] : await this.database.read((reader) => selectAccounts(reader, allowed));
    const byId = new Map(accounts.map((account) => [account.userId, seenBy(viewer, account)]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** Changes what the input names of the viewer's own account; null clears, and what is absent stays. */
  async updateUserInfo(viewer: Viewer, input: unknown): Promise<SeenAccount> {
    assertSignedIn(viewer);
    assertMayWrite(viewer);
    const changes = readInput<typeof administratorInfoInput | typeof studentInfoInput>(
      viewer.role === "student" ? studentInfoInput : administratorInfoInput,
      input,
    );
    const writing = this.database.write(async (tx) => {
      await tx.rows(sql`SELECT id FROM users WHERE id = ${viewer.userId} ${forUpdate(tx)}`);
      const before = await selectAccount(tx, viewer.userId);
      if (!before) {
        throw new NotFoundError("Akun ini tidak ada lagi.");
      }
      await updateAccount(tx, before, changes, this.now());
      const after = await selectAccount(tx, viewer.userId);
      if (JSON.stringify(after) !== JSON.stringify(before)) {
        await recordAudit(tx, viewer, {
          action: "user.update",
          recordId: viewer.userId,
          before: factsOf(before),
          after: factsOf(after),
        });
      }
      return seenBy(viewer, after);
    });
    return writing.catch((error: unknown) => {
      throw isDuplicate(error) ? usernameTaken() : error;
    });
  }

  /** A new password ends every session of the account; the browser that asked gets a fresh one. */
  async changePassword(viewer: Viewer, input: unknown, { address }: { readonly address: string }): Promise<NewSession> {
    assertInSession(viewer);
    const { currentPassword, password } = readInput(changePasswordInput, input);
    const { throttler, keys, libraryName } = this.options;
    const attempt: Attempt = { event: "password", account: String(viewer.userId), username: viewer.username, address };
    await throttler.count(attempt);
    const storedHash = await this.database.read((reader) => passwordHashOf(reader, viewer.userId));
    const fits = storedHash !== null && (await passwordFits(storedHash, currentPassword));
    const problem = passwordProblem(password, { username: viewer.username, libraryName });
    const fields: FieldError[] = [
      ...(fits ? [] : [{ name: "currentPassword", message: "Kata sandi sekarang salah." }]),
      ...(problem === null ? [] : [{ name: "password", message: problem }]),
    ];
    if (fields.length > 0) {
      if (fits) {
        await this.database.write((tx) => throttler.forgive(tx, attempt));
      }
      throttler.tell(attempt, fits ? "refused" : "wrong");
      throw new ValidationError(summaryOf(fields), fields);
    }
    const passwordHash = await hashPassword(password);
    const session = await this.database.write(async (tx) => {
      const [stored] = await tx.rows<{ passwordHash: string; username: string; studentId: number | null }>(
        sql`SELECT password_hash AS passwordHash, username, student_id AS studentId FROM users WHERE id = ${viewer.userId} ${forUpdate(tx)}`,
      );
      if (stored?.passwordHash !== storedHash) {
        throw new ConflictError("Kata sandi akun ini baru saja diubah di tempat lain. Login lagi dengan yang baru.");
      }
      await tx.run(
        sql`UPDATE users SET password_hash = ${passwordHash}, updated_at = ${toStored(this.now())} WHERE id = ${viewer.userId}`,
      );
      await throttler.forgive(tx, attempt);
      await endSessionsOf(tx, viewer.userId);
      const known = { userId: viewer.userId, username: stored.username, studentId: stored.studentId };
      const fresh = await insertSession(tx, keys, known, this.now());
      await recordAudit(tx, viewer, { action: "user.password", recordId: viewer.userId });
      return fresh;
    });
    throttler.tell(attempt, "ok");
    return session;
  }
}

function seenBy(viewer: Viewer, account: Account | null): SeenAccount {
  if (!account) {
    throw new NotFoundError("Akun ini tidak ada lagi.");
  }
  return { ...account, viewerCanManage: canManage(viewer) };
}

function usernameTaken(): ConflictError {
  const message = "Nama pengguna ini sudah dipakai. Pilih yang lain.";
  return new ConflictError(message, [{ name: "username", message }]);
}

async function passwordHashOf(reader: Pick<Transaction, "rows">, userId: number): Promise<string | null> {
  const [row] = await reader.rows<{ passwordHash: string }>(
    sql`SELECT password_hash AS passwordHash FROM users WHERE id = ${userId}`,
  );
  return row?.passwordHash ?? null;
}
