import { createTestApp } from "../../support/createTestApp.js";
import { onBothEngines, onSqlite } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";

onBothEngines("What search engines ask for", (test) => {
  it("names every listed book, the pages, and where the rest is", async () => {
    await givenBooks(test.database, [
      { title: "Laskar Pelangi", by: ["Andrea Hirata"], subjects: ["Belitung"] },
      { title: "Bumi & Manusia <1>" },
    ]);
    await givenBooks(test.database, [{ title: "Belum Tampak", by: ["Belum Tampak"], subjects: ["Lain"] }], {
      listed: false,
    });
    const app = await createTestApp(test.database, { PUBLIC_URL: "https://perpus.example" });

    const robots = await app.inject("/robots.txt");
    const index = await app.inject("/sitemap.xml");
    const books = await app.inject("/sitemap-books-1.xml");
    const pages = await app.inject("/sitemap-pages.xml");
    const [authors, subjects] = await Promise.all([
      app.inject("/sitemap-authors-1.xml"),
      app.inject("/sitemap-subjects-1.xml"),
    ]);
    const beyond = await app.inject("/sitemap-books-2.xml");
    await app.close();

    expect(robots.body).toContain("Sitemap: https://perpus.example/sitemap.xml");
    expect(index.body).toContain("<loc>https://perpus.example/sitemap-books-1.xml</loc>");
    expect(pages.body).toContain("<loc>https://perpus.example/books</loc>");
    expect(pages.body).toContain("<loc>https://perpus.example/privacy</loc>");
    expect(pages.body).toContain("<loc>https://perpus.example/visits</loc>");
    expect(books.body.match(/<loc>[^<]*<\/loc><lastmod>2026-11-21<\/lastmod>/g)).toEqual([
      "<loc>https://perpus.example/books/laskar-pelangi</loc><lastmod>2026-11-21</lastmod>",
      "<loc>https://perpus.example/books/bumi-manusia-1</loc><lastmod>2026-11-21</lastmod>",
    ]);
    for (const [sitemap, name] of [
      [authors, "authors"],
      [subjects, "subjects"],
    ] as const) {
      expect(index.body).toContain(`<loc>https://perpus.example/sitemap-${name}-1.xml</loc>`);
      expect(sitemap.body.match(/<loc>[^<]*<\/loc>/g)).toEqual([`<loc>https://perpus.example/${name}/1</loc>`]);
    }
    expect(beyond.body).not.toContain("<urlset");
  });
});

onSqlite("The host of a link", (test) => {
  const linked = async (environment: Readonly<Record<string, string>>, host: string) => {
    const app = await createTestApp(test.database, environment);
    const { body } = await app.inject({ url: "/robots.txt", headers: { host } });
    await app.close();
    return /Sitemap: (\S+)\/sitemap\.xml/.exec(body)?.[1];
  };

  it("is the request's own where none is set, unless it is no host", async () => {
    expect(await linked({}, "192.168.1.7:3000")).toBe("http://192.168.1.7:3000");
    expect(await linked({}, "jahat.example/<script>")).toBe("http://localhost");
  });

  it("is one of the allowed ones once they are set, by default the first", async () => {
    const allowed = { ALLOWED_HOSTS: "Perpus.sch.id, 192.168.1.7:3000" };

    expect(await linked(allowed, "192.168.1.7:3000")).toBe("http://192.168.1.7:3000");
    expect(await linked(allowed, "PERPUS.sch.id")).toBe("http://PERPUS.sch.id");
    expect(await linked(allowed, "jahat.example")).toBe("http://perpus.sch.id");
    expect(await linked(allowed, "192.168.1.7:8080")).toBe("http://perpus.sch.id");
  });

  it("is the library's own address once that is set", async () => {
    expect(await linked({ PUBLIC_URL: "https://perpus.sch.id", ALLOWED_HOSTS: "lain.sch.id" }, "lain.sch.id")).toBe(
      "https://perpus.sch.id",
    );
  });
});
