import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../platform/database/columns.js";

export const BLOG_POST_STATUSES = ["draft", "published"] as const;
export type BlogPostStatus = (typeof BLOG_POST_STATUSES)[number];

@Entity("blog_posts")
@Index("uq_blog_posts_slug", ["slug"], { unique: true })
@Index("ix_blog_posts_published", ["status", "publishedAt"])
export class BlogPost {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 190 })
  slug: string;

  @Column({ type: "varchar", length: 200 })
  title: string;

  @Column({ type: "varchar", length: 500 })
  excerpt: string;

  /** Whether an author wrote the excerpt; otherwise it is generated from the body on every change. */
  @Column({ type: "boolean", default: false })
  excerptGiven: boolean;

  /** Markdown, as typed. */
  @Column({ type: "text" })
  body: string;

  /** The body as sanitised HTML, rendered when the post is saved. */
  @Column({ type: "text" })
  bodyHtml: string;

  @Column({ type: "int" })
  readingMinutes: number;

  @Column({ type: "varchar", length: 255, nullable: true })
  imageUrl: string | null;

  /** The cover's alt text; null for a decorative image. */
  @Column({ type: "varchar", length: 200, nullable: true })
  imageAlt: string | null;

  @Column({ type: "varchar", length: 10 })
  status: BlogPostStatus;

  /** When it was or will be published; may be in the future. */
  @Column({ type: "datetime", nullable: true })
  publishedAt: Date | null;

  /** Who wrote it first; the post outlives the account, so that nothing points there. */
  @Column({ type: "int", nullable: true })
  authorId: number | null;

  /** The author's name at the time. */
  @Column({ type: "varchar", length: 255 })
  authorName: string;

  /** How often it was changed, except for its cover: what a form was opened with is known by it. */
  @Column({ type: "int", default: 0 })
  revision: number;

  /** When it was moved to the bin: its row and its pictures are kept for thirty days. */
  @Column({ type: "datetime", nullable: true })
  deletedAt: Date | null;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime" })
  updatedAt: Date;
}

export const blogPostTable = tableOf(BlogPost);
