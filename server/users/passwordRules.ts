import { foldWords } from "../platform/text/fold.js";
import { isCommonPassword } from "./commonPasswords.js";

const SHORTEST = 8;
const LONGEST = 128;
/** Fewer different signs make no password, however often they are repeated. */
const FEWEST_SIGNS = 4;
/** A shorter name or word stands in too many others. */
const SHORTEST_NAME = 4;
const SHORTEST_LIBRARY_WORD = 5;
const PRODUCT_WORDS = ["aksara", "perpustakaan"];
/** Neighbours on a keyboard; the alphabet is among them by its own order. */
const ROWS = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "1qaz2wsx3edc4rfv5tgb6yhn", "qazwsxedcrfvtgbyhnujm"];

export interface PasswordOwner {
  readonly username: string;
  readonly libraryName: string;
}

/**
 * What is wrong with a new password and what to do, in Indonesian; null where nothing is. Any signs are allowed, none is demanded.
 * Without an owner its words are not looked for.
 */
export function passwordProblem(password: string, owner: PasswordOwner | null): string | null {
  const typed = password.normalize("NFKC");
  const signs = [...typed];
  if (signs.length < SHORTEST) {
    return `Kata sandi paling sedikit ${SHORTEST} huruf.`;
  }
  if (signs.length > LONGEST) {
    return `Kata sandi paling panjang ${LONGEST} huruf.`;
  }
  if (/\p{Cs}/u.test(typed)) {
    return "Berisi tanda yang tidak dapat disimpan.";
  }
  const small = typed.toLowerCase();
  if (isCommonPassword(small)) {
    return "Kata sandi ini termasuk yang paling sering dipakai orang. Pilih yang lain.";
  }
  if (isPattern([...small])) {
    return "Kata sandi ini hanya pola yang berulang atau berurutan. Pilih yang lain.";
  }
  return owner && wordProblem(small, owner);
}

function wordProblem(small: string, { username, libraryName }: PasswordOwner): string | null {
  if (namesTheLibrary(joined(small), libraryName)) {
    return "Kata sandi tidak boleh memuat nama perpustakaan atau aplikasi ini. Pilih yang lain.";
  }
  if (
    joined(username).length >= SHORTEST_NAME
      ? joined(small).includes(joined(username))
      : small === username.toLowerCase()
  ) {
    return "Kata sandi tidak boleh memuat nama pengguna. Pilih yang lain.";
  }
  return null;
}

/** Letters and digits alone, so that no dot or space hides a word. */
function joined(text: string): string {
  return foldWords(text).join("");
}

function namesTheLibrary(password: string, libraryName: string): boolean {
  const words = foldWords(libraryName).filter((word) => word.length >= SHORTEST_LIBRARY_WORD);
  const whole = joined(libraryName);
  return [...PRODUCT_WORDS, ...words, ...(whole.length >= SHORTEST_NAME ? [whole] : [])].some((word) =>
    password.includes(word),
  );
}

function isPattern(signs: readonly string[]): boolean {
  return new Set(signs).size < FEWEST_SIGNS || isRepeated(signs) || isSequence(signs) || isOnKeyboard(signs.join(""));
}

/** `abcdabcdab`: one piece of up to four signs over and over. */
function isRepeated(signs: readonly string[]): boolean {
  return [1, 2, 3, 4].some((length) => signs.every((sign, index) => index < length || sign === signs[index - length]));
}

/** `abcdefgh`, `87654321`: each sign follows the one before it in the same direction. */
function isSequence(signs: readonly string[]): boolean {
  const steps = signs.slice(1).map((sign, index) => (sign.codePointAt(0) ?? 0) - (signs[index]?.codePointAt(0) ?? 0));
  return [1, -1].some((step) => steps.every((taken) => taken === step));
}

/** `qwertyuiop`, `0987654321`: along a row, one way or the other, perhaps around its end. */
function isOnKeyboard(password: string): boolean {
  return ROWS.flatMap((row) => [row, [...row].reverse().join("")]).some((row) => (row + row).includes(password));
}
