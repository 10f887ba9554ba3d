import sql, { join, type Sql } from "sql-template-tag";

import { integer } from "../../platform/database/columns.js";
import type { Engine, Reader } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { allBooks } from "../bookReads.js";
import { forcedJoin } from "./bookIndexes.js";
import { searchedBookId } from "./bookSearch.js";
import { beginningsOf } from "./searchBeginnings.js";
import {
  type Beginnings,
  beginningWords,
  ftsExpression,
  fulltextCondition,
  rowCondition,
  type SearchMatch,
} from "./searchMatch.js";
import { type SearchSample, takeSample } from "./searchSample.js";
import type { Term } from "./words/question.js";

/** The search index with the books, which are read by what is found in it. */
export function searchIndexWith(engine: Engine, books: Sql): Sql {
  return sql`book_search ${forcedJoin(engine)} ${books} ON books.id = ${searchedBookId(engine)}`;
}

/** How what matches is found. */
export interface FoundBy {
  /** On a row of `book_search`. */
  readonly condition: Sql;
  /** So many books match that a page is soon full of them in any order. */
  readonly isCommon: boolean;
  /** Whether the full-text index finds them; otherwise every row has to be looked at. */
  readonly isIndexed: boolean;
}

/** Of a word with more matches InnoDB's index costs more than looking through all books. */
const MAX_INDEXED_SHARE = 0.05;
const MIN_COMMON_SHARE = 0.01;
/** Terms that are in more books are all the same to whoever asks which of them is rarer. */
const MAX_COUNTED = 1_000;
/** So few books are kept once they were found by going through all. */
const MAX_KEPT = 5_000;

/**
 * How the terms of one search are looked up. FTS5 looks all words up at once. InnoDB collects every match of every
 * word, and of all words that begin so, before it gives the first: `b*` among 50,000 books takes longer than reading
 * them. There only the rarest word is looked up, and none that is common in a sample of the collection. Where all words
 * are common but few books have all of them, all books are gone through once.
 */
export class SearchLookup {
  private readonly beginnings = new Map<string, Promise<Beginnings>>();
  private readonly few = new Map<string, Promise<readonly number[] | null>>();
  private sample: Promise<SearchSample> | null = null;

  constructor(private readonly reader: Reader) {}

  /** What matches, and matches none of the others; it is among the books that match `within`. */
  async find(match: SearchMatch, except: readonly SearchMatch[] = [], within = match): Promise<FoundBy> {
    if (this.reader.engine === "sqlite") {
      const beginnings = await this.listBeginnings([match, ...except]);
      const condition = sql`book_search MATCH ${ftsExpression(match, except, beginnings)}`;
      return { condition, isCommon: false, isIndexed: true };
    }
    const sample = await this.takeSample();
    const { rarestFirst, lookedUp } = lookUpOrder(match, sample);
    const few = lookedUp === null ? await this.fewMatching(within, sample) : null;
    const conditions = [
      ...(lookedUp ? [fulltextCondition(lookedUp, match)] : []),
      ...(few ? [few.length === 0 ? sql`1 = 0` : sql`book_search.book_id IN (${join([...few])})`] : []),
      ...(few && match === within ? [] : [rowCondition({ ...match, terms: rarestFirst })]),
      ...except.map((other) => sql`NOT ${rowCondition(other)}`),
    ];
    const isIndexed = lookedUp !== null || few !== null;
    return {
      condition: join(conditions, " AND "),
      isIndexed,
      isCommon: !isIndexed && isCommonIn(sample, match, except),
    };
  }

  /** In about how many books each term is; none only where it is in none. */
  async frequencies(terms: readonly Term[], level: SearchMatch["level"]): Promise<number[]> {
    const sample = this.reader.engine === "sqlite" ? null : await this.takeSample();
    const counts: number[] = [];
    for (const term of terms) {
      const match: SearchMatch = { terms: [term], scope: "all", level };
      const sampled = sample?.countTerm(term, match) ?? 0;
      counts.push(sampled > 0 ? sampled * MAX_COUNTED : await this.countUpTo(match, MAX_COUNTED));
    }
    return counts;
  }

  async exists(match: SearchMatch): Promise<boolean> {
    return (await this.countUpTo(match, 1)) > 0;
  }

  private async countUpTo(match: SearchMatch, limit: number): Promise<number> {
    const { condition } = await this.find(match);
    const { engine } = this.reader;
    return this.reader.count(
      sql`FROM (SELECT books.id FROM ${searchIndexWith(engine, allBooks.from)}
          WHERE ${condition} AND ${allBooks.where[0]} LIMIT ${limit}) AS some`,
    );
  }

  private listBeginnings(matches: readonly SearchMatch[]): Promise<Beginnings> {
    const words = beginningWords(matches);
    const known = this.beginnings.get(words.join(" ")) ?? beginningsOf(this.reader, words);
    this.beginnings.set(words.join(" "), known);
    return known;
  }

  private takeSample(): Promise<SearchSample> {
    this.sample ??= takeSample(this.reader);
    return this.sample;
  }

  /** The ids of the books that match, found by going through all; null where they are many. */
  private fewMatching(match: SearchMatch, sample: SearchSample): Promise<readonly number[] | null> {
    const key = JSON.stringify(match);
    const known = this.few.get(key) ?? this.readFew(match, sample);
    this.few.set(key, known);
    return known;
  }

  private async readFew(match: SearchMatch, sample: SearchSample): Promise<readonly number[] | null> {
    const { rarestFirst, lookedUp } = lookUpOrder(match, sample);
    if (lookedUp !== null || isCommonIn(sample, match)) {
      return null;
    }
    const rows = await this.reader.select(
      { id: integer(sql`book_id`) },
      sql`FROM book_search WHERE ${rowCondition({ ...match, terms: rarestFirst })} LIMIT ${MAX_KEPT + 1}`,
    );
    return rows.length > MAX_KEPT ? null : rows.map(({ id }) => id);
  }
}

/** The terms, the rarest first, and those of them that InnoDB's index looks up; null where that would take longer. */
function lookUpOrder(match: SearchMatch, sample: SearchSample) {
  const { terms, atLeast = terms.length } = match;
  const counts = new Map(terms.map((term) => [term, sample.countTerm(term, match)]));
  const countOf = (term: Term) => required(counts.get(term), "the count of a term");
  const rarestFirst = [...terms].sort(
    (one, other) => countOf(one) - countOf(other) || other.word.length - one.word.length,
  );
  // Whoever has three of five terms has one of any three.
  const rarest = rarestFirst.slice(0, terms.length - atLeast + 1);
  const isRare = rarest.every((term) => countOf(term) <= sample.size * MAX_INDEXED_SHARE);
  return { rarestFirst, lookedUp: isRare ? rarest : null };
}

function isCommonIn(sample: SearchSample, match: SearchMatch, except: readonly SearchMatch[] = []): boolean {
  return sample.count(match, except) >= sample.size * MIN_COMMON_SHARE;
}
