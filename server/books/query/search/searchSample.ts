import { LRUCache } from "lru-cache";
import sql from "sql-template-tag";

import { text } from "../../../platform/database/columns.js";
import type { Reader } from "../../../platform/database/Database.js";
import { readCounter } from "../../../platform/database/counters/counterReads.js";
import { forcedJoin } from "../bookIndexes.js";
import { sampleOfBooks } from "../drivingFilter.js";
import { rowMatcher, type SearchedRow, searchedText, type SearchMatch } from "./searchMatch.js";
import type { Term } from "../words/searchText.js";

/** How long a sample tells what is common; what a search finds does not depend on it. */
const MAX_AGE_MS = 60_000;
const MAX_CHANGE = 0.1;
const COUNTS_KEPT = 1_000;

interface TakenSample {
  readonly sample: SearchSample;
  readonly books: number;
  readonly takenAt: number;
}

/** The latest of each database that this process has open. */
const taken = new WeakMap<object, TakenSample>();

/** The words of a thousand books from the whole collection, which tell how common a word is. */
export class SearchSample {
  private readonly counts = new LRUCache<string, number>({ max: COUNTS_KEPT });

  /** @param rows By the ids of their books. */
  constructor(private readonly rows: readonly SearchedRow[]) {}

  get size(): number {
    return this.rows.length;
  }

  /** How many of its books match, and match none of the others. */
  count(match: SearchMatch, except: readonly SearchMatch[] = []): number {
    return countIn(this.rows, match, except);
  }

  /**
   * Whether what matches is found soon from either end of the collection: a walk through books that stand elsewhere
   * would look at each before them, one by one.
   */
  isAtBothEnds(match: SearchMatch, except: readonly SearchMatch[] = []): boolean {
    const share = Math.ceil(this.size / 5);
    return [this.rows.slice(0, share), this.rows.slice(-share)].every((rows) => countIn(rows, match, except) > 0);
  }

  /** Whether one of its books has the text. */
  has(text: string): boolean {
    return this.rows.some(({ all }) => all.includes(text));
  }

  countTerm(term: Term, { scope, level }: Pick<SearchMatch, "scope" | "level">): number {
    const key = JSON.stringify([term, scope, level]);
    const count = this.counts.get(key) ?? this.count({ groups: [[term]], scope, level });
    this.counts.set(key, count);
    return count;
  }
}

function countIn(rows: readonly SearchedRow[], match: SearchMatch, except: readonly SearchMatch[]): number {
  const matches = rowMatcher(match);
  const others = except.map(rowMatcher);
  return rows.filter((row) => matches(row) && !others.some((isOther) => isOther(row))).length;
}

/** A row's words between spaces. */
export const searchedRow = {
  title: text(searchedText.title),
  others: text(searchedText.others),
  all: text(searchedText.all),
};

/** For MySQL and MariaDB. One is kept, until it is old or the collection has grown or shrunk. */
export async function takeSample(reader: Reader): Promise<SearchSample> {
  const { source } = reader;
  const books = await readCounter(reader, "books");
  const known = taken.get(source);
  if (
    known &&
    performance.now() - known.takenAt < MAX_AGE_MS &&
    Math.abs(known.books - books) <= known.books * MAX_CHANGE
  ) {
    return known.sample;
  }
  const rows = await reader.select(
    searchedRow,
    sql`FROM ${await sampleOfBooks(reader)} ${forcedJoin(reader.engine)} book_search ON book_search.book_id = sample.id
        ORDER BY sample.id`,
  );
  const sample = new SearchSample(rows);
  taken.set(source, { sample, books, takenAt: performance.now() });
  return sample;
}
