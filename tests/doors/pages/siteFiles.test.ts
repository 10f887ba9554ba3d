import { createTestApp } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";

onBothEngines("What search engines ask for", (test) => {
  it("names every listed book, the pages, and where the rest is", async () => {
    await givenBooks(test.database, [{ title: "Laskar Pelangi" }, { title: "Bumi & Manusia <1>" }]);
    await givenBooks(test.database, [{ title: "Belum Tampak" }], { listed: false });
    const app = await createTestApp(test.database, { PUBLIC_URL: "https://perpus.example" });

    const robots = await app.inject("/robots.txt");
    const index = await app.inject("/sitemap.xml");
    const books = await app.inject("/sitemap-books-1.xml");
    const pages = await app.inject("/sitemap-pages.xml");
    const beyond = await app.inject("/sitemap-books-2.xml");
    await app.close();

    expect(robots.body).toContain("Sitemap: https://perpus.example/sitemap.xml");
    expect(index.body).toContain("<loc>https://perpus.example/sitemap-books-1.xml</loc>");
    expect(pages.body).toContain("<loc>https://perpus.example/books</loc>");
    expect(pages.body).toContain("<loc>https://perpus.example/visits</loc>");
    expect(books.body.match(/<loc>[^<]*<\/loc><lastmod>2026-11-21<\/lastmod>/g)).toEqual([
      "<loc>https://perpus.example/books/laskar-pelangi</loc><lastmod>2026-11-21</lastmod>",
      "<loc>https://perpus.example/books/bumi-manusia-1</loc><lastmod>2026-11-21</lastmod>",
    ]);
    expect(beyond.body).not.toContain("<urlset");
  });
});
