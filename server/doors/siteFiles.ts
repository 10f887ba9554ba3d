import type { FastifyInstance } from "fastify";

import type { AuthorityService } from "../authorities/AuthorityService.js";
import type { BlogService } from "../blogs/BlogService.js";
import type { BookService } from "../books/BookService.js";
import type { ReadingListService } from "../readingLists/ReadingListService.js";
import { visitor } from "../viewer.js";

/** Records in one file of the sitemap, by their numbers; the protocol allows 50,000 addresses. */
const RECORDS_PER_FILE = 10_000;

interface SiteFileOptions {
  readonly authorities: AuthorityService;
  readonly blogs: BlogService;
  readonly books: BookService;
  readonly readingLists: ReadingListService;
  readonly originOf: (request: { readonly host: string; readonly protocol: string }) => string;
}

/** robots.txt and the sitemap. */
export function addSiteFiles(
  app: FastifyInstance,
  { authorities, blogs, books, readingLists, originOf }: SiteFileOptions,
): void {
  app.get("/robots.txt", (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        [
          "User-agent: *",
          "Disallow: /admin",
          "Disallow: /api/",
          "Disallow: /graphql",
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          "",
        ].join("\n"),
      ),
  );

  app.get("/sitemap.xml", async (request, reply) => {
    const origin = originOf(request);
    const numbered = (name: string, highest: number) =>
      Array.from({ length: Math.ceil(highest / RECORDS_PER_FILE) }, (_, index) => `${name}-${index + 1}`);
    const names = [
      "pages",
      "blogs",
      "lists",
      ...numbered("books", await books.maxId(visitor)),
      ...numbered("authors", await authorities.maxIdInUse(visitor, "authors")),
      ...numbered("subjects", await authorities.maxIdInUse(visitor, "subjects")),
    ];
    const sitemaps = names.map((name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`);
    return reply
      .type("application/xml; charset=utf-8")
      .send(`${XML_DECLARATION}<sitemapindex xmlns="${SITEMAP_NAMESPACE}">${sitemaps.join("")}</sitemapindex>`);
  });

  app.get("/sitemap-pages.xml", (request, reply) => {
    const origin = originOf(request);
    return reply.type("application/xml; charset=utf-8").send(
      urlSet(
        ["/", "/books", "/about", "/privacy", "/visits", "/activate", "/login"].map((path) => ({
          address: origin + path,
        })),
      ),
    );
  });

  app.get("/sitemap-blogs.xml", async (request, reply) => {
    const origin = originOf(request);
    const posts = await blogs.addresses(visitor);
    const entries = posts.map(({ slug, updatedAt }) => ({
      address: `${origin}/blogs/${encodeURIComponent(slug)}`,
      changed: updatedAt.toISOString().slice(0, 10),
    }));
    return reply.type("application/xml; charset=utf-8").send(urlSet([{ address: `${origin}/blogs` }, ...entries]));
  });

  app.get("/sitemap-lists.xml", async (request, reply) => {
    const origin = originOf(request);
    const lists = await readingLists.published(visitor);
    const entries = lists.flatMap(({ slug, updatedAt }) =>
      slug === null
        ? []
        : [{ address: `${origin}/lists/${encodeURIComponent(slug)}`, changed: updatedAt.toISOString().slice(0, 10) }],
    );
    // Without a published list the page of lists is empty.
    const index = entries.length > 0 ? [{ address: `${origin}/lists` }] : [];
    return reply.type("application/xml; charset=utf-8").send(urlSet([...index, ...entries]));
  });

  app.get<{ Params: { number: string } }>("/sitemap-books-:number(^\\d{1,5}$).xml", async (request, reply) => {
    const found = await books.addresses(visitor, ...idsOfFile(request.params.number));
    if (found.length === 0) {
      return reply.callNotFound();
    }
    const origin = originOf(request);
    const entries = found.map(({ slug, updatedAt }) => ({
      address: `${origin}/books/${encodeURIComponent(slug)}`,
      changed: updatedAt.toISOString().slice(0, 10),
    }));
    return reply.type("application/xml; charset=utf-8").send(urlSet(entries));
  });
  for (const name of ["authors", "subjects"] as const) {
    app.get<{ Params: { number: string } }>(`/sitemap-${name}-:number(^\\d{1,5}$).xml`, async (request, reply) => {
      const found = await authorities.idsInUse(visitor, name, ...idsOfFile(request.params.number));
      if (found.length === 0) {
        return reply.callNotFound();
      }
      const origin = originOf(request);
      return reply
        .type("application/xml; charset=utf-8")
        .send(urlSet(found.map((id) => ({ address: `${origin}/${name}/${id}` }))));
    });
  }
}

/** The number that the file begins after, and its last one. */
function idsOfFile(fileNumber: string): [after: number, upTo: number] {
  const upTo = Number(fileNumber) * RECORDS_PER_FILE;
  return [upTo - RECORDS_PER_FILE, upTo];
}

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

function urlSet(entries: readonly { readonly address: string; readonly changed?: string }[]): string {
  const urls = entries.map(
    ({ address, changed }) => `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
  );
  return `${XML_DECLARATION}<urlset xmlns="${SITEMAP_NAMESPACE}">${urls.join("")}</urlset>`;
}
