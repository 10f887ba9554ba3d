import { NotFoundError, ValidationError } from "../errors.js";
import { builder } from "../platform/graphql/builder.js";
import { parseRecordId, recordIdOf } from "../platform/graphql/recordIds.js";
import { coverSrcSet } from "../platform/files/fileAddress.js";
import { toConnection } from "../platform/graphql/connection.js";
import type { BlogPostRow } from "./blogReads.js";

export const BlogPostRef = builder.objectRef<BlogPostRow>("BlogPost");

const BlogPostStatusRef = builder.enumType("BlogPostStatus", {
  description: "Whether a post is meant for readers.",
  values: {
    DRAFT: { value: "draft", description: "Being written (draf); administrators only." },
    PUBLISHED: { value: "published", description: "For readers, from `publishedAt` on (terbit)." },
  } as const,
});

const BlogListingRef = builder.enumType("BlogListing", {
  description: "Which posts a list holds; everything but PUBLISHED is for administrators.",
  values: {
    PUBLISHED: { value: "published", description: "What readers see now (terbit)." },
    SCHEDULED: { value: "scheduled", description: "Published, with a time that lies ahead (terjadwal)." },
    DRAFT: { value: "draft", description: "Being written (draf)." },
    ALL: { value: "all", description: "Every post (semua)." },
  } as const,
});

/** Each is two statements a post. */
const neighbourCost = { field: 5, multiplier: 1 };

builder.node(BlogPostRef, {
  description: "A post of the library's blog.",
  id: { resolve: (post) => post.id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { blogs, viewer }) => blogs.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The post's number, as REST uses it." }),
    slug: t.exposeString("slug", {
      description: "Its name in addresses; unique, and stable from the first publishing on.",
    }),
    title: t.exposeString("title", { description: "Title (judul)." }),
    excerpt: t.exposeString("excerpt", { description: "Plain text: as written, or the first words of the body." }),
    body: t.string({
      description: "Markdown, as typed.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.blogBody.load(id)).body,
    }),
    bodyHtml: t.string({
      description: "The body as pages show it: sanitised HTML whose headings begin at h2.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.blogBody.load(id)).bodyHtml,
    }),
    imageUrl: t.exposeString("imageUrl", {
      nullable: true,
      description: "Address of the cover image (sampul), if there is one.",
    }),
    imageSrcSet: t.string({
      nullable: true,
      description: "The cover in every width we have of it, as a browser's `srcset` wants them.",
      resolve: ({ imageUrl }) => coverSrcSet(imageUrl),
    }),
    imageAlt: t.exposeString("imageAlt", {
      nullable: true,
      description: "What the cover shows, for who does not see it (teks alternatif); null for one that only adorns.",
    }),
    status: t.field({ type: BlogPostStatusRef, description: "Draft or published.", resolve: ({ status }) => status }),
    publishedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When readers see it first; it may lie ahead.",
      resolve: ({ publishedAt }) => publishedAt,
    }),
    isScheduled: t.boolean({
      description: "Published, with a time that lies ahead (terjadwal).",
      resolve: (post, _args, { blogs }) => blogs.isScheduled(post),
    }),
    authorName: t.exposeString("authorName", { description: "Who signed it, by the name at the time (penulis)." }),
    readingMinutes: t.exposeInt("readingMinutes", { description: "How long it takes to read, at 200 words a minute." }),
    createdAt: t.field({ type: "DateTime", description: "When it was begun.", resolve: ({ createdAt }) => createdAt }),
    updatedAt: t.field({
      type: "DateTime",
      description: "When it was changed last.",
      resolve: ({ updatedAt }) => updatedAt,
    }),
    previous: t.field({
      type: BlogPostRef,
      nullable: true,
      complexity: neighbourCost,
      description: "The post published before it.",
      resolve: async (post, _args, { blogs, viewer }) => (await blogs.neighbours(viewer, post)).previous,
    }),
    next: t.field({
      type: BlogPostRef,
      nullable: true,
      complexity: neighbourCost,
      description: "The post published after it.",
      resolve: async (post, _args, { blogs, viewer }) => (await blogs.neighbours(viewer, post)).next,
    }),
    viewerCanEdit: t.boolean({
      description: "Whether this request may change or delete it.",
      resolve: (_post, _args, { blogs, viewer }) => blogs.canEdit(viewer),
    }),
  }),
});

const BlogPostEdge = builder.edgeObject({ type: BlogPostRef, name: "BlogPostEdge" });

builder.queryField("blogPosts", (t) =>
  t.connection(
    {
      type: BlogPostRef,
      description: "The blog, the newest post first; unpublished posts in the order they were begun.",
      args: {
        search: t.arg.string({ description: "Words of the title or excerpt, all of them." }),
        status: t.arg({ type: BlogListingRef, description: "Which posts; PUBLISHED unless given." }),
      },
      resolve: async (_root, { search, status, ...page }, { blogs, viewer }) => {
        const list = { search: search ?? null, status: status ?? null };
        return toConnection(await blogs.page(viewer, list, page), () => blogs.count(viewer, list));
      },
    },
    { name: "BlogPostConnection" },
    BlogPostEdge,
  ),
);

builder.queryField("blogPost", (t) =>
  t.field({
    type: BlogPostRef,
    nullable: true,
    description: "A post by its slug; null where readers find none.",
    args: { slug: t.arg.string({ required: true, description: "As its address has it." }) },
    resolve: (_root, { slug }, { blogs, viewer }) => blogs.bySlug(viewer, slug),
  }),
);

builder.relayMutationField(
  "createBlogPost",
  {
    description: "A new post.",
    inputFields: (t) => ({
      title: t.string({ required: true, description: "Title, at most 200 letters; its slug is made from it." }),
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
      body: t.string({ description: "Markdown, at most 60,000 bytes." }),
      excerpt: t.string({ description: "At most 300 letters; empty or null has it made from the body again." }),
      imageAlt: t.string({
        description: "What the cover shows, at most 200 letters; empty or null for one that only adorns.",
      }),
      isDeleteImage: t.boolean({
        description: "True removes the cover (REST: is_delete_image); a new one comes by uploadBlogPostCover.",
      }),
      status: t.field({ type: BlogPostStatusRef, description: "Draft or published." }),
      publishedAt: t.field({ type: "DateTime", description: "When readers see it first." }),
    }),
  },
  {
    description: "Changes a post. Administrators. REST: PUT /blogs/{id}.",
    errors: { types: [ValidationError, NotFoundError] },
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
    description: "Deletes a post. Administrators. REST: DELETE /blogs/{id}.",
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
    }),
  },
);
