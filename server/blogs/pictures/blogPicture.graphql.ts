import { FileRefusedError, ValidationError } from "../../errors.js";
import { ACCEPTED_PICTURES } from "../../platform/files/images/picture.js";
import { builder } from "../../platform/graphql/builder.js";
import { incomingUpload } from "../../platform/graphql/multipartOperations.js";
import type { UploadedPicture } from "./BlogPictureService.js";

const BlogPictureRef = builder.objectRef<UploadedPicture>("BlogPictureInfo").implement({
  description: "A picture for the text of a post.",
  fields: (t) => ({
    url: t.exposeString("url", { description: "Its address, to be named in the Markdown: `![what it shows](…)`." }),
    width: t.exposeInt("width", { description: "In pixels." }),
    height: t.exposeInt("height", { description: "In pixels." }),
  }),
});

builder.relayMutationField(
  "uploadBlogPicture",
  {
    description: "A picture for the text of a post.",
    inputFields: (t) => ({
      file: t.field({
        type: "Upload",
        required: true,
        description: `${ACCEPTED_PICTURES}; its content decides, not its name.`,
      }),
    }),
  },
  {
    description:
      "Keeps a picture, made anew without its metadata and at most 1,600 pixels wide, to be named in the text of a " +
      "post. One that no post shows goes after thirty days. Administrators. REST: POST /blogs/upload-picture.",
    errors: { types: [ValidationError, FileRefusedError] },
    resolve: async (_root, { input }, { blogPictures, viewer }) => ({
      picture: await blogPictures.upload(viewer, incomingUpload(input.file)),
    }),
  },
  {
    description: "The picture as it is kept.",
    outputFields: (t) => ({
      picture: t.field({
        type: BlogPictureRef,
        description: "Its address and size.",
        resolve: ({ picture }) => picture,
      }),
    }),
  },
);
