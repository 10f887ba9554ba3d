import { foldKey, foldWords } from "../../../../common/fold.js";
import { emptyWords, shortForms } from "./curatedWords.js";
import { searchKeys } from "./wordKeys.js";

/** One word of a search, and the keys that may stand for it. */
export interface Term {
  readonly word: string;
  readonly keys: readonly string[];
  /** It is never the beginning of another word. */
  readonly isWhole?: boolean;
}

/** Words as they were typed, and as they are read. */
export interface ChangedWords {
  readonly typed: string;
  readonly read: string;
}

export interface SearchText {
  /** The whole text as a title would be folded, in each way in which it may be spaced. */
  readonly phrases: readonly string[];
  /** Those of which the last word may be the beginning of one. */
  readonly beginnings: readonly string[];
  readonly terms: readonly Term[];
  /** Without stop words; all, if there are no others. */
  readonly significant: readonly Term[];
  /** All words as they follow one another. */
  readonly words: readonly string[];
  /** Words that say nothing, and those after the last that is looked up: no book has to have them. */
  readonly skipped: readonly string[];
  /** What was typed as one word and is read as two. */
  readonly split: readonly ChangedWords[];
}

/** Words after these are not looked up. */
export const MAX_WORDS = 12;
/**
 * So many single letters may be the beginnings of words. If there are more, each is a whole word, as in `j r r
 * tolkien`: nearly every book has words that begin with any three letters, and no index finds those quickly.
 */
const MAX_LETTERS_BEGINNING = 2;
/** So many words of a search, repeated ones included, are searched for titles. */
const MAX_RUN_WORDS = 16;
/** The shortest ISBN in real data has nine digits: it lost its leading zero. */
const ISBN_LIKE = /\b97[89](?: ?\d){10}\b|\b97[89][-–][\dXx–-]+|\b\d(?:[-–]?\d){7,16}[-–]?[\dXx]\b/gu;
/** The number of a class, a version or thousands: `2x4.122`, `2.0`, `1.000`. */
const NUMBER_WITH_POINTS = /(?<![\p{L}\p{N}])\p{N}[\p{N}xX]*(?:\.\p{N}+)+(?![\p{L}\p{N}])/gu;
/** `5cm` and `negeri5menara` are several words; the `2x4` of a class and the `3d` of a film are one. */
const LETTERS_AND_DIGITS = /^(?:(\p{N}+)(\p{L}{2,})|(\p{L}{2,})(\p{N}+)(\p{L}{2,})?)$/u;
const DOUBLED = /^(\p{L}{3,})\1$/u;

/** What most words are: a look at the letters is far cheaper than at Unicode's tables. */
const ONLY_LETTERS_OR_DIGITS = /^(?:[a-z]+|[0-9]+)$/;

/** The folded words of a text, and the parts of those that are letters and digits in one. */
export function splitWords(words: readonly string[]): string[] {
  return words.flatMap((word) =>
    ONLY_LETTERS_OR_DIGITS.test(word) ? word : (LETTERS_AND_DIGITS.exec(word)?.slice(1).filter(Boolean) ?? word),
  );
}

/** Numbers with points as one word each. */
export function joinNumbers(text: string): string {
  return text.includes(".") ? text.replace(NUMBER_WITH_POINTS, (number) => number.replaceAll(".", "")) : text;
}

/** The words that a search asks for. It has no terms if it has no words. */
export function parseSearch(text: string): SearchText {
  const joined = joinNumbers(text.replace(ISBN_LIKE, (isbn) => isbn.replace(/[-– ]/gu, "")));
  const folded = foldWords(joined).map((word) => ({ word, parts: partsOf(word) }));
  const words = folded.flatMap(({ parts }) => parts);
  const keys = searchKeys(words);
  const isWhole = new Set(words.filter((word) => word.length === 1)).size > MAX_LETTERS_BEGINNING;
  const termOf = (word: string, place: number): Term => ({
    word,
    keys: keys[place] ?? [],
    ...(isWhole && word.length === 1 ? { isWhole } : {}),
  });
  const terms = [...new Map(words.map((word, place) => [word, termOf(word, place)])).values()];
  const telling = terms.filter(({ word }) => !emptyWords.has(word));
  const significant = (telling.length > 0 ? telling : terms).slice(0, MAX_WORDS);
  const [whole, ...spaced] = spacings(text, words);
  // Short forms are whole words, and a number that was joined is no beginning of a title.
  const isBeginning = !(words.length === 1 && shortForms.has(words[0] ?? "")) && terms.at(-1)?.isWhole !== true;
  const beginnings = joined === text && whole !== undefined ? [whole, ...spaced] : spaced;
  return {
    phrases: whole === undefined ? [] : [...new Set([whole, ...spaced])],
    beginnings: isBeginning ? [...new Set(beginnings)] : [],
    terms: terms.slice(0, MAX_WORDS),
    significant,
    words: words.slice(0, MAX_RUN_WORDS),
    skipped: terms.filter((term) => !significant.includes(term)).map(({ word }) => word),
    split: folded.flatMap(({ word, parts }) => (parts.length > 1 ? { typed: word, read: parts.join(" ") } : [])),
  };
}

function partsOf(word: string): string[] {
  return splitWords([word]).flatMap((part) => part.replace(DOUBLED, "$1 $1").split(" "));
}

/**
 * Words that follow one another in a search and may be a title, because some of them are significant; all of its words
 * only with `ofAll`.
 */
export function runsOf({ words, significant }: SearchText, { ofAll = false } = {}): string[][] {
  const searched = new Set(significant.map(({ word }) => word));
  const runs = words.flatMap((_, from) => words.slice(from).map((__, length) => words.slice(from, from + length + 1)));
  return runs.filter((run) => (ofAll || run.length < words.length) && run.some((word) => searched.has(word)));
}

function spacings(text: string, words: readonly string[]): string[] {
  const split = words.join(" ");
  return [foldKey(text), foldKey(split), foldKey(split.replace(/(?<=\b\d+) (?=\p{L}{2})/u, ""))];
}
