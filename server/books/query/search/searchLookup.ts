import sql, { join, type Sql } from "sql-template-tag";

import { integer } from "../../../platform/database/columns.js";
import type { Engine, Reader } from "../../../platform/database/Database.js";
import { required } from "../../../platform/required.js";
import { allBooks } from "../../bookReads.js";
import { booksUsingIndex, forcedJoin, isNotHidden } from "../bookIndexes.js";
import { searchedBookId } from "./bookSearch.js";
import { beginningsOf } from "./searchBeginnings.js";
import {
  type Beginnings,
  beginningWords,
  ftsExpression,
  fulltextCondition,
  groupsCondition,
  type MissingTexts,
  rowCondition,
  type SearchLevel,
  type SearchMatch,
  termBits,
  termsOf,
  textsOf,
} from "./searchMatch.js";
import { type KnownMissing, missingTexts } from "./missingTexts.js";
import { type SearchSample, takeSample } from "./searchSample.js";
import type { Term } from "../words/searchText.js";

/** The search index with the books, which are read by what is found in it. */
export function searchIndexWith(engine: Engine, books: Sql): Sql {
  return sql`book_search ${forcedJoin(engine)} ${books} ON books.id = ${searchedBookId(engine)}`;
}

/** The same for MySQL and MariaDB, read in the order of ids. */
export function searchIndexInOrder(engine: Engine): Sql {
  return sql`book_search FORCE INDEX (PRIMARY) ${forcedJoin(engine)} ${booksUsingIndex(engine, "PRIMARY")}
             ON books.id = ${searchedBookId(engine)}`;
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

/** Of a word with more matches the index costs more than walking the newest books until a page is full. */
const MAX_INDEXED_SHARE = 0.05;
/** Above this share the index costs more than looking through all books. */
const MAX_GATHERED_SHARE = 0.1;
const MIN_COMMON_SHARE = 0.01;
/** With more common terms, one pass through all books counts which of them occur together. */
const MAX_COMMON_TERMS = 1;
/** So few books are kept once they were found by going through all. */
const MAX_KEPT = 5_000;
/** Of so few that the index finds, each is looked at for every tier. */
const MAX_FEW_INDEXED = 600;
/** Beside the rarest term, those in a larger share of books are not looked up: intersecting long lists is slow. */
const MAX_CROSSED_SHARE = 0.005;

/** How many books have all of some terms: so many at most. */
export type TogetherCounts = (some: readonly Term[], most: number) => Promise<number>;

/** What a search has found out about its words, by what was asked. */
class Findings {
  /** By word; what is found together stands behind each of its words. */
  readonly beginnings = new Map<string, Promise<Beginnings>>();
  readonly few = new Map<string, Promise<readonly number[] | null>>();
  readonly indexed = new Map<string, Promise<readonly number[] | null>>();
  readonly missing: KnownMissing = new Map();
  /** Matches that no book has. */
  readonly vain = new Set<string>();
  /** How many books have a term, of which that was counted. */
  readonly rareTerms = new Map<Term, number>();
}

/** What was found out before, or else now. */
function remembered<Finding>(
  findings: Map<string, Promise<Finding>>,
  key: string,
  find: () => Promise<Finding>,
): Promise<Finding> {
  const finding = findings.get(key) ?? find();
  findings.set(key, finding);
  return finding;
}

/**
 * How the terms of one search are looked up. FTS5 looks all words up at once. InnoDB collects every match of every
 * word, and of all words that begin so, before it gives the first: `b*` among 50,000 books takes longer than reading
 * them. There only the rarest word is looked up, and none that is common in a sample of the collection. Where all words
 * are common but few books have all of them, all books are gone through once.
 */
export class SearchLookup {
  private sample: Promise<SearchSample> | null = null;
  private tiersFound = 0;

  constructor(
    private readonly reader: Reader,
    private readonly findings = new Findings(),
  ) {}

  /** The same search read by another reader, which asks again for nothing that has been found. */
  readBy(reader: Reader): SearchLookup {
    return new SearchLookup(reader, this.findings);
  }

  /** What matches, and matches none of the others; it is among the books that match `within`. */
  async find(match: SearchMatch, except: readonly SearchMatch[] = [], within = match): Promise<FoundBy> {
    if (this.findings.vain.has(JSON.stringify(within))) {
      return { condition: sql`1 = 0`, isCommon: false, isIndexed: true };
    }
    if (this.reader.engine === "sqlite") {
      const beginnings = await this.listBeginnings([match, ...except]);
      const condition = sql`book_search MATCH ${ftsExpression(match, except, beginnings)}`;
      return { condition, isCommon: false, isIndexed: true };
    }
    const sample = await this.takeSample();
    const { rarestFirst, lookedUp, rarest } = this.lookUpOrder(match, sample, except);
    this.tiersFound += match === within ? 0 : 1;
    const isLaterTier = this.tiersFound > 1 && match !== within;
    const named = rarest === null ? null : await this.fewNamed(rarest, sample);
    const kept =
      lookedUp === null
        ? await this.fewMatching(within, sample)
        : isLaterTier && named === null
          ? await this.fewIndexed(within, sample)
          : null;
    const ids = kept ?? named;
    const isIndexed = lookedUp !== null || ids !== null;
    const missing = await (isIndexed ? this.knownMissing() : this.missingTexts(match));
    const conditions = [
      ...(ids ? [ids.length === 0 ? sql`1 = 0` : sql`book_search.book_id IN (${join([...ids])})`] : []),
      ...(lookedUp && !ids ? [groupsCondition(lookedUp)] : []),
      ...(kept && match === within ? [] : [rowCondition(rarestFirst, missing)]),
      ...except.map((other) => sql`NOT ${rowCondition(other, missing)}`),
    ];
    return {
      condition: join(conditions, " AND "),
      isIndexed,
      isCommon: !isIndexed && isCommonIn(sample, match, except),
    };
  }

  /** For any of the terms, how many books have all of those. */
  async togetherCounts(terms: readonly Term[], level: SearchLevel): Promise<TogetherCounts> {
    if (this.reader.engine !== "sqlite") {
      const sample = await this.takeSample();
      const isCommon = (term: Term) =>
        sample.countTerm(term, { scope: "all", level }) > sample.size * MAX_INDEXED_SHARE;
      if (terms.filter(isCommon).length > MAX_COMMON_TERMS) {
        const counts = await this.countByTerms(terms, level);
        return (some, most) => Promise.resolve(Math.min(counts(some), most));
      }
    }
    return async (some, most) => {
      const count = await this.countUpTo({ groups: [some], scope: "all", level }, most);
      const [term, ...others] = some;
      if (term && others.length === 0 && count < most) {
        this.findings.rareTerms.set(term, count);
      }
      return count;
    };
  }

  /**
   * For MySQL and MariaDB: one look through all books for the common terms, and one through those of the rare ones,
   * which the index finds, for what has one of them.
   */
  private async countByTerms(terms: readonly Term[], level: SearchLevel): Promise<(some: readonly Term[]) => number> {
    const sample = await this.takeSample();
    const rare = gatheredTerms(terms, level, sample);
    const common = terms.filter((term) => !rare.includes(term));
    // Each term is looked for in every row.
    const missing = await this.missingTexts({ groups: [terms], scope: "all", level }, terms.length);
    const inBooks = textsOf({ groups: [rare], scope: "all", level }).filter((text) => !missing.has(text));
    const [withRare, all] = await Promise.all([
      inBooks.length === 0 ? [] : this.bitCounts(termBits(terms, level, missing, fulltextCondition(inBooks, "all"))),
      this.bitCounts(termBits(common, level, missing)),
    ]);
    return (some) => {
      const [asked, rows] = some.some((term) => rare.includes(term)) ? [terms, withRare] : [common, all];
      const wanted = some.reduce((sum, term) => sum | (1 << asked.indexOf(term)), 0);
      return rows.reduce((sum, row) => ((row.bits & wanted) === wanted ? sum + row.count : sum), 0);
    };
  }

  private bitCounts({ bits, from }: ReturnType<typeof termBits>) {
    return this.reader.select(
      { bits: integer(sql`bits`), count: integer(sql`COUNT(*)`) },
      sql`FROM (SELECT ${bits} AS bits FROM ${from}) AS found GROUP BY bits`,
    );
  }

  /** Of these books, those that match. */
  async among(match: SearchMatch, bookIds: readonly number[]): Promise<readonly number[]> {
    if (bookIds.length === 0) {
      return [];
    }
    const { engine } = this.reader;
    const condition = engine === "sqlite" ? (await this.find(match)).condition : rowCondition(match);
    const rows = await this.reader.select(
      { id: integer(searchedBookId(engine)) },
      sql`FROM book_search WHERE ${searchedBookId(engine)} IN (${join([...bookIds])}) AND ${condition}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Remembers a match that no book has: neither its page nor its count, nor what is sought within it, is looked up. */
  async exists(match: SearchMatch): Promise<boolean> {
    const isFound = (await this.countUpTo(match, 1)) > 0;
    if (!isFound) {
      this.findings.vain.add(JSON.stringify(match));
    }
    return isFound;
  }

  private async countUpTo(match: SearchMatch, limit: number): Promise<number> {
    const { condition } = await this.find(match);
    const { engine } = this.reader;
    // Narrower than the books themselves, which are each on a page of their own.
    const books = booksUsingIndex(engine, "ix_books_listed");
    return this.reader.count(
      sql`FROM (SELECT books.id FROM ${searchIndexWith(engine, books)}
          WHERE ${condition} AND ${allBooks.where[0]} AND ${isNotHidden(engine)} LIMIT ${limit}) AS some`,
    );
  }

  /** Each word is asked for once: the same few stand in one tier after the other. */
  private async listBeginnings(matches: readonly SearchMatch[]): Promise<Beginnings> {
    const { beginnings } = this.findings;
    const words = beginningWords(matches);
    const unknown = words.filter((word) => !beginnings.has(word));
    const found = beginningsOf(this.reader, unknown);
    unknown.forEach((word) => beginnings.set(word, found));
    const known = await Promise.all(words.map((word) => required(beginnings.get(word), "the beginnings of a word")));
    return new Map(known.flatMap((some) => [...some]));
  }

  private async missingTexts(match: SearchMatch, mostTerms?: number): Promise<MissingTexts> {
    return missingTexts(this.reader, match, await this.takeSample(), this.findings.missing, mostTerms);
  }

  /** What has been found to be missing so far, which is left out where no more is looked for. */
  private async knownMissing(): Promise<MissingTexts> {
    const known = await Promise.all(this.findings.missing.values());
    return new Set(known.flatMap((ofTerm) => [...ofTerm]));
  }

  private takeSample(): Promise<SearchSample> {
    this.sample ??= takeSample(this.reader);
    return this.sample;
  }

  /** The ids of the books that match, found by going through all; null where they are many. */
  private fewMatching(match: SearchMatch, sample: SearchSample): Promise<readonly number[] | null> {
    return remembered(this.findings.few, JSON.stringify(match), () => this.readFew(match, sample));
  }

  /**
   * The ids of books that have one of the terms in their titles or their authors' names, where a term is common
   * elsewhere: the index of all words would collect those too. Null otherwise, and where they are many.
   */
  private async fewNamed(match: SearchMatch, sample: SearchSample): Promise<readonly number[] | null> {
    const isCommonElsewhere = (term: Term) =>
      sample.countTerm(term, { scope: "all", level: "whole" }) > sample.size * MAX_INDEXED_SHARE;
    if (match.scope !== "names" || !termsOf(match).some(isCommonElsewhere)) {
      return null;
    }
    const inTitle = fulltextCondition(textsOf(match, "title"), "title");
    const inNames = fulltextCondition(textsOf(match, "others"), "all");
    const rows = await this.reader.select(
      { id: integer(sql`id`) },
      sql`FROM (SELECT book_id AS id FROM book_search WHERE ${inTitle}
                UNION SELECT book_id FROM book_search WHERE ${inNames}) AS named
          LIMIT ${MAX_KEPT + 1}`,
    );
    return rows.length > MAX_KEPT ? null : rows.map(({ id }) => id);
  }

  /**
   * The ids of the few books that match, found by the index: where the first tier has not filled a page, the others are
   * looked for among them and not each by the index again. Null where they are more.
   */
  private fewIndexed(match: SearchMatch, sample: SearchSample): Promise<readonly number[] | null> {
    return remembered(this.findings.indexed, JSON.stringify(match), async () => {
      const { rarestFirst, lookedUp } = this.lookUpOrder(match, sample);
      if (lookedUp === null) {
        return null;
      }
      const rows = await this.reader.select(
        { id: integer(sql`book_id`) },
        sql`FROM book_search WHERE ${groupsCondition(lookedUp)} AND ${rowCondition(rarestFirst)}
            LIMIT ${MAX_FEW_INDEXED + 1}`,
      );
      return rows.length > MAX_FEW_INDEXED ? null : rows.map(({ id }) => id);
    });
  }

  private async readFew(match: SearchMatch, sample: SearchSample): Promise<readonly number[] | null> {
    const { rarestFirst, lookedUp } = this.lookUpOrder(match, sample);
    if (lookedUp !== null || isCommonIn(sample, match)) {
      return null;
    }
    const rows = await this.reader.select(
      { id: integer(sql`book_id`) },
      sql`FROM book_search WHERE ${rowCondition(rarestFirst, await this.missingTexts(match))} LIMIT ${MAX_KEPT + 1}`,
    );
    return rows.length > MAX_KEPT ? null : rows.map(({ id }) => id);
  }

  /**
   * The match with the rarest terms of each group first, and what InnoDB's index looks up: of each group the rarest
   * term, together with its other rare ones. Null where that would take longer.
   */
  private lookUpOrder(match: SearchMatch, sample: SearchSample, except: readonly SearchMatch[] = []) {
    // One run of books makes a word common in the sample: a word that was counted is as rare as it was found to be.
    const { rareTerms } = this.findings;
    const counts = new Map(
      termsOf(match).map((term) => [term, rareTerms.has(term) ? 0 : sample.countTerm(term, match)]),
    );
    const countOf = (term: Term) => required(counts.get(term), "the count of a term");
    const frequency = (term: Term) => rareTerms.get(term) ?? Number.MAX_SAFE_INTEGER;
    const byRarity = (one: Term, other: Term) =>
      countOf(one) - countOf(other) || frequency(one) - frequency(other) || other.word.length - one.word.length;
    const groups = match.groups.map((terms) => [...terms].sort(byRarity));
    const rarest = [...new Set(groups.flatMap((terms) => terms.slice(0, 1)))];
    const areWithin = (share: number) => rarest.every((term) => countOf(term) <= sample.size * share);
    const isRare =
      areWithin(MAX_INDEXED_SHARE) || (areWithin(MAX_GATHERED_SHARE) && !isCommonIn(sample, match, except));
    const crossed = (terms: readonly Term[]) =>
      terms.filter((term, place) => place === 0 || countOf(term) <= sample.size * MAX_CROSSED_SHARE);
    return {
      rarestFirst: { ...match, groups },
      rarest: isRare ? { ...match, groups: rarest.map((term) => [term]) } : null,
      lookedUp: isRare ? { ...match, groups: groups.map(crossed) } : null,
    };
  }
}

/** The rarest terms, as many as the index finds together sooner than all books are looked through. */
function gatheredTerms(terms: readonly Term[], level: SearchLevel, sample: SearchSample): readonly Term[] {
  const countOf = (term: Term) => sample.countTerm(term, { scope: "all", level });
  let left = sample.size * MAX_GATHERED_SHARE;
  return terms
    .toSorted((one, other) => countOf(one) - countOf(other))
    .filter((term) => {
      left -= countOf(term);
      return left >= 0 && countOf(term) <= sample.size * MAX_INDEXED_SHARE;
    });
}

function isCommonIn(sample: SearchSample, match: SearchMatch, except: readonly SearchMatch[] = []): boolean {
  return sample.count(match, except) >= sample.size * MIN_COMMON_SHARE && sample.isAtBothEnds(match, except);
}
