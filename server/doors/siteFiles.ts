import sql, { type Sql } from "sql-template-tag";
import type { FastifyInstance } from "fastify";

import { publicSlugs } from "../blogs/blogReads.js";
import { publishedLists } from "../readingLists/readingListReads.js";
import { bookTable } from "../books/Book.entity.js";
import { integer, pick } from "../platform/database/columns.js";
import type { Database } from "../platform/database/Database.js";

/** Records in one file of the sitemap, by their numbers; the protocol allows 50,000 addresses. */
const RECORDS_PER_FILE = 10_000;

const listedBooks = sql`books WHERE listed = 1`;
const writtenAuthors = sql`authors WHERE books_count > 0`;
const usedSubjects = sql`subjects WHERE EXISTS (SELECT 1 FROM book_subjects
  JOIN books ON books.id = book_subjects.book_id
                         WHERE book_subjects.subject_id = subjects.id AND books.listed = 1)`;

interface SiteFileOptions {
  readonly database: Database;
  readonly originOf: (request: { readonly host: string; readonly protocol: string }) => string;
}

/** robots.txt and the sitemap. */
export function addSiteFiles(app: FastifyInstance, { database, originOf }: SiteFileOptions): void {
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
      ...numbered("books", await highestId(database, listedBooks)),
      ...numbered("authors", await highestId(database, writtenAuthors)),
      ...numbered("subjects", await highestId(database, usedSubjects)),
    ];
    const sitemaps = names.map((name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`);
    return reply
      .type("application/xml; charset=utf-8")
      .send(`${XML_DECLARATION}<sitemapindex xmlns="${SITEMAP_NAMESPACE}">${sitemaps.join("")}</sitemapindex>`);
  });

  app.get("/sitemap-pages.xml", (request, reply) => {
    const origin = originOf(request);
    return reply
      .type("application/xml; charset=utf-8")
      .send(
        urlSet(["/", "/books", "/about", "/visits", "/activate", "/login"].map((path) => ({ address: origin + path }))),
      );
  });

  app.get("/sitemap-blogs.xml", async (request, reply) => {
    const origin = originOf(request);
    const posts = await database.read((reader) => publicSlugs(reader, new Date()));
    const entries = posts.map(({ slug, updatedAt }) => ({
      address: `${origin}/blogs/${encodeURIComponent(slug)}`,
      changed: updatedAt.toISOString().slice(0, 10),
    }));
    return reply.type("application/xml; charset=utf-8").send(urlSet([{ address: `${origin}/blogs` }, ...entries]));
  });

  app.get("/sitemap-lists.xml", async (request, reply) => {
    const origin = originOf(request);
    const lists = await database.read(publishedLists);
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
    const number = Number(request.params.number);
    const books = await database.read((reader) =>
      reader.select(
        pick(bookTable, "slug", "updatedAt"),
        sql`FROM books WHERE listed = 1 AND id > ${(number - 1) * RECORDS_PER_FILE}
          AND id <= ${number * RECORDS_PER_FILE}
            ORDER BY id`,
      ),
    );
    if (books.length === 0) {
      return reply.callNotFound();
    }
    const origin = originOf(request);
    const entries = books.map(({ slug, updatedAt }) => ({
      address: `${origin}/books/${encodeURIComponent(slug)}`,
      changed: updatedAt.toISOString().slice(0, 10),
    }));
    return reply.type("application/xml; charset=utf-8").send(urlSet(entries));
  });
  for (const [name, records] of [
    ["authors", writtenAuthors],
    ["subjects", usedSubjects],
  ] as const) {
    app.get<{ Params: { number: string } }>(`/sitemap-${name}-:number(^\\d{1,5}$).xml`, async (request, reply) => {
      const number = Number(request.params.number);
      const found = await database.read((reader) =>
        reader.select(
          { id: integer(sql`id`) },
          sql`FROM ${records} AND id > ${(number - 1) * RECORDS_PER_FILE} AND id <= ${number * RECORDS_PER_FILE}
              ORDER BY id`,
        ),
      );
      if (found.length === 0) {
        return reply.callNotFound();
      }
      const origin = originOf(request);
      return reply
        .type("application/xml; charset=utf-8")
        .send(urlSet(found.map(({ id }) => ({ address: `${origin}/${name}/${id}` }))));
    });
  }
}

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

function urlSet(entries: readonly { readonly address: string; readonly changed?: string }[]): string {
  const urls = entries.map(
    ({ address, changed }) => `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
  );
  return `${XML_DECLARATION}<urlset xmlns="${SITEMAP_NAMESPACE}">${urls.join("")}</urlset>`;
}

/** Zero where there is none. The last row by its key, which no table has to be counted for. */
function highestId(database: Database, records: Sql): Promise<number> {
  return database.read(async (reader) => {
    const [row] = await reader.select({ id: integer(sql`id`) }, sql`FROM ${records} ORDER BY id DESC LIMIT 1`);
    return row?.id ?? 0;
  });
}
