import sql, { type Sql } from "sql-template-tag";

import type { Database, Reader } from "../../platform/database/Database.js";
import { isDuplicateError } from "../../platform/database/databaseErrors.js";
import { type KeyColumn, type Page, type PageArgs, readPage, writeCursor } from "../../platform/database/keyset.js";
import { ConflictError, invalid, NotFoundError } from "../../errors.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, assertCanRead, assertHasSession, type Viewer } from "../../viewer.js";
import { generatePassword } from "../passwords/generatePassword.js";
import { hashPassword } from "../passwords/passwordHash.js";
import { deleteSessionsOf } from "../sessionWriter.js";
import { userTable } from "../User.entity.js";
import { usernameKey, usernameTakenError } from "../username.js";
import { type Account, selectAccount, selectAccounts } from "../userReads.js";
import { type AccountForViewer, forViewer } from "../UserService.js";
import { insertUser, lockAccounts, type RevokeTokens } from "../userWriter.js";
import { createLibrarianInput, librarianChangesInput } from "./librarianInput.js";

/** How long a password that somebody else has seen opens the account. */
const GIVEN_PASSWORD_MS = 7 * 24 * 3_600_000;
const LIST_NAME = "librarians";
const MESSAGES = {
  missing: "Petugas ini tidak ditemukan. Muat ulang daftarnya.",
  self: "Peran dan akun Anda sendiri hanya dapat diubah oleh admin lain.",
};
const byUsername: readonly KeyColumn<Pick<Account, "username">>[] = [
  { column: sql`username_key`, descending: false, valueOf: ({ username }) => usernameKey(username) },
];

/** A librarian with a password that is shown this once. */
export interface GivenPassword {
  readonly account: AccountForViewer;
  readonly password: string;
  readonly cursor: string;
}

/** The accounts of those who work at the library. Only administrators in a session: no token changes who may log in. */
export class LibrarianService {
  constructor(
    private readonly database: Database,
    private readonly revokeTokensOf: RevokeTokens,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Ordered by username, closed accounts included. */
  async page(viewer: Viewer, page: PageArgs): Promise<Page<AccountForViewer>> {
    assertCanRead(viewer, "accounts");
    assertHasSession(viewer);
    return this.database.read(async (reader) => {
      const librarians = {
        keys: byUsername,
        fetch: (where: Sql, order: Sql, limit: Sql) =>
          selectAccounts(reader, sql`student_id IS NULL AND ${where} ORDER BY ${order} LIMIT ${limit}`),
      };
      const { edges, ...rest } = await readPage<Account>(LIST_NAME, [librarians], page);
      return { ...rest, edges: edges.map(({ cursor, node }) => ({ cursor, node: forViewer(viewer, node) })) };
    });
  }

  async count(viewer: Viewer): Promise<number> {
    assertCanRead(viewer, "accounts");
    assertHasSession(viewer);
    return this.database.read((reader) => reader.count(sql`FROM users WHERE student_id IS NULL`));
  }

  /** The password is the library's to hand over; the account's owner chooses another within a week. */
  async create(viewer: Viewer, input: unknown): Promise<GivenPassword> {
    assertCanManage(viewer, "accounts");
    assertHasSession(viewer);
    const { username, name, role } = parseInput(createLibrarianInput, input);
    const password = generatePassword();
    const passwordHash = await hashPassword(password);
    const creation = this.database.write({ viewer }, async (tx) => {
      await lockAccounts(tx, viewer.userId);
      const draft = { username, name, role, passwordHash, studentId: null, passwordExpiresAt: this.inAWeek() };
      const recordId = await insertUser(tx, draft, this.now());
      const account = await this.accountOf(tx, recordId);
      return {
        result: { account: forViewer(viewer, account), password, cursor: cursorOf(account.username) },
        audit: [{ action: "user.create", recordId, after: { username, name, role } }],
      };
    });
    return creation.catch((error: unknown) => {
      if (!isDuplicateError(error)) throw error;
      throw usernameTakenError();
    });
  }

  /**
   * Closing an account ends its sessions and tokens, a smaller role its tokens; a role counts from the next request on.
   */
  async update(viewer: Viewer, id: number, input: unknown): Promise<AccountForViewer> {
    assertCanManage(viewer, "accounts");
    assertHasSession(viewer);
    const { isActive, ...changes } = parseInput(librarianChangesInput, input);
    return this.database.write({ viewer }, async (tx) => {
      await lockAccounts(tx, viewer.userId, id);
      const before = await this.accountOf(tx, id);
      const isSelf = id === viewer.userId;
      if (isSelf && (isActive === false || (changes.role !== undefined && changes.role !== before.role))) {
        throw invalid(isActive === false ? "isActive" : "role", MESSAGES.self);
      }
      const values = { ...changes, ...(isActive === undefined ? {} : { active: isActive }) };
      if (Object.keys(values).length > 0) {
        await tx.update(userTable, { ...values, updatedAt: this.now() }, sql`id = ${id}`);
      }
      if (isActive === false) await deleteSessionsOf(tx, id);
      if (isActive === false || (changes.role === "staff" && before.role !== "staff")) {
        await this.revokeTokensOf(tx, id, this.now());
      }
      const after = await this.accountOf(tx, id);
      const differs = JSON.stringify(auditValues(before)) !== JSON.stringify(auditValues(after));
      return {
        result: forViewer(viewer, after),
        audit: differs
          ? [{ action: "user.update", recordId: id, before: auditValues(before), after: auditValues(after) }]
          : [],
      };
    });
  }

  /**
   * A new password for somebody who has forgotten theirs, or whose password others know. It ends their sessions and
   * tokens.
   */
  async resetPassword(viewer: Viewer, id: number): Promise<GivenPassword> {
    assertCanManage(viewer, "accounts");
    assertHasSession(viewer);
    if (id === viewer.userId) {
      throw new ConflictError("Ganti kata sandi Anda sendiri di Profil Saya, dengan kata sandi sekarang.");
    }
    const password = generatePassword();
    const passwordHash = await hashPassword(password);
    return this.database.write({ viewer }, async (tx) => {
      await lockAccounts(tx, viewer.userId, id);
      await this.accountOf(tx, id);
      await tx.update(
        userTable,
        { passwordHash, passwordExpiresAt: this.inAWeek(), passwordChangedAt: this.now(), updatedAt: this.now() },
        sql`id = ${id}`,
      );
      await deleteSessionsOf(tx, id);
      await this.revokeTokensOf(tx, id, this.now());
      const account = await this.accountOf(tx, id);
      return {
        result: { account: forViewer(viewer, account), password, cursor: cursorOf(account.username) },
        audit: [{ action: "user.password", recordId: id }],
      };
    });
  }

  private inAWeek(): Date {
    return new Date(this.now().getTime() + GIVEN_PASSWORD_MS);
  }

  private async accountOf(reader: Reader, id: number) {
    const account = await selectAccount(reader, id);
    if (!account || account.studentId !== null) throw new NotFoundError(MESSAGES.missing);
    return account;
  }
}

function cursorOf(username: string): string {
  return writeCursor(LIST_NAME, 0, byUsername, { username });
}

function auditValues({ username, name, role, active }: AccountForAudit) {
  return { username, name, role, active };
}
type AccountForAudit = Readonly<Record<"username" | "role", string> & { name: string | null; active: boolean }>;
