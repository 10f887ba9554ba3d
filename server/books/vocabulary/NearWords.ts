import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import sql from "sql-template-tag";

import { pick } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { editDistance } from "./editDistance.js";
import { isLikelyFirstLetter } from "./firstLetter.js";
import { vocabularyWordTable } from "./VocabularyWord.entity.js";

export interface NearWord {
  readonly word: string;
  readonly edits: number;
}

const WORDS_PER_READ = 5_000;
/** More than the largest collection has; they take about 20 MB. */
const MAX_WORDS = 500_000;

/** Words of one length, and which letters each has. */
interface Bucket {
  readonly words: string[];
  readonly letters: number[];
}

/**
 * The words of the vocabulary in memory, by their length: no index of a database finds a word by what is wrong in it
 * without ten rows for each. How often a word occurs, and whether any book still has it, is asked of the table.
 */
export class NearWords {
  private readonly buckets = new Map<number, Bucket>();
  private readTo = 0;
  private count = 0;
  private reading: Promise<void> | null = null;

  /** Reads the words that have come since the last time; those who ask meanwhile wait for the same answer. */
  refresh(reader: Reader): Promise<void> {
    this.reading ??= this.readNew(reader).finally(() => {
      this.reading = null;
    });
    return this.reading;
  }

  /** The words that differ from this one by at most so many edits, the nearest first. */
  async near(word: string, maxEdits: number): Promise<NearWord[]> {
    // A turn of its own: one word takes a few milliseconds among 200,000.
    await yieldToEventLoop();
    const letters = lettersOf(word);
    const found: NearWord[] = [];
    for (let length = word.length - maxEdits; length <= word.length + maxEdits; length += 1) {
      const bucket = this.buckets.get(length);
      for (let place = 0; bucket && place < bucket.words.length; place += 1) {
        const others = bucket.letters[place] ?? 0;
        // Each edit brings at most one letter that the other word has not, and takes one away.
        if (bitCount(letters & ~others) <= maxEdits && bitCount(others & ~letters) <= maxEdits) {
          const other = bucket.words[place] ?? "";
          const edits =
            editDistance(word, other, maxEdits) ?? (letters === others && isLetterMoved(word, other) ? maxEdits : null);
          if (edits !== null && isLikelyFirstLetter(word, other)) {
            found.push({ word: other, edits });
          }
        }
      }
    }
    return found.sort((one, other) => one.edits - other.edits);
  }

  private async readNew(reader: Reader): Promise<void> {
    for (let found = WORDS_PER_READ; found === WORDS_PER_READ && this.count < MAX_WORDS;) {
      const rows = await reader.select(
        pick(vocabularyWordTable, "id", "word"),
        sql`FROM vocabulary_words WHERE id > ${this.readTo} ORDER BY id LIMIT ${WORDS_PER_READ}`,
      );
      for (const { id, word } of rows) {
        const bucket = this.buckets.get(word.length) ?? { words: [], letters: [] };
        this.buckets.set(word.length, bucket);
        bucket.words.push(word);
        bucket.letters.push(lettersOf(word));
        this.readTo = id;
      }
      this.count += rows.length;
      found = rows.length;
    }
  }
}

/** `shopie` has the letters of `sophie`, one of them in another place: one slip of the finger. */
function isLetterMoved(word: string, other: string): boolean {
  const inOrder = (text: string) => Array.from(text).sort().join("");
  return inOrder(word) === inOrder(other) && editDistance(word, other, 2) !== null;
}

/** One bit for each letter; two letters may share one, which only lets a word through that the distance refuses. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) {
    letters |= 1 << (word.charCodeAt(place) & 31);
  }
  return letters;
}

function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return (((count + (count >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
