import sql, { join } from "sql-template-tag";

import { pick } from "../../platform/database/columns.js";
import type { Reader, Transaction } from "../../platform/database/Database.js";
import { toSqlDateTime } from "../../platform/database/sqlDateTime.js";
import { markFilesDropped, markFilesKept } from "../../platform/files/fileState.js";
import { storedFileTable } from "../../platform/files/StoredFile.entity.js";
import { blogPictureTable } from "./BlogPicture.entity.js";

/** As rendered texts have them. */
const PICTURE = /\/static\/pictures\/([0-9a-f]{32})-/gu;
/** How long a picture that no text shows is kept: as long as a draft may lie in a browser, or a post in the bin. */
const UNUSED_MS = 30 * 86_400_000;
const PICTURES_PER_SWEEP = 200;

const addressOf = (name: string) => `/static/pictures/${name}-`;

/** Notes which pictures of ours a post's text shows; those that it shows no more wait for another text. */
export async function setPostPictures(tx: Transaction, postId: number, html: string, now: Date): Promise<void> {
  const shown = new Set([...html.matchAll(PICTURE)].flatMap(([, name]) => name ?? []));
  const known = new Set(await picturesOf(tx, [postId]));
  const removed = [...known].filter((name) => !shown.has(name));
  if (removed.length > 0) {
    await tx.update(
      blogPictureTable,
      { postId: null, since: now },
      sql`post_id = ${postId} AND name IN (${join(removed)})`,
    );
  }
  const added = await storedNames(
    tx,
    [...shown].filter((name) => !known.has(name)),
  );
  if (added.length > 0) {
    await tx.run(sql`DELETE FROM blog_pictures WHERE post_id IS NULL AND name IN (${join(added)})`);
    await tx.insert(
      blogPictureTable,
      added.map((name) => ({ name, postId, since: now })),
    );
    // One of a post in the bin is held.
    await markFilesKept(tx, ...added.map(addressOf));
  }
}

/** The addresses of the pictures that no other post shows than these, which are in the bin by now. */
export async function picturesOnlyOf(tx: Transaction, postIds: readonly number[]): Promise<string[]> {
  const names = await picturesOf(tx, postIds);
  if (names.length === 0) {
    return [];
  }
  const others = await tx.select(
    pick(blogPictureTable, "name"),
    sql`FROM blog_pictures JOIN blog_posts ON blog_posts.id = blog_pictures.post_id
      WHERE blog_pictures.name IN (${join(names)}) AND blog_posts.deleted_at IS NULL`,
  );
  const used = new Set(others.map(({ name }) => name));
  return names.filter((name) => !used.has(name)).map(addressOf);
}

/** For a post that has come back from the bin. */
export async function keepPicturesOf(tx: Transaction, postId: number): Promise<void> {
  await markFilesKept(tx, ...(await picturesOf(tx, [postId])).map(addressOf));
}

/** For posts that are deleted for good: the pictures that no other post uses are dropped with them. */
export async function dropPicturesOf(tx: Transaction, postIds: readonly number[]): Promise<void> {
  const names = await picturesOf(tx, postIds);
  if (names.length > 0) {
    await tx.run(sql`DELETE FROM blog_pictures WHERE post_id IN (${join([...postIds])})`);
    await dropUnused(tx, names);
  }
}

/** Forgets a batch of the pictures that nobody has used for a month. Returns whether there may be more. */
export async function dropForgottenPictures(tx: Transaction, now: Date): Promise<boolean> {
  const before = toSqlDateTime(new Date(now.getTime() - UNUSED_MS));
  const rows = await tx.select(
    pick(blogPictureTable, "id", "name"),
    sql`FROM blog_pictures WHERE post_id IS NULL AND since < ${before} ORDER BY since LIMIT ${PICTURES_PER_SWEEP}`,
  );
  if (rows.length > 0) {
    await tx.run(sql`DELETE FROM blog_pictures WHERE id IN (${join(rows.map(({ id }) => id))})`);
    await dropUnused(
      tx,
      rows.map(({ name }) => name),
    );
  }
  return rows.length === PICTURES_PER_SWEEP;
}

async function dropUnused(tx: Transaction, names: readonly string[]): Promise<void> {
  const rows = await tx.select(
    pick(blogPictureTable, "name"),
    sql`FROM blog_pictures WHERE name IN (${join([...names])})`,
  );
  const wanted = new Set(rows.map(({ name }) => name));
  await markFilesDropped(tx, ...names.filter((name) => !wanted.has(name)).map(addressOf));
}

async function picturesOf(reader: Reader, postIds: readonly number[]): Promise<string[]> {
  const rows = await reader.select(
    pick(blogPictureTable, "name"),
    sql`FROM blog_pictures WHERE post_id IN (${join([...postIds])})`,
  );
  return [...new Set(rows.map(({ name }) => name))];
}

/** Those of the names that are pictures of ours: anybody may type an address. */
async function storedNames(reader: Reader, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) {
    return [];
  }
  const rows = await reader.select(
    pick(storedFileTable, "name"),
    sql`FROM stored_files WHERE name IN (${join([...names])}) AND kind = 'picture' AND state IN ('kept', 'held')`,
  );
  return rows.map(({ name }) => name);
}
