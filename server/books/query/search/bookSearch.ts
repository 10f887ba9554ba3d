import { isDeepStrictEqual } from "node:util";

import { LRUCache } from "lru-cache";
import sql, { bulk, join, type Sql } from "sql-template-tag";

import { type AuthorName, fullName } from "../../../authorities/names/authorName.js";
import { pick, type RowOf } from "../../../platform/database/columns.js";
import type { Engine, Transaction } from "../../../platform/database/Database.js";
import { APOSTROPHES, foldWords } from "../../../../common/fold.js";
import { bookTable } from "../../Book.entity.js";
import { toIsbn10 } from "../../record/isbn.js";
import { joinNumbers, splitWords } from "../words/searchText.js";
import { textKeys } from "../words/wordKeys.js";

export const searchedColumns = pick(
  bookTable,
  "id",
  "title",
  "subtitle",
  "isbn",
  "isbn13",
  "callNumber",
  "seriesTitle",
  "publishYear",
);

/** What of a book can be found by its words. */
export interface SearchedBook extends RowOf<typeof searchedColumns> {
  readonly authors: readonly AuthorName[];
  readonly subjects: readonly { readonly name: string }[];
  readonly publisher: string | null;
  readonly classification: { readonly code: string } | null;
}

/** What a token of the index is: a word, a word of an author's name, or the key of words. */
export type TokenKind = "word" | "name" | "key";

/**
 * What stands before a token. No word begins with these letters, so that the beginning of a word finds no key. InnoDB
 * ignores words of one or two characters and a list of English stop words; with its marks no token is too short or a
 * stop word, so MariaDB and MySQL find what FTS5 finds.
 */
const MARKS: Readonly<Record<Engine, Readonly<Record<TokenKind, string>>>> = {
  sqlite: { word: "", name: "ᴀ", key: "ᴋ" },
  mysql: { word: "zz", name: "za", key: "zk" },
};

/**
 * On SQLite a title's tokens are indexed once more behind this mark: FTS5 finds a word of one column by going through
 * all books that have it in any.
 */
const TITLE_MARK = "ᴛ";

/** A word or key as the index has it. */
export function indexToken(engine: Engine, kind: TokenKind, text: string): string {
  return MARKS[engine][kind] + text;
}

/** A token of FTS5's index that finds the titles in which it stands. */
export function titleToken(token: string): string {
  return TITLE_MARK + token;
}

/** "Qur'an" is found as `quran` and by either half, `5cm` and `2.0` by their parts and as a whole. */
function indexedWords(text: string, folded = foldWords(text), split = splitWords(folded)): ReadonlySet<string> {
  const words = new Set(folded);
  split.forEach((word) => words.add(word));
  // Most texts are read in one way only.
  for (const reading of [text.replace(APOSTROPHES, " "), joinNumbers(text)]) {
    if (reading !== text) {
      const others = foldWords(reading);
      [...others, ...splitWords(others)].forEach((word) => words.add(word));
    }
  }
  return words;
}

interface TextWords {
  readonly words: ReadonlySet<string>;
  /** Those by which its other spellings and forms are found. */
  readonly keys: ReadonlySet<string>;
}

function readText(text: string): TextWords {
  const folded = foldWords(text);
  const split = splitWords(folded);
  return { words: indexedWords(text, folded, split), keys: textKeys(split) };
}

/**
 * The words of a call number, a class, a publisher or the like. A number with points is one word, as it is in a
 * search: the 3 of `2X1.3` is no third volume.
 */
function fixedWords(text: string): ReadonlySet<string> {
  return indexedWords(joinNumbers(text));
}

/** The author's letters in a call number are no word: those of Hamka's books are not what "HAM" asks for first. */
function readCallNumber(text: string): TextWords {
  const words = [...fixedWords(text)];
  const letters = words.filter((word) => /^\p{L}+$/u.test(word));
  return { words: new Set(words.filter((word) => !letters.includes(word))), keys: textKeys(letters) };
}

/** An import meets most authors, subjects, publishers and classes again and again. */
const readNames = new LRUCache<string, TextWords>({ max: 10_000, memoMethod: readText });
const readFixed = new LRUCache<string, ReadonlySet<string>>({ max: 2_000, memoMethod: fixedWords });

/** The tokens of texts: their words, and of those whose spellings and forms may vary the keys that are no words. */
function indexTokens(
  engine: Engine,
  varying: readonly TextWords[],
  fixed: readonly ReadonlySet<string>[] = [],
): string[] {
  const words = union([...varying.map((text) => text.words), ...fixed]);
  const keys = union(varying.map((text) => text.keys));
  const tokens: string[] = [];
  words.forEach((word) => tokens.push(indexToken(engine, "word", word)));
  keys.forEach((key) => {
    if (!words.has(key)) {
      tokens.push(indexToken(engine, "key", key));
    }
  });
  return tokens;
}

