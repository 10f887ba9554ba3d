import { z } from "zod";

import type { RequestContext } from "../platform/requestContext.js";
import { NotFoundError } from "../errors.js";
import { respondWithPage } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { choice, queryText, wholeNumber } from "../platform/rest/queryFields.js";
import { route } from "../platform/rest/route.js";
import { blogPostResponse, blogPostDetailResponse, presentBlogPost, presentBlogPostDetail } from "./blogPresenter.js";
import { createBlogPostInput, updateBlogPostInput } from "./blogInput.js";
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
  body: "Perpustakaan buka setiap **hari sekolah**.",
  body_html: "<p>Perpustakaan buka setiap <strong>hari sekolah</strong>.</p>",
  previous: { slug: "cara-mencari-buku", title: "Cara Mencari Buku" },
  next: null,
};
/** One name for both, because OpenAPI takes two names at one place for two addresses. */
const PATH = "/blogs/{post}";
const postIdParams = z.object({ post: wholeNumber().describe("The post's number.") });

async function presentDetail(post: BlogPostRow, { blogs, loaders, viewer }: RequestContext) {
  return presentBlogPostDetail(post, await loaders.blogBody.load(post.id), await blogs.neighbours(viewer, post));
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
    }),
    response: z.object({ data: z.array(blogPostResponse) }),
    example: { response: { status_code: 200, data: [exampleListed] } },
    handle: async (call) => {
      const {
        context: { blogs, viewer },
        query: { search = null, status = null },
      } = call;
      return respondWithPage(call, {
        page: (page) => blogs.page(viewer, { search, status }, page),
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
        throw new NotFoundError("Tulisan ini tidak ditemukan.");
      }
      return { data: await presentDetail(post, context) };
    },
  }),
  route({
    method: "POST",
    path: "/blogs",
    operationId: "createBlogPost",
    tag: "Blog",
    access: "admin",
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
    access: "admin",
    operation: "update",
    success: 200,
    summary: "Change a post",
    description:
      "What is left out stays. An empty excerpt is made from the body again. `is_delete_image` takes the cover away.",
    params: postIdParams,
    body: updateBlogPostInput,
    response: z.object({ data: blogPostDetailResponse }),
    example: { body: { status: "published" }, response: { status_code: 200, data: exampleDetailed } },
    failures: [404, 422],
    handle: async ({ context, params, body }) => ({
      data: await presentDetail(await context.blogEditing.update(context.viewer, params.post, body), context),
    }),
  }),
  route({
    method: "DELETE",
    path: PATH,
    operationId: "deleteBlogPost",
    tag: "Blog",
    access: "admin",
    operation: "delete",
    success: 200,
    summary: "Delete a post",
    params: postIdParams,
    response: z.object({ message: z.string() }),
    example: { response: { status_code: 200, message: "Tulisan “Jam Layanan” telah dihapus." } },
    failures: [404],
    handle: async ({ context: { blogEditing, viewer }, params }) => {
      const { title } = await blogEditing.delete(viewer, params.post);
      return { message: `Tulisan “${title}” telah dihapus.` };
    },
  }),
];
