import sql from "sql-template-tag";

import { foldKey } from "../../../common/fold.js";
import { ConflictError, ForbiddenError, invalid, NotFoundError } from "../../errors.js";
import { pick } from "../../platform/database/columns.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage, writeCursor } from "../../platform/database/keyset.js";
import { forUpdate } from "../../platform/database/locking.js";
import { required } from "../../platform/required.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { coversGrants, type Grants, GRANTS } from "../../rights.js";
import {
  assertCanManage,
  assertCanRead,
  assertHasSession,
  canManage,
  canRead,
  hasSession,
  isLibrarian,
  type Viewer,
} from "../../viewer.js";
import { userTable } from "../User.entity.js";
import { type Giver, grantsToManageAccounts, librariansLock, mayGive, type RevokeTokens } from "../userWriter.js";
import { libraryRoleTable } from "./LibraryRole.entity.js";
import { createRoleInput, deleteRoleInput, MAX_ROLES, updateRoleInput } from "./roleInput.js";
import {
  ADMIN_ROLE_ID,
  countAccountsByRole,
  roleById,
  roleIdByKey,
  rolesByIds,
  type RoleRow,
  selectRoles,
  STAFF_ROLE_ID,
} from "./roleReads.js";

const LIST_NAME = "roles";
const oldestFirst: readonly KeyColumn<RoleRow>[] = [{ column: sql`id`, descending: false, valueOf: ({ id }) => id }];
/** As many names as a sentence holds. */
const MOST_NAMES = 3;
const beyondGiver = () => new ForbiddenError("Peran ini punya hak yang tidak Anda punya. Minta admin perpustakaan.");

/** The edge of a role in the list. */
export function roleCursor(role: RoleRow): string {
  return writeCursor(LIST_NAME, 0, oldestFirst, role);
}

