import sql from "sql-template-tag";

import type { Reader, Transaction } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { plainText } from "../platform/text/renderMarkdown.js";
import { slugBase } from "../platform/text/slugBase.js";
import type { RenderedText } from "../platform/validation/markdownText.js";
import type { BlogPostStatus } from "./BlogPost.entity.js";
import { required } from "../platform/required.js";

const WORDS_PER_MINUTE = 200;
const MAX_EXCERPT_LENGTH = 200;

interface BlogPostContent {
  readonly title: string;
  /** Null if it is generated from the body. */
  readonly excerpt: string | null;
  readonly body: RenderedText;
  readonly imageAlt: string | null;
  readonly status: BlogPostStatus;
  readonly publishedAt: Date | null;
}

export interface NewBlogPost extends BlogPostContent {
  readonly author: { readonly id: number | null; readonly name: string };
}

/** The author shown for an account without a person's name, so that the username is not published. */
export const LIBRARY_AUTHOR = "Petugas Perpustakaan";
/** The slug of a title without letters or digits. */
const FALLBACK_SLUG = "tulisan";

/** A free slug for this title: `jam-layanan`, then `-2`, `-3`; the post's own counts as free. */
export async function freeBlogSlug(reader: Reader, title: string, currentSlug: string | null = null): Promise<string> {
  const base = slugBase(title, FALLBACK_SLUG);
  // A slug contains only letters, digits and hyphens, so no LIKE wildcard.
  const rows = await reader.rows<{ slug: string }>(
    sql`SELECT slug FROM blog_posts WHERE slug = ${base} OR slug LIKE ${`${base}-%`}`,
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (currentSlug !== null) {
    taken.delete(currentSlug);
  }
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) {
    slug = `${base}-${number}`;
  }
  return slug;
}

/** Writes the post and gives its id. */
export async function insertBlogPost(tx: Transaction, post: NewBlogPost, now: Date): Promise<number> {
  const slug = await freeBlogSlug(tx, post.title);
  const { markdown, html } = post.body;
  const publishedAt = post.publishedAt && toSqlDateTime(post.publishedAt);
  await tx.run(
    sql`INSERT INTO blog_posts (
          slug, title, excerpt, excerpt_given, body, body_html, reading_minutes, image_alt, status, published_at,
          author_id, author_name, created_at, updated_at
        ) VALUES (
          ${slug}, ${post.title}, ${post.excerpt ?? excerptOf(html)}, ${post.excerpt === null ? 0 : 1}, ${markdown},
          ${html}, ${readingMinutes(html)},
          ${post.imageAlt}, ${post.status}, ${publishedAt}, ${post.author.id}, ${post.author.name},
          ${toSqlDateTime(now)}, ${toSqlDateTime(now)}
        )`,
  );
  const [saved] = await tx.rows<{ id: number }>(sql`SELECT id FROM blog_posts WHERE slug = ${slug}`);
  return required(saved, "the post just written").id;
}

export async function updateBlogPostRow(
  tx: Transaction,
  id: number,
  post: BlogPostContent & { readonly slug: string; readonly imageUrl: string | null },
  now: Date,
): Promise<void> {
  const { markdown, html } = post.body;
  await tx.run(
    sql`UPDATE blog_posts SET
          slug = ${post.slug}, title = ${post.title}, excerpt = ${post.excerpt ?? excerptOf(html)},
          excerpt_given = ${post.excerpt === null ? 0 : 1},
          body = ${markdown}, body_html = ${html}, reading_minutes = ${readingMinutes(html)},
          image_url = ${post.imageUrl}, image_alt = ${post.imageAlt},
          status = ${post.status}, published_at = ${post.publishedAt && toSqlDateTime(post.publishedAt)},
          updated_at = ${toSqlDateTime(now)}
        WHERE id = ${id}`,
  );
}

function readingMinutes(html: string): number {
  return Math.max(1, Math.ceil(plainText(html).split(" ").length / WORDS_PER_MINUTE));
}

/** The first whole words of the body, without headings unless there is nothing else. */
function excerptOf(html: string): string {
  const paragraphs = html.match(/<p>.*?<\/p>/gsu)?.join(" ") ?? "";
  const text = plainText(paragraphs) || plainText(html);
  if (text.length <= MAX_EXCERPT_LENGTH) {
    return text;
  }
  const cut = text.lastIndexOf(" ", MAX_EXCERPT_LENGTH);
  const words = text.slice(0, cut > 0 ? cut : MAX_EXCERPT_LENGTH).replace(/[\uD800-\uDBFF]$/u, "");
  return `${words.replace(/[\s,.;:–-]+$/u, "")}…`;
}
