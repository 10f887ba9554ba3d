import sql, { type Sql } from "sql-template-tag";

import { invalid } from "../errors.js";
import type { DatabaseReads } from "../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { isSqlDateTime, toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { groupBy } from "../platform/groupBy.js";
import { assertSignedIn, canManage, isSignedIn, type Viewer } from "../viewer.js";
import {
  countListBooks,
  favouritesKey,
  isOwnList,
  isPublished,
  isVisibleList,
  publishedLists,
  type ReadingListItemRow,
  type ReadingListRow,
  selectFirstBooks,
  selectListsWith,
  selectReadingListItems,
  selectReadingLists,
  selectSavedBookIds,
} from "./readingListReads.js";

const byId = (descending: boolean): KeyColumn<{ readonly id: number }> => ({
  column: sql`reading_lists.id`,
  descending,
  valueOf: ({ id }) => id,
});
const byPublishedAt: KeyColumn<ReadingListRow> = {
  column: sql`reading_lists.published_at`,
  descending: true,
  valueOf: ({ publishedAt }) => (publishedAt ? toSqlDateTime(publishedAt) : ""),
  accepts: isSqlDateTime,
};
const itemKeys: readonly KeyColumn<ReadingListItemRow>[] = [
  { column: sql`reading_list_items.position`, descending: false, valueOf: ({ position }) => position },
  { column: sql`reading_list_items.id`, descending: false, valueOf: ({ id }) => id },
];

/** Reading lists: those that the library publishes for everybody, and one's own, which nobody else sees. */
export class ReadingListService {
  constructor(private readonly database: DatabaseReads) {}

  /** What the library has published, the latest first. */
  page(_viewer: Viewer, page: PageArgs): Promise<Page<ReadingListRow>> {
    return this.readLists("readingLists", [{ where: isPublished, keys: [byPublishedAt, byId(true)] }], page);
  }

  count(_viewer: Viewer): Promise<number> {
    return this.countLists(isPublished);
  }

  /** What the library has published, as far as one file of the sitemap holds it. */
  published(_viewer: Viewer): Promise<ReadingListRow[]> {
    return this.database.read(publishedLists);
  }

  /** The viewer's own, favourites first and then the newest; for librarians also the library's. */
  async ownPage(viewer: Viewer, page: PageArgs): Promise<Page<ReadingListRow>> {
    assertSignedIn(viewer);
    const own = isOwnList(viewer);
    const segments = [
      { where: sql`${own} AND reading_lists.kind = 'favourites'`, keys: [byId(false)] },
      { where: sql`${own} AND reading_lists.kind <> 'favourites'`, keys: [byId(true)] },
    ];
    return this.readLists("myReadingLists", segments, page);
  }

  async ownCount(viewer: Viewer): Promise<number> {
    assertSignedIn(viewer);
    return this.countLists(isOwnList(viewer));
  }

  /** Null also where the viewer may not know that there is one. @throws ValidationError unless one key is given. */
  async one(
    viewer: Viewer,
    { slug = null, databaseId = null }: { readonly slug?: string | null; readonly databaseId?: number | null },
  ): Promise<ReadingListRow | null> {
    if ((slug === null) === (databaseId === null)) {
      throw invalid("slug", "Sebutkan alamat (slug) atau nomor (databaseId), salah satu saja.");
    }
    const named = slug === null ? sql`reading_lists.id = ${databaseId}` : sql`reading_lists.slug = ${slug}`;
    const [found] = await this.database.read(
      (reader) => selectReadingLists(reader, sql`${named} AND ${isVisibleList(viewer)}`),
      { byKey: true },
    );
    return found ?? null;
  }

  byId(viewer: Viewer, id: number): Promise<ReadingListRow | null> {
    return this.one(viewer, { databaseId: id });
  }

  /** The books of a list that the viewer has been given, in its order. */
  items(_viewer: Viewer, { id }: ReadingListRow, page: PageArgs): Promise<Page<ReadingListItemRow>> {
    return this.database.read(
      (reader) =>
        readPage<ReadingListItemRow>(
          "readingListItems",
          [
            {
              keys: itemKeys,
              fetch: (condition, order, limit) =>
                selectReadingListItems(reader, sql`reading_list_items.list_id = ${id} AND ${condition}`, order, limit),
            },
          ],
          page,
        ),
      { merged: true, byKey: true },
    );
  }

  async itemById(viewer: Viewer, id: number): Promise<ReadingListItemRow | null> {
    const visible = sql`reading_list_items.list_id IN
      (SELECT reading_lists.id FROM reading_lists WHERE ${isVisibleList(viewer)})`;
    const [found] = await this.database.read((reader) =>
      selectReadingListItems(reader, sql`reading_list_items.id = ${id} AND ${visible}`),
    );
    return found ?? null;
  }

  booksCounts(_viewer: Viewer, listIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return this.database.read((reader) => countListBooks(reader, listIds));
  }

  /** The numbers of the first books of lists that the viewer has been given, whose covers stand for them. */
  async firstBookIds(_viewer: Viewer, listIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
    const rows = await this.database.read((reader) => selectFirstBooks(reader, listIds));
    const byList = groupBy(rows, ({ listId }) => listId);
    return new Map([...byList].map(([listId, items]) => [listId, items.map(({ bookId }) => bookId)]));
  }

  /** The viewer's own lists that have these books; a visitor has none. */
  async listsWith(viewer: Viewer, bookIds: readonly number[]): Promise<ReadonlyMap<number, readonly ReadingListRow[]>> {
    if (!isSignedIn(viewer)) return new Map();
    const rows = await this.database.read((reader) => selectListsWith(reader, viewer, bookIds));
    return groupBy(rows, ({ bookId }) => bookId);
  }

  /** The numbers of the books in the viewer's favourites, the latest first: at most as many as a list may hold. */
  async savedBookIds(viewer: Viewer): Promise<number[]> {
    assertSignedIn(viewer);
    const key = favouritesKey(viewer);
    return key === null ? [] : this.database.read((reader) => selectSavedBookIds(reader, key), { byKey: true });
  }

  /** Whether the viewer may change a list that they see. */
  canEdit(viewer: Viewer, { kind }: ReadingListRow): boolean {
    return kind === "library" ? canManage(viewer, "catalogue") : isSignedIn(viewer);
  }

  /** Whether the viewer may show a list to everybody. */
  canPublish(viewer: Viewer, { kind }: ReadingListRow): boolean {
    return kind !== "favourites" && canManage(viewer, "catalogue");
  }

  private readLists(
    name: string,
    segments: readonly { readonly where: Sql; readonly keys: readonly KeyColumn<ReadingListRow>[] }[],
    page: PageArgs,
  ): Promise<Page<ReadingListRow>> {
    return this.database.read((reader) =>
      readPage<ReadingListRow>(
        name,
        segments.map(({ where, keys }) => ({
          keys,
          fetch: (condition, order, limit) => selectReadingLists(reader, sql`${where} AND ${condition}`, order, limit),
          count: () => reader.count(sql`FROM reading_lists WHERE ${where}`),
        })),
        page,
      ),
    );
  }

  private countLists(where: Sql): Promise<number> {
    return this.database.read((reader) => reader.count(sql`FROM reading_lists WHERE ${where}`));
  }
}
