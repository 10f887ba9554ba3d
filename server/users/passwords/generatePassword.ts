import { randomInt } from "node:crypto";

/** 31 letters and digits that are not easily confused when a password is read off a screen. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** `k7mf-3xqp-w9ht-v2nd-4hcz`: 99 bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}
