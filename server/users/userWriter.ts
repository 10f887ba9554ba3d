import sql, { join } from "sql-template-tag";

import type { AuditChange } from "../platform/database/auditChange.js";
import { pick, valuesOf } from "../platform/database/columns.js";
import type { Transaction } from "../platform/database/Database.js";
import { forUpdate, lockOnEveryNode } from "../platform/database/locking.js";
import { ForbiddenError } from "../errors.js";
import { namesOf } from "../platform/fields/describedField.js";
import { counterLock } from "../platform/database/counters/counters.js";
import { coversGrants } from "../rights.js";
import { canManage, grantsOf, type UserIdentity, viewerFor } from "../viewer.js";
import { required } from "../platform/required.js";
import { studentTable } from "../students/Student.entity.js";
import { type User, userTable } from "./User.entity.js";
import type { AccountChanges } from "./userInput.js";
import { usernameKey } from "./username.js";
import { type Account, identityColumns, personalColumns } from "./userReads.js";

type NewUser = Readonly<
  Pick<User, "username" | "passwordHash" | "role" | "libraryRoleId" | "studentId"> &
    Partial<Pick<User, "name" | "passwordExpiresAt">>
>;

/** Adds an account that may log in, and returns its number. A username that is taken fails the whole write. */
export async function insertUser(tx: Transaction, user: NewUser, now: Date): Promise<number> {
  const [id] = await tx.insert(userTable, [
    {
      name: null,
      passwordExpiresAt: null,
      passwordChangedAt: null,
      ...user,
      usernameKey: usernameKey(user.username),
      email: null,
      phone: null,
      active: true,
      createdAt: now,
      updatedAt: now,
    },
  ]);
  return required(id, "the account just written");
}

const studentsOwnColumns = pick(studentTable, "email", "phone", "address");

/**
 * Updates an account's personal data where it is stored: an administrator's in the account, a student's in the
 * student's record.
 */
export async function updateAccount(
  tx: Transaction,
  { userId, username: previousUsername, student }: Account,
  changes: AccountChanges,
  now: Date,
): Promise<void> {
  const username = changes.username ?? previousUsername;
  await tx.update(
    userTable,
    {
      username,
      usernameKey: usernameKey(username),
      updatedAt: now,
      ...(student ? {} : valuesOf(personalColumns, changes)),
    },
    sql`id = ${userId}`,
  );
  const ofStudent = valuesOf(studentsOwnColumns, changes);
  if (student && Object.keys(ofStudent).length > 0) {
    await tx.update(studentTable, ofStudent, sql`id = ${student.id}`);
  }
}

/** Ends all of an account's tokens for good, within the caller's transaction. */
export type RevokeTokens = (tx: Transaction, userId: number, now: Date) => Promise<void>;

/** For what depends on an account that it does not change, such as how many sessions or tokens there are of it. */
export function lockAccount(tx: Transaction, userId: number): Promise<void> {
  const flipped = sql`active = 1 - active`;
  return lockOnEveryNode(tx, {
    table: sql`users`,
    condition: sql`id = ${userId}`,
    change: [flipped, flipped],
  });
}

/**
 * Every change of a role or of a librarian's account takes this lock first: two who act at once see what the other did,
 * on whichever node of a cluster.
 */
export const librariansLock = counterLock("changes");

/**
 * What the caller's role gives by now, as it may have changed since the request began: of two administrators who take
 * each other's role at once, the second is refused. Locks the caller's account and the other one in one order.
 * @throws ForbiddenError
 */
export async function grantsToManageAccounts(tx: Transaction, viewerId: number, id = viewerId): Promise<Giver> {
  const rows = await tx.select(
    { ...identityColumns, active: userTable.active },
    sql`FROM users WHERE id IN (${join([...new Set([viewerId, id])])}) ORDER BY id ${forUpdate(tx)}`,
  );
  const caller = rows.find((row) => row.userId === viewerId);
  if (!caller?.active || !canManage(viewerFor(caller, { kind: "session" }), "accounts")) {
    throw new ForbiddenError("Peran Anda baru saja diubah. Muat ulang halaman.");
  }
  return caller;
}

/** Who gives rights: nobody gives more than they have. */
export type Giver = Pick<UserIdentity, "role" | "grants" | "libraryRoleId">;

/** Whether who gives has all of what is given; an administrator has everything, and is nobody else's to change. */
export function mayGive(giver: Pick<Giver, "role" | "grants">, given: Pick<Giver, "role" | "grants">): boolean {
  if (giver.role === "admin") return true;
  return given.role !== "admin" && coversGrants(grantsOf(giver), grantsOf(given));
}

export function beyondGiver(): ForbiddenError {
  return new ForbiddenError("Peran akun ini lebih luas daripada peran Anda. Minta admin perpustakaan.");
}

/** Of a password that somebody else has set, and of the address that was forgotten with it. */
export function passwordAuditChange(recordId: number, email: string | null): AuditChange {
  const change = { action: "user.password", recordId } as const;
  return email === null ? change : { ...change, before: { email }, after: { email: null } };
}

/** The changed values of an account for the audit trail; of what is a member's own only that it changed. */
export function accountAuditChange(before: Account, after: Account) {
  const [earlier, later] = [accountAuditValues(before), accountAuditValues(after)];
  if (!after.student) return { before: earlier, after: later };
  const changedPrivately = namesOf(later).filter((name) => name !== "username" && earlier[name] !== later[name]);
  return {
    before: { username: before.username },
    after: { username: after.username, ...(changedPrivately.length > 0 ? { changedPrivately } : {}) },
  };
}

function accountAuditValues(account: Account) {
  return {
    username: account.username,
    ...valuesOf(personalColumns, account),
    address: account.student?.address ?? null,
  };
}
