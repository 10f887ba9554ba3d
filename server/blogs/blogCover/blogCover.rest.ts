import { z } from "zod";

import { coverUpload, coverUploadDescription, presentCoverUpload } from "../../platform/files/images/coverUpload.js";
import { WIDE_COVER_WIDTHS } from "../../platform/files/fileAddress.js";
import { wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";

export const blogCoverRoutes = [
  route({
    ...coverUpload(WIDE_COVER_WIDTHS),
    path: "/blogs/{post}/upload-cover",
    operationId: "uploadBlogPostCover",
    tag: "Blog",
    access: "blogs.write",
    summary: "Upload a post's cover image",
    description:
      `${coverUploadDescription(WIDE_COVER_WIDTHS)} The cover that the post had goes, and its \`image_alt\` with it. ` +
      "Refused or cut, everything stays as it was.",
    params: z.object({ post: wholeNumber().describe("The post's number.") }),
    handle: async ({ context: { blogCovers, viewer }, params: { post }, file }) =>
      presentCoverUpload(await blogCovers.upload(viewer, { id: post }, file)),
  }),
];
