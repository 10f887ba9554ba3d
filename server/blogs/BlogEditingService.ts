import sql from "sql-template-tag";

import type { Deletion } from "../bin/Deletion.js";
import { ConflictError, NotFoundError } from "../errors.js";
import type { AuditChange, AuditValues } from "../platform/database/auditChange.js";
import { pick } from "../platform/database/columns.js";
import { counterLock } from "../platform/database/counters/counters.js";
import type { Database, Reader, Transaction } from "../platform/database/Database.js";
import { markFilesDropped } from "../platform/files/fileState.js";
import { required } from "../platform/required.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanManage, assertCanRead, isSignedIn, type Viewer } from "../viewer.js";
import { userTable } from "../users/User.entity.js";
import type { BlogPostStatus } from "./BlogPost.entity.js";
import { movePostsToBin } from "./blogBin.js";
import {
  blogPostPreviewInput,
  bulkDeleteBlogPostsInput,
  createBlogPostInput,
  updateBlogPostInput,
} from "./blogInput.js";
import { type BlogPostRow, findPost, type LockedBlogPost, lockPost, lockPosts, writtenExcerptOf } from "./blogReads.js";
import {
  chosenBlogSlug,
  excerptOf,
  freeBlogSlug,
  insertBlogPost,
  isSlugOfTitle,
  LIBRARY_AUTHOR,
  readingMinutes,
  updateBlogPostRow,
} from "./blogWriter.js";

/** What readers will see of a post that is being written. */
export interface BlogPostPreview {
  readonly slug: string;
  readonly excerpt: string;
  readonly bodyHtml: string;
  readonly readingMinutes: number;
}

/** Of people who save the same title at once, each gets the slug after the one before. */
const postsLock = counterLock("changes");

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
      slug = null,
      body,
      excerpt = null,
      imageAlt = null,
      status = "draft",
      publishedAt = null,
    } = parseInput(createBlogPostInput, input);
    return this.database.write({ viewer, locks: [postsLock], retryOnDuplicate: true }, async (tx) => {
      const now = this.now();
      const author = isSignedIn(viewer)
        ? { id: viewer.userId, name: await authorName(tx, viewer.userId) }
        : { id: null, name: LIBRARY_AUTHOR };
      const id = await insertBlogPost(
        tx,
        {
          title,
          slug,
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

  /**
   * Until a post is first published its slug follows the title, unless one was chosen.
   * @throws NotFoundError; ValidationError; ConflictError where it is not as `expectedRevision` has seen it.
   */
  async update(viewer: Viewer, id: number, input: unknown): Promise<BlogPostRow> {
    assertCanManage(viewer, "blogs");
    const { expectedRevision, ...changes } = parseInput(updateBlogPostInput, input);
    return this.database.write({ viewer, locks: [postsLock], retryOnDuplicate: true }, async (tx) => {
      const before = await lockPost(tx, id);
      if (expectedRevision !== undefined && expectedRevision !== before.revision) {
        const message = "Tulisan ini sudah diubah petugas lain sejak Anda membukanya. Periksa dulu perubahannya.";
        throw new ConflictError(message, [{ name: "expectedRevision", message }]);
      }
      const now = this.now();
      const { title = before.title, status = before.status, body = before.body } = changes;
      const imageUrl = changes.isDeleteImage ? null : before.imageUrl;
      const imageAlt = changes.isDeleteImage ? null : before.imageAlt;
      await updateBlogPostRow(
        tx,
        id,
        {
          slug: await slugOf(tx, before, title, changes.slug),
          title,
          body,
          imageUrl,
          imageAlt: changes.imageAlt === undefined ? imageAlt : changes.imageAlt,
          status,
          excerpt: changes.excerpt === undefined ? writtenExcerptOf(before) : changes.excerpt,
          publishedAt: publishedAtOf(before, status, changes.publishedAt, now),
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

  /** Moves a post to the bin. @throws NotFoundError */
  async delete(viewer: Viewer, id: number): Promise<BlogPostRow & { readonly binEntryIds: readonly number[] }> {
    assertCanManage(viewer, "blogs");
    return this.database.write({ viewer }, async (tx) => {
      const post = await lockPost(tx, id);
      const binEntryIds = await movePostsToBin(tx, viewer, [post], this.now());
      return { result: { ...post, binEntryIds }, audit: [deletionOf(post)] };
    });
  }

  /**
   * Moves those of the posts to the bin that are there, and tells of each what became of it.
   * @throws ValidationError; NotFoundError if none is there.
   */
  async bulkDelete(viewer: Viewer, input: unknown): Promise<Deletion[]> {
    assertCanManage(viewer, "blogs");
    const { blogPostIds } = parseInput(bulkDeleteBlogPostsInput, input);
    return this.database.write({ viewer }, async (tx) => {
      const posts = await lockPosts(tx, blogPostIds);
      if (posts.length === 0) {
        throw new NotFoundError("Tulisan-tulisan ini tidak ditemukan. Mungkin sudah dihapus.");
      }
      const entries = await movePostsToBin(tx, viewer, posts, this.now());
      const result = blogPostIds.map((id): Deletion => {
        const index = posts.findIndex((post) => post.id === id);
        return {
          id,
          refused: index < 0 ? new NotFoundError("Tulisan ini tidak ditemukan. Mungkin sudah dihapus.") : null,
          binEntryId: entries[index] ?? null,
        };
      });
      return { result, audit: posts.map(deletionOf) };
    });
  }

  /** A text as readers will see it: rendered by the rules of saving, and kept nowhere. @throws ValidationError */
  async preview(viewer: Viewer, input: unknown): Promise<BlogPostPreview> {
    assertCanRead(viewer, "blogs");
    const { id = null, title = null, body } = parseInput(blogPostPreviewInput, input);
    const bodyHtml = body?.html ?? "";
    const slug = await this.database.read(async (reader) => {
      const own = id === null ? null : await findPost(reader, sql`id = ${id}`);
      return freeBlogSlug(reader, title ?? "", own?.slug ?? null);
    });
    return { slug, excerpt: excerptOf(bodyHtml), bodyHtml, readingMinutes: readingMinutes(bodyHtml) };
  }
}

async function slugOf(
  tx: Transaction,
  before: BlogPostRow,
  title: string,
  chosen: string | null | undefined,
): Promise<string> {
  if (chosen) {
    return chosenBlogSlug(tx, chosen, before.id);
  }
  const follows =
    chosen === null ||
    (before.publishedAt === null && title !== before.title && isSlugOfTitle(before.slug, before.title));
  return follows ? freeBlogSlug(tx, title, before.slug) : before.slug;
}

/** Null takes back a time that lies ahead; one that readers have seen stays. */
function publishedAtOf(
  before: BlogPostRow,
  status: BlogPostStatus,
  given: Date | null | undefined,
  now: Date,
): Date | null {
  const isTakenBack = given === null && before.publishedAt !== null && before.publishedAt > now;
  return given ?? (isTakenBack ? null : before.publishedAt) ?? (status === "published" ? now : null);
}

function deletionOf(post: LockedBlogPost): AuditChange {
  return { action: "blogPost.delete", recordId: post.id, before: blogPostAuditValues(post, post.body.markdown) };
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
