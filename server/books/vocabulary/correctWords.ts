import type { Reader } from "../../platform/database/Database.js";
import { emptyWords, numerals, shortForms } from "../query/words/curatedWords.js";
import { NearWords } from "./NearWords.js";
import { partsOf, splitWord } from "./splitWord.js";
import { firstWordsWith, usesOf, wordsBeginning } from "./wordUses.js";

/** A shorter word is near too many others. */
const MIN_LENGTH = 3;
/** Longer words may have two slips. */
const MAX_LENGTH_OF_ONE_EDIT = 6;
/** So many words are tried in the place of a slip, until one is found beside the other words. */
const MAX_READINGS = 4;
/** At most so many similar words are compared by how often they occur. */
const MAX_CANDIDATES = 60;
/** A word that is so many times as frequent is as likely as one that is an edit nearer. */
const USES_OF_AN_EDIT = 50;
/** So many words that follow one another may be one. */
const MAX_JOINED = 3;
/**
 * A search finds numerals by their figures and ignores stop words, so both may be parts of a word even where no title
 * has them; they then count as occurring this often.
 */
const USES_OF_KNOWN_PART = 10;
const MIN_LENGTH_OF_KNOWN_PART = 3;
const knownParts: readonly (readonly [string, number])[] = [...numerals, ...emptyWords]
  .filter((word) => word.length >= MIN_LENGTH_OF_KNOWN_PART)
  .map((word) => [word, USES_OF_KNOWN_PART]);
/** At most so many last letters may be a word that is still being typed, without a space before it. */
const MAX_LENGTH_OF_END = 12;
/** A rare word, as a name is, may be a slip of one that is so many times as frequent. */
const USES_OF_A_RARE_WORD = { atMost: 3, times: 4 };
/** A shorter word that begins a name is taken for the beginning of that name and not for a slip. */
const MIN_LENGTH_OF_NAME = 5;

/** Words of a search, and what the collection has for them. */
export interface CorrectedWords {
  readonly typed: readonly string[];
  readonly read: readonly string[];
  /** The collection has neither the word nor one that is near. */
  readonly isUnknown?: boolean;
}

/** A search as the collection spells it. */
export type Reading = readonly CorrectedWords[];

export function wordsRead(reading: Reading): string[] {
  return reading.flatMap(({ read }) => read);
}

/** One for each database that this process has open. */
const nearWords = new WeakMap<object, NearWords>();

/** Reads the words into memory before the first search needs them. */
export async function loadVocabulary(reader: Reader): Promise<NearWords> {
  const { source } = reader;
  const words = nearWords.get(source) ?? new NearWords();
  nearWords.set(source, words);
  await words.refresh(reader);
  return words;
}

/**
 * Figures are not spelt wrong, the short forms of schools are no slips whether the collection has them or not, and what
 * says nothing is looked for in no book.
 */
function mayBeSlip(word: string): boolean {
  return word.length >= MIN_LENGTH && /^\p{L}+$/u.test(word) && !shortForms.has(word) && !emptyWords.has(word);
}

/**
 * The words of a search as the collection spells them, the likeliest reading first; none if it has nothing nearer. A
 * slip becomes the nearest word, of several the most frequent; words typed as one are split, and one typed as several
 * is joined. A word that the collection has stays, and so do figures. The beginning of a word is no slip
 * where it is the last: it is still being typed. Of a single slip the next nearest words are further readings:
 * "andrea hrata" is no "harta". Where the collection has all words, a rare one is read as a frequent one beside it: a
 * library with a book by Musk has none about "alat musk".
 */
export async function correctWords(reader: Reader, words: readonly string[]): Promise<readonly Reading[]> {
  const begun = await firstWordsWith(reader, words.filter(mayBeSlip));
  const slips = new Set(
    words.filter((word, place) => {
      const first = begun.get(word);
      const isBegun = first !== undefined && place === words.length - 1;
      return mayBeSlip(word) && first !== word && !isBegun;
    }),
  );
  return slips.size === 0 ? readRareWords(reader, words) : readSlips(reader, words, slips);
}

async function readSlips(
  reader: Reader,
  words: readonly string[],
  slips: ReadonlySet<string>,
): Promise<readonly Reading[]> {
  const near = await nearWordsOf(reader, slips);
  const runs = words.flatMap((_, place) => runsAt(words, place));
  const uses = await usesOf(reader, [
    ...runs.map((run) => run.join("")),
    ...[...slips].flatMap(partsOf),
    ...[...near.values()].flatMap((candidates) => [...candidates.keys()]),
  ]);
  const usesOfParts = new Map([...knownParts, ...uses]);
  const choices = new Map<string, readonly (readonly string[])[]>();
  for (const [slip, candidates] of near) {
    const ends = slip === words.at(-1) ? await beginningsAtEnd(reader, slip) : [];
    choices.set(slip, corrections(slip, candidates, uses, splitWord(slip, new Map([...ends, ...usesOfParts]))));
  }
  const readings = new Map<string, Reading>();
  for (let choice = 0; choice < (slips.size === 1 ? MAX_READINGS : 1); choice += 1) {
    const corrected: CorrectedWords[] = [];
    for (let place = 0; place < words.length; place += 1) {
      const joined = runsAt(words, place).find((run) => uses.has(run.join("")) && run.some((word) => slips.has(word)));
      if (joined) {
        corrected.push({ typed: joined, read: [joined.join("")] });
        place += joined.length - 1;
      } else {
        const word = words[place] ?? "";
        const ofSlip = choices.get(word);
        const read = ofSlip?.[choice] ?? ofSlip?.[0];
        corrected.push({ typed: [word], read: read ?? [word], isUnknown: slips.has(word) && !read });
      }
    }
    readings.set(wordsRead(corrected).join(" "), corrected);
  }
  readings.delete(words.join(" "));
  return [...readings.values()];
}

