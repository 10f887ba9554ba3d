import { randomInt } from "node:crypto";

/** 31 letters and digits that are not easily confused when a password is read off a screen. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUP_LENGTH = 4;

/** `k7mf-3xqp-w9ht-v2nd-4hcz`: 99 bits. */
export function generatePassword(): string {
  return randomGroups(5);
}

/** Of 19.8 bits each. */
export function randomGroups(count: number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return Array.from({ length: count }, group).join("-");
}
