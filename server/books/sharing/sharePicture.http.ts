import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { NotFoundError } from "../../errors.js";
import type { RequestAuth } from "../../platform/auth/RequestAuth.js";
import type { StoredFiles } from "../../platform/files/StoredFiles.js";
import { etagOf, matchesEtag } from "../../platform/rest/etags.js";
import { visitor } from "../../viewer.js";
import { authorNamesOf } from "./authorNamesOf.js";
import type { SharePicture } from "./drawSharePicture.js";
import { SharePictures } from "./SharePictures.js";

const STORED_COVER = /^\/static\/covers\/(([0-9a-f]{32})-640\.webp)$/u;
const BOOK_PICTURE = /^(.+)\.jpg$/u;

interface SharePictureOptions {
  readonly requestAuth: RequestAuth;
  readonly files: StoredFiles;
}

/** The pictures that networks show beside an address: of every book, and of the library. */
export function addSharePictures(app: FastifyInstance, { requestAuth, files }: SharePictureOptions): void {
  const pictures = new SharePictures();
  const method = ["GET", "HEAD"];
  const send = async (request: FastifyRequest, reply: FastifyReply, picture: SharePicture) => {
    const etag = etagOf(JSON.stringify(picture));
    void reply.headers({
      etag,
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "cross-origin",
    });
    if (matchesEtag(request.headers["if-none-match"], etag)) {
      return reply.code(304).send();
    }
    const drawn = await pictures.picture(etag, picture);
    return drawn === null
      ? reply.code(503).header("cache-control", "no-store").header("retry-after", "5").send()
      : reply.type("image/jpeg").send(drawn);
  };

  app.route({
    method,
    url: "/share/library.jpg",
    handler: async (request, reply) => {
      const { settings } = await requestAuth.contextOf(request, reply);
      return send(request, reply, { libraryName: (await settings.read(visitor)).name, book: null });
    },
  });
  app.route<{ Params: { file: string } }>({
    method,
    url: "/share/books/:file",
    handler: async (request, reply) => {
      const [, slug] = BOOK_PICTURE.exec(request.params.file) ?? [];
      // As everybody sees it, whoever asks.
      const { books, loaders, settings } = await requestAuth.contextOf(request, reply);
      const book = slug === undefined ? null : await books.one(visitor, { id: null, slug }, loaders.book);
      if (!book) {
        throw new NotFoundError("Gambar ini tidak ditemukan.");
      }
      const [, file, name] = STORED_COVER.exec(book.imageUrl ?? "") ?? [];
      return send(request, reply, {
        libraryName: (await settings.read(visitor)).name,
        book: {
          slug: book.slug,
          title: book.title,
          authors: (await authorNamesOf(book.id, loaders)).join(", "),
          coverPath: file && name ? await files.find("cover", name, file) : null,
        },
      });
    },
  });
}
