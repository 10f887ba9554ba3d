import sql, { join } from "sql-template-tag";

import { pick, text } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { vocabularyWordTable } from "./VocabularyWord.entity.js";

const firstColumns = { typed: text(sql`typed`), word: text(sql`word`) };

/** The first word of the vocabulary that begins with each of these, itself if the vocabulary has it. */
export async function firstWordsWith(reader: Reader, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
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
export async function usesOf(reader: Reader, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found =
    words.length === 0
      ? []
      : await reader.select(
          pick(vocabularyWordTable, "word", "uses"),
          sql`FROM vocabulary_words WHERE word IN (${join([...new Set(words)])}) AND uses > 0`,
        );
  return new Map(found.map(({ word, uses }) => [word, uses]));
}

/** The words that begin so, and how often they occur; at most so many. */
export function wordsBeginning(reader: Reader, beginning: string, limit: number) {
  return reader.select(
    pick(vocabularyWordTable, "word", "uses"),
    sql`FROM vocabulary_words WHERE word >= ${beginning} AND word < ${`${beginning}\uFFFF`} AND uses > 0
        ORDER BY word LIMIT ${limit}`,
  );
}
