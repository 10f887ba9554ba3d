import isbn3 from "isbn3";

import { plainDigits } from "../../platform/text/digits.js";

/** Parses a cell that contains an ISBN; its characters are kept as typed, even if the check digit is wrong. */
export type ParsedIsbn =
  | { readonly kind: "valid"; readonly isbn13: string }
  /** An ISSN or the 977 barcode of a magazine: every issue has the same one, so it does not identify a book. */
  | { readonly kind: "serial" }
  /** `9.78602E+12`: a spreadsheet has thrown the digits away. */
  | { readonly kind: "rounded" }
  | { readonly kind: "wrong" };

export function parseIsbn(typed: string, eightDigitsAre: "isbn" | "issn" = "isbn"): ParsedIsbn {
  const text = plainDigits(typed).trim();
  if (/^\d+[.,]\d+e\+?\d+$/iu.test(text)) {
    return { kind: "rounded" };
  }
  // An ISSN and an ISBN without its two leading zeros can have the same check digit: the hyphen or the column decides
  // which it is.
  if (/^\d{4}-\d{3}[\dXx]$/u.test(text) || (eightDigitsAre === "issn" && /^\d{7}[\dXx]$/u.test(text))) {
    return { kind: "serial" };
  }
  // A cell may contain text and several numbers: "978-602-… (jil. 1)".
  const candidates = [text, ...(text.match(/[\dXx][\dXx\s-]{5,}[\dXx]/gu) ?? [])].map((part) =>
    part.replace(/[\s.–-]/gu, "").toUpperCase(),
  );
  for (const candidate of candidates) {
    const isbn13 = toIsbn13(candidate);
    if (isbn13 !== null) {
      return { kind: "valid", isbn13 };
    }
  }
  const [several] = isbnsIn(text);
  if (several) {
    return { kind: "valid", isbn13: several.isbn13 };
  }
  return { kind: /^977\d{10}$/u.test(candidates[0] ?? "") ? "serial" : "wrong" };
}

/** A run of words that may be numbers; a cell of more is a text. */
const MOST_WORDS = 40;
/** `978 602 291 662 8` has five. */
const MOST_WORDS_OF_ONE = 5;

/** Each valid number of a text once, as it is written there: `9786022916628 9789792238471`, `979-22-3847-1 / …`. */
export function isbnsIn(typed: string): { readonly text: string; readonly isbn13: string }[] {
  const found = new Map<string, string>();
  for (const run of plainDigits(typed).match(/[\dXx][\dXx\s–-]{8,}[\dXx]/gu) ?? []) {
    const words = run.split(/\s+/u, MOST_WORDS);
    let start = 0;
    while (start < words.length) {
      const count = [1, 2, 3, 4, MOST_WORDS_OF_ONE].find(
        (length) => isbnOf(words.slice(start, start + length)) !== null,
      );
      const text = words.slice(start, start + (count ?? 1)).join(" ");
      const isbn13 = isbnOf([text]);
      if (isbn13 !== null && !found.has(isbn13)) {
        found.set(isbn13, text);
      }
      start += count ?? 1;
    }
  }
  return [...found].map(([isbn13, text]) => ({ text, isbn13 }));
}

/** Of a whole number only: within a text nobody has dropped leading zeros. */
function isbnOf(words: readonly string[]): string | null {
  const digits = words
    .join("")
    .replace(/[\s–-]/gu, "")
    .toUpperCase();
  return /^(?:\d{9}[\dX]|\d{13})$/u.test(digits) ? toIsbn13(digits) : null;
}

/** The number that identifies the book; null for an empty, a wrong and a magazine's number. */
export function isbn13Of(isbn: string | null | undefined): string | null {
  const parsed = isbn ? parseIsbn(isbn) : null;
  return parsed?.kind === "valid" ? parsed.isbn13 : null;
}

/** The groups of the Indonesian agency; the numbers of others stay without hyphens. */
const HYPHENATED_GROUPS = /^(?:978602|978623|978979)/u;

/** `978-979-3062-79-2`, as it is printed; the bare digits where we do not know where the publisher's number ends. */
export function hyphenateIsbn(isbn13: string): string {
  // The package's types leave out that it returns null for a number of no known range.
  const hyphenated = HYPHENATED_GROUPS.test(isbn13) ? (isbn3.hyphenate(isbn13) as string | null) : null;
  return hyphenated ?? isbn13;
}

/**
 * The normalised ISBN-13, or null where the check digit does not fit. Not isbn3, which also refuses numbers of
 * publishers that its table does not know yet, and needs five times as long; an import asks for every row.
 */
function toIsbn13(digits: string): string | null {
  if (/^97[89]\d{10}$/u.test(digits)) {
    return checkDigit13(digits) === digits[12] ? digits : null;
  }
  // Spreadsheets drop leading zeros; they are restored if the check digit is then right.
  const ten = /^\d{6,9}[\dX]$/u.test(digits) ? digits.padStart(10, "0") : "";
  if (ten === "" || checkDigit10(ten) !== ten[9]) {
    return null;
  }
  const thirteen = `978${ten.slice(0, 9)}`;
  return thirteen + checkDigit13(thirteen);
}

/** The ten digits that an ISBN-13 had before; null for one that never had them. */
export function toIsbn10(isbn13: string): string | null {
  const nine = /^978(\d{9})\d$/u.exec(isbn13)?.[1];
  return nine === undefined ? null : nine + checkDigit10(nine);
}

function checkDigit13(digits: string): string {
  const sum = [...digits.slice(0, 12)].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

function checkDigit10(digits: string): string {
  const sum = [...digits.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? "X" : String(check);
}
