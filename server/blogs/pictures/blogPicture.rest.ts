import { z } from "zod";

import { ACCEPTED_PICTURES } from "../../platform/files/images/picture.js";
import { route } from "../../platform/rest/route.js";

export const blogPictureRoutes = [
  route({
    method: "POST",
    path: "/blogs/upload-picture",
    operationId: "uploadBlogPicture",
    tag: "Blog",
    access: "blogs.write",
    operation: "upload",
    success: 200,
    upload: true,
    summary: "Upload a picture for the text of a post",
    description:
      `${ACCEPTED_PICTURES}; the content decides, not the name. It is made anew as WebP, at most 1,600 pixels wide, ` +
      "without metadata. Name its address in the Markdown of a post: `![what it shows](…)`. One that no post shows " +
      "goes after thirty days.",
    response: z.object({
      image_url: z.string().describe("Its address."),
      width: z.int(),
      height: z.int(),
      message: z.string(),
    }),
    example: {
      response: {
        status_code: 200,
        image_url: "/static/pictures/5b1e0a9c47d34f2e8c6b7a1d2e3f4051-1600x1067.webp",
        width: 1_600,
        height: 1_067,
        message: "Gambar disimpan",
      },
    },
    failures: [413, 415, 422],
    handle: async ({ context: { blogPictures, viewer }, file }) => {
      const { url, width, height } = await blogPictures.upload(viewer, file);
      return { image_url: url, width, height, message: "Gambar disimpan" };
    },
  }),
];
