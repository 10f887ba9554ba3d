import sql, { join } from "sql-template-tag";

import { pick } from "../../../platform/database/columns.js";
import { readCounter } from "../../../platform/database/counters/counterReads.js";
import type { Reader } from "../../../platform/database/Database.js";
import { bookTable } from "../../Book.entity.js";
import { type Reading, wordsRead } from "../../vocabulary/correctWords.js";
import { booksUsingIndex } from "../bookIndexes.js";
import { fewerWords } from "./fewerWords.js";
import { SearchLookup } from "./searchLookup.js";
import type { SearchMatch } from "./searchMatch.js";
import { bestFirst, type SearchTier } from "./searchTiers.js";
import { parseSearch, runsOf, type SearchText, type Term } from "../words/searchText.js";

/** What was done to a question before it found something. */
export interface SearchAnswer {
  /** `exact` also where nothing was found. */
  readonly kind: "exact" | "corrected" | "fewerWords";
  /** The words that the results are of. */
  readonly words: string;
  /** The words that no result has to have. */
  readonly leftOut: readonly string[];
}

export interface SearchPlan {
  readonly answer: SearchAnswer;
  /** What each result matches. */
  readonly widest: SearchMatch;
  /** Titles that come before all tiers: these, and those that begin with them. */
  readonly phrases: readonly string[];
  /** Books whose whole title stands in the question, beside other words: after the phrases, before all tiers. */
  readonly titledIds: (reader: Reader) => Promise<readonly number[]>;
  readonly tiers: readonly SearchTier[];
  readonly lookup: SearchLookup;
}

/** A question as the library's vocabulary spells it, the likeliest reading first; none where nothing is nearer. */
export type CorrectWords = (reader: Reader, words: readonly string[]) => Promise<readonly Reading[]>;

/** So many titles that stand in a question come first; the rest is found by its words. */
const MAX_TITLED = 24;

/**
 * How a question is answered: as it is asked, or, where that finds no book at all, with its slips corrected, or else
 * with fewer of its words. Filters do not count: a filter that leaves nothing is no slip. Null without words.
 */
export async function planSearch(
  reader: Reader,
  text: string,
  { exact, correctWords }: { readonly exact: boolean; readonly correctWords: CorrectWords },
): Promise<SearchPlan | null> {
  const searchText = parseSearch(text);
  if (searchText.terms.length === 0) {
    return null;
  }
  const lookup = new SearchLookup(reader);
  if (exact || (await lookup.exists(widestOf(searchText)))) {
    return planSearchText(searchText, lookup, "exact");
  }
  const readings = await correctWords(reader, searchText.words);
  for (const reading of readings) {
    const read = parseSearch(wordsRead(reading).join(" "));
    if (await lookup.exists(widestOf(read))) {
      return planSearchText(read, lookup, "corrected");
    }
  }
  return (await planFewerWords(reader, searchText, readings[0], lookup)) ?? planSearchText(searchText, lookup, "exact");
}

function widestOf({ significant }: SearchText): SearchMatch {
  return { groups: [significant], scope: "all", level: "prefix" };
}

function planSearchText(searchText: SearchText, lookup: SearchLookup, kind: "exact" | "corrected"): SearchPlan {
  const { phrases, terms, significant, words } = searchText;
  // "Bumi tere liye": a title and its author.
  const named: SearchMatch = { groups: [significant], scope: "names", level: "whole" };
  return {
    answer: { kind, words: words.join(" "), leftOut: [] },
    widest: widestOf(searchText),
    phrases,
    titledIds: async (reader) => {
      const titled = terms.length === 1 ? [] : await findTitled(reader, runsOf(searchText));
      return lookup.readBy(reader).among(
        named,
        titled.map(({ id }) => id),
      );
    },
    tiers: bestFirst(terms, significant, "prefix"),
    lookup,
  };
}

/** Null where no book has any of the words. */
async function planFewerWords(
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
  const readings = reading ?? [];
  const leftOut = wordsOf(searchText.significant).filter(
    (word) =>
      !kept.includes(word) &&
      !readings.some(({ typed, read }) => typed.includes(word) && read.some((other) => kept.includes(other))),
  );
  return {
    answer: { kind: "fewerWords", words: kept.join(" "), leftOut },
    widest,
    phrases: [],
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

const titledColumns = pick(bookTable, "id", "titleKey");

/** The newest books of which one of these is the whole title. */
function findTitled(reader: Reader, titles: readonly (readonly string[])[]) {
  return titles.length === 0
    ? []
    : reader.select(
        titledColumns,
        sql`FROM ${booksUsingIndex(reader.engine, "ix_books_title")}
            WHERE books.listed = 1 AND books.title_key IN (${join(titles.map((title) => title.join(" ")))})
            ORDER BY books.id DESC LIMIT ${MAX_TITLED}`,
      );
}

function wordsOf(terms: readonly Term[]): string[] {
  return terms.map(({ word }) => word);
}
