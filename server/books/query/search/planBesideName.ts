import sql, { join } from "sql-template-tag";

import type { Reader } from "../../../platform/database/Database.js";
import { type CorrectedWords, type Reading, wordsRead } from "../../vocabulary/correctWords.js";
import { emptyWords } from "../words/curatedWords.js";
import { parseSearch, type SearchText } from "../words/searchText.js";
import { planSearchText, type SearchPlan, widestOf } from "./planSearchText.js";
import { answerWith, changesOf } from "./searchAnswer.js";
import type { SearchLookup } from "./searchLookup.js";
import type { SearchMatch } from "./searchMatch.js";
import { bestFirst } from "./searchTiers.js";
import { findTitled } from "./titledBooks.js";

/**
 * Beside a whole title or an author's name a word is no slip, for the library may lack what was asked for: "tere liye
 * palang" is answered with the books of Tere Liye, of which those that have the near word come first. Null otherwise.
 */
export async function planBesideName(
  reader: Reader,
  typed: SearchText,
  reading: Reading,
  lookup: SearchLookup,
): Promise<SearchPlan | null> {
  const named = await findNamed(reader, reading);
  if (!named) {
    return null;
  }
  const name = parseSearch(named.words.join(" "));
  const read = parseSearch(wordsRead(reading).join(" "));
  const guesses = read.significant.filter(({ word }) => !named.words.includes(word));
  const near: SearchMatch = { ...widestOf(name), groups: [[...name.significant, ...guesses]] };
  const slips = reading.filter(isOtherWord);
  const answer = answerWith(name, "fewerWords");
  return {
    ...planSearchText(name, lookup, {
      ...answer,
      leftOut: [...slips.flatMap((slip) => slip.typed), ...typed.skipped],
      changes: [...typed.split, ...changesOf(reading)],
    }),
    phrases: [],
    beginnings: [],
    titledIds: () => Promise.resolve(named.titledIds),
    tiers: [
      { match: near, except: [] },
      ...bestFirst(name.terms, name.significant, "prefix").map(({ match, except }) => ({
        match,
        except: [...except, near],
      })),
    ],
  };
}

/** Whether the collection lacks it as it was typed: other letters were read, and not only other spaces. */
function isOtherWord({ typed, read, isUnknown = false }: CorrectedWords): boolean {
  return isUnknown || typed.join("") !== read.join("");
}

/** A name is of so many words: many a word is a title or an author by chance. */
const MIN_WORDS_OF_NAME = 2;

/** The words beside the slips of a question, if they are a whole title or an author's whole name. */
export async function findNamed(
  reader: Reader,
  reading: Reading,
): Promise<{ readonly words: readonly string[]; readonly titledIds: readonly number[] } | null> {
  // Words that were only typed together or apart are all there.
  if (!reading.some(isOtherWord)) {
    return null;
  }
  const others = reading.filter((part) => !isOtherWord(part)).flatMap(({ read }) => read);
  const telling = others.filter((word) => !emptyWords.has(word));
  for (const words of [others, telling].filter(({ length }) => length >= MIN_WORDS_OF_NAME)) {
    const titled = await findTitled(reader, [words]);
    const names = [words.join(" "), [...words.slice(-1), ...words.slice(0, -1)].join(" ")];
    const authors = sql`FROM authors WHERE name_key IN (${join(names)}) AND books_count > 0`;
    if (titled.length > 0 || (await reader.count(authors)) > 0) {
      return { words, titledIds: titled.map(({ id }) => id) };
    }
  }
  return null;
}
