import { FileRefusedError, NotFoundError, ValidationError } from "../../errors.js";
import { ACCEPTED_PICTURES } from "../../platform/files/images/picture.js";
import { builder } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { incomingUpload } from "../../platform/graphql/multipartOperations.js";
import { uploadInput } from "../../platform/graphql/uploadInput.js";
import { BlogPostRef } from "../blog.graphql.js";

builder.relayMutationField(
  "uploadBlogPostCover",
  {
    description: "A cover image and the post that it belongs to.",
    inputFields: (t) => uploadInput(t, { record: "post", accepts: ACCEPTED_PICTURES }),
  },
  {
    description:
      "Gives a post its cover image, made anew in three widths without the picture's metadata; the one it had " +
      "goes, and its alternative text with it. " +
      "Refused or cut, everything stays. Administrators. REST: POST /blogs/{id}/upload-cover.",
    errors: { types: [ValidationError, NotFoundError, FileRefusedError] },
    resolve: async (_root, { input }, { blogCovers, viewer }) => ({
      blogPost: await blogCovers.upload(viewer, { id: recordIdOf("BlogPost", input.id) }, incomingUpload(input.file)),
    }),
  },
  {
    description: "The post with its cover.",
    outputFields: (t) => ({
      blogPost: t.field({
        type: BlogPostRef,
        description: "The post as it is now.",
        resolve: ({ blogPost }) => blogPost,
      }),
    }),
  },
);
