import sql, { join } from "sql-template-tag";

import type { BinHandler } from "../bin/BinHandler.js";
import { moveToBin } from "../bin/moveToBin.js";
import { NotFoundError } from "../errors.js";
import { pick, type RowOf } from "../platform/database/columns.js";
import type { Transaction } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { markFilesDropped, markFilesKept } from "../platform/files/fileState.js";
import type { Viewer } from "../viewer.js";
import { blogPostTable } from "./BlogPost.entity.js";
import type { BlogPostRow } from "./blogReads.js";
import { dropPicturesOf, keepPicturesOf, picturesOnlyOf } from "./pictures/postPictures.js";

/**
 * Moves posts to the bin: they are only marked, as their text is longer than what an entry keeps. Gives the entries.
 */
export async function movePostsToBin(
  tx: Transaction,
  viewer: Viewer,
  posts: readonly Pick<BlogPostRow, "id" | "title" | "imageUrl">[],
  now: Date,
): Promise<number[]> {
  const ids = posts.map(({ id }) => id);
  await tx.update(blogPostTable, { deletedAt: now }, sql`id IN (${join(ids)})`);
  const pictures = await picturesOnlyOf(tx, ids);
  return moveToBin(
    tx,
    viewer,
    posts.map(({ id, title, imageUrl }, index) => ({
      kind: "blog_post",
      recordId: id,
      label: title,
      files: [imageUrl, ...(index === 0 ? pictures : [])],
    })),
    now,
  );
}

const binnedColumns = pick(blogPostTable, "id", "title", "slug", "status", "imageUrl");

/** A post in the bin comes back with its id, address, cover and pictures. */
export const blogBin: BinHandler = {
  restore: async (tx, { recordId }) => {
    const [post] = await lockBinnedPosts(tx, [recordId]);
    if (!post) {
      return new NotFoundError("Tulisan ini tidak ada lagi.");
    }
    await tx.update(blogPostTable, { deletedAt: null, updatedAt: new Date() }, sql`id = ${recordId}`);
    await markFilesKept(tx, post.imageUrl);
    await keepPicturesOf(tx, recordId);
    const { title, slug, status } = post;
    return { bookIds: [], auditValues: { title, slug, status } };
  },
  purge: async (tx, rows) => {
    const posts = await lockBinnedPosts(
      tx,
      rows.map(({ recordId }) => recordId),
    );
    const ids = posts.map(({ id }) => id);
    if (ids.length > 0) {
      await tx.run(sql`DELETE FROM blog_posts WHERE id IN (${join(ids)})`);
      await dropPicturesOf(tx, ids);
      await markFilesDropped(tx, ...posts.map(({ imageUrl }) => imageUrl));
    }
  },
};

function lockBinnedPosts(tx: Transaction, ids: readonly number[]): Promise<RowOf<typeof binnedColumns>[]> {
  return tx.select(
    binnedColumns,
    sql`FROM blog_posts WHERE id IN (${join([...ids])}) AND deleted_at IS NOT NULL ${forUpdate(tx)}`,
  );
}
