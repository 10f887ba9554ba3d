import sql, { bulk, join, type Sql } from "sql-template-tag";

import { type AuthorName, fullName } from "../../authorities/names/authorName.js";
import { pick, type RowOf } from "../../platform/database/columns.js";
import type { Engine, Transaction } from "../../platform/database/Database.js";
import { APOSTROPHES, foldWords } from "../../platform/text/fold.js";
import { bookTable } from "../Book.entity.js";

export const searchedColumns = pick(bookTable, "id", "title", "subtitle", "isbn", "isbn13", "callNumber");

/** What of a book can be found by its words. */
export interface SearchedBook extends RowOf<typeof searchedColumns> {
  readonly authors: readonly AuthorName[];
  readonly subjects: readonly { readonly name: string }[];
}

/** `title` searches the title only, `all` every indexed field. */
export type SearchScope = "title" | "all";

const MAX_WORDS = 12;
/** The shortest ISBN in real data has nine digits: it lost its leading zero. */
const ISBN_LIKE = /\b97[89][-–][\dXx–-]+|\b\d(?:[-–]?\d){7,16}[-–]?[\dXx]\b/gu;
/**
 * InnoDB ignores words of one or two characters and a list of English stop words; with this prefix no word is too
 * short or a stop word, so MariaDB and MySQL find what FTS5 finds.
 */
const INNODB_WORD_PREFIX = "zz";

/** The words of a search; a book must contain a word that begins with each. Empty if the text has no words. */
export function searchWords(text: string): string[] {
  const joined = text.replace(ISBN_LIKE, (isbn) => isbn.replace(/[-–]/gu, ""));
  return [...new Set(foldWords(joined))].slice(0, MAX_WORDS);
}

function indexedWords(texts: readonly (string | null)[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    if (text) {
      // "Qur'an" is found as `quran` and by either half.
      for (const word of [...foldWords(text), ...foldWords(text.replace(APOSTROPHES, " "))]) {
        words.add(word);
      }
    }
  }
  return [...words];
}

function isbnForms(isbn: string | null, isbn13: string | null): string[] {
  const typed = isbn?.replace(/[^\dXx]/gu, "") ?? "";
  const ten = isbn13?.startsWith("978") ? isbn13.slice(3, 12) : "";
  return [typed, isbn13 ?? "", ten].filter((form) => form !== "");
}

function engineWords(engine: Engine, words: readonly string[]): string {
  return (engine === "sqlite" ? words : words.map((word) => INNODB_WORD_PREFIX + word)).join(" ");
}

/** The words by which a book is found: those of its title, and all others. */
function searchDocument(engine: Engine, book: SearchedBook): { readonly title: string; readonly other: string } {
  const { title, subtitle, authors, subjects, callNumber, isbn, isbn13 } = book;
  const others = [subtitle, ...authors.map(fullName), ...subjects.map(({ name }) => name), callNumber];
  return {
    title: engineWords(engine, indexedWords([title])),
    other: engineWords(engine, [...indexedWords(others), ...isbnForms(isbn, isbn13).map((form) => form.toLowerCase())]),
  };
}

/** Adds books to the index; each must not be in it yet. */
export async function indexBooks(tx: Transaction, books: readonly SearchedBook[]): Promise<void> {
  if (books.length === 0) {
    return;
  }
  const rows = books.map((book) => {
    const { title, other } = searchDocument(tx.engine, book);
    return [book.id, title, other];
  });
  await tx.run(
    tx.engine === "sqlite"
      ? sql`INSERT INTO book_search (rowid, title_words, other_words) VALUES ${bulk(rows)}`
      : sql`INSERT INTO book_search (book_id, title_words, other_words) VALUES ${bulk(rows)}`,
  );
}

/** Writes a book's words again, if they differ. */
export async function updateIndex(tx: Transaction, before: SearchedBook, after: SearchedBook): Promise<void> {
  const earlier = searchDocument(tx.engine, before);
  const now = searchDocument(tx.engine, after);
  if (earlier.title !== now.title || earlier.other !== now.other) {
    await removeFromIndex(tx, [after.id]);
    await indexBooks(tx, [after]);
  }
}

/** Takes books out of the index; one that is not in it does no harm. */
export async function removeFromIndex(tx: Transaction, bookIds: readonly number[]): Promise<void> {
  if (bookIds.length > 0) {
    await tx.run(sql`DELETE FROM book_search WHERE ${searchedBookId(tx.engine)} IN (${join([...bookIds])})`);
  }
}

/** The column of `book_search` that contains the book's id. */
export function searchedBookId(engine: Engine): Sql {
  return engine === "sqlite" ? sql`book_search.rowid` : sql`book_search.book_id`;
}

/** A condition on `book_search`: every word begins a word within `scope`, and not every one within `except`. */
export function searchCondition(
  engine: Engine,
  { words, indexed }: { readonly words: readonly string[]; readonly indexed: readonly string[] },
  scope: SearchScope,
  except?: SearchScope,
): Sql {
  if (engine === "sqlite") {
    const all = `(${words.map((word) => `"${word}"*`).join(" AND ")})`;
    const within = (where: SearchScope) => (where === "title" ? `{title_words} : ${all}` : all);
    const expression = except ? `${within(scope)} NOT ${within(except)}` : within(scope);
    return sql`book_search MATCH ${expression}`;
  }
  const others = words.filter((word) => !indexed.includes(word));
  return join(
    [
      ...(indexed.length > 0 ? [indexCondition(indexed, scope)] : []),
      ...(others.length > 0 ? [hasAllWords(scope, others)] : []),
      ...(except ? [sql`NOT ${hasAllWords(except, words)}`] : []),
    ],
    " AND ",
  );
}

/** The same as a condition on each of `books`, for MySQL and MariaDB. */
export function searchConditionOfBook(words: readonly string[], scope: SearchScope, except?: SearchScope): Sql {
  // Only a subquery that has one value is never made into a join, which would change the order of reading.
  return sql`(SELECT ${searchCondition("mysql", { words, indexed: [] }, scope, except)} FROM book_search
              WHERE book_search.book_id = books.id)`;
}

function indexCondition(words: readonly string[], scope: SearchScope): Sql {
  const expression = words.map((word) => `+${INNODB_WORD_PREFIX}${word}*`).join(" ");
  return scope === "title"
    ? sql`MATCH (book_search.title_words) AGAINST (${expression} IN BOOLEAN MODE)`
    : sql`MATCH (book_search.title_words, book_search.other_words) AGAINST (${expression} IN BOOLEAN MODE)`;
}

/** Without the index, on MySQL and MariaDB: every word begins a word within the scope. */
export function hasAllWords(scope: SearchScope, words: readonly string[]): Sql {
  return sql`(${join(
    words.map((word) => hasWord(scope, word)),
    " AND ",
  )})`;
}

export function hasWord(scope: SearchScope, word: string): Sql {
  const words =
    scope === "title"
      ? sql`CONCAT(' ', book_search.title_words)`
      : sql`CONCAT_WS(' ', '', book_search.title_words, book_search.other_words)`;
  // MariaDB needs less than two thirds of the time that LIKE takes.
  return sql`INSTR(${words}, ${` ${INNODB_WORD_PREFIX}${word}`}) > 0`;
}
