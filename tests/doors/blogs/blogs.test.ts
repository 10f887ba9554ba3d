import type { FastifyInstance } from "fastify";
import sharp from "sharp";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { graphqlMultipart, graphqlParts, restMultipart } from "../../support/files/multipart.js";
import { asAdmin, asStudent } from "../../support/people.js";

const CREATE = `mutation ($input: CreateBlogPostInput!) {
  createBlogPost(input: $input) {
    __typename
    ... on CreateBlogPostPayload { blogPost { id databaseId slug bodyHtml status authorName viewerCanEdit }
    blogPostEdge { cursor node { id } } }
    ... on ValidationError { code message fields { name message } }
  }
}`;

onBothEngines("The blog through both doors", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database, { PUBLIC_URL: "https://perpus.example" });
    admin = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());

  const created = async (body: object) =>
    (await requestRest(app, "POST", "/blogs", { as: admin, body })).body.data as { id: number; slug: string };

  it("writes, reads, changes and deletes a post by REST", async () => {
    await created({ title: "Yang Pertama", body: "Satu.", status: "published", published_at: "2026-11-01T00:00:00Z" });
    const answer = await requestRest(app, "POST", "/blogs", {
      as: admin,
      body: {
        title: "Jam Layanan",
        body: "# Buka\n\n[jahat](javascript:alert(1)) <script>alert(1)</script>",
        status: "published",
        published_at: "2026-11-02T00:00:00Z",
      },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      status_code: 201,
      data: {
        slug: "jam-layanan",
        title: "Jam Layanan",
        body_html: "<h2>Buka</h2>\n<p><a>jahat</a> </p>",
        status: "published",
        published_at: "2026-11-02T00:00:00.000Z",
        author: "Petugas Perpustakaan",
        reading_minutes: 1,
        previous: { slug: "yang-pertama", title: "Yang Pertama" },
        next: null,
        image_url: null,
        image_alt: null,
      },
    });
    const { id } = answer.body.data as { id: number };

    const list = await requestRest(app, "GET", "/blogs?per_page=1");
    expect((list.body.data as object[]).map((post) => Object.keys(post))).toEqual([
      [
        "id",
        "slug",
        "title",
        "excerpt",
        "image_url",
        "image_alt",
        "status",
        "published_at",
        "author",
        "reading_minutes",
        "created_at",
        "updated_at",
      ],
    ]);
    const next = /api(\/blogs\?[^>]*)>; rel="next"/.exec(String(list.headers.link))?.[1] ?? "";
    expect((await requestRest(app, "GET", next)).body).toMatchObject({ data: [{ slug: "yang-pertama" }] });
    expect((await requestRest(app, "GET", next)).headers.link).not.toContain("next");

    expect((await requestRest(app, "GET", "/blogs/jam-layanan")).body).toMatchObject({
      status_code: 200,
      data: { id, body: expect.stringContaining("# Buka") },
    });
    expect(
      (await requestRest(app, "PUT", `/blogs/${id}`, { as: admin, body: { status: "draft" } })).body,
    ).toMatchObject({
      data: { status: "draft", title: "Jam Layanan" },
    });
    expect((await requestRest(app, "GET", "/blogs/jam-layanan")).status).toBe(404);
    expect((await requestRest(app, "GET", "/blogs/jam-layanan", { as: admin })).status).toBe(200);
    expect((await requestRest(app, "GET", "/blogs?status=draft", { as: admin })).body).toMatchObject({
      data: [{ id }],
    });
    expect((await requestRest(app, "DELETE", `/blogs/${id}`, { as: admin })).body).toEqual({
      status_code: 200,
      bin_entry_ids: [expect.any(Number)],
      message: "Tulisan “Jam Layanan” telah dihapus.",
    });
    expect((await requestRest(app, "DELETE", `/blogs/${id}`, { as: admin })).status).toBe(404);
  });

  it("writes, reads, changes and deletes a post by GraphQL", async () => {
    const made = await postGraphql<{
      createBlogPost: {
        blogPost: { id: string; slug: string };
        blogPostEdge: { cursor: string; node: { id: string } };
      };
    }>(
      app,
      CREATE,
      {
        input: {
          title: "Lewat GraphQL",
          body: "Isi *miring*.",
          status: "PUBLISHED",
          publishedAt: "2026-11-03T00:00:00Z",
        },
      },
      admin,
    );
    const { blogPost, blogPostEdge } = made.data.createBlogPost;
    expect(blogPost).toMatchObject({
      slug: "lewat-graphql",
      bodyHtml: "<p>Isi <em>miring</em>.</p>",
      status: "PUBLISHED",
      viewerCanEdit: true,
    });
    expect(blogPostEdge.node.id).toBe(blogPost.id);

    const read = await postGraphql(
      app,
      `{
      blogPosts(first: 1) { totalCount edges { cursor
      node { slug title excerpt readingMinutes publishedAt viewerCanEdit previous { slug } next { slug } } } }
      blogPost(slug: "lewat-graphql") { id body }
      none: blogPost(slug: "tidak-ada") { id }
      node(id: "${blogPost.id}") { ... on BlogPost { slug } }
    }`,
    );
    expect(read.data).toEqual({
      blogPosts: {
        totalCount: 2,
        edges: [
          {
            cursor: blogPostEdge.cursor,
            node: {
              slug: "lewat-graphql",
              title: "Lewat GraphQL",
              excerpt: "Isi miring.",
              readingMinutes: 1,
              publishedAt: "2026-11-03T00:00:00.000Z",
              viewerCanEdit: false,
              previous: { slug: "yang-pertama" },
              next: null,
            },
          },
        ],
      },
      blogPost: { id: blogPost.id, body: "Isi *miring*." },
      none: null,
      node: { slug: "lewat-graphql" },
    });

    const update = `mutation ($input: UpdateBlogPostInput!) { updateBlogPost(input: $input) { __typename
        ... on UpdateBlogPostPayload { blogPost { title slug status } } ... on NotFoundError { message } } }`;
    expect(
      (await postGraphql(app, update, { input: { id: blogPost.id, title: "Judul Baru", status: "DRAFT" } }, admin))
        .data,
    ).toEqual({
      updateBlogPost: {
        __typename: "UpdateBlogPostPayload",
        blogPost: { title: "Judul Baru", slug: "lewat-graphql", status: "DRAFT" },
      },
    });
    expect(
      (await postGraphql(app, update, { input: { id: Buffer.from("Book:1").toString("base64"), title: "x" } }, admin))
        .data,
    ).toEqual({
      updateBlogPost: { __typename: "NotFoundError", message: "Tulisan ini tidak ditemukan. Mungkin sudah dihapus." },
    });
    expect((await postGraphql(app, `{ node(id: "${blogPost.id}") { id } }`)).data).toEqual({ node: null });

    const remove = `mutation ($input: DeleteBlogPostInput!) { deleteBlogPost(input: $input) { __typename
        ... on DeleteBlogPostPayload { deletedBlogPostId } } }`;
    expect((await postGraphql(app, remove, { input: { id: blogPost.id } }, admin)).data).toEqual({
      deleteBlogPost: { __typename: "DeleteBlogPostPayload", deletedBlogPostId: blogPost.id },
    });
    expect((await postGraphql(app, remove, { input: { id: blogPost.id } }, admin)).data).toEqual({
      deleteBlogPost: { __typename: "NotFoundError" },
    });
  });

  it("shows two changes of one operation each with its own body", async () => {
    const { id } = await created({ title: "Dua Kali", body: "Semula." });
    const change = (name: string, body: string) => `${name}: updateBlogPost(input: { id: $id, body: "${body}" }) {
      ... on UpdateBlogPostPayload { blogPost { body } } }`;
    const { data } = await postGraphql(
      app,
      `mutation ($id: ID!) { ${change("first", "Satu.")} ${change("second", "Dua.")} }`,
      { id: Buffer.from(`BlogPost:${id}`).toString("base64") },
      admin,
    );

    expect(data).toEqual({ first: { blogPost: { body: "Satu." } }, second: { blogPost: { body: "Dua." } } });
  });

  it("refuses wrong values in both, every field by its own name", async () => {
    const rest = await requestRest(app, "POST", "/blogs", {
      as: admin,
      body: { title: "", body: "", image_url: "x", author_name: "Saya" },
    });
    const graphql = await postGraphql(app, CREATE, { input: { title: "", body: "" } }, admin);

    expect(rest.status).toBe(422);
    expect(Object.keys(rest.body.errors as object).sort()).toEqual(["author_name", "body", "image_url", "title"]);
    expect(graphql.data.createBlogPost).toMatchObject({ __typename: "ValidationError", code: "VALIDATION_FAILED" });
    expect((await requestRest(app, "GET", "/blogs?status=semua")).status).toBe(422);
    expect((await requestRest(app, "GET", "/blogs?per_page=101")).status).toBe(422);
    expect((await requestRest(app, "PUT", "/blogs/jam-layanan", { as: admin, body: {} })).status).toBe(404);
  });

  it("lets visitors and students read and nothing else", async () => {
    const { id, slug } = await created({ title: "Dijaga", body: "x" });
    const student = await asStudent(app, test.database);
    const globalId = Buffer.from(`BlogPost:${id}`).toString("base64");

    for (const [as, status, code] of [
      [{}, 401, "UNAUTHENTICATED"],
      [student, 403, "FORBIDDEN"],
    ] as const) {
      const answers = [
        await requestRest(app, "POST", "/blogs", { as, body: { title: "x", body: "x" } }),
        await requestRest(app, "PUT", `/blogs/${id}`, { as, body: { title: "x" } }),
        await requestRest(app, "DELETE", `/blogs/${id}`, { as }),
        await requestRest(app, "GET", "/blogs?status=all", { as }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
      expect((await requestRest(app, "GET", `/blogs/${slug}`, { as })).status).toBe(404);
      const refused = [
        await postGraphql(app, CREATE, { input: { title: "x", body: "x" } }, as),
        await postGraphql(app, `mutation { deleteBlogPost(input: { id: "${globalId}" }) { __typename } }`, {}, as),
        await postGraphql(app, "{ blogPosts(status: DRAFT) { nodes { id } } }", {}, as),
      ];
      expect(refused.map(({ errors }) => errors[0]?.extensions?.code)).toEqual([code, code, code]);
      expect((await postGraphql(app, `{ node(id: "${globalId}") { id } }`, {}, as)).data).toEqual({ node: null });
    }
    expect((await requestRest(app, "GET", `/blogs/${slug}`, { as: admin })).body).toMatchObject({
      data: { title: "Dijaga" },
    });
  });

  it("keeps a cover in the widths of a page, by both doors, until it is taken away", async () => {
    const { id } = await created({ title: "Bersampul", body: "x" });
    const content = await sharp({ create: { width: 1_600, height: 900, channels: 3, background: "green" } })
      .png()
      .toBuffer();
    const rest = await restMultipart(
      app,
      `/blogs/${id}/upload-cover`,
      [["file", { content, name: "sampul.png" }]],
      admin,
    );
    expect(rest).toMatchObject({
      status: 200,
      body: { status_code: 200, image_url: expect.stringMatching(/-1280\.webp$/), message: "Sampul disimpan" },
    });
    const old = String(rest.body.image_url);
    expect(await sharp((await app.inject(old)).rawPayload).metadata()).toMatchObject({
      format: "webp",
      width: 1_280,
      height: 720,
    });

    const upload = `mutation ($input: UploadBlogPostCoverInput!) {
      uploadBlogPostCover(input: $input) { ... on UploadBlogPostCoverPayload {
      blogPost { imageUrl imageSrcSet imageAlt } } ... on UserError { code } }
    }`;
    const globalId = Buffer.from(`BlogPost:${id}`).toString("base64");
    const { data } = await graphqlMultipart<{
      uploadBlogPostCover: { blogPost: { imageUrl: string; imageSrcSet: string } };
    }>(app, graphqlParts(upload, { id: globalId }, { content }), admin);
    const { imageUrl, imageSrcSet } = data.uploadBlogPostCover.blogPost;
    expect(imageSrcSet.split(", ").map((entry) => entry.split(" ")[1])).toEqual(["320w", "640w", "1280w"]);
    expect((await app.inject(imageUrl)).statusCode).toBe(200);
    expect((await app.inject(old)).statusCode).toBe(404);
    expect(
      (await requestRest(app, "PUT", `/blogs/${id}`, { as: admin, body: { image_alt: "Rak buku" } })).body,
    ).toMatchObject({ data: { image_url: imageUrl, image_alt: "Rak buku" } });

    expect(
      (await requestRest(app, "PUT", `/blogs/${id}`, { as: admin, body: { is_delete_image: true } })).body,
    ).toMatchObject({ data: { image_url: null, image_alt: null } });
    expect((await app.inject(imageUrl)).statusCode).toBe(404);
    expect((await requestRest(app, "DELETE", `/blogs/${id}`, { as: admin })).status).toBe(200);
  });

  it("tells search engines what is published, and no draft", async () => {
    const index = await app.inject("/sitemap.xml");
    const blogs = await app.inject("/sitemap-blogs.xml");

    expect(index.body).toContain("<loc>https://perpus.example/sitemap-blogs.xml</loc>");
    expect(blogs.body.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      "<loc>https://perpus.example/blogs</loc>",
      "<loc>https://perpus.example/blogs/yang-pertama</loc>",
    ]);
  });

  it("reads a page of posts with their bodies in as many statements as one", async () => {
    for (let number = 1; number <= 10; number += 1) {
      await created({ title: `Banyak ${number}`, body: "Isi.", status: "published" });
    }
    const query = "query ($first: Int) { blogPosts(first: $first) { nodes { title body bodyHtml } } }";
    const one = await test.counter.statementsDuring(() => postGraphql(app, query, { first: 1 }));
    const ten = await test.counter.statementsDuring(() => postGraphql(app, query, { first: 10 }));

    expect(ten).toHaveLength(one.length);
  });
});
