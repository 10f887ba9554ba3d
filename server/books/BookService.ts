import sql, { type Sql } from "sql-template-tag";

import type { AuthorityList } from "../authorities/authorityReads.js";
import type { Database } from "../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage, writeCursor } from "../platform/database/keyset.js";
import { invalid } from "../errors.js";
import { assertAdmin, type Viewer } from "../viewer.js";
import { type BookIndex, booksUsingIndex } from "./query/bookIndexes.js";
import type { BookLoaders } from "./bookLoaders.js";
import { type BookListArgs, countBookList, planBookList } from "./query/bookList.js";
import {
  allBooks,
  bookBySlug,
  booksByIds,
  type BookRow,
  copiesVisibleTo,
  type CopyRow,
  countCopies,
  selectBooks,
  selectCopies,
  selectLanguages,
} from "./bookReads.js";
import { type BookSummaryRow, selectBookSummaries } from "./bookSummaries.js";
import { required } from "../platform/required.js";

const MAX_RELATED = 12;

const copyKeys: readonly KeyColumn<CopyRow>[] = [
  { column: sql`copies.id`, descending: false, valueOf: ({ id }) => id },
];

/** A copy's edge in the list of its book's copies. */
export function copyCursor(copy: CopyRow): string {
  return writeCursor("copies", 0, copyKeys, copy);
}

interface BookLookup {
  readonly id: number | null;
  readonly slug: string | null;
  readonly databaseId?: number | null;
}

/** Reads books for everybody. Every method takes the viewer first, because some data is for administrators only. */
export class BookService {
  constructor(private readonly database: Database) {}

  /**
   * @throws DomainError forbidden or unauthenticated for what only administrators may request; validation for an
   * invalid page size, cursor, search or filter.
   */
  page(viewer: Viewer, list: BookListArgs, page: PageArgs): Promise<Page<BookRow>> {
    return this.database.read(async (reader) => {
      assertCanList(viewer, list);
      const { name, segments } = await planBookList(reader, list);
      return readPage(name, segments, page);
    });
  }

  count(viewer: Viewer, list: BookListArgs): Promise<number> {
    return this.database.read(async (reader) => {
      assertCanList(viewer, list);
      return countBookList(reader, list);
    });
  }

  /** @throws DomainError validation unless exactly one of id, number and slug is given. */
  async one(_viewer: Viewer, lookup: BookLookup, byId: BookLoaders["book"]): Promise<BookRow | null> {
    const { slug } = lookup;
    const id = lookup.id ?? lookup.databaseId ?? null;
    if ([lookup.id, lookup.databaseId, slug].filter((given) => (given ?? null) !== null).length !== 1) {
      throw invalid("id", "Sebutkan id, databaseId atau slug, salah satu saja.");
    }
    return id === null ? this.database.read((reader) => bookBySlug(reader, required(slug, "the slug"))) : byId.load(id);
  }

  /** Those of these books that are in the catalogue, by their ids. */
  async byIds(_viewer: Viewer, ids: readonly number[]): Promise<BookRow[]> {
    return ids.length === 0 ? [] : this.database.read((reader) => booksByIds(reader, ids));
  }

  /** Books a reader of this one may want next: by its first authors, then from its class, then from its category. */
  related(_viewer: Viewer, book: BookRow, limit: number): Promise<BookRow[]> {
    return this.database.read(async (reader) => {
      const count = Math.max(0, Math.min(limit, MAX_RELATED));
      const criteria: (readonly [index: BookIndex, condition: Sql])[] = [
        [
          "PRIMARY",
          sql`books.id IN (SELECT theirs.book_id FROM book_authors mine JOIN book_authors theirs
              ON theirs.author_id = mine.author_id WHERE mine.book_id = ${book.id})`,
        ],
        ...(book.classificationId === null
          ? []
          : [["ix_books_classification", sql`books.classification_id = ${book.classificationId}`] as const]),
        ...(book.categoryId === null
          ? []
          : [["ix_books_category", sql`books.category_id = ${book.categoryId}`] as const]),
      ];
      const related = new Map<number, BookRow>();
      for (const [index, condition] of criteria) {
        if (related.size < count) {
          const where = [...allBooks.where, sql`books.id <> ${book.id}`, condition];
          // Reads twice the number, because known books may be among the results.
          for (const found of await selectBooks(
            reader,
            { from: booksUsingIndex(reader.engine, index), where },
            sql`books.id DESC`,
            count + related.size,
          )) {
            related.set(found.id, found);
          }
        }
      }
      return [...related.values()].slice(0, count);
    });
  }

  /** The books of each record of one of the six lists. */
  summaries(
    _viewer: Viewer,
    list: AuthorityList,
    recordIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly BookSummaryRow[]>> {
    return this.database.read((reader) => selectBookSummaries(reader, list, recordIds));
  }

  /** Administrators also see withdrawn copies. */
  copies(viewer: Viewer, bookId: number, page: PageArgs): Promise<Page<CopyRow>> {
    return this.database.read((reader) =>
      readPage<CopyRow>(
        "copies",
        [
          {
            keys: copyKeys,
            fetch: (condition, order, limit) =>
              selectCopies(
                reader,
                copiesVisibleTo(viewer),
                sql`copies.book_id = ${bookId} AND ${condition}`,
                order,
                limit,
              ),
          },
        ],
        page,
      ),
    );
  }

  copiesCount(viewer: Viewer, bookId: number): Promise<number> {
    return this.database.read((reader) => countCopies(reader, copiesVisibleTo(viewer), bookId));
  }

  languages(_viewer: Viewer): Promise<string[]> {
    return this.database.read(selectLanguages);
  }
}

/**
 * Codes of copies and imports are what administrators work with: a reader's search stays as quick as it is without
 * them.
 */
function assertCanList(viewer: Viewer, { withItemCodes, filter }: BookListArgs): void {
  if (withItemCodes || (filter?.importId ?? null) !== null) {
    assertAdmin(viewer);
  }
}
