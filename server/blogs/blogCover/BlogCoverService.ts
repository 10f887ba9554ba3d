import sql from "sql-template-tag";
import { z } from "zod";

import type { Audited } from "../../platform/database/auditChange.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { NotFoundError } from "../../errors.js";
import { writeCover } from "../../platform/files/images/coverImage.js";
import { WIDE_COVER_WIDTHS } from "../../platform/files/fileAddress.js";
import type { ReceiveFile } from "../../platform/files/IncomingFile.js";
import { markFilesDropped } from "../../platform/files/fileState.js";
import type { FileColumn, StoredFiles } from "../../platform/files/StoredFiles.js";
import type { ByteLimit } from "../../platform/files/writeUpload.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { blogPostTable } from "../BlogPost.entity.js";
import { type BlogPostRow, lockPost, findPost } from "../blogReads.js";

/** Its address is `/static/covers/<name>-<width>.webp`. */
export const blogFileColumns: readonly FileColumn[] = [
  { table: "blog_posts", column: blogPostTable.imageUrl, nameAt: 16 },
];

/** The file is requested separately, after the permission check. */
const blogCoverInput = z.strictObject({ id: z.int() });

/** A post's cover image. If an upload is refused or incomplete, the old cover stays. */
export class BlogCoverService {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly limits: { readonly coverBytes: ByteLimit },
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** @throws NotFoundError, FileRefusedError; unless the post is there the file is not read at all. */
  async upload(viewer: Viewer, input: unknown, receive: ReceiveFile): Promise<BlogPostRow> {
    assertCanManage(viewer, "blogs");
    const { id } = parseInput(blogCoverInput, input);
    requirePost(await this.database.read((reader) => findPost(reader, sql`id = ${id}`)));
    const maxBytes = await this.limits.coverBytes();
    const { stream } = await receive();
    return this.files.store(
      viewer,
      "cover",
      (name) => writeCover(this.files.folder, name, stream, maxBytes, WIDE_COVER_WIDTHS),
      (tx, address) => this.setReference(tx, id, address),
    );
  }

  /** Marks the old cover's files as dropped, and clears the alt text where it described an old image. */
  private async setReference(tx: Transaction, id: number, imageUrl: string): Promise<Audited<BlogPostRow>> {
    const before = await lockPost(tx, id);
    const imageAlt = before.imageUrl === null ? before.imageAlt : null;
    await tx.update(blogPostTable, { imageUrl, imageAlt, updatedAt: this.now() }, sql`id = ${id}`);
    await markFilesDropped(tx, before.imageUrl);
    const post = requirePost(await findPost(tx, sql`id = ${id}`));
    return {
      result: post,
      audit: [
        {
          action: "blogPost.cover",
          recordId: id,
          before: { imageUrl: before.imageUrl, imageAlt: before.imageAlt },
          after: { imageUrl, imageAlt },
        },
      ],
    };
  }
}

function requirePost<Post>(post: Post | null): Post {
  if (post === null) {
    throw new NotFoundError("Tulisan ini tidak ditemukan. Mungkin sudah dihapus.");
  }
  return post;
}
