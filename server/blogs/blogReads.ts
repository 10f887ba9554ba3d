import sql, { join, type Sql } from "sql-template-tag";

import type { Reader, Transaction } from "../platform/database/Database.js";
import { fromSqlDateTime, toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { forUpdate } from "../platform/database/locking.js";
import { NotFoundError } from "../errors.js";
import type { RenderedText } from "../platform/validation/markdownText.js";
import type { BlogPostStatus } from "./BlogPost.entity.js";

/** A post as lists read it; a loader reads its body. */
export interface BlogPostRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly readingMinutes: number;
  readonly imageUrl: string | null;
  readonly imageAlt: string | null;
  readonly status: BlogPostStatus;
  readonly publishedAt: Date | null;
  readonly authorName: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

interface RawPostRow extends Omit<BlogPostRow, "publishedAt" | "createdAt" | "updatedAt"> {
  readonly publishedAt: string | Date | null;
  readonly createdAt: string | Date;
  readonly updatedAt: string | Date;
}

const columns = sql`
  id, slug, title, excerpt, reading_minutes AS readingMinutes, image_url AS imageUrl, image_alt AS imageAlt, status,
  published_at AS publishedAt,
  author_name AS authorName, created_at AS createdAt, updated_at AS updatedAt`;

/** The condition for posts that everybody may read now. */
export function publicCondition(now: Date): Sql {
  return sql`status = 'published' AND published_at <= ${toSqlDateTime(now)}`;
}

export async function selectPosts(reader: Reader, where: Sql, order: Sql, limit: number | Sql): Promise<BlogPostRow[]> {
  const rows = await reader.rows<RawPostRow>(
    sql`SELECT ${columns} FROM blog_posts WHERE ${where} ORDER BY ${order} LIMIT ${limit}`,
  );
  return rows.map(withParsedDates);
}

function withParsedDates<Row extends RawPostRow>(row: Row): Omit<Row, keyof RawPostRow> & BlogPostRow {
  return {
    ...row,
    publishedAt: row.publishedAt === null ? null : fromSqlDateTime(row.publishedAt),
    createdAt: fromSqlDateTime(row.createdAt),
    updatedAt: fromSqlDateTime(row.updatedAt),
  };
}

export async function findPost(reader: Reader, where: Sql): Promise<BlogPostRow | null> {
  const [post] = await selectPosts(reader, where, sql`id`, 1);
  return post ?? null;
}

export async function countPosts(reader: Reader, where: Sql): Promise<number> {
  const [row] = await reader.rows<{ count: number }>(sql`SELECT COUNT(*) AS count FROM blog_posts WHERE ${where}`);
  return Number(row?.count ?? 0);
}

/** The previous and next published posts, by publication time. */
export async function neighboursOf(
  reader: Reader,
  { id, publishedAt }: BlogPostRow,
  now: Date,
): Promise<{ previous: BlogPostRow | null; next: BlogPostRow | null }> {
  const at = publishedAt === null ? null : toSqlDateTime(publishedAt);
  const [previous] = await selectPosts(
    reader,
    sql`${publicCondition(now)} AND (published_at < ${at} OR (published_at = ${at} AND id < ${id}))`,
    sql`published_at DESC, id DESC`,
    1,
  );
  const [next] = await selectPosts(
    reader,
    sql`${publicCondition(now)} AND (published_at > ${at} OR (published_at = ${at} AND id > ${id}))`,
    sql`published_at, id`,
    1,
  );
  return { previous: previous ?? null, next: next ?? null };
}

export interface BlogBody {
  readonly body: string;
  readonly bodyHtml: string;
}

export async function bodiesOf(reader: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, BlogBody>> {
  const rows = await reader.rows<BlogBody & { id: number }>(
    sql`SELECT id, body, body_html AS bodyHtml FROM blog_posts WHERE id IN (${join([...ids])})`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export interface LockedBlogPost extends BlogPostRow {
  readonly body: RenderedText;
  /** Null if it is generated from the body. */
  readonly givenExcerpt: string | null;
}

/**
 * Reads a post for an update and locks it until the transaction ends (MySQL). The lock and the read are one
 * statement, because a second read would see the transaction's older snapshot.
 * @throws NotFoundError
 */
export async function lockPost(tx: Transaction, id: number): Promise<LockedBlogPost> {
  const [row] = await tx.rows<RawPostRow & { markdown: string; html: string; excerptGiven: number }>(
    sql`SELECT ${columns}, body AS markdown, body_html AS html, excerpt_given AS excerptGiven FROM blog_posts
        WHERE id = ${id} ${forUpdate(tx)}`,
  );
  if (!row) {
    throw new NotFoundError("Tulisan ini tidak ditemukan.");
  }
  const { markdown, html, excerptGiven, ...post } = withParsedDates(row);
  return { ...post, body: { markdown, html }, givenExcerpt: excerptGiven ? post.excerpt : null };
}

/** Every public post's address, for search engines. */
export async function publicSlugs(
  reader: Reader,
  now: Date,
): Promise<{ readonly slug: string; readonly updatedAt: Date }[]> {
  const rows = await reader.rows<{ slug: string; updatedAt: string | Date }>(
    sql`SELECT slug, updated_at AS updatedAt FROM blog_posts WHERE ${publicCondition(now)}
        ORDER BY published_at DESC, id DESC LIMIT 50000`,
  );
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: fromSqlDateTime(updatedAt) }));
}
