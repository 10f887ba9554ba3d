import { newReadableCode, plainCode } from "../platform/auth/readableCode.js";
import type { SessionKeys } from "../platform/auth/sessionKeys.js";

const GROUPS = 2;

/** `K7QM-3XPT`, as it is printed: 39 bits. */
export function newActivationCode(): string {
  return newReadableCode(GROUPS);
}

/** Bound to the student. */
export function activationDigest(keys: SessionKeys, studentId: number, code: string): string {
  return keys.digestOf("activation", `${studentId} ${plainCode(code)}`);
}
