import { builder } from "../platform/graphql/builder.js";
import { parseRecordId } from "../platform/graphql/recordIds.js";
import { coverSrcSet } from "../platform/files/fileAddress.js";
import { toConnection } from "../platform/graphql/connection.js";
import type { BlogPostRow } from "./blogReads.js";

export const BlogPostRef = builder.objectRef<BlogPostRow>("BlogPost");

export const BlogPostStatusRef = builder.enumType("BlogPostStatus", {
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
    writtenExcerpt: t.string({
      nullable: true,
      description: "The excerpt as its author wrote it; null where it is made from the body.",
      resolve: (post, _args, { blogs }) => blogs.writtenExcerpt(post),
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
    revision: t.exposeInt("revision", {
      description: "How often it was changed; `updateBlogPost` takes it as `expectedRevision`.",
    }),
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

const BlogPostOrderRef = builder.enumType("BlogPostOrder", {
  description: "The order of a list of posts, the latest first.",
  values: {
    NEWEST: { value: "newest", description: "When they were begun." },
    UPDATED: { value: "updated", description: "When they were changed last." },
    PUBLISHED: { value: "published", description: "When readers see them; before them those without such a time." },
  } as const,
});

export const BlogPostEdge = builder.edgeObject({ type: BlogPostRef, name: "BlogPostEdge" });

builder.queryField("blogPosts", (t) =>
  t.connection(
    {
      type: BlogPostRef,
      description: "The blog, the newest post first; unpublished posts in the order they were begun.",
      args: {
        search: t.arg.string({ description: "Words of the title or excerpt, all of them." }),
        status: t.arg({ type: BlogListingRef, description: "Which posts; PUBLISHED unless given." }),
        orderBy: t.arg({
          type: BlogPostOrderRef,
          description: "Unless given, by when readers see them first; drafts and lists with drafts by NEWEST.",
        }),
      },
      resolve: async (_root, { search, status, orderBy, ...page }, { blogs, viewer }) => {
        const list = { search: search ?? null, status: status ?? null, sort: orderBy ?? null };
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
    description: "A post by its slug or its number; null where readers find none.",
    args: {
      slug: t.arg.string({ description: "As its address has it." }),
      databaseId: t.arg.int({ description: "Its number, as REST uses it." }),
    },
    resolve: (_root, key, { blogs, viewer }) => blogs.byKey(viewer, key),
  }),
);
