import { randomInt, timingSafeEqual } from "node:crypto";

/** Letters and digits that are not easily confused in print: 30 of them, so that four have almost 20 bits. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP_LENGTH = 4;

/** So many groups of four: `K7QM-3XPT`. */
export function newReadableCode(groups: number, alphabet = ALPHABET): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: groups }, group).join("-");
}

/**
 * As it was meant, however it was copied: upper and lower case, spaces and dashes of any kind do not count, nor how
 * wide a phone's keyboard writes its letters.
 */
export function plainCode(code: string): string {
  return code
    .normalize("NFKC")
    .replaceAll(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
}

export function digestsEqual(stored: string, offered: string): boolean {
  return timingSafeEqual(Buffer.from(stored, "hex"), Buffer.from(offered, "hex"));
}