function union(sets: readonly ReadonlySet<string>[]): Set<string> {
  const all = new Set<string>();
  sets.forEach((set) => set.forEach((text) => all.add(text)));
  return all;
}

function isbnForms(isbn: string | null, isbn13: string | null): string[] {
  const typed = isbn?.replace(/[^\dXx]/gu, "") ?? "";
  return [typed, isbn13 ?? "", (isbn13 && toIsbn10(isbn13)) ?? ""].filter((form) => form !== "");
}

function given(texts: readonly (string | number | null | undefined)[]): string[] {
  return texts.filter((text) => text !== null && text !== undefined && text !== "").map(String);
}

/** The tokens by which a book is found: those of its title, and all others. */
interface SearchDocument {
  readonly title: readonly string[];
  readonly other: readonly string[];
}

function searchDocument(engine: Engine, book: SearchedBook): SearchDocument {
  const authors = book.authors.map((author) => readNames.memo(fullName(author)));
  const subjects = book.subjects.map(({ name }) => readNames.memo(name));
  const varying = [
    ...given([book.subtitle, book.seriesTitle]).map(readText),
    ...given([book.callNumber]).map(readCallNumber),
    ...authors,
    ...subjects,
  ];
  const fixed = [
    ...given([book.classification?.code, book.publisher, book.publishYear]).map((text) => readFixed.memo(text)),
    ...isbnForms(book.isbn, book.isbn13).map((text) => indexedWords(text)),
  ];
  const other = indexTokens(engine, varying, fixed);
  union(authors.map(({ words }) => words)).forEach((word) => other.push(indexToken(engine, "name", word)));
  return { title: indexTokens(engine, [readText(book.title)]), other };
}

/** The columns of `book_search` and what a book has in them. */
const STORED: Readonly<
  Record<Engine, { readonly columns: Sql; readonly valuesOf: (document: SearchDocument) => string[] }>
> = {
  sqlite: {
    columns: sql`rowid, words`,
    valuesOf: ({ title, other }) => [[...new Set([...title, ...other]), ...title.map(titleToken)].join(" ")],
  },
  mysql: {
    columns: sql`book_id, title_words, other_words`,
    valuesOf: ({ title, other }) => [title.join(" "), other.join(" ")],
  },
};

/** Adds books to the index; each must not be in it yet. */
export async function indexBooks(tx: Transaction, books: readonly SearchedBook[]): Promise<void> {
  if (books.length === 0) {
    return;
  }
  const { columns, valuesOf } = STORED[tx.engine];
  const rows = await tx.turns.map(books, (book) => [book.id, ...valuesOf(searchDocument(tx.engine, book))]);
  await tx.run(sql`INSERT INTO book_search (${columns}) VALUES ${bulk(rows)}`);
}

/** Writes a book's words again, if they differ. */
export async function updateIndex(tx: Transaction, before: SearchedBook, after: SearchedBook): Promise<void> {
  const [earlier, now] = [before, after].map((book) => STORED[tx.engine].valuesOf(searchDocument(tx.engine, book)));
  if (!isDeepStrictEqual(earlier, now)) {
    await removeFromIndex(tx, [after.id]);
    await indexBooks(tx, [after]);
  }
}

/** Takes books out of the index; one that is not in it does no harm. */
export async function removeFromIndex(tx: Transaction, bookIds: readonly number[]): Promise<void> {
  if (bookIds.length === 0) {
    return;
  }
  const remove = () =>
    tx.run(sql`DELETE FROM book_search WHERE ${searchedBookId(tx.engine)} IN (${join([...bookIds])})`);
  await (tx.engine === "sqlite" && bookIds.length >= MANY_REMOVED ? mergingInSteps(tx, remove) : remove());
}

const MANY_REMOVED = 50;
const MERGE_STEPS = 6;
/** Numbers stand in the text: bound, they are no integers, which FTS5 asks for. 4 is its own. */
const MERGES = {
  off: sql`INSERT INTO book_search (book_search, rank) VALUES ('automerge', 0)`,
  some: sql`INSERT INTO book_search (book_search, rank) VALUES ('merge', 16)`,
  on: sql`INSERT INTO book_search (book_search, rank) VALUES ('automerge', 4)`,
};

/**
 * Where much is deleted FTS5 merges what is left, at the next statement and for a quarter of a second: here it does so
 * afterwards in small statements, between which others are served.
 */
async function mergingInSteps(tx: Transaction, remove: () => Promise<unknown>): Promise<void> {
  await tx.run(MERGES.off);
  await remove();
  for (let step = 0; step < MERGE_STEPS; step += 1) {
    await tx.run(MERGES.some);
  }
  await tx.run(MERGES.on);
}

/** The column of `book_search` that contains the book's id. */
export function searchedBookId(engine: Engine): Sql {
  return engine === "sqlite" ? sql`book_search.rowid` : sql`book_search.book_id`;
}
