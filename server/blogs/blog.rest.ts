import { z } from "zod";

import { deletionsResponse, presentDeletions } from "../bin/deletionPresenter.js";
import type { RequestContext } from "../platform/requestContext.js";
import { NotFoundError } from "../errors.js";
import { respondWithPage } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { choice, queryText, wholeNumber } from "../platform/rest/queryFields.js";
import { route } from "../platform/rest/route.js";
import { blogPostResponse, blogPostDetailResponse, presentBlogPost, presentBlogPostDetail } from "./blogPresenter.js";
import {
  blogPostPreviewInput,
  bulkDeleteBlogPostsInput,
  createBlogPostInput,
  updateBlogPostInput,
} from "./blogInput.js";
import type { BlogPostRow } from "./blogReads.js";
import { MAX_SEARCH_LENGTH } from "./BlogService.js";

const exampleListed = {
  id: 1,
  slug: "jam-layanan",
  title: "Jam Layanan",
  excerpt: "Perpustakaan buka setiap hari sekolah.",
  image_url: null,
  image_alt: null,
  status: "published",
  published_at: "2026-11-21T00:00:00.000Z",
  author: "Petugas Perpustakaan",
  reading_minutes: 1,
  created_at: "2026-11-21T00:00:00.000Z",
  updated_at: "2026-11-21T00:00:00.000Z",
};
const exampleDetailed = {
  ...exampleListed,
  written_excerpt: null,
  revision: 0,
  body: "Perpustakaan buka setiap **hari sekolah**.",
  body_html: "<p>Perpustakaan buka setiap <strong>hari sekolah</strong>.</p>",
  previous: { slug: "cara-mencari-buku", title: "Cara Mencari Buku" },
  next: null,
};
/** One name for both, because OpenAPI takes two names at one place for two addresses. */
const PATH = "/blogs/{post}";
const binEntryIds = z.array(z.int()).describe("The way back, for POST /bin/restore.");
const postIdParams = z.object({ post: wholeNumber().describe("The post's number.") });

async function presentDetail(post: BlogPostRow, { blogs, loaders, viewer }: RequestContext) {
  return presentBlogPostDetail(post, await loaders.blogBody.load(post.id), {
    ...(await blogs.neighbours(viewer, post)),
    writtenExcerpt: blogs.writtenExcerpt(post),
  });
}

