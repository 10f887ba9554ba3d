import sql, { join, raw, type Sql } from "sql-template-tag";

import { integer } from "../../../platform/database/columns.js";
import type { Reader } from "../../../platform/database/Database.js";
import { isShown } from "../../bookReads.js";
import { booksUsingIndex } from "../bookIndexes.js";

/** Titles of which the beginning was typed, and whether they are in the order of titles: of those there may be many. */
export interface TitleTier {
  readonly condition: Sql;
  readonly isByTitle: boolean;
}

/** A title is known without its article: `hobb` begins "The Hobbit". */
const ARTICLES = ["the", "a", "an", "si", "sang"];
/** Fewer letters after an article begin too many titles. */
const MIN_LENGTH_AFTER_ARTICLE = 3;
/** So many titles after each article come before the rest. */
const MAX_AFTER_ARTICLE = 6;

/**
 * The titles that come first: the searched text itself, those that go on after it, and those that begin with it, whose
 * last word is still being typed. Each condition is one range of the index of
 * titles: of two in one SQLite would go through all titles.
 */
export function titleTiers(phrases: readonly string[], beginnings: readonly string[]): TitleTier[] {
  const tiers: TitleTier[] = [];
  if (phrases.length > 0) {
    tiers.push({ condition: sql`(books.title_key IN (${join([...phrases])}))`, isByTitle: false });
  }
  phrases.forEach((phrase) => tiers.push({ condition: titlesGoingOn(phrase), isByTitle: false }));
  beginnings.forEach((beginning) => tiers.push({ condition: titlesBeginning(beginning), isByTitle: true }));
  return tiers;
}

/** The books whose titles begin so after an article: one look at the index of titles for each, in one statement. */
export async function findAfterArticles(reader: Reader, beginnings: readonly string[]): Promise<readonly number[]> {
  const titles = beginnings
    .filter((beginning) => beginning.length >= MIN_LENGTH_AFTER_ARTICLE)
    .flatMap((beginning) => ARTICLES.map((article) => `${article} ${beginning}`));
  if (titles.length === 0) {
    return [];
  }
  const found = titles.map(
    (title, place) => sql`SELECT id FROM (
      SELECT books.id FROM ${booksUsingIndex(reader.engine, "ix_books_title")}
      WHERE books.listed = 1 AND ${isShown} AND ${titlesBeginning(title)} ORDER BY books.title_key LIMIT ${MAX_AFTER_ARTICLE}
    ) AS ${raw(`titles${place}`)}`,
  );
  const rows = await reader.select({ id: integer(sql`id`) }, sql`FROM (${join(found, " UNION ALL ")}) AS titled`);
  return rows.map(({ id }) => id);
}

function titlesGoingOn(phrase: string): Sql {
  return sql`(books.title_key > ${`${phrase} `} AND books.title_key < ${`${phrase} \uFFFF`})`;
}

/** What begins with these letters, by the index of titles. */
export function titlesBeginning(text: string): Sql {
  return sql`(books.title_key >= ${text} AND books.title_key < ${`${text}\uFFFF`})`;
}
