import sql, { join, type Sql } from "sql-template-tag";

import { indexToken, titleToken } from "./bookSearch.js";
import type { Term } from "../words/searchText.js";

/** What of a book is searched: its title, title and authors' names, or every indexed field. */
type SearchScope = "title" | "names" | "all";

/**
 * How a term is found: as a whole word, or also by its keys (`key`), or also as the beginning of a word (`prefix`;
 * `loose` only from four letters on).
 */
export type SearchLevel = "whole" | "key" | "loose" | "prefix";

/** A book matches if it has all the terms of one of the groups. */
export interface SearchMatch {
  readonly groups: readonly (readonly Term[])[];
  readonly scope: SearchScope;
  readonly level: SearchLevel;
}

/** Where and how a term is looked for. */
type Where = Pick<SearchMatch, "scope" | "level">;

export function termsOf({ groups }: Pick<SearchMatch, "groups">): readonly Term[] {
  return [...new Set(groups.flat())];
}

const MIN_LOOSE_LENGTH = 4;

function isBeginning(level: SearchLevel, { word, isWhole = false }: Term): boolean {
  return !isWhole && (level === "prefix" || (level === "loose" && word.length >= MIN_LOOSE_LENGTH));
}

/** The words of the matches that are also looked up as beginnings. */
export function beginningWords(matches: readonly SearchMatch[]): string[] {
  const words = matches.flatMap((match) =>
    termsOf(match)
      .filter((term) => isBeginning(match.level, term))
      .map(({ word }) => word),
  );
  return [...new Set(words)];
}

/** The keys by which a term is found besides its word. */
function keysAt(level: SearchLevel, term: Term): readonly string[] {
  return level === "whole" ? [] : term.keys;
}

/** What FTS5 looks up for the beginning of a word, by the word: words, and beginnings that it has an index of. */
export type Beginnings = ReadonlyMap<string, { readonly words: readonly string[]; readonly begun: readonly string[] }>;

/** FTS5's expression for what matches, and matches none of the others. */
export function ftsExpression(match: SearchMatch, except: readonly SearchMatch[], beginnings: Beginnings): string {
  const wanted = ftsMatch(match, beginnings);
  return except.length === 0
    ? wanted
    : `(${wanted}) NOT (${except.map((other) => `(${ftsMatch(other, beginnings)})`).join(" OR ")})`;
}

function ftsMatch({ groups, scope, level }: SearchMatch, beginnings: Beginnings): string {
  const tokensOf = (term: Term) => `(${[...ftsTokens(term, { scope, level }, beginnings)].join(" OR ")})`;
  return groups.map((terms) => `(${terms.map(tokensOf).join(" AND ")})`).join(" OR ");
}

function ftsTokens(term: Term, { scope, level }: Where, beginnings: Beginnings): ReadonlySet<string> {
  const quote = (token: string) => `"${scope === "title" ? titleToken(token) : token}"`;
  if (scope === "names") {
    return new Set([quote(titleToken(term.word)), quote(indexToken("sqlite", "name", term.word))]);
  }
  const { words, begun } = isBeginning(level, term)
    ? (beginnings.get(term.word) ?? { words: [], begun: [term.word] })
    : { words: [term.word], begun: [] };
  const keys = keysAt(level, term).flatMap((key) => [key, indexToken("sqlite", "key", key)]);
  return new Set([...[...words, ...keys].map(quote), ...begun.map((beginning) => `${quote(beginning)}*`)]);
}

/** Where a word may stand: in the title, in what is not the title, or anywhere. */
type SearchedField = "title" | "others" | "all";

/** The tokens of a book of MySQL and MariaDB, as `book_search` has them, each between two spaces. */
export type SearchedRow = Readonly<Record<SearchedField, string>>;

export const searchedText: Readonly<Record<SearchedField, Sql>> = {
  title: sql`CONCAT(' ', book_search.title_words, ' ')`,
  others: sql`CONCAT(' ', book_search.other_words, ' ')`,
  all: sql`CONCAT(' ', book_search.title_words, ' ', book_search.other_words, ' ')`,
};

// As bytes they are put together and gone through four times as fast. X'20' is a space in bytes.
const titleBytes = sql`CAST(book_search.title_words AS BINARY)`;
const otherBytes = sql`CAST(book_search.other_words AS BINARY)`;
const BYTES: Readonly<Record<SearchedField, Sql>> = {
  title: sql`CONCAT(X'20', ${titleBytes}, X'20')`,
  others: sql`CONCAT(X'20', ${otherBytes}, X'20')`,
  all: sql`CONCAT(X'20', ${titleBytes}, X'20', ${otherBytes}, X'20')`,
};

/** Texts that no book has. */
export type MissingTexts = ReadonlySet<string>;

const NONE: MissingTexts = new Set();

