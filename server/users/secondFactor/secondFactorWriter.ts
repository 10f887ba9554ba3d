import sql, { empty, type Sql } from "sql-template-tag";

import { ConflictError } from "../../errors.js";
import { newReadableCode, plainCode } from "../../platform/auth/readableCode.js";
import type { SessionKeys } from "../../platform/auth/sessionKeys.js";
import { pick } from "../../platform/database/columns.js";
import type { Reader, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { SCREEN_LETTERS } from "../passwords/generatePassword.js";
import { recoveryCodeTable } from "./RecoveryCode.entity.js";
import { secondFactorTable } from "./SecondFactor.entity.js";
import { stepOfCode } from "./totp.js";

const RECOVERY_CODES = 10;
const APP_CODE = /^\d{6}$/;

/** Whether the app's code was accepted or one of those on paper. */
type AcceptedBy = "app" | "recovery";

export async function hasSecondFactor(reader: Reader, userId: number): Promise<boolean> {
  const [row] = await reader.select(pick(secondFactorTable, "id"), sql`FROM second_factors WHERE user_id = ${userId}`);
  return row !== undefined;
}

interface TypedCode {
  readonly userId: number;
  readonly code: string;
  readonly now: Date;
  /** Whether one on paper is refused. */
  readonly isOnlyOfApp?: boolean;
}

/**
 * Accepts a code of the app or on paper, each of them once: within a transaction that has locked the account. Null
 * where it is wrong, was used, or there is no second factor. @throws ConflictError where the library's key is another
 */
export async function acceptCode(tx: Transaction, keys: SessionKeys, typed: TypedCode): Promise<AcceptedBy | null> {
  // Of the transaction's snapshot a code would be unused that another transaction has used meanwhile.
  const found = await findCode(tx, keys, typed, forUpdate(tx));
  if (found === null) return null;
  if (found.by === "recovery") {
    await tx.run(sql`DELETE FROM recovery_codes WHERE id = ${found.id}`);
  } else {
    await tx.update(secondFactorTable, { lastStep: found.step }, sql`user_id = ${typed.userId}`);
  }
  return found.by;
}

/** Whether the code would be accepted now, which it is not yet. @throws as `acceptCode` */
export async function isRightCode(reader: Reader, keys: SessionKeys, typed: TypedCode): Promise<boolean> {
  return (await findCode(reader, keys, typed, empty)) !== null;
}

async function findCode(
  reader: Reader,
  keys: SessionKeys,
  { userId, code, now, isOnlyOfApp = false }: TypedCode,
  lock: Sql,
): Promise<{ readonly by: "app"; readonly step: number } | { readonly by: "recovery"; readonly id: number } | null> {
  const [factor] = await reader.select(
    pick(secondFactorTable, "sealedSecret", "lastStep"),
    sql`FROM second_factors WHERE user_id = ${userId} ${lock}`,
  );
  if (!factor) return null;
  const secret = openSecret(keys, userId, factor.sealedSecret);
  const typed = plainCode(code);
  if (APP_CODE.test(typed)) {
    const step = stepOfCode(secret, typed, now);
    return step === null || step <= factor.lastStep ? null : { by: "app", step };
  }
  if (isOnlyOfApp) return null;
  const codeHash = recoveryHash(keys, userId, typed);
  const [stored] = await reader.select(
    pick(recoveryCodeTable, "id"),
    sql`FROM recovery_codes WHERE user_id = ${userId} AND code_hash = ${codeHash} ${lock}`,
  );
  return stored ? { by: "recovery", id: stored.id } : null;
}

/** Turns it on with a code that the app has shown. Gives the recovery codes, which nobody sees again. */
export async function insertSecondFactor(
  tx: Transaction,
  keys: SessionKeys,
  { userId, secret, lastStep, now }: Readonly<{ userId: number; secret: string; lastStep: number; now: Date }>,
): Promise<readonly string[]> {
  await tx.insert(secondFactorTable, [
    { userId, sealedSecret: keys.seal("secondFactor", secret, String(userId)), lastStep, enabledAt: now },
  ]);
  return replaceRecoveryCodes(tx, keys, userId);
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  keys: SessionKeys,
  userId: number,
): Promise<readonly string[]> {
  const codes = [...new Set(Array.from({ length: RECOVERY_CODES }, newRecoveryCode))];
  await tx.run(sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`);
  await tx.insert(
    recoveryCodeTable,
    codes.map((code) => ({ userId, codeHash: recoveryHash(keys, userId, plainCode(code)) })),
  );
  return codes;
}

/** Turns it off, and with it every login that waits for a code. */
export async function deleteSecondFactor(tx: Transaction, userId: number): Promise<void> {
  await tx.run(sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`);
  await tx.run(sql`DELETE FROM second_factors WHERE user_id = ${userId}`);
  await tx.run(sql`DELETE FROM login_challenges WHERE user_id = ${userId}`);
}

/** `k7mf-3xqp-w9ht`: 59 bits. */
function newRecoveryCode(): string {
  return newReadableCode(3, SCREEN_LETTERS);
}

/** In the letters that it is shown in, of which the stored digests are. */
function recoveryHash(keys: SessionKeys, userId: number, code: string): string {
  return keys.digestOf("recovery", `${userId} ${code.toLowerCase()}`);
}

function openSecret(keys: SessionKeys, userId: number, sealed: string): string {
  const secret = keys.open("secondFactor", sealed, String(userId));
  if (secret === null) {
    throw new ConflictError(
      "Kode akun ini tidak dapat diperiksa lagi karena kunci server perpustakaan sudah berganti. Minta admin mengatur " +
        "ulang verifikasi dua langkah akun ini.",
    );
  }
  return secret;
}
