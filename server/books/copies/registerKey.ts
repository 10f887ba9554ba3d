import type { PatchOf } from "../../platform/database/columns.js";
import type { Copy } from "./Copy.entity.js";

const LONGEST_KEY = 255;
const NO_YEAR = "0000";
const YEAR = /^(?:19|20)\d{2}$/u;
/** A running number, which is no part of a name such as SMPN 12. */
const FEWEST_DIGITS = 3;

/** By which number a copy stands in the inventory book: its own, or else the code of its barcode. */
export type NumberedCopy = Pick<Copy, "inventoryCode" | "itemCode">;

/** What of a copy its place in the inventory book is made of, and that place. */
export function numbersOf({ inventoryCode, itemCode }: NumberedCopy) {
  return { inventoryCode, itemCode, registerKey: registerKey(inventoryCode ?? itemCode) } satisfies PatchOf<Copy>;
}

/**
 * The order of the inventory book: years one after another, in each `9/PERPUS` before `10/PERPUS`. Every number stands
 * behind the count of its digits, so that a plain comparison of keys compares numbers.
 */
export function registerKey(number: string): string {
  const plain = number
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  const natural = plain.replace(/\d+/gu, (digits) => {
    const significant = digits.replace(/^0+/u, "");
    return String(significant.length).padStart(2, "0") + significant;
  });
  return (yearOf(plain) + natural).slice(0, LONGEST_KEY).replace(/[\uD800-\uDBFF]$/u, "");
}

/** A year that stands last, behind the running number. One that stands first needs nothing to be sorted by it. */
function yearOf(plain: string): string {
  const numbers = [...plain.matchAll(/\d+/gu)];
  const last = numbers.at(-1)?.[0] ?? "";
  const isNumbered = numbers.slice(0, -1).some(({ 0: digits, index }) => index === 0 || digits.length >= FEWEST_DIGITS);
  return isNumbered && YEAR.test(last) ? last : NO_YEAR;
}
