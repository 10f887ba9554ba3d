import sql from "sql-template-tag";

import { pick } from "../platform/database/columns.js";
import type { Reader, Transaction } from "../platform/database/Database.js";
import { plainText } from "../platform/text/renderMarkdown.js";
import { invalid } from "../errors.js";
import { freeSlug } from "../platform/database/freeSlug.js";
import { slugBase } from "../platform/text/slugBase.js";
import type { RenderedText } from "../platform/validation/markdownText.js";
import { type BlogPost, blogPostTable } from "./BlogPost.entity.js";
import { setPostPictures } from "./pictures/postPictures.js";
import { required } from "../platform/required.js";

const WORDS_PER_MINUTE = 200;
const MAX_EXCERPT_LENGTH = 200;

interface BlogPostContent extends Readonly<Pick<BlogPost, "title" | "imageAlt" | "status" | "publishedAt">> {
  /** Null if it is generated from the body. */
  readonly excerpt: string | null;
  readonly body: RenderedText;
}

export interface NewBlogPost extends BlogPostContent {
  /** Made from the title unless given. */
  readonly slug?: string | null;
  readonly author: { readonly id: number | null; readonly name: string };
}

/** The author shown for an account without a person's name, so that the username is not published. */
export const LIBRARY_AUTHOR = "Petugas Perpustakaan";
/** The slug of a title without letters or digits. */
const FALLBACK_SLUG = "tulisan";

/** A free slug for this title: `jam-layanan`, then `-2`, `-3`; the post's own counts as free. */
export function freeBlogSlug(reader: Reader, title: string, currentSlug: string | null = null): Promise<string> {
  return freeSlug(
    slugBase(title, FALLBACK_SLUG),
    (condition) => reader.select(pick(blogPostTable, "slug"), sql`FROM blog_posts WHERE ${condition}`),
    currentSlug,
  );
}

/** The address that was chosen. @throws ValidationError where another post has it, even in the bin. */
export async function chosenBlogSlug(reader: Reader, slug: string, ownId: number | null = null): Promise<string> {
  const [owner] = await reader.select(
    pick(blogPostTable, "id", "title", "deletedAt"),
    sql`FROM blog_posts WHERE slug = ${slug}`,
  );
  if (owner && owner.id !== ownId) {
    const place = owner.deletedAt === null ? "" : ", yang ada di Tempat Sampah";
    throw invalid("slug", `Alamat ini sudah dipakai tulisan “${owner.title}”${place}. Pilih yang lain.`);
  }
  return slug;
}

/** Whether the slug is the one that the title gave, with or without a number behind it; a year is none. */
export function isSlugOfTitle(slug: string, title: string): boolean {
  const base = slugBase(title, FALLBACK_SLUG);
  return slug === base || (slug.startsWith(`${base}-`) && /^\d{1,2}$/u.test(slug.slice(base.length + 1)));
}

/** Writes the post and gives its id. */
export async function insertBlogPost(tx: Transaction, post: NewBlogPost, now: Date): Promise<number> {
  const slug = post.slug ? await chosenBlogSlug(tx, post.slug) : await freeBlogSlug(tx, post.title);
  const [added] = await tx.insert(blogPostTable, [
    {
      ...storedContent(post),
      slug,
      imageUrl: null,
      revision: 0,
      deletedAt: null,
      authorId: post.author.id,
      authorName: post.author.name,
      createdAt: now,
      updatedAt: now,
    },
  ]);
  const id = required(added, "the post just written");
  await setPostPictures(tx, id, post.body.html, now);
  return id;
}

/** Counts as a change of the post's state: `revision` moves. */
export async function updateBlogPostRow(
  tx: Transaction,
  id: number,
  post: BlogPostContent & Pick<BlogPost, "slug" | "imageUrl">,
  now: Date,
): Promise<void> {
  const { slug, imageUrl } = post;
  const changes = { ...storedContent(post), slug, imageUrl, revision: sql`revision + 1`, updatedAt: now };
  await tx.update(blogPostTable, changes, sql`id = ${id}`);
  await setPostPictures(tx, id, post.body.html, now);
}

/** What is stored of a post's content, with what is derived from its body. */
function storedContent({ title, excerpt, body: { markdown, html }, imageAlt, status, publishedAt }: BlogPostContent) {
  return {
    title,
    excerpt: excerpt ?? excerptOf(html),
    excerptGiven: excerpt !== null,
    body: markdown,
    bodyHtml: html,
    readingMinutes: readingMinutes(html),
    imageAlt,
    status,
    publishedAt,
  };
}

export function readingMinutes(html: string): number {
  return Math.max(1, Math.ceil(plainText(html).split(" ").length / WORDS_PER_MINUTE));
}

/** The first whole words of the body, without headings unless there is nothing else. */
export function excerptOf(html: string): string {
  const paragraphs = html.match(/<p>.*?<\/p>/gsu)?.join(" ") ?? "";
  const text = plainText(paragraphs) || plainText(html);
  if (text.length <= MAX_EXCERPT_LENGTH) {
    return text;
  }
  const cut = text.lastIndexOf(" ", MAX_EXCERPT_LENGTH);
  const words = text.slice(0, cut > 0 ? cut : MAX_EXCERPT_LENGTH).replace(/[\uD800-\uDBFF]$/u, "");
  return `${words.replace(/[\s,.;:–-]+$/u, "")}…`;
}
