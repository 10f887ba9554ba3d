import { z } from "zod";

import { line, optionalLine } from "../platform/validation/fields.js";
import { instantText } from "../platform/validation/instantText.js";
import { markdownText } from "../platform/validation/markdownText.js";

const MAX_BODY_BYTES = 60_000;

const fields = {
  title: line(200),
  excerpt: optionalLine(300),
  body: markdownText(MAX_BODY_BYTES),
  imageAlt: optionalLine(200),
  status: z.enum(["draft", "published"]),
  publishedAt: instantText.nullable(),
};

export const createBlogPostInput = z.strictObject({
  title: fields.title,
  excerpt: fields.excerpt.optional(),
  body: fields.body,
  imageAlt: fields.imageAlt.optional(),
  status: fields.status.optional(),
  publishedAt: fields.publishedAt.optional(),
});

/** Omitted fields keep their value; a cover is uploaded by an operation of its own. */
export const updateBlogPostInput = z.strictObject({ ...fields, isDeleteImage: z.boolean().nullable() }).partial();
