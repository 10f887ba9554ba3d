import sql, { join, type Sql } from "sql-template-tag";

import type { DatabaseReads } from "../platform/database/Database.js";
import { isSqlDateTime, toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { type KeyColumn, type Page, type PageArgs, readPage, writeCursor } from "../platform/database/keyset.js";
import { invalid } from "../errors.js";
import { foldWords } from "../../common/fold.js";
import { assertCanRead, canManage, canRead, type Viewer } from "../viewer.js";
import {
  type BlogPostRow,
  countPosts,
  findPost,
  neighboursOf,
  publicCondition,
  publicSlugs,
  selectPosts,
  writtenExcerptOf,
} from "./blogReads.js";

/** What a list of posts contains; only administrators may see others than published posts. */
type BlogListStatus = "published" | "scheduled" | "draft" | "all";

/** newest: begun last; updated: changed last; published: what readers see last, before it what they do not see yet. */
type BlogSort = "newest" | "updated" | "published";

export interface BlogListArgs {
  readonly search?: string | null;
  readonly status?: BlogListStatus | null;
  readonly sort?: BlogSort | null;
}

export const MAX_SEARCH_LENGTH = 200;

/** The blog as people read it. */
export class BlogService {
  constructor(
    private readonly database: DatabaseReads,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Unless an order is given, published posts newest first, others in the order of their creation.
   * @throws DomainError validation for an invalid search, page size or cursor; forbidden or unauthenticated for posts
   * that readers may not see.
   */
  page(viewer: Viewer, list: BlogListArgs, page: PageArgs): Promise<Page<BlogPostRow>> {
    const where = this.listCondition(viewer, list);
    const status = list.status ?? "published";
    return this.database.read((reader) =>
      readPage<BlogPostRow>(
        listName(status, list.sort),
        segmentsOf(status, list.sort).map(({ keys, restriction }) => ({
          keys,
          fetch: (condition, order, limit) =>
            selectPosts(reader, sql`${where} AND ${restriction} AND ${condition}`, order, limit),
          count: () => countPosts(reader, sql`${where} AND ${restriction}`),
        })),
        page,
      ),
    );
  }

  /** The post's edge in the list of its status. */
  edge(_viewer: Viewer, node: BlogPostRow): { cursor: string; node: BlogPostRow } {
    return { cursor: writeCursor(listName(node.status, null), 0, usualKeys(node.status), node), node };
  }

  count(viewer: Viewer, list: BlogListArgs): Promise<number> {
    const where = this.listCondition(viewer, list);
    return this.database.read((reader) => countPosts(reader, where));
  }

  bySlug(viewer: Viewer, slug: string): Promise<BlogPostRow | null> {
    return this.database.read((reader) => findPost(reader, sql`slug = ${slug} AND ${this.visibleTo(viewer)}`));
  }

  /** By whichever is given. @throws ValidationError for none or both. */
  async byKey(
    viewer: Viewer,
    { slug, databaseId }: { readonly slug?: string | null; readonly databaseId?: number | null },
  ): Promise<BlogPostRow | null> {
    if (typeof slug === "string" && typeof databaseId !== "number") {
      return this.bySlug(viewer, slug);
    }
    if (typeof databaseId === "number" && typeof slug !== "string") {
      return this.byId(viewer, databaseId);
    }
    throw invalid("slug", "Sebutkan alamat (slug) atau nomor (databaseId), salah satu saja.");
  }

  /** The addresses of what readers see, the latest first, as many as one file of the sitemap holds. */
  addresses(_viewer: Viewer): Promise<Pick<BlogPostRow, "slug" | "updatedAt">[]> {
    return this.database.read((reader) => publicSlugs(reader, this.now()));
  }

  byId(viewer: Viewer, id: number): Promise<BlogPostRow | null> {
    return this.database.read((reader) => findPost(reader, sql`id = ${id} AND ${this.visibleTo(viewer)}`));
  }

  /** The previous and the next post for readers; a post that readers cannot see has neither. */
  neighbours(_viewer: Viewer, post: BlogPostRow): Promise<{ previous: BlogPostRow | null; next: BlogPostRow | null }> {
    const isPublished = post.status === "published" && post.publishedAt !== null && post.publishedAt <= this.now();
    return isPublished
      ? this.database.read((reader) => neighboursOf(reader, post, this.now()))
      : Promise.resolve({ previous: null, next: null });
  }

  /** Whether it is meant for readers, who will see it only later. */
  isScheduled({ status, publishedAt }: BlogPostRow): boolean {
    return status === "published" && publishedAt !== null && publishedAt > this.now();
  }

  /** The excerpt as its author wrote it; null where it is made from the body. */
  writtenExcerpt(post: BlogPostRow): string | null {
    return writtenExcerptOf(post);
  }

  /** Whether the viewer may change the posts. */
  canEdit(viewer: Viewer): boolean {
    return canManage(viewer, "blogs");
  }

  private listCondition(viewer: Viewer, { search, status }: BlogListArgs): Sql {
    if (status && status !== "published") {
      assertCanRead(viewer, "blogs");
    }
    if (search && search.length > MAX_SEARCH_LENGTH) {
      throw invalid("search", `Pencarian maksimal ${MAX_SEARCH_LENGTH} karakter.`);
    }
    const listings: Record<BlogListStatus, Sql> = {
      published: publicCondition(this.now()),
      scheduled: sql`status = 'published' AND published_at > ${toSqlDateTime(this.now())}`,
      draft: sql`status = 'draft'`,
      all: sql`1 = 1`,
    };
    // Folded words contain only letters and digits, so a search cannot contain a LIKE wildcard.
    const matches = foldWords(search ?? "").map(
      (word) => sql`(LOWER(title) LIKE ${`%${word}%`} OR LOWER(excerpt) LIKE ${`%${word}%`})`,
    );
    return join([listings[status ?? "published"], ...matches], " AND ");
  }

  private visibleTo(viewer: Viewer): Sql {
    return canRead(viewer, "blogs") ? sql`1 = 1` : publicCondition(this.now());
  }
}

const byId: KeyColumn<BlogPostRow> = { column: sql`id`, descending: true, valueOf: ({ id }) => id };
const byPublishedAt: KeyColumn<BlogPostRow> = {
  column: sql`published_at`,
  descending: true,
  valueOf: ({ publishedAt }) => (publishedAt ? toSqlDateTime(publishedAt) : ""),
  accepts: isSqlDateTime,
};

const byUpdatedAt: KeyColumn<BlogPostRow> = {
  column: sql`updated_at`,
  descending: true,
  valueOf: ({ updatedAt }) => toSqlDateTime(updatedAt),
  accepts: isSqlDateTime,
};

const listName = (status: BlogListStatus, sort: BlogSort | null | undefined) =>
  sort ? `blogPosts:${status}:${sort}` : `blogPosts:${status}`;
const usualKeys = (status: BlogListStatus) =>
  status === "published" || status === "scheduled" ? [byPublishedAt, byId] : [byId];

interface OrderedPart {
  readonly keys: readonly KeyColumn<BlogPostRow>[];
  readonly restriction: Sql;
}

function segmentsOf(status: BlogListStatus, sort: BlogSort | null | undefined): readonly OrderedPart[] {
  const everything = sql`1 = 1`;
  switch (sort ?? null) {
    case null:
      return [{ keys: usualKeys(status), restriction: everything }];
    case "newest":
      return [{ keys: [byId], restriction: everything }];
    case "updated":
      return [{ keys: [byUpdatedAt, byId], restriction: everything }];
    case "published":
      return [
        { keys: [byId], restriction: sql`published_at IS NULL` },
        { keys: [byPublishedAt, byId], restriction: sql`published_at IS NOT NULL` },
      ];
  }
}
