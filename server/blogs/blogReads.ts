import sql, { join, type Sql } from "sql-template-tag";

import { omit, pick, type RowOf } from "../platform/database/columns.js";
import type { Reader, Transaction } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { forUpdate } from "../platform/database/locking.js";
import { NotFoundError } from "../errors.js";
import type { RenderedText } from "../platform/validation/markdownText.js";
import { blogPostTable } from "./BlogPost.entity.js";

/** A post as lists read it; a loader reads its body. */
const postColumns = omit(blogPostTable, "body", "bodyHtml", "authorId", "deletedAt");
export type BlogPostRow = RowOf<typeof postColumns>;

/** The condition for posts that everybody may read now. */
export function publicCondition(now: Date): Sql {
  return sql`status = 'published' AND deleted_at IS NULL AND published_at <= ${toSqlDateTime(now)}`;
}

/** Posts that are not in the bin. */
export function selectPosts(reader: Reader, where: Sql, order: Sql, limit: number | Sql): Promise<BlogPostRow[]> {
  return reader.select(
    postColumns,
    sql`FROM blog_posts WHERE deleted_at IS NULL AND ${where} ORDER BY ${order} LIMIT ${limit}`,
  );
}

export async function findPost(reader: Reader, where: Sql): Promise<BlogPostRow | null> {
  const [post] = await selectPosts(reader, where, sql`id`, 1);
  return post ?? null;
}

export function countPosts(reader: Reader, where: Sql): Promise<number> {
  return reader.count(sql`FROM blog_posts WHERE deleted_at IS NULL AND ${where}`);
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

const bodyColumns = pick(blogPostTable, "body", "bodyHtml");
export type BlogBody = RowOf<typeof bodyColumns>;

export async function bodiesOf(reader: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, BlogBody>> {
  const rows = await reader.select(
    { ...pick(blogPostTable, "id"), ...bodyColumns },
    sql`FROM blog_posts WHERE id IN (${join([...ids])})`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export interface LockedBlogPost extends BlogPostRow {
  readonly body: RenderedText;
}

/** As its author wrote it; null if it is generated from the body. */
export function writtenExcerptOf({ excerpt, excerptGiven }: BlogPostRow): string | null {
  return excerptGiven ? excerpt : null;
}

/**
 * Reads a post for an update and locks it until the transaction ends (MySQL). The lock and the read are one
 * statement, because a second read would see the transaction's older snapshot.
 * @throws NotFoundError
 */
export async function lockPost(tx: Transaction, id: number): Promise<LockedBlogPost> {
  const [post] = await lockPosts(tx, [id]);
  if (!post) {
    throw new NotFoundError("Tulisan ini tidak ditemukan. Mungkin sudah dihapus.");
  }
  return post;
}

/** Those of the posts that are there, by their numbers. */
export async function lockPosts(tx: Transaction, ids: readonly number[]): Promise<LockedBlogPost[]> {
  const rows = await tx.select(
    { ...postColumns, ...bodyColumns },
    sql`FROM blog_posts WHERE id IN (${join([...ids])}) AND deleted_at IS NULL ORDER BY id ${forUpdate(tx)}`,
  );
  return rows.map(({ body: markdown, bodyHtml: html, ...post }) => ({ ...post, body: { markdown, html } }));
}

/** Every public post's address, for search engines. */
export function publicSlugs(reader: Reader, now: Date): Promise<Pick<BlogPostRow, "slug" | "updatedAt">[]> {
  return reader.select(
    pick(blogPostTable, "slug", "updatedAt"),
    sql`FROM blog_posts WHERE ${publicCondition(now)} ORDER BY published_at DESC, id DESC LIMIT 50000`,
  );
}
