import { z } from "zod";

import { slugBase } from "../platform/text/slugBase.js";
import { instant, line, optionalLine, recordId, recordIds } from "../platform/validation/fields.js";
import { markdownText } from "../platform/validation/markdownText.js";
import { BLOG_POST_STATUSES } from "./BlogPost.entity.js";

const MAX_BODY_BYTES = 60_000;

const SLUG_MESSAGE = "Isi dengan huruf dan angka. Contoh: jam-layanan";
/** As it is typed, made an address; null for the one that follows the title. */
const slugText = optionalLine(150)
  .transform((typed) => (typed === null ? null : slugBase(typed, "")))
  .refine((slug) => slug !== "", SLUG_MESSAGE);

const fields = {
  title: line(200),
  slug: slugText,
  excerpt: optionalLine(300),
  body: markdownText(MAX_BODY_BYTES),
  imageAlt: optionalLine(200),
  status: z.enum(BLOG_POST_STATUSES),
  publishedAt: instant.nullable(),
};

export const createBlogPostInput = z.strictObject({
  title: fields.title,
  slug: fields.slug.optional(),
  excerpt: fields.excerpt.optional(),
  body: fields.body,
  imageAlt: fields.imageAlt.optional(),
  status: fields.status.optional(),
  publishedAt: fields.publishedAt.optional(),
});

/** Omitted fields keep their value; a cover is uploaded by an operation of its own. */
export const updateBlogPostInput = z
  .strictObject({ ...fields, isDeleteImage: z.boolean().nullable(), expectedRevision: z.int().min(0) })
  .partial();

/** A post that is being written: its text and what is made of it. */
export const blogPostPreviewInput = z.strictObject({
  id: recordId.optional(),
  title: optionalLine(200).optional(),
  body: fields.body.optional(),
});

export const bulkDeleteBlogPostsInput = z.strictObject({
  blogPostIds: recordIds(250, "Sebuah tulisan disebut dua kali. Sebutkan satu kali saja.").min(1),
});
