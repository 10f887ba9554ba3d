import sql from "sql-template-tag";

import type { AuthorRow, SubjectRow } from "../../authorities/authorityReads.js";
import { invalid } from "../../errors.js";
import type { DatabaseReads, Reader } from "../../platform/database/Database.js";
import { readPage } from "../../platform/database/keyset.js";
import type { Viewer } from "../../viewer.js";
import { allBooks, type BookRow, selectBooks } from "../bookReads.js";
import { booksUsingIndex } from "../query/bookIndexes.js";
import { planBookList } from "../query/bookList.js";
import { MAX_SEARCH_LENGTH } from "../query/parseListArgs.js";
import { parseSearch } from "../query/words/searchText.js";
import { correctWords, wordsRead } from "../vocabulary/correctWords.js";
import { authorsBeginning, subjectsBeginning } from "./suggestionReads.js";

export const MAX_SUGGESTED_BOOKS = 10;
const SUGGESTED_BOOKS = 5;
const SUGGESTED_RECORDS = 3;
/** A shorter word begins too many others: only titles that begin with it are suggested. */
const MIN_SEARCHED_LENGTH = 3;

/** What may be meant by what has been typed so far. */
export interface BookSuggestions {
  /** The words as the collection spells them, where they were found only so. */
  readonly corrected: string | null;
  readonly books: readonly BookRow[];
  readonly authors: readonly AuthorRow[];
  readonly subjects: readonly SubjectRow[];
}

const NOTHING: BookSuggestions = { corrected: null, books: [], authors: [], subjects: [] };

/** Suggests books, authors and subjects while somebody types. */
export class BookSuggestionService {
  constructor(private readonly database: DatabaseReads) {}

  /** @throws DomainError validation for a search that is too long. */
  async suggest(_viewer: Viewer, search: string, first: number | null): Promise<BookSuggestions> {
    if (search.length > MAX_SEARCH_LENGTH) {
      throw invalid("search", `Pencarian paling panjang ${MAX_SEARCH_LENGTH} karakter. Pakai beberapa kata saja.`);
    }
    const limit = Math.max(1, Math.min(first ?? SUGGESTED_BOOKS, MAX_SUGGESTED_BOOKS));
    const words = parseSearch(search).terms.map(({ word }) => word);
    if (words.join("").length < 2) {
      return NOTHING;
    }
    return this.database.read(async (reader) => {
      const found = await suggestionsFor(reader, words, limit);
      if (hasAny(found)) {
        return { ...found, corrected: null };
      }
      for (const reading of await correctWords(reader, words)) {
        const corrected = wordsRead(reading);
        const meant = await suggestionsFor(reader, corrected, limit);
        if (hasAny(meant)) {
          return { ...meant, corrected: corrected.join(" ") };
        }
      }
      return NOTHING;
    });
  }
}

function hasAny({ books, authors, subjects }: Omit<BookSuggestions, "corrected">): boolean {
  return books.length + authors.length + subjects.length > 0;
}

async function suggestionsFor(
  reader: Reader,
  words: readonly string[],
  limit: number,
): Promise<Omit<BookSuggestions, "corrected">> {
  const [books, authors, subjects] = await Promise.all([
    suggestedBooks(reader, words, limit),
    authorsBeginning(reader, words, SUGGESTED_RECORDS),
    subjectsBeginning(reader, words, SUGGESTED_RECORDS),
  ]);
  return { books, authors, subjects };
}

/** Titles that begin so, by title; where they are too few, what the search of the catalogue finds first. */
async function suggestedBooks(reader: Reader, words: readonly string[], limit: number): Promise<BookRow[]> {
  const phrase = words.join(" ");
  const beginning = await selectBooks(
    reader,
    {
      from: booksUsingIndex(reader.engine, "ix_books_title"),
      where: [...allBooks.where, sql`books.title_key >= ${phrase} AND books.title_key < ${`${phrase}\uFFFF`}`],
    },
    sql`books.title_key, books.id`,
    sql`${limit}`,
  );
  if (beginning.length === limit || words.some((word) => word.length < MIN_SEARCHED_LENGTH)) {
    return beginning;
  }
  const { name, segments } = await planBookList(reader, { search: phrase, exact: true });
  const { edges } = await readPage(name, segments, { first: limit });
  const known = new Set(beginning.map(({ id }) => id));
  return [...beginning, ...edges.map(({ node }) => node).filter(({ id }) => !known.has(id))].slice(0, limit);
}
