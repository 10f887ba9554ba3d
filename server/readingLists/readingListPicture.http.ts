import type { FastifyInstance } from "fastify";

import { type SendSharePicture, sharedCover, slugOfPicture } from "../books/sharing/sendSharePicture.http.js";
import { NotFoundError } from "../errors.js";
import type { RequestAuth } from "../platform/auth/RequestAuth.js";
import type { StoredFiles } from "../platform/files/StoredFiles.js";
import { withoutMissing } from "../platform/withoutMissing.js";
import { visitor } from "../viewer.js";

interface ListPictureOptions {
  readonly requestAuth: RequestAuth;
  readonly files: StoredFiles;
  readonly send: SendSharePicture;
}

const MOST_COVERS = 3;

/** The picture of a published list: its first covers and its name. */
export function addReadingListPicture(app: FastifyInstance, { requestAuth, files, send }: ListPictureOptions): void {
  app.route<{ Params: { file: string } }>({
    method: ["GET", "HEAD"],
    url: "/share/lists/:file",
    handler: async (request, reply) => {
      const slug = slugOfPicture(request.params.file);
      // As everybody sees it, whoever asks.
      const { readingLists, loaders, settings } = await requestAuth.contextOf(request, reply);
      const list = slug === null ? null : await readingLists.one(visitor, { slug });
      if (!list) {
        throw new NotFoundError("Gambar ini tidak ditemukan.");
      }
      const bookIds = await loaders.listFirstBookIds.load(list.id);
      const books = withoutMissing(await loaders.book.loadMany(bookIds.slice(0, MOST_COVERS)));
      const covers = await Promise.all(books.map((book) => sharedCover(files, book)));
      return send(request, reply, {
        libraryName: (await settings.read(visitor)).name,
        subject: {
          title: list.name,
          line: `Daftar bacaan · ${await loaders.listBooksCount.load(list.id)} buku`,
          // An empty one has the cover that a book of its name would have.
          covers: covers.length > 0 ? covers : [{ slug: list.slug ?? "", title: list.name, path: null }],
        },
      });
    },
  });
}
