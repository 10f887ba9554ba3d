import { randomInt, timingSafeEqual } from "node:crypto";

import type { SessionKeys } from "../platform/auth/sessionKeys.js";

/** Letters and digits that are not easily confused in print: 30 of them, so that eight have 39 bits. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

/** `K7QM-3XPT`, as it is printed. */
export function newActivationCode(): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2)}`;
}

/** Bound to the student. Upper and lower case, hyphens and spaces do not count. */
export function activationDigest(keys: SessionKeys, studentId: number, code: string): string {
  return keys.digestOf("activation", `${studentId} ${code.toUpperCase().replace(/[\s-]/gu, "")}`);
}

export function digestsEqual(stored: string, offered: string): boolean {
  return timingSafeEqual(Buffer.from(stored, "hex"), Buffer.from(offered, "hex"));
}
