import type { FastifyInstance } from "fastify";

import type { RequestAuth } from "../../platform/auth/RequestAuth.js";
import type { StoredFormat } from "../../platform/files/fileAddress.js";
import { sendFile } from "../../platform/files/sendFile.js";

const STORED_NAME = /^[0-9a-f]{32}$/;
const DOCUMENT_FILE = /^[a-z0-9][a-z0-9-]*\.(pdf|epub|mp3|m4a|ogg)$/;

const DOCUMENTS: Readonly<
  Record<StoredFormat, { readonly type: string; readonly disposition: "inline" | "attachment" }>
> = {
  pdf: { type: "application/pdf", disposition: "inline" },
  // No browser reads one, and what unpacks it is no business of our origin.
  epub: { type: "application/epub+zip", disposition: "attachment" },
  mp3: { type: "audio/mpeg", disposition: "inline" },
  m4a: { type: "audio/mp4", disposition: "inline" },
  ogg: { type: "audio/ogg", disposition: "inline" },
};

/** Serves digital files to those who may read them. */
export function addDigitalFileRoute(app: FastifyInstance, requestAuth: RequestAuth): void {
  app.route<{ Params: { name: string; file: string } }>({
    method: ["GET", "HEAD"],
    url: "/static/files/:name/:file",
    handler: async (request, reply) => {
      const { name, file } = request.params;
      const extension = DOCUMENT_FILE.exec(file)?.[1] as StoredFormat | undefined;
      const { bookFiles, viewer } = await requestAuth.contextOf(request, reply);
      const found =
        extension && STORED_NAME.test(name) ? await bookFiles.findDigitalFile(viewer, name, extension) : null;
      const { type, disposition } = DOCUMENTS[extension ?? "pdf"];
      return sendFile(request, reply, {
        path: found?.path ?? null,
        tag: name,
        headers: {
          "content-type": type,
          "content-disposition": `${disposition}; filename="${file}"`,
          // Revalidated on every request, so that a deleted file disappears for everybody at once, and one for members
          // with their logout; no cache that others share keeps one of those.
          "cache-control": found?.isPublic === false ? "private, no-cache" : "no-cache",
        },
      });
    },
  });
}
