import sql, { join, type Sql } from "sql-template-tag";

import type { Engine, Reader } from "../../platform/database/Database.js";
import { invalid } from "../../errors.js";
import { type BookFilter, type FilterCondition, filterConditions } from "./bookFilter.js";
import { forcedJoin } from "./bookIndexes.js";
import { allBooks, type BookSelection, shownBooks } from "../bookReads.js";
import { booksByItemCode } from "./itemCodeSearch.js";
import { searchedBookId } from "./search/bookSearch.js";
import { type FoundBy, searchIndexWith } from "./search/searchLookup.js";
import { correctNameByChance, correctWords } from "../vocabulary/correctWords.js";
import type { SearchPlan } from "./search/planSearchText.js";
import { planTopicSearch } from "../topics/planTopicSearch.js";

export type BookSort = "relevance" | "newest" | "title" | "year" | "updated" | "callNumber";

export interface BookListArgs {
  readonly search?: string | null;
  readonly filter?: BookFilter | null;
  readonly sort?: BookSort | null;
  /**
   * Reverses each sort's default direction. The defaults: best match, newest, A–Z, latest year, last changed and
   * lowest call number first.
   */
  readonly reversed?: boolean;
  /** Whether the search also finds the codes of copies; for administrators. */
  readonly withItemCodes?: boolean;
  /** Whether titles that are hidden from the catalogue are there too; for administrators. */
  readonly withHidden?: boolean;
  /** Whether the search is answered as it is asked or not at all. */
  readonly exact?: boolean;
  /** Lists of one search that differ in their filters have this in common: it is planned once for all of them. */
  readonly question?: object;
}

export const MAX_SEARCH_LENGTH = 200;

/** By the arguments of a list, of which a page and a count are read, or by what several lists have in common. */
const planned = new WeakMap<object, Promise<SearchPlan | null>>();

async function planSearchOnce(reader: Reader, args: BookListArgs): Promise<SearchPlan | null> {
  const { question = args } = args;
  const known = planned.get(question);
  if (known) {
    const plan = await known;
    return plan && { ...plan, lookup: plan.lookup.readBy(reader) };
  }
  // How else a question could be meant is found out among what readers find.
  const exact = Boolean(args.exact) || Boolean(args.withItemCodes) || seesHidden(args);
  const plan = planTopicSearch(reader, args.search ?? "", { exact, vocabulary: { correctWords, correctNameByChance } });
  planned.set(question, plan);
  return plan.catch((error: unknown) => {
    planned.delete(question);
    throw error;
  });
}

/** By the arguments of a list: what is found out about a condition for its page holds for its count. */
const filtersOf = new WeakMap<BookListArgs, readonly FilterCondition[]>();

function parseFilters(args: BookListArgs): readonly FilterCondition[] {
  const filters = filtersOf.get(args) ?? filterConditions(args.filter ?? {});
  filtersOf.set(args, filters);
  return filters;
}

/** A list that is asked for what is hidden tells of it by its filter. */
export function seesHidden({ withHidden, filter }: BookListArgs): boolean {
  return withHidden === true || (filter?.isHidden ?? null) !== null;
}

export async function parseListArgs(reader: Reader, args: BookListArgs) {
  const { search: text, withItemCodes = false } = args;
  if (text && text.length > MAX_SEARCH_LENGTH) {
    throw invalid("search", `Pencarian maksimal ${MAX_SEARCH_LENGTH} karakter. Pakai beberapa kata saja.`);
  }
  const search = await planSearchOnce(reader, args);
  // A search of punctuation only matches nothing; an empty search is no condition.
  const hasNoWords = !search && Boolean(text?.trim());
  const filters = parseFilters(args);
  const inCatalogue = seesHidden(args) ? allBooks.where : shownBooks.where;
  const conditions = [
    ...inCatalogue,
    ...filters.map(({ condition }) => condition),
    ...(hasNoWords ? [sql`1 = 0`] : []),
  ];
  const found = search ? await foundBy(reader.engine, search) : null;
  const byItemCode = withItemCodes && search ? booksByItemCode(text ?? "") : null;
  // Most words are no code, and a union would have to be made before it can be read.
  const matchesItemCode =
    byItemCode !== null && (await reader.rows(sql`SELECT 1 FROM (${byItemCode}) AS coded LIMIT 1`)).length > 0;
  return {
    search,
    filters,
    inCatalogue,
    hasNoWords,
    conditions,
    byItemCode,
    matchesItemCode,
    found,
    selection: selectionOf(reader.engine, found, matchesItemCode ? byItemCode : null, conditions),
  };
}

/** Where books on a topic follow a search's own few books, both are found by their ids. */
async function foundBy(engine: Engine, { topicBooks, lookup, widest }: SearchPlan): Promise<FoundBy> {
  return topicBooks
    ? {
        condition: sql`${searchedBookId(engine)} IN (${join([...topicBooks.own, ...topicBooks.others])})`,
        isCommon: false,
        isIndexed: true,
      }
    : lookup.find(widest);
}

/** The books that a search finds, or all, which meet the conditions. */
function selectionOf(
  engine: Engine,
  found: FoundBy | null,
  byItemCode: Sql | null,
  conditions: readonly Sql[],
): BookSelection {
  if (!found) {
    return { from: allBooks.from, where: conditions };
  }
  return byItemCode
    ? matchingWordsOrItemCode(engine, found.condition, byItemCode, conditions)
    : { from: searchIndexWith(engine, allBooks.from), where: [found.condition, ...conditions] };
}

/** Words and item code are looked up separately, each by its own index: an OR of both would scan all books. */
function matchingWordsOrItemCode(
  engine: Engine,
  hasWords: Sql,
  byItemCode: Sql,
  conditions: readonly Sql[],
): BookSelection {
  const matchingWordsSql = sql`SELECT ${searchedBookId(engine)} AS book_id FROM book_search
                               WHERE ${hasWords}`;
  return {
    from: sql`(${matchingWordsSql} UNION ${byItemCode}) AS found ${forcedJoin(engine)} books
              ON books.id = found.book_id`,
    where: conditions,
  };
}
