/** Letters that NFKD does not decompose, although readers type them in plain Latin. */
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
/** Every character used as an apostrophe in names and transliterations. */
export const APOSTROPHES = /['’‘ʼʻʿʾ`´]/gu;
/** Longer than any word a reader types, shorter than the 84 characters InnoDB indexes. */
const MAX_WORD_LENGTH = 64;

// eslint-disable-next-line no-control-regex -- plain ASCII, which most titles are, has no accents to look for
const ASCII = /^[\u0000-\u007F]*$/;

/** At most so many UTF-16 units, without splitting a surrogate pair. */
function truncate(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, "");
}

/** Lower case without accents; everything else stays. */
function withoutAccents(text: string): string {
  if (ASCII.test(text)) {
    return text.toLowerCase();
  }
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/**
 * The words of a text for search and comparison: without accents, case and punctuation. An apostrophe joins ("Qur'an"
 * is `quran`); everything else that is no letter or digit separates.
 */
export function foldWords(text: string): string[] {
  // An import folds every text of its file many times: without Unicode's tables that takes half as long.
  const words = ASCII.test(text)
    ? text
        .toLowerCase()
        .replace(/['`]/g, "")
        .match(/[a-z0-9]+/g)
    : withoutAccents(text)
        .replace(APOSTROPHES, "")
        .match(/[\p{L}\p{N}]+/gu);
  return words?.map((word) => (word.length > MAX_WORD_LENGTH ? truncate(word, MAX_WORD_LENGTH) : word)) ?? [];
}

/** One string for "the same name": two spellings that differ in case, accents or punctuation share it. */
export function foldKey(text: string, maxLength = 190): string {
  const key = foldWords(text).join(" ") || withoutAccents(text).replace(/\s+/gu, " ").trim();
  return truncate(key, maxLength).trimEnd();
}
