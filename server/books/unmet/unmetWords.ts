import { foldWords } from "../../../common/fold.js";
import { isbn13Of } from "../record/isbn.js";

/** More words, or longer ones, are no title or author that a library could buy. */
const MAX_WORDS = 8;
const MAX_LENGTH = 100;
const MIN_LENGTH = 3;
/** A year or a class has fewer digits; more of them are a telephone number, a NIS or the number of an identity card. */
const MAX_DIGITS = 5;

/**
 * A search as it is kept, or null for one that is not: what may tell of a person (an address, a long number that is no
 * ISBN), and what tells nothing.
 */
export function unmetWords(search: string): string | null {
  if (search.includes("@")) {
    return null;
  }
  const isbn = isbn13Of(search);
  if (isbn !== null) {
    return isbn;
  }
  const words = foldWords(search);
  const text = words.join(" ");
  const digits = search.replace(/[\s.()+/–-]/gu, "").match(/\d+/gu) ?? [];
  const tells = words.some((word) => /\p{L}/u.test(word)) && text.length >= MIN_LENGTH;
  const isShort = words.length <= MAX_WORDS && text.length <= MAX_LENGTH;
  return tells && isShort && digits.every((number) => number.length <= MAX_DIGITS) ? text : null;
}
