import sql from "sql-template-tag";

import type { AuthorityList } from "../authorities/authorityReads.js";
import type { DatabaseReads } from "../platform/database/Database.js";
import { type Page, type PageArgs, readPage, writeCursor } from "../platform/database/keyset.js";
import { invalid } from "../errors.js";
import { assertCanRead, isLibrarian, type Viewer } from "../viewer.js";
import type { BookLoaders } from "./bookLoaders.js";
import { canSeeBook } from "./bookVisibility.js";
import { hasItemCode } from "./copies/itemCodes/hasItemCode.js";
import { copyKeys } from "./copies/copyKeys.js";
import { planBookList, readOptionsOf } from "./query/bookList.js";
import { type BookCount, countBookList } from "./query/bookCount.js";
import type { BookListArgs } from "./query/parseListArgs.js";
import type { SearchAnswer } from "./query/search/searchAnswer.js";
import {
  bookBySlug,
  booksByIds,
  type BookRow,
  booksVisibleTo,
  copiesOfBook,
  copiesVisibleTo,
  type CopyRow,
  countCopies,
  highestShownId,
  selectCopies,
  selectLanguages,
  shownAddresses,
} from "./bookReads.js";
import { type BookSummaryRow, selectBookSummaries } from "./bookSummaries.js";
import type { UnmetOutcome } from "./unmet/UnmetSearch.entity.js";
import { required } from "../platform/required.js";
import { withoutMissing } from "../platform/withoutMissing.js";
import { MAX_RELATED } from "./neighbours/relatedBooks.js";
import { MAX_SHELF_BOOKS } from "./neighbours/shelfBooks.js";

/** A copy's edge in the list of its book's copies. */
export function copyCursor(copy: CopyRow): string {
  return writeCursor("copies", 0, copyKeys, copy);
}

interface BookLookup {
  readonly id: number | null;
  readonly slug: string | null;
  readonly databaseId?: number | null;
}

export interface BookPage extends Page<BookRow> {
  /** How the search was answered; null without one. */
  readonly search: SearchAnswer | null;
}

/** Whether some book has all words of a search as they were typed. */
export function isAnswered({ search, edges }: BookPage): boolean {
  return search?.kind === "exact" ? edges.length > 0 : (search?.topic?.ownCount ?? 0) > 0;
}

/** Reads books for everybody. Every method takes the viewer first, because some data is for administrators only. */
export class BookService {
  constructor(
    private readonly database: DatabaseReads,
    private readonly recordUnmet: (search: string, outcome: UnmetOutcome) => void = () => undefined,
  ) {}

  /**
   * @throws DomainError forbidden or unauthenticated for what only administrators may request; validation for an
   * invalid page size, cursor, search or filter.
   */
  async page(viewer: Viewer, list: BookListArgs, page: PageArgs): Promise<BookPage> {
    const found = await this.database.read(
      async (reader) => {
        assertCanList(viewer, list);
        const { name, segments, search } = await planBookList(reader, list);
        return { ...(await readPage(name, segments, page)), search };
      },
      readOptionsOf(list, page),
    );
    this.recordIfUnmet(viewer, list, page, found);
    return found;
  }

  async count(viewer: Viewer, list: BookListArgs): Promise<number> {
    return (await this.total(viewer, list)).count;
  }

  /** As `count`, and whether the count is exact: a search of a large collection stops counting. */
  total(viewer: Viewer, list: BookListArgs): Promise<BookCount> {
    return this.database.read(async (reader) => {
      assertCanList(viewer, list);
      return countBookList(reader, list);
    }, readOptionsOf(list));
  }

  /** @throws DomainError validation unless exactly one of id, number and slug is given. */
  async one(viewer: Viewer, lookup: BookLookup, byId: BookLoaders["book"]): Promise<BookRow | null> {
    const { slug } = lookup;
    const id = lookup.id ?? lookup.databaseId ?? null;
    if ([lookup.id, lookup.databaseId, slug].filter((given) => (given ?? null) !== null).length !== 1) {
      throw invalid("id", "Sebutkan id, databaseId, atau slug, salah satu saja.");
    }
    const book = await (id === null
      ? this.database.read((reader) => bookBySlug(reader, required(slug, "the slug")), { byKey: true })
      : byId.load(id));
    return book && canSeeBook(viewer, book) ? book : null;
  }

  /** Those of these books that are in the catalogue, by their ids. */
  async byIds(_viewer: Viewer, ids: readonly number[]): Promise<BookRow[]> {
    return ids.length === 0 ? [] : this.database.read((reader) => booksByIds(reader, ids));
  }

  /** Of the books that readers find; 0 without any. */
  maxId(_viewer: Viewer): Promise<number> {
    return this.database.read(highestShownId);
  }

  /** The addresses of the books that readers find whose numbers are above the one and up to the other. */
  addresses(_viewer: Viewer, after: number, upTo: number): Promise<Pick<BookRow, "slug" | "updatedAt">[]> {
    return this.database.read((reader) => shownAddresses(reader, after, upTo));
  }

