import sql, { join, type Sql } from "sql-template-tag";

import type { AuditValues } from "../platform/database/auditChange.js";
import { pick } from "../platform/database/columns.js";
import type { Database, Reader } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { type KeyColumn, type Page, type PageArgs, readPage, writeCursor } from "../platform/database/keyset.js";
import { invalid } from "../errors.js";
import { markFilesDropped } from "../platform/files/fileState.js";
import { required } from "../platform/required.js";
import { foldWords } from "../platform/text/fold.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertAdmin, assertCanManage, canManage, isAdmin, isSignedIn, type Viewer } from "../viewer.js";
import { userTable } from "../users/User.entity.js";
import { createBlogPostInput, updateBlogPostInput } from "./blogInput.js";
import {
  type BlogPostRow,
  countPosts,
  publicCondition,
  lockPost,
  neighboursOf,
  findPost,
  selectPosts,
} from "./blogReads.js";
import { freeBlogSlug, insertBlogPost, LIBRARY_AUTHOR, updateBlogPostRow } from "./blogWriter.js";

/** What a list of posts contains; only administrators may see others than published posts. */
export type BlogListStatus = "published" | "scheduled" | "draft" | "all";

export interface BlogListArgs {
  readonly search?: string | null;
  readonly status?: BlogListStatus | null;
}

export const MAX_SEARCH_LENGTH = 200;

