import sql from "sql-template-tag";

import type { AuthorRow, SubjectRow } from "../../authorities/authorityReads.js";
import { invalid } from "../../errors.js";
import type { DatabaseReads, Reader } from "../../platform/database/Database.js";
import { readPage } from "../../platform/database/keyset.js";
import type { Viewer } from "../../viewer.js";
import { shownBooks, type BookRow, selectBooks } from "../bookReads.js";
import { booksUsingIndex } from "../query/bookIndexes.js";
import { planBookList } from "../query/bookList.js";
import { MAX_SEARCH_LENGTH } from "../query/parseListArgs.js";
import type { SearchAnswer } from "../query/search/searchAnswer.js";
import { titlesBeginning } from "../query/search/titleTiers.js";
import { parseSearch, type SearchText } from "../query/words/searchText.js";
import { begunTopics } from "../topics/begunTopics.js";
import { type LibraryTopic, libraryTopics } from "../topics/libraryTopics.js";
import { correctWords, wordsRead } from "../vocabulary/correctWords.js";
import { authorsBeginning, subjectsBeginning } from "./suggestionReads.js";

export const MAX_SUGGESTED_BOOKS = 10;
const SUGGESTED_BOOKS = 5;
const SUGGESTED_RECORDS = 3;
export const MAX_SUGGESTED_TOPICS = 2;
/** A shorter word begins too many others: only titles that begin with it are suggested. */
const MIN_SEARCHED_LENGTH = 3;

/** What may be meant by what has been typed so far. */
export interface BookSuggestions {
  /** The words as the collection spells them, where they were found only so. */
  readonly corrected: string | null;
  /** How the catalogue was searched for these words; null where titles that begin so were enough. */
  readonly search: SearchAnswer | null;
  readonly books: readonly BookRow[];
  readonly authors: readonly AuthorRow[];
  readonly subjects: readonly SubjectRow[];
  /** Topics that the words name or may become, each with the places of the library that are nothing else. */
  readonly topics: readonly LibraryTopic[];
}

const NOTHING: BookSuggestions = { corrected: null, search: null, books: [], authors: [], subjects: [], topics: [] };

type FoundSuggestions = Omit<BookSuggestions, "corrected">;

/** Suggests books, authors, subjects and topics while somebody types. */
export class BookSuggestionService {
  constructor(private readonly database: DatabaseReads) {}

  /** @throws DomainError validation for a search that is too long. */
  async suggest(_viewer: Viewer, search: string, first: number | null): Promise<BookSuggestions> {
    if (search.length > MAX_SEARCH_LENGTH) {
      throw invalid("search", `Pencarian maksimal ${MAX_SEARCH_LENGTH} karakter. Pakai beberapa kata saja.`);
    }
    const limit = Math.max(1, Math.min(first ?? SUGGESTED_BOOKS, MAX_SUGGESTED_BOOKS));
    const { words } = parseSearch(search);
    if (words.join("").length < 2) {
      return NOTHING;
    }
    return this.database.read(async (reader) => {
      const found = await suggestionsFor(reader, search, limit);
      if (hasAny(found)) {
        return { ...found, corrected: null };
      }
      for (const reading of await correctWords(reader, words)) {
        const corrected = wordsRead(reading).join(" ");
        const meant = await suggestionsFor(reader, corrected, limit);
        if (hasAny(meant)) {
          return { ...meant, corrected };
        }
      }
      return NOTHING;
    });
  }
}

function hasAny({ books, authors, subjects, topics }: FoundSuggestions): boolean {
  return books.length + authors.length + subjects.length + topics.length > 0;
}

async function suggestionsFor(reader: Reader, search: string, limit: number): Promise<FoundSuggestions> {
  const { phrases, words } = parseSearch(search);
  const [{ books, answer }, authors, subjects, topics] = await Promise.all([
    suggestedBooks(reader, search, { phrases, words, limit }),
    authorsBeginning(reader, words, SUGGESTED_RECORDS),
    subjectsBeginning(reader, words, SUGGESTED_RECORDS),
    suggestedTopics(reader, search),
  ]);
  return { books, authors, subjects, topics, search: answer };
}

/** A class that has books on all kinds of things leads nowhere near. */
async function suggestedTopics(reader: Reader, search: string): Promise<readonly LibraryTopic[]> {
  const topics = await libraryTopics(reader, await begunTopics(search));
  return topics
    .map((topic) => ({ ...topic, classes: topic.classes.filter(({ resultIds }) => resultIds.length > 0) }))
    .filter(({ classes, subjects }) => classes.length + subjects.length > 0)
    .slice(0, MAX_SUGGESTED_TOPICS);
}

interface SuggestedBooks {
  readonly books: readonly BookRow[];
  /** How the catalogue was searched; null where titles that begin so were enough. */
  readonly answer: SearchAnswer | null;
}

/** Titles that begin with one of these, by title; each is a range of the index of titles. */
async function titlesThatBegin(reader: Reader, phrases: readonly string[], limit: number): Promise<BookRow[]> {
  const found = new Map<number, BookRow>();
  for (const phrase of phrases) {
    const books = await selectBooks(
      reader,
      {
        from: booksUsingIndex(reader.engine, "ix_books_title"),
        where: [...shownBooks.where, titlesBeginning(phrase)],
      },
      sql`books.title_key, books.id`,
      sql`${limit}`,
    );
    books.forEach((book) => found.set(book.id, book));
  }
  return [...found.values()].slice(0, limit);
}

/** Titles that begin so, by title; where they are too few, what the search of the catalogue finds first. */
async function suggestedBooks(
  reader: Reader,
  search: string,
  { phrases, words, limit }: Pick<SearchText, "phrases" | "words"> & { readonly limit: number },
): Promise<SuggestedBooks> {
  const beginning = await titlesThatBegin(reader, phrases, limit);
  if (beginning.length === limit || words.some((word) => word.length < MIN_SEARCHED_LENGTH)) {
    return { books: beginning, answer: null };
  }
  const { name, segments, search: answer } = await planBookList(reader, { search, exact: true });
  const { edges } = await readPage(name, segments, { first: limit });
  const known = new Set(beginning.map(({ id }) => id));
  const others = edges.map(({ node }) => node).filter(({ id }) => !known.has(id));
  return { books: [...beginning, ...others].slice(0, limit), answer: others.length > 0 ? answer : null };
}