  /** Books a reader of this one may want next, of one of three shelves that have no book in common. */
  async related(
    _viewer: Viewer,
    book: BookRow,
    shelf: "author" | "series" | "other",
    limit: number,
    { related, shownBook }: Pick<BookLoaders, "related" | "shownBook">,
  ): Promise<BookRow[]> {
    const count = Math.max(0, Math.min(limit, MAX_RELATED));
    const shelves = await related.load(book);
    // Of a long series the volume before it and those that follow.
    const from =
      shelf === "series" ? Math.max(0, Math.min(shelves.volumesBefore - 1, shelves.series.length - count)) : 0;
    return existing(shelves[shelf].slice(from, from + count), shownBook);
  }

  /** The other editions of its work, the newest first: of one title, by one author, and no other volume or class. */
  async otherEditions(
    _viewer: Viewer,
    book: BookRow,
    limit: number,
    { otherEditions, shownBook }: Pick<BookLoaders, "otherEditions" | "shownBook">,
  ): Promise<BookRow[]> {
    return existing((await otherEditions.load(book)).slice(0, Math.max(0, limit)), shownBook);
  }

  /** A part of the shelf, from the left to the right: the book among those that stand nearest; none without a place. */
  async shelf(
    _viewer: Viewer,
    book: BookRow,
    each: number,
    { shelf, shownBook }: Pick<BookLoaders, "shelf" | "shownBook">,
  ): Promise<BookRow[]> {
    if (book.callNumber === null) {
      return [];
    }
    const count = Math.max(0, Math.min(each, MAX_SHELF_BOOKS));
    const { left, right } = await shelf.load(book);
    return existing([...left.slice(Math.max(0, left.length - count)), book.id, ...right.slice(0, count)], shownBook);
  }

  /** The books of each record of one of the six lists. */
  summaries(
    viewer: Viewer,
    list: AuthorityList,
    recordIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly BookSummaryRow[]>> {
    return this.database.read((reader) => selectBookSummaries(reader, list, recordIds, isLibrarian(viewer)));
  }

  /** Administrators also see withdrawn copies. */
  copies(viewer: Viewer, bookId: number, page: PageArgs, search: string | null = null): Promise<Page<CopyRow>> {
    return this.database.read(
      (reader) =>
        readPage<CopyRow>(
          "copies",
          [
            {
              keys: copyKeys,
              fetch: (condition, order, limit) =>
                selectCopies(
                  reader,
                  copiesVisibleTo(viewer),
                  sql`${copiesOfBook(bookId, search)} AND ${condition}`,
                  order,
                  limit,
                ),
            },
          ],
          page,
        ),
      { merged: true, byKey: true },
    );
  }

  copiesCount(viewer: Viewer, bookId: number, search: string | null = null): Promise<number> {
    return this.database.read((reader) => countCopies(reader, copiesVisibleTo(viewer), copiesOfBook(bookId, search)), {
      merged: true,
      byKey: true,
    });
  }

  /** The copy with exactly this code, as a scanner reads it: as given or, failing that, in another case. */
  async copyByCode(viewer: Viewer, itemCode: string): Promise<CopyRow | null> {
    const code = itemCode.trim();
    const found = await this.database.read((reader) =>
      selectCopies(reader, copiesVisibleTo(viewer), sql`${hasItemCode(code)} AND ${booksVisibleTo(viewer)}`),
    );
    return found.find((copy) => copy.itemCode === code) ?? found[0] ?? null;
  }

  /**
   * Records a reader's search that finds nothing, or only with other words. Where a filter leaves nothing, the library
   * lacks nothing.
   */
  private recordIfUnmet(
    viewer: Viewer,
    { search, exact, filter }: BookListArgs,
    page: PageArgs,
    found: BookPage,
  ): void {
    const isFirstPage = (page.after ?? page.before ?? null) === null && (page.skip ?? 0) === 0;
    const isAsked = isFirstPage && page.first !== 0 && !isLibrarian(viewer) && exact !== true;
    const kind = found.search?.kind;
    if (!search || !isAsked || kind === undefined) {
      return;
    }
    if (kind === "topic") {
      return;
    }
    if (kind !== "exact") {
      this.recordUnmet(search, kind);
    } else if (found.edges.length === 0 && Object.values(filter ?? {}).every((value) => (value ?? null) === null)) {
      this.recordUnmet(search, "nothing");
    }
  }

  languages(_viewer: Viewer): Promise<string[]> {
    return this.database.read(selectLanguages);
  }
}

/** Those of these books that are still in the catalogue, as far as the viewer sees it. */
async function existing(ids: readonly number[], byId: BookLoaders["shownBook"]): Promise<BookRow[]> {
  return withoutMissing(await byId.loadMany(ids));
}

/**
 * Codes of copies, imports and titles that are hidden are what administrators work with: a reader's search stays as
 * quick as it is without them.
 */
export function assertCanList(viewer: Viewer, { withItemCodes, withHidden, filter }: BookListArgs): void {
  if (withItemCodes || withHidden || (filter?.importId ?? filter?.isHidden ?? null) !== null) {
    assertCanRead(viewer, "catalogue");
  }
}
