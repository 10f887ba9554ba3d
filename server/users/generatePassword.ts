import { randomInt } from "node:crypto";

/** Letters and digits that nobody mistakes for each other when a password is read off a screen: 31 of them. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** `k7mf-3xqp-w9ht-v2nd-4hcz`: 99 bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}