/** What may have been typed as several words from here on, the longest first. */
function runsAt(words: readonly string[], place: number): string[][] {
  return Array.from({ length: MAX_JOINED - 1 }, (_, fewer) => words.slice(place, place + MAX_JOINED - fewer)).filter(
    (run) => run.length > 1,
  );
}

/** The ends of the last word that begin a word of the vocabulary: that is still being typed. */
async function beginningsAtEnd(reader: Reader, slip: string): Promise<ReadonlyMap<string, number>> {
  const ends = Array.from({ length: Math.min(slip.length, MAX_LENGTH_OF_END) + 1 - MIN_LENGTH }, (_, letters) =>
    slip.slice(-letters - MIN_LENGTH),
  );
  return new Map([...(await firstWordsWith(reader, ends)).keys()].map((end) => [end, 1]));
}

/** What is near each slip, and by how many edits. */
async function nearWordsOf(
  reader: Reader,
  slips: Iterable<string>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const vocabulary = await loadVocabulary(reader);
  const near = new Map<string, ReadonlyMap<string, number>>();
  for (const slip of slips) {
    const found = await vocabulary.near(slip, slip.length > MAX_LENGTH_OF_ONE_EDIT ? 2 : 1);
    // Words that begin with it are found by it already.
    const others = found.filter(({ word }) => !word.startsWith(slip)).slice(0, MAX_CANDIDATES);
    near.set(slip, new Map(others.map(({ word, edits }) => [word, edits])));
  }
  return near;
}

/** The likeliest first. One edit is likelier than a forgotten space, and that likelier than two edits. */
function corrections(
  slip: string,
  near: ReadonlyMap<string, number>,
  uses: ReadonlyMap<string, number>,
  split: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const used = [...near]
    .flatMap(([word, edits]) => {
      const count = uses.get(word);
      return count === undefined ? [] : { word, edits, weight: count / USES_OF_AN_EDIT ** edits };
    })
    .sort((one, other) => other.weight - one.weight || one.word.localeCompare(other.word));
  const nearest = used.map(({ word }) => [word]);
  return used[0]?.edits === 1 ? [...nearest.slice(0, MAX_READINGS - 1), ...split] : [...split, ...nearest];
}

/** One of the words, which the collection has but hardly uses, as a far more frequent one that is near. */
async function readRareWords(reader: Reader, words: readonly string[]): Promise<readonly Reading[]> {
  const known = await usesOf(reader, words);
  const rare = words.filter((word) => mayBeSlip(word) && (known.get(word) ?? 0) <= USES_OF_A_RARE_WORD.atMost);
  if (words.length === 1 || rare.length === 0) {
    return [];
  }
  const near = await nearWordsOf(reader, new Set(rare));
  const uses = await usesOf(
    reader,
    [...near.values()].flatMap((candidates) => [...candidates.keys()]),
  );
  return rare
    .flatMap((word) => frequentNear(near.get(word), uses, known.get(word) ?? 0).map((read) => ({ word, read })))
    .slice(0, MAX_READINGS)
    .map(({ word, read }) => words.map((typed) => ({ typed: [typed], read: [typed === word ? read : typed] })));
}

/** By one edit, the most frequent first. */
function frequentNear(
  near: ReadonlyMap<string, number> | undefined,
  uses: ReadonlyMap<string, number>,
  usesOfRare: number,
): string[] {
  const usesNeeded = Math.max(1, usesOfRare) * USES_OF_A_RARE_WORD.times;
  return [...(near ?? [])]
    .map(([word, edits]) => ({ word, edits, count: uses.get(word) ?? 0 }))
    .filter(({ edits, count }) => edits === 1 && count >= usesNeeded)
    .sort((one, other) => other.count - one.count)
    .map(({ word }) => word);
}

/**
 * The frequent words that one word may be a slip of though a rare one begins with it: `kamsu` is `kamus`, also where a
 * Kamsul has written something.
 */
export async function correctNameByChance(reader: Reader, words: readonly string[]): Promise<readonly Reading[]> {
  const [word = ""] = words;
  if (words.length !== 1 || word.length < MIN_LENGTH_OF_NAME || !mayBeSlip(word)) {
    return [];
  }
  const begun = await wordsBeginning(reader, word, USES_OF_A_RARE_WORD.atMost + 1);
  const usesOfBegun = begun.reduce((sum, { uses }) => sum + uses, 0);
  if (begun.length === 0 || usesOfBegun > USES_OF_A_RARE_WORD.atMost || begun.some((other) => other.word === word)) {
    return [];
  }
  const near = await nearWordsOf(reader, [word]);
  const uses = await usesOf(reader, [...(near.get(word) ?? new Map<string, number>()).keys()]);
  return frequentNear(near.get(word), uses, usesOfBegun).map((read) => [{ typed: [word], read: [read] }]);
}