/** Roles that the library names. As accounts, they are managed in a session only. */
export class RoleService {
  constructor(
    private readonly database: Database,
    private readonly revokeTokensOf: RevokeTokens,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Admin first, then as they were made. */
  page(viewer: Viewer, page: PageArgs): Promise<Page<RoleRow>> {
    assertCanRead(viewer, "accounts");
    assertHasSession(viewer);
    return this.database.read((reader) =>
      readPage<RoleRow>(
        LIST_NAME,
        [{ keys: oldestFirst, fetch: (where, order, limit) => selectRoles(reader, where, order, limit) }],
        page,
      ),
    );
  }

  count(viewer: Viewer): Promise<number> {
    assertCanRead(viewer, "accounts");
    assertHasSession(viewer);
    return this.database.read((reader) => reader.count(sql`FROM library_roles`));
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<RoleRow | null> {
    if (!canRead(viewer, "accounts") || !hasSession(viewer)) return null;
    return this.database.read((reader) => roleById(reader, id));
  }

  /** Whether `update` would let this viewer change it. */
  mayChange(viewer: Viewer, role: RoleRow): boolean {
    const isOwn = isLibrarian(viewer) && hasSession(viewer) && viewer.libraryRoleId === role.id;
    return role.id !== ADMIN_ROLE_ID && !isOwn && this.mayGiveTo(viewer, role);
  }

  /** Whether accounts can get it from this viewer. */
  mayGiveTo(viewer: Viewer, role: RoleRow): boolean {
    return canManage(viewer, "accounts") && isLibrarian(viewer) && hasSession(viewer) && mayGive(viewer, asGiven(role));
  }

  /** The roles of accounts that the viewer sees already, in the order of the ids. */
  async ofAccounts(ids: readonly number[]): Promise<RoleRow[]> {
    const roles = await this.database.read((reader) => rolesByIds(reader, ids));
    return ids.map((id) => required(roles.get(id), "the role of an account"));
  }

  /** In the order of the ids; null for who may not list accounts. */
  async accountCounts(viewer: Viewer, ids: readonly number[]): Promise<(number | null)[]> {
    if (!canRead(viewer, "accounts")) return ids.map(() => null);
    const counts = await this.database.read((reader) => countAccountsByRole(reader, ids));
    return ids.map((id) => counts.get(id) ?? 0);
  }

  /** @throws ConflictError where there is such a role already; ForbiddenError for more than the viewer has. */
  async create(viewer: Viewer, input: unknown): Promise<RoleRow> {
    assertCanManage(viewer, "accounts");
    assertHasSession(viewer);
    const { name, purpose = null, rights } = parseInput(createRoleInput, input);
    const grants = withRights(NO_GRANTS, rights);
    assertGivesSomething(grants);
    return this.database.write({ viewer, locks: [librariansLock] }, async (tx) => {
      const giver = await grantsToManageAccounts(tx, viewer.userId);
      if (!mayGive(giver, { role: "staff", grants })) throw beyondGiver();
      if ((await tx.count(sql`FROM library_roles`)) >= MAX_ROLES) {
        throw new ConflictError(`Maksimal ${MAX_ROLES} peran. Hapus dulu yang tidak dipakai.`);
      }
      const nameKey = await freeKey(tx, name, null);
      const [added] = await tx.insert(libraryRoleTable, [{ name, nameKey, purpose: purpose ?? "", grants }]);
      const created = await requireRole(tx, required(added, "the role just written"));
      return {
        result: created,
        audit: [{ action: "role.create", recordId: created.id, after: auditValues(created) }],
      };
    });
  }

  /**
   * Counts from the next request on of everybody who has the role. Where it gives less than before, their tokens end.
   * @throws ForbiddenError for more than the viewer has, before or after, and for the viewer's own role.
   */
  async update(viewer: Viewer, id: number, input: unknown): Promise<RoleRow> {
    assertCanManage(viewer, "accounts");
    assertHasSession(viewer);
    const { name, purpose, rights } = parseInput(updateRoleInput, input);
    return this.database.write({ viewer, locks: [librariansLock] }, async (tx) => {
      const giver = await grantsToManageAccounts(tx, viewer.userId);
      const before = await this.changeable(tx, giver, id);
      const grants = withRights(before.grants, rights ?? {});
      assertGivesSomething(grants);
      if (!mayGive(giver, { role: "staff", grants })) throw beyondGiver();
      const nameKey = await freeKey(tx, name ?? before.name, id);
      await tx.update(
        libraryRoleTable,
        { name, nameKey, purpose: purpose === undefined ? undefined : (purpose ?? ""), grants },
        sql`id = ${id}`,
      );
      if (!coversGrants(grants, before.grants)) {
        for (const { id: userId } of await accountsOf(tx, id)) await this.revokeTokensOf(tx, userId, this.now());
      }
      const after = await requireRole(tx, id);
      const differs = JSON.stringify(auditValues(before)) !== JSON.stringify(auditValues(after));
      const change = { before: auditValues(before), after: auditValues(after) };
      return { result: after, audit: differs ? [{ action: "role.update", recordId: id, ...change }] : [] };
    });
  }

  /**
   * Its accounts get the replacement, and lose their tokens where that gives less.
   * @throws ConflictError for one that accounts have, unless a replacement is named, and for those that always exist.
   */
  async delete(viewer: Viewer, id: number, input: unknown): Promise<{ readonly id: number; readonly message: string }> {
    assertCanManage(viewer, "accounts");
    assertHasSession(viewer);
    const { replacementId = null } = parseInput(deleteRoleInput, input);
    return this.database.write({ viewer, locks: [librariansLock] }, async (tx) => {
      const giver = await grantsToManageAccounts(tx, viewer.userId);
      const role = await this.changeable(tx, giver, id);
      if (id === STAFF_ROLE_ID) {
        throw new ConflictError(`Peran “${role.name}” tidak dapat dihapus. Nama, hak, dan kalimatnya dapat diubah.`);
      }
      const replacement = replacementId === null ? null : await roleById(tx, replacementId);
      if (replacementId !== null && replacement === null) {
        throw invalid("replacementId", "Peran pengganti tidak ditemukan.");
      }
      if (replacement?.id === id) throw invalid("replacementId", "Pilih peran lain, karena peran ini akan dihapus.");
      if (replacement && !mayGive(giver, asGiven(replacement))) throw beyondGiver();
      const accounts = await accountsOf(tx, id);
      if (accounts.length > 0 && replacement === null) {
        const message = `Peran “${role.name}” masih dipakai ${namesOf(accounts)}. Pilih peran penggantinya, lalu hapus lagi.`;
        throw new ConflictError(message, [{ name: "replacementId", message }]);
      }
      const moved = replacement === null ? [] : await this.moveAccounts(tx, accounts, role, replacement);
      await tx.run(sql`DELETE FROM library_roles WHERE id = ${id}`);
      const after = replacement === null ? {} : { after: { replacement: replacement.name } };
      const end =
        accounts.length === 0 || replacement === null ? "dihapus." : `dihapus. Akunnya kini ${replacement.name}.`;
      return {
        result: { id, message: `Peran “${role.name}” ${end}` },
        audit: [...moved, { action: "role.delete", recordId: id, before: auditValues(role), ...after }],
      };
    });
  }

  private async moveAccounts(
    tx: Transaction,
    accounts: readonly { readonly id: number }[],
    from: RoleRow,
    to: RoleRow,
  ) {
    const { role } = asGiven(to);
    await tx.update(
      userTable,
      { libraryRoleId: to.id, role, updatedAt: this.now() },
      sql`library_role_id = ${from.id}`,
    );
    if (role !== "admin" && !coversGrants(to.grants, from.grants)) {
      for (const { id } of accounts) await this.revokeTokensOf(tx, id, this.now());
    }
    return accounts.map(({ id }) => ({
      action: "user.update" as const,
      recordId: id,
      before: { libraryRole: from.name },
      after: { libraryRole: to.name },
    }));
  }

  /** @throws NotFoundError; ConflictError for Admin; ForbiddenError for more than the caller has, and the own role. */
  private async changeable(tx: Transaction, giver: Giver, id: number): Promise<RoleRow> {
    const role = await requireRole(tx, id);
    if (id === ADMIN_ROLE_ID) {
      throw new ConflictError("Peran Admin selalu punya semua hak, jadi tidak dapat diubah atau dihapus.");
    }
    if (giver.libraryRoleId === id)
      throw new ForbiddenError("Peran Anda sendiri hanya dapat diubah oleh petugas lain.");
    if (!mayGive(giver, asGiven(role))) throw beyondGiver();
    return role;
  }
}

const NO_GRANTS = Object.fromEntries(GRANTS.map((grant) => [grant, "none"])) as unknown as Grants;

/** Keys that are left out or null stay as they are. */
function withRights(grants: Grants, rights: { readonly [Grant in keyof Grants]?: Grants[Grant] | undefined }): Grants {
  return Object.fromEntries(GRANTS.map((grant) => [grant, rights[grant] ?? grants[grant]])) as unknown as Grants;
}

/** Without any right an account would be a visitor's at the desk. */
function assertGivesSomething(grants: Grants): void {
  if (GRANTS.every((grant) => grants[grant] === "none")) throw invalid("rights", "Beri minimal satu hak.");
}

/** What an account with this role is. */
export function asGiven(role: RoleRow): { readonly role: "admin" | "staff"; readonly grants: Grants } {
  return { role: role.id === ADMIN_ROLE_ID ? "admin" : "staff", grants: role.grants };
}

async function requireRole(tx: Transaction, id: number): Promise<RoleRow> {
  const role = await roleById(tx, id);
  if (role === null) throw new NotFoundError("Peran ini tidak ditemukan. Mungkin sudah dihapus.");
  return role;
}

async function freeKey(tx: Transaction, name: string, id: number | null): Promise<string> {
  const nameKey = foldKey(name);
  const other = await roleIdByKey(tx, nameKey);
  if (other === null || other === id) return nameKey;
  const message = "Peran dengan nama ini sudah ada. Pakai nama lain.";
  throw new ConflictError(message, [{ name: "name", message }]);
}

function accountsOf(tx: Transaction, roleId: number) {
  return tx.select(
    pick(userTable, "id", "username", "name"),
    sql`FROM users WHERE library_role_id = ${roleId} ORDER BY id ${forUpdate(tx)}`,
  );
}

/** `5 akun (Ani, Budi, Citra, dan 2 lainnya)` */
function namesOf(accounts: readonly { readonly username: string; readonly name: string | null }[]): string {
  const names = accounts.slice(0, MOST_NAMES).map(({ username, name }) => name ?? username);
  const rest = accounts.length - names.length;
  return `${accounts.length} akun (${names.join(", ")}${rest > 0 ? `, dan ${rest} lainnya` : ""})`;
}

function auditValues({ name, purpose, grants }: RoleRow) {
  const rights = Object.fromEntries(GRANTS.map((grant) => [`${grant}Right`, grants[grant]]));
  return { name, usedFor: purpose, ...rights };
}
