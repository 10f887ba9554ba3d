import sql, { join } from "sql-template-tag";

import { pick, text } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { NearWords } from "./NearWords.js";
import { vocabularyWordTable } from "./VocabularyWord.entity.js";

/** A shorter word is near too many others. */
const MIN_LENGTH = 3;
const MIN_LENGTH_OF_TWO = 4;
/** Longer words may have two slips. */
const MAX_LENGTH_OF_ONE_EDIT = 6;
/** So many words are tried in the place of a slip, until one is found beside the other words. */
const MAX_READINGS = 4;
/** At most so many similar words are compared by how often they occur. */
const MAX_CANDIDATES = 60;

/** Words of a search, and what the collection has for them. */
export interface CorrectedWords {
  readonly typed: readonly string[];
  readonly read: readonly string[];
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
  const { dataSource } = reader.manager;
  const words = nearWords.get(dataSource) ?? new NearWords();
  nearWords.set(dataSource, words);
  await words.refresh(reader);
  return words;
}

/**
 * The words of a search as the collection spells them, the likeliest reading first; none if it has nothing nearer. A
 * slip becomes the nearest word, of several the most frequent; two words typed as one are split, and one typed as two
 * is joined. A word that the collection has stays, and so do figures. The beginning of a word is no slip
 * where it is the last: it is still being typed. Of a single slip the next nearest words are further readings:
 * "andrea hrata" is no "harta".
 */
export async function correctWords(reader: Reader, words: readonly string[]): Promise<readonly Reading[]> {
  const fits = words.map((word) => word.length >= MIN_LENGTH && /^\p{L}+$/u.test(word));
  const begun = await firstWordsWith(
    reader,
    words.filter((_, place) => fits[place]),
  );
  const slips = new Set(
    words.filter((word, place) => {
      const first = begun.get(word);
      const isBegun = first !== undefined && place === words.length - 1;
      return fits[place] && first !== word && !isBegun;
    }),
  );
  if (slips.size === 0) {
    return [];
  }
  const vocabulary = await loadVocabulary(reader);
  const near = new Map<string, ReadonlyMap<string, number>>();
  for (const slip of slips) {
    const found = await vocabulary.near(slip, slip.length > MAX_LENGTH_OF_ONE_EDIT ? 2 : 1);
    // Words that begin with it are found by it already.
    const others = found.filter(({ word }) => !word.startsWith(slip)).slice(0, MAX_CANDIDATES);
    near.set(slip, new Map(others.map(({ word, edits }) => [word, edits])));
  }
  const joined = words.slice(1).map((word, place) => `${words[place] ?? ""}${word}`);
  const uses = await usesOf(reader, [
    ...joined,
    ...[...slips].flatMap((slip) => splits(slip).flat()),
    ...[...near.values()].flatMap((candidates) => [...candidates.keys()]),
  ]);
  const choices = new Map([...near].map(([slip, candidates]) => [slip, corrections(slip, candidates, uses)]));
  const readings = new Map<string, Reading>();
  for (let choice = 0; choice < (slips.size === 1 ? MAX_READINGS : 1); choice += 1) {
    const corrected: CorrectedWords[] = [];
    for (let place = 0; place < words.length; place += 1) {
      const word = words[place] ?? "";
      const next = words[place + 1];
      const withNext = joined[place];
      if (next !== undefined && withNext !== undefined && uses.has(withNext) && (slips.has(word) || slips.has(next))) {
        corrected.push({ typed: [word, next], read: [withNext] });
        place += 1;
      } else {
        const ofSlip = choices.get(word);
        corrected.push({ typed: [word], read: ofSlip?.[choice] ?? ofSlip?.[0] ?? [word] });
      }
    }
    readings.set(wordsRead(corrected).join(" "), corrected);
  }
  readings.delete(words.join(" "));
  return [...readings.values()];
}

/** The likeliest first. One edit is likelier than a forgotten space, and that likelier than two edits. */
function corrections(
  slip: string,
  near: ReadonlyMap<string, number>,
  uses: ReadonlyMap<string, number>,
): readonly (readonly string[])[] {
  const used = [...near]
    .flatMap(([word, edits]) => {
      const count = uses.get(word);
      return count === undefined ? [] : { word, edits, count };
    })
    .sort((one, other) => one.edits - other.edits || other.count - one.count || one.word.localeCompare(other.word));
  const nearest = used.map(({ word }) => [word]);
  if (used[0]?.edits === 1) {
    return nearest;
  }
  const usesOfRarer = ([one, other]: readonly [string, string]) => Math.min(uses.get(one) ?? 0, uses.get(other) ?? 0);
  const split = splits(slip).sort((one, other) => usesOfRarer(other) - usesOfRarer(one))[0];
  return split && usesOfRarer(split) > 0 ? [split, ...nearest] : nearest;
}

/** Every way to write a word as two. */
function splits(word: string): (readonly [string, string])[] {
  const places = word.length < 2 * MIN_LENGTH_OF_TWO - 2 ? 0 : word.length - 3;
  return Array.from({ length: places }, (_, place) => [word.slice(0, place + 2), word.slice(place + 2)] as const);
}

const firstColumns = { typed: text(sql`typed`), word: text(sql`word`) };

/** The first word of the vocabulary that begins with each of these, itself if the vocabulary has it. */
async function firstWordsWith(reader: Reader, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (words.length === 0) {
    return new Map();
  }
  const first = [...new Set(words)].map(
    (word) => sql`SELECT * FROM (SELECT ${word} AS typed, word FROM vocabulary_words
                                 WHERE word >= ${word} AND word < ${`${word}\uFFFF`} AND uses > 0
                                 ORDER BY word LIMIT 1) AS first_word`,
  );
  const found = await reader.select(firstColumns, sql`FROM (${join(first, " UNION ALL ")}) AS begun`);
  return new Map(found.map(({ typed, word }) => [typed, word]));
}

/** How often those of the words occur that the vocabulary has. */
async function usesOf(reader: Reader, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found =
    words.length === 0
      ? []
      : await reader.select(
          pick(vocabularyWordTable, "word", "uses"),
          sql`FROM vocabulary_words WHERE word IN (${join([...new Set(words)])}) AND uses > 0`,
        );
  return new Map(found.map(({ word, uses }) => [word, uses]));
}
