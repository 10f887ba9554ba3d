import { z } from "zod";

import { BLOG_POST_STATUSES } from "./BlogPost.entity.js";
import type { BlogPostRow, BlogBody } from "./blogReads.js";

/** A post as lists show it. */
export const blogPostResponse = z
  .object({
    id: z.int().describe("Number in the database."),
    slug: z.string().describe("Its name in addresses; unique, and stable from the first publishing on."),
    title: z.string(),
    excerpt: z.string().describe("Plain text: as written, or the first words of the body."),
    image_url: z.string().nullable().describe("Address of the cover image; `-1280` in it may be `-640` or `-320`."),
    image_alt: z
      .string()
      .nullable()
      .describe("What the cover shows, for who does not see it; null for one that only adorns."),
    status: z.enum(BLOG_POST_STATUSES),
    published_at: z.iso.datetime().nullable().describe("When readers see it first."),
    author: z.string().describe("Who signed it, by the name at the time."),
    reading_minutes: z.int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "BlogPost", description: "A post of the library's blog." });

const neighbour = z.object({ slug: z.string(), title: z.string() }).nullable();

export const blogPostDetailResponse = blogPostResponse
  .extend({
    written_excerpt: z.string().nullable().describe("As its author wrote it; null where it is made from the body."),
    revision: z.int().describe("How often it was changed; PUT takes it as `expected_revision`."),
    body: z.string().describe("Markdown, as typed."),
    body_html: z.string().describe("The body as pages show it: sanitised HTML whose headings begin at h2."),
    previous: neighbour.describe("The post published before it."),
    next: neighbour.describe("The post published after it."),
  })
  .meta({ id: "BlogPostDetail", description: "A post with its body and its neighbours." });

export function presentBlogPost(post: BlogPostRow): z.infer<typeof blogPostResponse> {
  const {
    id,
    slug,
    title,
    excerpt,
    imageUrl,
    imageAlt,
    status,
    publishedAt,
    authorName,
    readingMinutes,
    createdAt,
    updatedAt,
  } = post;
  return {
    id,
    slug,
    title,
    excerpt,
    image_url: imageUrl,
    image_alt: imageAlt,
    status,
    published_at: publishedAt?.toISOString() ?? null,
    author: authorName,
    reading_minutes: readingMinutes,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

interface DetailOfPost {
  readonly writtenExcerpt: string | null;
  readonly previous: BlogPostRow | null;
  readonly next: BlogPostRow | null;
}

export function presentBlogPostDetail(
  post: BlogPostRow,
  { body, bodyHtml }: BlogBody,
  { previous, next, writtenExcerpt }: DetailOfPost,
): z.infer<typeof blogPostDetailResponse> {
  const presentNeighbour = (neighbouring: BlogPostRow | null) =>
    neighbouring && { slug: neighbouring.slug, title: neighbouring.title };
  return {
    ...presentBlogPost(post),
    written_excerpt: writtenExcerpt,
    revision: post.revision,
    body,
    body_html: bodyHtml,
    previous: presentNeighbour(previous),
    next: presentNeighbour(next),
  };
}
