import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

export type BlogPostStatus = "draft" | "published";

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

  /** Whether somebody wrote the excerpt; otherwise it is made from the body, and anew with each of its changes. */
  @Column({ type: "boolean", default: false })
  excerptGiven: boolean;

  /** Markdown, as typed. */
  @Column({ type: "text" })
  body: string;

  /** The body as pages show it, made and sanitised when it is written. */
  @Column({ type: "text" })
  bodyHtml: string;

  @Column({ type: "int" })
  readingMinutes: number;

  @Column({ type: "varchar", length: 255, nullable: true })
  imageUrl: string | null;

  /** What the cover shows, for who does not see it; null for one that only adorns. */
  @Column({ type: "varchar", length: 200, nullable: true })
  imageAlt: string | null;

  @Column({ type: "varchar", length: 10 })
  status: BlogPostStatus;

  /** When it is first seen, which may lie ahead. */
  @Column({ type: "datetime", nullable: true })
  publishedAt: Date | null;

  /** Who wrote it first; the post outlives the account, so that nothing points there. */
  @Column({ type: "int", nullable: true })
  authorId: number | null;

  /** The author's name at the time. */
  @Column({ type: "varchar", length: 255 })
  authorName: string;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime" })
  updatedAt: Date;
}