export const blogRoutes = [
  route({
    method: "GET",
    path: "/blogs",
    operationId: "blogPosts",
    tag: "Blog",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "Posts, the newest first",
    description:
      "Readers see what is published. Administrators may ask for the others by `status`. Bodies come with the " +
      "single post.",
    query: listQuery({
      status: choice(["published", "scheduled", "draft", "all"])
        .optional()
        .describe("`published` unless given; anything else is for administrators."),
      search: queryText(MAX_SEARCH_LENGTH).optional().describe("Words of the title or excerpt, all of them."),
      sort: choice(["newest", "updated", "published"])
        .optional()
        .describe(
          "The latest first, by when they were begun, changed or published; those without such a time come before.",
        ),
    }),
    response: z.object({ data: z.array(blogPostResponse) }),
    example: { response: { status_code: 200, data: [exampleListed] } },
    handle: async (call) => {
      const {
        context: { blogs, viewer },
        query: { search = null, status = null, sort = null },
      } = call;
      return respondWithPage(call, {
        page: (page) => blogs.page(viewer, { search, status, sort }, page),
        count: () => blogs.count(viewer, { search, status }),
        present: (rows) => Promise.resolve(rows.map(presentBlogPost)),
      });
    },
  }),
  route({
    method: "GET",
    path: PATH,
    operationId: "blogPost",
    tag: "Blog",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "A post by its slug",
    description: "A post may be called 1984, so that a number is a slug here too. Administrators find drafts as well.",
    params: z.object({ post: z.string().max(190).describe("The post's slug.") }),
    response: z.object({ data: blogPostDetailResponse }),
    example: { response: { status_code: 200, data: exampleDetailed } },
    failures: [404],
    handle: async ({ context, params }) => {
      const post = await context.blogs.bySlug(context.viewer, params.post);
      if (!post) {
        throw new NotFoundError("Tulisan ini tidak ditemukan. Mungkin sudah dihapus.");
      }
      return { data: await presentDetail(post, context) };
    },
  }),
  route({
    method: "POST",
    path: "/blogs",
    operationId: "createBlogPost",
    tag: "Blog",
    access: "blogs.write",
    operation: "create",
    success: 201,
    summary: "Write a post",
    description:
      "A draft unless `status` says otherwise. A `published_at` that lies ahead keeps a published post back " +
      "until then.",
    body: createBlogPostInput,
    response: z.object({ data: blogPostDetailResponse }),
    example: {
      body: { title: "Jam Layanan", body: exampleDetailed.body, status: "published" },
      response: { status_code: 201, data: exampleDetailed },
    },
    failures: [422],
    handle: async ({ context, body }) => ({
      data: await presentDetail(await context.blogEditing.create(context.viewer, body), context),
    }),
  }),
  route({
    method: "PUT",
    path: PATH,
    operationId: "updateBlogPost",
    tag: "Blog",
    access: "blogs.write",
    operation: "update",
    success: 200,
    summary: "Change a post",
    description:
      "What is left out stays. An empty excerpt is made from the body again. `is_delete_image` takes the cover away. " +
      "With an `expected_revision` that is not the post's, somebody else has changed it since: 409.",
    params: postIdParams,
    body: updateBlogPostInput,
    response: z.object({ data: blogPostDetailResponse }),
    example: { body: { status: "published" }, response: { status_code: 200, data: exampleDetailed } },
    failures: [404, 409, 422],
    handle: async ({ context, params, body }) => ({
      data: await presentDetail(await context.blogEditing.update(context.viewer, params.post, body), context),
    }),
  }),
  route({
    method: "DELETE",
    path: PATH,
    operationId: "deleteBlogPost",
    tag: "Blog",
    access: "blogs.write",
    operation: "delete",
    success: 200,
    summary: "Delete a post",
    description: "Into the bin, with its cover and pictures.",
    params: postIdParams,
    response: z.object({ bin_entry_ids: binEntryIds, message: z.string() }),
    example: {
      response: { status_code: 200, bin_entry_ids: [9], message: "Tulisan “Jam Layanan” telah dihapus." },
    },
    failures: [404],
    handle: async ({ context: { blogEditing, viewer }, params }) => {
      const { title, binEntryIds: ids } = await blogEditing.delete(viewer, params.post);
      return { bin_entry_ids: [...ids], message: `Tulisan “${title}” telah dihapus.` };
    },
  }),
  route({
    method: "DELETE",
    path: "/blogs/bulk-delete",
    operationId: "bulkDeleteBlogPosts",
    tag: "Blog",
    access: "blogs.write",
    operation: "delete",
    success: 200,
    summary: "Delete several posts",
    description: "Into the bin, all in one go. Where none of them is there, nothing is changed: 404.",
    body: bulkDeleteBlogPostsInput,
    response: deletionsResponse.extend({ bin_entry_ids: binEntryIds }),
    example: {
      body: { blog_post_ids: [1, 2] },
      response: {
        status_code: 200,
        message: "1 dari 2 tulisan dihapus.",
        bin_entry_ids: [9],
        data: [
          { id: 1, deleted: true, message: "Dihapus." },
          { id: 2, deleted: false, message: "Tulisan ini tidak ditemukan. Mungkin sudah dihapus." },
        ],
      },
    },
    failures: [404, 422],
    handle: async ({ context: { blogEditing, viewer }, body }) => {
      const outcomes = await blogEditing.bulkDelete(viewer, body);
      return presentDeletions(outcomes, "tulisan");
    },
  }),
  route({
    method: "POST",
    path: "/blogs/preview",
    operationId: "blogPostPreview",
    tag: "Blog",
    access: "blogs.read",
    operation: "read",
    success: 200,
    summary: "Render a post that is being written",
    description:
      "Changes nothing; it is POST because the text stands in the body. Rendered by the rules of saving. `id` is the " +
      "post that is being changed, whose own slug counts as free.",
    body: blogPostPreviewInput,
    response: z.object({
      data: z.object({
        slug: z.string().describe("The address that its title gives."),
        excerpt: z.string(),
        body_html: z.string(),
        reading_minutes: z.int(),
      }),
    }),
    example: {
      body: { title: "Jam Layanan", body: exampleDetailed.body },
      response: {
        status_code: 200,
        data: {
          slug: "jam-layanan",
          excerpt: exampleListed.excerpt,
          body_html: exampleDetailed.body_html,
          reading_minutes: 1,
        },
      },
    },
    failures: [422],
    handle: async ({ context: { blogEditing, viewer }, body }) => {
      const { slug, excerpt, bodyHtml, readingMinutes } = await blogEditing.preview(viewer, body);
      return { data: { slug, excerpt, body_html: bodyHtml, reading_minutes: readingMinutes } };
    },
  }),
];
