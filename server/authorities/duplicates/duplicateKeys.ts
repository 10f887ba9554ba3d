import { foldWords } from "../../../common/fold.js";
import type { AuthorityList } from "../authorityReads.js";

/** Words for the legal form of an organisation, which do not identify it. */
const LEGAL_FORMS = new Set([
  "pt",
  "cv",
  "ud",
  "fa",
  "tbk",
  "persero",
  "penerbit",
  "percetakan",
  "co",
  "ltd",
  "inc",
  "llc",
]);
const TITLES = new Set([
  "prof",
  "dr",
  "drs",
  "dra",
  "ir",
  "hj",
  "kh",
  "spd",
  "mpd",
  "msi",
  "ssi",
  "sag",
  "mag",
  "shum",
  "mhum",
  "phd",
  "pd",
]);

/** In shorter words a difference of one letter is not significant: XI and XII, Pena and Pene. */
const MIN_TYPO_LENGTH = 5;
/** A name has one key per letter, each as long as the name: keys of longer names would need too much memory. */
const MAX_TYPO_NAME_LENGTH = 80;

/** The identifying words of a name; at least one. */
export function significantWords(list: AuthorityList, name: string): string[] {
  const words = foldWords(name);
  const noise = list === "authors" ? TITLES : LEGAL_FORMS;
  const significant = words.filter((word) => !noise.has(word) && (list !== "authors" || !/^\p{L}$/u.test(word)));
  // "J. Smith" without its initial would be every Smith.
  const minWords = list === "authors" ? Math.min(2, words.length) : 1;
  return significant.length >= minWords ? significant : words;
}

/** Names that share one of these are written differently and say the same. */
export function spellingKeys(words: readonly string[]): string[] {
  return [`words ${[...words].sort().join(" ")}`, `letters ${words.join("")}`];
}

/**
 * Names that differ in one letter of one word share one of these keys; so do some others, which `differsInOneLetter`
 * excludes.
 */
export function typoKeys(words: readonly string[]): string[] {
  if (words.join(" ").length > MAX_TYPO_NAME_LENGTH) {
    return [];
  }
  return words.flatMap((word, place) => {
    if (!canHaveTypo(word)) {
      return [];
    }
    const shortened = new Set([word, ...Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1))]);
    return [...shortened].map((variant) =>
      words.map((other, index) => (index === place ? `${variant}*` : other)).join(" "),
    );
  });
}

function canHaveTypo(word: string): boolean {
  return word.length >= MIN_TYPO_LENGTH && !/\p{N}/u.test(word);
}

/** One letter inserted, deleted, replaced or swapped with the next, in one word of at least five letters. */
export function differsInOneLetter(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) {
    return false;
  }
  const different = one.flatMap((word, place) => (word === other[place] ? [] : [[word, other[place] ?? ""] as const]));
  const [pair] = different;
  return different.length === 1 && pair !== undefined && pair.every(canHaveTypo) && isOneLetterOff(...pair);
}

function isOneLetterOff(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) {
    start += 1;
  }
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) {
    end += 1;
  }
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const isSwap = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwap || (left.length <= 1 && right.length <= 1);
}
