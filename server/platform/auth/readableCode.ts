import { randomInt, timingSafeEqual } from "node:crypto";

/** Letters and digits that are not easily confused in print: 30 of them, so that four have almost 20 bits. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP_LENGTH = 4;

/** So many groups of four: `K7QM-3XPT`. */
export function newReadableCode(groups: number, alphabet = ALPHABET): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: groups }, group).join("-");
}

/** Upper and lower case, hyphens and spaces do not count. */
export function plainCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]/gu, "");
}

export function digestsEqual(stored: string, offered: string): boolean {
  return timingSafeEqual(Buffer.from(stored, "hex"), Buffer.from(offered, "hex"));
}
