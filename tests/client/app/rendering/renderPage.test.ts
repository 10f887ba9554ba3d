/** @jest-environment node */
import { execute } from "graphql";
import { renderPage } from "../../../../client/app/entryServer";
import { aBook, aCategory, aCopy, aLibrary, aPost } from "../../support/library";
import { aSession, aUser, type UserRecord } from "../../support/session";
import { schema } from "../../support/renderScreen";

const book = aBook({ title: "Laskar Pelangi", description: "Sepuluh anak Belitung.", copies: [aCopy("B1")] });
const post = aPost({ title: "Jam layanan", bodyHtml: "<h2>Kapan</h2><p>Setiap hari.</p>" });
const shelves = { posts: [post], books: [book], categories: [aCategory("Fiksi", 1, [book])] };

function page(url: string, failing: string[] = [], user: UserRecord | null = null) {
  const { root } = aSession({ library: aLibrary({ ...shelves, failing }), user }).library;
  return renderPage({
    url,
    origin: "https://pustaka.example",
    theme: "dark",
    execute: async ({ query, variables }) =>
      execute({ schema, document: query, rootValue: root, variableValues: variables }),
  });
}

test("a page is a whole document with its text before any script has run", async () => {
  const { status, html, modules, state } = await page("/");
  expect(status).toBe(200);
  expect(html).toMatch(/^<html lang="id" data-theme="dark">/);
  expect(html).toMatch(/<\/head>.*<\/body><\/html>$/s);
  expect(html).toContain("Selamat datang di");
  expect(html).toContain("5.812");
  expect(html).toContain('<link rel="canonical" href="https://pustaka.example/"/>');
  expect(modules).toEqual(["client/home/HomePage.tsx"]);
  expect(JSON.stringify(state)).toContain("Laskar Pelangi");
});

test.each(["//lain.example/books", "//[", "/%2e%2e/books", "/books/../about", "http://lain.example/books", "*"])(
  "an address that the router does not know as a path, such as %s, is a page that there is not",
  async (url) => {
    const { status, html, location } = await page(url);
    expect([status, location]).toEqual([404, undefined]);
    expect(html).not.toContain("lain.example");
  },
);

test("nothing in it needs an exception from a strict content security policy", async () => {
  for (const url of [
    "/",
    "/books",
    `/books/${book.slug}`,
    "/about",
    "/privacy",
    "/blogs",
    `/blogs/${post.slug}`,
    "/visits",
    "/visits?kind=guest",
    "/login",
    "/user-info",
    "/entah",
  ]) {
    const { html } = await page(url);
    expect(html).not.toMatch(/\sstyle=|\son\w+=|<style/);
    expect(html.match(/<script(?! type="application\/ld\+json")/g)).toBeNull();
  }
});

test("a book's page says what it is about to readers and to search engines", async () => {
  const { html } = await page(`/books/${book.slug}`);
  expect(html).toContain("<title>Laskar Pelangi, Andrea Hirata · Perpustakaan Aksara</title>");
  expect(html).toContain('<meta name="description" content="Sepuluh anak Belitung."/>');
  expect(html).toContain('"@type":"Book"');
  expect(html).toContain("dari 1 eksemplar tersedia");
});

test("a post's page has its whole text, and introduces itself to search engines", async () => {
  const { status, html } = await page(`/blogs/${post.slug}`);
  expect(status).toBe(200);
  expect(html).toContain("<title>Jam layanan · Perpustakaan Aksara</title>");
  expect(html).toContain('<link rel="canonical" href="https://pustaka.example/blogs/jam-layanan"/>');
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).toContain("<h2>Kapan</h2><p>Setiap hari.</p>");
});

