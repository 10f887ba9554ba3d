import sql from "sql-template-tag";

import { text } from "../../../platform/database/columns.js";
import type { Reader } from "../../../platform/database/Database.js";
import type { Beginnings } from "./searchMatch.js";

/** FTS5 has an index of the beginnings of two to four letters, a title's mark being one of them. */
const MIN_LISTED_LENGTH = 4;
/** More words than these are found sooner by going through what all of them have. */
const MAX_LISTED = 16;
const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz0123456789");
const PLAIN = /^[a-z0-9]+$/u;

const listedColumns = { typed: text(sql`typed`), term: text(sql`term`) };

/**
 * What FTS5 looks up for the beginnings of words. It gathers all books of a beginning that it has no index of before it
 * gives the first: so a letter is looked up by its pairs, which it has an index of, and a longer beginning by the words
 * of the collection that begin so.
 */
export async function beginningsOf(reader: Reader, words: readonly string[]): Promise<Beginnings> {
  const plain = words.filter((word) => PLAIN.test(word));
  const beginnings = new Map(
    plain.filter((word) => word.length === 1).map((letter) => [letter, { words: [letter], begun: pairsOf(letter) }]),
  );
  const long = plain.filter((word) => word.length >= MIN_LISTED_LENGTH);
  const listed = long.length === 0 ? [] : await listWords(reader, long);
  for (const word of long) {
    const terms = listed.filter(({ typed }) => typed === word).map(({ term }) => term);
    if (terms.length <= MAX_LISTED) {
      beginnings.set(word, { words: terms.length === 0 ? [word] : terms, begun: [] });
    }
  }
  return beginnings;
}

function pairsOf(letter: string): string[] {
  return LETTERS.map((next) => letter + next);
}

/** The words of the index that begin with each of these, one more than are listed at most; each by one look. */
function listWords(reader: Reader, words: readonly string[]) {
  return reader.select(
    listedColumns,
    sql`FROM (
      WITH RECURSIVE found (typed, term, place) AS (
        SELECT value, (SELECT term FROM book_search_terms WHERE term >= value LIMIT 1), 1
        FROM json_each(${JSON.stringify(words)})
        UNION ALL
        SELECT typed, (SELECT term FROM book_search_terms WHERE term >= found.term || char(1) LIMIT 1), place + 1
        FROM found WHERE term < typed || char(1114111) AND place <= ${MAX_LISTED}
      )
      SELECT typed, term FROM found WHERE term < typed || char(1114111)
    ) AS listed`,
  );
}