export class BlogService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Published posts newest first; others in the order of their creation.
   * @throws DomainError validation for an invalid search, page size or cursor; forbidden or unauthenticated for posts
   * that readers may not see.
   */
  page(viewer: Viewer, list: BlogListArgs, page: PageArgs): Promise<Page<BlogPostRow>> {
    const where = this.listCondition(viewer, list);
    const status = list.status ?? "published";
    return this.database.read((reader) =>
      readPage<BlogPostRow>(
        listName(status),
        [
          {
            keys: sortKeys(status),
            fetch: (condition, order, limit) => selectPosts(reader, sql`${where} AND ${condition}`, order, limit),
          },
        ],
        page,
      ),
    );
  }

  /** The post's edge in the list of its status. */
  edge(_viewer: Viewer, node: BlogPostRow): { cursor: string; node: BlogPostRow } {
    return { cursor: writeCursor(listName(node.status), 0, sortKeys(node.status), node), node };
  }

  count(viewer: Viewer, list: BlogListArgs): Promise<number> {
    const where = this.listCondition(viewer, list);
    return this.database.read((reader) => countPosts(reader, where));
  }

  bySlug(viewer: Viewer, slug: string): Promise<BlogPostRow | null> {
    return this.database.read((reader) => findPost(reader, sql`slug = ${slug} AND ${this.visibleTo(viewer)}`));
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

  /** Whether the viewer may change the posts. */
  canEdit(viewer: Viewer): boolean {
    return canManage(viewer);
  }

  /** @throws ValidationError */
  async create(viewer: Viewer, input: unknown): Promise<BlogPostRow> {
    assertCanManage(viewer);
    const {
      title,
      body,
      excerpt = null,
      imageAlt = null,
      status = "draft",
      publishedAt = null,
    } = parseInput(createBlogPostInput, input);
    // Two people may save the same title at once; the slower one gets the next slug.
    return this.database.write({ viewer, retryOnDuplicate: true }, async (tx) => {
      const now = this.now();
      const author = isSignedIn(viewer)
        ? { id: viewer.userId, name: await authorName(tx, viewer.userId) }
        : { id: null, name: LIBRARY_AUTHOR };
      const id = await insertBlogPost(
        tx,
        {
          title,
          body,
          excerpt,
          imageAlt,
          status,
          publishedAt: publishedAt ?? (status === "published" ? now : null),
          author,
        },
        now,
      );
      const post = await requirePost(tx, id);
      return {
        result: post,
        audit: [
          {
            action: "blogPost.create",
            recordId: id,
            after: blogPostAuditValues(post, body.markdown),
          },
        ],
      };
    });
  }

  /** The slug is fixed when a post is first published; until then it follows the title. */
  async update(viewer: Viewer, id: number, input: unknown): Promise<BlogPostRow> {
    assertCanManage(viewer);
    const changes = parseInput(updateBlogPostInput, input);
    return this.database.write({ viewer, retryOnDuplicate: true }, async (tx) => {
      const before = await lockPost(tx, id);
      const now = this.now();
      const { title = before.title, status = before.status, body = before.body } = changes;
      const imageUrl = changes.isDeleteImage ? null : before.imageUrl;
      const imageAlt = changes.isDeleteImage ? null : before.imageAlt;
      await updateBlogPostRow(
        tx,
        id,
        {
          slug:
            before.publishedAt === null && title !== before.title
              ? await freeBlogSlug(tx, title, before.slug)
              : before.slug,
          title,
          body,
          imageUrl,
          imageAlt: changes.imageAlt === undefined ? imageAlt : changes.imageAlt,
          status,
          excerpt: changes.excerpt === undefined ? before.givenExcerpt : changes.excerpt,
          publishedAt: changes.publishedAt ?? before.publishedAt ?? (status === "published" ? now : null),
        },
        now,
      );
      if (imageUrl !== before.imageUrl) {
        await markFilesDropped(tx, before.imageUrl);
      }
      const post = await requirePost(tx, id);
      return {
        result: post,
        audit: [
          {
            action: "blogPost.update",
            recordId: id,
            before: blogPostAuditValues(before, before.body.markdown),
            after: blogPostAuditValues(post, body.markdown),
          },
        ],
      };
    });
  }

  /** Returns the deleted post. @throws NotFoundError */
  async delete(viewer: Viewer, id: number): Promise<BlogPostRow> {
    assertCanManage(viewer);
    return this.database.write({ viewer }, async (tx) => {
      const post = await lockPost(tx, id);
      await tx.run(sql`DELETE FROM blog_posts WHERE id = ${id}`);
      await markFilesDropped(tx, post.imageUrl);
      return {
        result: post,
        audit: [
          {
            action: "blogPost.delete",
            recordId: id,
            before: blogPostAuditValues(post, post.body.markdown),
          },
        ],
      };
    });
  }

  private listCondition(viewer: Viewer, { search, status }: BlogListArgs): Sql {
    if (status && status !== "published") {
      assertAdmin(viewer);
    }
    if (search && search.length > MAX_SEARCH_LENGTH) {
      throw invalid("search", `Pencarian paling panjang ${MAX_SEARCH_LENGTH} karakter.`);
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
    return isAdmin(viewer) ? sql`1 = 1` : publicCondition(this.now());
  }
}

const byId: KeyColumn<BlogPostRow> = { column: sql`id`, descending: true, valueOf: ({ id }) => id };
const byPublishedAt: KeyColumn<BlogPostRow> = {
  column: sql`published_at`,
  descending: true,
  valueOf: ({ publishedAt }) => (publishedAt ? toSqlDateTime(publishedAt) : ""),
};

const listName = (status: BlogListStatus) => `blogPosts:${status}`;
const sortKeys = (status: BlogListStatus) =>
  status === "published" || status === "scheduled" ? [byPublishedAt, byId] : [byId];

async function requirePost(reader: Reader, id: number): Promise<BlogPostRow> {
  return required(await findPost(reader, sql`id = ${id}`), "the post just written");
}

async function authorName(reader: Reader, userId: number): Promise<string> {
  const [user] = await reader.select(pick(userTable, "name"), sql`FROM users WHERE id = ${userId}`);
  return user?.name ?? LIBRARY_AUTHOR;
}

function blogPostAuditValues(
  { slug, title, excerpt, imageUrl, imageAlt, status, publishedAt }: BlogPostRow,
  body: string,
): AuditValues {
  return { slug, title, excerpt, imageUrl, imageAlt, status, publishedAt: publishedAt?.toISOString() ?? null, body };
}
