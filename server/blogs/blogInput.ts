import { z } from "zod";

import { line, optionalLine } from "../validation/fields.js";
import { instantText } from "../validation/instantText.js";
import { markdownText } from "../validation/markdownText.js";

const LARGEST_BODY = 60_000;

/** Our own files only; the upload that makes them comes with the editor. */
const coverAddress = z.string().regex(/^\/static\/covers\/[0-9a-f]{32}-640\.webp$/, "Isi dengan alamat sampul yang diunggah ke perpustakaan ini.").nullable();

const fields = {
  title: line(200),
  excerpt: optionalLine(300),
  body: markdownText(LARGEST_BODY),
  imageUrl: coverAddress,
  status: z.enum(["draft", "published"]),
  publishedAt: instantText.nullable(),
};

export const createBlogPostInput = z.strictObject({
  title: fields.title,
  excerpt: fields.excerpt.optional(),
  body: fields.body,
  imageUrl: fields.imageUrl.optional(),
  status: fields.status.optional(),
  publishedAt: fields.publishedAt.optional(),
});

/** What is left out stays as it is. */
export const updateBlogPostInput = z.strictObject(fields).partial();