test("the list of posts and the pages about the library and privacy are whole before any script has run", async () => {
  expect((await page("/blogs")).html).toMatch(/18 November 2026.*4 menit baca.*href="\/blogs\/jam-layanan"/s);
  expect((await page("/blogs?search=jam")).html).toContain("noindex");
  const { html } = await page("/about");
  expect(html).toContain("<p>Tempat membaca.</p>");
  expect(html).toContain("Tutup · buka Senin pukul 07.00");
  expect((await page("/privacy")).html).toContain("Alamat IP di Catatan Aktivitas");
});

test("unknown paths and unknown books have status 404 and say so", async () => {
  expect(await page("/tidak/ada")).toMatchObject({
    status: 404,
    html: expect.stringContaining("Halaman tidak ditemukan"),
  });
  expect(await page("/books/tidak-ada")).toMatchObject({
    status: 404,
    html: expect.stringContaining("Buku tidak ditemukan"),
  });
  expect(await page("/blogs/tidak-ada")).toMatchObject({
    status: 404,
    html: expect.stringContaining("Tulisan tidak ditemukan"),
  });
});

test("a page whose data failed has status 503, names the failed operations and still renders", async () => {
  const { status, html, state } = await page("/books", ["books"]);
  expect(status).toBe(503);
  expect(html).toContain("Daftar buku gagal dimuat");
  expect(state.failedOperations).toEqual([["BooksPage", { failure: "failed" }]]);
});

test("a URL with impossible arguments is not found rather than a server error", async () => {
  for (const url of ["/books?after=xx", `/books/${book.slug}?copies_after=xx`]) {
    const { status, html, state } = await page(url);
    expect(status).toBe(404);
    expect(html).toContain("Lihat semua buku");
    expect(html).not.toContain("Coba lagi");
    expect(state.failedOperations.map(([, { failure }]) => failure)).toEqual(["refused"]);
  }
});

test("a search is kept from search engines, the plain catalogue is not", async () => {
  expect((await page("/books?search=laskar")).html).toContain("noindex");
  expect((await page("/books")).html).not.toContain("noindex");
});

test("the navigation is rendered for the viewer, and the browser gets the same viewer", async () => {
  const visitor = await page("/");
  expect(visitor.html).toContain('href="/login"');
  expect(visitor.html).not.toContain("Logout");
  const rina = await page("/", [], aUser("rina"));
  expect(rina.html).toContain("Logout");
  expect(rina.html).not.toContain('href="/login"');
  expect(JSON.stringify(rina.state.cache)).toContain('"username":"rina"');
});

test("search engines may index login and activation, and the login redirects who is logged in", async () => {
  for (const path of ["/login", "/activate"]) {
    const { status, html } = await page(path);
    expect([status, html.includes("noindex"), new RegExp(`rel="canonical" href="[^"]+${path}"`).test(html)]).toEqual([
      200,
      false,
      true,
    ]);
  }
  expect(await page("/login", [], aUser("rina"))).toMatchObject({ status: 302, location: "/admin", html: "" });
});

test("a profile is its owner's: whoever is not logged in is told so with status 401", async () => {
  expect(await page("/user-info")).toMatchObject({ status: 401, html: expect.stringContaining("Silakan login dulu") });
  const own = await page("/user-info", [], aUser("rina"));
  expect(own).toMatchObject({ status: 200, html: expect.stringContaining("Kontak dan akun") });
  expect(own.html).toContain("noindex");
  expect(own.html).toMatch(/value="rina"/);
});

test("only administrators learn what the admin area has: everybody else is redirected to the home page", async () => {
  for (const url of ["/admin", "/admin/books/3"]) {
    for (const user of [null, aUser("siti", "STUDENT")]) {
      const rendered = await page(url, [], user);
      expect(rendered).toMatchObject({ status: 302, location: "/", html: "", modules: [] });
      expect(rendered.state.cache).toEqual({});
    }
  }
  expect(await page("/admin/entah", [], aUser("rina"))).toMatchObject({
    status: 404,
    html: expect.stringContaining("Halaman tidak ditemukan"),
  });
});
