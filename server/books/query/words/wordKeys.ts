import { LRUCache } from "lru-cache";

import { groupBy } from "../../../platform/groupBy.js";
import { indonesianStems } from "../../../platform/text/indonesianStems.js";
import { modernSpelling, spellingKey } from "../../../platform/text/spellingKey.js";
import { curatedSpellings, synonymPhrases } from "./curatedWords.js";

/** What has been worked out of a word is kept: an import meets most of its words again and again. */
const keysOfWords = new LRUCache<string, readonly string[]>({ max: 50_000 });

const ARTICLES: ReadonlySet<string> = new Set("al an as at ar az ad adz asy ash ats ath adh el".split(" "));
const ROMAN_DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };
/** Classes, volumes and chapters are no higher. */
const ROMAN_NUMBER = /^(?=.)x{0,3}(?:ix|iv|v?i{0,3})$/u;

const phrasesByFirstWord = groupBy(synonymPhrases, ({ words: [first = ""] }) => first);

/** The keys of a folded word: all its spellings and forms share one of them. */
export function wordKeys(word: string): readonly string[] {
  const known = keysOfWords.get(word);
  if (known) {
    return known;
  }
  const keys = computeKeys(word);
  keysOfWords.set(word, keys);
  return keys;
}

function computeKeys(word: string): string[] {
  if (/^\p{N}/u.test(word)) {
    return [word.replace(/^0+(?=\d)/u, "")];
  }
  if (ROMAN_NUMBER.test(word)) {
    return [String(romanNumber(word))];
  }
  const bare = word.replace(/^al(?=[qk]ur)/u, "");
  const usual = modernSpelling(curatedSpellings.get(bare) ?? bare);
  const keys = indonesianStems(usual).map((stem) => spellingKey(curatedSpellings.get(stem) ?? stem));
  // What is doubled letters only has no key.
  return [...new Set(keys.map((key) => (key.length > 1 ? key : word)))];
}

function romanNumber(word: string): number {
  const digits = Array.from(word, (letter) => ROMAN_DIGITS[letter] ?? 0);
  return digits.reduce((sum, digit, place) => sum + (digit < (digits[place + 1] ?? 0) ? -digit : digit), 0);
}

/** The keys by which a text is found: of its words, of what its phrases mean, and of names that begin with `al-`. */
export function textKeys(words: readonly string[]): Set<string> {
  const keys = new Set<string>();
  const add = (key: string) => keys.add(key);
  words.forEach((word, place) => {
    wordKeys(word).forEach(add);
    const next = words[place + 1];
    if (next !== undefined && ARTICLES.has(word)) {
      wordKeys(word + next).forEach(add);
    }
    if (phrasesByFirstWord.has(word)) {
      phrasesAt(words, place).forEach((phrase) => phrase.keys.forEach(add));
    }
  });
  return keys;
}

/**
 * For each word of a search the keys that may stand for it: its own, those of what its phrase means, and those of
 * what it may be one word with.
 */
export function searchKeys(words: readonly string[]): string[][] {
  const keys = words.map((word, place) => [
    ...wordKeys(word),
    ...[words.slice(place - 1, place + 1), words.slice(place, place + 2)]
      .filter((pair) => pair.length === 2)
      .flatMap((pair) => [pair.join(""), ...wordKeys(pair.join(""))]),
  ]);
  words.forEach((_, start) => {
    for (const phrase of phrasesAt(words, start)) {
      for (const covered of keys.slice(start, start + phrase.length)) {
        covered.push(...phrase.keys);
      }
    }
  });
  return keys.map((those) => [...new Set(those)]);
}

/**
 * What else that is called which some of the words name, and by which they are found too: `ips` is also its meaning.
 * Only of phrases of which a word is searched for.
 */
export function otherNames(words: readonly string[], searched: ReadonlySet<string> = new Set(words)): string[] {
  const named = words
    .flatMap((_, start) => phrasesAt(words, start))
    .filter(({ name }) => name.split(" ").some((word) => searched.has(word)));
  const typed = new Set(named.map(({ name }) => name));
  return [...new Set(named.flatMap(({ likes }) => likes))].filter((name) => !typed.has(name));
}

interface FoundPhrase {
  readonly name: string;
  readonly length: number;
  readonly keys: readonly string[];
  readonly likes: readonly string[];
}

function phrasesAt(words: readonly string[], start: number): FoundPhrase[] {
  const begun = phrasesByFirstWord.get(words[start] ?? "") ?? [];
  return begun
    .filter((phrase) => phrase.words.every((word, place) => words[start + place] === word))
    .map(({ words: those, meaning, likes }) => ({
      name: those.join(" "),
      length: those.length,
      keys: wordKeys(meaning),
      likes,
    }));
}
