import sql, { type Sql } from "sql-template-tag";

import { integer } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { forcedJoin } from "./bookIndexes.js";
import { hasAllWords, hasWord, type SearchScope } from "./bookSearch.js";
import { sampleOfBooks } from "./drivingFilter.js";

/** How the words of a search are found within a scope. */
export interface SearchLookup {
  /** On InnoDB the rarest first, so that few books are checked for more than one. */
  readonly words: readonly string[];
  /** Those that the full-text index looks up; the others are checked on what it finds, or on all books. */
  readonly indexed: readonly string[];
  /** So many books have every word that a page is soon full of them in any order. */
  readonly isCommon: boolean;
}

/** Of a word with more matches InnoDB's index costs more than looking through all books. */
const MAX_INDEXED_SHARE = 0.05;
const MIN_COMMON_SHARE = 0.01;

/**
 * FTS5 looks all words up at once. InnoDB collects every match of every word, and of all words that begin so, before
 * it gives the first: `b*` among 50,000 books takes longer than reading them. There only the rarest word is looked up,
 * and none that is common in a sample of the collection.
 */
export async function searchLookup(
  reader: Reader,
  words: readonly string[],
  scope: SearchScope,
): Promise<SearchLookup> {
  if (reader.engine === "sqlite" || words.length === 0) {
    return { words, indexed: words, isCommon: false };
  }
  const matching = (condition: Sql) => integer(sql`COALESCE(SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END), 0)`);
  const [counts] = await reader.select(
    {
      sampled: integer(sql`COUNT(*)`),
      withAll: matching(hasAllWords(scope, words)),
      ...Object.fromEntries(words.map((word, place) => [`word${place}`, matching(hasWord(scope, word))])),
    },
    sql`FROM ${await sampleOfBooks(reader)} ${forcedJoin(reader.engine)} book_search
        ON book_search.book_id = sample.id`,
  );
  const { sampled, withAll, ...withWord }: SampleCounts = required(counts, "the row of a sum");
  const rarestFirst = words
    .map((word, place) => ({ word, count: required(withWord[`word${place}`], "a sum") }))
    .sort((one, other) => one.count - other.count || other.word.length - one.word.length);
  const rarest = required(rarestFirst[0], "a word");
  const isRare = rarest.count <= sampled * MAX_INDEXED_SHARE;
  return {
    words: rarestFirst.map(({ word }) => word),
    indexed: isRare ? [rarest.word] : [],
    isCommon: !isRare && withAll >= sampled * MIN_COMMON_SHARE,
  };
}

/** In how many books of the sample each word begins one, by its place in the search, and in how many every word. */
interface SampleCounts {
  readonly sampled: number;
  readonly withAll: number;
  readonly [word: `word${number}`]: number;
}
