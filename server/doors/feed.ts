import type { FastifyInstance } from "fastify";

import { authorNamesOf } from "../books/sharing/authorNamesOf.js";
import type { RequestAuth } from "../platform/auth/RequestAuth.js";
import { etagOf, matchesEtag } from "../platform/rest/etags.js";
import { visitor } from "../viewer.js";

const NEWEST = 30;
const MAX_DESCRIPTION = 400;

interface FeedOptions {
  readonly requestAuth: RequestAuth;
  readonly originOf: (request: { readonly host: string; readonly protocol: string }) => string;
}

/** New books as RSS 2.0, for whoever follows the library with a reader or on its school's site. */
export function addFeed(app: FastifyInstance, { requestAuth, originOf }: FeedOptions): void {
  app.get("/feed.xml", async (request, reply) => {
    const origin = originOf(request);
    const { books, loaders, settings } = await requestAuth.contextOf(request, reply);
    const { name } = await settings.read(visitor);
    const { edges } = await books.page(visitor, { sort: "newest" }, { first: NEWEST });
    const items = await Promise.all(
      edges.map(async ({ node: book }) => {
        const authors = await authorNamesOf(book.id, loaders);
        const description = await loaders.description.load(book.id);
        const address = `${origin}/books/${encodeURIComponent(book.slug)}`;
        return [
          "<item>",
          `<title>${xml(book.title)}</title>`,
          `<link>${xml(address)}</link>`,
          `<guid isPermaLink="true">${xml(address)}</guid>`,
          `<pubDate>${book.createdAt.toUTCString()}</pubDate>`,
          ...authors.map((author) => `<dc:creator>${xml(author)}</dc:creator>`),
          description ? `<description>${xml(description.slice(0, MAX_DESCRIPTION))}</description>` : "",
          "</item>",
        ].join("");
      }),
    );
    const feed =
      '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
      'xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>' +
      `<title>${xml(`Buku baru di ${name}`)}</title><link>${xml(`${origin}/books`)}</link>` +
      `<description>${xml(`Buku yang baru masuk di ${name}`)}</description><language>id</language>` +
      `<atom:link href="${xml(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml"/>` +
      `${items.join("")}</channel></rss>`;
    const etag = etagOf(feed);
    void reply.header("etag", etag).header("cache-control", "no-cache");
    return matchesEtag(request.headers["if-none-match"], etag)
      ? reply.code(304).send()
      : reply.type("application/rss+xml; charset=utf-8").send(feed);
  });
}

/** Text of an element or an attribute, without what XML cannot hold. */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
