import { z } from "zod";

import { ACCEPTED_PICTURES } from "../../platform/files/picture.js";
import { wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";

const exampleCover = "/static/covers/5b1e0a9c47d34f2e8c6b7a1d2e3f4051-1280.webp";

export const blogCoverRoutes = [
  route({
    method: "POST",
    path: "/blogs/{post}/upload-cover",
    operationId: "uploadBlogPostCover",
    tag: "Blog",
    access: "admin",
    operation: "upload",
    success: 200,
    summary: "Upload a post's cover image",
    description:
      `${ACCEPTED_PICTURES}; the content decides, not the name. It is made anew as ` +
      "WebP, at most 1280 pixels wide, " +
      "without metadata; `-1280` in its address may be `-640` or `-320`. The cover that the post had goes, and its " +
      "`image_alt` with it. " +
      "Refused or cut, everything stays as it was.",
    params: z.object({ post: wholeNumber().describe("The post's number.") }),
    upload: true,
    response: z.object({ image_url: z.string().describe("Its address."), message: z.string() }),
    example: { response: { status_code: 200, image_url: exampleCover, message: "Sampul disimpan" } },
    failures: [404, 413, 415, 422],
    handle: async ({ context: { blogCovers, viewer }, params: { post }, file }) => {
      const { imageUrl } = await blogCovers.upload(viewer, { id: post }, file);
      return { image_url: imageUrl, message: "Sampul disimpan" };
    },
  }),
];
