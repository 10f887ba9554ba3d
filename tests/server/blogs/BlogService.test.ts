import sql from "sql-template-tag";

import { BlogEditingService } from "../../../server/blogs/BlogEditingService.js";
import { BlogService } from "../../../server/blogs/BlogService.js";
import { ForbiddenError, NotFoundError, UnauthenticatedError, ValidationError } from "../../../server/errors.js";
import { type AdminViewer, system, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenAdmin, givenStudentViewer } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";

const noon = new Date("2026-11-21T05:00:00Z");
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);

onBothEngines("A blog post", (test) => {
  let admin: AdminViewer;
  let clock = noon;
  const blogs = () => new BlogService(test.database, () => clock);
  const editing = () => new BlogEditingService(test.database, () => clock);
  const stamp = async () =>
    (
      await test.database.read((reader) =>
        reader.rows<{ value: number }>(sql`SELECT value FROM counters WHERE name = 'changes'`),
      )
    )[0]?.value ?? 0;
  const trail = () =>
    test.database
      .read((reader) =>
        reader.rows<{
          action: string;
          recordId: number;
          actor: string;
          beforeValues: string | null;
          afterValues: string | null;
        }>(
          sql`SELECT action, record_id AS recordId, actor, before_values AS beforeValues, after_values AS afterValues
            FROM audit_entries ORDER BY id DESC LIMIT 1`,
        ),
      )
      .then(([entry]) => entry);
  const bodyOf = (id: number) =>
    test.database
      .read((reader) =>
        reader.rows<{ body: string; bodyHtml: string }>(
          sql`SELECT body, body_html AS bodyHtml FROM blog_posts WHERE id = ${id}`,
        ),
      )
      .then(([row]) => row);
  const titles = async (...[viewer, list]: Parameters<BlogService["count"]>) =>
    (await blogs().page(viewer, list, { first: 100 })).edges.map(({ node }) => node.title);

  beforeAll(async () => {
    admin = await givenAdmin(test.database);
  });
  beforeEach(async () => {
    clock = noon;
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM blog_posts`));
  });

  it("is not listed after a cursor that holds no time", async () => {
    for (const [list, segment, sort] of [
      ["blogPosts:published", 0, null],
      ["blogPosts:published:updated", 0, "updated"],
      ["blogPosts:published:published", 1, "published"],
    ] as const) {
      const after = Buffer.from(JSON.stringify([list, segment, "bukan waktu", 1])).toString("base64url");
      await expect(blogs().page(visitor, { sort }, { first: 1, after })).rejects.toThrow(ValidationError);
    }
  });

  it("is a draft until it is published, and published at that moment", async () => {
    const draft = await editing().create(admin, { title: "Jam  Layanan ", body: "Buka **setiap** hari sekolah." });
    expect(draft).toMatchObject({
      title: "Jam Layanan",
      slug: "jam-layanan",
      status: "draft",
      publishedAt: null,
      excerpt: "Buka setiap hari sekolah.",
      readingMinutes: 1,
      authorName: "Petugas Perpustakaan",
    });
    expect(await bodyOf(draft.id)).toEqual({
      body: "Buka **setiap** hari sekolah.",
      bodyHtml: "<p>Buka <strong>setiap</strong> hari sekolah.</p>",
    });
    expect(await blogs().bySlug(visitor, "jam-layanan")).toBeNull();
    expect((await blogs().bySlug(admin, "jam-layanan"))?.id).toBe(draft.id);

    clock = hours(1);
    const published = await editing().update(admin, draft.id, { status: "published" });

    expect(published).toMatchObject({
      status: "published",
      publishedAt: hours(1),
      updatedAt: hours(1),
      createdAt: noon,
    });
    expect((await blogs().bySlug(visitor, "jam-layanan"))?.id).toBe(draft.id);
    clock = hours(2);
    await editing().update(admin, draft.id, { status: "draft" });
    expect(await blogs().byId(visitor, draft.id)).toBeNull();
    expect((await editing().update(admin, draft.id, { status: "published" })).publishedAt).toEqual(hours(1));
  });

  it("becomes visible at its publication time", async () => {
    const post = await editing().create(admin, {
      title: "Lomba",
      body: "Besok.",
      status: "published",
      publishedAt: hours(3).toISOString(),
    });

    expect(await blogs().bySlug(visitor, "lomba")).toBeNull();
    expect(await titles(visitor, {})).toEqual([]);
    expect(await titles(admin, { status: "scheduled" })).toEqual(["Lomba"]);
    clock = hours(3);
    expect((await blogs().bySlug(visitor, "lomba"))?.publishedAt).toEqual(hours(3));
    expect(await titles(visitor, {})).toEqual(["Lomba"]);
    expect(post.publishedAt).toEqual(hours(3));
  });

  it("takes the next free slug of its title, follows the title until published, and then keeps it", async () => {
    const slugs = [];
    for (const title of ["Laskar Pelangi", "laskar pelangi!", "Laskar Pelangi 2", "Laskar Pelangi", "???"]) {
      slugs.push((await editing().create(admin, { title, body: "x" })).slug);
    }
    expect(slugs).toEqual(["laskar-pelangi", "laskar-pelangi-2", "laskar-pelangi-2-2", "laskar-pelangi-3", "tulisan"]);

    const { id } = await editing().create(admin, { title: "Draf", body: "x" });
    expect((await editing().update(admin, id, { title: "Lomba Baca" })).slug).toBe("lomba-baca");
    expect((await editing().update(admin, id, { title: "Lomba  baca" })).slug).toBe("lomba-baca");
    await editing().update(admin, id, { status: "published" });
    expect((await editing().update(admin, id, { title: "Lomba Membaca", status: "draft" })).slug).toBe("lomba-baca");
  });

  it("keeps an address that was chosen, and says which post has it already", async () => {
    const post = await editing().create(admin, { title: "Pekan Buku", body: "x", slug: "Pekan Buku 2026" });
    expect(post.slug).toBe("pekan-buku-2026");
    expect((await editing().update(admin, post.id, { title: "Pekan Baca" })).slug).toBe("pekan-buku-2026");
    expect((await editing().update(admin, post.id, { slug: "pekan-buku-2026" })).slug).toBe("pekan-buku-2026");

    const other = await editing().create(admin, { title: "Lain", body: "x" });
    const chosen = (slug: string) => editing().update(admin, other.id, { slug });
    await expect(chosen("pekan-buku-2026")).rejects.toMatchObject({
      fields: [{ name: "slug", message: expect.stringContaining("“Pekan Baca”") }],
    });
    await editing().delete(admin, post.id);
    await expect(chosen("pekan-buku-2026")).rejects.toMatchObject({
      fields: [{ name: "slug", message: expect.stringContaining("Tempat Sampah") }],
    });
    await editing().update(admin, other.id, { status: "published" });
    expect((await chosen("alamat-lain")).slug).toBe("alamat-lain");
    expect((await editing().update(admin, other.id, { slug: "" })).slug).toBe("lain");
  });

  it("is not overwritten by who has seen an older state; a cover is no such change", async () => {
    const { id, revision } = await editing().create(admin, { title: "Berdua", body: "Satu." });
    await editing().update(admin, id, { body: "Dua.", expectedRevision: revision });
    await expect(editing().update(admin, id, { body: "Tiga.", expectedRevision: revision })).rejects.toMatchObject({
      kind: "conflict",
      fields: [{ name: "expectedRevision" }],
    });

    expect((await bodyOf(id))?.body).toBe("Dua.");
    const both = ["Empat.", "Lima."].map((body) =>
      editing().update(admin, id, { body, expectedRevision: revision + 1 }),
    );
    expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("takes back a time that lies ahead, and none that readers have seen", async () => {
    const { id } = await editing().create(admin, {
      title: "Nanti",
      body: "x",
      status: "published",
      publishedAt: hours(3).toISOString(),
    });
    expect((await editing().update(admin, id, { status: "draft", publishedAt: null })).publishedAt).toBeNull();
    expect((await editing().update(admin, id, { status: "published", publishedAt: null })).publishedAt).toEqual(noon);
    clock = hours(1);
    expect((await editing().update(admin, id, { publishedAt: null })).publishedAt).toEqual(noon);
  });

  it("is ordered as one asks, what readers do not see yet before what they see", async () => {
    const made = [];
    for (const [title, status, publishedAt] of [
      ["Terbit", "published", hours(-2)],
      ["Draf", "draft", null],
      ["Lama", "published", hours(-9)],
      ["Terjadwal", "published", hours(4)],
    ] as const) {
      made.push(await editing().create(admin, { title, body: "x", status, publishedAt: publishedAt?.toISOString() }));
    }
    clock = hours(1);
    await editing().update(admin, made[0]?.id ?? 0, { body: "y" });

    const order = async (sort: "newest" | "updated" | "published") => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = await blogs().page(admin, { status: "all", sort }, { first: 1, after });
        seen.push(...page.edges.map(({ node }) => node.title));
        after = page.hasNextPage ? (page.edges.at(-1)?.cursor ?? null) : null;
      } while (after !== null);
      return seen;
    };
    expect(await order("newest")).toEqual(["Terjadwal", "Lama", "Draf", "Terbit"]);
    expect(await order("updated")).toEqual(["Terbit", "Terjadwal", "Lama", "Draf"]);
    expect(await order("published")).toEqual(["Draf", "Terjadwal", "Terbit", "Lama"]);
  });

  it("is shown while it is written as it will be when it is saved", async () => {
    const title = "Jam layanan";
    const body = "# Buka\n\nSetiap **hari** <script>alert(1)</script>![rak](/static/pictures/x.webp)";
    await editing().create(admin, { title, body: "x" });
    const { bodyHtml, slug, excerpt } = await editing().preview(admin, { title, body });
    const saved = await editing().create(admin, { title, body });

    expect({ bodyHtml, slug, excerpt }).toEqual({
      bodyHtml: (await bodyOf(saved.id))?.bodyHtml,
      slug: saved.slug,
      excerpt: saved.excerpt,
    });
    expect((await editing().preview(admin, { id: saved.id, title })).slug).toBe(saved.slug);
    expect(await editing().preview(admin, {})).toMatchObject({ bodyHtml: "", slug: "tulisan" });
    await expect(editing().preview(admin, { body: "é".repeat(30_001) })).rejects.toThrow(/maksimal 60 KB/);
    await expect(editing().preview(visitor, { body })).rejects.toThrow(UnauthenticatedError);
  });

  it("has a slug of its own also where several people save the same title at once", async () => {
    const posts = await Promise.all([1, 2, 3, 4].map(() => editing().create(admin, { title: "Serentak", body: "x" })));

    expect(posts.map(({ slug }) => slug).sort()).toEqual(["serentak", "serentak-2", "serentak-3", "serentak-4"]);
  });

  it("has an excerpt of its first words until somebody writes one", async () => {
    const long = `# Judul\n\n${"kata ".repeat(100)}`;
    const post = await editing().create(admin, { title: "Kutipan", body: long });
    expect(post.excerpt).toBe(`${Array(39).fill("kata").join(" ")} kata…`);

    expect((await editing().update(admin, post.id, { excerpt: "Ditulis sendiri." })).excerpt).toBe("Ditulis sendiri.");
    expect((await editing().update(admin, post.id, { body: "Isi baru." })).excerpt).toBe("Ditulis sendiri.");
    expect((await editing().update(admin, post.id, { excerpt: "" })).excerpt).toBe("Isi baru.");
    expect((await editing().update(admin, post.id, { body: "Lebih baru." })).excerpt).toBe("Lebih baru.");
  });

  it("says how many minutes it takes", async () => {
    const minutes = async (words: number) =>
      (await editing().create(admin, { title: "Lama", body: "kata ".repeat(words) })).readingMinutes;

    expect([await minutes(1), await minutes(200), await minutes(201), await minutes(1_000)]).toEqual([1, 1, 2, 5]);
  });

  it("has a previous and a next post, without drafts and scheduled posts", async () => {
    const post = (title: string, at: Date, status = "published") =>
      editing().create(admin, { title, body: "x", status, publishedAt: at });
    const [first, , middle, , last] = [
      await post("Satu", hours(-5)),
      await post("Draf", hours(-4), "draft"),
      await post("Dua", hours(-3)),
      await post("Nanti", hours(1)),
      await post("Tiga", hours(-3)),
    ];
    const around = async (of: typeof first) => {
      const { previous, next } = await blogs().neighbours(visitor, of);
      return [previous?.title, next?.title];
    };

    expect(await around(first)).toEqual([undefined, "Dua"]);
    expect(await around(middle)).toEqual(["Satu", "Tiga"]);
    expect(await around(last)).toEqual(["Dua", undefined]);
    expect(await titles(visitor, {})).toEqual(["Tiga", "Dua", "Satu"]);
    expect(await titles(admin, { status: "draft" })).toEqual(["Draf"]);
    expect(await titles(admin, { status: "all" })).toEqual(["Tiga", "Nanti", "Dua", "Draf", "Satu"]);
    expect(await blogs().count(visitor, {})).toBe(3);
    expect(await blogs().neighbours(admin, (await blogs().bySlug(admin, "nanti")) ?? first)).toEqual({
      previous: null,
      next: null,
    });
  });

  it("is found by words of its title or excerpt; punctuation in a search is ignored", async () => {
    for (const [title, body] of [
      ["Resensi Laskar Pelangi", "Novel tentang sekolah."],
      ["Jam Layanan", "Buka 100% setiap hari."],
    ]) {
      await editing().create(admin, { title, body, status: "published" });
    }

    expect(await titles(visitor, { search: "PELANGI novel" })).toEqual(["Resensi Laskar Pelangi"]);
    expect(await titles(visitor, { search: "%" })).toHaveLength(2);
    expect(await titles(visitor, { search: "_%zz" })).toEqual([]);
    expect(() => blogs().page(visitor, { search: "a".repeat(201) }, {})).toThrow(ValidationError);
  });

  it("goes page by page, the same list forward and back", async () => {
    for (let day = 1; day <= 5; day += 1) {
      await editing().create(admin, { title: `Hari ${day}`, body: "x", status: "published", publishedAt: hours(-day) });
    }
    const one = await blogs().page(visitor, {}, { first: 2 });
    const two = await blogs().page(visitor, {}, { first: 2, after: one.edges[1]?.cursor ?? null });
    const back = await blogs().page(visitor, {}, { last: 2, before: two.edges[0]?.cursor ?? null });

    expect([one, two, back].map(({ edges }) => edges.map(({ node }) => node.title))).toEqual([
      ["Hari 1", "Hari 2"],
      ["Hari 3", "Hari 4"],
      ["Hari 1", "Hari 2"],
    ]);
    expect(blogs().edge(admin, (one.edges[1] ?? { node: undefined as never }).node)).toEqual(one.edges[1]);
  });

  it("writes an audit entry for every change and increments the data version", async () => {
    const before = await stamp();
    const { id } = await editing().create(admin, { title: "Jejak", body: "Satu." });
    expect(await trail()).toMatchObject({
      action: "blogPost.create",
      recordId: id,
      actor: admin.username,
      beforeValues: null,
    });
    await editing().update(admin, id, { body: "Dua." });
    const changed = await trail();
    expect([JSON.parse(changed?.beforeValues ?? ""), JSON.parse(changed?.afterValues ?? "")]).toEqual([
      { body: "Satu.", excerpt: "Satu." },
      { body: "Dua.", excerpt: "Dua." },
    ]);
    expect((await editing().delete(admin, id)).title).toBe("Jejak");
    expect(await trail()).toMatchObject({ action: "blogPost.delete", recordId: id, afterValues: null });

    expect(await stamp()).toBe(before + 3);
    expect(await blogs().byId(admin, id)).toBeNull();
  });

  it("is signed by the account's name, and by the library where it has none", async () => {
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE users SET name = 'Rina Kartika' WHERE id = ${admin.userId}`),
    );
    expect((await editing().create(admin, { title: "Bernama", body: "x" })).authorName).toBe("Rina Kartika");
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE users SET name = NULL WHERE id = ${admin.userId}`));
    expect((await editing().create(system, { title: "Sistem", body: "x" })).authorName).toBe("Petugas Perpustakaan");
  });

  it("names every wrong field at once and writes nothing", async () => {
    const refused = await editing()
      .create(admin, {
        title: " ",
        body: "",
        imageUrl: "https://foto.example/a.png",
        status: "hapus",
        publishedAt: "kemarin",
        slug: "—",
      })
      .catch((error: unknown) => error);

    expect(refused).toBeInstanceOf(ValidationError);
    expect((refused as ValidationError).fields.map(({ name }) => name).sort()).toEqual([
      "body",
      "imageUrl",
      "publishedAt",
      "slug",
      "status",
      "title",
    ]);
    expect(await blogs().count(admin, { status: "all" })).toBe(0);
  });

  it("accepts 60,000 bytes of any characters and no more, and refuses nesting too deep for the parser", async () => {
    const messageFor = (body: string) =>
      editing()
        .create(admin, { title: "Panjang", body })
        .then(
          () => "saved",
          (error: unknown) => (error as Error).message,
        );

    expect(await messageFor("é".repeat(30_000))).toBe("saved");
    expect(await messageFor(`${"é".repeat(30_000)}a`)).toMatch(/maksimal 60 KB/);
    expect(await messageFor("&".repeat(50_000))).toMatch(/maksimal/);
    expect(await messageFor(">".repeat(50_000))).toMatch(/terlalu dalam/);
    expect(await messageFor("a\u0000b")).toMatch(/tidak dapat disimpan/);
  });

  it("is written by administrators alone", async () => {
    const student = await givenStudentViewer(test.database);
    const reading: AdminViewer = { ...admin, credential: { kind: "token", tokenName: "Dinas", scope: "read" } };
    const { id } = await editing().create(admin, { title: "Milik petugas", body: "x" });
    const acts = (viewer: Parameters<BlogEditingService["create"]>[0]) => [
      () => editing().create(viewer, { title: "x", body: "x" }),
      () => editing().update(viewer, id, { title: "x" }),
      () => editing().delete(viewer, id),
    ];

    for (const [viewer, refusal] of [
      [visitor, UnauthenticatedError],
      [student, ForbiddenError],
      [reading, ForbiddenError],
    ] as const) {
      for (const act of acts(viewer)) {
        await expect(act()).rejects.toThrow(refusal);
      }
    }
    expect(() => blogs().page(visitor, { status: "all" }, {})).toThrow(UnauthenticatedError);
    expect(() => blogs().count(student, { status: "draft" })).toThrow(ForbiddenError);
    expect(await titles(reading, { status: "all" })).toEqual(["Milik petugas"]);
    expect(blogs().canEdit(reading)).toBe(false);
    await expect(editing().update(admin, 999_999, { title: "x" })).rejects.toThrow(NotFoundError);
    await expect(editing().delete(admin, 999_999)).rejects.toThrow(NotFoundError);
  });
});
