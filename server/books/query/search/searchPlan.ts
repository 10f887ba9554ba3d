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
import { parseQuestion, type Question, runsOf, type Term } from "../words/question.js";

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
  const question = parseQuestion(text);
  if (question.terms.length === 0) {
    return null;
  }
  const lookup = new SearchLookup(reader);
  if (exact || (await lookup.exists(widestOf(question)))) {
    return planQuestion(question, lookup, "exact");
  }
  const readings = await correctWords(reader, question.words);
  for (const reading of readings) {
    const read = parseQuestion(wordsRead(reading).join(" "));
    if (await lookup.exists(widestOf(read))) {
      return planQuestion(read, lookup, "corrected");
    }
  }
  return (await planFewerWords(reader, question, readings[0], lookup)) ?? planQuestion(question, lookup, "exact");
}

function widestOf({ telling }: Question): SearchMatch {
  return { groups: [telling], scope: "all", level: "prefix" };
}

function planQuestion(question: Question, lookup: SearchLookup, kind: "exact" | "corrected"): SearchPlan {
  const { phrases, terms, telling, words } = question;
  // "Bumi tere liye": a title and its author.
  const named: SearchMatch = { groups: [telling], scope: "names", level: "whole" };
  return {
    answer: { kind, words: words.join(" "), leftOut: [] },
    widest: widestOf(question),
    phrases,
    titledIds: async (reader) => {
      const titled = terms.length === 1 ? [] : await findTitled(reader, runsOf(question));
      return lookup.readBy(reader).among(
        named,
        titled.map(({ id }) => id),
      );
    },
    tiers: bestFirst(terms, telling, "prefix"),
    lookup,
  };
}

/** Null where no book has any of the words. */
async function planFewerWords(
  reader: Reader,
  question: Question,
  reading: Reading | undefined,
  lookup: SearchLookup,
): Promise<SearchPlan | null> {
  const { meant, guesses } = await readUnknown(question, reading, lookup);
  const runs = runsOf(meant, { ofAll: true }).filter((run) => run.length > 1);
  const titled = await findTitled(reader, runs);
  const titles = runs
    .filter((run) => titled.some(({ titleKey }) => titleKey === run.join(" ")))
    .map((run) => meant.telling.filter(({ word }) => run.includes(word)));
  const books = await readCounter(reader, "books");
  const fewer = await fewerWords(lookup, { terms: meant.telling, guesses, titles, books });
  if (!fewer) {
    return null;
  }
  const { widest, tiers } = fewer;
  const kept = wordsOf(fewer.kept);
  const readings = reading ?? [];
  const leftOut = wordsOf(question.telling).filter(
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
  question: Question,
  reading: Reading | undefined,
  lookup: SearchLookup,
): Promise<{ readonly meant: Question; readonly guesses: ReadonlySet<Term> }> {
  if (!reading) {
    return { meant: question, guesses: new Set() };
  }
  const { telling, words } = question;
  const unknown = new Set<string>();
  for (const term of telling) {
    if (!(await lookup.exists({ groups: [[term]], scope: "all", level: "loose" }))) {
      unknown.add(term.word);
    }
  }
  const meantWords = reading.flatMap(({ typed, read }) => (typed.some((word) => unknown.has(word)) ? read : typed));
  const meant = parseQuestion(meantWords.join(" "));
  return { meant, guesses: new Set(meant.telling.filter(({ word }) => !words.includes(word))) };
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
