import type { FastifyInstance } from "fastify";

import { NotFoundError } from "../../errors.js";
import type { RequestAuth } from "../../platform/auth/RequestAuth.js";
import type { StoredFiles } from "../../platform/files/StoredFiles.js";
import { visitor } from "../../viewer.js";
import { authorNamesOf } from "./authorNamesOf.js";
import { type SendSharePicture, sharedCover, slugOfPicture } from "./sendSharePicture.http.js";

interface SharePictureOptions {
  readonly requestAuth: RequestAuth;
  readonly files: StoredFiles;
  readonly send: SendSharePicture;
}

/** The pictures that networks show beside an address: of every book, and of the library. */
export function addSharePictures(app: FastifyInstance, { requestAuth, files, send }: SharePictureOptions): void {
  const method = ["GET", "HEAD"];
  app.route({
    method,
    url: "/share/library.jpg",
    handler: async (request, reply) => {
      const { settings } = await requestAuth.contextOf(request, reply);
      return send(request, reply, { libraryName: (await settings.read(visitor)).name, subject: null });
    },
  });
  app.route<{ Params: { file: string } }>({
    method,
    url: "/share/books/:file",
    handler: async (request, reply) => {
      const slug = slugOfPicture(request.params.file);
      // As everybody sees it, whoever asks.
      const { books, loaders, settings } = await requestAuth.contextOf(request, reply);
      const book = slug === null ? null : await books.one(visitor, { id: null, slug }, loaders.book);
      if (!book) {
        throw new NotFoundError("Gambar ini tidak ditemukan.");
      }
      return send(request, reply, {
        libraryName: (await settings.read(visitor)).name,
        subject: {
          title: book.title,
          line: (await authorNamesOf(book.id, loaders)).join(", "),
          covers: [await sharedCover(files, book)],
        },
      });
    },
  });
}
