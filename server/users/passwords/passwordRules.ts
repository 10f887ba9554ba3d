import { foldWords } from "../../../common/fold.js";
import { isCommonPassword } from "./commonPasswords.js";

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;
/** The minimum number of different characters. */
const MIN_DISTINCT_CHARACTERS = 4;
/** Shorter names and words occur in too many passwords by chance. */
const MIN_NAME_LENGTH = 4;
const MIN_LIBRARY_WORD_LENGTH = 5;
const PRODUCT_WORDS = ["aksara", "perpustakaan"];
/** Neighbours on a keyboard; the alphabet is among them by its own order. */
const KEYBOARD_ROWS = [
  "1234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn",
  "qazwsxedcrfvtgbyhnujm",
];

export interface PasswordOwner {
  readonly username: string;
  readonly libraryName: string;
}

/**
 * The Indonesian message that says what is wrong with a new password and what to do; null if it is valid. All
 * characters are allowed, none is required. Without an owner, names are not checked.
 */
export function passwordError(password: string, owner: PasswordOwner | null): string | null {
  const typed = password.normalize("NFKC");
  const characters = [...typed];
  if (characters.length < MIN_LENGTH) {
    return `Kata sandi minimal ${MIN_LENGTH} karakter.`;
  }
  if (characters.length > MAX_LENGTH) {
    return `Kata sandi maksimal ${MAX_LENGTH} karakter.`;
  }
  if (/\p{Cs}/u.test(typed)) {
    return "Ada karakter yang tidak dapat disimpan. Hapus atau ketik ulang bagian itu.";
  }
  const lowerCase = typed.toLowerCase();
  if (isCommonPassword(lowerCase)) {
    return "Kata sandi ini terlalu sering dipakai orang. Pilih yang lain.";
  }
  if (isPattern([...lowerCase])) {
    return "Kata sandi ini hanya pola yang berulang atau berurutan. Pilih yang lain.";
  }
  return owner && wordError(lowerCase, owner);
}

function wordError(lowerCase: string, { username, libraryName }: PasswordOwner): string | null {
  if (containsLibraryName(lettersAndDigits(lowerCase), libraryName)) {
    return "Kata sandi tidak boleh memuat nama perpustakaan atau aplikasi ini. Pilih yang lain.";
  }
  if (
    lettersAndDigits(username).length >= MIN_NAME_LENGTH
      ? lettersAndDigits(lowerCase).includes(lettersAndDigits(username))
      : lowerCase === username.toLowerCase()
  ) {
    return "Kata sandi tidak boleh memuat nama pengguna. Pilih yang lain.";
  }
  return null;
}

/** Only letters and digits, so that punctuation cannot hide a word. */
function lettersAndDigits(text: string): string {
  return foldWords(text).join("");
}

function containsLibraryName(password: string, libraryName: string): boolean {
  const words = foldWords(libraryName).filter((word) => word.length >= MIN_LIBRARY_WORD_LENGTH);
  const libraryKey = lettersAndDigits(libraryName);
  return [...PRODUCT_WORDS, ...words, ...(libraryKey.length >= MIN_NAME_LENGTH ? [libraryKey] : [])].some((word) =>
    password.includes(word),
  );
}

function isPattern(characters: readonly string[]): boolean {
  return (
    new Set(characters).size < MIN_DISTINCT_CHARACTERS ||
    isRepeated(characters) ||
    isSequence(characters) ||
    isKeyboardRow(characters.join(""))
  );
}

/** `abcdabcdab`: a sequence of up to four characters, repeated. */
function isRepeated(characters: readonly string[]): boolean {
  return [1, 2, 3, 4].some((length) =>
    characters.every((character, index) => index < length || character === characters[index - length]),
  );
}

/** `abcdefgh`, `87654321`: consecutive characters in one direction. */
function isSequence(characters: readonly string[]): boolean {
  const steps = characters
    .slice(1)
    .map((character, index) => (character.codePointAt(0) ?? 0) - (characters[index]?.codePointAt(0) ?? 0));
  return [1, -1].some((step) => steps.every((taken) => taken === step));
}

/** `qwertyuiop`, `0987654321`: along a keyboard row in either direction, also around its end. */
function isKeyboardRow(password: string): boolean {
  return KEYBOARD_ROWS.flatMap((row) => [row, [...row].reverse().join("")]).some((row) =>
    (row + row).includes(password),
  );
}
