import { randomBytes } from "node:crypto";

import sql, { join } from "sql-template-tag";

import { loginThrottleTable } from "../platform/auth/LoginThrottle.entity.js";
import { pick } from "../platform/database/columns.js";
import type { Transaction } from "../platform/database/Database.js";
import { fromSqlDateTime, toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { forUpdate, type Locked } from "../platform/database/locking.js";
import type { SessionKeys } from "../platform/auth/sessionKeys.js";
import { studentTable } from "../students/Student.entity.js";
import type { StudentRow } from "../students/studentReads.js";
import { activationCodeTable } from "./ActivationCode.entity.js";
import { digestsEqual } from "../platform/auth/readableCode.js";
import { activationDigest, newActivationCode } from "./activationCode.js";

const CODE_LIFETIME_MS = 14 * 24 * 3_600_000;
const MAX_TRIES = 5;
/** The id of no student. */
const NOBODY = -1;

/** What is printed for a student; the code itself is not stored. */
export interface ActivationSlip {
  readonly student: StudentRow;
  readonly code: string;
  readonly expiresAt: Date;
}

/** Gives each of the students a code; the one that they had is worth nothing any more. */
export async function issueCodes(
  tx: Transaction,
  keys: SessionKeys,
  students: readonly Locked<StudentRow>[],
  now: Date,
): Promise<ActivationSlip[]> {
  const expiresAt = fromSqlDateTime(toSqlDateTime(new Date(now.getTime() + CODE_LIFETIME_MS)));
  const slips = students.map((student) => ({ student, code: newActivationCode(), expiresAt }));
  await tx.run(sql`DELETE FROM activation_codes WHERE expires_at < ${toSqlDateTime(now)}`);
  if (slips.length > 0) {
    await tx.run(sql`DELETE FROM activation_codes WHERE student_id IN (${join(students.map(({ id }) => id))})`);
    await tx.insert(
      activationCodeTable,
      slips.map(({ student: { id }, code }) => ({
        studentId: id,
        codeHash: activationDigest(keys, id, code),
        tries: 0,
        createdAt: now,
        expiresAt,
      })),
    );
  }
  return slips;
}

/**
 * Consumes the code if it is the student's, and returns the student; otherwise counts the attempt and returns null,
 * for any reason. Attempts are serialised by a lock, so no more than five are checked.
 */
export async function redeemCode(
  tx: Transaction,
  keys: SessionKeys,
  { nis, code }: { readonly nis: string; readonly code: string },
  now: Date,
): Promise<number | null> {
  const [student] = await tx.select(pick(studentTable, "id"), sql`FROM students WHERE nis = ${nis} ${forUpdate(tx)}`);
  // An unknown number takes as long as a known one.
  const id = student?.id ?? NOBODY;
  const [stored] = await tx.select(
    pick(activationCodeTable, "codeHash", "tries", "expiresAt"),
    sql`FROM activation_codes WHERE student_id = ${id} ${forUpdate(tx)}`,
  );
  const givenDigest = activationDigest(keys, id, code);
  if (stored && stored.tries < MAX_TRIES && stored.expiresAt > now && digestsEqual(stored.codeHash, givenDigest)) {
    await tx.run(sql`DELETE FROM activation_codes WHERE student_id = ${id}`);
    return id;
  }
  await (stored
    ? tx.update(activationCodeTable, { tries: sql`tries + 1` }, sql`student_id = ${id}`)
    : simulateFailedTry(tx, now));
  return null;
}

/**
 * Does as much disk work as a counted attempt, so that the timing does not reveal whether a code exists; it is rolled
 * back.
 */
async function simulateFailedTry(tx: Transaction, now: Date): Promise<void> {
  const key = randomBytes(32).toString("hex");
  await tx.insert(loginThrottleTable, [{ throttleKey: key, tries: 0, windowEndsAt: now }]);
  await tx.run(sql`DELETE FROM login_throttles WHERE throttle_key = ${key}`);
}
