import sql, { type Sql } from "sql-template-tag";

import type { Database, Reader, Transaction } from "../../platform/database/Database.js";
import { isDuplicateError } from "../../platform/database/databaseErrors.js";
import { type KeyColumn, type Page, type PageArgs, readPage, writeCursor } from "../../platform/database/keyset.js";
import { ConflictError, invalid, NotFoundError } from "../../errors.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, assertCanRead, assertHasSession, type LibrarianRole, type Viewer } from "../../viewer.js";
import { required } from "../../platform/required.js";
import { generatePassword } from "../passwords/generatePassword.js";
import { hashPassword } from "../passwords/passwordHash.js";
import { deleteSessionsOf } from "../sessionWriter.js";
import { userTable } from "../User.entity.js";
import { usernameKey, usernameTakenError } from "../username.js";
import { type Account, selectAccount, selectAccounts } from "../userReads.js";
import { type AccountForViewer, forViewer } from "../UserService.js";
import { asGiven } from "../roles/RoleService.js";
import { ADMIN_ROLE_ID, roleById, type RoleRow, STAFF_ROLE_ID } from "../roles/roleReads.js";
import {
  beyondGiver,
  type Giver,
  grantsToManageAccounts,
  insertUser,
  librariansLock,
  mayGive,
  passwordAuditChange,
  type RevokeTokens,
} from "../userWriter.js";
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

interface ChosenRole {
  readonly role?: LibrarianRole | undefined;
  readonly libraryRoleId?: number | undefined;
}

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
    const { username, name, role, libraryRoleId } = parseInput(createLibrarianInput, input);
    const password = generatePassword();
    const passwordHash = await hashPassword(password);
    const creation = this.database.write({ viewer, locks: [librariansLock] }, async (tx) => {
      const giver = await grantsToManageAccounts(tx, viewer.userId);
      const given = await this.roleToGive(tx, giver, { role, libraryRoleId });
      if (given === null) throw invalid("libraryRoleId", "Pilih peran.");
      const draft = {
        username,
        name,
        role: asGiven(given).role,
        libraryRoleId: given.id,
        passwordHash,
        studentId: null,
        passwordExpiresAt: this.inAWeek(),
      };
      const recordId = await insertUser(tx, draft, this.now());
      const account = await this.accountOf(tx, recordId);
      return {
        result: { account: forViewer(viewer, account), password, cursor: cursorOf(account.username) },
        audit: [{ action: "user.create", recordId, after: { username, name, libraryRole: given.name } }],
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
    const { isActive, name, ...chosen } = parseInput(librarianChangesInput, input);
    return this.database.write({ viewer, locks: [librariansLock] }, async (tx) => {
      const giver = await grantsToManageAccounts(tx, viewer.userId, id);
      const before = await this.accountOf(tx, id);
      const isSelf = id === viewer.userId;
      if (!isSelf && !mayGive(giver, before)) throw beyondGiver();
      const given = await this.roleToGive(tx, giver, chosen, before.libraryRoleId);
      const isOther = given !== null && given.id !== before.libraryRoleId;
      if (isSelf && (isActive === false || isOther)) {
        throw invalid(isActive === false ? "isActive" : fieldOf(chosen), MESSAGES.self);
      }
      const role = given === null ? {} : { role: asGiven(given).role, libraryRoleId: given.id };
      const values = { name, active: isActive, ...role };
      if (Object.values(values).some((value) => value !== undefined)) {
        await tx.update(userTable, { ...values, updatedAt: this.now() }, sql`id = ${id}`);
      }
      if (isActive === false) await deleteSessionsOf(tx, id);
      const after = await this.accountOf(tx, id);
      if (isActive === false || (isOther && !mayGive(after, before))) {
        await this.revokeTokensOf(tx, id, this.now());
      }
      const [was, is] = [await auditValues(tx, before), await auditValues(tx, after)];
      const differs = JSON.stringify(was) !== JSON.stringify(is);
      return {
        result: forViewer(viewer, after),
        audit: differs ? [{ action: "user.update", recordId: id, before: was, after: is }] : [],
      };
    });
  }

  /**
   * A new password for somebody who has forgotten theirs, or whose password others know. It ends their sessions and
   * tokens, and forgets the e-mail address: whoever had the account may have set their own, to have the next password.
   */
  async resetPassword(viewer: Viewer, id: number): Promise<GivenPassword> {
    assertCanManage(viewer, "accounts");
    assertHasSession(viewer);
    if (id === viewer.userId) {
      throw new ConflictError("Ganti kata sandi Anda sendiri di Profil Saya, dengan kata sandi sekarang.");
    }
    const password = generatePassword();
    const passwordHash = await hashPassword(password);
    return this.database.write({ viewer, locks: [librariansLock] }, async (tx) => {
      const giver = await grantsToManageAccounts(tx, viewer.userId, id);
      const before = await this.accountOf(tx, id);
      if (!mayGive(giver, before)) throw beyondGiver();
      await tx.update(
        userTable,
        {
          passwordHash,
          email: null,
          passwordExpiresAt: this.inAWeek(),
          passwordChangedAt: this.now(),
          updatedAt: this.now(),
        },
        sql`id = ${id}`,
      );
      await deleteSessionsOf(tx, id);
      await this.revokeTokensOf(tx, id, this.now());
      const account = await this.accountOf(tx, id);
      return {
        result: { account: forViewer(viewer, account), password, cursor: cursorOf(account.username) },
        audit: [passwordAuditChange(id, before.email)],
      };
    });
  }

  /**
   * By its number, or by its old name as other programs send it; null where none is named.
   * @throws ForbiddenError for one that gives more than the caller has, unless the account has it already.
   */
  private async roleToGive(
    tx: Transaction,
    giver: Giver,
    { role, libraryRoleId }: ChosenRole,
    current: number | null = null,
  ): Promise<RoleRow | null> {
    const id = libraryRoleId ?? (role === undefined ? null : idOfOldName(role, current));
    if (id === null) return null;
    const chosen = await roleById(tx, id);
    if (chosen === null) throw invalid("libraryRoleId", "Peran ini tidak ditemukan. Muat ulang halaman.");
    if (role !== undefined && asGiven(chosen).role !== role) {
      throw invalid("libraryRoleId", "Peran ini tidak sesuai dengan `role`. Sebutkan salah satu saja.");
    }
    if (id !== current && !mayGive(giver, asGiven(chosen))) throw beyondGiver();
    return chosen;
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

/** Who is no administrator already keeps the role that they have. */
function idOfOldName(role: LibrarianRole, current: number | null): number {
  if (role === "admin") return ADMIN_ROLE_ID;
  return current === null || current === ADMIN_ROLE_ID ? STAFF_ROLE_ID : current;
}

function fieldOf({ libraryRoleId }: ChosenRole): string {
  return libraryRoleId === undefined ? "role" : "libraryRoleId";
}

async function auditValues(tx: Transaction, { username, name, libraryRoleId, active }: Account) {
  const role = required(await roleById(tx, required(libraryRoleId, "a librarian's role")), "the role of an account");
  return { username, name, libraryRole: role.name, active };
}
