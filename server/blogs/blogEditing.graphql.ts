import { ConflictError, NotFoundError, ValidationError } from "../errors.js";
import { binEntryIds, deletedIds, deletionFields } from "../bin/deletionFields.graphql.js";
import { builder } from "../platform/graphql/builder.js";
import { recordIdOf } from "../platform/graphql/recordIds.js";
import { BlogPostEdge, BlogPostRef, BlogPostStatusRef } from "./blog.graphql.js";
import type { Deletion } from "../bin/Deletion.js";
import type { BlogPostPreview } from "./BlogEditingService.js";

const SLUG_HELP =
  "Its address, at most 150 letters, made of letters and digits with hyphens; empty or null for the title's.";

builder.relayMutationField(
  "createBlogPost",
  {
    description: "A new post.",
    inputFields: (t) => ({
      title: t.string({ required: true, description: "Title, at most 200 letters; its slug is made from it." }),
      slug: t.string({ description: SLUG_HELP }),
      body: t.string({
        required: true,
        description: "Markdown, at most 60,000 bytes. Tags, links and pictures that are not safe are left out.",
      }),
      excerpt: t.string({ description: "At most 300 letters of plain text; made from the body when empty." }),
      imageAlt: t.string({ description: "What the cover shows, at most 200 letters." }),
      status: t.field({ type: BlogPostStatusRef, description: "DRAFT unless given." }),
      publishedAt: t.field({
        type: "DateTime",
        description: "When readers see it first; unset, the moment it is published.",
      }),
    }),
  },
  {
    description: "Writes a post. Administrators. REST: POST /blogs.",
    errors: { types: [ValidationError] },
    resolve: async (_root, { input }, { blogEditing, viewer }) => ({
      blogPost: await blogEditing.create(viewer, input),
    }),
  },
  {
    description: "The post as it was written.",
    outputFields: (t) => ({
      blogPost: t.field({ type: BlogPostRef, description: "The new post.", resolve: ({ blogPost }) => blogPost }),
      blogPostEdge: t.field({
        type: BlogPostEdge,
        description: "The new post as the list of its kind holds it.",
        resolve: ({ blogPost }, _args, { blogs, viewer }) => blogs.edge(viewer, blogPost),
      }),
    }),
  },
);

builder.relayMutationField(
  "updateBlogPost",
  {
    description: "A post and what changes of it; what is left out stays.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The post's global id." }),
      title: t.string({
        description: "Title, at most 200 letters; the slug follows it until the post is published first.",
      }),
      slug: t.string({ description: `${SLUG_HELP} Addresses with the one before lead nowhere then.` }),
      body: t.string({ description: "Markdown, at most 60,000 bytes." }),
      excerpt: t.string({ description: "At most 300 letters; empty or null has it made from the body again." }),
      imageAlt: t.string({
        description: "What the cover shows, at most 200 letters; empty or null for one that only adorns.",
      }),
      isDeleteImage: t.boolean({
        description: "True removes the cover (REST: is_delete_image); a new one comes by uploadBlogPostCover.",
      }),
      status: t.field({ type: BlogPostStatusRef, description: "Draft or published." }),
      publishedAt: t.field({
        type: "DateTime",
        description: "When readers see it first; null takes back a time that lies ahead.",
      }),
      expectedRevision: t.int({
        description:
          "The post's `revision` as it was read: the change is refused when somebody else has changed it since.",
      }),
    }),
  },
  {
    description: "Changes a post. Administrators. REST: PUT /blogs/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, ...changes } }, { blogEditing, viewer }) => ({
      blogPost: await blogEditing.update(viewer, recordIdOf("BlogPost", id), changes),
    }),
  },
  {
    description: "The post as it is now.",
    outputFields: (t) => ({
      blogPost: t.field({ type: BlogPostRef, description: "The changed post.", resolve: ({ blogPost }) => blogPost }),
    }),
  },
);