/** The same without the index, on MySQL and MariaDB: a condition on a row of `book_search`. */
export function rowCondition({ groups, ...where }: SearchMatch, missing = NONE): Sql {
  const conditions = groups.map((terms) =>
    join(
      terms.map((term) => termCondition(term, where, missing, BYTES)),
      " AND ",
    ),
  );
  return sql`(${join(conditions, " OR ")})`;
}

/**
 * On MySQL and MariaDB: one bit for each term that a book has anywhere, and the FROM clause for it, of all books or of
 * some. Its LIMIT makes the engine join a book's texts once instead of once a term, which is twice as fast for many
 * terms.
 */
export function termBits(
  terms: readonly Term[],
  level: SearchLevel,
  missing: MissingTexts,
  condition = sql`1 = 1`,
): { readonly bits: Sql; readonly from: Sql } {
  const conditions = terms.map(
    (term, place) =>
      sql`${2 ** place} * (${termCondition(term, { scope: "all", level }, missing, { ...BYTES, all: sql`words` })})`,
  );
  return {
    bits: join(conditions, " + "),
    from: sql`(SELECT ${BYTES.all} AS words FROM book_search WHERE ${condition}
               LIMIT ${Number.MAX_SAFE_INTEGER}) AS texts`,
  };
}

function termCondition(
  term: Term,
  where: Where,
  missing: MissingTexts,
  columns: Readonly<Record<SearchedField, Sql>>,
): Sql {
  const parts = termTexts(term, where)
    .filter(([, text]) => !missing.has(text))
    .map(([field, text]) => sql`INSTR(${columns[field]}, ${text}) > 0`);
  return parts.length === 0 ? sql`FALSE` : sql`(${join(parts, " OR ")})`;
}

/** The texts by which a match is found in a row, each once; with a field those of that field. */
export function textsOf(match: SearchMatch, field?: SearchedField): string[] {
  const texts = termsOf(match).flatMap((term) => termTexts(term, match));
  return [...new Set(texts.filter(([where]) => field === undefined || where === field).map(([, text]) => text))];
}

/** What MySQL and MariaDB look up in their index: books that have one of the texts, in their titles or anywhere. */
export function fulltextCondition(texts: readonly string[], field: "title" | "all"): Sql {
  return fulltextMatch(fulltextWords(texts), field);
}

/**
 * What MySQL and MariaDB look up in their index of a match: books that have a text of each term of a group. The index
 * itself goes through the lists of the terms' books, so that only what is in all of them is read.
 */
export function groupsCondition(match: SearchMatch): Sql {
  const groups = match.groups.map((terms) => {
    const ofTerms = terms.map((term) => fulltextWords(termTexts(term, match).map(([, text]) => text)));
    return ofTerms.length === 1 ? ofTerms.join() : ofTerms.map((texts) => `+(${texts})`).join(" ");
  });
  // Groups with one rarest term are looked up by that alone: once.
  const distinct = [...new Set(groups)];
  const expression = distinct.length === 1 ? distinct.join() : distinct.map((group) => `(${group})`).join(" ");
  return fulltextMatch(expression, match.scope === "title" ? "title" : "all");
}

function fulltextWords(texts: readonly string[]): string {
  return [...new Set(texts)].map((text) => text.trim() + (text.endsWith(" ") ? "" : "*")).join(" ");
}

function fulltextMatch(expression: string, field: "title" | "all"): Sql {
  return field === "title"
    ? sql`MATCH (book_search.title_words) AGAINST (${expression} IN BOOLEAN MODE)`
    : sql`MATCH (book_search.title_words, book_search.other_words) AGAINST (${expression} IN BOOLEAN MODE)`;
}

/** As `rowCondition`, of rows that have been read. */
export function rowMatcher({ groups, ...where }: SearchMatch): (row: SearchedRow) => boolean {
  const texts = groups.map((terms) => terms.map((term) => termTexts(term, where)));
  return (row) => texts.some((those) => those.every((any) => any.some(([field, text]) => row[field].includes(text))));
}

/** What a term is found by: any of these texts, where it stands. */
export function termTexts(term: Term, { scope, level }: Where): (readonly [SearchedField, string])[] {
  const whole = (kind: "word" | "name" | "key", text: string) => ` ${indexToken("mysql", kind, text)} `;
  if (scope === "names") {
    return [
      ["title", whole("word", term.word)],
      ["others", whole("name", term.word)],
    ];
  }
  const texts = [
    isBeginning(level, term) ? ` ${indexToken("mysql", "word", term.word)}` : whole("word", term.word),
    ...keysAt(level, term).flatMap((key) => [whole("word", key), whole("key", key)]),
  ];
  // Whatever has a word that begins so has the beginning.
  const needed = [...new Set(texts)].filter((text) => !texts.some((other) => other !== text && text.startsWith(other)));
  return needed.map((text) => [scope, text] as const);
}
