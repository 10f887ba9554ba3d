/** Keys of students as this migration wrote them: frozen with it, whatever later versions fold otherwise. */

/** Letters that NFKD leaves whole although readers type them in plain Latin. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};
/** Every sign that stands for one in names and transliterations. */
const APOSTROPHES = /['’‘ʼʻʿʾ`´]/gu;
/** Longer than any word a reader types, shorter than the 84 characters InnoDB indexes. */
const LONGEST_WORD = 64;

/** At most so many UTF-16 units, without the half of a letter that stands across the end. */
function cut(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\uD800-\uDBFF]$/u, "");
}

/** Lower case without accents; everything else stays. */
function plain(text: string): string {
  // eslint-disable-next-line no-control-regex -- plain ASCII, which most titles are, has no accents to look for
  if (/^[\u0000-\u007F]*$/u.test(text)) {
    return text.toLowerCase();
  }
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/**
 * The words of a text as search and comparison see them: accents, case and punctuation folded away.
 * An apostrophe joins ("Qur'an" is `quran`), everything else that is no letter or digit separates.
 */
function foldWords(text: string): string[] {
  const words =
    plain(text)
      .replace(APOSTROPHES, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => cut(word, LONGEST_WORD));
}

/** One string for "the same name": two spellings that differ in case, accents or punctuation share it. */
function foldKey(text: string, maxLength = 190): string {
  const key = foldWords(text).join(" ") || plain(text).replace(/\s+/gu, " ").trim();
  return cut(key, maxLength).trimEnd();
}

interface NamedStudent {
  readonly nis: string;
  readonly nisn: string | null;
  readonly name: string;
  readonly className: string | null;
}

/** What a student is sorted and found by; kept beside the words it is made of. */
export interface StudentKeys {
  readonly nameKey: string;
  readonly classKey: string | null;
  readonly searchKey: string;
}

const LONGEST_SEARCH_KEY = 600;
const LONGEST_KEY = 190;
const DIGITS = 3;
const GRADES = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

export function studentKeys({ nis, nisn, name, className }: NamedStudent): StudentKeys {
  const words = foldWords([name, nis, nisn ?? "", className ?? ""].join(" "));
  return {
    nameKey: foldKey(name),
    classKey: classKeyOf(className),
    searchKey: words.join(" ").slice(0, LONGEST_SEARCH_KEY),
  };
}

/**
 * One key for every spelling of a class, in the order of the school: `IX A` before `X A` before `X IPA 2` before `X IPA
 * 10`. A grade may be a Roman or a plain number.
 */
export function classKeyOf(className: string | null): string | null {
  if (className === null) {
    return null;
  }
  const words = foldWords(className).map((word, index) => {
    const grade = index === 0 ? GRADES.indexOf(word) + 1 : 0;
    return grade > 0 ? padded(String(grade)) : word.replace(/\d+/gu, padded);
  });
  return (words.join(" ") || foldKey(className)).slice(0, LONGEST_KEY);
}

function padded(number: string): string {
  return number.padStart(DIGITS, "0");
}
