import sql, { type Sql } from "sql-template-tag";

import { integer } from "../../platform/database/columns.js";
import type { Engine, Reader } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { allBooks } from "../bookReads.js";
import { forcedJoin } from "./bookIndexes.js";
import { searchedBookId } from "./bookSearch.js";
import { sampleOfBooks } from "./drivingFilter.js";
import { ftsExpression, fulltextCondition, rowCondition, type SearchMatch, termCondition } from "./searchMatch.js";
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

interface TermCounts {
  readonly sampled: number;
  readonly title: ReadonlyMap<string, number>;
  readonly all: ReadonlyMap<string, number>;
}

/**
 * How the terms of one search are looked up. FTS5 looks all words up at once. InnoDB collects every match of every
 * word, and of all words that begin so, before it gives the first: `b*` among 50,000 books takes longer than reading
 * them. There only the rarest word is looked up, and none that is common in a sample of the collection.
 */
export class SearchLookup {
  private counted: { readonly terms: ReadonlySet<string>; readonly counts: Promise<TermCounts> } | null = null;

  constructor(private readonly reader: Reader) {}

  /** What matches, and matches none of the others. */
  async find(match: SearchMatch, except: readonly SearchMatch[] = []): Promise<FoundBy> {
    if (this.reader.engine === "sqlite") {
      const condition = sql`book_search MATCH ${ftsExpression(match, except)}`;
      return { condition, isCommon: false, isIndexed: true };
    }
    const counts = await this.countTerms(match.terms);
    const byTerm = counts[match.scope === "title" ? "title" : "all"];
    const countOf = ({ word }: Term) => required(byTerm.get(word), "the count of a term");
    const rarestFirst = [...match.terms].sort(
      (one, other) => countOf(one) - countOf(other) || other.word.length - one.word.length,
    );
    // Whoever has three of five terms has one of any three.
    const lookedUp = rarestFirst.slice(0, match.terms.length - (match.atLeast ?? match.terms.length) + 1);
    const isIndexed = lookedUp.every((term) => countOf(term) <= counts.sampled * MAX_INDEXED_SHARE);
    const conditions = [
      ...(isIndexed ? [fulltextCondition(lookedUp, match)] : []),
      rowCondition({ ...match, terms: rarestFirst }),
      ...except.map((other) => sql`NOT ${rowCondition(other)}`),
    ];
    const condition = sql`${conditions.reduce((all, next) => sql`${all} AND ${next}`)}`;
    return { condition, isIndexed, isCommon: !isIndexed && (await this.isCommon(condition, counts.sampled)) };
  }

  /** In about how many books each term is; none only where it is in none. */
  async frequencies(terms: readonly Term[], level: SearchMatch["level"]): Promise<number[]> {
    const counts: number[] = [];
    for (const term of terms) {
      const match: SearchMatch = { terms: [term], scope: "all", level };
      const sampled = this.reader.engine === "sqlite" ? 0 : ((await this.countTerms(terms)).all.get(term.word) ?? 0);
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

  private async isCommon(condition: Sql, sampled: number): Promise<boolean> {
    const matching = await this.reader.count(sql`${await this.sample()} WHERE ${condition}`);
    return matching >= sampled * MIN_COMMON_SHARE;
  }

  /** In how many books of the sample each term is, in the title and anywhere. */
  private countTerms(terms: readonly Term[]): Promise<TermCounts> {
    if (!this.counted || terms.some(({ word }) => !this.counted?.terms.has(word))) {
      this.counted = { terms: new Set(terms.map(({ word }) => word)), counts: this.countInSample(terms) };
    }
    return this.counted.counts;
  }

  private async countInSample(terms: readonly Term[]): Promise<TermCounts> {
    const matching = (term: Term, scope: "title" | "all") =>
      integer(sql`COALESCE(SUM(${termCondition(term, { scope, level: "prefix" })}), 0)`);
    const columns = Object.fromEntries([
      ["sampled", integer(sql`COUNT(*)`)],
      ...terms.map((term, place) => [`title${place}`, matching(term, "title")] as const),
      ...terms.map((term, place) => [`all${place}`, matching(term, "all")] as const),
    ]);
    const [row] = await this.reader.select(columns, await this.sample());
    const counts = required(row, "the row of a sum");
    const byWord = (scope: "title" | "all") =>
      new Map(terms.map(({ word }, place) => [word, required(counts[`${scope}${place}`], "a sum")]));
    return { sampled: required(counts.sampled, "a count"), title: byWord("title"), all: byWord("all") };
  }

  private async sample(): Promise<Sql> {
    return sql`FROM ${await sampleOfBooks(this.reader)} ${forcedJoin(this.reader.engine)} book_search
               ON book_search.book_id = sample.id`;
  }
}
