import sql from "sql-template-tag";

import type { AuditValues } from "../platform/database/auditChange.js";
import { pick } from "../platform/database/columns.js";
import type { Database, Reader } from "../platform/database/Database.js";
import { markFilesDropped } from "../platform/files/fileState.js";
import { required } from "../platform/required.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanManage, isSignedIn, type Viewer } from "../viewer.js";
import { userTable } from "../users/User.entity.js";
import { createBlogPostInput, updateBlogPostInput } from "./blogInput.js";
import { type BlogPostRow, findPost, lockPost } from "./blogReads.js";
import { freeBlogSlug, insertBlogPost, LIBRARY_AUTHOR, updateBlogPostRow } from "./blogWriter.js";

/** How administrators write, change and delete posts. */
export class BlogEditingService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** @throws ValidationError */
  async create(viewer: Viewer, input: unknown): Promise<BlogPostRow> {
    assertCanManage(viewer, "blogs");
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
    assertCanManage(viewer, "blogs");
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
    assertCanManage(viewer, "blogs");
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
}

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
