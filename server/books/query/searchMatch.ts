import sql, { join, type Sql } from "sql-template-tag";

import { indexToken } from "./bookSearch.js";
import type { Term } from "./words/question.js";

/** What of a book is searched: its title, title and authors' names, or every indexed field. */
export type SearchScope = "title" | "names" | "all";

/**
 * How a term is found: as a whole word, or also by its keys (`key`), or also as the beginning of a word (`prefix`;
 * `loose` only from four letters on).
 */
export type SearchLevel = "whole" | "key" | "loose" | "prefix";

/** A book matches if it has the terms. */
export interface SearchMatch {
  readonly terms: readonly Term[];
  readonly scope: SearchScope;
  readonly level: SearchLevel;
  /** How many of the terms are enough; all unless given. */
  readonly atLeast?: number;
}

const MIN_LOOSE_LENGTH = 4;

function isBeginning(level: SearchLevel, { word }: Term): boolean {
  return level === "prefix" || (level === "loose" && word.length >= MIN_LOOSE_LENGTH);
}

/** The keys by which a term is found besides its word. */
function keysAt(level: SearchLevel, term: Term): readonly string[] {
  return level === "whole" ? [] : term.keys;
}

/** FTS5's expression for what matches, and matches none of the others. */
export function ftsExpression(match: SearchMatch, except: readonly SearchMatch[] = []): string {
  const wanted = ftsMatch(match);
  return except.length === 0
    ? wanted
    : `(${wanted}) NOT (${except.map((other) => `(${ftsMatch(other)})`).join(" OR ")})`;
}

function ftsMatch({ terms, scope, level, atLeast = terms.length }: SearchMatch): string {
  const all = combinations(terms, atLeast)
    .map((those) => `(${those.map((term) => ftsTerm(term, scope, level)).join(" AND ")})`)
    .join(" OR ");
  return scope === "title" ? `{title_words} : (${all})` : all;
}

function ftsTerm(term: Term, scope: SearchScope, level: SearchLevel): string {
  const word = `"${term.word}"`;
  if (scope === "names") {
    return `(({title_words} : ${word}) OR "${indexToken("sqlite", "name", term.word)}")`;
  }
  const keys = keysAt(level, term).flatMap((key) => [`"${key}"`, `"${indexToken("sqlite", "key", key)}"`]);
  const tokens = new Set([isBeginning(level, term) ? `${word}*` : word, ...keys]);
  return `(${[...tokens].join(" OR ")})`;
}

function combinations<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) {
    return [[]];
  }
  return items.flatMap((item, place) =>
    combinations(items.slice(place + 1), size - 1).map((others) => [item, ...others]),
  );
}

/** What MySQL and MariaDB look up in their index: books that have one of the terms. */
export function fulltextCondition(terms: readonly Term[], { scope, level }: SearchMatch): Sql {
  const expression = terms
    .map((term) => {
      const word = indexToken("mysql", "word", term.word) + (isBeginning(level, term) ? "*" : "");
      const keys = keysAt(level, term).flatMap((key) => [
        indexToken("mysql", "word", key),
        indexToken("mysql", "key", key),
      ]);
      return [...new Set([word, ...keys])].join(" ");
    })
    .join(" ");
  return scope === "title"
    ? sql`MATCH (book_search.title_words) AGAINST (${expression} IN BOOLEAN MODE)`
    : sql`MATCH (book_search.title_words, book_search.other_words) AGAINST (${expression} IN BOOLEAN MODE)`;
}

/** The same without the index, on MySQL and MariaDB: a condition on a row of `book_search`. */
export function rowCondition(match: SearchMatch): Sql {
  const { terms, atLeast = terms.length } = match;
  const conditions = terms.map((term) => termCondition(term, match));
  return atLeast === terms.length
    ? sql`(${join(conditions, " AND ")})`
    : sql`(${join(conditions, " + ")}) >= ${atLeast}`;
}

const TITLE = sql`CONCAT(' ', book_search.title_words, ' ')`;
const OTHERS = sql`CONCAT(' ', book_search.other_words, ' ')`;

export function termCondition(term: Term, { scope, level }: Pick<SearchMatch, "scope" | "level">): Sql {
  const whole = (kind: "word" | "name" | "key", text: string) => ` ${indexToken("mysql", kind, text)} `;
  const tokens = [
    isBeginning(level, term) ? ` ${indexToken("mysql", "word", term.word)}` : whole("word", term.word),
    ...keysAt(level, term).flatMap((key) => [whole("word", key), whole("key", key)]),
  ];
  const has = (words: Sql, those: readonly string[]) => those.map((token) => sql`INSTR(${words}, ${token}) > 0`);
  const otherTokens = scope === "names" ? [whole("name", term.word)] : scope === "all" ? tokens : [];
  return sql`(${join([...has(TITLE, [...new Set(tokens)]), ...has(OTHERS, [...new Set(otherTokens)])], " OR ")})`;
}
