import { randomBytes } from "node:crypto";

import sql, { bulk, join } from "sql-template-tag";

import type { Transaction } from "../platform/database/Database.js";
import { fromSqlDateTime, toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { forUpdate } from "../platform/database/locking.js";
import type { SessionKeys } from "../platform/auth/sessionKeys.js";
import type { StudentRow } from "../students/studentReads.js";
import { activationDigest, digestsEqual, newActivationCode } from "./activationCode.js";

const CODE_LIFETIME_MS = 14 * 24 * 3_600_000;
const MAX_TRIES = 5;

/** What is printed for a student; the code itself is not stored. */
export interface ActivationSlip {
  readonly student: StudentRow;
  readonly code: string;
  readonly expiresAt: Date;
}

/**
 * Gives each of the students a code; the one that they had is worth nothing any more. Their rows are locked by the
 * caller.
 */
export async function issueCodes(
  tx: Transaction,
  keys: SessionKeys,
  students: readonly StudentRow[],
  now: Date,
): Promise<ActivationSlip[]> {
  const expiresAt = fromSqlDateTime(toSqlDateTime(new Date(now.getTime() + CODE_LIFETIME_MS)));
  const slips = students.map((student) => ({ student, code: newActivationCode(), expiresAt }));
  await tx.run(sql`DELETE FROM activation_codes WHERE expires_at < ${toSqlDateTime(now)}`);
  if (slips.length > 0) {
    const rows = slips.map(({ student: { id }, code }) => [
      id,
      activationDigest(keys, id, code),
      0,
      toSqlDateTime(now),
      toSqlDateTime(expiresAt),
    ]);
    await tx.run(sql`DELETE FROM activation_codes WHERE student_id IN (${join(students.map(({ id }) => id))})`);
    await tx.run(
      sql`INSERT INTO activation_codes (student_id, code_hash, tries, created_at, expires_at) VALUES ${bulk(rows)}`,
    );
  }
  return slips;
}

interface ActivationCodeRow {
  readonly codeHash: string;
  readonly tries: number;
  readonly expiresAt: string | Date;
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
  const [{ id } = { id: -1 }] = await tx.rows<{ id: number }>(
    sql`SELECT id FROM students WHERE nis = ${nis} ${forUpdate(tx)}`,
  );
  const [stored] = await tx.rows<ActivationCodeRow>(
    sql`SELECT code_hash AS codeHash, tries, expires_at AS expiresAt FROM activation_codes
        WHERE student_id = ${id} ${forUpdate(tx)}`,
  );
  const givenDigest = activationDigest(keys, id, code);
  if (
    stored &&
    stored.tries < MAX_TRIES &&
    fromSqlDateTime(stored.expiresAt) > now &&
    digestsEqual(stored.codeHash, givenDigest)
  ) {
    await tx.run(sql`DELETE FROM activation_codes WHERE student_id = ${id}`);
    return id;
  }
  await (stored
    ? tx.run(sql`UPDATE activation_codes SET tries = tries + 1 WHERE student_id = ${id}`)
    : simulateFailedTry(tx, now));
  return null;
}

/**
 * Does as much disk work as a counted attempt, so that the timing does not reveal whether a code exists; it is rolled
 * back.
 */
async function simulateFailedTry(tx: Transaction, now: Date): Promise<void> {
  const key = randomBytes(32).toString("hex");
  await tx.run(
    sql`INSERT INTO login_throttles (throttle_key, tries, window_ends_at) VALUES (${key}, 0, ${toSqlDateTime(now)})`,
  );
  await tx.run(sql`DELETE FROM login_throttles WHERE throttle_key = ${key}`);
}