builder.relayMutationField(
  "deleteBlogPost",
  {
    description: "The post to delete.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The post's global id." }) }),
  },
  {
    description: "Puts a post into the bin. Administrators. REST: DELETE /blogs/{id}.",
    errors: { types: [NotFoundError] },
    resolve: async (_root, { input: { id } }, { blogEditing, viewer }) => ({
      deleted: await blogEditing.delete(viewer, recordIdOf("BlogPost", id)),
    }),
  },
  {
    description: "What is gone.",
    outputFields: (t) => ({
      deletedBlogPostId: t.globalID({
        description: "The global id of the post that is gone.",
        resolve: ({ deleted }) => ({ type: "BlogPost", id: deleted.id }),
      }),
      binEntryIds: t.globalIDList({
        description: "Its way back, for `restoreFromBin`.",
        resolve: ({ deleted }) => deleted.binEntryIds.map((id) => ({ type: "BinEntry", id })),
      }),
    }),
  },
);

const BlogPostDeletionRef = builder.objectRef<Deletion>("BlogPostDeletionInfo").implement({
  description: "What became of one post that was to be deleted.",
  fields: (t) => ({
    blogPostId: t.globalID({
      description: "The post's global id.",
      resolve: ({ id }) => ({ type: "BlogPost", id }),
    }),
    ...deletionFields(t),
  }),
});

builder.relayMutationField(
  "bulkDeleteBlogPosts",
  {
    description: "The posts to delete.",
    inputFields: (t) => ({
      blogPostIds: t.globalIDList({ required: true, description: "1 to 250 posts, each once." }),
    }),
  },
  {
    description: "Puts posts into the bin, all in one go. Administrators. REST: DELETE /blogs/bulk-delete.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input: { blogPostIds } }, { blogEditing, viewer }) => ({
      outcomes: await blogEditing.bulkDelete(viewer, {
        blogPostIds: blogPostIds.map((id) => recordIdOf("BlogPost", id)),
      }),
    }),
  },
  {
    description: "What became of each post.",
    outputFields: (t) => ({
      outcomes: t.field({
        type: [BlogPostDeletionRef],
        description: "One for each post, in the order asked.",
        resolve: ({ outcomes }) => outcomes,
      }),
      deletedBlogPostIds: deletedIds(t, "BlogPost"),
      binEntryIds: binEntryIds(t),
    }),
  },
);

const PreviewRef = builder.objectRef<BlogPostPreview>("BlogPostPreviewInfo").implement({
  description: "What readers will see of a post that is being written.",
  fields: (t) => ({
    slug: t.exposeString("slug", { description: "The address that its title gives." }),
    excerpt: t.exposeString("excerpt", { description: "The first words of the body." }),
    bodyHtml: t.exposeString("bodyHtml", { description: "The body as pages show it: sanitised HTML." }),
    readingMinutes: t.exposeInt("readingMinutes", { description: "How long it takes to read." }),
  }),
});

/** Rendering the longest text takes about a tenth of a second. */
const previewCost = { field: 100, multiplier: 1 };

builder.queryField("blogPostPreview", (t) =>
  t.field({
    type: PreviewRef,
    complexity: previewCost,
    description:
      "A text as readers would see it, rendered by the rules of saving; nothing is kept. Administrators. REST: POST " +
      "/blogs/preview.",
    args: {
      id: t.arg.globalID({ description: "The post that is being changed; its own slug counts as free." }),
      title: t.arg.string({ description: "Title, at most 200 letters." }),
      body: t.arg.string({ description: "Markdown, at most 60,000 bytes." }),
    },
    resolve: (_root, { id, title, body }, { blogEditing, viewer }) =>
      blogEditing.preview(viewer, {
        ...(id ? { id: recordIdOf("BlogPost", id) } : {}),
        ...(title ? { title } : {}),
        ...(body?.trim() ? { body } : {}),
      }),
  }),
);
