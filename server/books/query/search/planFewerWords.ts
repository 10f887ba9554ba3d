import { readCounter } from "../../../platform/database/counters/counterReads.js";
import type { Reader } from "../../../platform/database/Database.js";
import type { Reading } from "../../vocabulary/correctWords.js";
import { parseSearch, runsOf, type SearchText, type Term } from "../words/searchText.js";
import { otherNames } from "../words/wordKeys.js";
import { fewerWords } from "./fewerWords.js";
import type { SearchPlan } from "./planSearchText.js";
import { changesOf } from "./searchAnswer.js";
import type { SearchLookup } from "./searchLookup.js";
import { findTitled } from "./titledBooks.js";

/** Null where no book has one of the words. */
export async function planFewerWords(
  reader: Reader,
  searchText: SearchText,
  reading: Reading | undefined,
  lookup: SearchLookup,
): Promise<SearchPlan | null> {
  const { meant, guesses } = await readUnknown(searchText, reading, lookup);
  const runs = runsOf(meant, { ofAll: true }).filter((run) => run.length > 1);
  const titled = await findTitled(reader, runs);
  const titles = runs
    .filter((run) => titled.some(({ titleKey }) => titleKey === run.join(" ")))
    .map((run) => meant.significant.filter(({ word }) => run.includes(word)));
  const books = await readCounter(reader, "books");
  const fewer = await fewerWords(lookup, { terms: meant.significant, guesses, titles, books });
  if (!fewer) {
    return null;
  }
  const { widest, tiers } = fewer;
  const kept = wordsOf(fewer.kept);
  const read = (reading ?? []).filter((part) => part.read.some((word) => kept.includes(word)));
  const changed = changesOf(read);
  const leftOut = wordsOf(searchText.significant).filter(
    (word) => !kept.includes(word) && !read.some(({ typed }) => typed.includes(word)),
  );
  return {
    answer: {
      kind: "fewerWords",
      words: kept.join(" "),
      leftOut: [...leftOut, ...searchText.skipped],
      changes: [...searchText.split, ...changed],
      alsoSearched: otherNames(meant.words, new Set(kept)),
    },
    widest,
    phrases: [],
    beginnings: [],
    titledIds: () => Promise.resolve(titled.map(({ id }) => id)),
    tiers,
    lookup,
  };
}

/** The question with its unknown words replaced from the vocabulary, and the terms that replaced them. */
async function readUnknown(
  searchText: SearchText,
  reading: Reading | undefined,
  lookup: SearchLookup,
): Promise<{ readonly meant: SearchText; readonly guesses: ReadonlySet<Term> }> {
  if (!reading) {
    return { meant: searchText, guesses: new Set() };
  }
  const { significant, words } = searchText;
  const unknown = new Set<string>();
  for (const term of significant) {
    if (!(await lookup.exists({ groups: [[term]], scope: "all", level: "loose" }))) {
      unknown.add(term.word);
    }
  }
  const meantWords = reading.flatMap(({ typed, read }) => (typed.some((word) => unknown.has(word)) ? read : typed));
  const meant = parseSearch(meantWords.join(" "));
  return { meant, guesses: new Set(meant.significant.filter(({ word }) => !words.includes(word))) };
}

function wordsOf(terms: readonly Term[]): string[] {
  return terms.map(({ word }) => word);
}
